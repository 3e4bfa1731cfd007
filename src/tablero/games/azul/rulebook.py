"""The rules of Azul in words. Not compiled."""

from ...core.texts import say
from .position import Azul


def rules_in_words(kind: type[Azul]) -> str:
    """What a player has to know of this variant."""
    costs = [b - a for a, b in zip(kind.floor_costs, kind.floor_costs[1:], strict=False)]
    grey = say("On the grey side its owner chooses the column; no colour may come twice in a row or a column.")
    parts = [
        say("There are 100 tiles of five colours; each of {shops} factories gets four.", shops=kind.shops),
        say(
            "A turn takes all tiles of one colour from a factory, whose others go to the centre, or from the centre."
            " Who takes from there first has the marker on his floor, and begins the next round."
        ),
        say("They go to a line, which holds one colour, or to the floor; what does not fit goes to the floor."),
        say(
            "When all are taken, each full line moves one tile to the wall: 1 point alone, else the length of the row"
            " and of the column that it makes."
        ),
        grey if kind.grey else say("Each colour has its own place in each row of the wall."),
        say("The floor costs, space by space: {costs}; points never fall below 0.", costs=" ".join(map(str, costs))),
        say(
            "The round in which somebody completes a row is the last; then 2 points a full row, 7 a full column, 10 a"
            " colour placed five times."
        ),
        say("Most points win; a tie goes to more complete rows, and is else shared."),
    ]
    return " ".join(parts)
