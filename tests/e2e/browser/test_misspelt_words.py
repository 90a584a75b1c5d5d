"""Word Golf: what is at stake while a word is written, and the vote on one that the dictionary lacks."""

import re
from random import Random
from typing import Any

from playwright.async_api import Browser, Page, Request, expect

from sobremesa.games.golf.mistakes import fewest_mistakes
from sobremesa.games.golf.spelling import Judge
from sobremesa.lexicon import Lexicon
from sobremesa.lexicon.house import HouseWords
from tests.e2e.browser.hands import make
from tests.e2e.browser.standing import stop_time
from tests.e2e.browser.visitors import PHONE, Visitor, is_ready
from tests.e2e.serving import Server

STAKES = {
    "es": r"Entregar · [−\d]+ si es palabra, si no −\d+",
    "en": r"Hand in · [−\d]+ if it is a word, otherwise −\d+",
}
CONTEXTS: dict[str, dict[str, Any]] = {
    "es": {"viewport": PHONE, "locale": "es-ES", "has_touch": True},
    "en": {"viewport": PHONE, "locale": "en-GB", "has_touch": True},
}


def misspelt(lexicon: Lexicon, word: str) -> str:
    """A word with one wrong letter that is none, on the way to which no other word of the dictionary is met."""
    judge, random = Judge(lexicon, HouseWords()), Random(word)
    letters = "ABCDEFGHIJLMNOPRSTUVZ"
    while True:
        at = random.randrange(len(word))
        written = word[:at] + random.choice(letters) + word[at + 1 :]
        if judge.right(written) is None and fewest_mistakes(written, word, 1) == 1:
            return written


async def at_table(browser: Browser, house: Server, language: str) -> tuple[Visitor, Visitor, str]:
    """Ana at a desk and Luz with a phone, who vote on words."""
    ana = await Visitor.enter(browser, house)
    luz = await Visitor.enter(browser, house, **CONTEXTS[language])
    table = await ana.open_table("golf", language=language, options={"words": "table", "clock": False})
    await luz.go(table)
    await luz.page.get_by_role("button", name=re.compile("Sentarme aquí|Sit here")).click()
    await luz.page.get_by_role("button", name=re.compile("Cuando quieran|Ya estoy|I am ready")).click()
    await is_ready(ana, 1)
    await ana.start_with_bots()
    return ana, luz, table


async def write(visitor: Visitor, table: str, word: str, path: list[int]) -> None:
    """The word and its line, not handed in yet."""
    await visitor.page.fill("#word", word)
    for space in path:
        await visitor.page.locator(f'[data-space="{space}"]').click()


async def fits(page: Page, selector: str) -> bool:
    """Whether nothing is cut off in it, nor beside it."""
    fit: bool = await page.locator(selector).evaluate(
        "(e) => e.scrollWidth <= e.clientWidth && e.scrollHeight <= e.clientHeight"
        " && document.documentElement.scrollWidth <= innerWidth"
    )
    return fit


async def long_word(visitor: Visitor, table: str, lexicon: Lexicon) -> tuple[str, str, list[int]]:
    """A word of four letters or more for this card, the same with a mistake, and a line for both."""
    action = visitor.mind(table).choose()
    assert len(action["word"]) >= 4, action
    return action["word"], misspelt(lexicon, action["word"]), action["path"]


async def test_GOL_23_the_button_says_what_is_at_stake_and_the_same_for_a_word_and_for_none(
    browser: Browser, house: Server, english: Lexicon, spanish: Lexicon
) -> None:
    for language, lexicon in (("es", spanish), ("en", english)):
        _, luz, table = await at_table(browser, house, language)
        asked: list[str] = []

        def note(request: Request, asked: list[str] = asked) -> None:
            asked.append(request.url)

        luz.page.on("request", note)
        await luz.until(luz.mind(table).is_asked)
        right, wrong, path = await long_word(luz, table, lexicon)
        await write(luz, table, wrong, path)
        await expect(luz.page.locator("#hand-in")).to_have_text(re.compile(STAKES[language]))
        assert await fits(luz.page, "#hand-in"), await luz.page.inner_text("#hand-in")
        said = await luz.page.inner_text("main")
        for word in (right, wrong):
            assert f"{word}?" not in said
        await luz.page.click("#clear")
        await write(luz, table, right, path)
        await expect(luz.page.locator("#hand-in")).to_have_text(re.compile(STAKES[language]))
        assert not [url for url in asked if "/api/words" in url]
        await luz.check_quiet()


async def test_GOL_22_a_vote_has_three_answers_and_letters_can_be_marked(
    browser: Browser, house: Server, english: Lexicon
) -> None:
    ana, luz, table = await at_table(browser, house, "en")
    await ana.until(ana.mind(table).is_asked)
    _, wrong, path = await long_word(ana, table, english)
    await make(ana, "golf", {"type": "write", "word": wrong, "path": path})
    await luz.until(luz.mind(table).is_asked)
    await make(luz, "golf", {"type": "write", "word": "", "path": []})
    votes = luz.page.locator(".votes")
    await expect(votes.locator("[data-answer]")).to_have_count(3)
    await expect(votes.locator("[data-answer=misspelt]")).to_have_text(re.compile("Misspelt: .+"))
    # No answer is advised, and the card that the vote is about stands before one's own.
    await expect(votes.locator(".main")).to_have_count(0)
    await expect(luz.page.locator("[data-card]").first).to_have_attribute("data-card", "0")
    await expect(votes.locator(".how")).to_contain_text("Maybe")
    assert await fits(luz.page, ".votes")
    letters = votes.locator("[data-place]")
    await expect(letters).to_have_count(len(wrong))
    # Whatever is proposed, another mark takes three taps at most to be one letter too many, and nothing else.
    for place in range(len(wrong)):
        letter, wanted = letters.nth(place), "one too many" if place == 0 else "right"
        for _ in range(3):
            if (await letter.get_attribute("aria-label") or "").endswith(f", {wanted}"):
                break
            await letter.click()
    await expect(votes.locator("[data-answer=misspelt]")).to_have_text(f"Misspelt: one {wrong[0]} too many")
    await expect(votes.locator(".how")).not_to_contain_text("Maybe")
    # No word may have three mistakes (GOL-21): that is said beside the letters before anybody votes.
    for place in (1, 2):
        await letters.nth(place).click()
    await expect(votes.locator(".how")).to_contain_text("GOL-21")
    await expect(votes.locator("[data-answer=misspelt]")).to_be_disabled()
    for place in (1, 1, 2, 2):
        await letters.nth(place).click()
    await expect(votes.locator("[data-answer=misspelt]")).to_have_text(f"Misspelt: one {wrong[0]} too many")
    # What was scored is shown for a few seconds alone.
    await ana.page.clock.install()
    await stop_time(ana.page)
    await votes.locator("[data-answer=misspelt]").click()
    card = ana.page.locator("[data-card='0']")
    await expect(card.locator(".verdict").first).to_contain_text(f"one {wrong[0]} too many")
    await ana.check_quiet()
    await luz.check_quiet()
