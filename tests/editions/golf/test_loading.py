"""Edition files of one's own: what they may say, and what is said of a broken one."""

from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sobremesa import editions
from sobremesa.editions import EditionError, available, load_golf
from sobremesa.editions.source import Source
from sobremesa.games.golf.hole import Space, SpaceKind

HOUSE = Path(editions.__file__).parent / "golf"
BOX = (HOUSE / "es.toml").read_text(encoding="utf-8").replace('"olive-hill"', '"own.toml"')
COURSE = (HOUSE / "courses" / "olive-hill.toml").read_text(encoding="utf-8")


def write(folder: Path, box: str = BOX, course: str = COURSE) -> Path:
    (folder / "own.toml").write_text(course, encoding="utf-8")
    (folder / "box.toml").write_text(box, encoding="utf-8")
    return folder / "box.toml"


def refusal(file: Path | str) -> EditionError:
    with pytest.raises(EditionError) as raised:
        load_golf(file)
    return raised.value


def line_with(text: str, part: str) -> int:
    """The line, from 1, on which the last such part of a text ends."""
    return text[: text.rindex(part) + len(part)].count("\n") + 1


def test_a_copy_of_a_box_plays_as_the_box(tmp_path: Path) -> None:
    assert load_golf(write(tmp_path)) == load_golf("es")
    assert load_golf(str(tmp_path / "box.toml")) == load_golf("es")


def test_a_box_of_ones_own_may_keep_our_course(tmp_path: Path) -> None:
    box = BOX.replace('"own.toml"', '"olive-hill"').replace("coins = 12", "coins = 20")
    assert load_golf(write(tmp_path, box)).coins == 20


def test_a_drawing_becomes_a_card(tmp_path: Path) -> None:
    course = COURSE.replace(" .  o !o\n", " .  ~ !o\n").replace("pars = [3,", "pars = [5,")
    card = load_golf(write(tmp_path, course=course.replace(" .  2  o\n .  . !o", " .  2  ~\n .  . !o"))).cards[1]
    assert (card.id, card.hole, card.par, card.start, card.flag) == ("1b", 1, 5, 0, 4)
    assert card.spaces[2:] == (Space(1, 1, SpaceKind.DOUBLE), Space(2, 1, SpaceKind.OBSTACLE), Space(2, 2))
    assert (card.name("es"), card.name("en")) == ("La escalera", "The Steps")


def test_a_game_without_boxes_has_none() -> None:
    assert available("chess") == available("..") == available("golf/courses") == ()


