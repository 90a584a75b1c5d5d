"""Pieces that are dragged: by a hand that has left them at once, by a finger, and by one that is taken away."""

from typing import Any

import pytest
from playwright.async_api import Browser, CDPSession, Locator, Page, expect

from tests.e2e.browser.hands import box_of, move
from tests.e2e.browser.visitors import PHONE, Visitor
from tests.e2e.serving import Server

pytestmark = pytest.mark.anyio
SQUARE = '[data-cell="48"]'
"""Free after the first play of another, which runs through the centre."""
HOVERS = 56
"""So high does a tile of Bisonte hover over a finger."""
JOKER = "•"
ENOUGH = 9


async def middle(piece: Locator) -> tuple[float, float]:
    """Where to touch it."""
    box = await box_of(piece)
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


async def fling(page: Page, piece: Locator, target: Locator) -> None:
    """In one leap: no place between the two is ever told to the page."""
    start, end = await middle(piece), await middle(target)
    await page.mouse.move(*start)
    await page.mouse.down()
    await page.mouse.move(*end)
    await page.mouse.up()


async def touch(session: CDPSession, kind: str, **fingers: tuple[float, float]) -> None:
    """All fingers that are on the glass after this, by their names."""
    points = [{"x": x, "y": y, "id": ["first", "second"].index(name)} for name, (x, y) in fingers.items()]
    await session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})


async def come_to(visitor: Visitor, game: str, kind: str, **setting: Any) -> dict[str, Any]:
    """Play until this kind of move is to be made, in one match after another; the view then."""
    for _ in range(ENOUGH):
        table = await visitor.open_table(game, **setting)
        await visitor.start_with_bots()
        mind = visitor.mind(table)
        while await visitor.until(lambda: mind.is_asked() or "over" * mind.is_over) != "over":  # noqa: B023 - called here
            view: dict[str, Any] = mind.update["view"]
            if mind.choose()["type"] == kind and JOKER in view.get("faces", JOKER):
                return view
            await move(visitor, table, game)
    raise AssertionError(f"nobody was ever asked to {kind}")


async def test_a_joker_that_is_flung_onto_a_letter_lies_there_and_one_beside_it_is_taken_off(
    browser: Browser, house: Server
) -> None:
    ana = await Visitor.enter(browser, house)
    await come_to(ana, "golf", "choose", seats=1)
    page = ana.page
    joker, letter = page.locator('[data-helper="joker-0"]'), page.locator(".tile.open").first
    for chosen in await page.locator(".helper select").all():
        await chosen.select_option("")
    await expect(page.locator(".tile.helped")).to_have_count(0)
    await fling(page, joker, letter)
    await expect(letter).to_contain_text(JOKER)
    # The click at the end of the way would have lifted it once more.
    await expect(joker).to_have_attribute("aria-pressed", "false")
    await fling(page, joker, page.locator(".how"))
    await expect(page.locator(".tile.helped")).to_have_count(0)
    await joker.click()
    await expect(joker).to_have_attribute("aria-pressed", "true")
    await ana.check_quiet()


async def test_a_card_that_is_flung_onto_the_rail_hangs_there_and_one_beside_it_goes_back(
    browser: Browser, house: Server
) -> None:
    ana = await Visitor.enter(browser, house)
    view = await come_to(ana, "loom", "write", options={"clock": False})
    page = ana.page
    rail, hung = page.locator(".rail"), page.locator("[data-rail]")
    for number, card in enumerate(view["hand"][:2], 1):
        await fling(page, page.locator(f'[data-card="{card}"]:visible').first, rail)
        await expect(hung).to_have_count(number)
    await fling(page, hung.first, page.locator("#done"))
    await expect(hung).to_have_count(1)
    await hung.first.click()
    await expect(hung).to_have_count(0)
    await ana.check_quiet()


async def test_a_finger_drags_a_tile_whatever_another_does_and_puts_it_back_when_it_is_taken_away(
    browser: Browser, house: Server
) -> None:
    ana = await Visitor.enter(browser, house, viewport=PHONE, has_touch=True)
    await come_to(ana, "bisonte", "play", options={"clock": False})
    page = ana.page
    fingers = await ana.context.new_cdp_session(page)
    tiles = page.locator(".rack [data-tile]:not([data-tile='*'])")
    (x, y), other = await middle(page.locator(SQUARE)), await middle(tiles.last)
    count = await tiles.count()

    await touch(fingers, "touchStart", first=await middle(tiles.first))
    await touch(fingers, "touchMove", first=(x, y + HOVERS))
    await expect(page.locator(".carried")).to_have_count(1)
    await touch(fingers, "touchCancel")
    await expect(page.locator(".carried")).to_have_count(0)
    await expect(tiles).to_have_count(count)

    await touch(fingers, "touchStart", first=await middle(tiles.first))
    await touch(fingers, "touchMove", first=(x, y + HOVERS))
    await touch(fingers, "touchStart", first=(x, y + HOVERS), second=other)
    await touch(fingers, "touchMove", first=(x, y + HOVERS), second=(x, y))
    await touch(fingers, "touchEnd")
    await expect(page.locator(f"{SQUARE}.laid")).to_have_count(1)
    await expect(tiles).to_have_count(count - 1)
    await ana.check_quiet()
