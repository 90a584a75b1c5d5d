"""Is it a word? The page answers from what lies on the device, with a network or without."""

import re
from typing import Literal

import httpx
import pytest
from playwright.async_api import Browser, Page, expect

from tests.e2e.browser.clean import check
from tests.e2e.browser.conftest import MADE_UP
from tests.e2e.browser.visitors import DESK, PHONE, Visitor
from tests.e2e.serving import Server
from tests.patience import PATIENCE

pytestmark = pytest.mark.anyio
WORDS, MEANINGS = '[data-share="words"]', '[data-share="meanings"]'
# The first file that is kept here is not what it was.
_SPOIL = """async () => {
  const cache = await caches.open((await caches.keys()).find((name) => name.startsWith("sobremesa-words-")));
  const [file] = (await cache.keys()).filter(({ url }) => url.includes("/api/companion/words/es/"));
  const bytes = new Uint8Array(await (await cache.match(file)).arrayBuffer());
  bytes[bytes.length >> 1] ^= 16;
  await cache.put(file, new Response(bytes));
}"""

_NOTHING_LASTS = """for (const store of [CacheStorage, IDBFactory])
  store.prototype.open = () => { throw new DOMException("forbidden", "SecurityError"); };"""
# Two files fit, and then no more.
_NO_ROOM = """{
  const { put } = Cache.prototype;
  let room = 2;
  Cache.prototype.put = function (...asked) {
    if (!String(asked[0]).startsWith("/api/companion/words/") || room-- > 0) return put.apply(this, asked);
    return Promise.reject(new DOMException("full", "QuotaExceededError"));
  };
}"""
_KEPT_FILES = """async () => {
  const names = (await caches.keys()).filter((name) => name.startsWith("sobremesa-words-"));
  const files = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
  return files.flat().map(({ url }) => url);
}"""


def size_of(house: Server, language: str, share: Literal["words", "meanings"]) -> str:
    """How large a download is, as the page says it in English."""
    told = httpx.get(f"{house.url}/api/companion/words/{language}", timeout=PATIENCE).json()
    files = [file for file in told["files"] if (file["part"] == "words") == (share == "words")]
    return f"{round(sum(file['download'] for file in files) / 1e6, 1):g} MB"


async def open_check(visitor: Visitor) -> Page:
    """The page, once the words are on the device."""
    page = visitor.page
    await page.goto(f"{visitor.origin}/companion/words")
    await expect(page.locator(WORDS)).to_contain_text(re.compile(": (here, with|están aquí)"))
    return page


async def ask(page: Page, word: str, game: str = "") -> None:
    """Type a word and ask."""
    if game:
        await page.check(f"input[value={game}]")
    await page.fill("#asked-word", word)
    await page.keyboard.press("Enter")


async def test_a_word_is_valid_or_not_for_the_game_and_the_language_that_was_chosen(
    browser: Browser, house: Server
) -> None:
    """BUF-24, GOL-20, BIS-11, LOO-17."""
    ana = await Visitor.enter(browser, house, viewport=PHONE, locale="es-MX")
    page = await open_check(ana)
    answer = page.locator(".answer")
    # When to ask is there to be read; nobody hears it again with every word that is begun.
    await expect(answer).to_contain_text("BUF-25")
    await expect(answer.locator("[aria-live]")).to_be_empty()
    await ask(page, "Madrid", "loom")
    await expect(answer.locator("[data-valid=true]")).to_contain_text("Vale en The Letter Loom. LOO-17")
    await expect(answer).to_contain_text("En el diccionario: nombre propio")
    await ask(page, "Madrid", "golf")
    await expect(answer.locator("[data-valid=false]")).to_contain_text("nombre propio. GOL-20")
    await ask(page, "caña", "golf")
    await expect(answer.locator("[data-valid=true]")).to_have_count(1)
    await page.check("input[value=bisonte]")
    await expect(answer.locator("[data-valid=true]")).to_contain_text("BIS-11")
    # What it means is told without other words, even where only those are known.
    for word, told in (("hogar", "ambiente que ofrece"), ("perro", "Solo se conocen sinónimos suyos")):
        await ask(page, word)
        await page.click("#means")
        await expect(page.locator(".means")).to_contain_text(told)
        for other in ("hoguera", "chimenea", "canino"):
            await expect(page.locator(".means")).not_to_contain_text(other)
    # A round in English has its own words; whoever asks before they have come is answered then.
    await ask(page, "highway", "loom")
    await expect(answer.locator("[data-valid=false]")).to_contain_text("LOO-17")
    await page.check("input[value=en]")
    await expect(answer.locator("[data-valid=true]")).to_contain_text("LOO-17")
    size = size_of(house, "en", "words").replace(".", ",")
    await expect(page.locator(WORDS)).to_contain_text(f"Palabras en inglés: están aquí, con red o sin ella ({size}).")
    await ask(page, "c?t")
    await expect(answer.locator("[data-valid=false]")).to_contain_text("letras que el idioma no tiene")
    await page.reload()
    await expect(page.locator("input[value=en]")).to_be_checked()
    await expect(page.locator("input[value=loom]")).to_be_checked()
    await ana.check_quiet()


