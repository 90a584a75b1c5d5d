"""Nobody is kept out: axe finds nothing on any page, by day and by night, and a phone needs no sideways scroll."""

from typing import Literal

import pytest
from axe_playwright_python.async_playwright import Axe  # type: ignore[import-untyped]
from playwright.async_api import Browser

from sobremesa.games import GAMES
from tests.e2e.browser.visitors import DESK, PHONE, Visitor
from tests.e2e.serving import Server

pytestmark = pytest.mark.anyio


_SETTLED = """() => {
  const ending = document.getAnimations().filter((each) => each.effect?.getTiming().iterations !== Infinity);
  return Promise.all(ending.map((each) => each.finished.catch(() => 0))).then(() => true);
}"""


async def check(visitor: Visitor) -> None:
    """What axe says about the page once it has come to rest, and whether it is wider than its window."""
    await visitor.page.evaluate(_SETTLED)
    found = await Axe().run(visitor.page, options={"resultTypes": ["violations"]})
    assert found.violations_count == 0, found.generate_report()
    assert await visitor.page.evaluate("document.documentElement.scrollWidth <= innerWidth")


PAGES = (
    "/", "/lobby", "/new", "/new/bisonte", "/daily", "/rules", "/rules/loom", "/rules/table", "/me", "/settings",
    "/about", "/nowhere",
)  # fmt: skip
SIGHTS = pytest.mark.parametrize(("scheme", "viewport"), [("light", PHONE), ("dark", DESK)], ids=["day", "night"])


@SIGHTS
async def test_axe_finds_nothing_to_say_of_any_page(
    browser: Browser, house: Server, scheme: Literal["light", "dark"], viewport: dict[str, int]
) -> None:
    ana = await Visitor.enter(browser, house, color_scheme=scheme, viewport=viewport, locale="es-MX")
    for path in PAGES:
        await ana.page.goto(ana.origin + path)
        await ana.page.wait_for_selector("h1")
        await check(ana)
    assert not [each for each in ana.complaints if "404" not in each]


@SIGHTS
@pytest.mark.parametrize("game", GAMES)
async def test_axe_finds_nothing_to_say(
    browser: Browser, house: Server, game: str, scheme: Literal["light", "dark"], viewport: dict[str, int]
) -> None:
    ana = await Visitor.enter(browser, house, color_scheme=scheme, viewport=viewport, locale="es-MX")
    await check(ana)
    await ana.open_table(game, language="es", options={"clock": False}, seats=2)
    await check(ana)
    await ana.start_with_bots()
    await ana.page.wait_for_selector(".hand")
    await ana.page.evaluate("document.querySelectorAll('details').forEach((each) => (each.open = true))")
    await check(ana)
    await ana.page.click("#menu")
    await check(ana)
    await ana.check_quiet()
