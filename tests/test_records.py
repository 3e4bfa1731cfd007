"""Records: written, read, played again; what is damaged or of a newer make is told."""

import json
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

import tablero
from tablero.core.errors import BadRecord, NotPossible
from tablero.play import exchange
from tablero.play.engines import Engines
from tablero.play.match import Match
from tablero.play.record import Record, loads, read, record_of
from tablero.play.result import Reason
from tablero.play.simulation import play_out

ROOT = Path(__file__).parents[1]
GAMES = ["tictactoe", "369/5x5/pie", "connect4/6x5", "damas", "draughts/international", "azul/3", "azul/grey"]


def played(name: str, seed: int = 1) -> Match:
    """A match of random players, to its end."""
    game = tablero.game(name).rules
    made = Match(game, ["random"] * game.facts.seats, seed=seed)
    return play_out(made, Engines(made))


@pytest.mark.parametrize("name", [*GAMES, str(ROOT / "examples" / "pig.py"), str(ROOT / "examples" / "nim.py")])
def test_a_record_plays_the_same_match_again(name: str) -> None:
    made = played(name)
    record = record_of(made)
    again = loads(record.dumps()).replay()
    assert again.states == made.states
    assert again.result == made.result
    assert record_of(again) == record


def test_a_record_is_one_line_that_people_can_read() -> None:
    made = Match(tablero.game("connect4/6x5").rules, ("human", "best"), seed=3, began="2026-01-31T20:15:00+00:00")
    made.play(made.game.parse(made.state, "4"), 2.5)
    made.resign(1)
    assert json.loads(record_of(made).dumps()) == {
        "tablero": 1,
        "game": "connect4",
        "variant": "6x5",
        "rules": 1,
        "seed": 3,
        "seats": ["human", "best"],
        "clock": "none",
        "began": "2026-01-31T20:15:00+00:00",
        "moves": ["4"],
        "seconds": [2.5],
        "result": {"winners": [0], "reason": "resigned", "seat": 1},
    }


def test_a_match_that_began_elsewhere_keeps_its_first_position() -> None:
    start = tablero.game("connect4").start().play("44").state
    made = Match(tablero.game("connect4").rules, ("human", "human"), start=start)
    made.play(made.game.parse(made.state, "4"))
    assert loads(record_of(made).dumps()).replay().states == made.states


GOOD = '{"tablero": 1, "game": "connect4", "seats": ["human", "human"], "moves": ["4", "4"]}'


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("", "is no record of tablero's"),
        ("[1, 2]", "is no record of tablero's"),
        ("{" * 99999, "is no record of tablero's"),
        (GOOD[:40], "is no record of tablero's"),
        (GOOD.replace('"tablero": 1', '"tablero": 2'), "This record is of format 2; known is 1."),
        (GOOD.replace('["4", "4"]', '"44"'), "'moves' of the record is damaged."),
        (GOOD.replace('"seats"', '"chairs"'), "The record has no 'seats'."),
        (GOOD.replace("}", ', "seconds": [1]}'), "'seconds' of the record is damaged."),
        (GOOD.replace("}", ', "seed": -1}'), "'seed' of the record is damaged."),
        (GOOD.replace("}", ', "rules": true}'), "'rules' of the record is damaged."),
        (GOOD.replace('"human"', '"\\ud800"'), "is no record of tablero's"),
    ],
)
def test_what_is_no_record_is_told(text: str, said: str) -> None:
    with pytest.raises(BadRecord, match=said):
        loads(text)


@pytest.mark.parametrize(
    ("change", "said"),
    [
        ({"game": "conect5"}, "There is no game 'conect5'. Did you mean connect4"),
        ({"variant": "3x3"}, "connect4/3x3 has no sense"),
        ({"rules": 9}, "edition 9 of the rules of connect4; known is 1"),
        ({"seats": ["human"]}, "has 2 seats; the record names 1"),
        ({"moves": ["4", "9"]}, "Move 2: '9' is no column"),
        ({"moves": ["@4"]}, "Move 1: '@4' has no place here."),
        ({"moves": [*"1212121", "3"]}, "Move 8: '3' cannot be played: the game is over."),
        ({"clock": "soon"}, "'soon' is no clock"),
        ({"start": "xyz"}, "A position of connect4"),
        ({"result": {"winners": [7], "reason": "rules"}}, "Its result is damaged"),
        ({"result": {"winners": [0], "reason": "magic"}}, "Its result is damaged"),
        ({"result": {"winners": [], "reason": "agreed"}}, "Its result is damaged"),
        ({"result": {"winners": [0, 0], "reason": "agreed"}}, "Its result is damaged"),
        ({"result": {"winners": [0], "reason": "time", "seat": 1.0}}, "Its result is damaged"),
    ],
)
def test_what_cannot_be_played_again_is_told(change: dict[str, object], said: str) -> None:
    with pytest.raises(BadRecord, match=said):
        loads(json.dumps({**json.loads(GOOD), **change})).replay()


