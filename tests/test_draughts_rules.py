"""The articles of each variant of draughts: a position, and exactly the moves that are legal in it.

Squares are named as the side to move sees them, a1 at its left; so one position serves all variants. `c3xg7 d4 f6`
takes what stands on d4 and f6; `=K` becomes a king.
"""

from typing import NamedTuple, cast

import pytest

import tablero
from tablero.core.legal import legal_moves
from tablero.core.verbs import payoff
from tablero.games.draughts.board import bit_of, squares_in_play
from tablero.games.draughts.rules import CROWNED, Draughts, captured_by
from tablero.games.draughts.variants import VARIANTS

ALL = "english italian spanish portuguese russian brazilian pool international libre"
FLYING = "spanish portuguese russian brazilian pool international"
BACK = "russian brazilian pool international"


class Article(NamedTuple):
    """What a rule says of a position; the moves of each group of variants."""

    title: str
    mine: str
    theirs: str
    legal: dict[str, str]


ARTICLES = [
    Article("a man steps forward", "c3", "h8", {ALL: "c3-b4, c3-d4"}),
    Article(
        "a man becomes a king on the far row",
        "c7",
        "h2",
        {"english italian spanish portuguese russian brazilian pool libre": "c7-b8 =K, c7-d8 =K"},
    ),
    Article("a man becomes a king on the far row of ten", "c9", "h2", {"international": "c9-b10 =K, c9-d10 =K"}),
    Article(
        "how far a king goes",
        "Kc3",
        "h6",
        {
            "english italian libre": "c3-b2, c3-d2, c3-b4, c3-d4",
            "spanish portuguese russian brazilian pool": (
                "c3-b2, c3-a1, c3-d2, c3-e1, c3-b4, c3-a5, c3-d4, c3-e5, c3-f6, c3-g7, c3-h8"
            ),
            "international": (
                "c3-b2, c3-a1, c3-d2, c3-e1, c3-b4, c3-a5, c3-d4, c3-e5, c3-f6, c3-g7, c3-h8, c3-i9, c3-j10"
            ),
        },
    ),
    Article(
        "a capture is obliged",
        "c3 h2",
        "d4",
        {
            "english italian spanish portuguese russian brazilian pool international": "c3xe5 d4",
            "libre": "c3xe5 d4, c3-b4, h2-g3",
        },
    ),
    Article(
        "a chain is completed",
        "c3",
        "d4 f6",
        {
            "english italian spanish portuguese russian brazilian pool international": "c3xg7 d4 f6",
            "libre": "c3xe5 d4, c3xg7 d4 f6, c3-b4",
        },
    ),
    Article(
        "men that capture backwards",
        "e5",
        "d4 h8",
        {
            "english italian spanish portuguese": "e5-d6, e5-f6",
            BACK: "e5xc3 d4",
            "libre": "e5xc3 d4, e5-d6, e5-f6",
        },
    ),
    Article(
        "men that spare kings",
        "c3",
        "Kd4",
        {
            "italian": "c3-b4",
            "english spanish portuguese russian brazilian pool international": "c3xe5 d4",
            "libre": "c3xe5 d4, c3-b4",
        },
    ),
    Article(
        "majority",
        "a5 e1",
        "b6 f2 f4",
        {
            "italian spanish portuguese brazilian international": "e1xe5 f2 f4",
            "english russian pool": "e1xe5 f2 f4, a5xc7 b6",
            "libre": "e1xe5 f2 f4, e1xg3 f2, a5xc7 b6, e1-d2",
        },
    ),
    Article(
        "quality: with a king",
        "c3 Kg3",
        "d4 f4",
        {
            "italian": "g3xe5 f4",
            "english": "c3xe5 d4, g3xe5 f4",
            "spanish portuguese russian brazilian pool": "c3xe5 d4, g3xe5 f4, g3xd6 f4, g3xc7 f4, g3xb8 f4",
        },
    ),
    Article(
        "quality: most kings",
        "c3 g3",
        "d4 Kf4",
        {
            "spanish portuguese": "g3xe5 f4",
            "english russian brazilian pool international": "c3xe5 d4, g3xe5 f4",
            "italian": "c3xe5 d4",
        },
    ),
    Article(
        "quality: most kings, by kings",
        "Kc3 Kg3",
        "d4 Kf4",
        {"italian": "g3xe5 f4", "english": "c3xe5 d4, g3xe5 f4"},
    ),
    Article(
        "quality: kings earliest",
        "Kc3",
        "Kd4 f6 b4 Kb6",
        {"italian": "c3xg7 d4 f6", "english": "c3xg7 d4 f6, c3xc7 b4 b6"},
    ),
    Article(
        "a man that reaches the far row within a capture",
        "d6",
        "e7 g7",
        {
            "english italian spanish portuguese": "d6xf8 e7 =K",
            "russian": "d6xh6 e7 g7 =K",
            "brazilian pool": "d6xh6 e7 g7",
            "libre": "d6xf8 e7 =K, d6xh6 e7 g7, d6-c7",
        },
    ),
    Article("a man that passes the far row of ten", "d8", "e9 g9", {"international": "d8xh8 e9 g9"}),
    Article(
        "a man that goes on as a flying king",
        "b6",
        "c7 f6",
        {
            "russian": "b6xg5 c7 f6 =K, b6xh4 c7 f6 =K",
            "english italian spanish portuguese brazilian pool": "b6xd8 c7 =K",
        },
    ),
    Article(
        "kings that capture from afar",
        "Ka1",
        "d4",
        {
            "english italian": "a1-b2",
            "spanish portuguese russian brazilian pool": "a1xe5 d4, a1xf6 d4, a1xg7 d4, a1xh8 d4",
            "international": "a1xe5 d4, a1xf6 d4, a1xg7 d4, a1xh8 d4, a1xi9 d4, a1xj10 d4",
            "libre": "a1xe5 d4, a1-b2",
        },
    ),
    Article(
        "a flying king lands where it can go on",
        "Ka1",
        "d4 g5",
        {
            "spanish portuguese russian brazilian pool": "a1xh4 d4 g5",
            "international": "a1xh4 d4 g5, a1xi3 d4 g5, a1xj2 d4 g5",
        },
    ),
    Article("no piece is jumped twice, by steppers", "Kc1", "d2", {"english italian": "c1xe3 d2"}),
    Article("no piece is jumped twice, by men", "c1", "d2", {BACK: "c1xe3 d2"}),
    Article(
        "no piece is jumped twice, by flying kings",
        "Ka1",
        "c3 f2 f4",
        {
            "spanish portuguese brazilian international": "a1xe1 c3 f2 f4",
            "russian pool": "a1xe1 c3 f2 f4, a1xg1 c3 f2",
        },
    ),
    Article(
        "a captured piece blocks until the move is over",
        "Ka1",
        "b4 c3 f2 f4",
        {
            "spanish portuguese brazilian international": "a1xe1 c3 f2 f4",
            "russian pool": "a1xe1 c3 f2 f4, a1xg1 c3 f2",
        },
    ),
    Article(
        "a capture that comes back to where it began",
        "Kc1",
        "b2 b4 d2 d4",
        {
            "english italian spanish portuguese russian brazilian pool international": "c1xc1 b2 b4 d2 d4",
            "libre": (
                "c1xc1 b2 b4 d2 d4, c1xe3 d2, c1xc5 d2 d4, c1xa3 b4 d2 d4, c1xa3 b2, c1xc5 b2 b4, c1xe3 b2 b4 d4"
            ),
        },
    ),
    Article(
        "an empty square is crossed twice",
        "e3",
        "d4 d6 f2 f4 f6",
        {
            "brazilian international": "e3xg1 d4 d6 f2 f4 f6",
            "russian pool": "e3xg1 d4 d6 f2 f4 f6, e3xg1 f2",
            "english italian spanish portuguese": "e3xe7 d4 d6, e3xe7 f4 f6",
        },
    ),
]
CASES = [
    pytest.param(name, article.mine, article.theirs, legal, id=f"{name}: {article.title}")
    for article in ARTICLES
    for group, legal in article.legal.items()
    for name in group.split()
]


