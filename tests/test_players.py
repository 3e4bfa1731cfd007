"""Players: what they promise, their specs, and what happens to one that misbehaves."""

import functools
import time
from pathlib import Path

import pytest

import tablero
from tablero.apps.cli import main
from tablero.core.chance import dice
from tablero.core.game import Game
from tablero.core.kinds import State
from tablero.core.verbs import draw, mover, payoff, pending, play, resolve
from tablero.players.asking import Forfeit, Stopwatch, ask
from tablero.players.engines import Player, best_for, make

from .positions import random_line

EXAMPLES = Path(__file__).parents[1] / "examples"


def rules(name: str) -> Game:
    return tablero.game(name).rules


def match(name: str, first: str, second: str, games: int, seed: int = 0) -> list[int]:
    """Games won by each of two players, who take turns to begin, and those that nobody won."""
    game, won = rules(name), [0, 0, 0]
    for number in range(games):
        players = [make(first, game, seed + 2 * number), make(second, game, seed + 2 * number + 1)]
        state, rng = game.start(), dice(seed + number)
        history = [state]
        while pending(state) or (game.legal(state) and not game.ending(history)):
            if pending(state):
                state = resolve(state, draw(state, rng))
            else:
                state = play(state, players[(mover(state) + number) % 2].choose(history))
            history.append(state)
        result = payoff(state, number % 2) if not game.legal(state) else 0
        won[0 if result > 0 else 1 if result < 0 else 2] += 1
    return won


def losses(game: Game, player: Player, state: State, seat: int, history: list[State], seen: set[State]) -> int:
    """Games that the player loses in a seat, over every line of play of its opponent."""
    if state in seen:
        return 0
    seen.add(state)
    legal = game.legal(state)
    if not legal:
        return int(payoff(state, seat) < 0)
    chosen = [player.choose([*history, state])] if mover(state) == seat else legal
    return sum(losses(game, player, play(state, move), seat, [*history, state], seen) for move in chosen)


@pytest.mark.parametrize("spec", ["heuristic", "perfect"])
@pytest.mark.parametrize("seat", [0, 1])
def test_they_never_lose_tic_tac_toe_whatever_the_opponent_does(spec: str, seat: int) -> None:
    game = rules("tictactoe")
    seen: set[State] = set()
    assert losses(game, make(spec, game, 1), game.start(), seat, [], seen) == 0
    assert len(seen) > 50


LINES = [(0, 1, 2), (3, 4, 5), (6, 7, 8), (0, 3, 6), (1, 4, 7), (2, 5, 8), (0, 4, 8), (2, 4, 6)]


@functools.cache
def worth(board: str) -> int:
    """Tic-tac-toe by its rules alone: what nine cells, row by row, are worth to the side to move. A win counts 1 and
    the cells that it leaves empty."""
    left = board.count(".")
    if any(board[a] == board[b] == board[c] != "." for a, b, c in LINES):
        return -1 - left
    return max((-worth(after) for after in followers(board).values()), default=0)


def followers(board: str) -> dict[int, str]:
    """The board after a mark in each empty cell."""
    mark = "XO"[board.count(".") % 2 == 0]
    return {cell: board[:cell] + mark + board[cell + 1 :] for cell in range(9) if board[cell] == "."}


def open_boards() -> set[str]:
    """Every board that a game leads to and that does not end it."""
    seen, todo = set[str](), ["." * 9]
    while todo:
        board = todo.pop()
        if board not in seen and "." in board and abs(worth(board)) != 1 + board.count("."):
            seen.add(board)
            todo += followers(board).values()
    return seen


def test_perfect_keeps_the_exact_value_in_every_position_of_tic_tac_toe() -> None:
    """It wins as soon as can be, and loses as late."""
    game, boards = rules("tictactoe"), open_boards()
    player = make("perfect", game, 1)
    assert len(boards) == 4_520  # of 5,478 legal positions the others are final
    for board in boards:
        state = game.load("/".join((board[:3], board[3:6], board[6:])))
        text = game.format(state, player.choose([state]))
        after = followers(board)["abc".index(text[0]) + 3 * (int(text[1]) - 1)]
        assert -worth(after) == worth(board), (board, text)


def test_greedy_takes_a_win_when_there_is_one() -> None:
    game, tried = rules("tictactoe"), 0
    for seed in range(200):
        player = make("greedy", game, seed)
        for state in random_line(game, seed, 9):
            legal = game.legal(state)
            wins = {move for move in legal if payoff(play(state, move), mover(state)) > 0}
            if wins and len(wins) < len(legal):
                tried += 1
                assert player.choose([state]) in wins, game.dump(state)
    assert tried > 200


