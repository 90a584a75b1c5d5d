"""Edition files of one's own: what they may say, and what is said of a broken one."""

from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from sobremesa import editions
from sobremesa.editions import EditionError
from sobremesa.editions.bisonte import load_bisonte
from sobremesa.games.bisonte.edition import TileKind

HOUSE = Path(editions.__file__).parent / "bisonte"
BOX = (HOUSE / "es-102.toml").read_text(encoding="utf-8").replace('"meadow"', '"own.toml"')
LAYOUT = (HOUSE / "layouts" / "meadow.toml").read_text(encoding="utf-8")


def write(folder: Path, box: str = BOX, layout: str = LAYOUT) -> Path:
    (folder / "own.toml").write_text(layout, encoding="utf-8")
    (folder / "box.toml").write_text(box, encoding="utf-8")
    return folder / "box.toml"


def refusal(file: Path | str) -> EditionError:
    with pytest.raises(EditionError) as raised:
        load_bisonte(file)
    return raised.value


def line_with(text: str, part: str) -> int:
    """The line, from 1, on which the last such part of a text ends."""
    return text[: text.rindex(part) + len(part)].count("\n") + 1


def test_a_copy_of_a_box_plays_as_the_box(tmp_path: Path) -> None:
    assert load_bisonte(write(tmp_path)) == load_bisonte("es")
    assert load_bisonte(str(tmp_path / "box.toml")) == load_bisonte("es")


def test_a_box_of_ones_own_may_keep_our_boards(tmp_path: Path) -> None:
    box = BOX.replace('"own.toml"', '"sixty-one"').replace('"Z1"', '"Z2"').replace("rack = 7", "rack = 8")
    own = load_bisonte(write(tmp_path, box))
    assert own.layout == load_bisonte("es+sixty-one").layout
    assert (own.kinds[-1], own.rack) == (TileKind("Z", 2, 10), 8)


def test_a_box_that_says_nothing_of_the_rack_has_seven(tmp_path: Path) -> None:
    assert load_bisonte(write(tmp_path, BOX.replace("rack = 7\n", ""))).rack == 7


def test_blanks_between_squares_do_not_matter(tmp_path: Path) -> None:
    rows = load_bisonte("es").layout.rows
    spaced = LAYOUT.replace("\n".join(rows), "\n".join("  " + " ".join(row) for row in rows))
    assert spaced != LAYOUT
    assert load_bisonte(write(tmp_path, layout=spaced)).layout.rows == rows


# what is written, what is written instead, what is said
BROKEN_BOXES = [
    ('id = "bisonte-es-102"', 'id = "bisonte', "this is not TOML: illegal character"),
    ('id = "bisonte-es-102"\n', "", "object missing required field `id`"),
    ('language = "es"', 'language = "fr"', "the language is 'fr', and must be es or en"),
    ("rack = 7", 'rack = "7"', "in 'rack', expected `int`, got `str`"),
    ("rack = 7", "rack = 11", "a rack holds 11 tiles, and must hold 1 to 10"),
    ("rack = 7", "rack = 7\nbag = 3", "object contains unknown field `bag`"),
    ('"meadow"', '"nowhere"', "the layout must be one of meadow, sixty-one, or the name of a .toml file beside"),
    ('"meadow"', '"../own.toml"', "the layout must be one of meadow, sixty-one, or the name of a .toml file beside"),
    ('10 = "Z1"', 'ten = "Z1"', "'ten' is no value; write it as in 3 = \"B2 C4\""),
    ('10 = "Z1"', '100 = "Z1"', "'100' is no value; write it as in 3 = \"B2 C4\""),
    ('10 = "Z1"', "10 = 1", 'what is worth 10 is no text in quotes; write it as in 3 = "B2 C4"'),
    ('10 = "Z1"', '10 = "Z"', "'Z' is not a tile and how many; write it as in A12"),
    ('10 = "Z1"', '10 = "1Z"', "'1Z' is not a tile and how many; write it as in A12"),
    ('10 = "Z1"', '10 = "Z100"', "'Z100' is not a tile and how many; write it as in A12"),
    ('10 = "Z1"', '10 = "Z0"', "there are 0 tiles 'Z', and must be 1 to 99"),
    ('10 = "Z1"', '10 = "Z1 A1"', "'A' is in the list twice"),
    ('10 = "Z1"', '10 = "Z1 SH1"', "'SH' is no tile of this language"),
    ('0 = "*2"', '0 = "*2 z1"', "'z' is no tile of this language"),
    ('0 = "*2"\n1 = "A12', '1 = "*2 A12', "a Bisonte is worth 1, and must be worth 0"),
    ('0 = "*2"\n', "", "the list has no Bisonte; write '*', with count 0 to play without"),
]
BROKEN_LAYOUTS = [
    ('id = "meadow"', "id = 5", "in 'id', expected `str`, got `int`"),
    ("[board]", "[board] ?", "this is not TOML: "),
    ("[board]", "[bored]", "object contains unknown field `bored`"),
    ("drawing =", "drawn =", "in 'board', object "),
    ("....D.d.d.D....\nT.d", "....D.d.d.D...\nT.d", "layout 'meadow': row 2 has 14 squares, and the board 15 rows"),
    ("....D.d.d.D....\nT.d", "....D.x.x.D....\nT.d", "layout 'meadow': 'x' in row 2 is none of T D t d . *"),
    ("....D.d.d.D....\nT.d", "....D.d...D....\nT.d", "layout 'meadow': row 2 does not read the same in both"),
    ("....D.d.d.D....\nT.d", "....D.t.t.D....\nT.d", "layout 'meadow': row 2 is not the same as row 14"),
    ("....D.d.d.D....\nT.d", "T.d", "layout 'meadow': there are 14 rows, and must be an odd number of them from 5"),
    ("..*..", "..d..", "layout 'meadow': '*' must stand on the centre square and nowhere else; see row 8"),
]


