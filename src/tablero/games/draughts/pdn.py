"""Games of draughts as PDN 3.0 has them: read as a stream, written as others read them."""

import itertools
import textwrap
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, cast

from ...core.errors import BadPosition, BadRecord, IllegalMove
from ...core.game import Foreign
from ...core.legal import legal_moves
from ...core.texts import say
from ...core.verbs import play
from . import fen, pdn_tokens
from .pdn_tokens import Token
from .rules import Draughts
from .variants import VARIANTS

if TYPE_CHECKING:
    from . import DraughtsGame

MARKS = {"!": 1, "?": 2, "!!": 3, "??": 4, "!?": 5, "?!": 6}
DEEPEST = 99  # variations within each other
FIRST_TAGS = ("Event", "Site", "Date", "Round", "White", "Black", "Result", "GameType")


@dataclass(frozen=True)
class Ply:
    """A move, with what the record says of it."""

    before: Draughts
    move: int
    nags: tuple[int, ...] = ()
    comment: str = ""
    variations: tuple["Line", ...] = ()  # what could have been played instead


Line = tuple[Ply, ...]


@dataclass(frozen=True)
class PdnGame:
    """One game of a file."""

    game: "DraughtsGame"
    start: Draughts
    line: Line = ()
    tags: dict[str, str] = field(default_factory=dict)
    result: str = "*"  # White's points first, as the file has them
    comment: str = ""  # before the first move

    @property
    def moves(self) -> list[int]:
        """The moves of the main line."""
        return [ply.move for ply in self.line]

    @property
    def last(self) -> Draughts:
        """The position at its end."""
        return cast(Draughts, play(self.line[-1].before, self.line[-1].move)) if self.line else self.start


# Reading.


def read(
    lines: Iterable[str], game: "DraughtsGame | None" = None, broken: Callable[[BadRecord], None] | None = None
) -> Iterator[PdnGame]:
    """Every game of a PDN text, given line by line (an open file does).

    The variant is the GameType tag's, or that of our tag Variant; without one, that of `game`, or English. A broken
    game raises BadRecord, which names the line; given `broken`, it is told instead, and reading goes on with the next
    game."""
    for found in pdn_tokens.split(pdn_tokens.tokens(lines)):
        try:
            yield Reader(found, game).read()
        except BadRecord as error:
            if broken is None:
                raise
            broken(error)


class Reader:
    """Reads one game from its tokens."""

    def __init__(self, tokens: list[Token], game: "DraughtsGame | None") -> None:
        self.tags: dict[str, str] = {}
        self.tag_lines: dict[str, int] = {}
        for token in tokens:
            if token.kind == "tag":
                name, _, value = token.text.partition('"')
                self.tags[name.strip()] = value[:-1].replace('\\"', '"').replace("\\\\", "\\")
                self.tag_lines[name.strip()] = token.line
        self.rest = [token for token in tokens if token.kind not in ("tag", "number")]
        self.game = self.variant(game)

    def fail(self, line: int, text: str) -> BadRecord:
        return BadRecord(say("Line {number}: {text}", number=line, text=text))

    def variant(self, game: "DraughtsGame | None") -> "DraughtsGame":
        """The game of the GameType tag."""
        from . import GAME

        if "GameType" not in self.tags:
            word = self.tags.get("Variant", "").casefold()
            return GAME.with_word(word) if word in VARIANTS else game or GAME
        number = self.tags["GameType"].partition(",")[0].strip()
        for word, kind in VARIANTS.items():
            if kind.game_type and kind.game_type.partition(",")[0] == number:
                return GAME.with_word(word)
        known = ", ".join(f"{kind.game_type[:2]} {word}" for word, kind in VARIANTS.items() if kind.game_type)
        text = say("GameType {number} is not known; known are {known}.", number=number, known=known)
        raise self.fail(self.tag_lines["GameType"], text)

    def read(self) -> PdnGame:
        start = cast(Draughts, self.game.start())
        if "FEN" in self.tags:
            try:
                start = cast(Draughts, self.game.load(self.tags["FEN"]))
            except BadPosition as error:
                raise self.fail(self.tag_lines["FEN"], str(error)) from None
        self.check_depth()
        comment = self.comment()
        line = self.line(start, inside=0)
        told = self.tags.get("Result", "*")
        result = self.rest[0].text if self.rest else told if pdn_tokens.is_result(told) else "*"
        return PdnGame(self.game, start, line, self.tags, result, comment)

    def check_depth(self) -> None:
        """BadRecord where variations stand too deep within each other to be read."""
        depth = 0
        for token in self.rest:
            depth += (token.kind == "open") - (token.kind == "close")
            if depth > DEEPEST:
                raise self.fail(token.line, say("More than {most} variations stand within each other.", most=DEEPEST))

    def comment(self) -> str:
        """The comments that stand here, as one."""
        found = list(itertools.takewhile(lambda token: token.kind == "comment", self.rest))
        del self.rest[: len(found)]
        return " ".join(token.text for token in found)

    def line(self, state: Draughts, inside: int) -> Line:
        """The moves up to the end of the game, or of the variation that began on line `inside`."""
        plies: list[Ply] = []
        while self.rest and self.rest[0].kind != "result":
            token = self.rest[0]
            if token.kind == "close" and inside:
                return tuple(plies)
            if token.kind != "move":
                raise self.fail(token.line, say("'{text}' has no place here.", text=token.text))
            plies.append(self.ply(state))
            state = cast(Draughts, play(state, plies[-1].move))
        if inside:
            raise self.fail(inside, say("The variation that begins here is not closed."))
        return tuple(plies)

    def ply(self, state: Draughts) -> Ply:
        """A move with its marks, its comments and its variations."""
        token = self.rest.pop(0)
        try:
            move = self.game.parse(state, token.text)
        except IllegalMove as error:
            raise self.fail(token.line, str(error)) from None
        nags: list[int] = []
        while self.rest and self.rest[0].kind in ("mark", "nag"):
            mark = self.rest.pop(0)
            nags.append(MARKS[mark.text] if mark.kind == "mark" else int(mark.text))
        comments, variations = [self.comment()], []
        while self.rest and self.rest[0].kind == "open":
            begun = self.rest.pop(0).line
            self.comment()
            variations.append(self.line(state, begun))
            self.rest.pop(0)
            comments.append(self.comment())
        return Ply(state, move, tuple(nags), " ".join(filter(None, comments)), tuple(variations))


