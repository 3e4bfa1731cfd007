"""Azul: what implementations get wrong, each by itself; rounds worked by hand; the naive twin; text forms."""

import re
from typing import cast

import pytest

import tablero
from tablero.core.chance import dice
from tablero.core.verbs import draw, payoff, pending, pick, resolve
from tablero.core.verbs import play as move_on
from tablero.games.azul import AzulGame
from tablero.games.azul.position import Azul
from tablero.games.azul.tiles import total

from . import naive_azul as naive

NAMES = ["azul", "azul/3", "azul/4", "azul/seed", "azul/4/seed", "azul/grey", "azul/3/grey", "azul/4/grey/seed"]
EMPTY = "-/-/-/-/-;...../...../...../...../.....;-"


def named(name: str) -> AzulGame:
    return cast(AzulGame, tablero.game(name).rules)


def position(text: str, name: str = "azul") -> tablero.Position:
    """A position by what is special in it; the lid holds all tiles that are nowhere else."""
    seats = named(name).facts.seats
    given = {"round": "3", "turn": "1", "starter": "1", "bag": "-", "factories": ",".join("-" * (2 * seats + 1))}
    given |= {"centre": "*"} | {f"p{seat + 1}": f"0;{EMPTY}" for seat in range(seats)}
    given |= dict(part.split("=", 1) for part in text.split())
    seen = "".join([given["factories"], given["centre"], *(given[f"p{seat + 1}"] for seat in range(seats))])
    counts = {letter: 20 - seen.count(letter) for letter in "byrkw"}
    for letter, number in re.findall(r"(\w)(\d+)", given["bag"]):
        counts[letter] -= int(number)
    given["lid"] = "".join(f"{letter}{number}" for letter, number in counts.items() if number) or "-"
    return tablero.game(name).position(" ".join(f"{key}={value}" for key, value in given.items()))


def play(before: tablero.Position, *texts: str) -> tablero.Position:
    """The position after these moves, before chance has its turn."""
    for text in texts:
        before = before.play_move(before.game.rules.parse(before.state, text))
    return before


def field(found: tablero.Position, name: str) -> str:
    """One field of a position's text."""
    return dict(part.split("=", 1) for part in found.dump().split())[name]


def board(found: tablero.Position, seat: int) -> tuple[int, str, str, str]:
    """Points, lines, wall, floor."""
    points, lines, wall, floor = field(found, f"p{seat}").split(";")
    return int(points), lines, wall, floor


# The naive twin.


@pytest.mark.parametrize("name", NAMES)
def test_fast_is_naive(name: str) -> None:
    game = named(name)
    kind = game.state
    for seed in range(15):
        rng, state = dice(seed), cast(Azul, game.start())
        twin = naive.Table(kind.seats, kind.floor_costs[-1] == 16, kind.grey)
        while True:
            assert game.dump(state) == twin.dump()
            if pending(state):
                outcome = draw(state, rng)
                twin.outcome(game.format_outcome(state, outcome))
                state = cast(Azul, resolve(state, outcome))
                continue
            legal = game.legal(state)
            assert sorted(game.format(state, move) for move in legal) == sorted(twin.legal())
            if not legal:
                break
            move = pick(state, [0] * 300, rng) if seed % 3 else least_floor(game, state, legal)
            twin.play(game.format(state, move))
            state = cast(Azul, move_on(state, move))
        assert twin.over
        standing = [6 * board.points + sum("." not in row for row in board.wall) for board in twin.boards]
        for seat in range(kind.seats):
            assert payoff(state, seat) == standing[seat] - max(s for i, s in enumerate(standing) if i != seat)


def least_floor(game: AzulGame, state: Azul, legal: list[int]) -> int:
    """A move that fills walls: not to the floor, if there is another."""
    return next((move for move in legal if not game.format(state, move).endswith("f")), legal[0])


@pytest.mark.parametrize("name", NAMES)
def test_tiles_are_conserved(name: str) -> None:
    game = named(name)
    for seed in range(20):
        rng, state = dice(seed), cast(Azul, game.start())
        while True:
            assert game.load(game.dump(state)) == state  # it counts the tiles
            if pending(state):
                state = cast(Azul, resolve(state, draw(state, rng)))
                continue
            move = pick(state, [0] * 300, rng)
            if move < 0:
                break
            state = cast(Azul, move_on(state, move))