def named(kind: type[Draughts]) -> dict[str, int]:
    """The bit of each square, as the side to move sees it."""
    return {f"{chr(97 + c)}{r + 1}": bit_of(c, r, kind.half) for c, r in squares_in_play(kind.half)}


def pieces(kind: type[Draughts], text: str) -> tuple[int, int]:
    """All pieces of a side, and its kings."""
    at, both, kings = named(kind), 0, 0
    for word in text.split():
        bit = 1 << at[word.removeprefix("K")]
        both |= bit
        kings |= bit if word.startswith("K") else 0
    return both, kings


def position(kind: type[Draughts], mine: str, theirs: str, turn: int) -> Draughts:
    (mine_all, my_kings), (theirs_all, their_kings) = pieces(kind, mine), pieces(kind, theirs)
    return kind(mine_all, theirs_all, my_kings | their_kings, turn)


def shown(state: Draughts, move: int) -> str:
    """A move as the articles write it."""
    name = {bit: square for square, bit in named(type(state)).items()}
    taken = captured_by(state, move)
    words = [square for square, bit in sorted(named(type(state)).items()) if taken >> bit & 1]
    crowned = ["=K"] if move >> CROWNED & 1 else []
    return " ".join([name[move & 63] + ("x" if taken else "-") + name[move >> 6 & 63], *words, *crowned])


@pytest.mark.parametrize(("name", "mine", "theirs", "legal"), CASES)
def test_article(name: str, mine: str, theirs: str, legal: str) -> None:
    for turn in (0, 1):
        state = position(VARIANTS[name], mine, theirs, turn)
        assert sorted(shown(state, move) for move in legal_moves(state)) == sorted(legal.split(", "))


def test_every_article_is_tested_in_every_variant_that_it_touches() -> None:
    names = ALL.split()
    for part in ("obliged", "chain", "backwards", "spare", "majority", "comes back", "steps forward", "how far"):
        tested = [
            name for article in ARTICLES if part in article.title for group in article.legal for name in group.split()
        ]
        assert sorted(tested) == sorted(names), part


@pytest.mark.parametrize("name", ALL.split())
def test_who_has_no_piece_or_no_move_has_lost(name: str) -> None:
    for mine, theirs in (("a1", "b2 c3"), ("", "c3")):
        state = position(VARIANTS[name], mine, theirs, 0)
        assert legal_moves(state) == []
        assert [payoff(state, seat) for seat in (0, 1)] == [-1, 1]


@pytest.mark.parametrize("name", ALL.split())
def test_who_begins_and_where_the_long_diagonal_lies(name: str) -> None:
    game = tablero.game(f"draughts/{name}").rules
    start = cast(Draughts, game.start())
    assert (game.seat_name(0) == "Black") == (name in ("english", "pool"))
    left_corner_in_play = [
        cell.column == 0 for cell in game.scene(start).panels[0].cells if cell.row == 2 * start.half - 1
    ]
    assert any(left_corner_in_play) == (name not in ("italian", "spanish", "portuguese"))
