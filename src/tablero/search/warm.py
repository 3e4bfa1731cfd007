"""All kernels of a game, compiled ahead of time."""

from ..core.facts import facts
from ..core.kinds import State
from ..core.verbs import pending
from .minimax import minimax
from .perft import perft
from .playouts import playouts, playouts_each
from .solve import Solver, refusal


def warm(state: State) -> None:
    """Compile every search for this state's class, by using it a little."""
    perft(state, 1)
    playouts(state, 1)
    playouts_each([state], 1)
    if facts(type(state)).seats == 2 and not pending.answers(type(state)):
        minimax(state, 1)
    if refusal(state) is None:
        solver = Solver(state)
        solver.compile(state)