# What implementations get wrong.


def test_the_marker_goes_to_the_floor_before_the_tiles() -> None:
    before = position("centre=*yy factories=bbbb,-,-,-,- p1=9;-/-/-/-/-;...../...../...../...../.....;rrrrrr")
    after = play(before, "cyf")
    assert board(after, 1)[3] == "*rrrrrr"  # it took the last space
    assert "y20" in field(after, "lid")
    assert (field(after, "starter"), field(after, "centre")) == ("1", "-")


def test_a_marker_without_space_costs_nothing_and_still_starts() -> None:
    after = play(position("turn=2 centre=*yy p2=20;-/-/-/-/-;...../...../...../...../.....;rrrrrrr"), "cy2")
    assert board(after, 2)[0] == 20 - 14 + 1
    assert (field(after, "starter"), field(after, "round"), field(after, "centre")) == ("2", "4", "*")


def test_the_marker_costs_like_a_tile() -> None:
    assert board(play(position("centre=*y p1=5;-/-/-/-/-;...../...../...../...../.....;-"), "cy1"), 1)[0] == 5 + 1 - 1


def test_who_takes_from_the_centre_first_begins_the_next_round() -> None:
    after = play(position("turn=1 centre=*yb factories=r,-,-,-,-"), "cy1", "1r1", "cb2")
    assert (field(after, "starter"), field(after, "turn")) == ("1", "fill1")
    after = play(position("turn=2 starter=1 centre=*y"), "cy1")
    assert field(after, "starter") == "2"


def test_if_nobody_took_from_the_centre_the_starter_stays() -> None:
    after = play(position("starter=2 turn=1 factories=-,yyyy,-,-,-"), "2y4")
    assert (field(after, "starter"), field(after, "turn"), field(after, "centre")) == ("2", "fill1", "*")


def test_what_overflows_the_floor_goes_to_the_lid_unpunished() -> None:
    before = position("factories=bbbb,r,-,-,- p1=30;-/-/-/-/-;...../...../...../...../.....;kkkkkk")
    after = play(before, "1bf")
    assert board(after, 1)[3] == "bkkkkkk"
    assert "b19" in field(after, "lid")
    assert board(play(after, "2rf"), 1)[0] == 30 - 14


def test_what_does_not_fit_on_the_line_goes_to_the_floor() -> None:
    after = play(position("factories=bbbb,r,-,-,-"), "1b2")
    assert board(after, 1)[1:] == ("-/bb/-/-/-", "...../...../...../...../.....", "bb")


def test_a_line_takes_one_colour_that_its_wall_row_has_not() -> None:
    board_text = "0;y/bb/rr/-/-;...../...../...../r..../.....;-"
    moves = position(f"factories=bbyr,-,-,-,- p1={board_text}").moves()
    assert moves == ["1b4", "1b5", "1bf", "1y4", "1y5", "1yf", "1r3", "1r5", "1rf"]


def test_the_others_of_a_factory_go_to_the_centre() -> None:
    after = play(position("factories=bbyr,-,-,-,- centre=*b"), "1b4")
    assert (field(after, "factories"), field(after, "centre")) == ("-,-,-,-,-", "*byr")


@pytest.mark.parametrize(
    ("wall", "row", "points"),
    [
        ("...../...../...../...../.....", 3, 1),  # alone
        ("...../...../kw.../...../.....", 3, 3),  # a row of three
        ("...../...../k..../...../.....", 3, 1),  # near, not touching
        ("..r../..y../...../..w../.....", 3, 4),  # a column of four
        ("...../..y../.w.../...../.....", 3, 4),  # two and two
        ("..r../..y../kw.y./..w../.....", 3, 8),  # four and four
    ],
)
def test_a_tile_scores_at_once_by_its_row_and_column(wall: str, row: int, points: int) -> None:
    before = position(f"factories=b,-,-,-,- p1=0;-/-/bb/-/-;{wall};-")
    assert board(play(before, f"1b{row}"), 1)[0] == points


