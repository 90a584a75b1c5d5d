"""Who loads the page again finds what happened before, how long there was, and nothing played once more."""

import pytest
from playwright.async_api import Browser, Page, expect

from tests.e2e.browser.hands import move, play_to_the_end
from tests.e2e.browser.visitors import Visitor
from tests.e2e.serving import Server

pytestmark = pytest.mark.anyio
_SAND = "() => Number(document.querySelector('#upper rect').getAttribute('y'))"
_FULL, _RUN_OUT = 2, 13


async def look_at_hole(page: Page, hole: int) -> str:
    """What all have written on a hole, as a reader of the page hears it."""
    await page.click(f'[data-hole="{hole}"]')
    drawing = page.locator("dialog[open] [data-card='1'] svg").first
    label = await drawing.get_attribute("aria-label") or ""
    await page.keyboard.press("Escape")
    return label


async def test_story_and_earlier_holes_are_there_after_loading_the_page_again(browser: Browser, house: Server) -> None:
    ana = await Visitor.enter(browser, house)
    table = await ana.open_table("golf", seats=2, options={"words": "dictionary", "clock": False})
    await ana.start_with_bots()
    page, mind = ana.page, ana.mind(table)
    while len(mind.update["view"]["players"][0]["rounds"]) < 2:
        await ana.until(mind.is_asked)
        await move(ana, table, "golf")
        await ana.until(lambda: mind.is_asked() or mind.update["view"]["phase"] == "shopping")
    story = await page.locator(".story li").all_inner_texts()
    label = await look_at_hole(page, 1)
    assert "spaces" in label or "," in label

    await page.reload()
    await expect(page.locator(".story li")).to_have_text(story)
    assert await look_at_hole(page, 1) == label
    await expect(page.locator("#spoken p")).to_have_count(0)
    await expect(page.locator(".recap")).to_have_count(0)
    await ana.check_quiet()


async def test_the_end_of_a_replay_has_the_whole_story_and_all_lines(browser: Browser, house: Server) -> None:
    ana = await Visitor.enter(browser, house)
    table = await ana.open_table("golf", seats=2, options={"words": "dictionary", "clock": False})
    await ana.start_with_bots()
    await play_to_the_end(ana, table)
    page = ana.page
    label = await look_at_hole(page, 1)
    await page.goto(f"{ana.origin}/m/{table}")
    await page.wait_for_selector(".past")
    assert await look_at_hole(page, 1) == label
    told = await page.locator(".story li").count()
    await page.keyboard.press("Home")
    await expect(page.locator(".story li").nth(told - 1)).to_have_count(0)
    await ana.check_quiet()


async def test_the_sand_has_run_as_far_as_before_after_loading_the_page_again(browser: Browser, house: Server) -> None:
    ana = await Visitor.enter(browser, house)
    table = await ana.open_table("golf", seats=2, options={"writing_seconds": 30}, pace="human")
    await ana.start_with_bots()
    page = ana.page
    view = ana.tables[table]["view"]
    assert view["phase"] == "writing"
    await expect(page.locator("#clock")).to_contain_text("20", timeout=15_000)
    await page.reload()
    await expect(page.locator("#upper rect")).to_be_attached()
    run = (await page.evaluate(_SAND) - _FULL) / (_RUN_OUT - _FULL)
    assert 0.3 < run < 0.95, run
    await expect(page.locator("#clock .only-spoken")).to_contain_text("seconds left")
