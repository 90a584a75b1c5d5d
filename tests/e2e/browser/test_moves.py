"""A move before it is made: what it would score, why it would be refused, and a hint."""

import re

import pytest
from playwright.async_api import Browser, Page, expect

from tests.e2e.browser.hands import make
from tests.e2e.browser.visitors import Visitor, is_ready
from tests.e2e.serving import Server

pytestmark = pytest.mark.anyio
CENTRE = 112
NO_PLACE = re.compile(r"BIS-[12]\s*$")
"""The corner is no place for a first play, nor for one beside nothing."""


async def test_a_play_shows_its_points_before_it_is_made_and_its_clause_when_it_is_refused(
    browser: Browser, house: Server
) -> None:
    ana = await Visitor.enter(browser, house)
    table = await ana.open_table("bisonte", options={"words": "checked", "clock": False})
    await ana.start_with_bots()
    page, mind = ana.page, ana.mind(table)
    await ana.until(mind.is_asked)
    preview = page.locator("#preview")
    tile = next(tile for tile in mind.update["view"]["rack"] if tile != "*")

    await page.locator(f'.rack [data-tile="{tile}"]').first.click()
    await page.click('[data-cell="0"]')
    await expect(preview).to_contain_text(NO_PLACE)
    await expect(page.locator("#play")).to_be_disabled()
    await page.keyboard.press("Enter")
    await expect(page.locator("#notice")).to_contain_text(NO_PLACE)
    assert await ana.until(lambda: ana.answered("play")) == ["refused"]
    await page.click('[data-cell="0"]')
    await expect(page.locator("#play")).to_be_disabled()

    action = mind.choose()
    assert action["type"] == "play"
    before = ana.tables[table]["view"]["players"][ana.tables[table]["seat"]]["points"]
    await make(ana, "bisonte", action)
    await ana.until(lambda: ana.answered("play")[1:] == ["done"])
    await ana.until(lambda: mind.update["number"] >= ana.answers[-1]["number"])
    assert mind.update["view"]["players"][mind.update["seat"]]["points"] > before
    await ana.check_quiet()


async def test_a_word_can_be_typed_from_a_square_and_objected_to(browser: Browser, house: Server) -> None:
    ana = await Visitor.enter(browser, house)
    table = await ana.open_table("bisonte", seats=2, options={"words": "objection"})
    luz = await Visitor.enter(browser, house)
    await luz.go(table)
    await luz.page.click("text=Sit here")
    await luz.page.click("text=I am ready")
    await is_ready(ana, 1)
    await ana.start_with_bots()
    minds = {visitor: visitor.mind(table) for visitor in (ana, luz)}
    for visitor in minds:
        await visitor.until(lambda visitor=visitor: visitor.tables[table]["view"])  # type: ignore[misc]
    on_turn = ana if minds[ana].update["view"]["on_turn"] == minds[ana].update["seat"] else luz
    other = luz if on_turn is ana else ana
    letters = [tile for tile in minds[on_turn].update["view"]["rack"] if tile != "*"][:2]
    await on_turn.page.click(f'[data-cell="{CENTRE}"]')
    await on_turn.page.keyboard.type("".join(letters))
    await expect(on_turn.page.locator(".cell.laid")).to_have_count(2)
    main = on_turn.page.locator("#play")
    await expect(main).to_contain_text("Play ·")
    await on_turn.page.keyboard.press("Enter")
    await expect(other.page.locator("#preview")).to_contain_text("".join(letters))
    await other.page.click("#object")
    await on_turn.until(lambda: minds[on_turn].update["view"]["turns"])
    await expect(on_turn.page.locator(".story").first).to_contain_text("objects")
    await ana.check_quiet()
    await luz.check_quiet()


async def test_a_hint_is_given_where_the_table_allows_it(browser: Browser, house: Server) -> None:
    ana = await Visitor.enter(browser, house)
    table = await ana.open_table("golf", seats=1, hints=True)
    await ana.start_with_bots()
    await ana.until(lambda: ana.tables[table]["view"])
    await ana.page.click("#hint")
    await expect(ana.page.locator(".hints li strong").first).not_to_be_empty()
    await ana.check_quiet()


async def go(page: Page, start: int, end: int) -> None:
    """From one cell to another with arrows."""
    for keys, steps in (
        (("ArrowUp", "ArrowDown"), end // 15 - start // 15),
        (("ArrowLeft", "ArrowRight"), end % 15 - start % 15),
    ):
        for _ in range(abs(steps)):
            await page.keyboard.press(keys[steps > 0])


async def test_a_word_is_traced_with_keys_alone(browser: Browser, house: Server) -> None:
    ana = await Visitor.enter(browser, house)
    table = await ana.open_table("buffet", options={"clock": False})
    await ana.start_with_bots()
    page, mind = ana.page, ana.mind(table)
    await ana.until(mind.is_asked)
    action = mind.choose()
    assert action["type"] == "announce"
    await page.focus('[data-cell="0"]')
    at = 0
    for cell in action["path"]:
        await go(page, at, cell)
        await page.keyboard.press("Enter")
        at = cell
    traced = page.locator("#traced")
    word = "".join(ana.tables[table]["view"]["letters"][cell] for cell in action["path"])
    await expect(traced).to_have_text(word)
    await page.keyboard.press("Backspace")
    await expect(traced).to_have_text(word[:-1])
    # One is on the last letter now, which Enter would take back as well.
    await go(page, action["path"][-2], action["path"][-1])
    await page.keyboard.press("Enter")
    await expect(traced).to_have_text(word)
    await page.click("#announce")
    assert await ana.until(lambda: ana.answered("announce")) == ["done"]
    await ana.check_quiet()
