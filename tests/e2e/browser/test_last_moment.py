"""What somebody finishes in the last second counts, without a button."""

import asyncio
import time

import pytest
from playwright.async_api import Browser, expect

from tests.e2e.browser.visitors import Visitor
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
