"""Every number says what it is made of, under the finger; and a vote says what is wrong with the word."""

import pytest
from playwright.async_api import Browser, Locator, Page, expect

from tests.e2e.browser.clean import check
from tests.e2e.browser.hands import make
from tests.e2e.browser.standing import stop_time
from tests.e2e.browser.visitors import PHONE, Visitor, is_ready, play_by_socket
from tests.e2e.serving import Server

pytestmark = pytest.mark.anyio
FINGER = 44
HIGHEST_CHIP = 56


async def explains_itself(page: Page, points: Locator) -> None:
    """The number is large enough for a finger, and its lines add up to it."""
    box = await points.bounding_box()
    assert box is not None
    assert min(box["width"], box["height"]) >= FINGER, box
    number = await points.inner_text()
    await points.click()
    lines = page.locator("dialog[open] tbody tr")
    await expect(lines.first).to_be_visible()
    await expect(page.locator("dialog[open] tfoot .points")).to_have_text(number)
    await expect(page.locator("dialog[open] .clauses").first).not_to_be_empty()
    await page.keyboard.press("Escape")
    await expect(page.locator("dialog[open]")).to_have_count(0)


@pytest.mark.parametrize(
    ("game", "options"),
    [
        ("golf", {"words": "dictionary", "clock": False}),
        ("bisonte", {"words": "checked", "clock": False}),
        ("loom", {"rounds": 1, "clock": False, "words": "dictionary"}),
        ("buffet", {"clock": False, "words": "dictionary"}),
    ],
)
async def test_points_explain_themselves_beside_names_in_the_result_and_in_a_replay(
    browser: Browser, house: Server, game: str, options: dict[str, object]
) -> None:
    player, table = await play_by_socket(house, game, options=options)
    ana = await Visitor.enter_as(player, browser, viewport=PHONE, has_touch=True)
    await ana.go(table)
    page = ana.page
    await expect(page.locator(".result")).to_be_visible()
    for chip in await page.locator(".chip").all():
        box = await chip.bounding_box()
        assert box is not None
        assert box["height"] <= HIGHEST_CHIP, "a chip is no higher for it"
    await explains_itself(page, page.locator(".chip .points").first)
    await explains_itself(page, page.locator(".result .points").first)
    await check(ana)
    await page.click("text=Look back, or share")
    await page.wait_for_selector(".past")
    await explains_itself(page, page.locator(".past > ul .points").first)
    await expect(page.locator(".story li").nth(3)).to_be_attached()
    await ana.check_quiet()


async def test_a_vote_says_what_the_dictionary_has_against_the_word(browser: Browser, house: Server) -> None:
    ana = await Visitor.enter(browser, house)
    luz = await Visitor.enter(browser, house)
    table = await ana.open_table("golf", options={"words": "table", "clock": False})
    await luz.go(table)
    await luz.page.click("text=Sit here")
    await luz.page.click("text=I am ready")
    await is_ready(ana, 1)
    await ana.start_with_bots()
    await ana.until(ana.mind(table).is_asked)
    action = ana.mind(table).choose()
    await make(ana, "golf", {**action, "word": "X" * len(action["word"])})
    await luz.until(luz.mind(table).is_asked)
    await make(luz, "golf", {"type": "write", "word": "", "path": []})
    await expect(luz.page.locator(".votes legend")).to_contain_text("The dictionary lacks this word")
    # It has nothing else against the word, which is not said twice.
    await expect(luz.page.locator(".votes .reason")).to_have_count(0)
    # While it is voted on nothing leads to the dictionary; then it is asked as this game reads it (GOL-20, GOL-22).
    asks = luz.page.get_by_role("button", name="what does it mean?")
    await expect(asks).to_have_count(0)
    # What was scored is shown for a few seconds alone.
    await luz.page.clock.install()
    await stop_time(luz.page)
    await luz.page.click(".votes [data-answer=none]")
    async with luz.page.expect_request("**/api/words/en/*?game=golf"):
        await asks.first.click()
    await expect(luz.page.locator("dialog[open] .quiet")).to_contain_text("No meaning is known here.")
