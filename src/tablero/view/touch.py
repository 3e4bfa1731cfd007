"""A move said by touching places of a board, one after the other. Knows steps and ids, no game and no screen."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass

Path = tuple[str, ...]


@dataclass(frozen=True)
class Touch:
    """What of a move has been touched. `paths` are the legal moves, each with the ids that say it, in order."""

    paths: Mapping[int, Path]
    touched: Path = ()

    def open(self) -> dict[int, Path]:
        """The moves that what was touched may become."""
        length = len(self.touched)
        return {move: path for move, path in self.paths.items() if path[:length] == self.touched}

    @property
    def complete(self) -> int | None:
        """The move that what was touched says already, if it does."""
        return next((move for move, path in self.paths.items() if path == self.touched), None) if self.touched else None

    def following(self) -> set[str]:
        """What may be touched next."""
        return {path[len(self.touched)] for path in self.open().values() if len(path) > len(self.touched)}

    def targets(self) -> set[str]:
        """What may be touched next, and, once something is, where moves end."""
        ends = {path[-1] for path in self.open().values()} if self.touched else set()
        return (self.following() | ends) - set(self.touched[-1:])

    def meant(self, ids: Iterable[str]) -> str | None:
        """Which of several names of one place is meant now."""
        names = list(ids)
        for known in (self.following(), self.targets(), set(self.touched), {path[0] for path in self.paths.values()}):
            if found := next((name for name in names if name in known), None):
                return found
        return None

    def touch(self, ids: Sequence[str]) -> "tuple[Touch, list[int]]":
        """What is touched now, and the moves that this says: none yet, or one, or several to choose from.

        Touching the last place again takes a move that could go on as it is, or lets go of what was touched."""
        name = self.meant(ids)
        if name is None:
            return self, []
        if self.touched and name == self.touched[-1] and name not in self.following():
            return Touch(self.paths), [self.complete] if self.complete is not None else []
        if name in self.following():
            return Touch(self.paths, (*self.touched, name)).said()
        ending = [move for move, path in self.open().items() if path[-1] == name] if self.touched else []
        if ending:
            return (Touch(self.paths), ending) if len(ending) == 1 else (self, ending)
        return Touch(self.paths, (name,)).said() if any(path[0] == name for path in self.paths.values()) else (self, [])

    def said(self) -> "tuple[Touch, list[int]]":
        """The move, where nothing else could follow."""
        if self.complete is not None and len(self.open()) == 1:
            return Touch(self.paths), [self.complete]
        return self, []
