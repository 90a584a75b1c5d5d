"""A match of each game from the first move to the last: two people and a bot, by clicking and dragging."""

import asyncio
import itertools
from typing import Any

import pytest
from playwright.async_api import Browser, expect

from sobremesa.games.golf.hole import HoleCard
from sobremesa.games.golf.line import fault_of_line
from tests.e2e.browser.clean import check
from tests.e2e.browser.hands import play_to_the_end
from tests.e2e.browser.visitors import PHONE, Visitor, is_ready
from tests.e2e.serving import Server

pytestmark = pytest.mark.anyio

SHORT: dict[str, dict[str, Any]] = {
    "golf": {"words": "dictionary", "clock": False},
    "buffet": {"clock": False, "words": "dictionary"},
    "bisonte": {"words": "checked", "clock": False},
    "loom": {"rounds": 1, "clock": False, "words": "dictionary"},
}
LEAST_PHASES = {"golf": 3, "buffet": 2, "bisonte": 1, "loom": 5}


def crossing(card: HoleCard) -> tuple[int, ...]:
    """A line through all spaces of a card that crosses itself, or runs back (GOL-4)."""
    inner = [space for space in range(len(card.spaces)) if space not in (card.start, card.flag)]
    lines = ((card.start, *order, card.flag) for order in itertools.permutations(inner))
    return next(line for line in lines if fault_of_line(card, line, neighbours=False))


async def is_refused(visitor: Visitor, table: str, game: str) -> None:
    """Ask for what a rule forbids: it is said with its clause, and nothing has changed."""
    page, mind = visitor.page, visitor.mind(table)
    if game == "golf":
        path = crossing(mind.view().card)
        await page.fill("#word", "Z" * len(path))
        for space in path:
            await page.click(f'[data-space="{space}"]')
        await page.click("#hand-in")
    elif game == "bisonte":
        tile = next(tile for tile in mind.update["view"]["rack"] if tile != "*")
        await page.locator(f'.rack [data-tile="{tile}"]').first.click()
        await page.click('[data-cell="0"]')
        await page.click("#play")
    else:
        return
    await expect(page.locator("#notice")).to_contain_text({"golf": "GOL-", "bisonte": "BIS-"}[game])
    assert visitor.answers[-1]["kind"] == "refused"
    assert mind.is_asked(), "nothing has changed"
    await page.locator("#notice button").last.click()
    await page.keyboard.press("Escape")


@pytest.mark.parametrize("game", SHORT)
async def test_two_people_and_a_bot_play_a_whole_match(browser: Browser, house: Server, game: str) -> None:
    """Ana drags at a desk by night, and loads the page anew; Luz taps on a phone by day, and loses the network.

    Axe looks at every phase in which either of them is asked for something.
    """
    ana = await Visitor.enter(browser, house, color_scheme="dark")
    luz = await Visitor.enter(browser, house, viewport=PHONE, has_touch=True, locale="es-MX")
    phases: dict[Visitor, set[str]] = {ana: set(), luz: set()}

    async def look(visitor: Visitor) -> None:
        view = visitor.tables[table]["view"]
        phase = f"{view['phase']}/{(view.get('question') or {}).get('step')}"
        if phase not in phases[visitor]:
            phases[visitor].add(phase)
            await check(visitor)

    table = await ana.open_table(game, seats=3, options=SHORT[game])
    await luz.go(table)
    await luz.page.get_by_role("button", name="Sentarme aquí 2").click()
    await luz.page.click("text=¡Cuando quieran!")
    await is_ready(ana, 1)
    await ana.start_with_bots()
    await luz.page.wait_for_selector(".table.playing")

    async def reload(moves: int) -> None:
        await look(ana)
        if moves == 0:
            await is_refused(ana, table, game)
        if moves == 2:
            await ana.page.reload()
            await ana.page.wait_for_selector(".table.playing, .table.ended")

    async def lose_the_network(moves: int) -> None:
        await look(luz)
        if moves == 1:
            await luz.context.set_offline(True)
            await expect(luz.page.locator("#away")).not_to_be_empty()
            await luz.context.set_offline(False)
            await expect(luz.page.locator("#away")).to_be_empty()
            # A browser complains of a line that is down.
            luz.complaints.clear()

    made = await asyncio.gather(
        play_to_the_end(ana, table, befalls=reload), play_to_the_end(luz, table, befalls=lose_the_network)
    )
    assert min(made) > 2
    points = ana.tables[table]["view"]["outcome"]["points"]
    for visitor in (ana, luz):
        result = visitor.page.locator(".result")
        await result.wait_for()
        shown = {(await each.inner_text()).replace("−", "-") for each in await result.locator("li .points").all()}
        assert shown == {str(each) for each in points}
        await check(visitor)
        await visitor.check_quiet()
    assert len(phases[ana] | phases[luz]) >= LEAST_PHASES[game]
    await look_back(ana, table)


async def look_back(visitor: Visitor, table: str) -> None:
    """From the result to the match's own address, to its first steps, and back to the last one."""
    page = visitor.page
    await page.click("text=Look back, or share")
    await page.wait_for_url(f"{visitor.origin}/m/{table}*")
    place = page.locator(".past .place")
    last = await place.inner_text()
    await page.get_by_role("button", name="First", exact=True).click()
    await expect(place).to_contain_text("Step 1 of")
    for step in (2, 3, 4):
        await page.get_by_role("button", name="On", exact=True).click()
        await expect(place).to_contain_text(f"Step {step} of")
    await expect(page.locator(".result")).to_have_count(0)
    await page.get_by_role("button", name="Last", exact=True).click()
    await expect(place).to_have_text(last)
    await page.locator(".result").wait_for()
