"""Records of draughts: PDN games and FEN positions, read and written."""

from collections.abc import Iterator
from typing import cast

import pytest

import tablero
from tablero.core.chance import dice
from tablero.core.errors import BadPosition, BadRecord, IllegalMove
from tablero.core.legal import legal_moves
from tablero.core.rng import below
from tablero.core.verbs import play
from tablero.games.draughts import GAME, DraughtsGame, pdn
from tablero.games.draughts.rules import Draughts
from tablero.games.draughts.variants import VARIANTS

NAMES = sorted(set(VARIANTS) - {"checkers"})

TWO_GAMES = """\
% a file of two games
[Event "A friendly game"]
[White "Ann \\"the king\\" B."]
[Result "*"]
[GameType "21,B,8,8,N1,0"]

1. 11-15 23-19 {the Single
Corner comes of another move} 2. 8-11! 22-17 $5 (2... 26-23 3. 4-8 (3. 10-14) 30-26?) *

[Event "Numeric Brazilian"]
[GameType "26"]
[Result "0-1"]
1. 21-17 ; a comment to the end of the line
1... 12-16 2. 17-13 0-1
"""


def read(text: str) -> list[pdn.PdnGame]:
    return list(pdn.read(text.splitlines(keepends=True)))


def variant(name: str) -> DraughtsGame:
    return cast(DraughtsGame, tablero.game(f"draughts/{name}").rules)


def test_a_file_of_two_games() -> None:
    first, second = read(TWO_GAMES)
    assert (first.game.name, second.game.name) == ("draughts", "draughts/brazilian")
    assert first.tags["White"] == 'Ann "the king" B.'
    assert [first.game.format(ply.before, ply.move) for ply in first.line] == ["11-15", "23-19", "8-11", "22-17"]
    assert first.line[1].comment == "the Single Corner comes of another move"
    assert [ply.nags for ply in first.line] == [(), (), (1,), (5,)]
    (variation,) = first.line[3].variations
    assert [first.game.format(ply.before, ply.move) for ply in variation] == ["26-23", "4-8", "30-26"]
    assert [first.game.format(ply.before, ply.move) for ply in variation[1].variations[0]] == ["10-14"]
    assert variation[2].nags == (2,)
    assert (first.result, second.result) == ("*", "0-1")
    assert [second.game.format(ply.before, ply.move) for ply in second.line] == ["a3-b4", "h6-g5", "b4-a5"]
    assert second.line[0].comment == "a comment to the end of the line"


def test_a_record_is_read_as_it_is_written() -> None:
    for played in read(TWO_GAMES):
        (again,) = read(pdn.write(played))
        assert again.line == played.line
        assert (again.result, again.comment) == (played.result, played.comment)
        assert set(played.tags.items()) - {("GameType", "26")} <= set(again.tags.items())


def random_game(game: DraughtsGame, seed: int) -> pdn.PdnGame:
    rng, start = dice(seed), cast(Draughts, game.start())
    moves: list[int] = []
    state = start
    while len(moves) < 120 and (legal := legal_moves(state)):
        moves.append(legal[below(len(legal), rng)])
        state = cast(Draughts, play(state, moves[-1]))
    return pdn.record(game, start, moves, White="Ann", Black="Bo")


@pytest.mark.parametrize("name", NAMES)
def test_random_games_of_every_variant(name: str) -> None:
    played = [random_game(variant(name), seed) for seed in range(8)]
    again = read("".join(map(pdn.write, played)))
    assert [game.moves for game in again] == [game.moves for game in played]
    assert [game.last for game in again] == [game.last for game in played]
    assert {game.game.state for game in again} == {VARIANTS[name]}


def test_a_game_from_a_position_with_the_second_seat_to_move() -> None:
    game = variant("english")
    start = cast(Draughts, game.load("W:W18,K32:B14,5"))
    played = pdn.record(game, start, [game.parse(start, "18x9")])
    assert '[FEN "W:W18,K32:B5,14"]' in pdn.write(played)
    assert "1... 18x9 *" in pdn.write(played)
    (again,) = read(pdn.write(played))
    assert (again.start, again.moves) == (start, played.moves)


def test_the_winner_is_written_with_whites_points_first() -> None:
    game = variant("english")
    start = cast(Draughts, game.load("W:W18:B14"))
    assert pdn.record(game, start, [game.parse(start, "18x9")]).result == "1-0"
    game = variant("international")
    start = cast(Draughts, game.load("B:W23:B18"))
    assert pdn.record(game, start, [game.parse(start, "18x29")]).result == "0-2"


