"""Edition files of the Letter Loom of one's own: what they may say, and what is said of a broken one."""

from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sobremesa import editions
from sobremesa.editions import EditionError
from sobremesa.editions.loom import load_loom
from sobremesa.games.loom.edition import Card, Colour

BOX = (Path(editions.__file__).parent / "loom" / "es.toml").read_text(encoding="utf-8")


def write(folder: Path, box: str = BOX) -> Path:
    (folder / "box.toml").write_text(box, encoding="utf-8")
    return folder / "box.toml"


def refusal(file: Path | str) -> EditionError:
    with pytest.raises(EditionError) as raised:
        load_loom(file)
    return raised.value


def line_with(text: str, part: str) -> int:
    """The line, from 1, on which the last such part of a text begins."""
    return text[: text.rindex(part)].count("\n") + 1


def first_difference(broken: str) -> int:
    pairs = zip(BOX.split("\n"), broken.split("\n"), strict=False)
    return next(number for number, (ours, theirs) in enumerate(pairs, 1) if ours != theirs)


def test_a_copy_of_a_box_plays_as_the_box(tmp_path: Path) -> None:
    """LOO-C1."""
    assert load_loom(write(tmp_path)) == load_loom(str(tmp_path / "box.toml")) == load_loom("es")


def test_the_order_of_the_rows_makes_no_difference(tmp_path: Path) -> None:
    """LOO-C1: the same cards have the same numbers."""
    rows = BOX.split("\n")
    first, second = rows.index("[consonants]") + 1, rows.index("[consonants]") + 2
    rows[first], rows[second] = rows[second], rows[first]
    assert load_loom(write(tmp_path, "\n".join(rows))).digest == load_loom("es").digest


def test_a_row_may_leave_out_the_colours_that_it_has_none_of(tmp_path: Path) -> None:
    """LOO-C1."""
    row = "K = { value = 14, orange = 1, green = 0, black = 0, yellow = 0 }"
    assert row in BOX
    assert load_loom(write(tmp_path, BOX.replace(row, "K = { value = 14, orange = 1 }"))) == load_loom("es")


def test_a_box_of_ones_own_may_have_other_values_and_counts(tmp_path: Path) -> None:
    """LOO-C1, LOO-C2."""
    row = "W = { value = 14, orange = 0, green = 1, black = 0, yellow = 0 }"
    box = load_loom(write(tmp_path, BOX.replace(row, "W = { value = 20, yellow = 2 }").replace("swap = 2", "swap = 0")))
    assert [card for card in box.cards if card.letter == "W"] == [Card("W", 20, Colour.YELLOW, vowel=False)] * 2
    assert sum(box.strategy.values()) == 37


# what is written, what is written instead, what is said
BROKEN = [
    ('id = "loom-es"', 'id = "loom-es', "this is not TOML: illegal character"),
    ('id = "loom-es"\n', "", "object missing required field `id`"),
    ('language = "es"', 'language = "fr"', "the language 'fr' is neither of es, en"),
    ('language = "es"', 'language = "es"\ncoins = 3', "object contains unknown field `coins`"),
    ('language = "es"', 'language = "en"', "'Ñ' is neither a letter of the language nor QU"),
    ("U = { value = 4,", "U = { value = 5,", "the value of 'U' is 5, and must be even, 2 to 98"),
    ("U = { value = 4,", 'U = { value = "4",', "in the row of 'U', 'value': expected `int`, got `str`"),
    ("U = { value = 4,", "U = { worth = 4,", "in the row of 'U', object "),
    ("U = { value = 4,", "U = { value = 4, blue = 1,", "in the row of 'U', object contains unknown field `blue`"),
    (
        "U = { value = 4, orange = 1,",
        "U = { value = 4, orange = -1,",
        "in the row of 'U', 'orange': expected `int` >= 0",
    ),
    (
        "U = { value = 4, orange = 1,",
        "U = { value = 4, orange = 100,",
        "in the row of 'U', 'orange': expected `int` <= 99",
    ),
    (
        "U = { value = 4, orange = 1, green = 1, black = 1, yellow = 1 }",
        "U = 4",
        "in the row of 'U', expected `object`",
    ),
    ("\nU = {", "\nUE = {", "'UE' is neither a letter of the language nor QU"),
    ("\nU = {", "\nu = {", "'u' is neither a letter of the language nor QU"),
    ("\nU = {", "\nV = {", "'V' belongs to the consonants"),
    ("\nV = {", "\nA = {", "'A' belongs to the vowels"),
    ("\nV = {", "\nS = {", "this is not TOML: cannot overwrite a value"),
    ("swap = 2", 'swap = "2"', "'swap' needs a number of cards, as in swap = 2"),
    ("swap = 2", "swap = true", "'swap' needs a number of cards, as in swap = 2"),
    ("swap = 2", "swap = 100", "there are 100 cards 'swap', and must be 0 to 99"),
    ("swap = 2", "swop = 2", "'swop' is no strategy card; there are swap, shield, throw-one-out, "),
    ("swap = 2\n", "", "the card 'swap' is missing; 0 leaves it out of the deck"),
]


