"""What players of draughts read, by the English text."""

SPANISH = {
    "'{move}' is no move: write the squares it goes by, like {example}.": (
        "'{move}' no es una jugada: escribe las casillas por las que pasa, como {example}."
    ),
    "'{move}' may mean {moves}: say which.": "'{move}' puede ser {moves}: di cuál.",
    "'{name}' is no square of this board.": "'{name}' no es una casilla de este tablero.",
    "'{text}' has no place here.": "'{text}' no puede ir aquí.",
    "'{text}' is no position; one is written like {example}.": (
        "'{text}' no es una posición; se escribe como {example}."
    ),
    "A board of {side} by {side} squares; each side has {men} men on its first rows.": (
        "Un tablero de {side} por {side} casillas; cada bando tiene {men} peones en sus primeras filas."
    ),
    "A capture is obliged: {move}.": "Es obligatorio capturar: {move}.",
    "A man becomes a king where its move ends on the far row, not where it only passes it.": (
        "Un peón se hace dama si su jugada termina en la última fila, no si solo pasa por ella."
    ),
    "A man cannot stand on {name}: there it is a king.": "Un peón no puede estar en {name}: allí es dama.",
    "A man that reaches the far row becomes a king at once, and goes on capturing as one.": (
        "Un peón que llega a la última fila se hace dama en el acto, y como tal sigue capturando."
    ),
    "A man that reaches the far row becomes a king, and its move ends there.": (
        "Un peón que llega a la última fila se hace dama, y su jugada termina ahí."
    ),
    "A side has {most} pieces at most; here are {number}.": (
        "Un bando tiene {most} piezas como mucho; aquí hay {number}."
    ),
    "Black": "Negras",
    "Black moves first.": "Empiezan las negras.",
    "Captured pieces leave the board when the move is over; none is jumped twice.": (
        "Las piezas capturadas se retiran al terminar la jugada; ninguna se salta dos veces."
    ),
    "Capturing is free, and a capture may end after any jump.": (
        "Capturar es libre, y una captura puede terminar tras cualquier salto."
    ),
    "Capturing is obligatory, and a capture goes on as long as it can.": (
        "Capturar es obligatorio, y una captura sigue mientras pueda."
    ),
    "Draw: the same position {number} times.": "Tablas: la misma posición {number} veces.",
    "Draw: {number} moves each by kings alone, without a capture.": (
        "Tablas: {number} jugadas de cada uno solo con damas, sin capturas."
    ),
    "Draw: {number} moves each with so few pieces left.": (
        "Tablas: {number} jugadas de cada uno con tan pocas piezas."
    ),
    "Draw: {number} moves each with three kings or more against one.": (
        "Tablas: {number} jugadas de cada uno con tres damas o más contra una."
    ),
    "Draw: {number} moves each with three pieces against a king on the long diagonal.": (
        "Tablas: {number} jugadas de cada uno con tres piezas contra una dama en la diagonal mayor."
    ),
    "Draw: {number} moves each with three pieces against a king.": (
        "Tablas: {number} jugadas de cada uno con tres piezas contra una dama."
    ),
    "Draw: {number} moves each without a capture or a man's move.": (
        "Tablas: {number} jugadas de cada uno sin capturas ni jugadas de peón."
    ),
    "Draw: {number} moves each without a capture or a promotion.": (
        "Tablas: {number} jugadas de cada uno sin capturas ni coronaciones."
    ),
    "GameType {number} is not known; known are {known}.": ("No se conoce el GameType {number}; se conocen {known}."),
    "Kings capture from any distance and land directly behind the piece.": (
        "Las damas capturan a cualquier distancia y caen justo detrás de la pieza."
    ),
    "Kings capture from any distance and land on any empty square behind, but on one from where they can go on"
    " if there is one.": (
        "Las damas capturan a cualquier distancia y caen en cualquier casilla vacía detrás, pero en una desde la"
        " que puedan seguir, si la hay."
    ),
    "Kings move any distance along a diagonal.": "Las damas se mueven cualquier distancia en diagonal.",
    "Kings move one square in any diagonal direction.": (
        "Las damas se mueven una casilla en cualquier dirección diagonal."
    ),
    "Line {number}: {text}": "Línea {number}: {text}",
    "Majority: a capture of {most} exists, this takes {taken}: {move}.": (
        "Ley de la cantidad: hay una captura de {most}, esta toma {taken}: {move}."
    ),
    "Men cannot capture kings.": "Los peones no pueden capturar damas.",
    "Men capture forwards and backwards.": "Los peones capturan hacia delante y hacia atrás.",
    "Men capture forwards only.": "Los peones solo capturan hacia delante.",
    "Men move one square diagonally forward.": "Los peones se mueven una casilla en diagonal hacia delante.",
    "No piece stands on {square}.": "No hay ninguna pieza en {square}.",
    "Pieces capture by jumping over an enemy to the empty square behind it.": (
        "Las piezas capturan saltando sobre una enemiga a la casilla vacía de detrás."
    ),
    "Quality: of equal captures, one by a king comes first: {move}.": (
        "Ley de la calidad: entre capturas iguales, primero la de una dama: {move}."
    ),
    "Quality: of equal captures, the one that takes kings earliest comes first: {move}.": (
        "Ley de la calidad: entre capturas iguales, primero la que antes toma damas: {move}."
    ),
    "Quality: of equal captures, the one that takes most kings comes first: {move}.": (
        "Ley de la calidad: entre capturas iguales, primero la que toma más damas: {move}."
    ),
    "The capture goes on: {move}.": "La captura sigue: {move}.",
    "The piece on {square} cannot do that; it can: {moves}.": (
        "La pieza de {square} no puede hacer eso; puede: {moves}."
    ),
    "The piece on {square} cannot move.": "La pieza de {square} no puede moverse.",
    "The piece on {square} is the opponent's.": "La pieza de {square} es del contrario.",
    "More than {most} variations stand within each other.": "Hay más de {most} variantes unas dentro de otras.",
    "The variation that begins here is not closed.": "La variante que empieza aquí no se cierra.",
    "Two pieces stand on {name}.": "Hay dos piezas en {name}.",
    "White": "Blancas",
    "White moves first.": "Empiezan las blancas.",
    "Who can capture in several ways must take as many pieces as possible;": (
        "Quien puede capturar de varias maneras ha de tomar cuantas piezas pueda;"
    ),
    "Who has no piece or no move left has lost.": "Pierde quien se queda sin piezas o sin jugadas.",
    "among equals, capture with a king;": "entre iguales, capturar con una dama;",
    "among equals, take as many kings as possible;": "entre iguales, tomar cuantas damas pueda;",
    "among equals, take kings as early as possible;": "entre iguales, tomar damas cuanto antes;",
    "black king": "dama negra",
    "black man": "peón negro",
    "what is still equal is a free choice.": "lo que siga igual se elige libremente.",
    "white king": "dama blanca",
    "white man": "peón blanco",
}

