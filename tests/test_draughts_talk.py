"""Draughts: draws with their reasons, why a move is not legal, rules in words."""

from typing import cast

import pytest

import tablero
from tablero.core.legal import legal_moves
from tablero.core.verbs import play
from tablero.games.draughts import DraughtsGame, draws
from tablero.games.draughts.rules import Draughts
from tablero.games.draughts.variants import VARIANTS


def variant(name: str) -> DraughtsGame:
    return cast(DraughtsGame, tablero.game(f"draughts/{name}").rules)


def reversed_move(move: int) -> int:
    """The way back."""
    return move >> 6 & 63 | (move & 63) << 6


def to_and_fro(state: Draughts, limit: draws.Limit | None = None) -> list[Draughts]:
    """Positions of four moves that lead back to the first one, and count towards the limit."""
    for there in legal_moves(state):
        second = cast(Draughts, play(state, there))
        for answer in legal_moves(second):
            third = cast(Draughts, play(second, answer))
            if reversed_move(there) not in legal_moves(third):
                continue
            fourth = cast(Draughts, play(third, reversed_move(there)))
            if reversed_move(answer) in legal_moves(fourth) and play(fourth, reversed_move(answer)) == state:
                found = [state, second, third, fourth]
                if limit is None or draws.run([*found, state], limit) == 4:
                    return found
    raise AssertionError("no way back")


def shuttled(positions: list[Draughts], plies: int) -> list[Draughts]:
    """The history of a game that goes round in them."""
    return [positions[ply % len(positions)] for ply in range(plies + 1)]


LIMITS = [
    # variant, position, moves of each player, reason
    ("english", "B:W32,K29:BK1,12", 40, "without a capture or a man's move"),
    ("italian", "W:WK29,32:BK4,5", 40, "without a capture or a man's move"),
    ("pool", "B:W32,K29:BK1,12", 15, "without a capture or a man's move"),
    ("pool", "B:BK1,K2,K3:WK29", 13, "three kings or more against one"),
    ("libre", "W:WKa2,g4:BKh1,a8", 50, "without a capture or a man's move"),
    ("international", "W:WK47,31:BK15,20", 25, "by kings alone"),
    ("international", "W:WK47,K48,31:BK15", 16, "three pieces against a king"),
    ("international", "W:WK47,31:BK15", 5, "so few pieces left"),
    ("russian", "W:WKc1,h2:BKb8", 5, "so few pieces left"),
    ("russian", "W:WKa3,h2,h4:BKh8", 5, "a king on the long diagonal"),
    ("russian", "W:WKa3,Kc1,Ke1:BKb8", 15, "three kings or more against one"),
    ("russian", "W:WKc1,h2:BKb8,d8", 30, "without a capture or a promotion"),
    ("russian", "W:WKc1,h2,h4:BKb8,d8,h8", 60, "without a capture or a promotion"),
    ("russian", "W:WKc1,h2,h4,g1:BKb8,d8,h8,f8", 15, "by kings alone"),
    ("brazilian", "W:WKe1,Kc1:BKb8,Kd8", 5, "so few pieces left"),
    ("brazilian", "W:WKe1,Kc1:BKb8", 5, "so few pieces left"),
    ("brazilian", "W:WKe1,Kc1:BKb8,h8", 5, "so few pieces left"),
    ("brazilian", "W:WKe1:BKb8", 5, "so few pieces left"),
    ("brazilian", "W:WKc1:BKb8,h8", 5, "so few pieces left"),
    ("brazilian", "W:WKc1,h2,h4:BKb8,d8", 20, "by kings alone"),
    ("spanish", "W:WK5,K1,K29:BK31", 12, "three kings or more against one"),
    ("spanish", "W:WK1,K2,9:BK31", 20, "so few pieces left"),
    ("portuguese", "W:WK1,K2,9:BK31", 20, "so few pieces left"),
]