# what is written, what is written instead, what is said
BROKEN_BOXES = [
    ('id = "golf-es"', 'id = "golf-es', "this is not TOML: illegal character"),
    ('id = "golf-es"\n', "", "object missing required field `id`"),
    ("coins = 12", 'coins = "12"', "in 'coins', expected `int`, got `str`"),
    ("coins = 12", "coins = 120", "there are 120 coins, and must be 0 to 99"),
    ("coins = 12", "coins = 12\npurse = 3", "object contains unknown field `purse`"),
    ('"ALSBMV"', '"ALSBM"', "die 2 has 5 faces and must have 6"),
    ('"ALSBMV"', "7", "in 'dice[1]', expected `str`, got `int`"),
    ('"olive-hill"', '"nowhere"', "the course must be one of olive-hill, or the name of a .toml file beside this one"),
    ('"olive-hill"', '"../own.toml"', "the course must be one of olive-hill, or the name of a .toml file beside"),
    ("joker-value = 1", "joker-value = -1", "the joker's value is -1, and must be 0 to 99"),
    ('3 = "HJQVYZ"', '3 = "HJQVY"', "'Z' is on a die or a wildcard card but has no value"),
    ('3 = "HJQVYZ"', '3 = "HJQVYZA"', "'A' has two values"),
    ('3 = "HJQVYZ"', 'three = "HJQVYZ"', "'three' is no value; write it as in 3 = \"XYZ\""),
    ('3 = "HJQVYZ"', "3 = 7", 'what is worth 3 is no text in quotes; write it as in 3 = "XYZ"'),
    ("cost = 5", 'cost = "5"', "in 'wildcard[3].cost', expected `int`, got `str`"),
    ("cost = 5", "cost = -5", "wildcard 'HJQVYZ' costs -5, and must cost 0 to 99"),
]
BROKEN_COURSES = [
    ("pars = [3, 3,", "pars = [3,", "there are 8 pars, and must be 9, one a hole"),
    ('id = "5c"', "id = 5", "in 'hole[26].id', expected `str`, got `int`"),
    ('id = "5c"', 'id = "5b"', "two hole cards have the id '5b'"),
    ('id = "5c"\nhole = 5', 'id = "5c"\nhole = 0', "hole card '5c' is for hole 0, and holes are 1 to 9"),
    ('id = "5c"\nhole = 5', 'id = "5c"\nwhole = 5', "in 'hole[26]', object "),
    (" ~  2  o\n!o", " ~  @  o\n!o", "hole card '5c': '@' is no space; a cell is"),
    (" ~  2  o\n!o", " ~  2 >o\n!o", "hole card '5c': there is a second start in the drawing"),
    (" ~  2  o\n!o", " ~  2\n!o", "hole card '5c': this row has 2 cells where the first has 3"),
    (" ~  2  o\n!o  o  .", " ~  2  o\n o  o  .", "hole card '5c': the drawing has no flag: put '!' before one space"),
    (" ~  2  o\n!o  o  .", " ~  .  .\n!o  .  .", "hole card '5c' has no line through all of its spaces that goes from"),
    ("[[hole]]", "[[hole]] ?", "this is not TOML: "),
]


@pytest.mark.parametrize(("old", "new", "problem"), BROKEN_BOXES)
def test_a_broken_box_says_on_which_line_and_why(tmp_path: Path, old: str, new: str, problem: str) -> None:
    source = BOX.replace('"own.toml"', '"olive-hill"') if "olive" in old else BOX
    broken = source.replace(old, new)
    assert broken != source
    error = refusal(write(tmp_path, broken))
    assert error.file == tmp_path / "box.toml"
    assert error.problem.startswith(problem)
    said_of_another_line = not new or "has no value" in problem or "costs" in problem
    assert said_of_another_line or error.line == line_with(broken, new.rstrip("\n"))


@pytest.mark.parametrize(("old", "new", "problem"), BROKEN_COURSES)
def test_a_broken_course_says_on_which_line_and_why(tmp_path: Path, old: str, new: str, problem: str) -> None:
    broken = COURSE.replace(old, new, 1)
    assert broken != COURSE
    error = refusal(write(tmp_path, course=broken))
    assert error.file == tmp_path / "own.toml"
    assert error.problem.startswith(problem)
    assert error.line is not None
    assert abs(error.line - line_with(broken, new)) <= 5


def test_the_line_is_that_of_the_faulty_row_itself(tmp_path: Path) -> None:
    broken = COURSE.replace(" ~  2  o\n!o", " ~  @  o\n!o")
    assert refusal(write(tmp_path, course=broken)).line == line_with(broken, " ~  @")


def test_an_error_reads_as_one_sentence(tmp_path: Path) -> None:
    file = write(tmp_path, BOX.replace("coins = 12", "coins = 120"))
    assert str(refusal(file)) == f"{file}, line 13: there are 120 coins, and must be 0 to 99."


def test_a_name_that_is_no_box_says_which_there_are() -> None:
    assert refusal("fr").problem == "there is no such box, nor is this a file; the boxes are en, es"


def test_a_file_that_is_not_there_says_so(tmp_path: Path) -> None:
    assert refusal(tmp_path / "none.toml").problem == "the file cannot be read: no such file or directory"
    assert refusal(tmp_path).problem == "the file cannot be read: is a directory"
    assert refusal("bad\0.toml").problem.startswith("the file cannot be read: ")


