"""Words as they are typed, read as tiles of the board and of the rack (BIS-6, BIS-8)."""

from collections.abc import Sequence

import pytest

from sobremesa.cli.bisonte.notation import Start, read_start, split_entry, square_said, start_said
from sobremesa.cli.bisonte.wording import Reading, read_pieces, read_tiles, read_word, readings
from sobremesa.engine import Text
from sobremesa.games.bisonte.actions import Placement
from sobremesa.games.bisonte.edition import BISONTE, BisonteEdition, Placed
from tests.games.bisonte.boxes import edition, plain

BOX = edition()
START = Start(7 * 15 + 3, 1)
"""Row 8, column D, across."""
D8 = START.cell


def read(word: str, rack: str, board: dict[int, Placed] | None = None, *, split: bool = False) -> Reading | Text:
    return read_word(BOX, board or {}, rack.split(), START, word, split_digraphs=split)


def ways(word: str, rack: str, board: dict[int, Placed] | None = None, *, split: bool = False) -> list[str]:
    """Each way as tiles from D8 on: lower case is a Bisonte."""
    reading = read(word, rack, board, split=split)
    assert isinstance(reading, Reading)
    return [" ".join(said(placement) for placement in way) for way in reading.ways]


def said(placement: Placement) -> str:
    return placement.stands_for.lower() or placement.tile


@pytest.mark.parametrize(
    ("text", "start"),
    [
        ("8D", Start(D8, 1)),
        ("8d", Start(D8, 1)),
        ("8 d", Start(D8, 1)),
        ("D8", Start(D8, 15)),
        ("d08", Start(D8, 15)),
        ("1A", Start(0, 1)),
        ("O15", Start(224, 15)),
        ("15O", Start(224, 1)),
        ("16A", None),
        ("0A", None),
        ("8P", None),
        ("8", None),
        ("Ñ8", None),
    ],
)
def test_a_place_is_a_row_and_a_column_and_the_order_tells_the_direction(text: str, start: Start | None) -> None:
    assert read_start(BOX.layout, text) == start


def test_places_are_said_as_they_are_typed() -> None:
    layout = BOX.layout
    assert start_said(layout, (D8, D8 + 1)) == "8D"
    assert start_said(layout, (D8, D8 + 15)) == "D8"
    assert square_said(layout, D8) == "D8"
    small = plain(5)
    assert start_said(small, (24,)) == "5E"


@pytest.mark.parametrize("entry", ["8D casa", "8d  casa", "8 D casa", "casa 8D"])
def test_place_and_word_come_in_any_order(entry: str) -> None:
    place, word = split_entry(entry) or ("", "")
    assert (read_start(BOX.layout, place), word) == (START, "casa")


@pytest.mark.parametrize("entry", ["casa", "8D", "", "D", "8", "x8y casa"])
def test_an_entry_without_place_or_word_is_none(entry: str) -> None:
    assert split_entry(entry) is None


def test_a_word_is_laid_from_the_rack() -> None:
    reading = read("casa", "A A C S")
    assert isinstance(reading, Reading)
    expected = tuple(Placement(D8 + place, tile) for place, tile in enumerate("CASA"))
    assert reading == Reading((expected,))


def test_a_word_down_steps_from_row_to_row() -> None:
    reading = read_word(BOX, {}, ["A", "S"], Start(D8, 15), "as")
    assert isinstance(reading, Reading)
    assert [placement.cell for placement in reading.ways[0]] == [D8, D8 + 15]


def test_accents_and_capitals_do_not_matter_but_enye_does() -> None:
    """BIS-11."""
    assert ways("CÁSA", "A A C S") == ["C A S A"]
    assert ways("pingüe", "P I N G U E") == ["P I N G U E"]
    assert ways("año", "A Ñ O") == ["A Ñ O"]
    assert ways("an\N{COMBINING TILDE}o", "A Ñ O") == ["A Ñ O"]


def test_tiles_on_the_board_are_found_and_may_be_marked() -> None:
    board = {D8 + 1: Placed("A"), D8 + 3: Placed("A", bisonte=True)}
    assert ways("casa", "C S", board) == ["C S"]
    assert ways("c(a)s(a)", "C S", board) == ["C S"]
    assert ways("(ca)", "", {D8: Placed("C"), D8 + 1: Placed("A")}) == [""]


def test_another_tile_on_the_board_is_said() -> None:
    fault = read("casa", "A A C S", {D8 + 2: Placed("T")})
    assert isinstance(fault, Text)
    assert (fault.id, fault.args) == ("cli-bisonte-another-there", {"square": "F8", "there": "T", "tile": "S"})
    assert isinstance(read("c*asa", "A C S *", {D8 + 1: Placed("A")}), Text), "a Bisonte goes on an empty square"


