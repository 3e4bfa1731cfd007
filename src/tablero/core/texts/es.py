"""What players read, in Spanish, by the English text."""

TEXTS = {
    "'{mark}' is no mark: a cell is X, O or '.'.": "'{mark}' no es una marca: una casilla es X, O o '.'.",
    "'{move}' cannot be played: the game is over.": "'{move}' no se puede jugar: la partida ha terminado.",
    "'{move}' is not a legal move here; legal are: {moves}.": (
        "'{move}' no es una jugada legal aquí; son legales: {moves}."
    ),
    "'{text}' is no outcome of chance: write @ and a whole number.": (
        "'{text}' no es un resultado del azar: escribe @ y un número entero."
    ),
    "'{text}' is no time for {name}: it takes seconds above 0.": (
        "'{text}' no es un tiempo para {name}: han de ser segundos por encima de 0."
    ),
    "'{text}' is no value for {name}: it takes a whole number from 1 to {most}.": (
        "'{text}' no vale para {name}: ha de ser un número entero de 1 a {most}."
    ),
    "(Its key is a hash, so this is all but certain.)": "(Su clave es un hash, así que esto es casi seguro.)",
    "A draw with best play.": "Empate con el mejor juego.",
    "A game with chance in it has no exact value of this kind.": (
        "Un juego con azar no tiene un valor exacto de esta clase."
    ),
    "A move, written as the list of moves writes it, or:\n?        this help\nmoves    every legal move\nboard"
    "    the board again\nundo     take back your last move\nquit     leave the game": (
        "Una jugada, escrita como en la lista de jugadas, o:\n?         esta ayuda\njugadas   todas las jugadas"
        " legales\ntablero   el tablero otra vez\ndeshacer  retirar tu última jugada\nsalir     dejar la partida"
    ),
    "A number from 1 to {number}, please.": "Un número de 1 a {number}, por favor.",
    "A position of {game} is {count} whole numbers with commas between.": (
        "Una posición de {game} son {count} números enteros separados por comas."
    ),
    "A position of {game} is {shape}, with '/' between rows.": (
        "Una posición de {game} son {shape}, con '/' entre filas."
    ),
    "A row of {length} ends the game, but a stone was set after it.": (
        "Una línea de {length} termina la partida, pero se jugó después de ella."
    ),
    "Both sides have a row of {length}; the game ends with the first.": (
        "Los dos lados tienen una línea de {length}; la partida termina con la primera."
    ),
    "Chance": "Azar",
    "Chance to play": "Juega el azar",
    "Checking {game}": "Comprobando {game}",
    "Compiling, the first time only: the result is kept": "Compilando, solo la primera vez: el resultado se guarda",
    "Counting {game} to depth {depth}": "Contando {game} hasta la profundidad {depth}",
    "Did you mean {names}?": "¿Quieres decir {names}?",
    "Draw": "Empate",
    "Finding the positions of {game}": "Buscando las posiciones de {game}",
    "It is chance's turn: no move can be made.": "Es el turno del azar: no se puede jugar.",
    "Its payoffs are too large for the solver's table.": "Sus puntuaciones son demasiado grandes para la tabla.",
    "Left after: {moves}": "Partida dejada tras: {moves}",
    "Measuring {name}": "Midiendo {name}",
    "Minimax is for games of two seats without chance.": "Minimax es para juegos de dos jugadores sin azar.",
    "Moves: {moves}": "Jugadas: {moves}",
    "No figure has '{name}' in its name.": "Ninguna cifra tiene '{name}' en su nombre.",
    "Nobody is at a terminal: two engines play.": "No hay nadie en una terminal: juegan dos motores.",
    "Player {number}": "Jugador {number}",
    "Playing {games} games of {game}": "Jugando {games} partidas de {game}",
    "Preparing {game}": "Preparando {game}",
    "Shared: {seats}": "Victoria compartida: {seats}",
    "Solving is for two seats; this game has {seats}.": "Resolver es para dos jugadores; este juego tiene {seats}.",
    "Solving {file}": "Resolviendo {file}",
    "Solving {game}": "Resolviendo {game}",
    "Stopped.": "Interrumpido.",
    "The game is over: there is nothing to think about.": "La partida ha terminado: no hay nada que pensar.",
    "The game package {name} cannot be loaded: {reason}": "No se puede cargar el paquete de juego {name}: {reason}",
    "The player {name} cannot say what it thinks.": "El jugador {name} no puede decir lo que piensa.",
    "The tree has more than {number} positions: choose a smaller depth.": (
        "El árbol tiene más de {number} posiciones: elige una profundidad menor."
    ),
    "There are: {names}.": "Hay: {names}.",
    "There is no game '{name}'.": "No hay ningún juego '{name}'.",
    "There is no move of yours to take back.": "No hay ninguna jugada tuya que retirar.",
    "There is no player '{name}'.": "No hay ningún jugador '{name}'.",
    "Thinking about {game}": "Pensando en {game}",
    "This game brings no text of its rules.": "Este juego no trae el texto de sus reglas.",
    "This game can go round in circles, so it cannot be solved by search alone.": (
        "Este juego puede dar vueltas sin fin, así que no se resuelve solo con búsqueda."
    ),
    "This game can go round in circles: minimax needs a depth.": (
        "Este juego puede dar vueltas sin fin: minimax necesita una profundidad."
    ),
    "This game has {number} seats; --seats names {given}.": (
        "Este juego tiene {number} puestos; --seats nombra {given}."
    ),
    "This is no book of tablero, or it is damaged.": "Esto no es un libro de tablero, o está dañado.",
    "WRONG: {expected} expected": "MAL: se esperaba {expected}",
    "Which game? (1-{number}) ": "¿Qué juego? (1-{number}) ",
    "X moves first, so it has as many stones as O or one more; here are {first} X and {second} O.": (
        "Empieza X, así que tiene tantas fichas como O o una más; aquí hay {first} X y {second} O."
    ),
    "`tablero games` lists them.": "`tablero games` los enumera.",
    "a draw": "empate",
    "also {names}": "también {names}",
    "best: {moves}": "lo mejor: {moves}",
    "best: {move}, {value}": "lo mejor: {move}, {value}",
    "board": "tablero",
    "drawn or shared: {shared} ({share} %)": "empatadas o compartidas: {shared} ({share} %)",
    "estimate": "estimación",
    "it answered an illegal move: {reason}": "respondió una jugada ilegal: {reason}",
    "it broke down: {reason}": "falló: {reason}",
    "it took longer than {seconds} s": "tardó más de {seconds} s",
    "line {number}": "línea {number}",
    "line: {moves}": "línea: {moves}",
    "loses ({number})": "pierde ({number})",
    "loses in {number}": "pierde en {number}",
    "moves": "jugadas",
    "no move": "ninguna jugada",
    "none": "ninguna",
    "others: {moves}": "otras: {moves}",
    "quit": "salir",
    "the game is over": "la partida ha terminado",
    "undo": "deshacer",
    "variants: {names}": "variantes: {names}",
    "wins ({number})": "gana ({number})",
    "wins in {number}": "gana en {number}",
    "{done} positions, {wrong} wrong, mean {mean} ms and {nodes} nodes, {speed} M nodes/s": (
        "{done} posiciones, {wrong} mal, media {mean} ms y {nodes} nodos, {speed} M nodos/s"
    ),
    "{file} is not begun work on this book ({about}): name another file with --out, or remove it.": (
        "{file} no es trabajo empezado de este libro ({about}): di otro archivo con --out, o bórralo."
    ),
    "{file}: {number} bytes": "{file}: {number} bytes",
    "{games} games, {moves} moves, {seconds} s, {speed} M games/s": (
        "{games} partidas, {moves} jugadas, {seconds} s, {speed} M partidas/s"
    ),
    "{game} breaks the contract in {number} places.": "{game} incumple el contrato en {number} puntos.",
    "{game} has no exact key, so a book of it could not be trusted.": (
        "{game} no tiene una clave exacta, así que no se podría confiar en su libro."
    ),
    "{game} has no rule of thumb to play by.": "{game} no tiene una regla práctica con la que jugar.",
    "{game} has no variant '{word}'.": "{game} no tiene la variante '{word}'.",
    "{game} has no variants, so '{word}' means nothing.": (
        "{game} no tiene variantes, así que '{word}' no significa nada."
    ),
    "{game} keeps the contract.": "{game} cumple el contrato.",
    "{game}: ready ({seconds} s)": "{game}: listo ({seconds} s)",
    "{move} is not the number of a legal move here.": "{move} no es el número de una jugada legal aquí.",
    "{name} defines no GAME (a tablero Game) and no GAMES.": "{name} no define GAME (un Game de tablero) ni GAMES.",
    "{name} has no option '{option}'; it has: {known}.": "{name} no tiene la opción '{option}'; tiene: {known}.",
    "{name}: its State has no body for {verbs}.": "{name}: su State no tiene cuerpo para {verbs}.",
    "{nodes} lines of {depth} moves, {seconds} s, {speed} M/s": (
        "{nodes} líneas de {depth} jugadas, {seconds} s, {speed} M/s"
    ),
    "{nodes} nodes, depth {depth}, {seconds} s": "{nodes} nodos, profundidad {depth}, {seconds} s",
    "{nodes} nodes, {seconds} s": "{nodes} nodos, {seconds} s",
    "{nodes} positions": "{nodes} posiciones",
    "{nodes} positions; minimax looks at {whole}: {share} % saved": (
        "{nodes} posiciones; minimax mira {whole}: {share} % ahorrado"
    ),
    "{number} points": "{number} puntos",
    "{path} cannot be read: {reason}.": "No se puede leer {path}: {reason}.",
    "{path} has no class with a method `choose`.": "{path} no tiene ninguna clase con un método `choose`.",
    "{path} is no Python file.": "{path} no es un archivo de Python.",
    "{path}{line}: {reason}": "{path}{line}: {reason}",
    "{rows} rows of {columns} cells": "{rows} filas de {columns} casillas",
    "{seat} ({player}) is thinking": "{seat} ({player}) está pensando",
    "{seat} ({player}) loses: {reason}.": "{seat} ({player}) pierde: {reason}.",
    "{seat} loses against best play{score}.": "{seat} pierde contra el mejor juego{score}.",
    "{seat} reaches {value} at least; stopped before more was proven.": (
        "{seat} consigue {value} como mínimo; interrumpido antes de demostrar más."
    ),
    "{seat} reaches {value} at most; stopped before more was proven.": (
        "{seat} consigue {value} como máximo; interrumpido antes de demostrar más."
    ),
    "{seat} takes the highest": "{seat} toma el mayor",
    "{seat} takes the lowest": "{seat} toma el menor",
    "{seat} to play": "Juega {seat}",
    "{seat} wins": "Gana {seat}",
    "{seat} wins with best play{score}.": "{seat} gana con el mejor juego{score}.",
    "{seat}, your move (? for help): ": "{seat}, tu jugada (? para ayuda): ",
    "{seat}: {wins} won ({share} %), mean payoff {mean}": "{seat}: {wins} ganadas ({share} %), pago medio {mean}",
    "… {cut} cut: {seat} has {here} here at least, and the other has {bound} elsewhere": (
        "… {cut} podadas: {seat} tiene aquí {here} como mínimo, y el otro tiene {bound} en otra parte"
    ),
    "… {cut} cut: {seat} has {here} here at most, and the other has {bound} elsewhere": (
        "… {cut} podadas: {seat} tiene aquí {here} como máximo, y el otro tiene {bound} en otra parte"
    ),
}
