"""Nobody is kept out of the companion: axe finds nothing, and letters may be twice as large."""

from collections.abc import Awaitable, Callable
from typing import Literal

import pytest
from playwright.async_api import Browser, expect

from sobremesa.games import GAMES
from tests.e2e.browser.clean import check
from tests.e2e.browser.companions import begin, come, write_loom
from tests.e2e.browser.hands import box_of
from tests.e2e.browser.test_access import SIGHTS
from tests.e2e.browser.test_large_letters import ZOOMED, cut_off, faults, large
from tests.e2e.browser.visitors import PHONE, Visitor
from tests.e2e.serving import Server

pytestmark = pytest.mark.anyio
__all__ = ["large"]
FAMILY = ("Ana", "Beto", "Luz", "Abuela Carmen")
CHOICES = {"bisonte": {"clock": "true"}, "loom": {"rounds": "1"}}
OPENED = ("#menu", "#words", "[data-total='0']", "[data-timer] .face", "#share")
"""What can be opened over a match of the Loom that is over."""


async def visit(visitor: Visitor, seen: Callable[[str], Awaitable[None]]) -> None:
    """Every view of the companion, once it is there."""
    page = visitor.page

    async def look(path: str, there: str = "h1") -> None:
        await page.goto(f"{visitor.origin}{path}")
        await page.wait_for_selector(there)
        await seen(path)

    await look("/companion")
    for game in GAMES:
        await look(f"/companion/{game}", "#begin")
        await begin(visitor, game, FAMILY, CHOICES.get(game))
        await seen(f"a match of {game}")
        if game == "golf":
            await page.locator("table td button").first.click()
            await page.wait_for_selector("dialog[open]")
            await seen("an entry of golf")
    await write_loom(page, 1, dict(zip(FAMILY, (12, 8, -4, 3), strict=True)))
    await page.locator(".course summary").click()
    await seen("a match of the loom that is over")
    for opened in OPENED:
        await page.locator(opened).first.click()
        await page.wait_for_selector("dialog[open]")
        if "face" in opened:
            # The page fills the screen a moment later.
            await expect(page.locator("dialog :fullscreen")).to_have_count(1)
            await box_of(page.locator("dialog[open]"))
        await seen(f"{opened} opened")
        await page.keyboard.press("Escape")
    await look("/companion", "[data-match]")
    await look("/companion/records", "table")
    await look("/companion/words", "main input")
    await look("/companion/boards", "main button")


@SIGHTS
async def test_axe_finds_nothing_to_say_of_the_companion(
    browser: Browser, house: Server, scheme: Literal["light", "dark"], viewport: dict[str, int]
) -> None:
    ana = await come(browser, house, color_scheme=scheme, viewport=viewport)

    found: list[str] = []

    async def seen(where: str) -> None:
        try:
            await check(ana)
        except AssertionError as wrong:
            found.append(f"{where}: {wrong}")

    await visit(ana, seen)
    assert not found, "\n".join(found)
    await ana.check_quiet()


async def test_the_companion_can_be_read_in_letters_of_twice_the_size(
    browser: Browser,
    large: Browser,
    house: Server,
) -> None:
    """What is found in any view is told at once, by the window and the view."""
    found: list[str] = []
    windows = {
        "phone": await come(large, house, viewport=PHONE, has_touch=True),
        "desk": await come(browser, house, viewport=ZOOMED),
    }
    for name, window in windows.items():

        async def seen(where: str, name: str = name, window: Visitor = window) -> None:
            # Under what lies over a page nothing can be reached.
            is_covered = await window.page.locator("dialog[open]").count()
            found.extend(await (cut_off if is_covered else faults)(window, f"{name}, {where}"))

        await visit(window, seen)
    assert not found, "\n".join(found)
