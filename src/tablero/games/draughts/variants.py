"""The variants of draughts: each a class of the named facts in which it differs, with the article it comes from.

Sources: English, the rules of the WCDF; International and Brazilian, FMJD Annex 1; Russian, the code of 2004; Italian,
the FID's technical rules of 2008; Pool, the rules of the APCA; Spanish and Portuguese, the FPD's classic rules; libre,
the house rules of a program in Prolog.
"""

from typing import ClassVar

from . import draws
from .board import centre_of, long_diagonal_of, rows_of, steps_of
from .draws import Limit
from .rules import Draughts


class OnEight(Draughts):
    """8x8 squares, three rows of men a side."""

    half, steps = 4, steps_of(4)
    board, far_row, set_up = rows_of(0, 7, 4), rows_of(7, 7, 4), rows_of(0, 2, 4)
    long_diagonal, centre = long_diagonal_of(4), centre_of(4)
    home_row, beyond_rows = rows_of(0, 0, 4), tuple(rows_of(row, 7, 4) for row in range(1, 7))


class OnTen(Draughts):
    """10x10 squares, four rows of men a side."""

    half, steps = 5, steps_of(5)
    board, far_row, set_up = rows_of(0, 9, 5), rows_of(9, 9, 5), rows_of(0, 3, 5)
    long_diagonal, centre = long_diagonal_of(5), centre_of(5)
    home_row, beyond_rows = rows_of(0, 0, 5), tuple(rows_of(row, 9, 5) for row in range(1, 9))


class Libre(OnEight):
    """The seed's own game: captures are free."""

    obliged = False
    kings_strike = True
    men_capture_back = True
    first_at_top, names = True, "letters down"
    limits: ClassVar[tuple[Limit, ...]] = (Limit(50, draws.anything, draws.quiet_king, "quiet"),)


class English(OnEight):
    """American checkers is the same."""

    black_first, first_at_top = True, True  # 1.9, 1.5
    kings_fly = False  # 1.17
    men_capture_back = False  # 1.18
    most_pieces = False  # 1.20
    game_type = "21,B,8,8,N1,0"
    limits: ClassVar[tuple[Limit, ...]] = (Limit(40, draws.anything, draws.quiet_king, "quiet"),)  # 1.32.2


class Pool(OnEight):
    """Pool checkers."""

    black_first, first_at_top = True, True
    men_capture_back = True  # 14
    kings_fly = True  # 15
    crowned_inside = False  # 16, 22, 23
    most_pieces = False  # 20
    game_type = "23,B,8,8,N1,0"
    limits: ClassVar[tuple[Limit, ...]] = (
        Limit(13, draws.three_kings_against_one, draws.any_move, "three kings"),  # 26
        Limit(15, draws.anything, draws.quiet_king, "quiet"),  # 26
    )


class Italian(OnEight):
    """Men do not take kings, and what to take is prescribed."""

    mirrored = True  # 2.2: the free corner is at the left
    kings_fly = False  # 4.7
    men_capture_back = False  # 5.3 a
    men_spare_kings = True  # 5.3 b
    most_pieces = True  # 6.6
    then_with_king = True  # 6.7
    then_most_kings = True  # 6.8
    then_kings_first = True  # 6.9
    repetitions = 4  # 9.3 b1
    game_type = "22,W,8,8,N2,1"
    limits: ClassVar[tuple[Limit, ...]] = (Limit(40, draws.anything, draws.quiet_king, "quiet"),)  # 10.4


class Spanish(OnEight):
    """Flying kings; men capture forwards."""

    mirrored, names = True, "numbers back"
    kings_fly = True
    men_capture_back = False
    most_pieces = True  # 15 b
    then_most_kings = True  # 15 c
    game_type = "24,W,8,8,N1,1"
    limits: ClassVar[tuple[Limit, ...]] = (  # not confirmed by a federation's own text
        Limit(12, draws.three_kings_on_the_long_diagonal, draws.any_move, "three kings"),
        Limit(20, draws.kings_and_at_most_four, draws.any_move, "few pieces"),
    )


class Portuguese(Spanish):
    """The same game as the Spanish one, under its own name."""

    game_type = "28,W,8,8,N1,1"


class Russian(OnEight):
    """Shashki."""

    kings_fly = True  # 1.4.5
    men_capture_back = True  # 1.5.3
    crowned_inside = True  # 1.5.15
    most_pieces = False
    names, capture_sign = "letters up", ":"
    game_type = "25,W,8,8,A0,0"
    limits: ClassVar[tuple[Limit, ...]] = (
        Limit(5, draws.king_against_two_or_fewer, draws.any_move, "few pieces"),
        Limit(5, draws.three_against_the_long_diagonal, draws.any_move, "long diagonal"),
        Limit(15, draws.three_kings_or_more_against_one, draws.any_move, "three kings"),
        Limit(30, draws.kings_and_four_or_five, draws.same_pieces, "same pieces"),
        Limit(60, draws.kings_and_six_or_seven, draws.same_pieces, "same pieces"),
        Limit(15, draws.not_four_to_seven, draws.quiet_king, "kings only"),
    )


class Brazilian(OnEight):
    """The international rules on 64 squares."""

    kings_fly = True  # 3.9
    men_capture_back = True  # 4.1
    most_pieces = True  # 4.13
    crowned_inside = False  # 4.15
    names, game_type = "letters up", "26,W,8,8,A0,0"
    limits: ClassVar[tuple[Limit, ...]] = (
        Limit(5, draws.brazilian_endings, draws.any_move, "few pieces"),
        Limit(20, draws.anything, draws.quiet_king, "kings only"),
    )


class International(OnTen):
    """Polish draughts, on 100 squares."""

    kings_fly = True  # 3.9
    men_capture_back = True  # 4.1
    most_pieces = True  # 4.13
    crowned_inside = False  # 4.15
    game_type = "20,W,10,10,N2,0"
    limits: ClassVar[tuple[Limit, ...]] = (
        Limit(5, draws.king_against_two_or_fewer, draws.any_move, "few pieces"),  # 6.4
        Limit(16, draws.king_against_three, draws.any_move, "three pieces"),  # 6.3
        Limit(25, draws.anything, draws.quiet_king, "kings only"),  # 6.2
    )


VARIANTS: dict[str, type[Draughts]] = {
    "english": English,
    "checkers": English,
    "libre": Libre,
    "spanish": Spanish,
    "portuguese": Portuguese,
    "italian": Italian,
    "russian": Russian,
    "brazilian": Brazilian,
    "pool": Pool,
    "international": International,
}
