"""Letters of twice the size: nothing is cut off, nothing scrolls sideways, and every button can be pressed."""

import asyncio
import itertools
from collections.abc import AsyncIterator
from typing import Any

import pytest
from playwright.async_api import Browser, ViewportSize

from sobremesa.games import GAMES
from tests.e2e.browser.clean import SETTLED, STICKS_OUT
from tests.e2e.browser.conftest import open_browser
from tests.e2e.browser.visitors import PHONE, Visitor
from tests.e2e.players import Mind, Player
from tests.e2e.seating import begin, sit_down
from tests.e2e.serving import Server

pytestmark = pytest.mark.anyio

ZOOMED: ViewportSize = {"width": 640, "height": 450}
"""A window of 1280 by 900 with everything at 200 %."""
TWICE = "--blink-settings=defaultFontSize=32"
"""What a browser's own setting for larger letters does: everything that is measured in them doubles."""
PAGES = (
    "/", "/lobby", "/new", *(f"/new/{game}" for game in GAMES), "/daily", "/rules",
    *(f"/rules/{game}" for game in GAMES), "/rules/table", "/me", "/settings", "/about", "/nowhere",
    "/print", "/new/buffet?set=K7M2QX", "/new/golf?set=K7M2QX",
)  # fmt: skip
TABLES: dict[str, dict[str, Any]] = {
    "buffet": {"clock": False, "words": "dictionary"},
    "golf": {"clock": False, "words": "dictionary"},
    "bisonte": {"clock": False, "words": "objection"},
    "loom": {"clock": False, "words": "dictionary", "rounds": 2},
}
# Letters outside of the window, or of something that hides them and does not scroll; what ends in … is no surprise.
_CUT_OFF = """() => {
  const found = [];
  const hides = (overflow) => overflow === "hidden" || overflow === "clip";
  const scrolls = (overflow) => overflow === "auto" || overflow === "scroll";
  const named = (node) => `${node.localName}.${node.getAttribute("class")}`;
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const holder = text.parentElement;
    if (!text.data.trim() || holder.closest("svg, script, noscript, select")) continue;
    if (!holder.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
    const range = document.createRange();
    range.selectNodeContents(text);
    const box = range.getBoundingClientRect();
    let [across, down, hider] = [box.width > 0, box.width > 0, null];
    for (let at = holder; at !== document.documentElement && (across || down) && !hider; at = at.parentElement) {
      const style = getComputedStyle(at);
      if (style.clipPath !== "none" || style.textOverflow === "ellipsis" || style.webkitLineClamp !== "none") {
        across = down = false;
      }
      const edge = at.getBoundingClientRect();
      if (across && hides(style.overflowX) && (box.right > edge.right + 2 || box.left < edge.left - 2)) hider = at;
      if (down && hides(style.overflowY) && (box.bottom > edge.bottom + 4 || box.top < edge.top - 4)) hider = at;
      across &&= !scrolls(style.overflowX);
      down &&= !scrolls(style.overflowY);
    }
    if (hider || (across && (box.right > innerWidth + 1 || box.left < -1)))
      found.push(`"${text.data.trim().slice(0, 40)}" in ${named(holder)}, by ${hider ? named(hider) : "the window"}`);
  }
  return found;
}"""
# Buttons that cannot be brought under a finger, however one scrolls.
_OUT_OF_REACH = """() => {
  const isHit = (button, block) => {
    button.scrollIntoView({ block, inline: "center" });
    const box = button.getBoundingClientRect();
    const hit = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
    // A show that passes by itself may lie over the board: what is under it comes back.
    return hit !== null && (button.contains(hit) || hit.contains(button) || hit.closest(".reveal") !== null);
  };
  const missed = [...document.querySelectorAll("main :is(button, a), .hand button, .bar :is(button, a), nav a")]
    .filter((button) => !button.closest(":disabled, [inert]") && button.checkVisibility({ visibilityProperty: true }))
    .filter((button) => !["center", "start", "end"].some((block) => isHit(button, block)))
    .map((button) => button.ariaLabel ?? button.textContent.trim().slice(0, 30));
  scrollTo(0, 0);
  return missed;
}"""


@pytest.fixture(scope="module")
async def large(anyio_backend: str) -> AsyncIterator[Browser]:
    """A browser whose letters are twice as large."""
    async with open_browser(TWICE) as opened:
        yield opened


