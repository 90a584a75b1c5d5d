"""Nobody is kept out: axe finds nothing on any page, by day and by night, and a phone needs no sideways scroll."""

from typing import Literal

import pytest
from playwright.async_api import Browser

from sobremesa.games import GAMES
from tests.e2e.browser.clean import check
from tests.e2e.browser.naming import SLOW, check_names, let_come
from tests.e2e.browser.visitors import DESK, PHONE, Visitor
from tests.e2e.serving import Server

pytestmark = pytest.mark.anyio


PAGES = (
    "/", "/lobby", "/new", "/new/bisonte", "/daily", "/rules", "/rules/loom", "/rules/table", "/me", "/settings",
    "/about", "/nowhere", "/print", "/new/buffet?set=K7M2QX", "/new/golf?set=K7M2QX", "/new/golf?set=no",
)  # fmt: skip
FIRST = {"light": "latest", "dark": "oldest"}
"""Which of the house's answers come first, where they come one by one."""
SIGHTS = pytest.mark.parametrize(("scheme", "viewport"), [("light", PHONE), ("dark", DESK)], ids=["day", "night"])


@SIGHTS
async def test_axe_finds_nothing_to_say_of_any_page_and_nothing_has_no_name_while_answers_come(
    browser: Browser, house: Server, scheme: Literal["light", "dark"], viewport: dict[str, int]
) -> None:
    ana = await Visitor.enter(browser, house, color_scheme=scheme, viewport=viewport, locale="es-MX")
    table = await ana.open_table("loom", language="es", options={"rounds": 2})
    await ana.context.add_init_script(SLOW)
    for path in (*PAGES, f"/t/{table}", f"/screen/{table}", "/companion/loom"):
        await ana.page.goto(ana.origin + path)
        await let_come(ana.page, FIRST[scheme])
        await ana.page.wait_for_selector("h1, .invitation")
        if path == "/new/bisonte":
            await ana.page.wait_for_selector("#own-words")
            await ana.page.evaluate("document.querySelectorAll('details').forEach((each) => (each.open = true))")
        await check(ana)
        await check_names(ana.page)
    assert not [each for each in ana.complaints if "404" not in each]


@SIGHTS
@pytest.mark.parametrize("game", GAMES)
async def test_axe_finds_nothing_to_say(
    browser: Browser, house: Server, game: str, scheme: Literal["light", "dark"], viewport: dict[str, int]
) -> None:
    ana = await Visitor.enter(browser, house, color_scheme=scheme, viewport=viewport, locale="es-MX")
    await ana.open_table(game, language="es", options={"clock": False}, seats=2)
    await check(ana)
    await ana.start_with_bots()
    await ana.page.wait_for_selector(".hand")
    await ana.page.evaluate("document.querySelectorAll('details').forEach((each) => (each.open = true))")
    await check(ana)
    await ana.page.click("#menu")
    await check(ana)
    await ana.check_quiet()
