"""Pictures of every page and of every phase of every game, on a phone and at a desk, by day and by night.

`make screenshots` writes them into `screenshots/`, which git ignores: to be looked at.
"""

import argparse
import asyncio
import shutil
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, Literal

from playwright.async_api import Browser, BrowserContext, Page, ViewportSize, async_playwright

from sobremesa.games import GAMES
from tests.e2e.browser.conftest import OPTIONS, find_browser
from tests.e2e.browser.visitors import DESK, PHONE
from tests.e2e.players import Mind, Player
from tests.e2e.seating import begin, sit_down
from tests.e2e.serving import Server, serving

FOLDER = Path(__file__).resolve().parent.parent / "screenshots"
LIGHTS: tuple[Literal["light"], Literal["dark"]] = ("light", "dark")
SIGHTS: tuple[tuple[str, ViewportSize, str], ...] = (("phone", PHONE, "es-ES"), ("desk", DESK, "en-GB"))
"""On a phone in Spanish, at a desk in English: so each text is seen in one of the two places."""
PAGES = (
    "/", "/lobby", "/new", "/new/golf", "/new/loom", "/daily", "/rules", "/rules/buffet", "/rules/golf",
    "/rules/bisonte", "/rules/loom", "/rules/table", "/me", "/settings", "/about", "/nowhere-at-all",
)  # fmt: skip
TABLES: dict[str, dict[str, Any]] = {
    "buffet": {"options": {"clock": False, "words": "dictionary"}},
    "golf": {"options": {"clock": False, "words": "dictionary"}},
    "bisonte": {"options": {"clock": False, "words": "objection"}},
    "loom": {"options": {"clock": False, "words": "dictionary", "rounds": 2}},
}
SETTLED = """() => {
  const ending = document.getAnimations().filter((each) => each.effect?.getTiming().iterations !== Infinity);
  return Promise.all([document.fonts.ready, ...ending.map((each) => each.finished.catch(() => 0))]).then(() => true);
}"""


TIPS_SEEN = "".join(f"localStorage.setItem('sobremesa.tip-{game}', 'seen');" for game in GAMES)
"""On the phone everything is seen for the first time."""


class Camera:
    """A browser of one person, on a phone and at a desk."""

    def __init__(self, pages: dict[str, Page]) -> None:
        self._pages = pages
        self._taken: set[str] = set()

    async def go(self, path: str) -> None:
        """To this address, in both."""
        for page in self._pages.values():
            await page.goto(path)

    async def take(self, name: str, *, whole: bool = False) -> None:
        """Four pictures of what is there, unless there are some of this name."""
        if name in self._taken:
            return
        self._taken.add(name)
        for size, page in self._pages.items():
            for light in LIGHTS:
                await page.emulate_media(color_scheme=light)
                await page.evaluate(SETTLED)
                await page.screenshot(path=FOLDER / f"{name}-{size}-{light}.png", full_page=whole)


@asynccontextmanager
async def camera(browser: Browser, house: Server, player: Player) -> AsyncIterator[Camera]:
    """Somebody's own browser windows."""
    contexts: list[BrowserContext] = []
    pages = {}
    for size, viewport, locale in SIGHTS:
        context = await browser.new_context(
            viewport=viewport, locale=locale, base_url=house.url, has_touch=size == "phone"
        )
        contexts.append(context)
        cookies = [{"name": name, "value": value, "url": house.url} for name, value in player.http.cookies.items()]
        await context.add_cookies(cookies)  # type: ignore[arg-type]
        if size == "desk":
            await context.add_init_script(TIPS_SEEN)
        pages[size] = await context.new_page()
    yield Camera(pages)
    for context in contexts:
        await context.close()


async def take_pages(browser: Browser, house: Server) -> None:
    """Every page that needs no match."""
    ana = await Player.enter(house, "Ana")
    async with camera(browser, house, ana) as taking:
        for path in PAGES:
            await taking.go(path)
            await taking.take(path.strip("/").replace("/", "-") or "home", whole=True)


async def take_match(browser: Browser, house: Server, game: str) -> None:
    """A whole match: before its start, each phase in which somebody is asked, the end, and looking back."""
    ana = await Player.enter(house, "Ana")
    async with camera(browser, house, ana) as taking:
        table = await sit_down([ana], bots=2, game=game, **TABLES[game])
        await taking.go(f"/t/{table}")
        await taking.take(f"{game}-0-gathering")
        await begin([ana], table)
        mind = Mind(ana, table, "club")
        while await ana.until(lambda: mind.is_asked() or "over" * mind.is_over) != "over":
            await taking.take(f"{game}-{_phase(mind.update['view'])}")
            number = mind.update["number"]
            await ana.do(table, "act", action=mind.choose())
            await ana.until(lambda number=number: mind.update["number"] > number)
        await taking.take(f"{game}-over", whole=True)
        await taking.go(f"/m/{table}")
        await taking.take(f"{game}-replay", whole=True)
        await taking.go(f"/screen/{table}")
        await taking.take(f"{game}-screen")


def _phase(view: dict[str, Any]) -> str:
    question = view.get("question")
    return f"{view['phase']}-{question['step']}" if question else str(view["phase"])


async def take_all(games: list[str], *, pages: bool) -> None:
    """Everything, one after another, from a house of its own."""
    FOLDER.mkdir(exist_ok=True)
    with serving("memory:", "--host", "127.0.0.1", "--no-address-limits", "--countdown", "0") as house:
        async with async_playwright() as playwright:
            browser = await playwright.chromium.launch(executable_path=find_browser(), args=list(OPTIONS))
            if pages:
                await take_pages(browser, house)
            for game in games:
                await take_match(browser, house, game)
            await browser.close()
        await Player.all_leave()


def main() -> None:
    """`python -m scripts.screenshots [--games golf,loom] [--no-pages]`."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", default=",".join(GAMES), help="only these")
    parser.add_argument("--no-pages", action="store_true", help="only matches")
    given = parser.parse_args()
    games = [game for game in given.games.split(",") if game]
    if not given.no_pages and len(games) == len(GAMES):
        shutil.rmtree(FOLDER, ignore_errors=True)
    asyncio.run(take_all(games, pages=not given.no_pages))
    print(f"{len(list(FOLDER.glob('*.png')))} pictures in {FOLDER.name}/")


if __name__ == "__main__":
    main()
