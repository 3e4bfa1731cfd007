"""What players of tic-tac-toe read, by the English text."""

SPANISH = {
    "A board of {rows} rows and {columns} columns. X begins; the players take turns to mark an empty"
    " cell. Who first has {length} in a row, across, upright or diagonally, wins. A full board"
    " without one is a draw.": (
        "Un tablero de {rows} filas y {columns} columnas. Empieza X; los jugadores, por turnos, marcan"
        " una casilla vacía. Gana quien primero tiene {length} en línea, en horizontal, vertical o"
        " diagonal. El tablero lleno sin ninguna línea es empate."
    ),
    "tictactoe/{word} does not fit: ROWS x (COLUMNS + 1) may be 63 at the most.": (
        "tictactoe/{word} no cabe: FILAS x (COLUMNAS + 1) puede ser 63 como mucho."
    ),
    "tictactoe/{word} has no sense: no row of {length} can be made.": (
        "tictactoe/{word} no tiene sentido: no se puede hacer una línea de {length}."
    ),
    "{cell} is taken.": "{cell} está ocupada.",
}

PORTUGUESE = {
    "A board of {rows} rows and {columns} columns. X begins; the players take turns to mark an empty"
    " cell. Who first has {length} in a row, across, upright or diagonally, wins. A full board"
    " without one is a draw.": (
        "Um tabuleiro de {rows} linhas e {columns} colunas. Começa X; os jogadores, à vez, marcam uma"
        " casa vazia. Ganha quem primeiro tiver {length} em linha, na horizontal, vertical ou diagonal. O"
        " tabuleiro cheio sem nenhuma linha é empate."
    ),
    "tictactoe/{word} does not fit: ROWS x (COLUMNS + 1) may be 63 at the most.": (
        "tictactoe/{word} não cabe: LINHAS x (COLUNAS + 1) pode ser 63 no máximo."
    ),
    "tictactoe/{word} has no sense: no row of {length} can be made.": (
        "tictactoe/{word} não faz sentido: não se pode fazer uma linha de {length}."
    ),
    "{cell} is taken.": "{cell} está ocupada.",
}