@pytest.mark.parametrize(
    ("name", "spec", "games", "least"),
    [
        ("369", "greedy", 40, 0.9),
        ("azul", "greedy", 40, 0.9),
        ("damas", "minimax:depth=3", 20, 0.98),
        ("connect4", "mcts:simulations=1000", 20, 0.99),
        ("369/5x5", "mcts:simulations=1000", 10, 0.99),
    ],
)
def test_they_beat_random(name: str, spec: str, games: int, least: float) -> None:
    won, _, shared = match(name, spec, "random", games)
    assert won + shared / 2 >= least * games


def test_greedy_azul_by_hand() -> None:
    """What scores a point now; of these the longest line."""
    position = tablero.game("azul").start().play("@p1 @bbrr @bkkk @rrww @yyyy @wwww")

    def chosen(here: tablero.Position) -> str:
        return here.names([make("greedy", here.game.rules, 0).choose([here.state])])[0]

    assert chosen(position) == "4y4"
    assert chosen(position.play("5w4")) == "4y4"
    assert chosen(position.play("4y4 5w4")) == "2k3"  # one point more than any other line
    assert chosen(position.play("4y4 5w4 2k3 cb5")) == "3w2"  # below it on the wall comes k


def test_best_is_named_for_every_game() -> None:
    assert best_for(rules("tictactoe")) == best_for(rules("connect4")) == "perfect"
    assert best_for(rules("draughts")).startswith("alphabeta")
    assert best_for(rules(str(EXAMPLES / "pig.py"))).startswith("mcts")


@pytest.mark.parametrize(
    ("spec", "said"),
    [
        ("mctz", "There is no player 'mctz'. Did you mean mcts?"),
        ("mcts:depth=3", "mcts has no option 'depth'; it has: estimates, memory, seconds, simulations, threads."),
        ("alphabeta:seconds=soon", "'soon' is no time for seconds"),
        ("alphabeta:threads=0", "'0' is no value for threads"),
        ("heuristic", "connect4 has no rule of thumb"),
        ("./nobody.py", "nobody.py cannot be read"),
    ],
)
def test_specs_that_make_no_sense(spec: str, said: str) -> None:
    with pytest.raises(tablero.TableroError) as caught:
        make(spec, rules("connect4"), 0)
    assert said in str(caught.value)


OWN = """
import time

class Mine:
    def choose(self, turn):
        {body}
"""


def own(tmp_path: Path, body: str) -> str:
    path = tmp_path / "mine.py"
    path.write_text(OWN.replace("{body}", body))
    return str(path)


def test_a_player_of_ones_own_in_one_file(tmp_path: Path) -> None:
    game = rules("connect4")
    text = make(own(tmp_path, "return turn.moves()[-1]"), game, 0)
    assert ask(text, game, [game.start()]) == game.legal(game.start())[-1]
    (tmp_path / "mine.py").unlink()
    number = make(own(tmp_path, "return turn.legal()[turn.seat]"), game, 0)
    assert ask(number, game, [game.start()]) == game.legal(game.start())[0]


@pytest.mark.parametrize(
    ("body", "said"),
    [
        ("raise ValueError('lost my way')", "it broke down: ValueError: lost my way"),
        ("return '9'", "it answered an illegal move: '9' is no column"),
        ("return 12345", "it answered an illegal move"),
        ("return None", "it answered an illegal move"),
        ("time.sleep(9)", "it took longer than 0.2 s"),
    ],
)
def test_what_misbehaves_loses_its_game_and_takes_nothing_down(tmp_path: Path, body: str, said: str) -> None:
    game = rules("connect4")
    player = make(own(tmp_path, body), game, 0)
    with pytest.raises(Forfeit) as caught:
        ask(player, game, [game.start()], limit=0.2 if "sleep" in body else None)
    assert said in str(caught.value)


