"""A match of each game from the first move to the last, played on the page by tapping and typing."""

from typing import Any

import pytest
from playwright.async_api import Browser, expect

from tests.e2e.browser.hands import play_to_the_end
from tests.e2e.browser.visitors import PHONE, Visitor
from tests.e2e.serving import Server

pytestmark = pytest.mark.anyio

SHORT: dict[str, dict[str, Any]] = {
    "golf": {"seats": 1},
    "buffet": {"options": {"clock": False, "words": "dictionary"}},
    "bisonte": {},
    "loom": {"options": {"rounds": 1, "clock": False, "words": "dictionary"}},
}


@pytest.mark.parametrize("game", SHORT)
async def test_a_whole_match_is_played_on_the_page(browser: Browser, house: Server, game: str) -> None:
    ana = await Visitor.enter(browser, house, viewport=PHONE)
    table = await ana.open_table(game, **SHORT[game])
    await ana.start_with_bots()
    assert await play_to_the_end(ana, table) > 3
    result = ana.page.locator(".result")
    await result.wait_for()
    points = ana.tables[table]["view"]["outcome"]["points"]
    shown = {(await each.inner_text()).replace("−", "-") for each in await result.locator(".points").all()}
    assert shown == {str(each) for each in points}
    if game == "golf":
        sums = await ana.page.locator(".sheet tbody td:last-child").all_inner_texts()
        assert sums[0].replace("−", "-") == str(points[0])
    await look_back(ana, table)
    await ana.check_quiet()


async def look_back(visitor: Visitor, table: str) -> None:
    """From the result to the match's own address, to its first steps, and back to the last one."""
    page = visitor.page
    await page.click("text=Look back, or share")
    assert page.url == f"{visitor.origin}/m/{table}"
    place = page.locator(".past .place")
    last = await place.inner_text()
    await page.click("text=First")
    await expect(place).to_contain_text("Step 1 of")
    for step in (2, 3, 4):
        await page.get_by_role("button", name="On", exact=True).click()
        await expect(place).to_contain_text(f"Step {step} of")
    await expect(page.locator(".result")).to_have_count(0)
    await page.get_by_role("button", name="Last", exact=True).click()
    await expect(place).to_have_text(last)
    await page.locator(".result").wait_for()
