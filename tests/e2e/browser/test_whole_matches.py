"""A match of each game from the first move to the last: two people and bots, by clicking and dragging."""

import asyncio
from typing import Any

import pytest
from playwright.async_api import Browser, expect

from tests.e2e.browser.clean import check
from tests.e2e.browser.forbidden import is_refused
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
SEATS = {"golf": 3, "buffet": 4, "bisonte": 4, "loom": 3}
"""More bots make a match shorter for people where all take from one bag, or from one board."""
LEAST_PHASES = {"golf": 3, "buffet": 2, "bisonte": 1, "loom": 5}


@pytest.mark.parametrize("game", SHORT)
async def test_two_people_play_a_whole_match_with_bots(browser: Browser, house: Server, game: str) -> None:
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

    table = await ana.open_table(game, seats=SEATS[game], options=SHORT[game])
    await luz.go(table)
    await luz.page.get_by_role("button", name="Sentarme aquí 2").click()
    await luz.page.click("text=¡Cuando quieran!")
    await is_ready(ana, 1)
    await ana.start_with_bots()
    await luz.page.wait_for_selector(".table.playing")

    refused = False

    async def reload(moves: int) -> None:
        nonlocal refused
        await look(ana)
        refused = refused or await is_refused(ana, table, game)
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
    assert refused
    points = ana.tables[table]["view"]["outcome"]["points"]
    for visitor in (ana, luz):
        result = visitor.page.locator(".result")
        await result.wait_for()
        shown = {(await each.inner_text()).replace("−", "-") for each in await result.locator("li .points").all()}
        assert shown == {str(each) for each in points}
        await finds_the_deal_fair(visitor)
        await check(visitor)
        await visitor.check_quiet()
    assert len(phases[ana] | phases[luz]) >= LEAST_PHASES[game]
    await look_back(ana, table)


async def finds_the_deal_fair(visitor: Visitor) -> None:
    """TAB-3: the browser has checked the whole match by itself, and holds it against what it kept of the start."""
    spanish = await visitor.page.evaluate("document.documentElement.lang") == "es"
    await visitor.page.get_by_role("button", name="Reparto justo" if spanish else "Fair deal").click()
    sheet = visitor.page.get_by_role("dialog")
    await expect(sheet).to_contain_text("ha comprobado toda la partida" if spanish else "has checked the whole match")
    await expect(sheet.locator("dd")).to_have_count(3)
    await expect(sheet).not_to_contain_text("no aportó" if spanish else "added no number")
    await visitor.page.keyboard.press("Escape")


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
