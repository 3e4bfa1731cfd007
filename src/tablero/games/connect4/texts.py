"""What players of Connect 4 read, by the English text."""

SPANISH = {
    "'{move}' is no column: columns are 1 to {columns}.": (
        "'{move}' no es una columna: las columnas van de 1 a {columns}."
    ),
    "A board of {columns} columns and {rows} rows. The players take turns to drop a disc into a"
    " column; it falls to the lowest free cell. Who first has {length} or more discs of his own in a"
    " row, across, upright or diagonally, wins. A full board without one is a draw. The score is the"
    " discs that the winner has left, counting the winning one.": (
        "Un tablero de {columns} columnas y {rows} filas. Los jugadores, por turnos, dejan caer una ficha"
        " en una columna; cae hasta la casilla libre más baja. Gana quien primero alinea {length} o más"
        " fichas suyas, en horizontal, vertical o diagonal. El tablero lleno sin ninguna línea es empate."
        " La puntuación son las fichas que le quedan al ganador, contando la que gana."
    ),
    "A disc hangs in the air in column {column}.": "Una ficha flota en el aire en la columna {column}.",
    "Column {column} is full.": "La columna {column} está llena.",
    "connect4/{word} does not fit: COLUMNS x (ROWS + 1) may be 62 at the most.": (
        "connect4/{word} no cabe: COLUMNAS x (FILAS + 1) puede ser 62 como mucho."
    ),
    "connect4/{word} has no sense: no row of {length} can be made.": (
        "connect4/{word} no tiene sentido: no se puede hacer una línea de {length}."
    ),
}

PORTUGUESE = {
    "'{move}' is no column: columns are 1 to {columns}.": (
        "'{move}' não é uma coluna: as colunas vão de 1 a {columns}."
    ),
    "A board of {columns} columns and {rows} rows. The players take turns to drop a disc into a"
    " column; it falls to the lowest free cell. Who first has {length} or more discs of his own in a"
    " row, across, upright or diagonally, wins. A full board without one is a draw. The score is the"
    " discs that the winner has left, counting the winning one.": (
        "Um tabuleiro de {columns} colunas e {rows} linhas. Os jogadores, à vez, deixam cair uma ficha"
        " numa coluna; ela cai até à casa livre mais baixa. Ganha quem primeiro alinhar {length} ou mais"
        " fichas suas, na horizontal, vertical ou diagonal. O tabuleiro cheio sem nenhuma linha é empate."
        " A pontuação são as fichas que restam ao vencedor, contando a que ganha."
    ),
    "A disc hangs in the air in column {column}.": "Uma ficha flutua no ar na coluna {column}.",
    "Column {column} is full.": "A coluna {column} está cheia.",
    "connect4/{word} does not fit: COLUMNS x (ROWS + 1) may be 62 at the most.": (
        "connect4/{word} não cabe: COLUNAS x (LINHAS + 1) pode ser 62 no máximo."
    ),
    "connect4/{word} has no sense: no row of {length} can be made.": (
        "connect4/{word} não faz sentido: não se pode fazer uma linha de {length}."
    ),
}