def test_the_largest_score_of_a_single_tile_is_10() -> None:
    before = position("factories=b,-,-,-,- p1=0;-/-/bb/-/-;..r../..y../kw.yr/..w../..k..;-")
    assert board(play(before, "1b3"), 1)[0] == 10 + 2 + 7  # with the row and the column that it completes


def test_lines_are_tiled_from_the_top_and_each_counts_the_ones_above() -> None:
    after = play(position("factories=w,-,-,-,- p1=0;b/w/-/-/-;...../...../...../...../.....;-"), "1w2")
    assert board(after, 1) == (1 + 2, "-/-/-/-/-", "b..../w..../...../...../.....", "-")
    assert field(after, "lid") == "b19y20r20k20w19"  # the line's other tile is there


def test_unfinished_lines_stay() -> None:
    after = play(position("factories=w,-,-,-,- p1=0;-/-/bb/-/-;...../...../...../...../.....;-"), "1w5")
    assert board(after, 1)[1] == "-/-/bb/-/w"


@pytest.mark.parametrize(("name", "costs"), [("azul", [1, 1, 2, 2, 2, 3, 3]), ("azul/seed", [1, 1, 2, 2, 3, 3, 4])])
def test_the_floor_costs(name: str, costs: list[int]) -> None:
    for number in range(1, 8):
        floor = "r" * (number - 1) or "-"
        before = position(f"factories=r,-,-,-,- p1=50;-/-/-/-/-;...../...../...../...../.....;{floor}", name)
        assert board(play(before, "1rf"), 1)[0] == 50 - sum(costs[:number])


def test_a_score_never_falls_below_0() -> None:
    after = play(position("factories=rrrr,-,-,-,- p1=3;-/-/-/-/-;...../...../...../...../.....;bbb"), "1rf")
    assert board(after, 1)[0] == 0


def test_the_wall_is_scored_before_the_floor() -> None:
    """1 point and a floor of -2 leave 0: paid first, the floor would cost nothing."""
    assert board(play(position("factories=bbb,-,-,-,-"), "1b1"), 1)[0] == 0


def test_floor_tiles_go_to_the_lid() -> None:
    assert field(play(position("factories=rrrr,-,-,-,-"), "1rf"), "lid") == "b20y20r20k20w20"


def test_the_lid_goes_back_into_the_bag_in_the_middle_of_a_factory() -> None:
    before = position("turn=fill2 bag=b2 factories=rrrr,-,-,-,-")
    outcome = before.game.rules.outcome(before.state, "bbyk")
    after = resolve(before.state, outcome)
    text = before.game.rules.dump(after)
    assert "turn=fill3 starter=1 bag=b18y19r16k19w20 lid=- factories=rrrr,bbyk,-,-,- " in text
    for impossible in ("byyk", "bbb", "bbyz"):
        with pytest.raises(tablero.IllegalMove):
            before.game.rules.outcome(before.state, impossible)


def test_a_bag_that_is_just_enough_does_not_call_for_the_lid() -> None:
    before = position("turn=fill2 bag=b4 factories=rrrr,-,-,-,-")
    after = resolve(before.state, before.game.rules.outcome(before.state, "bbbb"))
    assert "bag=- lid=b16y20r16k20w20 " in before.game.rules.dump(after)


# 80 tiles on four walls, and the last 20 on lines that are not full; one of them may still be on the table.
LAST_BOARDS = [
    "9;-/k/kk/www/yyyy;b.rkw/wbyr./.wbyr/rk.by/.rkwb;-",
    "9;-/r/-/bbb/rrr;byr.w/wby.k/kwb.r/rkw.y/y.kwb;-",
    "9;-/-/k/-/{line};.yrkw/wby.k/.wbyr/rkw.y/yrk.b;-",
    "9;-/-/-/-/-;byrk./.byrk/kwb.r/rk.by/y.kwb;-",
]


