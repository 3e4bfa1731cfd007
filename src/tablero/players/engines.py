"""Players that the machine plays. Each is made for one game and one seed, and asked for one move at a time."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Protocol

from ..core.chance import dice
from ..core.errors import NotPossible, UnknownGame, near
from ..core.game import Game
from ..core.kinds import State
from ..core.memory import stop
from ..core.rng import below
from ..core.texts import say
from ..core.verbs import candidates, evaluate, greed, mover, payoff, pending, pick, play
from ..search.analysis import Analysis
from ..search.book import book_of
from ..search.deepen import AlphaBeta
from ..search.mcts import MCTS
from ..search.minimax import minimax
from ..search.solve import Solver, refusal
from .own import OwnPlayer
from .spec import HUMAN, Options

AHEAD = 12  # moves of a line with best play
History = Sequence[State]  # the positions of the game, the one to move in last


class Player(Protocol):
    """Whoever can be asked for a move."""

    def choose(self, history: History) -> int:
        """A legal move in the last position; the game is not over, and it is not chance's turn."""


class Thinker(Player, Protocol):
    """A player that can say what it thinks of a position."""

    def think(self, history: History) -> Analysis:
        """The analysis that it chooses by."""

    def stop(self) -> None:
        """End a search that runs elsewhere, with the best found so far."""


def chosen(found: Analysis) -> int:
    """The best move; what Ctrl-C has broken off is no choice, but Ctrl-C."""
    if found.interrupted:
        raise KeyboardInterrupt
    return found.best[0]


class RandomPlayer:
    """Any legal move, each as likely as another."""

    def __init__(self, game: Game, seed: int, options: Options) -> None:
        self.out, self.rng = [0] * (game.facts.most_moves + 1), dice(seed)

    def choose(self, history: History) -> int:
        return pick(history[-1], self.out, self.rng)


class GreedyPlayer:
    """What looks best now: by the game's `greed` if it has one, else by payoff and estimate; among equals, any."""

    def __init__(self, game: Game, seed: int, options: Options) -> None:
        self.game, self.rng = game, dice(seed)

    def choose(self, history: History) -> int:
        legal = self.game.legal(history[-1])
        values = [self.worth(history[-1], move) for move in legal]
        best = [move for move, value in zip(legal, values, strict=True) if value == max(values)]
        return best[below(len(best), self.rng)]

    def worth(self, state: State, move: int) -> tuple[int, int]:
        """A win before all else, and anything else before a loss; then what the game says of the move."""
        after = play(state, move)
        seen = 0 if greed.answers(self.game.state) else self.result(after, mover(state))
        return seen, greed(state, move)

    def result(self, after: State, seat: int) -> int:
        """The payoff, where the game is over."""
        return payoff(after, seat) if self.game.over(after) else 0


class HeuristicPlayer:
    """By the game's own rule of thumb."""

    def __init__(self, game: Game, seed: int, options: Options) -> None:
        self.game = game
        if game.rule_of_thumb(game.start()) is None:
            raise NotPossible(say("{game} has no rule of thumb to play by.", game=game.name))

    def choose(self, history: History) -> int:
        move = self.game.rule_of_thumb(history[-1])
        assert move is not None
        return move


class MinimaxPlayer:
    """The best by minimax to `depth`, and the first of equals."""

    def __init__(self, game: Game, seed: int, options: Options) -> None:
        self.depth = options.whole("depth", 3, 999)
        if game.facts.seats != 2 or pending.answers(game.state):
            raise NotPossible(say("Minimax is for games of two seats without chance."))

    def choose(self, history: History) -> int:
        return self.think(history).best[0]

    def think(self, history: History) -> Analysis:
        return minimax(history[-1], self.depth)

    def stop(self) -> None:
        """It cannot be stopped: it is quick, or has been asked for too much."""


class AlphaBetaPlayer:
    """Iterative deepening to `depth`, for so many `seconds` or `nodes`; with `threads`."""

    def __init__(self, game: Game, seed: int, options: Options) -> None:
        self.depth, self.nodes = options.whole("depth", None, 100), options.whole("nodes")
        self.seconds = options.seconds("seconds", 1.0 if self.depth is None and self.nodes is None else None)
        threads = options.whole("threads", 1, 64) or 1
        memory = options.whole("memory", 64, 1 << 16) or 64
        self.search = AlphaBeta(game.start(), threads=threads, memory=memory << 20)

    def choose(self, history: History) -> int:
        return chosen(self.think(history))

    def think(self, history: History) -> Analysis:
        return self.search.search(
            history[-1], depth=self.depth, seconds=self.seconds, nodes=self.nodes, past=history[:-1]
        )

    def stop(self) -> None:
        self.search.stop()


