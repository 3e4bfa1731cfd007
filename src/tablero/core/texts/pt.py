"""What players read, in Portuguese, by the English text."""

TEXTS = {
    "'{mark}' is no mark: a cell is X, O or '.'.": "'{mark}' não é uma marca: uma casa é X, O ou '.'.",
    "'{move}' cannot be played: the game is over.": "'{move}' não pode ser jogado: o jogo acabou.",
    "'{move}' is not a legal move here; legal are: {moves}.": (
        "'{move}' não é uma jogada legal aqui; são legais: {moves}."
    ),
    "'{text}' is no outcome of chance: write @ and a whole number.": (
        "'{text}' não é um resultado do acaso: escreva @ e um número inteiro."
    ),
    "'{text}' is no time for {name}: it takes seconds above 0.": (
        "'{text}' não é um tempo para {name}: têm de ser segundos acima de 0."
    ),
    "'{text}' is no value for {name}: it takes a whole number from 1 to {most}.": (
        "'{text}' não serve para {name}: tem de ser um número inteiro de 1 a {most}."
    ),
    "(Its key is a hash, so this is all but certain.)": "(A sua chave é um hash, por isso isto é quase certo.)",
    "A draw with best play.": "Empate com o melhor jogo.",
    "A game with chance in it has no exact value of this kind.": "Um jogo com acaso não tem um valor exato deste tipo.",
    "A move, written as the list of moves writes it, or:\n?        this help\nmoves    every legal move\nboard"
    "    the board again\nundo     take back your last move\nquit     leave the game": (
        "Uma jogada, escrita como na lista de jogadas, ou:\n?          esta ajuda\njogadas    todas as jogadas legais"
        "\ntabuleiro  o tabuleiro outra vez\ndesfazer   retirar a sua última jogada\nsair       deixar o jogo"
    ),
    "A number from 1 to {number}, please.": "Um número de 1 a {number}, por favor.",
    "A position of {game} is {count} whole numbers with commas between.": (
        "Uma posição de {game} são {count} números inteiros separados por vírgulas."
    ),
    "A position of {game} is {shape}, with '/' between rows.": (
        "Uma posição de {game} são {shape}, com '/' entre linhas."
    ),
    "A row of {length} ends the game, but a stone was set after it.": (
        "Uma linha de {length} acaba o jogo, mas jogou-se depois dela."
    ),
    "Both sides have a row of {length}; the game ends with the first.": (
        "Os dois lados têm uma linha de {length}; o jogo acaba com a primeira."
    ),
    "Chance": "Acaso",
    "Chance to play": "Joga o acaso",
    "Checking {game}": "A verificar {game}",
    "Compiling, the first time only: the result is kept": "A compilar, só da primeira vez: o resultado fica guardado",
    "Counting {game} to depth {depth}": "A contar {game} até à profundidade {depth}",
    "Did you mean {names}?": "Quer dizer {names}?",
    "Draw": "Empate",
    "Finding the positions of {game}": "A procurar as posições de {game}",
    "It is chance's turn: no move can be made.": "É a vez do acaso: não se pode jogar.",
    "Its payoffs are too large for the solver's table.": "As suas pontuações são grandes demais para a tabela.",
    "Left after: {moves}": "Jogo deixado após: {moves}",
    "Measuring {name}": "A medir {name}",
    "Minimax is for games of two seats without chance.": "O minimax é para jogos de dois jogadores sem acaso.",
    "Moves: {moves}": "Jogadas: {moves}",
    "No figure has '{name}' in its name.": "Nenhum número tem '{name}' no seu nome.",
    "Nobody is at a terminal: two engines play.": "Não há ninguém num terminal: jogam dois motores.",
    "Player {number}": "Jogador {number}",
    "Playing {games} games of {game}": "A jogar {games} jogos de {game}",
    "Preparing {game}": "A preparar {game}",
    "Shared: {seats}": "Vitória partilhada: {seats}",
    "Solving is for two seats; this game has {seats}.": "Resolver é para dois jogadores; este jogo tem {seats}.",
    "Solving {file}": "A resolver {file}",
    "Solving {game}": "A resolver {game}",
    "Stopped.": "Interrompido.",
    "The game is over: there is nothing to think about.": "O jogo acabou: não há nada em que pensar.",
    "The game package {name} cannot be loaded: {reason}": "Não se pode carregar o pacote de jogo {name}: {reason}",
    "The player {name} cannot say what it thinks.": "O jogador {name} não pode dizer o que pensa.",
    "The tree has more than {number} positions: choose a smaller depth.": (
        "A árvore tem mais de {number} posições: escolha uma profundidade menor."
    ),
    "There are: {names}.": "Há: {names}.",
    "There is no game '{name}'.": "Não há nenhum jogo '{name}'.",
    "There is no move of yours to take back.": "Não há nenhuma jogada sua para retirar.",
    "There is no player '{name}'.": "Não há nenhum jogador '{name}'.",
    "Thinking about {game}": "A pensar em {game}",
    "This game brings no text of its rules.": "Este jogo não traz o texto das suas regras.",
    "This game can go round in circles, so it cannot be solved by search alone.": (
        "Este jogo pode andar às voltas sem fim, por isso não se resolve só com busca."
    ),
    "This game can go round in circles: minimax needs a depth.": (
        "Este jogo pode andar às voltas sem fim: o minimax precisa de uma profundidade."
    ),
    "This game has {number} seats; --seats names {given}.": "Este jogo tem {number} lugares; --seats nomeia {given}.",
    "This is no book of tablero, or it is damaged.": "Isto não é um livro de tablero, ou está danificado.",
    "WRONG: {expected} expected": "ERRADO: esperava-se {expected}",
    "Which game? (1-{number}) ": "Que jogo? (1-{number}) ",
    "X moves first, so it has as many stones as O or one more; here are {first} X and {second} O.": (
        "Começa X, por isso tem tantas peças como O ou mais uma; aqui há {first} X e {second} O."
    ),
    "`tablero games` lists them.": "`tablero games` enumera-os.",
    "a draw": "empate",
    "also {names}": "também {names}",
    "best: {moves}": "o melhor: {moves}",
    "best: {move}, {value}": "o melhor: {move}, {value}",
    "board": "tabuleiro",
    "drawn or shared: {shared} ({share} %)": "empatados ou partilhados: {shared} ({share} %)",
    "estimate": "estimativa",
    "it answered an illegal move: {reason}": "respondeu uma jogada ilegal: {reason}",
    "it broke down: {reason}": "falhou: {reason}",
    "it took longer than {seconds} s": "demorou mais de {seconds} s",
    "line {number}": "linha {number}",
    "line: {moves}": "linha: {moves}",
    "loses ({number})": "perde ({number})",
    "loses in {number}": "perde em {number}",
    "moves": "jogadas",
    "no move": "nenhuma jogada",
    "none": "nenhuma",
    "others: {moves}": "outras: {moves}",
    "quit": "sair",
    "the game is over": "o jogo acabou",
    "undo": "desfazer",
    "variants: {names}": "variantes: {names}",
    "wins ({number})": "ganha ({number})",
    "wins in {number}": "ganha em {number}",
    "{done} positions, {wrong} wrong, mean {mean} ms and {nodes} nodes, {speed} M nodes/s": (
        "{done} posições, {wrong} erradas, média {mean} ms e {nodes} nós, {speed} M nós/s"
    ),
    "{file} is not begun work on this book ({about}): name another file with --out, or remove it.": (
        "{file} não é trabalho começado deste livro ({about}): indique outro ficheiro com --out, ou apague-o."
    ),
    "{file}: {number} bytes": "{file}: {number} bytes",
    "{games} games, {moves} moves, {seconds} s, {speed} M games/s": (
        "{games} jogos, {moves} jogadas, {seconds} s, {speed} M jogos/s"
    ),
    "{game} breaks the contract in {number} places.": "{game} quebra o contrato em {number} pontos.",
    "{game} has no exact key, so a book of it could not be trusted.": (
        "{game} não tem uma chave exata, por isso não se poderia confiar no seu livro."
    ),
    "{game} has no rule of thumb to play by.": "{game} não tem uma regra prática com que jogar.",
    "{game} has no variant '{word}'.": "{game} não tem a variante '{word}'.",
    "{game} has no variants, so '{word}' means nothing.": (
        "{game} não tem variantes, por isso '{word}' não significa nada."
    ),
    "{game} keeps the contract.": "{game} cumpre o contrato.",
    "{game}: ready ({seconds} s)": "{game}: pronto ({seconds} s)",
    "{move} is not the number of a legal move here.": "{move} não é o número de uma jogada legal aqui.",
    "{name} defines no GAME (a tablero Game) and no GAMES.": "{name} não define GAME (um Game de tablero) nem GAMES.",
    "{name} has no option '{option}'; it has: {known}.": "{name} não tem a opção '{option}'; tem: {known}.",
    "{name}: its State has no body for {verbs}.": "{name}: o seu State não tem corpo para {verbs}.",
    "{nodes} lines of {depth} moves, {seconds} s, {speed} M/s": (
        "{nodes} linhas de {depth} jogadas, {seconds} s, {speed} M/s"
    ),
    "{nodes} nodes, depth {depth}, {seconds} s": "{nodes} nós, profundidade {depth}, {seconds} s",
    "{nodes} nodes, {seconds} s": "{nodes} nós, {seconds} s",
    "{nodes} positions": "{nodes} posições",
    "{nodes} positions; minimax looks at {whole}: {share} % saved": (
        "{nodes} posições; o minimax vê {whole}: {share} % poupado"
    ),
    "{number} points": "{number} pontos",
    "{path} cannot be read: {reason}.": "Não se pode ler {path}: {reason}.",
    "{path} has no class with a method `choose`.": "{path} não tem nenhuma classe com um método `choose`.",
    "{path} is no Python file.": "{path} não é um ficheiro de Python.",
    "{path}{line}: {reason}": "{path}{line}: {reason}",
    "{rows} rows of {columns} cells": "{rows} linhas de {columns} casas",
    "{seat} ({player}) is thinking": "{seat} ({player}) está a pensar",
    "{seat} ({player}) loses: {reason}.": "{seat} ({player}) perde: {reason}.",
    "{seat} loses against best play{score}.": "{seat} perde contra o melhor jogo{score}.",
    "{seat} reaches {value} at least; stopped before more was proven.": (
        "{seat} consegue {value} no mínimo; interrompido antes de provar mais."
    ),
    "{seat} reaches {value} at most; stopped before more was proven.": (
        "{seat} consegue {value} no máximo; interrompido antes de provar mais."
    ),
    "{seat} takes the highest": "{seat} toma o maior",
    "{seat} takes the lowest": "{seat} toma o menor",
    "{seat} to play": "Joga {seat}",
    "{seat} wins": "Ganha {seat}",
    "{seat} wins with best play{score}.": "{seat} ganha com o melhor jogo{score}.",
    "{seat}, your move (? for help): ": "{seat}, a sua jogada (? para ajuda): ",
    "{seat}: {wins} won ({share} %), mean payoff {mean}": "{seat}: {wins} ganhos ({share} %), ganho médio {mean}",
    "… {cut} cut: {seat} has {here} here at least, and the other has {bound} elsewhere": (
        "… {cut} podadas: {seat} tem aqui {here} no mínimo, e o outro tem {bound} noutro lado"
    ),
    "… {cut} cut: {seat} has {here} here at most, and the other has {bound} elsewhere": (
        "… {cut} podadas: {seat} tem aqui {here} no máximo, e o outro tem {bound} noutro lado"
    ),
}