@pytest.mark.parametrize(("old", "new", "problem"), BROKEN_BOXES)
def test_a_broken_box_says_on_which_line_and_why(tmp_path: Path, old: str, new: str, problem: str) -> None:
    source = BOX.replace('"own.toml"', '"meadow"') if "meadow" in old else BOX
    broken = source.replace(old, new)
    assert broken != source
    error = refusal(write(tmp_path, broken))
    assert error.file == tmp_path / "box.toml"
    assert error.problem.startswith(problem)
    assert not new or error.line == line_with(broken, new)


@pytest.mark.parametrize(("old", "new", "problem"), BROKEN_LAYOUTS)
def test_a_broken_layout_says_on_which_line_and_why(tmp_path: Path, old: str, new: str, problem: str) -> None:
    broken = LAYOUT.replace(old, new, 1)
    assert broken != LAYOUT
    error = refusal(write(tmp_path, layout=broken))
    assert error.file == tmp_path / "own.toml"
    assert error.problem.startswith(problem)


@pytest.mark.parametrize("row", [0, 1, 7, 13, 14])
def test_the_line_is_that_of_the_faulty_row_itself(tmp_path: Path, row: int) -> None:
    rows = list(load_bisonte("es").layout.rows)
    rows[row] = "x" + rows[row][1:]
    broken = LAYOUT.replace("\n".join(load_bisonte("es").layout.rows), "\n".join(rows))
    assert refusal(write(tmp_path, layout=broken)).line == line_with(broken, "\nx")


def test_an_error_reads_as_one_sentence(tmp_path: Path) -> None:
    file = write(tmp_path, BOX.replace("rack = 7", "rack = 0"))
    assert str(refusal(file)) == f"{file}, line 11: a rack holds 0 tiles, and must hold 1 to 10."


def test_a_name_that_is_no_box_says_which_there_are() -> None:
    names = "es, en, en-100, en-102, es-100, es-102, es-103, es-plain"
    problem = f"there is no such box, nor is this a file; the boxes are {names}"
    assert refusal("fr").problem == refusal("fr+meadow").problem == problem


def test_a_name_that_is_no_layout_says_which_there_are() -> None:
    error = refusal("es+nowhere")
    assert str(error) == "es-102+nowhere: there is no such layout; the layouts are meadow, sixty-one."


def test_a_file_that_is_not_there_says_so(tmp_path: Path) -> None:
    assert refusal(tmp_path / "none.toml").problem == "the file cannot be read: no such file or directory"
    assert refusal(tmp_path).problem == "the file cannot be read: is a directory"
    assert refusal("es-102+../own").problem.startswith("the file cannot be read: ")
    error = refusal(write(tmp_path, BOX.replace("own.toml", "other.toml")))
    assert (error.file, error.line) == (tmp_path / "box.toml", line_with(BOX, "layout = "))
    assert error.problem == "there is no file 'other.toml' beside this one"


@settings(deadline=None)
@given(place=st.integers(0, len(BOX) - 1), letter=st.sampled_from('*A9 \n"[]=.ñ'))
def test_a_box_with_one_wrong_letter_loads_or_is_refused(
    tmp_path_factory: pytest.TempPathFactory, place: int, letter: str
) -> None:
    folder = tmp_path_factory.mktemp("box")
    file = write(folder, BOX[:place] + letter + BOX[place + 1 :])
    try:
        assert load_bisonte(file).most_players() >= 2
    except EditionError as error:
        assert error.file.parent == folder  # noqa: PT017 - either outcome is right


@settings(deadline=None)
@given(place=st.integers(0, len(LAYOUT) - 1), letter=st.sampled_from('TDtd.* \n"[]=x'))
def test_a_layout_with_one_wrong_letter_loads_or_is_refused(
    tmp_path_factory: pytest.TempPathFactory, place: int, letter: str
) -> None:
    folder = tmp_path_factory.mktemp("layout")
    file = write(folder, layout=LAYOUT[:place] + letter + LAYOUT[place + 1 :])
    try:
        assert load_bisonte(file).layout.side == 15
    except EditionError as error:
        assert error.file.parent == folder  # noqa: PT017 - either outcome is right