async def open_windows(player: Player, large: Browser, browser: Browser) -> tuple[Visitor, Visitor]:
    """Somebody's phone with large letters, and their desk at 200 %."""
    return await asyncio.gather(
        Visitor.enter_as(player, large, viewport=PHONE, has_touch=True, locale="es-MX"),
        Visitor.enter_as(player, browser, viewport=ZOOMED, locale="es-MX"),
    )


# Words that stand letter under letter, for want of room.
_BROKEN = """() => [...document.querySelectorAll("dialog[open] button, dialog[open] .digits, header nav a")]
  .filter((each) => {
    const text = each.textContent.trim();
    const range = document.createRange();
    range.selectNodeContents(each);
    const lines = new Set([...range.getClientRects()].map(({ bottom }) => Math.round(bottom))).size;
    return each.checkVisibility() && lines > 3 && lines > text.length / 3;
  })
  .map((each) => each.textContent.trim())"""


async def cut_off(visitor: Visitor, where: str) -> list[str]:
    """What is too wide for a window, cut off in it, or broken into letters."""
    await visitor.page.evaluate(SETTLED)
    found = [f"{where}: too wide: {each}" for each in await visitor.page.evaluate(STICKS_OUT)]
    found += [f"{where}: cut off: {each}" for each in await visitor.page.evaluate(_CUT_OFF)]
    return found + [f"{where}: broken: {each}" for each in await visitor.page.evaluate(_BROKEN)]


async def faults(visitor: Visitor, where: str) -> list[str]:
    """What is cut off in a window, or cannot be reached."""
    found = await cut_off(visitor, where)
    found += [f"{where}: out of reach: {each}" for each in await visitor.page.evaluate(_OUT_OF_REACH)]
    return found


async def check(windows: tuple[Visitor, Visitor], where: str) -> None:
    """Nothing is cut off, and everything can be reached, in both windows."""
    found = await asyncio.gather(*map(faults, windows, (f"phone, {where}", f"desk, {where}")))
    assert not any(found), "\n".join(itertools.chain(*found))


async def go(windows: tuple[Visitor, Visitor], path: str, selector: str) -> None:
    """To an address in both windows, until this is there."""

    async def follow(visitor: Visitor) -> None:
        await visitor.page.goto(visitor.origin + path)
        await visitor.page.wait_for_selector(selector)

    await asyncio.gather(*map(follow, windows))


async def test_every_page_can_be_read_in_letters_of_twice_the_size(
    browser: Browser, large: Browser, house: Server
) -> None:
    windows = await open_windows(await Player.enter(house, "Ana"), large, browser)
    for path in PAGES:
        await go(windows, path, "h1")
        await check(windows, path)
    # What is said where nobody answers is longer than any number of pages.
    for visitor in windows:
        await visitor.page.route("**/api/print/**", lambda route: route.abort())
    await go(windows, "/print", "text=/cannot be told now|no se puede decir/")
    await check(windows, "/print without an answer")


@pytest.mark.parametrize("game", GAMES)
async def test_every_phase_can_be_played_in_letters_of_twice_the_size(
    browser: Browser, large: Browser, house: Server, game: str
) -> None:
    ana = await Player.enter(house, "Ana")
    table = await sit_down([ana], bots=2, game=game, language="es", options=TABLES[game])
    windows = await open_windows(ana, large, browser)
    await go(windows, f"/t/{table}", "#start")
    await check(windows, "before the start")
    await begin([ana], table)
    mind, seen = Mind(ana, table), set[str]()
    while await ana.until(lambda: mind.is_asked() or "over" * mind.is_over) != "over":
        view, number = mind.update["view"], mind.update["number"]
        phase = f"{view['phase']}/{(view.get('question') or {}).get('step')}"
        if phase not in seen:
            seen.add(phase)
            for visitor in windows:
                await visitor.until(lambda: visitor.tables[table]["number"] >= number)  # noqa: B023
                await visitor.page.wait_for_selector(".table.playing .hand")
            await check(windows, phase)
        await ana.do(table, "act", action=mind.choose())
        await ana.until(lambda number=number: mind.update["number"] > number)
    for where, path, selector in (
        ("the result", f"/t/{table}", ".result"),
        ("looking back", f"/m/{table}", ".result"),
        ("its first step", f"/m/{table}?step=1", ".past .place"),
    ):
        await go(windows, path, selector)
        await check(windows, where)
