"""Four pages of rules: every clause, in order, readable, and no heading alone."""

import pytest

from sobremesa.editions.clauses import sections
from sobremesa.editions.texts import Language
from sobremesa.games import GAMES
from sobremesa.printing import Job, Leaflet
from sobremesa.printing.leaflet import SMALLEST
from sobremesa.printing.marks import Words, words_in
from sobremesa.printing.typefaces import Face
from tests.printing.prints import KINDS, Print, printed


@pytest.fixture(params=[(game, *kind) for game in GAMES for kind in KINDS], ids="-".join)
def rules(request: pytest.FixtureRequest) -> tuple[str, Language, Print]:
    """The rules of every game, in each language and on each paper."""
    game, language, paper = request.param
    return game, language, printed(game, language, paper, Leaflet.ONLY)


def test_rules_are_four_pages_that_all_say_something(rules: tuple[str, Language, Print]) -> None:
    pages = rules[2].document.pages
    assert len(pages) == 4
    assert all(len(" ".join(words.text for words in page.words)) > 600 for page in pages)


def test_every_clause_is_there_once_with_its_whole_text_and_in_its_order(rules: tuple[str, Language, Print]) -> None:
    game, language, made = rules
    said = [words for page in made.document.pages for words in words_in(page.marks)]
    wanted = [clause for section in sections(f"games/{game}", language) for clause in section.clauses]
    labels = {clause.upper() for clause in wanted}
    assert [words.text for words in said if words.text in labels] == [clause.upper() for clause in wanted]
    say = Job(language=language).say
    texts = [words.text for words in said]
    assert all(texts.count(say(clause)) == 1 for clause in wanted)


def test_rules_can_be_read_without_a_glass(rules: tuple[str, Language, Print]) -> None:
    sizes = {words.size for page in rules[2].document.pages for words in page.words if len(words.text) > 60}
    assert min(sizes) >= SMALLEST >= 7.5


def test_no_heading_is_the_last_in_its_column(rules: tuple[str, Language, Print]) -> None:
    game, language, made = rules
    headings = {section.heading for section in sections(f"games/{game}", language)}
    for page in made.document.pages:
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
