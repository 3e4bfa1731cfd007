"""What players read, in Portuguese, by the English text."""

TEXTS = {
    "'{mark}' is no mark: a cell is X, O or '.'.": "'{mark}' não é uma marca: uma casa é X, O ou '.'.",
    "'{move}' cannot be played: the game is over.": "'{move}' não pode ser jogado: o jogo acabou.",
    "'{move}' is not a legal move here; legal are: {moves}.": (
        "'{move}' não é uma jogada legal aqui; são legais: {moves}."
    ),
    "'{name}' of the record is damaged.": "'{name}' do registo está danificado.",
    "'{text}' is no clock: write none, 10/move, or 5m+3s.": (
        "'{text}' não é um relógio: escreve none, 10/move ou 5m+3s."
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
    "(look on)": "(assistir)",
    "(or: {move})": "(ou: {move})",
    "(usual)": "(a normal)",
    "(y/n)": "(s/n)",
    "--verbose tells the games, and --out writes them down: choose one.": (
        "--verbose conta as partidas e --out escreve-as: escolhe um."
    ),
    "1 or 0, please.": "1 ou 0, por favor.",
    "A draw with best play.": "Empate com o melhor jogo.",
    "A game with chance in it has no exact value of this kind.": "Um jogo com acaso não tem um valor exato deste tipo.",
    "A goal and a full stop: tableroInicial(T), columnaDisp(T, C).\n;           (after an answer) the next one;"
    " Enter: enough\n:draw T     draw the board that T stands for\n:consult F  add the clauses of the file F\n:help"
    "       this help\nhalt.       leave": (
        "Um objetivo e um ponto: tableroInicial(T), columnaDisp(T, C).\n;           (após uma resposta) a seguinte;"
        " Enter: basta\n:draw T     desenhar o tabuleiro que é T\n:consult F  juntar as cláusulas do ficheiro F"
        "\n:help       esta ajuda\nhalt.       sair"
    ),
    "A move, as the list writes it": "Uma jogada, como na lista",
    "A move, written as the list of moves writes it, or:\n?        this help\nrules    the rules in brief\nmoves"
    "    every legal move\nboard    the board again\nhint     a good move, and why\neval     how it stands\nundo"
    "     take back your last move\ndraw     offer a draw\nresign   give up\nsave F   write the game to the file F"
    "\nquit     leave the game; it is kept": (
        "Uma jogada, escrita como na lista de jogadas, ou:\n?          esta ajuda\nregras     as regras em resumo"
        "\njogadas    todas as jogadas legais\ntabuleiro  o tabuleiro outra vez\ndica       uma boa jogada, e porquê"
        "\naval       como está a partida\ndesfazer   retirar a tua última jogada\nempate     propor empate\ndesistir"
        "   desistir da partida\ngravar F   escrever a partida no ficheiro F\nsair       deixar a partida; fica"
        " guardada"
    ),
    "A number from 1 to {number}, please.": "Um número de 1 a {number}, por favor.",
    "A position of {game} is {count} whole numbers with commas between.": (
        "Uma posição de {game} são {count} números inteiros separados por vírgulas."
    ),
    "A position of {game} is {shape}, with '/' between rows.": (
        "Uma posição de {game} são {shape}, com '/' entre linhas."
    ),
    "A process that played games has died: a player may have ended it.": (
        "Um processo que jogava partidas morreu: pode tê-lo acabado um jogador."
    ),
    "A row of {length} ends the game, but a stone was set after it.": (
        "Uma linha de {length} acaba o jogo, mas jogou-se depois dela."
    ),
    "Another game": "Outra partida",
    "Arguments are not sufficiently instantiated": "Os argumentos não estão suficientemente instanciados",
    "Arithmetic: division by zero": "Aritmética: divisão por zero",
    "Arithmetic: the number is too large": "Aritmética: o número é grande demais",
    "Arithmetic: there is no {name}/{arity}": "Aritmética: não existe {name}/{arity}",
    "Arithmetic: undefined": "Aritmética: indefinido",
    "Arrows and Enter, or the mouse: touch what you move, then\nwhere to. Esc lets go.\n\nu, r   undo, redo"
    "           h   a hint, and why\nm      type a move          e   evaluation bar\nf      turn the board       d"
    "   offer a draw\nx      resign               v   review the game\ns      write to a file      l   your games"
    "\nn      new game             t   light or dark\nq      leave; the game is kept": (
        "Setas e Enter, ou o rato: toca no que moves e depois\npara onde. Esc larga.\n\nu, r   desfazer, refazer    h"
        "   uma dica, e porquê\nm      escrever a jogada    e   barra de avaliação\nf      virar o tabuleiro    d"
        "   propor empate\nx      desistir             v   rever a partida\ns      escrever em ficheiro l   as tuas"
        " partidas\nn      partida nova         t   claro ou escuro\nq      sair; a partida fica guardada"
    ),
    "Back": "Voltar",
    "Board size: {side}": "Tamanho do tabuleiro: {side}",
    "Both sides have a row of {length}; the game ends with the first.": (
        "Os dois lados têm uma linha de {length}; o jogo acaba com a primeira."
    ),
    "CPU difficulty: {level}": "Dificuldade do CPU: {level}",
    "Chance": "Acaso",
    "Chance to play": "Vez do acaso",
    "Checking {game}": "A verificar {game}",
    "Choose Option": "Escolha uma opção",
    "Choose Player {number} : ": "Escolha o Jogador {number} : ",
    "Choose who begins: (1-The machine; 0-The player)": "Escolhe quem começa: (1-Começa a IA; 0-Começa o Jogador)",
    "Chose Column": "Escolha a coluna",
    "Chose Row": "Escolha a linha",
    "Column : {column}      Row : {row}": "Coluna : {column}      Linha : {row}",
    "Column: ": "Coluna: ",
    "Compiling, the first time only: the result is kept": "A compilar, só da primeira vez: o resultado fica guardado",
    "Counting {game} to depth {depth}": "A contar {game} até à profundidade {depth}",
    "Did you mean {names}?": "Quer dizer {names}?",
    "Directives are not obeyed: {text}": "As diretivas não são obedecidas: {text}",
    "Do you give up?": "Desistes?",
    "Draw": "Empate",
    "Draw: after {number} steps.": "Empate: após {number} passos.",
    "End of the game, a draw": "Fim da partida, empate",
    "End of the game, {mark} wins": "Fim da partida, ganha {mark}",
    "Esc: back": "Esc: voltar",
    "Exit": "Sair",
    "Finding the positions of {game}": "A procurar as posições de {game}",
    "Forget game {number}?": "Esquecer a partida {number}?",
    "From 3 to 9, please.": "De 3 a 9, por favor.",
    "From {first} to {last}, please.": "De {first} a {last}, por favor.",
    "Game": "Jogo",
    "Game {number} is finished; `tablero replay {number}` shows it.": (
        "A partida {number} terminou; `tablero replay {number}` mostra-a."
    ),
    "Game {number} is forgotten.": "A partida {number} fica esquecida.",
    "Game {number} of {file} is damaged: {reason}": "A partida {number} de {file} está danificada: {reason}",
    "Game {number} of {games}": "Partida {number} de {games}",
    "Game {number}: {reason}": "Partida {number}: {reason}",
    "Give the X coordinate (column) of the piece that you want to move": (
        "Introduza a coordenada X (coluna) da peça que deseja mover"
    ),
    "Give the X coordinate (column) of the place to which you want to move": (
        "Introduza a coordenada X (coluna) da posição para onde deseja mover"
    ),
    "Give the Y coordinate (row) of the piece that you want to move": (
        "Introduza a coordenada Y (linha) da peça que deseja mover"
    ),
    "Give the Y coordinate (row) of the place to which you want to move": (
        "Introduza a coordenada Y (linha) da posição para onde deseja mover"
    ),
    "In a row: {cells}": "Em linha: {cells}",
    "Invalid move, choose another one": "Movimento inválido, escolhe outro",
    "It is chance's turn: no move can be made.": "É a vez do acaso: não se pode jogar.",
    "It is kept: `tablero resume {number}` goes on.": "Fica guardada: `tablero resume {number}` continua-a.",
    "It names the Python file {file}, which would be run: allow that with --trust.": (
        "Nomeia o ficheiro de Python {file}, que seria executado: permite-o com --trust."
    ),
    "It says that the game has ended, and it has not.": "Diz que a partida terminou, e não é assim.",
    "Its payoffs are too large for the solver's table.": "As suas pontuações são grandes demais para a tabela.",
    "Its result is damaged: {result}": "O seu resultado está danificado: {result}",
    "Leave": "Sair",
    "Leave the game?": "Deixar a partida?",
    "Left after: {moves}": "Jogo deixado após: {moves}",
    "Look at the board": "Ver o tabuleiro",
    "Looking at {game} again": "A rever {game}",
    "Machine's turn: ": "Turno IA: ",
    "Measuring {name}": "A medir {name}",
    "Minimax is for games of two seats without chance.": "O minimax é para jogos de dois jogadores sem acaso.",
    "Move {number}: {reason}": "Jogada {number}: {reason}",
    "Move: {start} to {end}.": "Movimento: {start} a {end}.",
    "Moves: {moves}": "Jogadas: {moves}",
    "Name a file: save game.jsonl": "Diz um ficheiro: gravar partida.jsonl",
    "Name the game as well: tablero play GAME --seats …": "Diz também o jogo: tablero play JOGO --seats …",
    "No": "Não",
    "No figure has '{name}' in its name.": "Nenhum número tem '{name}' no seu nome.",
    "No permission to modify static procedure `{name}/{arity}'": (
        "Não é permitido modificar o predicado `{name}/{arity}'"
    ),
    "Nobody is at a terminal: two engines play.": "Não há ninguém num terminal: jogam dois motores.",
    "Nothing better is known of here.": "Aqui não se conhece nada melhor.",
    "Now choose the players: player 1 is White, player 2 is Black.": (
        "A seguir deve escolher os jogadores: o 1 joga com as brancas e o 2 com as pretas."
    ),
    "Opponent": "Adversário",
    "People cannot sit in a simulation.": "Numa simulação não podem jogar pessoas.",
    "Play": "Jogar",
    "Player": "Jogador",
    "Player 0: Human": "Jogador 0: Humano",
    "Player 1: Minimax AI": "Jogador 1: IA Minimax",
    "Player {number}": "Jogador {number}",
    "Player's turn: ": "Turno jogador: ",
    "Playing {games} games of {game}": "A jogar {games} jogos de {game}",
    "Preparing {game}": "A preparar {game}",
    "Reading {file}": "A ler {file}",
    "Review the game": "Rever a partida",
    "Row: ": "Linha: ",
    "Rules": "Regras",
    "Saved: {file}": "Gravada: {file}",
    "Settings": "Definições",
    "Shared: {seats}": "Vitória partilhada: {seats}",
    "Side of the board (9 or 6; 3 to 9):": "Lado do tabuleiro (9 ou 6; de 3 a 9):",
    "Solving is for two seats; this game has {seats}.": "Resolver é para dois jogadores; este jogo tem {seats}.",
    "Solving {file}": "A resolver {file}",
    "Solving {game}": "A resolver {game}",
    "Stack limit exceeded: {number} calls deep": "Limite da pilha excedido: {number} chamadas",
    "Stopped.": "Interrompido.",
    "Stopped; the same command goes on with {file}.": "Parado; o mesmo comando continua com {file}.",
    "The draw is declined.": "O empate não é aceite.",
    "The full screen needs a terminal; --ui console does not.": (
        "O ecrã inteiro precisa de um terminal; --ui console não."
    ),
    "The game is being played elsewhere as well.": "A partida está a ser jogada também noutro sítio.",
    "The game is not being kept: {reason}": "A partida não está a ser guardada: {reason}",
    "The game is over here.": "Aqui a partida terminou.",
    "The game is over: there is nothing to think about.": "O jogo acabou: não há nada em que pensar.",
    "The game package {name} cannot be loaded: {reason}": "Não se pode carregar o pacote de jogo {name}: {reason}",
    "The player {name} cannot say what it thinks.": "O jogador {name} não pode dizer o que pensa.",
    "The record has no '{name}'.": "O registo não tem '{name}'.",
    "The search was stopped.": "A procura foi parada.",
    "The tree has more than {number} positions: choose a smaller depth.": (
        "A árvore tem mais de {number} posições: escolha uma profundidade menor."
    ),
    "There are: {names}.": "Há: {names}.",
    "There is no game '{name}'.": "Não há nenhum jogo '{name}'.",
    "There is no game in {file}.": "Em {file} não há nenhuma partida.",
    "There is no game to go on with; `tablero play` begins one.": (
        "Não há partida para continuar; `tablero play` começa uma."
    ),
    "There is no game yet; `tablero play` begins one.": "Ainda não há partidas; `tablero play` começa uma.",
    "There is no game {number} in the library any more.": "A partida {number} já não está na biblioteca.",
    "There is no game {number} in the library; `tablero library` lists them.": (
        "Não há partida {number} na biblioteca; `tablero library` enumera-as."
    ),
    "There is no move of yours to take back.": "Não há nenhuma jogada sua para retirar.",
    "There is no player '{name}'.": "Não há nenhum jogador '{name}'.",
    "There is no such option.": "Não há tal opção.",
    "There is no such player.": "Esse Jogador não existe.",
    "Thinking about {game}": "A pensar em {game}",
    "This board has no other side.": "Este tabuleiro não tem outro lado.",
    "This game brings no text of its rules.": "Este jogo não traz o texto das suas regras.",
    "This game can go round in circles, so it cannot be solved by search alone.": (
        "Este jogo pode andar às voltas sem fim, por isso não se resolve só com busca."
    ),
    "This game can go round in circles: minimax needs a depth.": (
        "Este jogo pode andar às voltas sem fim: o minimax precisa de uma profundidade."
    ),
    "This game has {number} seats; --seats names {given}.": "Este jogo tem {number} lugares; --seats nomeia {given}.",
    "This game has {number} seats; the record names {given}.": (
        "Este jogo tem {number} lugares; o registo nomeia {given}."
    ),
    "This is a record of edition {given} of the rules of {game}; known is {known}.": (
        "É um registo da edição {given} das regras de {game}; conhece-se a {known}."
    ),
    "This is neither lines of JSON nor PDN: {text}": "Não são linhas de JSON nem PDN: {text}",
    "This is nested too deep.": "Está aninhado fundo demais.",
    "This is no book of tablero, or it is damaged.": "Isto não é um livro de tablero, ou está danificado.",
    "This is no record of tablero's: a line of JSON that begins with {head}.": (
        "Não é um registo do tablero: uma linha de JSON que começa por {head}."
    ),
    "This record is of format {given}; known is {known}.": "Este registo é do formato {given}; conhece-se o {known}.",
    "This text is too long: {number} characters at the most.": "O texto é longo demais: {number} caracteres no máximo.",
    "Time limit exceeded: {seconds} s": "Limite de tempo excedido: {seconds} s",
    "Touch it again to stop here, or go on.": "Toca outra vez para parar aqui, ou continua.",
    "Turn of {seat}": "Turno de {seat}",
    "Type error: `{kind}' expected, found `{term}'": "Erro de tipo: esperava-se `{kind}' e há `{term}'",
    "Unknown procedure: {name}/{arity}": "Predicado desconhecido: {name}/{arity}",
    "Up, down, left, right in the list of moves, or a click: walk through the game.\n\nb          the better line,"
    " step by step\nTab        to the board: touch pieces to try a variation of your own\nBackspace  take back a"
    " step of the variation\nh          what is best here, and why\np          play on from here, against the"
    " machine\nf          turn the board            t   light or dark\nEsc, q     back": (
        "Cima, baixo, esquerda, direita na lista, ou um clique: percorrer a partida.\n\nb          a linha melhor,"
        " passo a passo\nTab        para o tabuleiro: toca em peças para tentar uma variante tua\nBackspace  retirar"
        " um passo da variante\nh          o que é melhor aqui, e porquê\np          continuar a jogar daqui, contra"
        " a máquina\nf          virar o tabuleiro         t   claro ou escuro\nEsc, q     voltar"
    ),
    "Variant": "Variante",
    "WRONG: {expected} expected": "ERRADO: esperava-se {expected}",
    "Welcome to draughts in Python.": "Bem-vindo às damas em Python.",
    "Which file of games?": "Que ficheiro de partidas?",
    "Which game? (1-{number}) ": "Que jogo? (1-{number}) ",
    "Which move?": "Que jogada?",
    "Who moves first: {seat}": "Quem move primeiro: {seat}",
    "Write the game to which file?": "Em que ficheiro se escreve a partida?",
    "X moves first, so it has as many stones as O or one more; here are {first} X and {second} O.": (
        "Começa X, por isso tem tantas peças como O ou mais uma; aqui há {first} X e {second} O."
    ),
    "Yes": "Sim",
    "Yes or no, please.": "Sim ou não, por favor.",
    "You are": "Tu és",
    "Your games": "As tuas partidas",
    "`tablero games` lists them.": "`tablero games` enumera-os.",
    "`{text}' cannot be the head of a clause.": "`{text}' não pode ser a cabeça de uma cláusula.",
    "a draw": "empate",
    "a person at this screen": "uma pessoa neste ecrã",
    "agreed": "de comum acordo",
    "also {names}": "também {names}",
    "back": "voltar",
    "bar": "barra",
    "being looked at …": "em revisão …",
    "best": "a melhor",
    "best: {moves}": "o melhor: {moves}",
    "best: {move}, {value}": "o melhor: {move}, {value}",
    "better line": "linha melhor",
    "better: {moves}": "melhor: {moves}",
    "blunder": "erro grave",
    "board": "tabuleiro",
    "by a rule of thumb": "por uma regra prática",
    "by seat: {shares}": "por lugar: {shares}",
    "clock: 5m+3s": "relógio: 5m+3s",
    "draw": "empate",
    "drawn or shared: {shared} ({share} %)": "empatados ou partilhados: {shared} ({share} %)",
    "estimate": "estimativa",
    "eval": "aval",
    "exit": "fim",
    "flip": "virar",
    "forget": "esquecer",
    "game": "jogo",
    "go on, or look again": "continuar, ou rever",
    "good": "boa",
    "help": "ajuda",
    "hint": "dica",
    "inaccuracy": "imprecisão",
    "it answered an illegal move: {reason}": "respondeu uma jogada ilegal: {reason}",
    "it broke down: {reason}": "falhou: {reason}",
    "it took longer than {seconds} s": "demorou mais de {seconds} s",
    "leave": "sair",
    "light or dark": "claro ou escuro",
    "line {line}, column {column}: '{mark}' has no place here": (
        "linha {line}, coluna {column}: '{mark}' não tem lugar aqui"
    ),
    "line {line}, column {column}: expected a term": "linha {line}, coluna {column}: esperava-se um termo",
    "line {line}, column {column}: expected {what}": "linha {line}, coluna {column}: esperava-se {what}",
    "line {number}": "linha {number}",
    "line: {moves}": "linha: {moves}",
    "looks one move ahead": "olha uma jogada à frente",
    "loses ({number})": "perde ({number})",
    "loses in {number}": "perde em {number}",
    "lost": "perdidas",
    "mistake": "erro",
    "moves": "jogadas",
    "new": "nova",
    "next list": "lista seguinte",
    "no move": "nenhuma jogada",
    "none": "nenhuma",
    "open": "aberta",
    "open a file": "abrir um ficheiro",
    "or": "ou",
    "others: {moves}": "outras: {moves}",
    "payoff": "saldo",
    "person": "humano",
    "play on from here": "continuar daqui",
    "played": "jogada",
    "player": "jogador",
    "players": "jogadores",
    "plays anything": "joga qualquer coisa",
    "plays out random games": "joga partidas ao acaso",
    "points": "pontos",
    "quit": "sair",
    "redo": "refazer",
    "resign": "desistir",
    "result": "resultado",
    "review": "revisão",
    "rules": "regras",
    "save": "gravar",
    "score": "pontuação",
    "searches deep": "procura a fundo",
    "shared": "partilhadas",
    "start": "início",
    "tablero: what shall we play?": "tablero: a que jogamos?",
    "the best there is": "o melhor que há",
    "the game is over": "o jogo acabou",
    "three moves ahead": "três jogadas à frente",
    "to": "a",
    "type": "escrever",
    "undo": "desfazer",
    "variant: 6x6/pie": "variante: 6x6/pie",
    "variants: {names}": "variantes: {names}",
    "variation: {moves}": "variante: {moves}",
    "wins ({number})": "ganha ({number})",
    "wins in {number}": "ganha em {number}",
    "won": "ganhas",
    "your games": "as tuas partidas",
    "{before} % → {after} %": "{before} % → {after} %",
    "{done} positions, {wrong} wrong, mean {mean} ms and {nodes} nodes, {speed} M nodes/s": (
        "{done} posições, {wrong} erradas, média {mean} ms e {nodes} nós, {speed} M nós/s"
    ),
    "{file} cannot be used: {reason}.": "{file} não se pode usar: {reason}.",
    "{file} cannot be written: {reason}.": "{file} não se pode escrever: {reason}.",
    "{file} holds something else than this simulation: name another file.": (
        "{file} contém outra coisa que não esta simulação: diz outro ficheiro."
    ),
    "{file} is damaged: {reason}.": "{file} está danificado: {reason}.",
    "{file} is no library of tablero's.": "{file} não é uma biblioteca do tablero.",
    "{file} is not begun work on this book ({about}): name another file with --out, or remove it.": (
        "{file} não é trabalho começado deste livro ({about}): indique outro ficheiro com --out, ou apague-o."
    ),
    "{file} is of format {given}, and known is {known}: it was written by a newer tablero.": (
        "{file} é do formato {given}, e conhece-se o {known}: foi escrito por um tablero mais novo."
    ),
    "{file} is there already: name another file.": "{file} já existe: diz outro ficheiro.",
    "{file}, line {number}: this is no result of game {game}.": (
        "{file}, linha {number}: não é um resultado da partida {game}."
    ),
    "{file}: {number} bytes": "{file}: {number} bytes",
    "{file}: {number} games": "{file}: {number} partidas",
    "{games} games, {moves} moves, {seconds} s, {speed} M games/s": (
        "{games} jogos, {moves} jogadas, {seconds} s, {speed} M jogos/s"
    ),
    "{games} games, {seconds} s, seed {seed}": "{games} partidas, {seconds} s, semente {seed}",
    "{game} breaks the contract in {number} places.": "{game} quebra o contrato em {number} pontos.",
    "{game} has no exact key, so a book of it could not be trusted.": (
        "{game} não tem uma chave exata, por isso não se poderia confiar no seu livro."
    ),
    "{game} has no format '{form}'; there is: {known}.": "{game} não tem o formato '{form}'; há: {known}.",
    "{game} has no rule of thumb to play by.": "{game} não tem uma regra prática com que jogar.",
    "{game} has no variant '{word}'.": "{game} não tem a variante '{word}'.",
    "{game} has no variants, so '{word}' means nothing.": (
        "{game} não tem variantes, por isso '{word}' não significa nada."
    ),
    "{game} keeps the contract.": "{game} cumpre o contrato.",
    "{game}: games": "{game}: partidas",
    "{game}: ready ({seconds} s)": "{game}: pronto ({seconds} s)",
    "{mark}'s turn: ": "Turno {mark}: ",
    "{move} is not the number of a legal move here.": "{move} não é o número de uma jogada legal aqui.",
    "{name} defines no GAME (a tablero Game) and no GAMES.": "{name} não define GAME (um Game de tablero) nem GAMES.",
    "{name} has no option '{option}'; it has: {known}.": "{name} não tem a opção '{option}'; tem: {known}.",
    "{name} is no board of the last answer.": "{name} não é um tabuleiro da última resposta.",
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
    "{number} games ended by forfeit: --verbose tells why.": (
        "Partidas perdidas por falha do jogador: {number}; --verbose diz porquê."
    ),
    "{number} games taken into the library.": "{number} partidas acrescentadas à biblioteca.",
    "{number} points": "{number} pontos",
    "{path} cannot be read: {reason}.": "Não se pode ler {path}: {reason}.",
    "{path} has no class with a method `choose`.": "{path} não tem nenhuma classe com um método `choose`.",
    "{path} is no Python file.": "{path} não é um ficheiro de Python.",
    "{path}{line}: {reason}": "{path}{line}: {reason}",
    "{rows} rows of {columns} cells": "{rows} linhas de {columns} casas",
    "{seat} ({player}) is thinking": "{seat} ({player}) está a pensar",
    "{seat} declines.": "{seat} não aceita.",
    "{seat} is the winner!": "Ganha {seat}!",
    "{seat} loses against best play{score}.": "{seat} perde contra o melhor jogo{score}.",
    "{seat} ran out of time": "tempo esgotado de {seat}",
    "{seat} reaches {value} at least; stopped before more was proven.": (
        "{seat} consegue {value} no mínimo; interrompido antes de provar mais."
    ),
    "{seat} reaches {value} at most; stopped before more was proven.": (
        "{seat} consegue {value} no máximo; interrompido antes de provar mais."
    ),
    "{seat} resigned": "desistência de {seat}",
    "{seat} takes the highest": "{seat} toma o maior",
    "{seat} takes the lowest": "{seat} toma o menor",
    "{seat} to play": "Vez de {seat}",
    "{seat} wins": "Vitória de {seat}",
    "{seat} wins with best play{score}.": "{seat} ganha com o melhor jogo{score}.",
    "{seat} wins! Congratulations!": "{seat} ganha! Parabéns!",
    "{seat} won": "vitória de {seat}",
    "{seat} {move}: {label}": "{seat} {move}: {label}",
    "{seat}, column (? for help): ": "{seat}, coluna (? para ajuda): ",
    "{seat}, do you take the draw?": "{seat}, aceitas o empate?",
    "{seat}, your move (? for help): ": "{seat}, a sua jogada (? para ajuda): ",
    "{seat}: {points} points": "{seat}: {points} pontos",
    "{seat}: {wins} won ({share} %), mean payoff {mean}": "{seat}: {wins} ganhos ({share} %), ganho médio {mean}",
    "{time} left": "faltam {time}",
    "… {cut} cut: {seat} has {here} here at least, and the other has {bound} elsewhere": (
        "… {cut} podadas: {seat} tem aqui {here} no mínimo, e o outro tem {bound} noutro lado"
    ),
    "… {cut} cut: {seat} has {here} here at most, and the other has {bound} elsewhere": (
        "… {cut} podadas: {seat} tem aqui {here} no máximo, e o outro tem {bound} noutro lado"
    ),
}