@pytest.mark.parametrize(("old", "new", "problem"), BROKEN)
def test_a_broken_box_says_on_which_line_and_why(tmp_path: Path, old: str, new: str, problem: str) -> None:
    """LOO-C1, LOO-C2."""
    broken = BOX.replace(old, new, 1)
    assert broken != BOX
    error = refusal(write(tmp_path, broken))
    assert error.file == tmp_path / "box.toml"
    assert error.problem.startswith(problem)
    if new == 'language = "en"':
        assert error.line == line_with(BOX, '"Ñ" =')
    elif new:
        assert error.line == first_difference(broken)


def test_a_card_that_is_not_in_the_file_is_missed_where_it_should_stand(tmp_path: Path) -> None:
    """LOO-C2."""
    broken = BOX.replace("swap = 2\n", "", 1)
    assert refusal(write(tmp_path, broken)).line == line_with(broken, "[strategy]")


def test_a_deck_that_is_too_small_is_told_with_its_line(tmp_path: Path) -> None:
    """LOO-1."""
    rows = [row for row in BOX.split("\n") if not row.startswith(("E =", "A =", "O =", "I ="))]
    error = refusal(write(tmp_path, "\n".join(rows)))
    assert error.problem == "there are 4 vowels, and must be at least 5"
    assert error.line == line_with("\n".join(rows), "[vowels]")


def test_an_error_reads_as_one_sentence(tmp_path: Path) -> None:
    """LOO-C1."""
    file = write(tmp_path, BOX.replace("U = { value = 4,", "U = { value = 5,"))
    assert str(refusal(file)) == f"{file}, line 12: the value of 'U' is 5, and must be even, 2 to 98."


def test_a_name_that_is_no_box_says_which_there_are() -> None:
    """LOO-C1."""
    assert refusal("fr").problem == "there is no such box, nor is this a file; the boxes are en, es"


def test_a_file_that_is_not_there_says_so(tmp_path: Path) -> None:
    """LOO-C1."""
    assert refusal(tmp_path / "none.toml").problem == "the file cannot be read: no such file or directory"
    assert refusal("bad\0.toml").problem.startswith("the file cannot be read: ")


@given(place=st.integers(0, len(BOX) - 1), letter=st.sampled_from('Añ{}. \n"[]=x9-#'))
def test_a_box_with_one_wrong_letter_loads_or_is_refused(
    tmp_path_factory: pytest.TempPathFactory, place: int, letter: str
) -> None:
    """LOO-C1."""
    file = write(tmp_path_factory.mktemp("box"), BOX[:place] + letter + BOX[place + 1 :])
    try:
        assert load_loom(file).cards
    except EditionError as error:
        assert error.file == file  # noqa: PT017 - either outcome is right
