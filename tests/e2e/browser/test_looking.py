"""What people see of a match: the lens, another language in the middle of it, a replay by its link, a big screen."""

import re

import pytest
from playwright.async_api import Browser, expect

from tests.e2e.browser.hands import make
from tests.e2e.browser.visitors import PHONE, Visitor, play_by_socket
from tests.e2e.serving import Server

pytestmark = pytest.mark.anyio

# How many cells of the board say their letter to whoever listens; one that is looked at through the lens does.
_READABLE = r"""() => [...document.querySelectorAll("[data-cell]")]
  .filter((cell) => /letter [A-ZÑ]\b/.test(cell.getAttribute("aria-label"))).length"""


async def test_the_lens_alone_makes_letters_readable_and_lies_on_the_table_after_announcing(
    browser: Browser, house: Server
) -> None:
    ana = await Visitor.enter(browser, house)
    table = await ana.open_table("buffet", seats=2, options={"clock": False, "words": "dictionary"}, pace="human")
    await ana.start_with_bots()
    page, mind = ana.page, ana.mind(table)
    await ana.until(mind.is_asked)
    await page.hover('[data-cell="112"]', force=True)
    await expect(page.locator(".lens.up")).to_be_visible()
    assert await page.evaluate(_READABLE) <= 30, "what lies under the lens, and no more"
    await page.click("#menu")
    await page.get_by_role("button", name="I would like a pause").click()
    await page.keyboard.press("Escape")
    await page.hover('[data-cell="112"]', force=True)
    await expect(page.locator(".lens.up")).to_have_count(0)
    assert await page.evaluate(_READABLE) == 0, "in a pause nobody looks on"
    await page.click("#go-on")
    await page.hover('[data-cell="113"]', force=True)
    await expect(page.locator(".lens.up")).to_be_visible()
    await make(ana, "buffet", mind.choose())
    await ana.until(lambda: ana.tables[table]["view"]["sight"] == "nothing")
    await page.hover('[data-cell="112"]', force=True)
    await expect(page.locator(".lens.up")).to_have_count(0)
    assert await page.evaluate(_READABLE) == 0
    await ana.check_quiet()


async def test_without_the_lens_as_an_option_the_whole_board_is_read(browser: Browser, house: Server) -> None:
    ana = await Visitor.enter(browser, house, viewport=PHONE)
    await ana.open_table("buffet", seats=2, options={"clock": False, "lens": False}, pace="human")
    await ana.start_with_bots()
    await expect(ana.page.locator("[data-cell]").first).to_be_attached()
    await expect(ana.page.locator("[data-cell][aria-label*='letter']").nth(200)).to_be_attached()
    assert await ana.page.evaluate(_READABLE) > 200
    await expect(ana.page.locator(".lens.up")).to_have_count(0)


async def test_the_language_changes_in_mid_match_and_what_was_begun_stays(browser: Browser, house: Server) -> None:
    ana = await Visitor.enter(browser, house)
    await ana.open_table("golf", seats=1)
    await ana.start_with_bots()
    await ana.page.fill("#word", "TABLE")
    await expect(ana.page.locator("#hand-in")).to_have_text("Hand in")
    await ana.page.click("#menu")
    await ana.page.get_by_label("Language").select_option("es")
    await ana.page.keyboard.press("Escape")
    await expect(ana.page.locator("h1")).to_have_text("Word Golf")
    await expect(ana.page.locator("#hand-in")).to_have_text("Entregar")
    await expect(ana.page.locator("#word")).to_have_value("TABLE")
    await expect(ana.page.locator(".story").first).to_contain_text("Empieza la partida.")
    await expect(ana.page.locator("#away")).to_be_empty()
    # A refusal comes in the new language, too.
    await ana.page.fill("#word", "")
    assert await ana.page.locator("html").get_attribute("lang") == "es"
    await ana.check_quiet()


async def test_a_replay_is_shared_by_a_link_that_opens_at_its_step(browser: Browser, house: Server) -> None:
    options = {"rounds": 1, "clock": False, "words": "dictionary"}
    player, table = await play_by_socket(house, "loom", options=options)
    ana = await Visitor.enter_as(player, browser)
    await ana.go(table)
    await ana.page.click("text=Look back, or share")
    await ana.page.get_by_role("button", name="First", exact=True).click()
    for _ in range(3):
        await ana.page.get_by_role("button", name="On", exact=True).click()
    place = await ana.page.locator(".place").inner_text()
    link = await ana.page.input_value("#link")
    luz = await Visitor.enter(browser, house, viewport=PHONE)
    await luz.page.goto(link)
    await expect(luz.page.locator(".place")).to_have_text(place)
    await luz.page.keyboard.press("End")
    await expect(luz.page.locator(".result")).to_be_visible()
    await luz.check_quiet()


async def test_a_big_screen_shows_the_board_and_nobodys_hand(browser: Browser, house: Server) -> None:
    ana = await Visitor.enter(browser, house)
    table = await ana.open_table("bisonte", seats=2, options={"clock": False})
    screen = await ana.context.new_page()
    await screen.goto(f"{ana.origin}/screen/{table}")
    await expect(screen.get_by_role("img", name=re.compile("QR"))).to_be_visible()
    await expect(screen.locator(".address")).to_have_text(f"{ana.origin.removeprefix('http://')}/t/{table}")
    await ana.start_with_bots()
    await expect(screen.locator("[data-cell]").first).to_be_visible()
    assert await screen.locator(".rack, #play, .hand").count() == 0
    await expect(screen.locator(".chip")).to_have_count(2)
    await ana.check_quiet()