BROKEN = [
    ('[GameType "21"]\n\n1. 11-15\n23-20 *', "Line 4: The piece on 23 cannot do that; it can: 23-18, 23-19."),
    ('[GameType "77"]\n\n1. 11-15 *', "Line 1: GameType 77 is not known; known are"),
    ('[GameType "21"]\n[FEN "W:W40:B1"]\n1. 11-15 *', "Line 2: '40' is no square of this board."),
    ("1. 11-15 (1. 11-16\n 2. *", "Line 1: The variation that begins here is not closed."),
    ("1. 11-15 )\n", "Line 1: '\\)' has no place here."),
    ("1. 11-15 {never\nclosed", "Line 1: '{' has no place here."),
    ("1. 11-15 castles *", "Line 1: 'castles' has no place here."),
    ("$3 1. 11-15 *", "Line 1: '3' has no place here."),
    ("1. 11-15 $" + "9" * 5_000, r"Line 1: '\$9999"),
    ("1. 11-15\n" + "(1. 11-15 " * 100, "Line 2: More than 99 variations stand within each other."),
]


@pytest.mark.parametrize(("text", "said"), BROKEN)
def test_what_is_broken_is_named_with_its_line(text: str, said: str) -> None:
    with pytest.raises(BadRecord, match=said):
        read(text)


def test_reading_goes_on_after_a_broken_game() -> None:
    told: list[BadRecord] = []
    text = '[GameType "21"]\n1. 11-15 11-15 *\n\n' + TWO_GAMES + '[GameType "99"]\n1. 1-5 *\n'
    found = list(pdn.read(text.splitlines(keepends=True), broken=told.append))
    assert [len(game.line) for game in found] == [4, 3]
    assert [str(error).split(":")[0] for error in told] == ["Line 2", "Line 18"]


def test_games_come_one_by_one_as_the_lines_do() -> None:
    def endless() -> Iterator[str]:
        while True:
            yield "1. 11-15 23-19 *\n"

    found = pdn.read(endless())
    assert [len(next(found).line) for _ in range(3)] == [2, 2, 2]


# Positions and moves.

STARTS = {
    "international": "W:W31-50:B1-20",
    "english": "B:W21-32:B1-12",
    "pool": "B:W21-32:B1-12",
    "italian": "W:W21-32:B1-12",
    "spanish": "W:W1-12:B21-32",
    "portuguese": "W:W1-12:B21-32",
    "russian": "W:Wa1,a3,b2,c1,c3,d2,e1,e3,f2,g1,g3,h2:Ba7,b6,b8,c7,d6,d8,e7,f6,f8,g7,h6,h8",
}


@pytest.mark.parametrize("name", STARTS)
def test_the_first_position(name: str) -> None:
    game = variant(name)
    assert game.dump(game.start()) == STARTS[name]
    assert game.load(STARTS[name]) == game.start()


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("nonsense", "is no position; one is written like B:W21-32:B1-12"),
        ("W:W1,33:B5", "'33' is no square"),
        ("W:W5:B5", "Two pieces stand on 5"),
        ("W:W9,9:B5", "Two pieces stand on 9"),
        ("W:W1:B5", "A man cannot stand on 1: there it is a king"),
        ("W:WK1-13:B25", "A side has 12 pieces at most; here are 13"),
    ],
)
def test_what_is_wrong_with_a_position(text: str, said: str) -> None:
    with pytest.raises(BadPosition, match=said):
        GAME.load(text)


def test_a_position_is_read_in_other_dress() -> None:
    game = variant("russian")
    assert game.load("w:wa1 , Kc3:bg7:H0:F1.") == game.load("W:Wa1,Kc3:Bg7")
    assert variant("brazilian").load("W:W32:BK1") == variant("brazilian").load("W:Wg1:BKb8")


@pytest.mark.parametrize(
    ("name", "position", "text", "expected"),
    [
        ("english", "B:W7,15:B3", "3x10x19", "3x19"),  # the whole path
        ("english", "B:W7,15:B3", "3-19", "3x19"),  # the wrong sign
        ("english", "B:W7,15:B3", "3x19", "3x19"),
        ("russian", "W:Wc3:Bd4,f6", "c3:g7", "c3:g7"),
        ("russian", "W:Wc3:Bd4,f6", "c3xe5xg7", "c3:g7"),
        ("russian", "W:Wc3:Bd4,f6", "c3e5g7", "c3:g7"),
        ("russian", "W:Wc3:Bh8", "c3d4", "c3-d4"),
        ("russian", "W:Wc3:Bh8", "22-18", "c3-d4"),  # by numbers
    ],
)
def test_moves_are_read_in_other_dress(name: str, position: str, text: str, expected: str) -> None:
    game = variant(name)
    state = game.load(position)
    assert game.format(state, game.parse(state, text)) == expected


def test_two_captures_between_the_same_squares() -> None:
    game = variant("english")
    state = cast(Draughts, game.load("B:W6,7,14,15:B2"))
    found = sorted(game.format(state, move) for move in game.legal(state))
    assert found == ["2x11x18", "2x9x18"]
    with pytest.raises(IllegalMove, match="may mean"):
        game.parse(state, "2x18")
    assert [game.format(state, game.parse(state, text)) for text in found] == found
