"""What must hold for a box of Bisonte to be playable at all (BIS-C1 to BIS-C3), and what a box knows of itself."""

from typing import Any

import msgspec
import pytest

from sobremesa.engine.text import text
from sobremesa.games.bisonte.edition import BISONTE, BisonteEdition, Layout, Placed, Problem, TileKind, problems
from tests.games.problems import sentence, told

ROWS = ("T.d.T", ".DtD.", "dt*td", ".DtD.", "T.d.T")
BOX = BisonteEdition(
    id="test",
    language="es",
    kinds=(
        TileKind("R", 2, 1),
        TileKind("RR", 1, 8),
        TileKind("Ñ", 1, 8),
        TileKind(BISONTE, 2, 0),
        TileKind("CH", 1, 5),
        TileKind("N", 6, 1),
        TileKind("C", 2, 3),
        TileKind("O", 1, 1),
        TileKind("LL", 1, 8),
        TileKind("D", 1, 2),
    ),
    layout=Layout("small", ROWS),
)
A_MANY = (TileKind("A", 14, 1), TileKind(BISONTE, 0, 0))


def changed(**fields: Any) -> BisonteEdition:
    return msgspec.structs.replace(BOX, **fields)


def with_kind(tile: str, count: int = 1, value: int = 1) -> BisonteEdition:
    others = tuple(kind for kind in BOX.kinds if kind.tile != tile)
    return changed(kinds=(*others, TileKind(tile, count, value)))


def with_rows(*rows: str) -> BisonteEdition:
    return changed(layout=Layout("own", rows))


def only_problem(edition: BisonteEdition) -> Problem:
    (found,) = problems(edition)
    return found


def test_a_small_box_of_ones_own_has_no_problems() -> None:
    assert problems(BOX) == ()


def test_BIS_S1_tiles_come_in_the_order_of_the_alphabet_with_digraphs_as_letters() -> None:
    assert BOX.stands_for == ("C", "CH", "D", "LL", "N", "Ñ", "O", "R", "RR")
    assert " ".join(BOX.tiles) == "C C CH D LL N N N N N N Ñ O R R RR * *"
    assert [BOX.order(tile) for tile in ("A", "C", "CH", "D", "Ñ", "Z", BISONTE)] == [0, 2, 3, 4, 16, 29, 30]


def test_the_english_alphabet_has_no_digraphs_of_its_own() -> None:
    english = changed(language="en", kinds=A_MANY)
    assert [english.order(tile) for tile in ("A", "C", "D", "N", "O", "Z", BISONTE)] == [0, 2, 3, 13, 14, 25, 26]
    assert english.digraphs == ()


def test_BIS_6_a_bisonte_stands_for_tiles_of_the_list_alone() -> None:
    assert BISONTE not in BOX.stands_for
    assert "K" not in BOX.stands_for
    assert "K" in with_kind("K").stands_for


def test_BIS_8_the_digraphs_are_those_with_a_tile() -> None:
    assert BOX.digraphs == ("CH", "LL", "RR")
    assert changed(kinds=A_MANY).digraphs == ()


def test_BIS_19_a_bisonte_is_worth_nothing() -> None:
    assert (BOX.value_of(BISONTE), BOX.value_of("CH"), BOX.value_of("C")) == (0, 5, 3)
    assert Placed("C") == Placed("C", bisonte=False)


def test_BIS_C2_pink_and_red_multiply_words_and_the_other_two_colours_letters() -> None:
    layout = BOX.layout
    assert (layout.side, layout.centre) == (5, 12)
    assert [layout.word_factor(cell) for cell in range(10)] == [3, 1, 1, 1, 3, 1, 2, 1, 2, 1]
    assert [layout.letter_factor(cell) for cell in range(10)] == [1, 1, 2, 1, 1, 1, 1, 3, 1, 1]


def test_BIS_1_the_centre_has_no_premium_of_its_own() -> None:
    assert BOX.layout.word_factor(12) == BOX.layout.letter_factor(12) == 1


def test_the_centre_of_a_large_board_is_its_middle() -> None:
    assert Layout("large", ("." * 15,) * 15).centre == 7 * 15 + 7


def test_BIS_C3_a_rack_has_seven_tiles_unless_the_box_says_otherwise() -> None:
    assert BOX.rack == 7
    assert problems(changed(rack=1)) == ()
    assert problems(changed(rack=10, kinds=(TileKind("A", 20, 1), TileKind(BISONTE, 0, 0)))) == ()


def test_as_many_can_play_as_the_tiles_fill_racks_up_to_four() -> None:
    assert BOX.most_players() == 2  # eighteen tiles
    for count, players in ((20, 2), (21, 3), (27, 3), (28, 4), (99, 4)):
        kinds = (TileKind("A", count, 1), TileKind(BISONTE, 0, 0))
        assert changed(kinds=kinds).most_players() == players


def test_a_box_just_fills_two_racks() -> None:
    assert problems(changed(kinds=A_MANY)) == ()
    kinds = (TileKind("A", 13, 1), TileKind(BISONTE, 0, 0))
    assert sentence(only_problem(changed(kinds=kinds))) == "13 tiles do not fill the racks of 2 players"


@pytest.mark.parametrize("kind", [("A", 1, 0), ("A", 99, 99), (BISONTE, 0, 0), (BISONTE, 99, 0), ("W", 1, 1)])
def test_counts_and_values_at_their_limits_are_right(kind: tuple[str, int, int]) -> None:
    assert problems(with_kind(*kind)) == ()