class TreePlayer:
    """Monte Carlo tree search with so many `simulations`, or for `seconds`; with `threads`, leaves by `estimates`."""

    def __init__(self, game: Game, seed: int, options: Options) -> None:
        self.simulations = options.whole("simulations")
        self.seconds = options.seconds("seconds", 1.0 if self.simulations is None else None)
        threads, memory = options.whole("threads", 1, 64) or 1, options.whole("memory", 256, 1 << 16) or 256
        estimates = options.flag("estimates")
        self.search = MCTS(game.start(), memory=memory << 20, threads=threads, seed=seed, estimates=estimates)

    def choose(self, history: History) -> int:
        return chosen(self.think(history))

    def think(self, history: History) -> Analysis:
        return self.search.search(history[-1], simulations=self.simulations, seconds=self.seconds, past=history[:-1])

    def stop(self) -> None:
        self.search.stop()


class PerfectPlayer:
    """A move that keeps the exact value: wins fastest or holds out longest, as the payoff counts it; among equals,
    any."""

    def __init__(self, game: Game, seed: int, options: Options) -> None:
        if reason := refusal(game.start()):
            raise NotPossible(reason)
        self.ended = False
        self.game, self.solver, self.rng = game, Solver(game.start(), book=book_of(game)), dice(seed)

    def choose(self, history: History) -> int:
        found = self.solver.solve(history[-1], every=True)
        if found.interrupted:
            raise KeyboardInterrupt
        best = found.best or self.safe(history[-1])
        return best[below(len(best), self.rng)]

    def safe(self, state: State) -> tuple[int, ...]:
        """Moves that do not lose at once: what there is to say where it was stopped before it knew."""
        out = [0] * (self.game.facts.most_moves + 1)
        return tuple(out[: candidates(state, out)]) or tuple(self.game.legal(state))

    def think(self, history: History) -> Analysis:
        self.ended = False
        found = self.solver.solve(history[-1], every=True)
        if found.stopped:
            return found
        return replace(found, moves=self.solver.each(history[-1]), line=self.line(history[-1], found.best[0]))

    def line(self, state: State, move: int) -> tuple[int, ...]:
        """How it goes on after a move, with best play."""
        line, state = [move], play(state, move)
        while len(line) < AHEAD and not self.ended and (legal := self.game.legal(state)):
            found = self.solver.solve(state, every=False) if len(legal) > 1 else None
            if found is not None and found.stopped:
                break
            line.append(found.best[0] if found else legal[0])
            state = play(state, line[-1])
        return tuple(line)

    def stop(self) -> None:
        self.ended = True
        stop(self.solver.flag)


PLAYERS: dict[str, Callable[[Game, int, Options], Player]] = {
    "random": RandomPlayer,
    "greedy": GreedyPlayer,
    "heuristic": HeuristicPlayer,
    "minimax": MinimaxPlayer,
    "alphabeta": AlphaBetaPlayer,
    "mcts": TreePlayer,
    "perfect": PerfectPlayer,
}


def make(spec: str, game: Game, seed: int) -> Player:
    """The player of a spec: a word, and options after a colon (minimax:depth=6); `best`; or a file with a player."""
    name, _, rest = spec.partition(":")
    if name.endswith(".py"):
        return OwnPlayer(name, game, seed)
    if name == "best":
        name, _, own = best_for(game).partition(":")
        rest = rest or own
    if name not in PLAYERS:
        names = [HUMAN, "best", *PLAYERS]
        text = say("There is no player '{name}'.", name=name) + near(name, names)
        raise UnknownGame(f"{text} {say('There are: {names}.', names=', '.join(names))}")
    options = Options(name, rest)
    player = PLAYERS[name](game, seed, options)
    options.close()
    return player


def best_for(game: Game) -> str:
    """The strongest player that there is for a game and takes about a second a move."""
    known = game.facts
    if refusal(game.start()) is None and (known.plies <= 16 or game.book_data() is not None):
        return "perfect"
    search = game.best_search if evaluate.answers(game.state) else "mcts"
    return f"{search}{',' if ':' in search else ':'}seconds=1"


def opponent_for(game: Game) -> str:
    """A good opponent that answers soon."""
    return best_for(game).replace("seconds=1", "seconds=0.5")
