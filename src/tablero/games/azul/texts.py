"""What players of Azul read, by the English text."""

SPANISH = {
    "'{letter}' cannot stand in row {row} of a wall there.": (
        "'{letter}' no puede estar ahí en la fila {row} de un muro."
    ),
    "'{move}' is no move: write a factory (1 to {shops}) or c, a colour (b, y, r, k, w), and a line (1 to 5) or f,"
    " like 1b3.": (
        "'{move}' no es una jugada: escribe una fábrica (1 a {shops}) o c, un color (b azul, y amarillo, r rojo, k"
        " negro, w blanco) y una línea (1 a 5) o f, el suelo, como 1b3."
    ),
    "'{text}' is no bunch of tiles: colours are b, y, r, k, w.": (
        "'{text}' no son azulejos: los colores son b, y, r, k, w."
    ),
    "'{text}' is no bunch of tiles: write colours and numbers, like b12y9.": (
        "'{text}' no son azulejos: escribe colores y números, como b12y9."
    ),
    "'{text}' names no starting player: write @p1 to @p{seats}.": (
        "'{text}' no es un jugador inicial: escribe de @p1 a @p{seats}."
    ),
    "A board is written like {example}, not {text}.": "Un tablero se escribe como {example}, no {text}.",
    "A factory gets {number} tiles here, not {given}.": "Una fábrica recibe aquí {number} azulejos, no {given}.",
    "A turn takes all tiles of one colour from a factory, whose others go to the centre, or from the centre. Who"
    " takes from there first has the marker on his floor, and begins the next round.": (
        "En su turno se toman todos los azulejos de un color de una fábrica, y los demás van al centro; o bien del"
        " centro. Quien toma primero de ahí tiene la ficha de jugador inicial en su suelo y empieza la ronda"
        " siguiente."
    ),
    "Column {column} of a wall has a colour twice.": "La columna {column} de un muro tiene un color dos veces.",
    "Each colour has its own place in each row of the wall.": "Cada color tiene su lugar en cada fila del muro.",
    "Factories and centre": "Fábricas y centro",
    "Line {row} has nothing to tile.": "La línea {row} no tiene nada que llevar al muro.",
    "Line {row} holds a colour that its wall row has.": (
        "La línea {row} tiene un color que ya está en su fila del muro."
    ),
    "Line {row} holds another colour.": "La línea {row} tiene otro color.",
    "Line {row} holds one colour, and {row} tiles at most; not {text}.": (
        "La línea {row} lleva un solo color y {row} azulejos como mucho; no {text}."
    ),
    "Line {row} is full.": "La línea {row} está llena.",
    "Most points win; a tie goes to more complete rows, and is else shared.": (
        "Gana quien tiene más puntos; con empate, quien tiene más filas completas; si no, se comparte la victoria."
    ),
    "No game brings {points} points.": "Ninguna partida da {points} puntos.",
    "Of each colour there are 20 tiles; of {colour} here are {number}.": (
        "De cada color hay 20 azulejos; de {colour} aquí hay {number}."
    ),
    "On the grey side its owner chooses the column; no colour may come twice in a row or a column.": (
        "En el lado gris su dueño elige la columna; ningún color puede repetirse en una fila o columna."
    ),
    "Round {round} begins.": "Empieza la ronda {round}.",
    "Round {round}; {bag} tiles in the bag, {lid} in the lid.": (
        "Ronda {round}; {bag} azulejos en la bolsa, {lid} en la tapa."
    ),
    "Row {row} of a wall has a colour twice.": "La fila {row} de un muro tiene un color dos veces.",
    "Row {row} of your wall has this colour already.": "La fila {row} de tu muro ya tiene este color.",
    "The bag cannot give {tiles} here.": "La bolsa no puede dar aquí {tiles}.",
    "The centre and the factories that are still to be filled have no tiles yet.": (
        "El centro y las fábricas que aún han de llenarse no tienen azulejos todavía."
    ),
    "The floor costs, space by space: {costs}; points never fall below 0.": (
        "El suelo cuesta, casilla a casilla: {costs}; los puntos nunca bajan de 0."
    ),
    "The round in which somebody completes a row is the last; then 2 points a full row, 7 a full column, 10 a"
    " colour placed five times.": (
        "La ronda en que alguien completa una fila es la última; después, 2 puntos por fila completa, 7 por columna,"
        " 10 por color puesto cinco veces."
    ),
    "The wall is tiled only once there are no tiles left to take.": (
        "Solo se llevan azulejos al muro cuando no queda ninguno por tomar."
    ),
    "There are 100 tiles of five colours; each of {shops} factories gets four.": (
        "Hay 100 azulejos de cinco colores; cada una de {shops} fábricas recibe cuatro."
    ),
    "There are more than {most} tiles in the factories and the centre.": (
        "Hay más de {most} azulejos en las fábricas y el centro."
    ),
    "There are more than {most} tiles in {text}.": "Hay más de {most} azulejos en {text}.",
    "There are no tiles of this colour there: {move}.": "Ahí no hay azulejos de ese color: {move}.",
    "There are {number} factories, not {given}.": "Hay {number} fábricas, no {given}.",
    "There is one marker of the first player, not several.": "Hay una sola ficha de jugador inicial, no varias.",
    "They go to a line, which holds one colour, or to the floor; what does not fit goes to the floor.": (
        "Van a una línea, que lleva un solo color, o al suelo; lo que no cabe va al suelo."
    ),
    "When all are taken, each full line moves one tile to the wall: 1 point alone, else the length of the row and"
    " of the column that it makes.": (
        "Cuando se han tomado todos, cada línea llena lleva un azulejo al muro: 1 punto si está solo; si no, la"
        " longitud de la fila y de la columna que forma."
    ),
    "a place for {colour}": "lugar para {colour}",
    "black": "negro",
    "blue": "azul",
    "factory {number}": "fábrica {number}",
    "factory {number} gets {tiles}": "la fábrica {number} recibe {tiles}",
    "first player's marker": "ficha de jugador inicial",
    "red": "rojo",
    "the centre": "centro",
    "the floor": "suelo",
    "white": "blanco",
    "yellow": "amarillo",
    "{move}: the tile of line {row} goes to column {column}": (
        "{move}: el azulejo de la línea {row} va a la columna {column}"
    ),
    "{move}: {number} {colour} from {source} to {line}": "{move}: {number} {colour}, {source} → {line}",
    "{name} is a number from 1 to {most}, not '{text}'.": "{name} es un número de 1 a {most}, no '{text}'.",
    "{seat} has completed row {row}.": "{seat} ha completado la fila {row}.",
    "{seat} starts.": "Empieza {seat}.",
    "{seat}: {change} points, now {points}": "{seat}: {change} puntos, ahora {points}",
}