@pytest.mark.parametrize(("name", "position", "moves", "said"), LIMITS)
def test_a_counter_ends_the_game_when_it_runs_out(name: str, position: str, moves: int, said: str) -> None:
    game = variant(name)
    limit = next(limit for limit in game.state.limits if limit.moves == moves and said in draws.reason(limit))
    history = shuttled(to_and_fro(cast(Draughts, game.load(position)), limit), 2 * moves)
    assert draws.limited(history[:-1]) is None
    assert draws.limited(history) == draws.reason(limit)
    assert f"Draw: {moves} moves each" in draws.reason(limit)


@pytest.mark.parametrize("name", sorted(set(VARIANTS) - {"checkers"}))
def test_a_repeated_position_ends_the_game(name: str) -> None:
    game, often = variant(name), 4 if name == "italian" else 3
    lettered = {"libre": "W:WKa2:BKh1", "russian": "W:WKa1:BKb8", "brazilian": "W:WKa1:BKb8"}
    position = lettered.get(name, "W:WK30:BK3" if name == "italian" else "W:WK1:BK2")
    history = shuttled(to_and_fro(cast(Draughts, game.load(position))), 4 * (often - 1))
    assert draws.repeated(history[:-1]) is None
    assert draws.repeated(history) == f"Draw: the same position {often} times."
    assert game.ending(history) is not None


def test_a_mans_move_begins_the_count_again() -> None:
    game = variant("english")
    (limit,) = game.state.limits
    positions = to_and_fro(cast(Draughts, game.load("B:W32,K29:BK1,12")))
    history = shuttled(positions, 80)
    assert draws.run(history, limit) == 80
    for king, counted in ((0, 0), (1, 1), (1, 2), (0, 0)):
        last = history[-1]
        move = next(move for move in legal_moves(last) if last.kings >> (move & 63) & 1 == king)
        history.append(cast(Draughts, play(last, move)))
        assert draws.run(history, limit) == counted


WHY = [
    ("russian", "W:Wc3,h2:Bd4", "h2-g3", "A capture is obliged: c3:e5."),
    ("brazilian", "W:Wa5,e1:Bb6,f2,f4", "a5xc7", "Majority: a capture of 2 exists, this takes 1: e1xg3xe5."),
    ("italian", "W:W20,K23:B15,19", "20x11", "Quality: of equal captures, one by a king comes first: 23x14."),
    ("russian", "W:Wc3:Bd4,f6", "c3:e5", "The capture goes on: c3:e5:g7."),
    ("italian", "W:WK23:B10,20,K12,K19", "23x7", "the one that takes kings earliest comes first: 23x14x5."),
    ("spanish", "W:W10,12:B14,K15", "10x19", "the one that takes most kings comes first: 12x19."),
    ("english", "B:W9,18:B5", "5x14", "The capture goes on: 5x14x23."),
    ("english", "B:W9,18:B5", "9-6", "The piece on 9 is the opponent's."),
    ("english", "B:W9,18:B5", "30-26", "No piece stands on 30."),
    ("english", "B:W32:B5,1", "1-5", "The piece on 1 cannot do that; it can: 1-6."),
    ("english", "B:W32:B5,1,9,14", "5-9", "The piece on 5 cannot move."),
    ("english", "B:W32:B5", "hello", "'hello' is no move: write the squares it goes by, like 5-9."),
    ("english", "B:W5:B1", "5", "'5' is no move"),
]


@pytest.mark.parametrize(("name", "position", "text", "said"), WHY)
def test_why_a_move_is_not_legal(name: str, position: str, text: str, said: str) -> None:
    game = variant(name)
    state = game.load(position)
    with pytest.raises(tablero.IllegalMove) as caught:
        game.parse(state, text)
    assert said in str(caught.value)


@pytest.mark.parametrize(
    ("name", "said", "unsaid"),
    [
        ("italian", "Men cannot capture kings.", "backwards"),
        ("russian", "goes on capturing as one", "as many pieces"),
        ("libre", "Capturing is free", "obligatory"),
        ("english", "Black moves first.", "any distance"),
        ("international", "10 by 10 squares; each side has 20 men", "becomes a king at once"),
    ],
)
def test_the_rules_of_a_variant_in_words(name: str, said: str, unsaid: str) -> None:
    text = variant(name).rule_text()
    assert said in text
    assert unsaid not in text