async def test_meanings_are_told_by_the_house_and_once_downloaded_by_the_device(
    browser: Browser, house: Server
) -> None:
    ana = await Visitor.enter(browser, house)
    page = await open_check(ana)
    await expect(page.locator(MEANINGS)).to_contain_text(f"not here yet ({size_of(house, 'en', 'meanings')})")
    await ask(page, "houses")
    await page.click("#means")
    await expect(page.locator(".means strong")).to_have_text("house")
    told = await page.locator(".means li").all_text_contents()
    await page.click(f"{MEANINGS} button")
    await expect(page.locator(MEANINGS)).to_contain_text("here, with or without a network")
    await ana.context.set_offline(offline=True)
    await ask(page, "houses")
    await page.click("#means")
    await expect(page.locator(".means li").first).to_be_visible()
    assert await page.locator(".means li").all_text_contents() == told
    await page.click(f"{MEANINGS} button")
    await ask(page, "houses")
    await page.click("#means")
    await expect(page.locator(".means")).to_contain_text("The meanings are not on this device")


async def test_a_meaning_is_that_of_the_word_as_the_game_reads_it_with_the_house_and_without(
    browser: Browser, house: Server
) -> None:
    """GOL-20: CUNADO may be CUÑADO in Golf alone, wherever the meanings come from."""
    ana = await Visitor.enter(browser, house, locale="es-MX")
    page = await open_check(ana)
    for is_here in (False, True):
        if is_here:
            await page.click(f"{MEANINGS} button")
            await expect(page.locator(MEANINGS)).to_contain_text("están aquí")
        for game, told in (("bisonte", "no se conoce"), ("buffet", "no se conoce"), ("golf", "cuñado")):
            await ask(page, "cunado", game)
            await page.click("#means")
            await expect(page.locator(".means")).to_contain_text(told)
    await ana.check_quiet()


async def test_what_is_damaged_on_the_device_is_noticed_and_fetched_again(browser: Browser, house: Server) -> None:
    ana = await Visitor.enter(browser, house, locale="es-MX")
    page = await open_check(ana)
    await page.evaluate(_SPOIL)
    async with page.expect_response("**/api/companion/words/es/*") as fetched:
        await open_check(ana)
    assert (await fetched.value).ok
    await ask(page, "casa", "bisonte")
    await expect(page.locator("[data-valid=true]")).to_contain_text("BIS-11")
    await ana.check_quiet()


async def test_under_plain_http_words_are_kept_as_well(browser: Browser, house: Server) -> None:
    ana = await Visitor.enter(browser, house, "/", host=MADE_UP)
    page = await open_check(ana)
    assert not await page.evaluate("isSecureContext")
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    await open_check(ana)
    await ask(page, "cubic", "golf")
    await expect(page.locator("[data-valid=true]")).to_contain_text("GOL-20")
    assert not [url for url in asked if re.search(r"/words/en/[0-9a-f]{64}", url)]
    await page.click(f"{WORDS} button")
    await expect(page.locator(WORDS)).to_contain_text(f"not here yet ({size_of(house, 'en', 'words')})")
    await ask(page, "cubic")
    await expect(page.locator(".answer")).to_contain_text("The words are not on this device yet")
    await page.click(f"{WORDS} button")
    await expect(page.locator("[data-valid=true]")).to_contain_text("GOL-20")