# Writing.


def record(game: "DraughtsGame", start: Draughts, moves: Iterable[int], **tags: str) -> PdnGame:
    """A game that was played, as a record; its result is that of the last position, or the tag Result."""
    line: list[Ply] = []
    state = start
    for move in moves:
        line.append(Ply(state, move))
        state = cast(Draughts, play(state, move))
    return PdnGame(game, start, tuple(line), tags, tags.get("Result") or result_of(state))


def result_of(state: Draughts) -> str:
    """White's points first; * while the game goes on."""
    if legal_moves(state):
        return "*"
    white_lost = (state.turn == 0) != state.black_first
    points = ("2-0", "0-2") if state.game_type.startswith("20,") else ("1-0", "0-1")
    return points[white_lost]


def write(played: PdnGame) -> str:
    """The game as PDN text, with an empty line at its end."""
    kind = played.game.state
    tags = {"Event": "?", "Site": "?", "Date": "????.??.??", "Round": "?", "White": "?", "Black": "?"} | played.tags
    tags["Result"] = played.result
    if kind.game_type:
        tags["GameType"] = kind.game_type
    else:
        tags["Variant"] = played.game.variant
    if played.start != played.game.start():
        tags |= {"SetUp": "1", "FEN": fen.to_fen(played.start)}
    order = [name for name in FIRST_TAGS if name in tags] + [name for name in tags if name not in FIRST_TAGS]
    head = "".join(f'[{name} "{quoted(tags[name])}"]\n' for name in order)
    words = [*comment_words(played.comment), *words_of(played, played.line, 0), played.result]
    body = textwrap.fill(" ".join(words), 79, break_long_words=False, break_on_hyphens=False)
    return f"{head}\n{body}\n\n"


# As every game exchanges records.

WHITE_WINS, BLACK_WINS = ("1-0", "2-0"), ("0-1", "0-2")
DRAWS = ("1/2-1/2", "1-1")


def write_game(played: Foreign) -> str:
    """A game, as PDN text."""
    game, start = cast("DraughtsGame", played.game), cast(Draughts, played.start)
    points = result_of_winners(game, played.winners)
    return write(record(game, start, played.moves, **{**played.tags, "Result": points}))


def result_of_winners(game: "DraughtsGame", winners: tuple[int, ...] | None) -> str:
    """White's points first."""
    large = game.state.game_type.startswith("20,")
    if winners is None:
        return "*"
    if len(winners) != 1:
        return DRAWS[large]
    return (WHITE_WINS if winners[0] == game.seat_names.index("White") else BLACK_WINS)[large]


def read_games(lines: Iterable[str], game: "DraughtsGame", broken: Callable[[BadRecord], None]) -> Iterator[Foreign]:
    """The main line of every game of a PDN text."""
    for found in read(lines, game, broken):
        white = found.game.seat_names.index("White")
        known = {**dict.fromkeys(WHITE_WINS, (white,)), **dict.fromkeys(BLACK_WINS, (1 - white,))}
        winners = (0, 1) if found.result in DRAWS else known.get(found.result)
        yield Foreign(found.game, found.start, tuple(found.moves), winners, found.tags)


def quoted(text: str) -> str:
    return text.replace("\\", "\\\\").replace('"', '\\"')


def comment_words(text: str) -> list[str]:
    return [f"{{{text.replace('}', ')')}}}"] if text else []


def words_of(played: PdnGame, line: Line, ply_number: int) -> Iterator[str]:
    """Moves with their numbers, marks, comments and variations."""
    numbered = True
    offset = played.start.turn
    for number, ply in enumerate(line, ply_number):
        turn = number + offset
        if turn % 2 == 0 or numbered:
            yield f"{turn // 2 + 1}." if turn % 2 == 0 else f"{turn // 2 + 1}..."
        yield played.game.format(ply.before, ply.move)
        yield from (f"${nag}" for nag in ply.nags)
        yield from comment_words(ply.comment)
        for variation in ply.variations:
            inside = list(words_of(played, variation, number))
            yield f"({' '.join(inside)})"
        numbered = bool(ply.comment or ply.variations)