PORTUGUESE = {
    "'{move}' is no move: write the squares it goes by, like {example}.": (
        "'{move}' não é um lance: escreva as casas por onde passa, como {example}."
    ),
    "'{move}' may mean {moves}: say which.": "'{move}' pode ser {moves}: diga qual.",
    "'{name}' is no square of this board.": "'{name}' não é uma casa deste tabuleiro.",
    "'{text}' has no place here.": "'{text}' não pode estar aqui.",
    "'{text}' is no position; one is written like {example}.": (
        "'{text}' não é uma posição; escreve-se como {example}."
    ),
    "A board of {side} by {side} squares; each side has {men} men on its first rows.": (
        "Um tabuleiro de {side} por {side} casas; cada lado tem {men} peões nas suas primeiras linhas."
    ),
    "A capture is obliged: {move}.": "É obrigatório capturar: {move}.",
    "A man becomes a king where its move ends on the far row, not where it only passes it.": (
        "Um peão torna-se dama onde o seu lance termina na última linha, não onde apenas passa por ela."
    ),
    "A man cannot stand on {name}: there it is a king.": "Um peão não pode estar em {name}: ali é dama.",
    "A man that reaches the far row becomes a king at once, and goes on capturing as one.": (
        "Um peão que chega à última linha torna-se dama de imediato, e como dama continua a capturar."
    ),
    "A man that reaches the far row becomes a king, and its move ends there.": (
        "Um peão que chega à última linha torna-se dama, e o seu lance termina ali."
    ),
    "A side has {most} pieces at most; here are {number}.": ("Um lado tem no máximo {most} peças; aqui há {number}."),
    "Black": "Pretas",
    "Black moves first.": "Começam as pretas.",
    "Captured pieces leave the board when the move is over; none is jumped twice.": (
        "As peças capturadas saem quando o lance termina; nenhuma é saltada duas vezes."
    ),
    "Capturing is free, and a capture may end after any jump.": (
        "Capturar é livre, e uma captura pode terminar depois de qualquer salto."
    ),
    "Capturing is obligatory, and a capture goes on as long as it can.": (
        "Capturar é obrigatório, e uma captura continua enquanto puder."
    ),
    "Draw: the same position {number} times.": "Empate: a mesma posição {number} vezes.",
    "Draw: {number} moves each by kings alone, without a capture.": (
        "Empate: {number} lances de cada um só com damas, sem capturas."
    ),
    "Draw: {number} moves each with so few pieces left.": "Empate: {number} lances de cada um com tão poucas peças.",
    "Draw: {number} moves each with three kings or more against one.": (
        "Empate: {number} lances de cada um com três damas ou mais contra uma."
    ),
    "Draw: {number} moves each with three pieces against a king on the long diagonal.": (
        "Empate: {number} lances de cada um com três peças contra uma dama na grande diagonal."
    ),
    "Draw: {number} moves each with three pieces against a king.": (
        "Empate: {number} lances de cada um com três peças contra uma dama."
    ),
    "Draw: {number} moves each without a capture or a man's move.": (
        "Empate: {number} lances de cada um sem capturas nem lances de peão."
    ),
    "Draw: {number} moves each without a capture or a promotion.": (
        "Empate: {number} lances de cada um sem capturas nem promoções."
    ),
    "GameType {number} is not known; known are {known}.": ("Não se conhece o GameType {number}; conhecem-se {known}."),
    "Kings capture from any distance and land directly behind the piece.": (
        "As damas capturam a qualquer distância e caem logo atrás da peça."
    ),
    "Kings capture from any distance and land on any empty square behind, but on one from where they can go on"
    " if there is one.": (
        "As damas capturam a qualquer distância e caem em qualquer casa vazia atrás, mas numa de onde possam"
        " continuar, se houver."
    ),
    "Kings move any distance along a diagonal.": "As damas movem-se qualquer distância na diagonal.",
    "Kings move one square in any diagonal direction.": "As damas movem-se uma casa em qualquer direção diagonal.",
    "Line {number}: {text}": "Linha {number}: {text}",
    "Majority: a capture of {most} exists, this takes {taken}: {move}.": (
        "Lei da maioria: há uma captura de {most}, esta toma {taken}: {move}."
    ),
    "Men cannot capture kings.": "Os peões não podem capturar damas.",
    "Men capture forwards and backwards.": "Os peões capturam para a frente e para trás.",
    "Men capture forwards only.": "Os peões só capturam para a frente.",
    "Men move one square diagonally forward.": "Os peões movem-se uma casa na diagonal, para a frente.",
    "No piece stands on {square}.": "Não há nenhuma peça em {square}.",
    "Pieces capture by jumping over an enemy to the empty square behind it.": (
        "As peças capturam saltando sobre uma inimiga para a casa vazia atrás dela."
    ),
    "Quality: of equal captures, one by a king comes first: {move}.": (
        "Lei da qualidade: entre capturas iguais, primeiro a de uma dama: {move}."
    ),
    "Quality: of equal captures, the one that takes kings earliest comes first: {move}.": (
        "Lei da qualidade: entre capturas iguais, primeiro a que toma damas mais cedo: {move}."
    ),
    "Quality: of equal captures, the one that takes most kings comes first: {move}.": (
        "Lei da qualidade: entre capturas iguais, primeiro a que toma mais damas: {move}."
    ),
    "The capture goes on: {move}.": "A captura continua: {move}.",
    "The piece on {square} cannot do that; it can: {moves}.": "A peça de {square} não pode fazer isso; pode: {moves}.",
    "The piece on {square} cannot move.": "A peça de {square} não pode mover-se.",
    "The piece on {square} is the opponent's.": "A peça de {square} é do adversário.",
    "More than {most} variations stand within each other.": "Há mais de {most} variantes umas dentro das outras.",
    "The variation that begins here is not closed.": "A variante que começa aqui não está fechada.",
    "Two pieces stand on {name}.": "Há duas peças em {name}.",
    "White": "Brancas",
    "White moves first.": "Começam as brancas.",
    "Who can capture in several ways must take as many pieces as possible;": (
        "Quem pode capturar de várias maneiras tem de tomar o maior número de peças;"
    ),
    "Who has no piece or no move left has lost.": "Perde quem fica sem peças ou sem lances.",
    "among equals, capture with a king;": "entre iguais, capturar com uma dama;",
    "among equals, take as many kings as possible;": "entre iguais, tomar o maior número de damas;",
    "among equals, take kings as early as possible;": "entre iguais, tomar damas o mais cedo possível;",
    "black king": "dama preta",
    "black man": "peão preto",
    "what is still equal is a free choice.": "o que continuar igual é de livre escolha.",
    "white king": "dama branca",
    "white man": "peão branco",
}
