"""Word Buffet as on wood: a number is called, its word said without the lens, and then shown on the board (BUF-7)."""

import re
from typing import Any

import pytest
from playwright.async_api import Browser, Page, expect

from tests.e2e.browser.hands import make, play_to_the_end
from tests.e2e.browser.test_looking import _READABLE
from tests.e2e.browser.visitors import PHONE, Visitor, is_ready
from tests.e2e.serving import Server

pytestmark = pytest.mark.anyio

VERDICT = re.compile(r"count|not valid|dictionary|is a word|to row 1", re.IGNORECASE)
"""What only the rules may say, once the word is on the board."""


async def sit_at_a_table(browser: Browser, house: Server, **options: Any) -> tuple[Visitor, Visitor, str]:
    """Ana at a desk and Luz on a phone, at a table that calls first."""
    ana = await Visitor.enter(browser, house)
    luz = await Visitor.enter(browser, house, viewport=PHONE, has_touch=True)
    table = await ana.open_table("buffet", options={"clock": False, "call_first": True, **options})
    await luz.go(table)
    await luz.page.get_by_role("button", name="Sit here 2").click()
    await luz.page.click("text=I am ready")
    await is_ready(ana, 1)
    await ana.start_with_bots()
    await luz.page.wait_for_selector(".table.playing")
    return ana, luz, table


async def tells_no_verdict(page: Page, word: str) -> None:
    """The word may be read, but nothing says whether it is one, or offers to look it up."""
    await expect(page.get_by_text(word).first).to_be_attached()
    board = page.locator("main")
    assert not VERDICT.search(await board.inner_text())
    assert await page.get_by_role("button", name=re.compile(f"^{word}", re.IGNORECASE)).count() == 0


async def test_a_word_is_said_with_the_lens_down_and_shown_with_it(browser: Browser, house: Server) -> None:
    """BUF-7, BUF-16, BUF-34: and until it is shown nobody is told whether it is one, wherever they look."""
    ana, luz, table = await sit_at_a_table(browser, house, words="dictionary")
    onlooker = await Visitor.enter(browser, house, viewport=PHONE)
    await onlooker.go(table)
    screen = await ana.context.new_page()
    await screen.goto(f"{ana.origin}/screen/{table}")
    mind = luz.mind(table)
    await luz.until(mind.is_asked)
    await make(ana, "buffet", {"type": "give-up"})
    await make(luz, "buffet", {"type": "call", "letters": 5})
    said = luz.page.locator("#said")
    await expect(said).to_be_visible()
    await expect(luz.page.locator(".lens.up")).to_have_count(0)
    assert await luz.page.evaluate(_READABLE) == 0
    for word, is_whole in (("plum", False), ("plumsy", False), ("pl um s", True), ("plúms", True)):
        await said.fill(word)
        await expect(luz.page.locator("#say")).to_be_enabled(enabled=is_whole)
    await said.press("Enter")
    await luz.until(lambda: luz.tables[table]["view"]["phase"] == "showing")
    await luz.page.locator('[data-cell="112"]').click(force=True, trial=True)
    await luz.page.hover('[data-cell="112"]', force=True)
    await expect(luz.page.locator(".lens.up")).to_be_visible()
    await expect(luz.page.locator("#announce")).to_be_disabled()
    for page in (luz.page, ana.page, onlooker.page, screen):
        await tells_no_verdict(page, "PLUMS")
    assert [await each.page.evaluate(_READABLE) for each in (ana, onlooker)] == [0, 0]
    await luz.page.click("text=I can’t find it")
    await ana.until(lambda: ana.tables[table]["view"]["phase"] == "placing")
    for visitor in (ana, luz, onlooker):
        await visitor.check_quiet()


async def test_who_places_from_row_1_has_the_lens_and_a_finger_looks_before_it_places(
    browser: Browser, house: Server
) -> None:
    """BUF-20, BUF-34."""
    ana, luz, table = await sit_at_a_table(browser, house, words="dictionary")
    await luz.until(luz.mind(table).is_asked)
    for visitor in (luz, ana):
        await make(visitor, "buffet", {"type": "give-up"})
    await luz.until(lambda: luz.tables[table]["view"]["phase"] == "placing" and luz.mind(table).is_asked())
    assert luz.tables[table]["view"]["sight"] == "lens"
    cell = luz.page.locator('[data-cell="217"]')
    await expect(cell).to_have_attribute("aria-label", re.compile(r"letter [A-Z]"))
    await ana.until(lambda: ana.tables[table]["view"]["phase"] == "placing")
    await expect(ana.page.locator(".lens.up")).to_have_count(0)
    assert await ana.page.evaluate(_READABLE) == 0
    await cell.tap(force=True)
    await expect(luz.page.locator("#place")).to_be_visible()
    assert luz.tables[table]["view"]["phase"] == "placing"
    await luz.page.tap("#place")
    await luz.until(lambda: luz.tables[table]["view"]["ants"].get("217"))
    await expect(luz.page.locator("#place")).to_have_count(0)
    await ana.until(ana.mind(table).is_asked)
    await ana.page.hover('[data-cell="7"]', force=True)
    await expect(ana.page.locator(".lens.up")).to_be_visible()
    await make(ana, "buffet", {"type": "place", "cell": 5})
    await ana.until(lambda: ana.tables[table]["view"]["phase"] == "resting")
    await expect(ana.page.locator(".lens.up")).to_have_count(0)
    for visitor in (ana, luz):
        await visitor.check_quiet()


async def test_a_whole_match_is_played_by_calling_first(browser: Browser, house: Server) -> None:
    """BUF-7: alone with bots, on a phone; with three of them there are fewer rounds."""
    luz = await Visitor.enter(browser, house, viewport=PHONE, has_touch=True)
    table = await luz.open_table("buffet", seats=4, options={"clock": False, "call_first": True, "acronyms": "none"})
    await luz.start_with_bots()
    assert await play_to_the_end(luz, table) > 3
    await luz.page.locator(".result").wait_for()
    await luz.check_quiet()
