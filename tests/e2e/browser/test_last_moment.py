"""What somebody finishes in the last second counts, without a button.

The clocks of the house and of the page stand in that second, so that it is long enough on the slowest machine.
"""

from collections.abc import Iterator
from typing import Any

import pytest
from playwright.async_api import Browser, expect

from tests.e2e.browser.forbidden import trail_of_three
from tests.e2e.browser.hands import drag
from tests.e2e.browser.standing import come_to_the_end, standing_house
from tests.e2e.browser.visitors import Visitor
from tests.e2e.players import Player
from tests.e2e.seating import begin, sit_down
from tests.e2e.serving import Server
from tests.patience import patience, pause

pytestmark = pytest.mark.anyio
LAST_SECOND = 0.8
A_LITTLE = 150
"""Milliseconds after which a change is sent in the last second, and not yet because somebody has paused."""
BEFORE = 12.0
"""Seconds before the end at which something is built that stands for good."""
NOT_YET = 5_000
"""Milliseconds after which such a thing is not sent yet, however long the line seems to take, and then it was sent."""
AT_THE_END = 15_000


@pytest.fixture(scope="module")
def house(pockets: None) -> Iterator[Server]:
    """A house of their own, whose clock they stop."""
    with standing_house() as server:
        yield server


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
    table = await ana.open_table("golf", seats=2, options={"words": "dictionary", "clock": True})
    await ana.start_with_bots()
    page, mind = ana.page, ana.mind(table)
    await ana.until(mind.is_asked)
    await come_to_the_end(ana, house, table, LAST_SECOND)
    action = mind.choose()
    await page.fill("#word", action["word"])
    for space in action["path"]:
        await page.click(f'[data-space="{space}"]')
    assert not ana.answered("draft")
    await page.clock.run_for(A_LITTLE)
    await ana.until(lambda: ana.answered("draft"))
    house.pass_time(1)
    plays = (await ana.until(lambda: words_shown(ana, table)))[0]
    assert plays[0] == {"word": action["word"], "path": list(action["path"])}
    await expect(page.locator("#notice .toast")).to_have_count(0)


async def test_tiles_that_lie_on_the_board_are_played_when_the_turn_runs_out(browser: Browser, house: Server) -> None:
    ana = await Visitor.enter(browser, house, has_touch=True)
    table = await ana.open_table("bisonte", options={"words": "checked", "clock": True})
    await ana.start_with_bots()
    page, mind = ana.page, ana.mind(table)
    seat = mind.update["seat"]
    await ana.until(mind.is_asked)
    await come_to_the_end(ana, house, table, BEFORE)
    action = mind.choose()
    assert action["type"] == "play"
    for each in action["placements"]:
        await page.locator(f'.rack [data-tile="{each["tile"]}"]:not([disabled])').first.click()
        await page.locator(f'[data-cell="{each["cell"]}"]').click()
        if each["tile"] == "*":
            await page.click(f'dialog [data-letter="{each["stands_for"]}"]')
    passed = 0
    async with patience():
        while not await page.locator("#play").is_enabled():
            if passed < NOT_YET:
                await page.clock.run_for(A_LITTLE)
                passed += A_LITTLE
            await pause()
    assert not ana.answered("play"), "nobody has pressed anything yet"
    await page.clock.run_for(AT_THE_END - passed)
    turns = await ana.until(lambda: [turn for turn in mind.update["view"]["turns"] if turn["seat"] == seat])
    assert turns[0]["kind"] == "play"
    assert {each["cell"] for each in turns[0]["placements"]} == {each["cell"] for each in action["placements"]}
    assert await ana.until(lambda: ana.answered("play")) == ["done"]


async def test_a_trail_is_announced_when_the_sand_runs_out(browser: Browser, house: Server) -> None:
    # Nobody else announces anything, and so nobody turns the hourglass before.
    seated = [await Player.enter(house, name) for name in ("Ana", "Luz")]
    table = await sit_down(seated, game="buffet", options={"words": "dictionary"})
    ana = await Visitor.enter_as(seated[0], browser)
    await ana.go(table)
    await begin(seated, table)
    page, mind = ana.page, ana.mind(table)
    house.pass_time(10)
    await ana.until(lambda: mind.is_asked() and mind.update["view"]["phase"] == "search")
    await come_to_the_end(ana, house, table, BEFORE)
    trail = trail_of_three(mind, is_near=True)
    # The board is there before the hand that traces on it.
    await page.locator("#announce").wait_for()
    await drag(page, *(page.locator(f'[data-cell="{cell}"]') for cell in trail))
    await expect(page.locator("#announce")).to_be_enabled()
    await page.clock.run_for(NOT_YET)
    assert not mind.update["view"]["announced"], "as late as the line allows"
    await page.clock.run_for(AT_THE_END - NOT_YET)
    (announced,) = await ana.until(lambda: mind.update["view"]["announced"])
    assert (announced["seat"], announced["letters"]) == (mind.update["seat"], len(trail))
    assert await ana.until(lambda: ana.answered("announce")) == ["done"]
