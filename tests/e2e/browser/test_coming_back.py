"""Who loads the page again finds what happened before, how long there was, and nothing played once more."""

import re
from typing import Any

import pytest
from playwright.async_api import Browser, Page, expect

from tests.e2e.browser.hands import move
from tests.e2e.browser.standing import come_to_the_end, standing_house
from tests.e2e.browser.visitors import Visitor, play_by_socket
from tests.e2e.serving import Server

pytestmark = pytest.mark.anyio
_SAND = "() => Number(document.querySelector('#clock clipPath rect').getAttribute('y'))"
_FULL, _RUN_OUT = 2, 13
WRITING = 40


def written(updates: list[dict[str, Any]]) -> list[str]:
    """The words that all have written on the first hole, by their seats."""
    told = [entry["event"] for update in updates for step in update.get("steps", ()) for entry in step["entries"]]
    return next([play["word"] for play in event["plays"]] for event in told if event["type"] == "words-shown")


async def look_at_first_hole(page: Page, words: list[str]) -> list[str]:
    """What all have written on it, as a reader of the page hears it."""
    await page.click('[data-hole="1"]')
    labels = []
    for seat, word in enumerate(words):
        drawing = page.locator(f"dialog[open] [data-card='{seat}'] svg").first
        await expect(drawing).to_have_attribute("aria-label", re.compile(rf"wrote {word} on spaces"))
        labels.append(await drawing.get_attribute("aria-label") or "")
    await page.keyboard.press("Escape")
    return labels


async def test_story_and_earlier_holes_are_there_after_loading_the_page_again(browser: Browser, house: Server) -> None:
    ana = await Visitor.enter(browser, house)
    table = await ana.open_table("golf", seats=2, options={"words": "dictionary", "clock": False})
    await ana.start_with_bots()
    page, mind = ana.page, ana.mind(table)
    while len(mind.update["view"]["players"][0]["rounds"]) < 2:
        await ana.until(mind.is_asked)
        await move(ana, table, "golf")
        await ana.until(mind.is_asked)
    story = await page.locator(".story li").all_inner_texts()
    words = written(ana.updates)
    assert all(words)
    labels = await look_at_first_hole(page, words)

    await page.reload()
    await expect(page.locator(".story li")).to_have_text(story)
    assert await look_at_first_hole(page, words) == labels
    await expect(page.locator("#spoken p")).to_have_count(0)
    await expect(page.locator(".recap")).to_have_count(0)
    await ana.check_quiet()


async def test_the_end_of_a_replay_has_the_whole_story_and_all_lines(browser: Browser, house: Server) -> None:
    player, table = await play_by_socket(house, "golf", options={"words": "dictionary", "clock": False})
    ana = await Visitor.enter_as(player, browser)
    await ana.go(table)
    page = ana.page
    words = written(player.told)
    assert all(words)
    labels = await look_at_first_hole(page, words)
    await page.goto(f"{ana.origin}/m/{table}")
    await page.wait_for_selector(".past")
    assert await look_at_first_hole(page, words) == labels
    told = await page.locator(".story li").count()
    await page.keyboard.press("Home")
    await expect(page.locator(".story li").nth(told - 1)).to_have_count(0)
    await ana.check_quiet()


async def test_the_sand_has_run_as_far_as_before_after_loading_the_page_again(browser: Browser) -> None:
    with standing_house() as house:
        ana = await Visitor.enter(browser, house)
        table = await ana.open_table("golf", seats=2, options={"clock": True, "writing_seconds": WRITING}, pace="human")
        await ana.start_with_bots()
        assert ana.tables[table]["view"]["phase"] == "writing"
        await come_to_the_end(ana, house, table, WRITING / 4)
        await expect(ana.page.locator("#clock .left span").first).to_have_text(str(WRITING // 4))
        run = (await ana.page.evaluate(_SAND) - _FULL) / (_RUN_OUT - _FULL)
        assert abs(run - 0.75) < 0.01
        await expect(ana.page.locator("#clock .only-spoken")).to_contain_text("seconds left")
        await Visitor.all_leave()
