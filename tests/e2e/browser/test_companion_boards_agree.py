"""The board reader searches and scores in the browser; on boards of play it finds and says what the rules do."""

import base64
import gzip
import json
from collections import Counter
from collections.abc import AsyncIterator
from functools import cache
from pathlib import Path
from random import Random

import pytest
from playwright.async_api import Browser, Page

from scripts.companion import boards_bisonte, boards_buffet
from scripts.companion.case import Case
from sobremesa.editions.texts import LANGUAGES, Language
from sobremesa.games.bisonte.edition import BISONTE
from sobremesa.lexicon import Lexicon
from sobremesa.lexicon.pocket.keeping import kept
from tests.e2e.browser.proving import answers, open_proof, wrong

pytestmark = pytest.mark.anyio
BOARDS = 40
POSITIONS = 60
SCORES = 600
"""Each in either language."""
SHOWN = 2
_KEEP = "([language, files]) => proof.keepWords(language, files)"

lexicon = cache(Lexicon.load)


@pytest.fixture(scope="module")
async def page(browser: Browser, proof: Path) -> AsyncIterator[Page]:
    """The reader without its page, with the words of both languages as the house hands them out."""
    opened = await open_proof(browser, proof)
    for language in LANGUAGES:
        pocket = kept(lexicon(language))
        files = [gzip.decompress(pocket.compressed[file.digest]) for file in pocket.files if file.part == "words"]
        await opened.evaluate(_KEEP, [language, [base64.b64encode(file).decode() for file in files]])
    yield opened
    await opened.close()


async def hold(page: Page, cases: list[Case]) -> None:
    """Ask the browser, and name what it says otherwise than the rules."""
    asked = [(case.question, case.asked) for case in cases]
    mistakes = list(wrong(asked, (case.answer for case in cases), await answers(page, asked)))
    assert not mistakes, f"{len(mistakes)} of {len(cases)}:\n" + "\n".join(each[:3000] for each in mistakes[:SHOWN])


@pytest.mark.parametrize("language", LANGUAGES)
async def test_the_same_words_are_found_on_a_board_each_on_the_same_path(page: Page, language: Language) -> None:
    """BUF-2 to BUF-6, BUF-12."""
    cases = list(boards_buffet.cases(Random(f"boards {language}"), language, lexicon(language), BOARDS))
    assert sum("0" in case.asked["ants"] for case in cases) >= BOARDS // 2
    assert sum(len(case.answer) for case in cases) > 100 * BOARDS
    await hold(page, cases)


@pytest.mark.parametrize("language", LANGUAGES)
async def test_the_same_plays_are_found_and_the_same_scores_and_refusals_told(page: Page, language: Language) -> None:
    """BIS-1 to BIS-8, BIS-16 to BIS-20."""
    chance, words = Random(f"plays {language}"), lexicon(language)
    positions = boards_bisonte.positions(chance, words, POSITIONS)
    cases = list(boards_bisonte.cases(chance, words, positions, SCORES))
    assert len(positions) == POSITIONS
    assert {position.edition.layout.id for position in positions} == {"meadow", "sixty-one"}
    assert sum(BISONTE in position.rack for position in positions) >= 5
    clauses = Counter(case.answer["refused"][0] for case in cases if "refused" in case.answer)
    assert clauses.keys() >= {"BIS-1", "BIS-2", "BIS-5", "BIS-C2", "BIS-C3"}, clauses
    if language == "es":
        laid = json.dumps([case.answer for case in cases if case.question == "boards-plays"])
        assert all(f'"{digraph}"' in laid for digraph in ("CH", "LL", "RR"))
    await hold(page, cases)