def test_the_game_ends_when_there_is_no_tile_to_fill_a_factory() -> None:
    boards = " ".join(f"p{i + 1}={text.format(line='w')}" for i, text in enumerate(LAST_BOARDS))
    before = position(f"turn=3 factories=w,-,-,-,-,-,-,-,- {boards}", "azul/4")
    assert field(before, "lid") == "-"
    assert play(before, "1w5").over
    assert not play(before, "1wf").over  # then there is one tile for the next round


def test_factories_stay_short_when_bag_and_lid_are_empty() -> None:
    boards = " ".join(f"p{i + 1}={text.format(line='-')}" for i, text in enumerate(LAST_BOARDS))
    state = position(f"turn=fill1 {boards.replace('/yyyy', '/-').replace('/bbb', '/-')}", "azul/4").state
    rng = dice(1)
    while pending(state):
        state = resolve(state, draw(state, rng))
    assert [total(bunch) for bunch in cast(Azul, state).factories] == [4, 4, 1, 0, 0, 0, 0, 0, 0]
    assert named("azul/4").legal(state)


def test_a_completed_row_ends_the_game_with_bonuses() -> None:
    wall = "byrk./wbyr./kwby./rkwb./yrkw."
    after = play(position(f"factories=w,-,-,-,- p1=0;-/kk/rrr/yyyy/bbbbb;{wall};-"), "1w1")
    assert after.over
    placed = 5 + (5 + 2) + (5 + 3) + (5 + 4) + (5 + 5)
    points = placed + 5 * 2 + 5 * 7 + 5 * 10
    assert board(after, 1)[0] == points
    assert after.payoffs == (6 * points + 5, -6 * points - 5)


ONE_ROW = "byrkw/...../...../...../....."
NO_ROW = "...../...../...../...../....."


@pytest.mark.parametrize(
    ("first", "second", "payoffs"),
    [
        (f"7;-/-/-/-/-;{ONE_ROW};-", f"8;-/-/-/-/-;{NO_ROW};-", (1, -1)),  # 8 to 8 points, a row more
        (f"7;-/-/-/-/-;{ONE_ROW};-", f"6;-/-/-/-/-;{ONE_ROW};-", (0, 0)),  # shared
        (f"6;-/-/-/-/-;{ONE_ROW};-", f"8;-/-/-/-/-;{NO_ROW};-", (-5, 5)),  # a point is more than any rows
    ],
)
def test_a_tie_goes_to_more_complete_rows_and_is_else_shared(first: str, second: str, payoffs: tuple[int, int]) -> None:
    assert play(position(f"factories=b,-,-,-,- p1={first} p2={second}"), "1bf").payoffs == payoffs


def test_two_of_three_share_a_victory() -> None:
    boards = f"p1=7;-/-/-/-/-;{ONE_ROW};- p2=6;-/-/-/-/-;{ONE_ROW};-"
    after = play(position(f"factories=b,-,-,-,-,-,- {boards}", "azul/3"), "1bf")
    assert after.payoffs == (0, 0, 0 - 6 * 8 - 1)
    assert after.text().endswith("Shared: Player 1, Player 2")


def test_after_a_hundred_rounds_it_is_over() -> None:
    column = "b..../w..../k..../r..../y...."
    after = play(position(f"round=100 factories=b,-,-,-,- p1=5;-/-/-/-/-;{column};-"), "1bf")
    assert after.over
    assert board(after, 1)[0] == 5 - 1 + 7


def test_the_first_turn_has_at_most_20_pairs_and_120_moves() -> None:
    before = position("factories=byrk,byrk,yrkw,yrkw,byrw")
    assert len(before.moves()) == 120 == before.game.facts.most_moves


# The grey side.


def test_the_owner_chooses_the_column() -> None:
    lines = "-/bb/-/-/-"
    before = position(f"factories=w,-,-,-,- p1=0;{lines};b..../..w../...../...../.....;-", "azul/grey")
    tiling = play(before, "1w1")
    assert (field(tiling, "turn"), tiling.moves()) == ("1.1", ["1-2", "1-4", "1-5"])  # w stands in column 3
    then = play(tiling, "1-2")
    assert (field(then, "turn"), then.moves()) == ("1.2", ["2-2", "2-4", "2-5"])  # b stands in column 1
    done = play(then, "2-2")
    assert board(done, 1)[:3] == (2 + 4, "-/-/-/-/-", "bw.../.bw../...../...../.....")


