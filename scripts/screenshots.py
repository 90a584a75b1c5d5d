"""Pictures of every page, of every phase of every game and of what happens between, by day and by night.

Pages are seen on a phone and at a desk, tables on a phone that lies on its side as well.

`make screenshots` writes them into `screenshots/`, which git ignores: to be looked at.
"""

import argparse
import asyncio
import json
import shutil
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, Literal

from playwright.async_api import Browser, BrowserContext, FilePayload, Locator, Page, ViewportSize, async_playwright

from scripts.companion_book import BOOK, MATCHES
from sobremesa.games import GAMES
from tests.e2e.browser.conftest import OPTIONS, find_browser
from tests.e2e.browser.visitors import DESK, PHONE
from tests.e2e.players import Mind, Player
from tests.e2e.seating import all_see, begin, come_in, sit_down
from tests.e2e.serving import Server, serving

FOLDER = Path(__file__).resolve().parent.parent / "screenshots"
LIGHTS: tuple[Literal["light"], Literal["dark"]] = ("light", "dark")
Sights = tuple[tuple[str, ViewportSize, str], ...]
SIGHTS: Sights = (("phone", PHONE, "es-ES"), ("desk", DESK, "en-GB"))
"""On a phone in Spanish, at a desk in English: so each text is seen in one of the two places."""
ON_ITS_SIDE: ViewportSize = {"width": PHONE["height"], "height": PHONE["width"]}
TABLE_SIGHTS: Sights = (*SIGHTS, ("side", ON_ITS_SIDE, "es-ES"))
HOUSE = ("--host", "127.0.0.1", "--no-address-limits", "--countdown", "0")
PAGES = (
    "/", "/lobby", "/new", "/new/golf", "/new/loom", "/daily", "/rules", "/rules/buffet", "/rules/golf",
    "/rules/bisonte", "/rules/loom", "/rules/table", "/companion/buffet", "/companion/bisonte", "/companion/words",
    "/companion/boards", "/me", "/settings", "/about", "/nowhere-at-all",
)  # fmt: skip
PAPER = {
    "print-buffet": ("/print?game=buffet", "[aria-labelledby=inside] li + li"),
    "print-golf": ("/print?game=golf", "[aria-labelledby=inside] li + li"),
    "set-buffet": ("/new/buffet?set=K7M2QX&language=es", "#printed-set svg"),
    "set-golf": ("/new/golf?set=K7M2QX&language=en", "#printed-set table"),
    "set-unknown": ("/new/golf?set=K7M2QU", ".bad"),
}
"""What is printed, and printed sets that come back: the address, and what there is to wait for."""
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
    """The windows of one person, on a phone, at a desk, and at tables on a phone's side."""

    def __init__(self, pages: dict[str, Page]) -> None:
        self._pages = pages
        self._taken: set[str] = set()

    async def go(self, path: str) -> None:
        """To this address, in all of them."""
        for page in self._pages.values():
            await page.goto(path)

    async def press(self, where: str) -> None:
        """What can be pressed there, in each window that shows it."""
        for page in self._pages.values():
            shown = self._first(page, where)
            if await shown.count():
                await shown.click()

    async def key(self, name: str) -> None:
        """A key, in all of them."""
        for page in self._pages.values():
            await page.keyboard.press(name)

    async def see(self, where: str) -> None:
        """Wait until all of them show it."""
        for page in self._pages.values():
            await self._first(page, where).wait_for()

    async def lose(self, *, network: bool) -> None:
        """Cut all of them off, or let them in again."""
        for page in self._pages.values():
            await page.context.set_offline(network)
        await self.see("#away:not(:empty)" if network else ".table")

    @staticmethod
    def _first(page: Page, where: str) -> Locator:
        return page.locator(where).locator("visible=true").first

    async def hand(self, where: str, name: str, content: str) -> None:
        """A file, to all of them."""
        for page in self._pages.values():
            file: FilePayload = {"name": name, "mimeType": "application/json", "buffer": content.encode()}
            await page.set_input_files(where, files=[file])

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
async def camera(
    browser: Browser, house: Server, player: Player, sights: Sights = TABLE_SIGHTS
) -> AsyncIterator[Camera]:
    """Somebody's own browser windows."""
    contexts: list[BrowserContext] = []
    pages = {}
    for size, viewport, locale in sights:
        context = await browser.new_context(
            viewport=viewport, locale=locale, base_url=house.url, has_touch=size != "desk"
        )
        contexts.append(context)
        cookies = [{"name": name, "value": value, "url": house.url} for name, value in player.http.cookies.items()]
        await context.add_cookies(cookies)  # type: ignore[arg-type]
        if size != "phone":
            await context.add_init_script(TIPS_SEEN)
        pages[size] = await context.new_page()
    yield Camera(pages)
    for context in contexts:
        await context.close()


