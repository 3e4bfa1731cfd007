"""What players read, in Spanish, by the English text."""

TEXTS = {
    "'{mark}' is no mark: a cell is X, O or '.'.": "'{mark}' no es una marca: una casilla es X, O o '.'.",
    "'{move}' cannot be played: the game is over.": "'{move}' no se puede jugar: la partida ha terminado.",
    "'{move}' is not a legal move here; legal are: {moves}.": (
        "'{move}' no es una jugada legal aquí; son legales: {moves}."
    ),
    "'{name}' of the record is damaged.": "'{name}' del registro está dañado.",
    "'{text}' is no clock: write none, 10/move, or 5m+3s.": "'{text}' no es un reloj: escribe none, 10/move o 5m+3s.",
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
    "(look on)": "(mirar)",
    "(or: {move})": "(o bien: {move})",
    "(usual)": "(la normal)",
    "(y/n)": "(s/n)",
    "--verbose tells the games, and --out writes them down: choose one.": (
        "--verbose cuenta las partidas y --out las escribe: elige uno."
    ),
    "1 or 0, please.": "1 o 0, por favor.",
    "A draw with best play.": "Empate con el mejor juego.",
    "A game with chance in it has no exact value of this kind.": (
        "Un juego con azar no tiene un valor exacto de esta clase."
    ),
    "A goal and a full stop: tableroInicial(T), columnaDisp(T, C).\n;           (after an answer) the next one;"
    " Enter: enough\n:draw T     draw the board that T stands for\n:consult F  add the clauses of the file F\n:help"
    "       this help\nhalt.       leave": (
        "Un objetivo y un punto: tableroInicial(T), columnaDisp(T, C).\n;           (tras una respuesta) la"
        " siguiente; Intro: basta\n:draw T     dibujar el tablero que es T\n:consult F  añadir las cláusulas del"
        " fichero F\n:help       esta ayuda\nhalt.       salir"
    ),
    "A move, as the list writes it": "Una jugada, como en la lista",
    "A move, written as the list of moves writes it, or:\n?        this help\nrules    the rules in brief\nmoves"
    "    every legal move\nboard    the board again\nhint     a good move, and why\neval     how it stands\nundo"
    "     take back your last move\ndraw     offer a draw\nresign   give up\nsave F   write the game to the file F"
    "\nquit     leave the game; it is kept": (
        "Una jugada, escrita como en la lista de jugadas, o:\n?         esta ayuda\nreglas    las reglas en breve"
        "\njugadas   todas las jugadas legales\ntablero   el tablero otra vez\npista     una buena jugada, y por qué"
        "\neval      cómo está la partida\ndeshacer  retirar tu última jugada\ntablas    ofrecer tablas\nrendirse"
        "  abandonar la partida\nguardar F escribir la partida en el fichero F\nsalir     dejar la partida; queda"
        " guardada"
    ),
    "A number from 1 to {number}, please.": "Un número de 1 a {number}, por favor.",
    "A position of {game} is {count} whole numbers with commas between.": (
        "Una posición de {game} son {count} números enteros separados por comas."
    ),
    "A position of {game} is {shape}, with '/' between rows.": (
        "Una posición de {game} son {shape}, con '/' entre filas."
    ),
    "A process that played games has died: a player may have ended it.": (
        "Un proceso que jugaba partidas ha muerto: puede haberlo acabado un jugador."
    ),
    "A row of {length} ends the game, but a stone was set after it.": (
        "Una línea de {length} termina la partida, pero se jugó después de ella."
    ),
    "Another game": "Otra partida",
    "Arguments are not sufficiently instantiated": "Los argumentos no están suficientemente instanciados",
    "Arithmetic: division by zero": "Aritmética: división por cero",
    "Arithmetic: the number is too large": "Aritmética: el número es demasiado grande",
    "Arithmetic: there is no {name}/{arity}": "Aritmética: no existe {name}/{arity}",
    "Arithmetic: undefined": "Aritmética: indefinido",
    "Arrows and Enter, or the mouse: touch what you move, then\nwhere to. Esc lets go.\n\nu, r   undo, redo"
    "           h   a hint, and why\nm      type a move          e   evaluation bar\nf      turn the board       d"
    "   offer a draw\nx      resign               v   review the game\ns      write to a file      l   your games"
    "\nn      new game             t   light or dark\nq      leave; the game is kept": (
        "Flechas e Intro, o el ratón: toca lo que mueves y luego\nadónde. Esc lo suelta.\n\nu, r   deshacer, rehacer"
        "    h   una pista, y por qué\nm      escribir la jugada   e   barra de evaluación\nf      girar el tablero"
        "     d   ofrecer tablas\nx      rendirse             v   revisar la partida\ns      escribir a fichero   l"
        "   tus partidas\nn      partida nueva        t   claro u oscuro\nq      salir; la partida queda guardada"
    ),
    "Back": "Volver",
    "Board size: {side}": "Tamaño del tablero: {side}",
    "Both sides have a row of {length}; the game ends with the first.": (
        "Los dos lados tienen una línea de {length}; la partida termina con la primera."
    ),
    "CPU difficulty: {level}": "Dificultad de la CPU: {level}",
    "Chance": "Azar",
    "Chance to play": "Turno del azar",
    "Checking {game}": "Comprobando {game}",
    "Choose Option": "Elige una opción",
    "Choose Player {number} : ": "Elija el Jugador {number} : ",
    "Choose who begins: (1-The machine; 0-The player)": "Escoje Turno: (1-Empieza IA; 0-Empieza Jugador)",
    "Chose Column": "Elige la columna",
    "Chose Row": "Elige la fila",
    "Column : {column}      Row : {row}": "Columna : {column}      Fila : {row}",
    "Column: ": "Columna: ",
    "Compiling, the first time only: the result is kept": "Compilando, solo la primera vez: el resultado se guarda",
    "Counting {game} to depth {depth}": "Contando {game} hasta la profundidad {depth}",
    "Did you mean {names}?": "¿Quieres decir {names}?",
    "Directives are not obeyed: {text}": "Las directivas no se obedecen: {text}",
    "Do you give up?": "¿Te rindes?",
    "Draw": "Empate",
    "Draw: after {number} steps.": "Tablas: tras {number} pasos.",
    "End of the game, a draw": "Fin de partida, empate",
    "End of the game, {mark} wins": "Fin de partida, gana {mark}",
    "Esc: back": "Esc: volver",
    "Exit": "Salir",
    "Finding the positions of {game}": "Buscando las posiciones de {game}",
    "Forget game {number}?": "¿Olvidar la partida {number}?",
    "From 3 to 9, please.": "De 3 a 9, por favor.",
    "From {first} to {last}, please.": "De {first} a {last}, por favor.",
    "Game": "Juego",
    "Game {number} is finished; `tablero replay {number}` shows it.": (
        "La partida {number} ha terminado; `tablero replay {number}` la muestra."
    ),
    "Game {number} is forgotten.": "La partida {number} queda olvidada.",
    "Game {number} of {file} is damaged: {reason}": "La partida {number} de {file} está dañada: {reason}",
    "Game {number} of {games}": "Partida {number} de {games}",
    "Game {number}: {reason}": "Partida {number}: {reason}",
    "Give the X coordinate (column) of the piece that you want to move": (
        "Introduzca la coordenada X (columna) de la ficha que desea mover"
    ),
    "Give the X coordinate (column) of the place to which you want to move": (
        "Introduzca la coordenada X (columna) de la posición hacia la que desea mover"
    ),
    "Give the Y coordinate (row) of the piece that you want to move": (
        "Introduzca la coordenada Y (fila) de la ficha que desea mover"
    ),
    "Give the Y coordinate (row) of the place to which you want to move": (
        "Introduzca la coordenada Y (fila) de la posición hacia la que desea mover"
    ),
    "In a row: {cells}": "En línea: {cells}",
    "Invalid move, choose another one": "Movimiento Inválido, escoge otro",
    "It is chance's turn: no move can be made.": "Es el turno del azar: no se puede jugar.",
    "It is kept: `tablero resume {number}` goes on.": "Queda guardada: `tablero resume {number}` la continúa.",
    "It names the Python file {file}, which would be run: allow that with --trust.": (
        "Nombra el fichero de Python {file}, que se ejecutaría: permítelo con --trust."
    ),
    "It says that the game has ended, and it has not.": "Dice que la partida ha terminado, y no es así.",
    "Its payoffs are too large for the solver's table.": "Sus puntuaciones son demasiado grandes para la tabla.",
    "Its result is damaged: {result}": "Su resultado está dañado: {result}",
    "Leave": "Salir",
    "Leave the game?": "¿Dejar la partida?",
    "Left after: {moves}": "Partida dejada tras: {moves}",
    "Look at the board": "Mirar el tablero",
    "Looking at {game} again": "Revisando {game}",
    "Machine's turn: ": "Turno IA: ",
    "Measuring {name}": "Midiendo {name}",
    "Minimax is for games of two seats without chance.": "Minimax es para juegos de dos jugadores sin azar.",
    "Move {number}: {reason}": "Jugada {number}: {reason}",
    "Move: {start} to {end}.": "Movimiento: {start} a {end}.",
    "Moves: {moves}": "Jugadas: {moves}",
    "Name a file: save game.jsonl": "Di un fichero: guardar partida.jsonl",
    "Name the game as well: tablero play GAME --seats …": "Di también el juego: tablero play JUEGO --seats …",
    "No": "No",
    "No figure has '{name}' in its name.": "Ninguna cifra tiene '{name}' en su nombre.",
    "No permission to modify static procedure `{name}/{arity}'": (
        "No se permite modificar el predicado `{name}/{arity}'"
    ),
    "Nobody is at a terminal: two engines play.": "No hay nadie en una terminal: juegan dos motores.",
    "Nothing better is known of here.": "Aquí no se conoce nada mejor.",
    "Now choose the players: player 1 is White, player 2 is Black.": (
        "A continuación deberá elegir los jugadores: el 1 lleva las blancas y el 2 las negras."
    ),
    "Opponent": "Rival",
    "People cannot sit in a simulation.": "En una simulación no pueden jugar personas.",
    "Play": "Jugar",
    "Player": "Jugador",
    "Player 0: Human": "Jugador 0: Humano",
    "Player 1: Minimax AI": "Jugador 1: IA Minimax",
    "Player {number}": "Jugador {number}",
    "Player's turn: ": "Turno jugador: ",
    "Playing {games} games of {game}": "Jugando {games} partidas de {game}",
    "Preparing {game}": "Preparando {game}",
    "Reading {file}": "Leyendo {file}",
    "Review the game": "Revisar la partida",
    "Row: ": "Fila: ",
    "Rules": "Reglas",
    "Saved: {file}": "Guardada: {file}",
    "Settings": "Ajustes",
    "Shared: {seats}": "Victoria compartida: {seats}",
    "Side of the board (9 or 6; 3 to 9):": "Lado del tablero (9 o 6; de 3 a 9):",
    "Solving is for two seats; this game has {seats}.": "Resolver es para dos jugadores; este juego tiene {seats}.",
    "Solving {file}": "Resolviendo {file}",
    "Solving {game}": "Resolviendo {game}",
    "Stack limit exceeded: {number} calls deep": "Límite de pila superado: {number} llamadas",
    "Stopped.": "Interrumpido.",
    "Stopped; the same command goes on with {file}.": "Detenido; la misma orden continúa con {file}.",
    "The draw is declined.": "Las tablas no se aceptan.",
    "The full screen needs a terminal; --ui console does not.": (
        "La pantalla completa necesita una terminal; --ui console no."
    ),
    "The game is being played elsewhere as well.": "La partida se está jugando también en otro sitio.",
    "The game is not being kept: {reason}": "La partida no se está guardando: {reason}",
    "The game is over here.": "Aquí la partida ha terminado.",
    "The game is over: there is nothing to think about.": "La partida ha terminado: no hay nada que pensar.",
    "The game package {name} cannot be loaded: {reason}": "No se puede cargar el paquete de juego {name}: {reason}",
    "The player {name} cannot say what it thinks.": "El jugador {name} no puede decir lo que piensa.",
    "The record has no '{name}'.": "El registro no tiene '{name}'.",
    "The search was stopped.": "La búsqueda se detuvo.",
    "The tree has more than {number} positions: choose a smaller depth.": (
        "El árbol tiene más de {number} posiciones: elige una profundidad menor."
    ),
    "There are: {names}.": "Hay: {names}.",
    "There is no game '{name}'.": "No hay ningún juego '{name}'.",
    "There is no game in {file}.": "En {file} no hay ninguna partida.",
    "There is no game to go on with; `tablero play` begins one.": (
        "No hay partida que continuar; `tablero play` empieza una."
    ),
    "There is no game yet; `tablero play` begins one.": "Aún no hay partidas; `tablero play` empieza una.",
    "There is no game {number} in the library any more.": "La partida {number} ya no está en la biblioteca.",
    "There is no game {number} in the library; `tablero library` lists them.": (
        "No hay partida {number} en la biblioteca; `tablero library` las enumera."
    ),
    "There is no move of yours to take back.": "No hay ninguna jugada tuya que retirar.",
    "There is no player '{name}'.": "No hay ningún jugador '{name}'.",
    "There is no such option.": "No hay tal opción.",
    "There is no such player.": "Ese Jugador no existe.",
    "Thinking about {game}": "Pensando en {game}",
    "This board has no other side.": "Este tablero no tiene otro lado.",
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
    "This game has {number} seats; the record names {given}.": (
        "Este juego tiene {number} puestos; el registro nombra {given}."
    ),
    "This is a record of edition {given} of the rules of {game}; known is {known}.": (
        "Es un registro de la edición {given} de las reglas de {game}; se conoce la {known}."
    ),
    "This is neither lines of JSON nor PDN: {text}": "No son líneas de JSON ni PDN: {text}",
    "This is nested too deep.": "Está anidado demasiado hondo.",
    "This is no book of tablero, or it is damaged.": "Esto no es un libro de tablero, o está dañado.",
    "This is no record of tablero's: a line of JSON that begins with {head}.": (
        "No es un registro de tablero: una línea de JSON que empieza por {head}."
    ),
    "This record is of format {given}; known is {known}.": (
        "Este registro es del formato {given}; se conoce el {known}."
    ),
    "This text is too long: {number} characters at the most.": (
        "El texto es demasiado largo: {number} caracteres como mucho."
    ),
    "Time limit exceeded: {seconds} s": "Límite de tiempo superado: {seconds} s",
    "Touch it again to stop here, or go on.": "Tócala otra vez para parar aquí, o sigue.",
    "Turn of {seat}": "Turno de {seat}",
    "Type error: `{kind}' expected, found `{term}'": "Error de tipo: se esperaba `{kind}' y hay `{term}'",
    "Unknown procedure: {name}/{arity}": "Predicado desconocido: {name}/{arity}",
    "Up, down, left, right in the list of moves, or a click: walk through the game.\n\nb          the better line,"
    " step by step\nTab        to the board: touch pieces to try a variation of your own\nBackspace  take back a"
    " step of the variation\nh          what is best here, and why\np          play on from here, against the"
    " machine\nf          turn the board            t   light or dark\nEsc, q     back": (
        "Arriba, abajo, izquierda, derecha en la lista, o un clic: recorrer la partida.\n\nb          la línea mejor,"
        " paso a paso\nTab        al tablero: toca piezas para probar una variante tuya\nRetroceso  retirar un paso"
        " de la variante\nh          qué es lo mejor aquí, y por qué\np          seguir jugando desde aquí, contra la"
        " máquina\nf          girar el tablero          t   claro u oscuro\nEsc, q     volver"
    ),
    "Variant": "Variante",
    "WRONG: {expected} expected": "MAL: se esperaba {expected}",
    "Welcome to draughts in Python.": "Bienvenido a las damas en Python.",
    "Which file of games?": "¿Qué fichero de partidas?",
    "Which game? (1-{number}) ": "¿Qué juego? (1-{number}) ",
    "Which move?": "¿Qué jugada?",
    "Who moves first: {seat}": "Quién mueve primero: {seat}",
    "Write the game to which file?": "¿En qué fichero se escribe la partida?",
    "X moves first, so it has as many stones as O or one more; here are {first} X and {second} O.": (
        "Empieza X, así que tiene tantas fichas como O o una más; aquí hay {first} X y {second} O."
    ),
    "Yes": "Sí",
    "Yes or no, please.": "Sí o no, por favor.",
    "You are": "Tú eres",
    "Your games": "Tus partidas",
    "`tablero games` lists them.": "`tablero games` los enumera.",
    "`{text}' cannot be the head of a clause.": "`{text}' no puede ser la cabeza de una cláusula.",
    "a draw": "empate",
    "a person at this screen": "una persona en esta pantalla",
    "agreed": "de común acuerdo",
    "also {names}": "también {names}",
    "back": "volver",
    "bar": "barra",
    "being looked at …": "en revisión …",
    "best": "la mejor",
    "best: {moves}": "lo mejor: {moves}",
    "best: {move}, {value}": "lo mejor: {move}, {value}",
    "better line": "línea mejor",
    "better: {moves}": "mejor: {moves}",
    "blunder": "error grave",
    "board": "tablero",
    "by a rule of thumb": "por una regla práctica",
    "by seat: {shares}": "por puesto: {shares}",
    "clock: 5m+3s": "reloj: 5m+3s",
    "draw": "tablas",
    "drawn or shared: {shared} ({share} %)": "empatadas o compartidas: {shared} ({share} %)",
    "estimate": "estimación",
    "eval": "eval",
    "exit": "fin",
    "flip": "girar",
    "forget": "olvidar",
    "game": "juego",
    "go on, or look again": "continuar, o revisar",
    "good": "buena",
    "help": "ayuda",
    "hint": "pista",
    "inaccuracy": "imprecisión",
    "it answered an illegal move: {reason}": "respondió una jugada ilegal: {reason}",
    "it broke down: {reason}": "falló: {reason}",
    "it took longer than {seconds} s": "tardó más de {seconds} s",
    "leave": "salir",
    "light or dark": "claro u oscuro",
    "line {line}, column {column}: '{mark}' has no place here": (
        "línea {line}, columna {column}: '{mark}' no tiene lugar aquí"
    ),
    "line {line}, column {column}: expected a term": "línea {line}, columna {column}: se esperaba un término",
    "line {line}, column {column}: expected {what}": "línea {line}, columna {column}: se esperaba {what}",
    "line {number}": "línea {number}",
    "line: {moves}": "línea: {moves}",
    "looks one move ahead": "mira una jugada adelante",
    "loses ({number})": "pierde ({number})",
    "loses in {number}": "pierde en {number}",
    "lost": "perdidas",
    "mistake": "error",
    "moves": "jugadas",
    "new": "nueva",
    "next list": "lista siguiente",
    "no move": "ninguna jugada",
    "none": "ninguna",
    "open": "abierta",
    "open a file": "abrir un fichero",
    "or": "o",
    "others: {moves}": "otras: {moves}",
    "payoff": "saldo",
    "person": "humano",
    "play on from here": "seguir desde aquí",
    "played": "jugada",
    "player": "jugador",
    "players": "jugadores",
    "plays anything": "juega cualquier cosa",
    "plays out random games": "juega partidas al azar",
    "points": "puntos",
    "quit": "salir",
    "redo": "rehacer",
    "resign": "rendirse",
    "result": "resultado",
    "review": "revisión",
    "rules": "reglas",
    "save": "guardar",
    "score": "tanteo",
    "searches deep": "busca a fondo",
    "shared": "compartidas",
    "start": "comienzo",
    "tablero: what shall we play?": "tablero: ¿a qué jugamos?",
    "the best there is": "el mejor que hay",
    "the game is over": "la partida ha terminado",
    "three moves ahead": "tres jugadas adelante",
    "to": "a",
    "type": "escribir",
    "undo": "deshacer",
    "variant: 6x6/pie": "variante: 6x6/pie",
    "variants: {names}": "variantes: {names}",
    "variation: {moves}": "variante: {moves}",
    "wins ({number})": "gana ({number})",
    "wins in {number}": "gana en {number}",
    "won": "ganadas",
    "your games": "tus partidas",
    "{before} % → {after} %": "{before} % → {after} %",
    "{done} positions, {wrong} wrong, mean {mean} ms and {nodes} nodes, {speed} M nodes/s": (
        "{done} posiciones, {wrong} mal, media {mean} ms y {nodes} nodos, {speed} M nodos/s"
    ),
    "{file} cannot be used: {reason}.": "{file} no se puede usar: {reason}.",
    "{file} cannot be written: {reason}.": "{file} no se puede escribir: {reason}.",
    "{file} holds something else than this simulation: name another file.": (
        "{file} contiene otra cosa que esta simulación: di otro fichero."
    ),
    "{file} is damaged: {reason}.": "{file} está dañado: {reason}.",
    "{file} is no library of tablero's.": "{file} no es una biblioteca de tablero.",
    "{file} is not begun work on this book ({about}): name another file with --out, or remove it.": (
        "{file} no es trabajo empezado de este libro ({about}): di otro archivo con --out, o bórralo."
    ),
    "{file} is of format {given}, and known is {known}: it was written by a newer tablero.": (
        "{file} es del formato {given}, y se conoce el {known}: lo escribió un tablero más nuevo."
    ),
    "{file} is there already: name another file.": "{file} ya existe: di otro fichero.",
    "{file}, line {number}: this is no result of game {game}.": (
        "{file}, línea {number}: no es un resultado de la partida {game}."
    ),
    "{file}: {number} bytes": "{file}: {number} bytes",
    "{file}: {number} games": "{file}: {number} partidas",
    "{games} games, {moves} moves, {seconds} s, {speed} M games/s": (
        "{games} partidas, {moves} jugadas, {seconds} s, {speed} M partidas/s"
    ),
    "{games} games, {seconds} s, seed {seed}": "{games} partidas, {seconds} s, semilla {seed}",
    "{game} breaks the contract in {number} places.": "{game} incumple el contrato en {number} puntos.",
    "{game} has no exact key, so a book of it could not be trusted.": (
        "{game} no tiene una clave exacta, así que no se podría confiar en su libro."
    ),
    "{game} has no format '{form}'; there is: {known}.": "{game} no tiene el formato '{form}'; hay: {known}.",
    "{game} has no rule of thumb to play by.": "{game} no tiene una regla práctica con la que jugar.",
    "{game} has no variant '{word}'.": "{game} no tiene la variante '{word}'.",
    "{game} has no variants, so '{word}' means nothing.": (
        "{game} no tiene variantes, así que '{word}' no significa nada."
    ),
    "{game} keeps the contract.": "{game} cumple el contrato.",
    "{game}: games": "{game}: partidas",
    "{game}: ready ({seconds} s)": "{game}: listo ({seconds} s)",
    "{mark}'s turn: ": "Turno {mark}: ",
    "{move} is not the number of a legal move here.": "{move} no es el número de una jugada legal aquí.",
    "{name} defines no GAME (a tablero Game) and no GAMES.": "{name} no define GAME (un Game de tablero) ni GAMES.",
    "{name} has no option '{option}'; it has: {known}.": "{name} no tiene la opción '{option}'; tiene: {known}.",
    "{name} is no board of the last answer.": "{name} no es un tablero de la última respuesta.",
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
    "{number} games ended by forfeit: --verbose tells why.": (
        "Partidas perdidas por incomparecencia o fallo: {number}; --verbose dice por qué."
    ),
    "{number} games taken into the library.": "{number} partidas añadidas a la biblioteca.",
    "{number} points": "{number} puntos",
    "{path} cannot be read: {reason}.": "No se puede leer {path}: {reason}.",
    "{path} has no class with a method `choose`.": "{path} no tiene ninguna clase con un método `choose`.",
    "{path} is no Python file.": "{path} no es un archivo de Python.",
    "{path}{line}: {reason}": "{path}{line}: {reason}",
    "{rows} rows of {columns} cells": "{rows} filas de {columns} casillas",
    "{seat} ({player}) is thinking": "{seat} ({player}) está pensando",
    "{seat} declines.": "{seat} no acepta.",
    "{seat} is the winner!": "¡Gana {seat}!",
    "{seat} loses against best play{score}.": "{seat} pierde contra el mejor juego{score}.",
    "{seat} ran out of time": "tiempo agotado de {seat}",
    "{seat} reaches {value} at least; stopped before more was proven.": (
        "{seat} consigue {value} como mínimo; interrumpido antes de demostrar más."
    ),
    "{seat} reaches {value} at most; stopped before more was proven.": (
        "{seat} consigue {value} como máximo; interrumpido antes de demostrar más."
    ),
    "{seat} resigned": "abandono de {seat}",
    "{seat} takes the highest": "{seat} toma el mayor",
    "{seat} takes the lowest": "{seat} toma el menor",
    "{seat} to play": "Turno de {seat}",
    "{seat} wins": "Victoria de {seat}",
    "{seat} wins with best play{score}.": "{seat} gana con el mejor juego{score}.",
    "{seat} wins! Congratulations!": "{seat} gana! ¡Felicidades!",
    "{seat} won": "victoria de {seat}",
    "{seat} {move}: {label}": "{seat} {move}: {label}",
    "{seat}, column (? for help): ": "{seat}, columna (? para ayuda): ",
    "{seat}, do you take the draw?": "{seat}, ¿aceptas las tablas?",
    "{seat}, your move (? for help): ": "{seat}, tu jugada (? para ayuda): ",
    "{seat}: {points} points": "{seat}: {points} puntos",
    "{seat}: {wins} won ({share} %), mean payoff {mean}": "{seat}: {wins} ganadas ({share} %), pago medio {mean}",
    "{time} left": "quedan {time}",
    "… {cut} cut: {seat} has {here} here at least, and the other has {bound} elsewhere": (
        "… {cut} podadas: {seat} tiene aquí {here} como mínimo, y el otro tiene {bound} en otra parte"
    ),
    "… {cut} cut: {seat} has {here} here at most, and the other has {bound} elsewhere": (
        "… {cut} podadas: {seat} tiene aquí {here} como máximo, y el otro tiene {bound} en otra parte"
    ),
}
