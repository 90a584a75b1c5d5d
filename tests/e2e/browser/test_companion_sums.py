"""The companion does its sums in the browser; on thousands of sheets they are those of the rules."""

from collections import Counter
from pathlib import Path

import pytest
from playwright.async_api import Browser

from scripts.companion.case import Case
from scripts.companion_cases import cases
from tests.e2e.browser.proving import answers, open_proof, wrong

pytestmark = pytest.mark.anyio
LEAST = 4000
"""A sheet of any game, and any part of one."""
SHOWN = 3


@pytest.fixture(scope="module")
def found() -> list[Case]:
    """Made once for all tests here."""
    return cases()


async def test_the_sums_of_the_browser_are_those_of_the_rules(browser: Browser, proof: Path, found: list[Case]) -> None:
    assert len(found) >= LEAST
    asked = [(case.question, case.asked) for case in found]
    page = await open_proof(browser, proof)
    told = await answers(page, asked)
    await page.close()
    mistakes = list(wrong(asked, (case.answer for case in found), told))
    assert not mistakes, f"{len(mistakes)} of {len(found)}:\n" + "\n".join(mistakes[:SHOWN])


def test_cases_are_the_same_for_the_same_seed_and_reach_every_ending(found: list[Case]) -> None:
    assert found == cases()
    assert found != cases(seed=8)
    endings = Counter(
        case.answer["outcome"]["why"][0] if case.answer["outcome"] else "unfinished"
        for case in found
        if case.question.endswith("-match")
    )
    games = {
        "buffet": ("won", "ants", "shared"),
        "golf": ("won", "cups", "shared", "luis-beaten", "luis-cups", "luis-draw", "luis-wins"),
        "bisonte": ("won", "before-racks", "shared"),
        "loom": ("won", "reached", "tie-break", "shared"),
    }
    wanted = {f"{game}-outcome-{how}" for game, ways in games.items() for how in ways} | {"unfinished"}
    assert wanted <= endings.keys(), wanted - endings.keys()


@pytest.mark.parametrize("question", ["buffet-seat", "golf-entry", "bisonte-match", "loom-word"])
def test_a_wrong_sum_names_its_case(question: str, found: list[Case]) -> None:
    right = next(case for case in found if case.question == question)
    told = list(wrong([(question, right.asked)], [right.answer], [{"total": -999}]))
    assert len(told) == 1
    assert told[0].startswith(f"{question} (case 0)")
