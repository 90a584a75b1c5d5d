"""What people ask of a table while a match runs: a pause, an end, another match, and somebody who is away."""

import pytest
from playwright.async_api import Browser, Page, expect

from tests.e2e.browser.visitors import Visitor, is_ready
from tests.e2e.serving import Server, serving

pytestmark = pytest.mark.anyio


async def two_at_golf(browser: Browser, house: Server) -> tuple[Visitor, Visitor, str]:
    """Ana opens a table, Luz sits down, and the match has begun."""
    ana = await Visitor.enter(browser, house)
    luz = await Visitor.enter(browser, house)
    table = await ana.open_table("golf", options={"clock": False})
    await luz.go(table)
    await luz.page.click("text=Sit here")
    await luz.page.click("text=I am ready")
    await is_ready(ana, 1)
    await ana.start_with_bots()
    await luz.page.wait_for_selector(".table.playing")
    for visitor in (ana, luz):
        await visitor.page.click("#menu")
    return ana, luz, table


async def press(page: Page, name: str) -> None:
    """A button by what it says."""
    await page.get_by_role("button", name=name, exact=True).click()


async def test_all_agree_on_a_pause_and_anybody_ends_it_and_who_leaves_is_replaced(
    browser: Browser, house: Server
) -> None:
    ana, luz, _ = await two_at_golf(browser, house)
    await press(ana.page, "I would like a pause")
    await expect(luz.page.get_by_text("Would like a pause:")).to_be_visible()
    await press(luz.page, "I would like a pause")
    for visitor in (ana, luz):
        await expect(visitor.page.locator("#clock")).to_contain_text("The match is paused.")
        await expect(visitor.page.locator("#hand-in")).to_have_count(0)
    for visitor in (ana, luz):
        await visitor.page.keyboard.press("Escape")
    await press(luz.page, "Go on")
    await expect(ana.page.locator("#hand-in")).to_have_count(1)

    for visitor in (ana, luz):
        await visitor.page.click("#menu")
    await press(luz.page, "Leave the match")
    await press(luz.page, "Yes, leave for good")
    await expect(ana.page.locator(".chip", has_text="left, a bot plays")).to_be_visible()

    await press(ana.page, "Vote to end the match")
    await ana.page.keyboard.press("Escape")
    await expect(ana.page.locator(".result")).to_contain_text("TAB-10")
    await press(ana.page, "Play again")
    await expect(ana.page.locator("#start")).to_be_visible()
    await ana.check_quiet()
    await luz.check_quiet()


async def test_a_seat_whose_player_stays_away_is_handed_to_a_bot_and_taken_back(browser: Browser) -> None:
    with serving("memory:", "--host", "127.0.0.1", "--countdown", "0", "--no-address-limits") as house:
        ana, luz, table = await two_at_golf(browser, house)
        await luz.context.set_offline(True)
        await expect(ana.page.locator(".chip", has_text="no connection")).to_be_visible()
        house.end_grace()
        await expect(ana.page.get_by_text("What shall happen?")).to_be_attached()
        await ana.page.keyboard.press("Escape")
        await expect(ana.page.locator(".chip", has_text="absent")).to_be_visible()
        await expect(ana.page.locator(".story").first).to_contain_text("is absent.")
        await ana.page.select_option("[aria-label='Level of the bot in seat 2']", "child")
        await press(ana.page, "Let a bot play")
        await expect(ana.page.locator(".chip", has_text="a bot plays")).to_be_visible()
        await luz.context.set_offline(False)
        await expect(ana.page.locator(".chip", has_text="a bot plays")).to_have_count(0)
        await luz.until(lambda: not luz.tables[table]["state"]["seats"][1]["handed"])
        await Visitor.all_leave()