async def test_without_network_and_words_the_page_says_so_and_tries_again(browser: Browser, house: Server) -> None:
    ana = await Visitor.enter(browser, house)
    await ana.page.route("**/api/companion/words/**", lambda route: route.abort())
    await ana.page.goto(f"{ana.origin}/companion/words")
    await expect(ana.page.locator(".trouble")).to_have_text(
        "The house did not answer: these words could not be fetched."
    )
    # Of what was wanted: the other share has no trouble of its own.
    await ana.page.click(f"{MEANINGS} button")
    await expect(ana.page.locator(".trouble").last).to_contain_text("these meanings could not be fetched")
    await ana.page.unroute("**/api/companion/words/**")
    await ana.page.click(f"{WORDS} button")
    await expect(ana.page.locator(".trouble")).to_have_count(0)
    await expect(ana.page.locator(WORDS)).to_contain_text("here, with")
    # With words, but opened without a network: the house is asked when there is one, without anybody's doing.
    await ana.page.route("**/api/companion/words/**", lambda route: route.abort())
    await open_check(ana)
    await expect(ana.page.locator(MEANINGS)).to_contain_text("English meanings: not here.")
    await ana.page.unroute("**/api/companion/words/**")
    await ana.page.evaluate("dispatchEvent(new Event('online'))")
    await expect(ana.page.locator(MEANINGS)).to_contain_text("not here yet")


@pytest.mark.parametrize(
    ("forbid", "why"),
    [(_NOTHING_LASTS, "This browser keeps nothing for longer."), (_NO_ROOM, "This device has no room")],
    ids=["nothing lasts", "no room"],
)
async def test_where_the_browser_keeps_no_files_the_page_does_not_promise_them(
    browser: Browser, house: Server, forbid: str, why: str
) -> None:
    """What has come is used all the same; of what did not fit as a whole, nothing stays."""
    ana = await Visitor.enter(browser, house, keeps=True)
    await ana.context.add_init_script(forbid)
    await ana.page.goto(f"{ana.origin}/companion/words")
    size = size_of(house, "en", "words")
    await expect(ana.page.locator(WORDS)).to_contain_text(f"here until you close this page ({size}). {why}")
    if forbid == _NO_ROOM:
        assert await ana.page.evaluate(_KEPT_FILES) == []
    await ask(ana.page, "cubic", "golf")
    await expect(ana.page.locator("[data-valid=true]")).to_contain_text("GOL-20")
    await ana.page.goto(f"{ana.origin}/companion")
    await expect(ana.page.locator("#readiness")).to_have_attribute("data-ready", re.compile("without-words|not-yet"))


async def test_what_was_removed_does_not_come_back_unasked_nor_does_anything_where_the_line_is_spared(
    browser: Browser, house: Server
) -> None:
    ana = await Visitor.enter(browser, house)
    page = await open_check(ana)
    await page.click(f"{WORDS} button")
    size = size_of(house, "en", "words")
    await expect(page.locator(WORDS)).to_contain_text(f"not here yet ({size})")
    files: list[str] = []
    page.on("request", lambda request: files.append(request.url) if re.search(r"/[0-9a-f]{64}$", request.url) else None)
    for _ in range(2):
        await page.reload()
        await expect(page.locator(WORDS)).to_contain_text(f"not here yet ({size})")
        assert files == []
        await ana.context.add_init_script(
            "localStorage.clear(); Object.defineProperty(navigator, 'connection', { value: { saveData: true } });"
        )
    await page.click(f"{WORDS} button")
    await expect(page.locator(WORDS)).to_contain_text("here, with or without a network")
    assert files


@pytest.mark.parametrize(("scheme", "viewport"), [("light", PHONE), ("dark", DESK)], ids=["day", "night"])
async def test_axe_finds_nothing_to_say_of_the_word_check(
    browser: Browser, house: Server, scheme: Literal["light", "dark"], viewport: dict[str, int]
) -> None:
    ana = await Visitor.enter(browser, house, color_scheme=scheme, viewport=viewport, locale="es-MX")
    page = await open_check(ana)
    await check(ana)
    await page.evaluate("document.querySelectorAll('details').forEach((each) => (each.open = true))")
    for word in ("canción", "hechiso"):
        await ask(page, word)
        await expect(page.locator(".answer .card")).to_be_visible()
        await check(ana)
