"""Specs of players: a word, and options behind a colon: alphabeta:depth=8,threads=2."""

import re

from ..core.errors import UnknownGame
from ..core.texts import say

HUMAN = "human"  # the spec of a person


class Options:
    """What stands behind the colon; each is asked for once, and what nobody asked for is a mistake."""

    def __init__(self, name: str, text: str) -> None:
        self.name = name
        self.given = dict(part.partition("=")[::2] for part in text.split(",") if part)
        self.known: list[str] = []

    def whole(self, option: str, default: int | None = None, most: int = 1 << 40) -> int | None:
        """A whole number above 0."""
        self.known.append(option)
        text = self.given.get(option)
        if text is None:
            return default
        if not (re.fullmatch("[0-9]{1,18}", text) and 0 < int(text) <= most):
            asked = say(
                "'{text}' is no value for {name}: it takes a whole number from 1 to {most}.",
                text=text[:40],
                name=option,
                most=most,
            )
            raise UnknownGame(asked)
        return int(text)

    def seconds(self, option: str, default: float | None = None) -> float | None:
        """A time above 0."""
        self.known.append(option)
        text = self.given.get(option)
        try:
            value = default if text is None else float(text)
        except ValueError:
            value = 0.0
        if value is not None and not 0 < value < 1e6:
            raise UnknownGame(say("'{text}' is no time for {name}: it takes seconds above 0.", text=text, name=option))
        return value

    def flag(self, option: str) -> bool:
        """Is it given?"""
        self.known.append(option)
        return option in self.given

    def close(self) -> None:
        """UnknownGame where an option was given that nobody has asked for."""
        for option in self.given:
            if option not in self.known:
                known = ", ".join(sorted(self.known)) or say("none")
                text = say(
                    "{name} has no option '{option}'; it has: {known}.", name=self.name, option=option, known=known
                )
                raise UnknownGame(text)