def test_a_course_that_is_not_there_says_so(tmp_path: Path) -> None:
    error = refusal(write(tmp_path, BOX.replace("own.toml", "other.toml")))
    assert (error.file, error.line) == (tmp_path / "box.toml", line_with(BOX, "course = "))
    assert error.problem == "there is no file 'other.toml' beside this one"


def test_a_course_without_cards_says_so(tmp_path: Path) -> None:
    error = refusal(write(tmp_path, course="pars = [3, 3, 3, 3, 4, 4, 5, 5, 6]\n"))
    assert (error.file, error.problem) == (tmp_path / "own.toml", "hole 1 has no card")


@pytest.mark.parametrize(
    ("old", "new", "line"),
    [
        ("cost = 5", "cost = -5", 37),
        ('count = 6\n\n[[wildcard]]\nletters = "BCD', 'count = 0\n\n[[wildcard]]\nletters = "BCD', 27),
        ('letters = "HJQVYZ"', 'letters = "HJQVYÑ"', 37),
        ('letters = "HJQVYZ"', 'letters = "HJQVYA"', 37),
        ('2 = "BCDFGMP"', '2 = "BCDFGMPÑ"', 18),
    ],
)
def test_the_line_is_that_of_the_wildcard_or_the_value(tmp_path: Path, old: str, new: str, line: int) -> None:
    broken = BOX.replace(old, new, 1)
    assert broken != BOX
    assert refusal(write(tmp_path, broken)).line == line


JUNK = [
    (b"\x00\x01\x02\xff", 1, "this is not text in UTF-8"),
    (b'id = "a"\nlanguage = "\xe9"\n', 2, "this is not text in UTF-8"),
    (b"\x89PNG\r\n\x1a\n", 1, "this is not text in UTF-8"),
    (b"# long\n" * 40_000, None, "the file is larger than 256 KB"),
    (b"a = " + b"[" * 900, None, "the file is nested too deeply"),
    (b"coins = " + b"9" * 10_000, 1, "the line is longer than 1000 characters"),
    (b"\n" + b"a." * 50_000 + b"a = 1", 2, "the line is longer than 1000 characters"),
    (b"", None, "object missing required field `id`"),
]


@pytest.mark.parametrize(("content", "line", "problem"), JUNK, ids=[case[2] for case in JUNK])
def test_junk_is_refused_in_one_sentence(tmp_path: Path, content: bytes, line: int | None, problem: str) -> None:
    (tmp_path / "junk.toml").write_bytes(content)
    error = refusal(tmp_path / "junk.toml")
    assert error.line == line
    assert error.problem.startswith(problem)


@given(content=st.binary(max_size=200) | st.text(max_size=200).map(str.encode))
def test_no_content_at_all_does_more_than_be_refused(tmp_path_factory: pytest.TempPathFactory, content: bytes) -> None:
    file = tmp_path_factory.mktemp("junk") / "junk.toml"
    file.write_bytes(content)
    assert refusal(file).problem


@given(place=st.integers(0, len(COURSE) - 1), letter=st.sampled_from('o2~>!. \n"[]=x9'))
def test_a_course_with_one_wrong_letter_loads_or_is_refused(
    tmp_path_factory: pytest.TempPathFactory, place: int, letter: str
) -> None:
    folder = tmp_path_factory.mktemp("course")
    file = write(folder, course=COURSE[:place] + letter + COURSE[place + 1 :])
    try:
        assert len(load_golf(file).cards) <= 54
    except EditionError as error:
        assert error.file.parent == folder  # noqa: PT017 - either outcome is right


def test_a_source_knows_where_its_parts_stand(tmp_path: Path) -> None:
    source = Source(write(tmp_path))
    assert source.line_of("dice") == line_with(BOX, "dice =")
    assert source.line_of("wildcard", 2) == line_with(BOX, '[[wildcard]]\nletters = "BC') - 1
    assert source.line_of("wildcard", 2, "cost") == line_with(BOX, "cost = 4")
    assert source.line_of("nothing") is None
