"""What many results say: scores and points of each player, with 95 % intervals."""

import math
from dataclasses import dataclass
from typing import Any

import numpy as np

from .simulation import Plan, Results

Z = 1.959964  # of a 95 % interval


@dataclass(frozen=True)
class Share:
    """A part of all games, with the limits of its 95 % interval (Wilson's)."""

    value: float
    low: float
    high: float


@dataclass(frozen=True)
class Mean:
    """A mean, with the half width of its 95 % interval."""

    value: float
    margin: float


@dataclass(frozen=True)
class Standing:
    """How one player did."""

    player: str
    games: int
    won: int
    shared: int
    lost: int
    score: Share
    payoff: Mean
    points: Mean | None


def share(value: float, number: int) -> Share:
    """Wilson's interval for a part `value` of `number` games."""
    if not number:
        return Share(0.0, 0.0, 1.0)
    low = value + Z * Z / (2 * number)
    wide = Z * math.sqrt(value * (1 - value) / number + Z * Z / (4 * number * number))
    whole = 1 + Z * Z / number
    return Share(value, max(0.0, (low - wide) / whole), min(1.0, (low + wide) / whole))


def mean(values: Any) -> Mean:
    """The mean of an array."""
    number = len(values)
    spread = float(values.std(ddof=1)) if number > 1 else 0.0
    return Mean(float(values.mean()) if number else 0.0, Z * spread / math.sqrt(max(number, 1)))


def by_player(plan: Plan, columns: Any) -> Any:
    """Columns by seat, sorted to the players who sat there."""
    there, numbers = len(plan.players), np.arange(len(columns))[:, None]
    return np.take_along_axis(columns, (np.arange(there)[None, :] - numbers * plan.turning) % there, axis=1)


def standings(plan: Plan, results: Results) -> list[Standing]:
    """How each player did in the games from number 0 on."""
    there, number = len(plan.players), len(results)
    won = by_player(plan, results[:, 2 : 2 + there])
    payoffs = by_player(plan, results[:, 2 + there : 2 + 2 * there])
    points = results[:, 2 + 2 * there :]
    points = by_player(plan, points) if points.shape[1] else None
    winners = np.maximum(won.sum(axis=1), 1)
    return [
        Standing(
            spec,
            number,
            int(((won[:, i] == 1) & (winners == 1)).sum()),
            int(((won[:, i] == 1) & (winners > 1)).sum()),
            int((won[:, i] == 0).sum()),
            share(float((won[:, i] / winners).sum()) / max(number, 1), number),
            mean(payoffs[:, i]),
            None if points is None else mean(points[:, i]),
        )
        for i, spec in enumerate(plan.players)
    ]


def by_seat(plan: Plan, results: Results) -> list[Share]:
    """The score of each seat, whoever sat there."""
    won = results[:, 2 : 2 + len(plan.players)]
    scores = won / np.maximum(won.sum(axis=1, keepdims=True), 1)
    return [share(float(scores[:, seat].sum()) / max(len(results), 1), len(results)) for seat in range(won.shape[1])]
