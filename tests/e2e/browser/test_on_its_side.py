"""A phone on its side: board, people and hand stand beside each other, and nothing has to be scrolled."""

import pytest
from playwright.async_api import Browser, expect

from sobremesa.games import GAMES
from tests.e2e.browser.visitors import PHONE, Visitor
from tests.e2e.serving import Server

pytestmark = pytest.mark.anyio

_HIDDEN = """() => {
  const sticksOut = (each) => {
    const { top, bottom } = each.getBoundingClientRect();
    return top < -1 || bottom > innerHeight + 1;
  };
  const parts = [document.documentElement, ...document.querySelectorAll(".bar, .chip, .clock, .middle, .hand")];
  return parts
    .filter((each) => sticksOut(each) || (each.matches(".hand") && each.scrollHeight > each.clientHeight + 1))
    .map((each) => each.className || each.tagName);
}"""


@pytest.mark.parametrize("game", GAMES)
async def test_a_table_fits_whole_beside_the_hand(browser: Browser, house: Server, game: str) -> None:
    viewport = {"width": PHONE["height"], "height": PHONE["width"]}
    ana = await Visitor.enter(browser, house, "/", viewport=viewport, has_touch=True)
    await ana.page.evaluate(f"localStorage.setItem('sobremesa.tip-{game}', 'seen')")
    await ana.open_table(game, seats=3, options={"clock": False})
    await ana.start_with_bots()
    await expect(ana.page.locator(".hand")).to_be_visible()
    await expect(ana.page.locator(".clock p")).not_to_be_empty()
    assert await ana.page.evaluate(_HIDDEN) == []
    await ana.check_quiet()