PORTUGUESE = {
    "'{letter}' cannot stand in row {row} of a wall there.": (
        "'{letter}' não pode estar aí na linha {row} de uma parede."
    ),
    "'{move}' is no move: write a factory (1 to {shops}) or c, a colour (b, y, r, k, w), and a line (1 to 5) or f,"
    " like 1b3.": (
        "'{move}' não é uma jogada: escreva uma fábrica (1 a {shops}) ou c, uma cor (b azul, y amarelo, r vermelho, k"
        " preto, w branco) e uma linha (1 a 5) ou f, o chão, como 1b3."
    ),
    "'{text}' is no bunch of tiles: colours are b, y, r, k, w.": (
        "'{text}' não são azulejos: as cores são b, y, r, k, w."
    ),
    "'{text}' is no bunch of tiles: write colours and numbers, like b12y9.": (
        "'{text}' não são azulejos: escreva cores e números, como b12y9."
    ),
    "'{text}' names no starting player: write @p1 to @p{seats}.": (
        "'{text}' não é um jogador inicial: escreva de @p1 a @p{seats}."
    ),
    "A board is written like {example}, not {text}.": "Um tabuleiro escreve-se como {example}, não {text}.",
    "A factory gets {number} tiles here, not {given}.": "Uma fábrica recebe aqui {number} azulejos, não {given}.",
    "A turn takes all tiles of one colour from a factory, whose others go to the centre, or from the centre. Who"
    " takes from there first has the marker on his floor, and begins the next round.": (
        "Na sua vez tomam-se todos os azulejos de uma cor de uma fábrica, e os outros vão para o centro; ou então do"
        " centro. Quem toma primeiro daí fica com a peça de jogador inicial no seu chão e começa a ronda seguinte."
    ),
    "Column {column} of a wall has a colour twice.": "A coluna {column} de uma parede tem uma cor duas vezes.",
    "Each colour has its own place in each row of the wall.": "Cada cor tem o seu lugar em cada linha da parede.",
    "Factories and centre": "Fábricas e centro",
    "Line {row} has nothing to tile.": "A linha {row} não tem nada para levar à parede.",
    "Line {row} holds a colour that its wall row has.": "A linha {row} tem uma cor que já está na sua linha da parede.",
    "Line {row} holds another colour.": "A linha {row} tem outra cor.",
    "Line {row} holds one colour, and {row} tiles at most; not {text}.": (
        "A linha {row} leva uma só cor e {row} azulejos no máximo; não {text}."
    ),
    "Line {row} is full.": "A linha {row} está cheia.",
    "Most points win; a tie goes to more complete rows, and is else shared.": (
        "Ganha quem tem mais pontos; em caso de empate, quem tem mais linhas completas; senão, a vitória é partilhada."
    ),
    "No game brings {points} points.": "Nenhum jogo dá {points} pontos.",
    "Of each colour there are 20 tiles; of {colour} here are {number}.": (
        "De cada cor há 20 azulejos; de {colour} aqui há {number}."
    ),
    "On the grey side its owner chooses the column; no colour may come twice in a row or a column.": (
        "No lado cinzento o dono escolhe a coluna; nenhuma cor pode repetir-se numa linha ou coluna."
    ),
    "Round {round} begins.": "Começa a ronda {round}.",
    "Round {round}; {bag} tiles in the bag, {lid} in the lid.": (
        "Ronda {round}; {bag} azulejos no saco, {lid} na tampa."
    ),
    "Row {row} of a wall has a colour twice.": "A linha {row} de uma parede tem uma cor duas vezes.",
    "Row {row} of your wall has this colour already.": "A linha {row} da sua parede já tem esta cor.",
    "The bag cannot give {tiles} here.": "O saco não pode dar aqui {tiles}.",
    "The centre and the factories that are still to be filled have no tiles yet.": (
        "O centro e as fábricas que ainda estão por encher ainda não têm azulejos."
    ),
    "The floor costs, space by space: {costs}; points never fall below 0.": (
        "O chão custa, casa a casa: {costs}; os pontos nunca descem abaixo de 0."
    ),
    "The round in which somebody completes a row is the last; then 2 points a full row, 7 a full column, 10 a"
    " colour placed five times.": (
        "A ronda em que alguém completa uma linha é a última; depois, 2 pontos por linha completa, 7 por coluna, 10"
        " por cor posta cinco vezes."
    ),
    "The wall is tiled only once there are no tiles left to take.": (
        "Só vão azulejos para a parede quando já não há nenhum para tirar."
    ),
    "There are 100 tiles of five colours; each of {shops} factories gets four.": (
        "Há 100 azulejos de cinco cores; cada uma de {shops} fábricas recebe quatro."
    ),
    "There are more than {most} tiles in the factories and the centre.": (
        "Há mais de {most} azulejos nas fábricas e no centro."
    ),
    "There are more than {most} tiles in {text}.": "Há mais de {most} azulejos em {text}.",
    "There are no tiles of this colour there: {move}.": "Aí não há azulejos dessa cor: {move}.",
    "There are {number} factories, not {given}.": "Há {number} fábricas, não {given}.",
    "There is one marker of the first player, not several.": "Há uma só peça de jogador inicial, não várias.",
    "They go to a line, which holds one colour, or to the floor; what does not fit goes to the floor.": (
        "Vão para uma linha, que leva uma só cor, ou para o chão; o que não cabe vai para o chão."
    ),
    "When all are taken, each full line moves one tile to the wall: 1 point alone, else the length of the row and"
    " of the column that it makes.": (
        "Quando todos foram tomados, cada linha cheia leva um azulejo à parede: 1 ponto se está só; senão, o"
        " comprimento da linha e da coluna que forma."
    ),
    "a place for {colour}": "lugar para {colour}",
    "black": "preto",
    "blue": "azul",
    "factory {number}": "fábrica {number}",
    "factory {number} gets {tiles}": "a fábrica {number} recebe {tiles}",
    "first player's marker": "peça de jogador inicial",
    "red": "vermelho",
    "the centre": "centro",
    "the floor": "chão",
    "white": "branco",
    "yellow": "amarelo",
    "{move}: the tile of line {row} goes to column {column}": (
        "{move}: o azulejo da linha {row} vai para a coluna {column}"
    ),
    "{move}: {number} {colour} from {source} to {line}": "{move}: {number} {colour}, {source} → {line}",
    "{name} is a number from 1 to {most}, not '{text}'.": "{name} é um número de 1 a {most}, não '{text}'.",
    "{seat} has completed row {row}.": "{seat} completou a fila {row}.",
    "{seat} starts.": "Começa {seat}.",
    "{seat}: {change} points, now {points}": "{seat}: {change} pontos, agora {points}",
}