def test_seat_by_seat_from_the_starter() -> None:
    boards = "p1=0;b/-/-/-/-;...../...../...../...../.....;- p2=0;y/-/-/-/-;...../...../...../...../.....;-"
    tiling = play(position(f"starter=2 turn=2 factories=w,-,-,-,- {boards}", "azul/grey"), "1w5")
    assert tiling.turn == 1
    assert play(tiling, "1-1").turn == 0


def test_a_line_without_a_lawful_space_goes_whole_to_the_floor_before_the_floor_is_scored() -> None:
    wall = ".byrk/b..../...../...../....."  # only column 1 is free in row 1, and b stands there below
    wall = ".yrkw/b..../...../...../....."
    before = position(f"factories=r,-,-,-,- p1=5;b/-/-/-/-;{wall};-", "azul/grey")
    after = play(before, "1r5")
    assert board(after, 1)[:3] == (5 - 1, "-/-/-/-/r", wall)
    assert field(after, "round") == "4"


# Rounds worked by hand, with given tiles.


def test_a_round_worked_by_hand() -> None:
    """
    Factories   1 bbrr   2 bkkk   3 rrww   4 yyyy   5 wwww

    Player 1            Player 2
    1b2: bb, rr away    4y4: yyyy
    2k3: kkk, b away    5w5: wwww, one short
    3r3: full already
    """
    start = tablero.game("azul").start().play("@p1 @bbrr @bkkk @rrww @yyyy @wwww")
    third = play(start, "1b2", "4y4", "2k3", "5w5", "3w1")
    assert field(third, "centre") == "*brrrr"
    assert board(third, 1)[1] == "w/bb/kkk/-/-"
    assert board(third, 1)[3] == "w"
    last = play(third, "cr3", "cb5")
    # Player 1: w in row 1 column 5 (1), b in row 2 column 2 (1), k in row 3 column 1 (1), floor w: -1
    assert board(last, 1) == (2, "-/-/-/-/b", "....w/.b.../k..../...../.....", "-")
    # Player 2: rrr in row 3 column 5 (1), y in row 4 column 5 (2), floor * and r: -2
    assert board(last, 2) == (1, "-/-/-/-/wwww", "...../...../....r/....y/.....", "-")
    assert (field(last, "starter"), field(last, "turn"), field(last, "round")) == ("2", "fill1", "2")
    assert (field(last, "bag"), field(last, "lid")) == ("b17y16r16k17w14", "b1y3r3k2w1")


def test_a_second_round_worked_by_hand() -> None:
    """
    Factories   1 bbbb   2 ywww   3 rrrr   4 kkky   5 bbyy

    Player 2            Player 1
    2w5: one fits       3r1: one fits
    4k2: two fit        1b5: b and bbbb are full
    5y1: one fits       cb4: with the marker
    cy3
    """
    first = tablero.game("azul").start().play("@p1 @bbrr @bkkk @rrww @yyyy @wwww 1b2 4y4 2k3 5w5 3w1 cr3")
    second = first.play("cb5 @bbbb @ywww @rrrr @kkky @bbyy")
    assert second.turn == 1
    last = play(second, "2w5", "3r1", "4k2", "1b5", "5y1", "cb4", "cy3")
    # Player 2: y alone (1), k on the column of r and y (3), w alone (1); floor wwky: -6
    assert board(last, 2) == (1 + 5 - 6, "-/-/yy/-/-", ".y.../....k/....r/....y/...w.", "-")
    # Player 1: r alone (1), b alone (1); floor * and rrr: -6
    assert board(last, 1) == (0, "-/-/-/bb/-", "..r.w/.b.../k..../...../....b", "-")
    assert (field(last, "starter"), field(last, "round")) == ("1", "3")


