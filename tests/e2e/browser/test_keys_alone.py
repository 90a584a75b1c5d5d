"""Whole matches without a mouse: keys are all that is needed."""

from typing import Any

import pytest
from playwright.async_api import Browser, Page

from tests.e2e.browser.visitors import Visitor
from tests.e2e.serving import Server

pytestmark = pytest.mark.anyio

SIDE = 15
ENOUGH = 200
AT = "document.activeElement?.getAttribute('data-cell')"


async def press(page: Page, selector: str) -> None:
    """Come to a button by Tab, and press it."""
    button = await page.wait_for_selector(selector)
    assert button is not None
    for _ in range(ENOUGH):
        if await button.evaluate("(button) => button === document.activeElement"):
            await page.keyboard.press("Enter")
            return
        await page.keyboard.press("Tab")
    raise AssertionError(f"no Tab leads to {selector}")


async def begin(visitor: Visitor, game: str, **setting: Any) -> str:
    """A table with bots, and the match begun, by keys."""
    table = await visitor.open_table(game, **setting)
    if await visitor.page.locator("#fill").count():
        await press(visitor.page, "#fill")
        await visitor.page.locator("#fill").wait_for(state="detached")
    await press(visitor.page, "#start")
    await visitor.page.wait_for_selector(".table.playing .hand")
    return table


async def play(visitor: Visitor, table: str, make: Any) -> int:
    """To the end; how many moves."""
    mind = visitor.mind(table)
    for moves in range(ENOUGH):
        if await visitor.until(lambda: mind.is_asked() or "over" * mind.is_over) == "over":
            return moves
        action, answered = mind.choose(), len(visitor.answers)
        await make(visitor.page, action)
        (answer, *_) = await visitor.until(
            lambda: [each for each in visitor.answers[answered:] if each["asked"] == action["type"]]  # noqa: B023
        )
        assert answer["kind"] == "done", (action, answer)
        await visitor.until(lambda: mind.update["number"] >= answer["number"])  # noqa: B023 - called within this turn
    raise AssertionError("the match did not end")


async def _go_to(page: Page, cell: int) -> None:
    """To a square with arrows; the first ones may only show where one is, or turn the way: then more follow."""
    await page.keyboard.press("Escape")
    for _ in range(ENOUGH):
        at = await page.evaluate(AT)
        if at is None:
            await page.keyboard.press("ArrowRight")
            continue
        if int(at) == cell:
            return
        down, right = cell // SIDE - int(at) // SIDE, cell % SIDE - int(at) % SIDE
        # One way and then the other: an arrow across the way turns it.
        if down:
            key, steps = ("ArrowDown" if down > 0 else "ArrowUp"), abs(down)
        else:
            key, steps = ("ArrowRight" if right > 0 else "ArrowLeft"), abs(right)
        for _ in range(steps):
            await page.keyboard.press(key)
    raise AssertionError(f"no arrow leads to {cell}")


async def _bisonte(page: Page, action: dict[str, Any]) -> None:
    if action["type"] == "exchange":
        await press(page, "#exchange-mode")
        for tile in action["tiles"]:
            await press(page, f'.rack [data-tile="{tile}"][aria-pressed="false"] >> nth=0')
        await press(page, "#exchange")
    elif action["type"] == "pass":
        await press(page, "#pass")
        await press(page, '[data-action*="pass"]')
    else:
        await _type_play(page, action["placements"])


async def _type_play(page: Page, placements: list[dict[str, Any]]) -> None:
    laid = sorted(placements, key=lambda each: int(each["cell"]))
    is_down = len(laid) > 1 and laid[0]["cell"] % SIDE == laid[1]["cell"] % SIDE
    await _go_to(page, laid[0]["cell"])
    if len(laid) > 1 and await page.locator(".way.down").count() != is_down:
        await page.keyboard.press("Space")
    for each in laid:
        if each["tile"] == "*":
            await page.keyboard.press("*")
            await page.wait_for_selector("dialog[open]")
            await page.keyboard.press(each["stands_for"])
            await page.wait_for_selector("dialog", state="detached")
            await _go_on(page)
        else:
            await page.keyboard.press(each["tile"])
    await page.wait_for_selector("#play:not([disabled])")
    await page.keyboard.press("Enter")


async def _go_on(page: Page) -> None:
    """After a question the focus is back on the board."""
    await page.locator("[role=grid] [data-cell]:focus").wait_for()


async def _golf(page: Page, action: dict[str, Any]) -> None:
    if action["type"] == "write" and action["word"]:
        await page.keyboard.type(action["word"])
        for space in action["path"]:
            await page.keyboard.press(str(space + 1))
        await page.wait_for_selector("#hand-in:not([disabled])")
        await page.keyboard.press("Enter")
    elif action["type"] == "write":
        await press(page, "#empty-card")
    elif action["type"] == "choose":
        await press(page, "#choose")
    else:
        for kind in action["kinds"]:
            await press(page, f'.shop [data-kind="{kind}"]')
        await press(page, "#buy")


async def test_a_whole_match_of_bisonte_is_played_with_keys_alone(browser: Browser, house: Server) -> None:
    ana = await Visitor.enter(browser, house)
    # With more bots the bag is empty sooner.
    table = await begin(ana, "bisonte", seats=4, options={"words": "checked", "clock": False})
    assert await play(ana, table, _bisonte) > 3
    await ana.page.locator(".result").wait_for()
    await ana.check_quiet()


async def test_a_whole_match_of_golf_is_played_with_keys_alone(browser: Browser, house: Server) -> None:
    ana = await Visitor.enter(browser, house)
    table = await begin(ana, "golf", seats=1)
    assert await play(ana, table, _golf) > 8
    await ana.page.locator(".result").wait_for()
    await ana.check_quiet()