@given(st.text(max_size=60) | st.binary(max_size=60).map(repr))
def test_any_line_is_a_record_or_told(text: str) -> None:
    for _, found in read([text]):
        assert isinstance(found, Record | BadRecord)


@given(st.integers(0, len(GOOD) - 1), st.characters())
def test_a_damaged_record_is_a_record_or_told(place: int, mark: str) -> None:
    try:
        loads(GOOD[:place] + mark + GOOD[place + 1 :]).replay()
    except BadRecord as error:
        assert str(error)


# Exchange with others.


@pytest.mark.parametrize("name", ["damas", "draughts/english", "draughts/russian", "draughts/international"])
def test_draughts_go_to_pdn_and_back(name: str) -> None:
    made = played(name, 3)
    text = exchange.write(made, "pdn")
    (record,) = exchange.read_records(text.splitlines(keepends=True), pytest.fail)
    again = record.replay()
    assert again.states == made.states
    assert again.result is not None
    assert made.result is not None
    assert again.result.winners == made.result.winners
    assert again.players == made.players


def test_a_resigned_game_of_pdn_keeps_its_result() -> None:
    text = '[White "Ana"]\n[Black "Eva"]\n[Date "2024.05.06"]\n[GameType "21"]\n\n1. 11-15 23-19 0-1\n'
    (record,) = exchange.read_records(text.splitlines(keepends=True), pytest.fail)
    assert (record.players, record.began) == (("Eva", "Ana"), "2024-05-06")
    assert record.result == {"winners": [0], "reason": "recorded"}


def test_a_game_without_another_format_says_what_it_has() -> None:
    with pytest.raises(NotPossible, match="connect4 has no format 'pdn'; there is: jsonl"):
        exchange.write(played("connect4"), "pdn")


def test_broken_games_of_a_file_are_told_and_the_others_read() -> None:
    told: list[str] = []
    lines = [GOOD, "nonsense", GOOD.replace('["4", "4"]', '["4", "8"]'), "", GOOD]
    assert len(list(exchange.read_records(lines, told.append))) == 2
    assert told[0].startswith("Line 2: This is no record")
    assert told[1].startswith("Line 3: Move 2: '8' is no column")


def test_a_strangers_record_runs_no_game_file_unless_it_is_trusted(tmp_path: Path) -> None:
    evil = tmp_path / "evil.py"
    evil.write_text(f"open({str(tmp_path / 'done')!r}, 'w')")
    told: list[str] = []
    line = json.dumps({**json.loads(GOOD), "file": str(evil)})
    assert list(exchange.read_records([line], told.append)) == []
    assert "which would be run: allow that with --trust." in told[0]
    assert not (tmp_path / "done").exists()
    nim = str(ROOT / "examples" / "nim.py")
    for change in ({"game": str(evil)}, {"variant": f"../{evil}"}, {"seats": ["human", str(evil)]}):
        told.clear()
        assert list(exchange.read_records([json.dumps({**json.loads(GOOD), **change})], told.append)) == []
        assert told
    assert not (tmp_path / "done").exists()
    (record,) = exchange.read_records([record_of(played(nim)).dumps()], pytest.fail, trusted=True)
    assert record.file == nim


def test_how_a_file_begins_does_not_matter() -> None:
    pdn = '[GameType "21"]\n\n1. 11-15 *\n'
    for text in ("\ufeff" + GOOD, "\n\n" + GOOD, "\ufeff" + pdn, "{a comment} 1. 11-15 *", "\n" + pdn):
        (record,) = exchange.read_records(text.splitlines(keepends=True), pytest.fail)
        assert record.moves
    told: list[str] = []
    list(exchange.read_records(["\n", "\n", "1. 11-15\n", "99-98 *\n"], told.append))
    assert told[0].startswith("Line 4")


def test_a_recorded_result_stands_before_a_draw_that_the_moves_would_make() -> None:
    made = match_of_kings()
    assert made.result is not None
    assert made.result.reason is Reason.HISTORY
    text = exchange.write(made, "pdn").replace("1/2-1/2", "1-0")
    (record,) = exchange.read_records(text.splitlines(keepends=True), pytest.fail)
    assert record.result == {"winners": [0], "reason": "recorded"}
    again = record.replay()
    assert again.result is not None
    assert again.result.winners == (0,)


def match_of_kings() -> Match:
    """A draw by repetition."""
    game = tablero.game("damas").rules
    made = Match(game, ("human", "human"), start=game.load("W:WKa2:BKh7"))
    for text in ["a2-b3", "h7-g8", "b3-a2", "g8-h7"] * 2:
        made.play(game.parse(made.state, text))
    return made


def test_a_file_of_something_else_is_refused() -> None:
    with pytest.raises(BadRecord, match="neither lines of JSON nor PDN"):
        list(exchange.read_records(["<html>\n"], pytest.fail))