# Text.


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("9b1", "is no move: write a factory \\(1 to 5\\)"),
        ("1k1", "no tiles of this colour"),
        ("1b1", "Row 1 of your wall has this colour already"),
        ("1y2", "Line 2 holds another colour"),
        ("1r3", "Line 3 is full"),
    ],
)
def test_why_a_move_is_not_legal(text: str, said: str) -> None:
    before = position("factories=byrr,-,-,-,- p1=0;-/b/rrr/-/-;b..../...../...../...../.....;-")
    with pytest.raises(tablero.IllegalMove, match=said):
        before.play(text)


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ("round=3", "round=0", "round is a number from 1 to 100, not '0'"),
        ("turn=1", "turn=7", "turn is a number from 1 to 2, not '7'"),
        ("factories=b,", "factories=bbbbb,", "more than 4 tiles in bbbbb"),
        ("factories=b,", "factories=q,", "'q' is no bunch of tiles"),
        ("factories=b,", "factories=b,b,", "There are 5 factories, not 6"),
        ("lid=b19", "lid=b18", "Of each colour there are 20 tiles; of b here are 19"),
        ("lid=b19", "lid=19b", "write colours and numbers"),
        ("p1=0;-/-", "p1=0;b/r", "Of each colour"),
        ("p1=0;-/-", "p1=0;-/ry", "Line 2 holds one colour, and 2 tiles at most; not ry"),
        (";...../", ";y..../", "'y' cannot stand in row 1"),
        ("p1=0;", "p1=x;", "A board is written like"),
        (";- p2", ";rrrrrrrr p2", "more than 7 tiles"),
        (" p2=", " p3=", "A position of azul is written like round=1"),
        ("centre=*", "centre=*b", "Of each colour"),
        (";- p2", ";* p2", "one marker of the first player, not several"),
        ("bag=-", "bag=y99b99b78", "There are more than 100 tiles in y99b99b78"),  # would run over into y
        ("factories=b,", "factories=" + "b" * 257 + ",", "There are more than 4 tiles in b"),
        ("turn=1", "turn=fill1", "factories that are still to be filled have no tiles yet"),
        ("turn=1", "turn=start", "factories that are still to be filled have no tiles yet"),
        ("p1=0;", "p1=346;", "No game brings 346 points"),
    ],
)
def test_positions_that_cannot_be(old: str, new: str, said: str) -> None:
    good = position("factories=b,-,-,-,-").dump()
    assert old in good
    with pytest.raises(tablero.BadPosition, match=said):
        tablero.game("azul").position(good.replace(old, new, 1))


def test_there_are_no_more_tiles_to_take_than_factories_give() -> None:
    assert len(position("factories=byrk,byrk,byrk,byrk,byrk").moves()) == 120
    with pytest.raises(tablero.BadPosition, match="more than 20 tiles in the factories and the centre"):
        position("factories=byrk,byrk,byrk,byrk,byrk centre=*w")


def test_the_grey_wall_is_tiled_when_all_tiles_are_taken() -> None:
    lines = "turn=1.1 p1=0;b/-/-/-/-;...../...../...../...../.....;-"
    assert position(lines, "azul/grey").moves() == ["1-1", "1-2", "1-3", "1-4", "1-5"]
    with pytest.raises(tablero.BadPosition, match="only once there are no tiles left to take"):
        position(f"{lines} centre=*y", "azul/grey")


def test_a_grey_wall_has_no_colour_twice() -> None:
    good = position("factories=b,-,-,-,-", "azul/grey").dump()
    for wall, said in ((";y...y/", "Row 1 of a wall has a colour twice"), (";y..../y", "Column 1 of a wall has")):
        with pytest.raises(tablero.BadPosition, match=said):
            tablero.game("azul/grey").position(good.replace(";...../" if wall.endswith("y/") else ";...../.", wall, 1))


def test_words_add_up_in_any_order() -> None:
    assert {tablero.game(f"azul/{words}").name for words in ("4/seed", "seed/4")} == {"azul/4/seed"}
    assert tablero.game("azul/2").name == "azul"
    assert tablero.game("azul/grey/3/seed").name == "azul/3/seed/grey"
    with pytest.raises(tablero.UnknownGame, match="azul has no variant '5'"):
        tablero.game("azul/5")