async def take_pages(browser: Browser, house: Server) -> None:
    """Every page that needs no match."""
    ana = await Player.enter(house, "Ana")
    async with camera(browser, house, ana, SIGHTS) as taking:
        for path in PAGES:
            await taking.go(path)
            await taking.take(path.strip("/").replace("/", "-") or "home", whole=True)
        for name, (path, where) in PAPER.items():
            await taking.go(path)
            await taking.see(where)
            await taking.take(name, whole=True)


async def take_match(browser: Browser, house: Server, game: str) -> None:
    """A whole match: before its start, each phase in which somebody is asked, the end, and looking back."""
    ana = await Player.enter(house, "Ana")
    async with camera(browser, house, ana) as taking:
        table = await sit_down([ana], bots=2, game=game, **TABLES[game])
        await taking.go(f"/t/{table}")
        await taking.take(f"{game}-0-gathering")
        await begin([ana], table)
        await _play(taking, ana, table, game)
        await taking.take(f"{game}-over", whole=True)
        await taking.press(".result [aria-expanded]")
        await taking.see(".result .coach p:not(.quiet)")
        await taking.take(f"{game}-coach", whole=True)
        await taking.go(f"/m/{table}")
        await taking.take(f"{game}-replay", whole=True)
        await taking.go(f"/screen/{table}")
        await taking.take(f"{game}-screen")


async def take_alone(browser: Browser, house: Server) -> None:
    """The day's golf, against Luis, and what the day's page says of it afterwards."""
    ana = await Player.enter(house, "Ana")
    async with camera(browser, house, ana) as taking:
        # Each window shows the day of its own language.
        for language in ("es", "en"):
            answer = await ana.http.post(f"/api/daily/golf/{language}")
            table = answer.json()["table"]
            await ana.watch(table)
            await taking.go(f"/t/{table}")
            await _play(taking, ana, table, "luis")
            await taking.take("luis-over", whole=True)
        await taking.go("/daily")
        await taking.see("article.over[data-game=golf]")
        await taking.take("daily-played", whole=True)
        await taking.press("article[data-game=golf] button")
        await taking.take("daily-card")


async def take_company(browser: Browser, house: Server) -> None:
    """What happens between two people: an invitation, chat, hints, a vote, a pause, a lost line, somebody away."""
    ana, luz = await come_in(house, "Ana Luz")
    async with camera(browser, house, ana) as taking:
        setting: dict[str, Any] = {"game": "golf", "hints": True, "options": {"clock": False, "words": "table"}}
        table = await sit_down([ana, luz], **setting)
        await taking.go(f"/t/{table}")
        await taking.press(".share [aria-expanded]")
        await taking.see(".qr")
        await taking.take("company-invitation", whole=True)
        await begin([ana, luz], table)
        await _open_sheets(taking, luz, table)
        await taking.lose(network=True)
        await taking.take("company-lost")
        await taking.lose(network=False)
        for player in (ana, luz):
            await player.do(table, "pause", wishes=True)
        await taking.see("#go-on")
        await taking.take("company-paused")
        await ana.do(table, "go-on")
        await _vote(taking, ana, luz, table)
        await luz.disconnect()
        await taking.see("main section.card select")
        await taking.take("company-absent")