BROKEN_KINDS = [
    (with_kind("A", 0), "there are 0 tiles 'A', and must be 1 to 99", "A"),
    (with_kind("A", 100), "there are 100 tiles 'A', and must be 1 to 99", "A"),
    (with_kind(BISONTE, -1, 0), "there are -1 tiles '*', and must be 0 to 99", BISONTE),
    (with_kind(BISONTE, 100, 0), "there are 100 tiles '*', and must be 0 to 99", BISONTE),
    (with_kind("A", 1, -1), "'A' is worth -1, and must be worth 0 to 99", "A"),
    (with_kind("A", 1, 100), "'A' is worth 100, and must be worth 0 to 99", "A"),
    (with_kind(BISONTE, 2, 1), "a Bisonte is worth 1, and must be worth 0", BISONTE),
    (with_kind("a"), "'a' is no tile of this language", "a"),
    (with_kind("Á"), "'Á' is no tile of this language", "Á"),
    (with_kind("QU"), "'QU' is no tile of this language", "QU"),
    (with_kind(""), "'' is no tile of this language", ""),
    (changed(language="en", kinds=(*A_MANY, TileKind("Ñ", 1, 8))), "'Ñ' is no tile of this language", "Ñ"),
    (changed(language="en", kinds=(*A_MANY, TileKind("CH", 1, 8))), "'CH' is no tile of this language", "CH"),
    (changed(kinds=(*BOX.kinds, TileKind("R", 1, 1))), "'R' is in the list twice", "R"),
    (changed(kinds=(*BOX.kinds, TileKind(BISONTE, 1, 0))), "'*' is in the list twice", BISONTE),
    (changed(kinds=A_MANY[:1]), "the list has no Bisonte; write '*', with count 0 to play without", ""),
]


@pytest.mark.parametrize(("edition", "problem", "tile"), BROKEN_KINDS)
def test_BIS_C1_tiles_that_cannot_be_played_with_are_named(edition: BisonteEdition, problem: str, tile: str) -> None:
    found = only_problem(edition)
    assert (found.field, sentence(found), found.tile) == ("kinds", problem, tile)


def test_BIS_C3_a_rack_holds_one_to_ten_tiles() -> None:
    assert told(only_problem(changed(rack=0))) == ("rack", "a rack holds 0 tiles, and must hold 1 to 10")
    many = (TileKind("A", 99, 1), TileKind(BISONTE, 0, 0))
    assert sentence(only_problem(changed(rack=11, kinds=many))) == "a rack holds 11 tiles, and must hold 1 to 10"


def test_a_language_without_an_alphabet_is_refused() -> None:
    assert told(only_problem(changed(language="fr"))) == ("language", "the language is 'fr', and must be es or en")


BROKEN_LAYOUTS = [
    ((".",) * 3, None, "there are 3 rows, and must be an odd number of them from 5 to 21"),
    (("......",) * 6, None, "there are 6 rows, and must be an odd number of them from 5 to 21"),
    (("." * 23,) * 23, None, "there are 23 rows, and must be an odd number of them from 5 to 21"),
    (("....", *ROWS[1:]), 0, "row 1 has 4 squares, and the board 5 rows; it must be square"),
    ((*ROWS[:4], "T.d..T"), 4, "row 5 has 6 squares, and the board 5 rows; it must be square"),
    ((ROWS[0], ".DxD.", *ROWS[2:]), 1, "'x' in row 2 is none of T D t d . *"),
    ((*ROWS[:2], "dt.td", *ROWS[3:]), 2, "'*' must stand on the centre square and nowhere else; see row 3"),
    ((*ROWS[:4], "T.*.T"), 4, "'*' must stand on the centre square and nowhere else; see row 5"),
    (("T.d.D", *ROWS[1:]), 0, "row 1 does not read the same in both directions"),
    ((ROWS[0], "d.t.d", *ROWS[2:]), 1, "row 2 is not the same as row 4"),
    ((ROWS[0], "dDtDd", ROWS[2], "dDtDd", ROWS[0]), 0, "row 1 is not the same as column 1"),
]


@pytest.mark.parametrize(("rows", "row", "problem"), BROKEN_LAYOUTS)
def test_BIS_C2_a_board_that_is_not_right_names_its_row(rows: tuple[str, ...], row: int | None, problem: str) -> None:
    first = problems(with_rows(*rows))[0]
    assert (first.field, sentence(first), first.row) == ("layout", f"layout 'own': {problem}", row)


def test_BIS_C2_the_smallest_and_the_largest_board() -> None:
    for side in (5, 7, 21):
        empty = ["." * side] * side
        empty[side // 2] = "." * (side // 2) + "*" + "." * (side // 2)
        assert problems(with_rows(*empty)) == ()


def test_premiums_are_only_compared_on_a_board_that_is_otherwise_sound() -> None:
    found = problems(with_rows("x....", *ROWS[1:]))
    assert [problem.row for problem in found] == [0]


def test_two_boxes_have_the_same_digest_when_they_are_the_same() -> None:
    assert BOX.digest == changed().digest
    others = [changed(rack=6), with_kind("A"), changed(layout=Layout("other", ROWS)), changed(id="other")]
    assert len({BOX.digest, *(other.digest for other in others)}) == 5


@pytest.mark.parametrize(
    "value",
    [BOX, BOX.layout, BOX.kinds[0], Placed("A"), Problem("rack", text("bisonte-edition-rack"))],
    ids=lambda value: type(value).__name__,
)
def test_what_is_in_the_box_cannot_be_changed(value: msgspec.Struct) -> None:
    field = value.__struct_fields__[0]
    with pytest.raises(AttributeError, match="immutable"):
        setattr(value, field, "other")
