"""What somebody finishes in the last second counts, without a button."""

import asyncio
import time

import pytest
from playwright.async_api import Browser, expect

from tests.e2e.browser.hands import drag
from tests.e2e.browser.visitors import PATIENCE, Visitor
from tests.e2e.serving import Server

pytestmark = pytest.mark.anyio
LAST_SECOND = 0.8
"""Later than a pause in which what is written is kept by itself would end."""
IN_TIME = 0.35
"""A machine that was busy in the very last moment has shown nothing, and the next hole is tried."""


def left(visitor: Visitor, table: str) -> float:
    """Seconds until this phase ends."""
    update = visitor.tables[table]
    end: float = update["view"]["deadline"] + update["state"]["clock"]["behind"]
    return end / 1000 - time.time()


async def test_a_line_that_is_finished_in_the_last_second_counts(browser: Browser, house: Server) -> None:
    ana = await Visitor.enter(browser, house)
    table = await ana.open_table("golf", seats=2, options={"words": "dictionary", "writing_seconds": 10})
    await ana.start_with_bots()
    page, mind = ana.page, ana.mind(table)
    for hole in range(1, 10):
        await ana.until(lambda hole=hole: mind.is_asked() and mind.update["view"]["round"] == hole)  # type: ignore[misc]
        action = mind.choose()
        await page.fill("#word", action["word"])
        *spaces, last = action["path"]
        for space in spaces:
            await page.click(f'[data-space="{space}"]')
        await asyncio.sleep(max(0, left(ana, table) - LAST_SECOND))
        await page.click(f'[data-space="{last}"]')
        is_in_time = left(ana, table) > IN_TIME
        await ana.until(lambda: mind.update["view"]["phase"] != "writing")
        if is_in_time:
            told = [entry["event"] for update in ana.updates for step in update["steps"] for entry in step["entries"]]
            shown = [event["plays"][0] for event in told if event["type"] == "words-shown"][-1]
            assert shown == {"word": action["word"], "path": list(action["path"])}
            await expect(page.locator("#notice .toast")).to_have_count(0)
            return
    raise AssertionError("the machine was too busy for any last second")


async def test_tiles_that_lie_on_the_board_are_played_when_the_turn_runs_out(browser: Browser, house: Server) -> None:
    ana = await Visitor.enter(browser, house, has_touch=True)
    table = await ana.open_table("bisonte", options={"words": "checked", "turn_seconds": 10})
    await ana.start_with_bots()
    page, mind = ana.page, ana.mind(table)
    seat = mind.update["seat"]
    await ana.until(mind.is_asked)
    action = mind.choose()
    assert action["type"] == "play"
    for each in action["placements"]:
        await page.locator(f'.rack [data-tile="{each["tile"]}"]:not([disabled])').first.click()
        await page.locator(f'[data-cell="{each["cell"]}"]').click()
        if each["tile"] == "*":
            await page.click(f'dialog [data-letter="{each["stands_for"]}"]')
    assert left(ana, table) > 1, "nobody has pressed anything yet"
    turns = await ana.until(lambda: [turn for turn in mind.update["view"]["turns"] if turn["seat"] == seat])
    assert turns[0]["kind"] == "play"
    assert {each["cell"] for each in turns[0]["placements"]} == {each["cell"] for each in action["placements"]}
    answers = await ana.until(lambda: [answer["kind"] for answer in ana.answers if answer["asked"] == "play"])
    assert answers == ["done"]


async def test_a_trail_is_announced_when_the_sand_runs_out(browser: Browser, house: Server) -> None:
    ana = await Visitor.enter(browser, house)
    table = await ana.open_table("buffet", options={"words": "dictionary", "search_seconds": 12}, pace="human")
    await ana.start_with_bots()
    page, mind = ana.page, ana.mind(table)
    await ana.until(lambda: mind.is_asked() and mind.update["view"]["phase"] == "search")
    action = mind.choose()
    assert action["type"] == "announce"
    await drag(page, *(page.locator(f'[data-cell="{cell}"]') for cell in action["path"]))
    (announced,) = await ana.until(
        lambda: [each for each in mind.update["view"]["announced"] if each["seat"] == mind.update["seat"]],
        patience=4 * PATIENCE,
    )
    ends = mind.update["view"]["ends"]
    assert announced["letters"] == len(action["path"])
    assert ends is None or announced["received"] < ends
    answers = await ana.until(lambda: [answer["kind"] for answer in ana.answers if answer["asked"] == "announce"])
    assert answers == ["done"]