async def take_companion(browser: Browser, house: Server) -> None:
    """A family's book, a match of each game in it, and what can be opened over one."""
    ana = await Player.enter(house, "Ana")
    async with camera(browser, house, ana) as taking:
        await taking.go("/companion")
        await taking.hand("#import", "book.json", json.dumps(BOOK))
        await taking.see("[data-match]")
        await taking.take("companion", whole=True)
        await taking.go("/companion/records")
        await taking.take("companion-records", whole=True)
        for match in MATCHES:
            await taking.go(f"/companion/{match['id']}")
            await taking.see(".totals")
            await taking.take(f"companion-{match['id']}", whole=True)
        await taking.go(f"/companion/{MATCHES[0]['id']}")
        opened = {"names": "#rename", "share": "#share", "why": "[data-total='1']", "words": "#words", "time": ".face"}
        for name, where in opened.items():
            if name == "names":
                await taking.press("#menu")
                await taking.take("companion-menu")
            await taking.press(where)
            await taking.take(f"companion-{name}")
            await taking.key("Escape")


async def _open_sheets(taking: Camera, luz: Player, table: str) -> None:
    await luz.ask("say", table=table, preset="hello")
    await luz.ask("say", table=table, text="¿Quién trae el café?")
    for name, where in {
        "hints": "#hint", "talk": "header [aria-label^=Chat]", "menu": "#menu", "sheet": "header .narrow >> nth=0",
    }.items():  # fmt: skip
        await taking.press(where)
        await taking.take(f"company-{name}")
        await taking.key("Escape")
    await taking.key("?")
    await taking.take("company-keys")
    await taking.key("Escape")


async def _vote(taking: Camera, ana: Player, luz: Player, table: str) -> None:
    """Luz writes what no dictionary has, and Ana is asked."""
    await all_see([ana, luz], table, "playing")
    hole = Mind(luz, table).choose()
    await luz.do(table, "act", action={**hole, "word": "".join("XJ"[each % 2] for each, _ in enumerate(hole["word"]))})
    await ana.do(table, "act", action=Mind(ana, table).choose())
    await taking.see(".votes")
    await taking.take("company-vote")


async def _play(taking: Camera, player: Player, table: str, name: str) -> None:
    """Play to the end, and take each phase in which one is asked."""
    mind = Mind(player, table, "club")
    while await player.until(lambda: mind.is_asked() or "over" * mind.is_over) != "over":
        await taking.take(f"{name}-{_phase(mind.update['view'])}")
        number = mind.update["number"]
        await player.do(table, "act", action=mind.choose())
        await player.until(lambda number=number: mind.update["number"] > number)


def _phase(view: dict[str, Any]) -> str:
    question = view.get("question")
    return f"{view['phase']}-{question['step']}" if question else str(view["phase"])


async def take_all(games: list[str], *, pages: bool, company: bool, companion: bool) -> None:
    """Everything, one after another, from a house of its own, in which nobody is waited for."""
    FOLDER.mkdir(exist_ok=True)
    with serving("memory:", *HOUSE, "--grace", "1") as house:
        async with async_playwright() as playwright:
            browser = await playwright.chromium.launch(executable_path=find_browser(), args=list(OPTIONS))
            if pages:
                await take_pages(browser, house)
            for game in games:
                await take_match(browser, house, game)
            if companion:
                await take_companion(browser, house)
            if company:
                await take_alone(browser, house)
                await take_company(browser, house)
            await browser.close()
        await Player.all_leave()


def main() -> None:
    """`python -m scripts.screenshots [--games golf,loom] [--no-pages] [--no-company] [--no-companion]`."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", default=",".join(GAMES), help="only these")
    parser.add_argument("--no-pages", action="store_true", help="no pages without a match")
    parser.add_argument("--no-company", action="store_true", help="nothing that happens between moves")
    parser.add_argument("--no-companion", action="store_true", help="nothing of the wooden table")
    given = parser.parse_args()
    games = [game for game in given.games.split(",") if game]
    if not (given.no_pages or given.no_company or given.no_companion) and len(games) == len(GAMES):
        shutil.rmtree(FOLDER, ignore_errors=True)
    wanted = {"pages": not given.no_pages, "company": not given.no_company, "companion": not given.no_companion}
    asyncio.run(take_all(games, **wanted))
    print(f"{len(list(FOLDER.glob('*.png')))} pictures in {FOLDER.name}/")


if __name__ == "__main__":
    main()
