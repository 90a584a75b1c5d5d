"""Four pages of rules: every clause, in order, readable, and no heading alone; and the sheet that they are on."""

import pytest

from sobremesa.editions.clauses import sections
from sobremesa.editions.texts import Language
from sobremesa.games import GAMES
from sobremesa.printing import PAPERS, Job, Leaflet
from sobremesa.printing.leaflet import SMALLEST, leaflet
from sobremesa.printing.marks import Words, words_in
from sobremesa.printing.page import Page
from sobremesa.printing.paper import Box
from sobremesa.printing.typefaces import Face
from tests.printing.prints import KINDS, Print, printed


@pytest.fixture(params=[(game, *kind) for game in GAMES for kind in KINDS], ids="-".join)
def asked(request: pytest.FixtureRequest) -> tuple[str, Language, str]:
    """The rules of every game, in each language and on each paper."""
    game, language, paper = request.param
    return game, language, paper


@pytest.fixture
def pages(asked: tuple[str, Language, str]) -> tuple[Page, ...]:
    """They as people read them."""
    game, language, paper = asked
    return leaflet(game, Job(language=language, paper=PAPERS[paper]))


@pytest.fixture
def sheet(asked: tuple[str, Language, str]) -> Print:
    """They as they are printed."""
    return printed(*asked, Leaflet.ONLY)


def test_rules_are_four_half_pages_that_all_say_something(pages: tuple[Page, ...]) -> None:
    assert len(pages) == 4
    assert len({page.paper.width * 2 - page.paper.height for page in pages}) == 1
    assert all(len(" ".join(words.text for words in page.words)) > 600 for page in pages)


def test_every_clause_is_there_once_with_its_whole_text_and_in_its_order(
    asked: tuple[str, Language, str], pages: tuple[Page, ...]
) -> None:
    game, language, _ = asked
    said = [words for page in pages for words in words_in(page.marks)]
    wanted = [clause for section in sections(f"games/{game}", language) for clause in section.clauses]
    labels = {clause.upper() for clause in wanted}
    assert [words.text for words in said if words.text in labels] == [clause.upper() for clause in wanted]
    say = Job(language=language).say
    texts = [words.text for words in said]
    assert all(texts.count(say(clause)) == 1 for clause in wanted)


def test_rules_can_be_read_without_a_glass(pages: tuple[Page, ...]) -> None:
    sizes = {words.size for page in pages for words in page.words if len(words.text) > 60}
    assert min(sizes) >= SMALLEST >= 7.5


def test_no_heading_is_the_last_in_its_column(asked: tuple[str, Language, str], pages: tuple[Page, ...]) -> None:
    game, language, _ = asked
    headings = {section.heading for section in sections(f"games/{game}", language)}
    for page in pages:
        middle = page.paper.width / 2
        found = [mark for mark in page.marks if isinstance(mark, Words) and mark.box.y > 12]
        for is_right in (False, True):
            column = [words for words in found if (words.box.x > middle) is is_right and words.box.width < middle]
            last = max(column, key=lambda words: words.box.bottom)
            assert last.text not in headings
            assert not overlapping(column)


def overlapping(column: list[Words]) -> list[tuple[str, str]]:
    """Blocks of text in a column that lie on each other; a clause's number stands on its first line."""
    long = [words for words in column if words.face is not Face.BOLD]
    return [(one.text, two.text) for place, one in enumerate(long) for two in long[:place] if one.box.meets(two.box)]


def test_one_sheet_folded_in_the_middle_reads_from_the_first_page_to_the_fourth(
    pages: tuple[Page, ...], sheet: Print
) -> None:
    """Where each page comes to lie in the hand, sheet and halves turned as paper is, over the long edge."""
    outside, inside = sheet.document.pages
    assert outside.paper == inside.paper
    assert outside.paper.is_landscape
    left, right = outside.paper.box.columns(2)
    first, second, third, fourth = (body(page) for page in pages)
    assert (texts_on(outside, left, 0), texts_on(outside, right, 0)) == (fourth, first)
    behind_first, behind_fourth = inside.paper.over(right), inside.paper.over(left)
    assert (texts_on(inside, behind_first, 180), texts_on(inside, behind_fourth, 180)) == (second, third)


def body(page: Page) -> list[str]:
    return [words.text for words in page.words]


def texts_on(page: Page, half: Box, turn: int) -> list[str]:
    """What stands on a half of a sheet, all of it one way up, but for what the sheet says of itself at its foot."""
    found = [words for words in page.words if half.holds(words.box)]
    assert {words.turn for words in found} == {turn}
    foot = page.paper.height - 10
    return [words.text for words in found if (words.box.y < foot if turn == 0 else words.box.bottom > 10)]


def test_nothing_is_written_across_the_fold_and_both_sides_have_their_ruler(sheet: Print) -> None:
    for page in sheet.document.pages:
        halves = tuple(page.paper.box.columns(2))
        assert all(any(half.holds(words.box) for half in halves) for words in page.words)
        assert page.ruler is not None
        assert page.ruler.width == 100
        assert any(half.holds(page.ruler) for half in halves)


def test_the_inner_side_is_the_outer_one_on_its_head_to_the_pixel_of_its_ruler(sheet: Print) -> None:
    outside, inside = sheet.document.pages
    assert outside.ruler is not None
    assert inside.ruler is not None
    upright = sheet.pixels(0, outside.ruler.grown(0.5), 4)
    turned = sheet.pixels(1, inside.ruler.grown(0.5), 4).rotate(180)
    dark = [sum(picture.convert("L").histogram()[:128]) for picture in (upright, turned)]
    assert dark[0] == pytest.approx(dark[1], rel=0.15)
    assert min(dark) > 100
