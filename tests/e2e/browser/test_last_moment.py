"""What somebody finishes in the last second counts, without a button."""

import asyncio
from typing import Any

import pytest
from playwright.async_api import Browser, expect

from tests.e2e.browser.forbidden import trail_of_three
from tests.e2e.browser.hands import drag
from tests.e2e.browser.visitors import Visitor
from tests.e2e.players import Player
from tests.e2e.seating import begin, sit_down
from tests.e2e.serving import Server

pytestmark = pytest.mark.anyio
LAST_SECOND = 0.8
"""Later than a pause in which what is written is kept by itself would end."""
IN_TIME = 0.35
"""A machine that was busy in the very last moment has shown nothing, and another match is begun."""
TRIES = 4
MOMENT = 1500
"""Milliseconds around the end of the sand; what the house takes after it was sent before (TAB-4)."""


def words_shown(visitor: Visitor, table: str) -> list[Any]:
    """What all have written, for each hole that was told to this page."""
    return [
        entry["event"]["plays"]
        for update in visitor.updates
        if update["table"] == table
        for step in update["steps"]
        for entry in step["entries"]
        if entry["event"]["type"] == "words-shown"
    ]


async def test_a_line_that_is_finished_in_the_last_second_counts(browser: Browser, house: Server) -> None:
    ana = await Visitor.enter(browser, house)
    for _ in range(TRIES):
        table = await ana.open_table("golf", seats=2, options={"words": "dictionary", "writing_seconds": 10})
        await ana.start_with_bots()
        page, mind = ana.page, ana.mind(table)
        await ana.until(mind.is_asked)
        action = mind.choose()
        await page.fill("#word", action["word"])
        *spaces, last = action["path"]
        for space in spaces:
            await page.click(f'[data-space="{space}"]')
        await asyncio.sleep(max(0, ana.left(table) - LAST_SECOND))
        await page.click(f'[data-space="{last}"]')
        if ana.left(table) < IN_TIME:
            continue
        plays = (await ana.until(lambda: words_shown(ana, table)))[0]  # noqa: B023 - called here
        assert plays[0] == {"word": action["word"], "path": list(action["path"])}
        await expect(page.locator("#notice .toast")).to_have_count(0)
        return
    raise AssertionError("the machine was too busy for any last second")


async def test_tiles_that_lie_on_the_board_are_played_when_the_turn_runs_out(browser: Browser, house: Server) -> None:
    ana = await Visitor.enter(browser, house, has_touch=True)
    table = await ana.open_table("bisonte", options={"words": "checked", "turn_seconds": 6})
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
    assert ana.left(table) > 1, "nobody has pressed anything yet"
    turns = await ana.until(lambda: [turn for turn in mind.update["view"]["turns"] if turn["seat"] == seat])
    assert turns[0]["kind"] == "play"
    assert {each["cell"] for each in turns[0]["placements"]} == {each["cell"] for each in action["placements"]}
    answers = await ana.until(lambda: [answer["kind"] for answer in ana.answers if answer["asked"] == "play"])
    assert answers == ["done"]


async def test_a_trail_is_announced_when_the_sand_runs_out(browser: Browser, house: Server) -> None:
    # Nobody else announces anything, and so nobody turns the hourglass before.
    seated = [await Player.enter(house, name) for name in ("Ana", "Luz")]
    table = await sit_down(seated, game="buffet", options={"words": "dictionary", "search_seconds": 5})
    ana = await Visitor.enter_as(seated[0], browser)
    await ana.go(table)
    await begin(seated, table)
    page, mind = ana.page, ana.mind(table)
    await ana.until(lambda: mind.is_asked() and mind.update["view"]["phase"] == "search")
    trail, ends = trail_of_three(mind, is_near=True), mind.update["view"]["ends"]
    await drag(page, *(page.locator(f'[data-cell="{cell}"]') for cell in trail))
    (announced,) = await ana.until(lambda: mind.update["view"]["announced"])
    assert (announced["seat"], announced["letters"]) == (mind.update["seat"], len(trail))
    assert abs(announced["received"] - ends) < MOMENT, "as late as the line allows, and no sooner"
    answers = await ana.until(lambda: [answer["kind"] for answer in ana.answers if answer["asked"] == "announce"])
    assert answers == ["done"]
