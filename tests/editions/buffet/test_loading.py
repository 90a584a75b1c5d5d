"""Boxes of Word Buffet as files: what they may say, and what is said of a broken one."""

from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sobremesa import editions
from sobremesa.editions import EditionError, available
from sobremesa.editions.buffet import load_buffet

HOUSE = Path(editions.__file__).parent / "buffet"
HEAD = 'id = "own"\nlanguage = "es"\nants = [40, 35, 30]\nspecial-ants = 5\n\n'
ROWS = ("C A S A S", "M E * A S", "T I R A R", "C O L O R", "P E Ñ A S")


def tile(name: str, rows: tuple[str, ...] = ROWS) -> str:
    drawing = "\n".join(rows)
    return f'[[tile]]\nid = "{name}"\nrows = """\n{drawing}\n"""\n\n'


BOX = HEAD + "".join(tile(f"tile-{number}") for number in range(1, 13))


def write(folder: Path, box: str = BOX) -> Path:
    (folder / "box.toml").write_text(box, encoding="utf-8")
    return folder / "box.toml"


def refusal(file: Path | str) -> EditionError:
    with pytest.raises(EditionError) as raised:
        load_buffet(file)
    return raised.value


def test_a_box_of_ones_own_is_read_as_it_is_drawn(tmp_path: Path) -> None:
    """BUF-C1: spaces between the letters are for the eye alone."""
    box = load_buffet(write(tmp_path))
    assert (box.id, box.language, box.ants, box.special_ants) == ("own", "es", (40, 35, 30), 5)
    assert [each.id for each in box.tiles] == [f"tile-{number}" for number in range(1, 13)]
    assert box.tiles[0].rows == ("CASAS", "ME*AS", "TIRAR", "COLOR", "PEÑAS")
    assert load_buffet(str(tmp_path / "box.toml")) == box
    assert load_buffet(write(tmp_path, BOX.replace("S A S\nM E", "SAS\nME"))) == box
    assert load_buffet(write(tmp_path, BOX.replace("S A S", "S\tA  S "))) == box


def test_a_box_saved_by_an_editor_that_marks_its_files_is_read_too(tmp_path: Path) -> None:
    """An invisible mark at the beginning, and other ends of lines."""
    box = load_buffet(write(tmp_path))
    (tmp_path / "marked.toml").write_bytes(b"\xef\xbb\xbf" + BOX.replace("\n", "\r\n").encode())
    assert load_buffet(tmp_path / "marked.toml") == box


def test_the_numbers_of_ants_need_not_be_written(tmp_path: Path) -> None:
    """BUF-S2"""
    short = BOX.replace("ants = [40, 35, 30]\nspecial-ants = 5\n", "")
    assert load_buffet(write(tmp_path, short)) == load_buffet(write(tmp_path))
    other = load_buffet(write(tmp_path, BOX.replace("[40, 35, 30]", "[20, 18, 15]").replace("ants = 5", "ants = 2")))
    assert (other.ants, other.special_ants) == ((20, 18, 15), 2)


def test_a_copy_of_a_shipped_box_plays_as_the_box(tmp_path: Path) -> None:
    for name in available("buffet"):
        text = (HOUSE / f"{name}.toml").read_text(encoding="utf-8")
        assert load_buffet(write(tmp_path, text)) == load_buffet(name)


def test_a_box_that_does_not_exist_is_refused_with_those_that_do() -> None:
    error = refusal("fr")
    assert str(error) == "fr: there is no such box, nor is this a file; the boxes are en, es."


def test_a_file_that_does_not_exist_is_refused(tmp_path: Path) -> None:
    assert "the file cannot be read" in refusal(tmp_path / "nowhere.toml").problem


LAST = tile("tile-12")
# what is written, what is written instead, on which line the mistake then stands, what is said
BROKEN = [
    ('id = "own"', "id = own", 1, "this is not TOML: invalid value"),
    ('id = "own"\n', "", None, "object missing required field `id`"),
    ('"es"', '"fr"', 2, "the language is 'fr', and must be es or en"),
    ("[40, 35, 30]", "[40, 0, 30]", 3, "there are 0 ants for each of 3 players, and must be 1 to 99"),
    ("[40, 35, 30]", "[40, 35]", 3, "in 'ants', expected `array` of length 3, got 2"),
    ("special-ants = 5", "special-ants = 0", 4, "there are 0 special ants a player, and must be 1 to 99"),
    ("special-ants = 5", "special-ants = 5\nfood = 3", 5, "object contains unknown field `food`"),
    (LAST, "", 6, "there are 11 tiles, and must be 12"),
    (LAST, LAST + tile("tile-13"), 6, "there are 13 tiles, and must be 12"),
    ('id = "tile-3"', 'id = "tile-2"', 26, "two tiles are called 'tile-2'"),
    ('id = "tile-3"', 'id = ""', 26, "tile 3 has no name"),
    ('id = "tile-3"', "id = 3", 27, "in 'tile[2].id', expected `str`, got `int`"),
    (tile("tile-3"), tile("tile-3", ROWS[:4]), 26, "tile 'tile-3' has 4 rows, and must have 5"),
    (tile("tile-3"), tile("tile-3", (*ROWS[:4], "PENA")), 33, "tile 'tile-3' has 4 cells in a row, and must have 5"),
    (tile("tile-3"), tile("tile-3", (*ROWS[:4], "PEÑÁS")), 33, "tile 'tile-3' has 'Á' on it, which is no capital"),
    (tile("tile-3"), tile("tile-3", ("CaSAS", *ROWS[1:])), 29, "tile 'tile-3' has 'a' on it, which is no capital"),
    (tile("tile-3"), tile("tile-3", (*ROWS[:3], "CO*OR", ROWS[4])), 32, "tile 'tile-3' has 2 foods, and must have one"),
    (tile("tile-3"), tile("tile-3", ("CASAS", "MESAS", *ROWS[2:])), 26, "tile 'tile-3' has 0 foods, and must have one"),
    (tile("tile-3"), tile("tile-3", ("CA*AS", "MESAS", *ROWS[2:])), 29, "tile 'tile-3' has its food on the rim, where"),
]


@pytest.mark.parametrize(("part", "instead", "line", "problem"), BROKEN)
def test_a_broken_box_is_refused_by_file_and_line(
    tmp_path: Path, part: str, instead: str, line: int | None, problem: str
) -> None:
    """BUF-C1, BUF-C2"""
    assert part in BOX
    error = refusal(write(tmp_path, BOX.replace(part, instead, 1)))
    assert error.problem.startswith(problem)
    assert (error.file, error.line) == (tmp_path / "box.toml", line)


@given(place=st.integers(0, len(BOX) - 1), letter=st.sampled_from('AÑ*a é\n"[]=x9\0'))
def test_a_box_with_one_wrong_letter_loads_or_is_refused(
    tmp_path_factory: pytest.TempPathFactory, place: int, letter: str
) -> None:
    folder = tmp_path_factory.mktemp("box")
    file = write(folder, BOX[:place] + letter + BOX[place + 1 :])
    try:
        assert len(load_buffet(file).tiles) == 12
    except EditionError as error:
        assert error.file == file  # noqa: PT017 - either outcome is right
