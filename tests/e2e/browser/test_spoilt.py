"""Addresses and memories that are not as the page made them: a page in one's language all the same, and a way home."""

import json
import re

import pytest
from playwright.async_api import Browser, expect

from sobremesa.games import GAMES
from tests.e2e.browser.visitors import PHONE, Visitor
from tests.e2e.players import Mind, Player
from tests.e2e.seating import begin, sit_down
from tests.e2e.serving import Server

pytestmark = pytest.mark.anyio

NOWHERE = "Aquí no hay nada"
NO_TABLE = "No existe esa mesa"
ADDRESSES = {
    "/rules/constructor": "Reglas",
    "/rules/__proto__": NOWHERE,
    "/rules/toString": NOWHERE,
    "/new/xyz": "¿Qué juego será?",
    "/new/constructor": "¿Qué juego será?",
    "/daily/2026-99-99": "",
    "/daily/0000-00-00": "",
    "/daily/9999-12-31": "",
    "/daily/today": NOWHERE,
    "/t/%00": NOWHERE,
    "/t/zzz": NO_TABLE,
    "/t/__proto__": NO_TABLE,
    "/t/" + "z" * 41: NOWHERE,
    "/screen/zzz": NO_TABLE,
    "/screen/constructor": NO_TABLE,
    "/m/zzz": "",
    "/m/zzz?step=zzz&seat=-1": "",
    "/people/zzz": "",
    "/people/constructor": "",
    "/people/%E2%80%AE": NOWHERE,
    "/%ff%fe": NOWHERE,
    "//nowhere": NOWHERE,
    "/?<script>alert(1)</script>#<img src=x>": "Siéntate y juega",
}
OF_THE_BROWSER = re.compile(r"Failed to load resource: the server responded with a status of 4\d\d")
"""What a browser says by itself of an answer that is a no."""
PLACES = {"?step=zzz&seat=99": "", "?step=-5": "last", "?step=1e9": "last", "?step=0": "first", "?step=99999": "last"}
SETTINGS = {"theme": {"x": 1}, "sound": 7, "motion": ["less"]}
SETTING = {
    "language": 7, "seats": "many", "public": "yes", "bots": ["expert"], "stand_ins": {}, "pace": "warp", "hints": "no",
    "chat": [], "reactions": 1, "spectators": None, "options": "clock", "edition": {"x": 1},
}  # fmt: skip
DAYS = {"2026-99-99": "x", "x": {}, "__proto__": 1}
SETS = "for (const [name, value] of Object.entries({})) localStorage.setItem(`sobremesa.${{name}}`, value);"
BLOCKED = """for (const name of ["localStorage", "sessionStorage", "caches", "indexedDB"])
  Object.defineProperty(window, name, { get() { throw new DOMException("blocked", "SecurityError"); } });"""


async def is_sensible(visitor: Visitor, text: str) -> None:
    """A page in Spanish with something on it, a way home, and nothing that scripts complain of."""
    page = visitor.page
    await expect(page.locator("main")).to_contain_text(text or re.compile(r"\w"))
    await expect(page.locator("main")).not_to_contain_text("Poniendo la mesa")
    assert await page.locator("html").get_attribute("lang") == "es"
    await expect(page.locator("a[href='/']:visible").first).to_be_visible()
    assert not [each for each in visitor.complaints if not OF_THE_BROWSER.match(each)], (page.url, visitor.complaints)
    assert await page.evaluate("window.violations") == []
    visitor.complaints.clear()


async def test_an_address_that_nobody_made_gives_a_page_with_a_way_home(browser: Browser, house: Server) -> None:
    ana = await Visitor.enter(browser, house, viewport=PHONE, locale="es-MX")
    for address, text in ADDRESSES.items():
        await ana.page.goto(ana.origin + address)
        await is_sensible(ana, text)


async def test_a_place_that_a_match_does_not_have_is_the_nearest_one_that_it_has(
    browser: Browser, house: Server
) -> None:
    luz = await Player.enter(house, "Luz")
    table = await sit_down([luz], game="golf", options={"clock": False, "words": "dictionary"})
    await begin([luz], table)
    await Mind(luz, table).play()
    ana = await Visitor.enter(browser, house, locale="es-MX")
    await ana.page.goto(f"{ana.origin}/m/{table}")
    place = ana.page.locator(".past .place")
    last = await place.inner_text()
    for query, where in PLACES.items():
        await ana.page.goto(f"{ana.origin}/m/{table}{query}")
        if where:
            await expect(place).to_contain_text(last if where == "last" else "Paso 1 de")
        await is_sensible(ana, "")


async def walk(visitor: Visitor) -> None:
    """Through the pages that remember something, to a table of one's own, and one move there."""
    for path in ("/settings", *(f"/new/{game}" for game in GAMES), "/daily", "/"):
        await visitor.page.goto(visitor.origin + path)
        await is_sensible(visitor, "")
    await visitor.page.goto(f"{visitor.origin}/new/golf")
    await visitor.page.click("#open")
    await visitor.page.wait_for_selector("#start")
    await visitor.start_with_bots()
    await visitor.page.click("#empty-card")
    await visitor.until(lambda: [each for each in visitor.answers if each["asked"] == "write"])
    assert [each for each in visitor.complaints if not OF_THE_BROWSER.match(each)] == []


@pytest.mark.parametrize("memory", ["not even data", "a list", "parts of other kinds"])
async def test_what_lies_in_the_browsers_memory_may_be_rubbish(browser: Browser, house: Server, memory: str) -> None:
    ana = await Visitor.enter(browser, house, locale="es-MX")
    person = (await (await ana.page.request.get(f"{ana.origin}/api/me")).json())["person"]["id"]
    names = ("language", "words", "bots", "last-table", *(f"tip-{game}" for game in GAMES))
    parts = {"settings": SETTINGS, f"days.{person}": DAYS, **{f"setup-{game}": SETTING for game in GAMES}}
    rubbish = {"not even data": "{\u0000", "a list": "[7]"}.get(memory, "../../evil?x=<b>")
    kept = dict.fromkeys((*names, *parts), rubbish)
    if memory == "parts of other kinds":
        kept |= {name: json.dumps(value) for name, value in parts.items()}
    await ana.context.add_init_script(SETS.format(json.dumps(kept)))
    await walk(ana)
    await ana.page.goto(ana.origin)
    await expect(ana.page.locator("#game-golf")).to_be_visible()
    await expect(ana.page.locator("#last-table")).to_have_count(0)


async def test_a_browser_that_remembers_nothing_plays_all_the_same(browser: Browser, house: Server) -> None:
    ana = await Visitor.enter(browser, house, locale="es-MX")
    await ana.context.add_init_script(BLOCKED)
    await walk(ana)
