"""A wall that shows how to come to the table, large enough for four metres, and needs nobody who scrolls it."""

import re
from typing import Any

import pytest
from playwright.async_api import Browser, Page, ViewportSize, expect

from tests.e2e.browser.visitors import PHONE, Visitor
from tests.e2e.serving import Server

pytestmark = pytest.mark.anyio
WALLS: tuple[ViewportSize, ...] = ({"width": 1440, "height": 900}, {"width": 1920, "height": 1080})
READABLE = 0.015
"""Of the width of a wall: two centimetres where it is as wide as a table."""
_MEASURED = """() => {
  const size = (name) => parseFloat(getComputedStyle(document.querySelector(name)).fontSize);
  return {
    wide: document.documentElement.scrollWidth,
    foot: document.querySelector(".invitation").getBoundingClientRect().bottom,
    code: size(".code"),
    address: size(".address"),
  };
}"""


async def check_walls(screen: Page) -> None:
    """Everything that says how to come in is in sight and large, and a phone has nothing that sticks out."""
    for wall in WALLS:
        await screen.set_viewport_size(wall)
        # As on a wall of this size: a page that is made larger is drawn anew at its leisure.
        await screen.reload()
        await expect(screen.locator(".invitation")).to_be_in_viewport(ratio=1)
        measured: dict[str, Any] = await screen.evaluate(_MEASURED)
        assert measured["foot"] <= wall["height"], measured
        assert measured["address"] >= READABLE * wall["width"], measured
        assert measured["code"] >= 1.5 * measured["address"], measured
    await screen.set_viewport_size(PHONE)
    await screen.reload()
    await expect(screen.locator(".invitation")).to_be_visible()
    assert (await screen.evaluate(_MEASURED))["wide"] <= PHONE["width"]


async def test_a_screen_opened_from_the_table_shows_its_code_and_address_before_and_during_the_match(
    browser: Browser, house: Server
) -> None:
    ana = await Visitor.enter(browser, house)
    table = await ana.open_table("golf", seats=4, options={"clock": False})
    code = ana.tables[table]["state"]["code"]
    async with ana.context.expect_page() as opened:
        await ana.page.click("a[href^='/screen/']")
    screen = await opened.value
    await expect(screen.locator(".address")).to_have_text(ana.origin.removeprefix("http://"))
    await expect(screen.locator(".code")).to_have_text(code)
    await check_walls(screen)
    await ana.start_with_bots()
    await expect(screen.locator(".screen.playing .golf")).to_be_visible()
    await expect(screen.locator(".code")).to_have_text(code)
    await check_walls(screen)
    await ana.check_quiet()


async def test_a_screen_that_somebody_else_opens_is_not_told_the_code_of_a_private_table(
    browser: Browser, house: Server
) -> None:
    ana = await Visitor.enter(browser, house)
    table = await ana.open_table("bisonte")
    luz = await Visitor.enter(browser, house)
    await luz.page.goto(f"{luz.origin}/screen/{table}")
    await expect(luz.page.get_by_role("img", name=re.compile("QR"))).to_be_visible()
    await expect(luz.page.locator(".address")).to_have_text(f"{luz.origin.removeprefix('http://')}/t/{table}")
    await expect(luz.page.locator(".code")).to_have_count(0)
