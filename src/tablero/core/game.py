"""The Game object: all that people need to know of a game besides its rules. Not compiled, and the same for all."""

import re
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import ClassVar, NamedTuple, Self

from .chance import fate
from .errors import BadPosition, BadRecord, IllegalMove, UnknownGame, near
from .facts import Facts, facts
from .kinds import State
from .legal import legal_moves
from .scene import Cell, Panel, Piece, Scene
from .texts import language, say
from .verbs import draw, mover, moves, payoff, pending, play, resolve
from .words import words


class Step(NamedTuple):
    """A move or an outcome of chance, as it was played."""

    before: State
    text: str
    after: State


class Foreign(NamedTuple):
    """A game as a record of another make has it."""

    game: "Game"
    start: State
    moves: tuple[int, ...]
    winners: tuple[int, ...] | None  # seats; None: not known
    tags: Mapping[str, str] = {}  # more about it: who played, when …


class Game:
    """A game and one of its variants. A game file makes a subclass, or uses this one as it stands:

        GAME = Game("nim", Nim, titles={"en": "Nim"})

    Everything here has a default that works for any State class; what a subclass overrides is nicer to read."""

    aliases: tuple[str, ...] = ()
    titles: Mapping[str, str] = {}
    variants: Mapping[str, type] = {}  # named ones, beside the default
    alias_variants: Mapping[str, str] = {}  # aliases that mean a variant: damas is draughts/libre
    rules: str = ""  # in English, with the State class's facts in braces; `texts` translate it
    seat_names: tuple[str, ...] = ()
    sizes: ClassVar[str] = ""  # how parametric variants are spelled, for people
    edition: ClassVar[int] = 1  # of the rules: one more when old records no longer mean the same
    file: str = ""  # where it was loaded from, if from a file
    foreign: ClassVar[str] = ""  # a format in which others keep records of this game: pdn
    best_search: ClassVar[str] = "alphabeta"  # what plays best where there is an estimate: a player's spec

    def __init__(
        self,
        id: str,
        state: type,
        *,
        titles: Mapping[str, str] | None = None,
        aliases: tuple[str, ...] = (),
        variants: Mapping[str, type] | None = None,
        rules: str = "",
    ) -> None:
        self.id = id
        self.state = state
        self.variant = ""
        self.titles = titles or self.titles
        self.aliases = aliases or self.aliases
        self.variants = variants or self.variants
        self.rules = rules or self.rules

    # What it is.

    @property
    def name(self) -> str:
        """The id, and the variant's words."""
        return f"{self.id}/{self.variant}" if self.variant else self.id

    @property
    def address(self) -> str:
        """What it is found by: its name, or its file with the variant's words."""
        return "/".join(filter(None, (self.file, self.variant))) if self.file else self.name

    @property
    def title(self) -> str:
        """What people call it, in the language in use."""
        known = self.titles.get(language()) or self.titles.get("en") or self.id
        return f"{known} ({self.variant})" if self.variant else known

    @property
    def facts(self) -> Facts:
        """What the State class declares."""
        return facts(self.state)

    def unanswered(self) -> list[str]:
        """The verbs that every game must answer, and this one does not."""
        return [verb.__name__ for verb in (moves, play, mover, payoff) if not verb.answers(self.state)]

    def rule_text(self) -> str:
        """The rules in brief, in the language in use."""
        values = {name: getattr(self.state, name) for name in dir(self.state) if not name.startswith("_")}
        return say(self.rules, **values) if self.rules else say("This game brings no text of its rules.")

    def seat_name(self, seat: int) -> str:
        """What a seat is called."""
        return say(self.seat_names[seat]) if self.seat_names else say("Player {number}", number=seat + 1)

    # Variants.

    def with_words(self, asked: Sequence[str]) -> Self:
        """This game in the variant that the words name, in any order; UnknownGame where there is none."""
        chosen = self
        for word in asked:
            chosen = chosen.with_word(word.replace("×", "x"))
        return chosen

    def with_word(self, word: str) -> Self:
        """One word further: a named variant, or a parametric one that `sized` makes."""
        found = self.sized(word) or self.variants.get(word)
        if found is None:
            known = [*self.variants, *([self.sizes] if self.sizes else [])]
            if not known:
                raise UnknownGame(say("{game} has no variants, so '{word}' means nothing.", game=self.id, word=word))
            text = say("{game} has no variant '{word}'.", game=self.id, word=word)
            raise UnknownGame(f"{text}{near(word, self.variants)} {say('There are: {names}.', names=', '.join(known))}")
        return self.of_state(found, word)

    def of_state(self, state: type, word: str) -> Self:
        """The same game over another State class."""
        other = self.__class__.__new__(self.__class__)
        variant = self.named(state, word) if state is not self.state else self.variant
        other.__dict__.update(self.__dict__, state=state, variant=variant)
        return other

    def sized(self, word: str) -> type | None:
        """The State class for a word such as 5x5x4, and for what was asked for before; None for any other word."""
        return None

    def named(self, state: type, word: str) -> str:
        """What the variant of a State class is called. Where words add up, all of them, in one order."""
        return word

    # Play.

    def start(self, seed: int = 0) -> State:
        """The first position; by default the State with its fields' default values."""
        made: State = self.state()
        return made

    def legal(self, state: State) -> list[int]:
        """Every legal move."""
        return legal_moves(state)

    def over(self, state: State) -> bool:
        """Has the game ended?"""
        return not pending(state) and not self.legal(state)

    def ending(self, history: Sequence[State]) -> str | None:
        """Why the match ends in a draw after these positions, by repetition or a counter; None while it goes on."""
        return None

    def points(self, state: State) -> tuple[int, ...]:
        """The points by seat, where people count them."""
        return ()

    def rule_of_thumb(self, state: State) -> int | None:
        """The move by the game's own heuristic; None where it has none."""
        return None

    def book_data(self) -> bytes | None:
        """An opening book, as `tablero book` makes it; None where there is none."""
        return None

    # Notation.

    def format(self, state: State, move: int) -> str:
        """A legal move in text."""
        return str(move)

    def narrate(self, step: Step) -> str:
        """What happened in a step, for those who follow the game; by default its notation.

        More than one line where more came of it."""
        return step.text.removeprefix("@")

    def parse(self, state: State, text: str) -> int:
        """The legal move that the text means; IllegalMove says why there is none."""
        asked = text.strip().casefold()
        for move in self.legal(state):
            if self.format(state, move).casefold() == asked:
                return move
        raise IllegalMove(self.explain(state, text.strip()))

    def explain(self, state: State, text: str) -> str:
        """Why this text is no legal move here, in words."""
        if pending(state):
            return say("It is chance's turn: no move can be made.")
        known = [self.format(state, move) for move in self.legal(state)]
        if not known:
            return say("'{move}' cannot be played: the game is over.", move=text)
        shown = ", ".join(known[:12]) + (" …" if len(known) > 12 else "")
        return say("'{move}' is not a legal move here; legal are: {moves}.", move=text, moves=shown)

    def dump(self, state: State) -> str:
        """The position in text, on one line; `load` reads it."""
        return ",".join(map(str, words(state)))

    def load(self, text: str) -> State:
        """The position that a text describes; BadPosition says what is wrong with it."""
        like = self.start()
        count = len(list(words(like)))
        try:
            given = [int(part) for part in text.split(",")]
        except ValueError:
            given = []
        if len(given) != count or any(not -(1 << 62) < word < 1 << 62 for word in given):
            text = say("A position of {game} is {count} whole numbers with commas between.", game=self.id, count=count)
            raise BadPosition(text)
        rest = iter(given)
        fields = [tuple(next(rest) for _ in field) if isinstance(field, tuple) else next(rest) for field in like]
        made: State = self.state(*fields)
        return made

    def follow(self, state: State, text: str, seed: int = 0, made: int = 0) -> list[Step]:
        """Play a line of moves from a state, before which `made` steps were taken.

        Moves stand apart by spaces or commas, or together where each is one character. An outcome of chance is
        written behind an @; where it is left out, it is drawn by the seed."""
        taken = list[Step]()
        tokens = text.replace(",", " ").split()
        while tokens or pending(state):
            if pending(state):
                given = tokens.pop(0) if tokens and tokens[0].startswith("@") else ""
                rng = fate(seed, made + len(taken))
                step = self.resolved(state, self.outcome(state, given[1:]) if given else draw(state, rng))
            else:
                token = tokens.pop(0)
                if len(token) > 1 and self.one_character(state):
                    tokens.insert(0, token[1:])
                    token = token[0]
                step = self.played(state, self.parse(state, token))
            taken.append(step)
            state = step.after
        return taken

    def played(self, state: State, move: int) -> Step:
        """A legal move, as it is played."""
        return Step(state, self.format(state, move), play(state, move))

    def resolved(self, state: State, outcome: int) -> Step:
        """An outcome of chance, as it comes."""
        return Step(state, f"@{self.format_outcome(state, outcome)}", resolve(state, outcome))

    def one_character(self, state: State) -> bool:
        """Is every legal move here written with one character?"""
        return all(len(self.format(state, move)) == 1 for move in self.legal(state))

    def format_outcome(self, state: State, outcome: int) -> str:
        """An outcome of chance in text, without blanks."""
        return str(outcome)

    def outcome(self, state: State, text: str) -> int:
        """The outcome that such a text means; IllegalMove where there is none."""
        if not re.fullmatch("-?[0-9]{1,18}", text):
            raise IllegalMove(say("'{text}' is no outcome of chance: write @ and a whole number.", text=text))
        return int(text)

    def write_foreign(self, played: Foreign) -> str:
        """A game in the format that `foreign` names."""
        raise NotImplementedError

    def read_foreign(self, lines: Iterable[str], broken: Callable[[BadRecord], None]) -> Iterator[Foreign]:
        """Every game of a text in the format that `foreign` names; those that are broken are told."""
        raise NotImplementedError

    # Looks.

    def scene(self, state: State, before: State | None = None) -> Scene:
        """What to draw; `before` is the position that the last move was played in, to show what changed."""
        rows = self.grid(state)
        old = self.grid(before) if before is not None else rows
        cells, changed = [], set()
        for r, row in enumerate(rows):
            for c, mark in enumerate(row):
                id = f"{chr(97 + c)}{r + 1}"
                cells.append(Cell(id, c, r, self.piece(mark)))
                if old[r][c] != mark:
                    changed.add(id)
        wide = max(map(len, rows), default=0)
        labels = tuple(chr(97 + c) for c in range(wide)), tuple(str(r + 1) for r in range(len(rows)))
        panel = Panel(wide, len(rows), tuple(cells), *labels)
        return self.framed(state, (panel,) if rows else (), last=frozenset(changed))

    def framed(
        self,
        state: State,
        panels: tuple[Panel, ...],
        *,
        last: frozenset[str] = frozenset(),
        lines: frozenset[str] = frozenset(),
        notes: tuple[str, ...] = (),
    ) -> Scene:
        """A scene of these panels, with title, seats and status as every game has them."""
        over = self.over(state)
        return Scene(
            self.title,
            panels,
            tuple(self.seat_name(seat) for seat in range(self.facts.seats)),
            self.status(state),
            -1 if over or pending(state) else mover(state),
            self.points(state),
            last,
            lines,
            notes if panels else self.plain(state),
        )

    def status(self, state: State) -> str:
        """Whose turn it is, or how the game ended."""
        if pending(state):
            return say("Chance to play")
        if not self.over(state):
            return say("{seat} to play", seat=self.seat_name(mover(state)))
        results = [payoff(state, seat) for seat in range(self.facts.seats)]
        best = [self.seat_name(seat) for seat, result in enumerate(results) if result == max(results)]
        if len(best) == 1:
            return say("{seat} wins", seat=best[0])
        return say("Draw") if len(best) == len(results) else say("Shared: {seats}", seats=", ".join(best))

    def grid(self, state: State) -> list[str]:
        """The board as rows of marks, top row first, '.' for an empty cell; none where there is no grid."""
        return []

    def piece(self, mark: str) -> Piece | None:
        """What a mark of the grid stands for."""
        return None if mark in ". " else Piece(mark, mark, "xo".find(mark.lower()))

    def plain(self, state: State) -> tuple[str, ...]:
        """A line of text a field, for a game that gives no grid."""
        return tuple(f"{name}: {value}" for name, value in zip(self.state._fields, state, strict=True))  # type: ignore[attr-defined]

    def steps(self, state: State, move: int) -> tuple[str, ...]:
        """The ids that a person touches to say this move, in order; different for different moves."""
        return (self.format(state, move),)
