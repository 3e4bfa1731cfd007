"""What players of 369 read, by the English text."""

SPANISH = {
    "'{move}' is no cell: cells are a1 to {last}.": "'{move}' no es una casilla: las casillas van de a1 a {last}.",
    "369/{word} has no sense: boards are square, with sides from 3 to 9.": (
        "369/{word} no tiene sentido: los tableros son cuadrados, con lados de 3 a 9."
    ),
    "A board of {side} by {side} cells. Both players set stones of the same colour.": (
        "Un tablero de {side} por {side} casillas. Los dos jugadores ponen fichas del mismo color."
    ),
    "A position of {game} is written like {example}.": "Una posición de {game} se escribe como {example}.",
    "Diagonals shorter than 3 never score. When the board is full, who has more points wins.": (
        "Las diagonales de menos de 3 nunca puntúan. Con el tablero lleno, gana quien tiene más puntos."
    ),
    "Each of the four runs of touching stones through the new one scores: exactly 3, 6 or 9 stones bring 1,"
    " 2 or 3 points.": (
        "Puntúa cada una de las cuatro filas de fichas seguidas que pasan por la nueva: exactamente 3, 6 o 9 fichas"
        " dan 1, 2 o 3 puntos."
    ),
    "Each row, column and diagonal through the new stone scores by all the stones on it, touching or"
    " not: exactly 3, 6 or 9 bring 1, 2 or 3 points.": (
        "Cada fila, columna y diagonal que pasa por la ficha nueva puntúa por todas las fichas que tiene, seguidas o"
        " no: exactamente 3, 6 o 9 dan 1, 2 o 3 puntos."
    ),
    "Instead of the first reply the second player may swap seats.": (
        "En lugar de la primera respuesta, el segundo jugador puede cambiar de puesto."
    ),
    "No game brings {points} points.": "Ninguna partida da {points} puntos.",
    "Seats can be swapped only in reply to the first stone, where the game has the pie rule.": (
        "Solo se puede cambiar de puesto en respuesta a la primera ficha, si el juego tiene esa regla (pie)."
    ),
    "These stones have brought {made} points; here are {points}.": (
        "Estas fichas han dado {made} puntos; aquí hay {points}."
    ),
    "With {stones} stones player {number} is to move.": "Con {stones} fichas juega el jugador {number}.",
    "stone": "ficha",
    "swap seats": "cambiar de puesto",
}

PORTUGUESE = {
    "'{move}' is no cell: cells are a1 to {last}.": "'{move}' não é uma casa: as casas vão de a1 a {last}.",
    "369/{word} has no sense: boards are square, with sides from 3 to 9.": (
        "369/{word} não faz sentido: os tabuleiros são quadrados, com lados de 3 a 9."
    ),
    "A board of {side} by {side} cells. Both players set stones of the same colour.": (
        "Um tabuleiro de {side} por {side} casas. Os dois jogadores põem pedras da mesma cor."
    ),
    "A position of {game} is written like {example}.": "Uma posição de {game} escreve-se como {example}.",
    "Diagonals shorter than 3 never score. When the board is full, who has more points wins.": (
        "As diagonais com menos de 3 nunca pontuam. Com o tabuleiro cheio, ganha quem tem mais pontos."
    ),
    "Each of the four runs of touching stones through the new one scores: exactly 3, 6 or 9 stones bring 1,"
    " 2 or 3 points.": (
        "Pontua cada uma das quatro filas de pedras seguidas que passam pela nova: exatamente 3, 6 ou 9 pedras dão 1,"
        " 2 ou 3 pontos."
    ),
    "Each row, column and diagonal through the new stone scores by all the stones on it, touching or"
    " not: exactly 3, 6 or 9 bring 1, 2 or 3 points.": (
        "Cada linha, coluna e diagonal que passa pela pedra nova pontua por todas as pedras que tem, seguidas ou não:"
        " exatamente 3, 6 ou 9 dão 1, 2 ou 3 pontos."
    ),
    "Instead of the first reply the second player may swap seats.": (
        "Em vez da primeira resposta, o segundo jogador pode trocar de lugar."
    ),
    "No game brings {points} points.": "Nenhum jogo dá {points} pontos.",
    "Seats can be swapped only in reply to the first stone, where the game has the pie rule.": (
        "Só se pode trocar de lugar em resposta à primeira pedra, se o jogo tiver essa regra (pie)."
    ),
    "These stones have brought {made} points; here are {points}.": (
        "Estas pedras deram {made} pontos; aqui há {points}."
    ),
    "With {stones} stones player {number} is to move.": "Com {stones} pedras joga o jogador {number}.",
    "stone": "pedra",
    "swap seats": "trocar de lugar",
}