def test_a_forfeit_at_the_table(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    spec = own(tmp_path, "raise ValueError('lost my way')")
    assert main(["play", "connect4", "--seats", f"random,{spec}"]) == 0
    assert "X wins: O: it broke down: ValueError: lost my way." in capsys.readouterr().out
    slow = own(tmp_path, "time.sleep(9)")
    (tmp_path / "mine.py").rename(tmp_path / "slow.py")
    began = time.perf_counter()
    assert main(["play", "tictactoe", "--seats", f"{slow.replace('mine', 'slow')},random", "--limit", "0.3"]) == 0
    assert time.perf_counter() - began < 3
    assert "took longer than 0.3 s" in capsys.readouterr().out


@pytest.mark.parametrize("text", ["", "class Mine:\n    pass\n"])
def test_files_without_a_player(tmp_path: Path, text: str) -> None:
    path = tmp_path / "mine.py"
    path.write_text(text)
    with pytest.raises(tablero.UnknownGame):
        make(str(path), rules("connect4"), 0)


def test_a_broken_file_of_a_player_is_told_with_its_line(tmp_path: Path) -> None:
    path = tmp_path / "mine.py"
    path.write_text("import sys\nimport nonsense_that_is_not_there\n")
    with pytest.raises(tablero.BadGame, match=r"mine.py, line 2: ModuleNotFoundError"):
        make(str(path), rules("connect4"), 0)


def test_a_watch_stands_still_while_anything_is_compiled() -> None:
    watch = Stopwatch()
    watch.heard("compiling", "outer")
    watch.heard("compiling", "inner")
    watch.heard("compiled", "inner")
    time.sleep(0.2)
    watch.heard("compiled", "outer")
    assert watch.seconds < 0.1
    time.sleep(0.1)
    assert 0.1 <= watch.seconds < 0.2


def test_an_engine_whose_answer_is_not_wanted_comes_to_an_end() -> None:
    game = rules("connect4")
    began = time.perf_counter()
    ask(make("mcts:seconds=20", game, 1), game, [game.start()], wanted=lambda: time.perf_counter() - began < 0.5)
    assert time.perf_counter() - began < 15


def test_perfect_answers_with_a_safe_move_where_its_time_is_over() -> None:
    game = rules("connect4/8x6")
    position = tablero.game("connect4/8x6").start().play("3842")  # far too early to be solved
    took: list[float] = []
    move = ask(make("perfect", game, 1), game, position.states, 20, patience=0.5, told=took.append)
    assert position.names([move])[0] in position.moves()
    assert took[0] < 5


# Analysis.


@pytest.mark.parametrize("player", ["alphabeta:depth=3", "mcts:simulations=200", "minimax:depth=2", "perfect"])
def test_the_example_gets_every_analysis(player: str, capsys: pytest.CaptureFixture[str]) -> None:
    path = str(EXAMPLES / "nim.py")
    assert main(["analyse", path, "--player", player, "--moves", "3 3 3"]) == 0
    assert "best: " in capsys.readouterr().out
    found = tablero.game(path).start().play("3 3 3").analyse(player=player)
    assert found.best
    assert len(found.moves) == 3


def test_analyse_in_json(capsys: pytest.CaptureFixture[str]) -> None:
    import json

    assert main(["analyse", "connect4", "--moves", "4455", "--player", "alphabeta:depth=6", "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert found["best"] in ("3", "6")
    assert set(found) >= {"game", "value", "kind", "words", "line", "root", "nodes", "depth", "seconds"}
    assert len(found["root"]) == 7


def test_nothing_to_think_about(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["analyse", "tictactoe", "--moves", "a1 a2 b1 b2 c1"]) == 2
    assert "nothing to think about" in capsys.readouterr().err
    assert main(["analyse", "tictactoe", "--player", "random"]) == 2
    assert "cannot say what it thinks" in capsys.readouterr().err


def test_explain_shows_the_tree_and_what_was_cut(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    line = "b2 a1 c3 a3 a2"
    drawing = tmp_path / "tree.svg"
    assert main(["explain", "tictactoe", "--moves", line, "--depth", "2"]) == 0
    whole = capsys.readouterr().out
    assert "17 positions" in whole
    assert "c2 0  (X takes the highest)  *" in whole
    assert main(["explain", "tictactoe", "--moves", line, "--depth", "2", "--alphabeta", "--svg", str(drawing)]) == 0
    cut = capsys.readouterr().out
    assert "minimax looks at 17" in cut
    assert " cut: " in cut
    assert drawing.read_text().startswith("<svg")


def test_explain_refuses_what_it_cannot_show(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["explain", "connect4", "--depth", "7"]) == 2
    assert "choose a smaller depth" in capsys.readouterr().err
    assert main(["explain", "azul"]) == 2
    assert "without chance" in capsys.readouterr().err


def test_values_in_words() -> None:
    kind = tablero.Kind
    value = tablero.Value
    cases = [
        (value(1, kind.EXACT, plies=9), False, "wins in 9"),
        (value(-1, kind.EXACT, plies=4), False, "loses in 4"),
        (value(3, kind.ESTIMATE), True, "+3 points"),
        (value(-2, kind.UPPER), True, "≤ -2 points"),
        (value(0, kind.ESTIMATE, share=0.62), False, "62 %"),
        (value(0), False, "a draw"),
        (value(4), False, "wins (+4)"),
    ]
    for found, points, words in cases:
        assert found.words(by_points=points) == words


def test_a_player_is_what_the_protocol_says() -> None:
    game = rules("tictactoe")
    for spec in ("random", "greedy", "heuristic", "minimax", "alphabeta:depth=2", "mcts:simulations=20", "perfect"):
        move = make(spec, game, 3).choose([game.start()])
        assert move in game.legal(game.start())