def test_a_digraph_is_one_tile_where_there_is_one() -> None:
    """BIS-8."""
    assert ways("coche", "C O CH E C H") == ["C O CH E"]
    assert ways("co[ch]e", "C O CH E C H") == ["C O CH E"]
    assert ways("coc.he", "C O CH E C H") == ["C O C H E"]
    assert ways("coche", "C O E", {D8 + 2: Placed("CH")}) == ["C O E"]


def test_two_tiles_are_read_where_the_digraph_is_lacking() -> None:
    """BIS-8: the rules say what they have against it; a Bisonte can be the digraph."""
    assert ways("coche", "C C O H E") == ["C O C H E"]
    assert ways("coche", "C C O H E *") == ["C O ch E"]
    assert ways("coche", "C C O H E *", split=True) == ["C O C H E"], "where two tiles may spell it, it is spared"
    assert ways("coche", "C O E") == ["C O CH E"], "what is lacking is the digraph"


def test_two_tiles_on_the_board_are_read_as_two() -> None:
    board = {D8 + 2: Placed("C"), D8 + 3: Placed("H")}
    assert ways("coche", "C O E CH", board) == ["C O E"]


def test_a_box_without_digraphs_has_single_letters() -> None:
    box = edition("A9/1 L9/1 *2/0", language="es")
    reading = read_word(box, {}, ["A", "L", "L", "A"], START, "alla")
    assert isinstance(reading, Reading)
    assert [placement.tile for placement in reading.ways[0]] == ["A", "L", "L", "A"]


def test_a_bisonte_is_marked_with_a_star() -> None:
    """BIS-6."""
    assert ways("ca*sa", "A A C S *") == ["C A s A"]
    assert ways("*casa", "A A S *") == ["c A S A"]
    assert ways("co*che", "C O E CH *") == ["C O ch E"]
    assert ways("*[ch]e", "E *") == ["ch E"]
    assert ways("*c.he", "H E *") == ["c H E"]


def test_a_bisonte_steps_in_for_what_is_lacking_wherever_it_is_best() -> None:
    """BIS-6: every way is given, for the premiums decide."""
    assert ways("casa", "A C S *") == ["C a S A", "C A S a"]
    assert ways("casa", "C S * *") == ["C a S a"]
    assert ways("casa", "A C *") == ["C A S A"], "one Bisonte is not two tiles: the rules refuse it"


@pytest.mark.parametrize("word", ["", "ca sa", "ca1a", "ca-sa", "(casa", "casa)", "((a))", "*", "ca*", "[cas]", "**a"])
def test_what_is_no_word_is_none(word: str) -> None:
    assert read_pieces(word) is None


@pytest.mark.parametrize("word", ["a" * 13, "a" * 31, "ll" * 100])
def test_a_word_that_leaves_the_board_is_said(word: str) -> None:
    fault = read(word, "A")
    assert isinstance(fault, Text)
    assert fault.id == "cli-bisonte-off-the-board"


def test_a_word_that_just_fits_is_read() -> None:
    assert isinstance(read("a" * 12, "A"), Reading)
    assert isinstance(read("ll" * 12, "LL"), Reading), "digraphs take one square each"


def test_readings_begin_with_whole_digraphs() -> None:
    pieces = read_pieces("llch")
    assert pieces is not None
    found = [[wanted.tile for wanted in way] for way in readings(BOX.digraphs, pieces)]
    assert found == [["LL", "CH"], ["LL", "C", "H"], ["L", "L", "CH"], ["L", "L", "C", "H"]]


@pytest.mark.parametrize(
    ("typed", "rack", "tiles"),
    [
        ("abc", "A B C", ("A", "B", "C")),
        ("a, b;c", "A B C", ("A", "B", "C")),
        ("ch", "C CH H", ("CH",)),
        ("c h", "C CH H", ("C", "H")),
        ("ch", "C H", ("C", "H")),
        ("c.h", "C CH H", ("C", "H")),
        ("*", "A *", (BISONTE,)),
        ("a*", "A *", ("A", BISONTE)),
        ("z", "A", ("Z",)),
        ("", "A", ()),
        ("(a)", "A", None),
        ("1", "A", None),
        ("a" * 99, "A", None),
    ],
)
def test_tiles_to_exchange_are_read_from_the_rack(typed: str, rack: str, tiles: Sequence[str] | None) -> None:
    """BIS-9."""
    box: BisonteEdition = BOX
    found = read_tiles(box, rack.split(), typed)
    assert found == (None if tiles is None else tuple(tiles))
