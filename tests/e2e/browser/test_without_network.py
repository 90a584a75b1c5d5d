"""The page as an app: it starts without the network in its own words, and is never older than the house."""

import asyncio
import struct
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import httpx
import pytest
from playwright.async_api import Browser, expect

from tests.e2e.browser.conftest import open_browser
from tests.e2e.browser.hands import make
from tests.e2e.browser.visitors import PHONE, Visitor
from tests.e2e.serving import Server, fork, serving
from tests.patience import PATIENCE, patience, pause

pytestmark = pytest.mark.anyio

OPTIONS = ("--host", "127.0.0.1", "--no-address-limits", "--countdown", "0", "--comeback", "0")
A_WHILE = 6_000
"""Longer than the page waits before it says that there is no house, or asks again for what did not come."""
LONGEST_WAIT = 13_000
"""Longer than the page ever waits before it calls again."""
_CONTROLLED = """() => navigator.serviceWorker.ready.then(() => navigator.serviceWorker.controller ? true
  : new Promise((resolve) => { navigator.serviceWorker.oncontrollerchange = () => resolve(true); }))"""
# Everything that the worker has kept, by its path.
_KEPT = """async () => {
  const stores = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
  const kept = await Promise.all(stores.map((store) => store.keys()));
  return kept.flat().map((request) => new URL(request.url).pathname + new URL(request.url).search);
}"""


async def is_kept(visitor: Visitor) -> list[str]:
    """Wait until the worker has the page in hand; what it keeps."""
    async with patience():
        assert await visitor.page.evaluate(_CONTROLLED)
    kept: list[str] = await visitor.page.evaluate(_KEPT)
    return kept


@asynccontextmanager
async def somebody_else(port: int, status: str, page: str) -> AsyncIterator[None]:
    """Another server at the same address, which answers everything with one page."""
    body = page.encode()
    head = f"HTTP/1.1 {status}\r\nContent-Type: text/html\r\nContent-Length: {len(body)}\r\nConnection: close\r\n\r\n"

    async def answer(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        await reader.readuntil(b"\r\n\r\n")
        writer.write(head.encode() + body)
        await writer.drain()
        writer.close()

    server = await asyncio.start_server(answer, "127.0.0.1", port)
    try:
        yield
    finally:
        server.close()


@asynccontextmanager
async def open_again(house: Server, file: str) -> AsyncIterator[None]:
    """The same house at the same address; everybody leaves before it closes."""
    back = fork(file, *OPTIONS, port=house.port)
    try:
        yield
    finally:
        await Visitor.all_leave()
        back.stop()


async def test_without_a_house_the_page_starts_in_its_own_words_and_goes_on_when_there_is_one(
    browser: Browser, tmp_path: Path
) -> None:
    file = str(tmp_path / "house.sqlite3")
    with serving(file, *OPTIONS) as house:
        ana = await Visitor.enter(browser, house, "/", keeps=True, viewport=PHONE, locale="es-MX")
        await is_kept(ana)
        table = await ana.open_table("golf", seats=1, options={"clock": False})
        await ana.start_with_bots()
        page = ana.page
        await expect(page.locator("#hand-in")).to_be_visible()
        house.stop()

        await page.clock.install()
        await page.goto(ana.origin)
        await expect(page.locator("h1")).to_have_text("Siéntate y juega")
        await page.clock.fast_forward(A_WHILE)
        await expect(page.locator("#away")).to_have_text("Se perdió la conexión. Volviendo…")
        await expect(page.locator("#last-table")).to_be_visible()
        async with patience():
            while not await page.locator("header img").evaluate("(image) => image.naturalWidth > 0"):
                await pause()
        # A page that was never opened here is not here: it says so, and the way home is.
        await page.goto(f"{ana.origin}/rules/golf")
        await expect(page.locator("h1")).to_have_text("Esta página aún no está aquí")
        await page.click("text=A la puerta")
        await expect(page.locator("h1")).to_have_text("Siéntate y juega")
        await page.goto(f"{ana.origin}/t/{table}")
        await expect(page.locator("main")).to_contain_text("Poniendo la mesa")
        await page.clock.fast_forward(A_WHILE)
        await expect(page.locator("#away")).not_to_be_empty()

        async with open_again(house, file):
            await page.evaluate("dispatchEvent(new Event('online'))")
            await expect(page.locator("#hand-in")).to_be_visible()
            await expect(page.locator("#away")).to_be_empty()
            await make(ana, "golf", ana.mind(table).choose())
            (answer,) = await ana.until(lambda: [each for each in ana.answers if each["asked"] == "write"])
            assert answer["kind"] == "done"


async def test_who_starts_without_a_house_is_let_in_by_name_once_it_is_there_and_gets_the_page_that_was_missing(
    browser: Browser, tmp_path: Path
) -> None:
    file = str(tmp_path / "house.sqlite3")
    with serving(file, *OPTIONS) as house:
        ana = await Visitor.enter(browser, house, "/", keeps=True)
        await is_kept(ana)
        name = await ana.page.input_value("#name")
        assert name
        house.stop()
        await ana.context.clock.install()
        await ana.page.goto(ana.origin)
        await expect(ana.page.locator("#name")).to_be_visible()
        await ana.page.clock.fast_forward(A_WHILE)
        await expect(ana.page.locator("#away")).not_to_be_empty()
        await expect(ana.page.locator("#name")).to_have_value("")
        other = await ana.context.new_page()
        await other.goto(f"{ana.origin}/rules/golf")
        await expect(other.locator("h1")).to_have_text("This page is not here yet")

        async with open_again(house, file):
            # No page is told to hurry: the one that lacks a part loads itself anew as soon as the house answers.
            await ana.context.clock.fast_forward(LONGEST_WAIT)
            await expect(ana.page.locator("#name")).to_have_value(name)
            await expect(ana.page.locator("#game-golf")).to_be_visible()
            await expect(other.locator("h1")).to_have_text("Word Golf")


async def test_files_named_after_their_content_are_kept_and_no_answer_of_the_house_is(
    browser: Browser, house: Server
) -> None:
    ana = await Visitor.enter(browser, house, "/", keeps=True)
    first = await is_kept(ana)
    assert {"/", "/icon.svg"} == {path for path in first if not path.startswith("/assets/")}
    for path in ("/lobby", "/daily", "/me"):
        await ana.page.goto(ana.origin + path)
        await ana.page.wait_for_selector("h1")
    await ana.open_table("golf", seats=1, options={"clock": False})
    await ana.start_with_bots()
    await expect(ana.page.locator("#hand-in")).to_be_visible()
    kept = await is_kept(ana)
    assert not [path for path in kept if path.startswith("/api")]
    loaded = await ana.page.evaluate(
        "performance.getEntriesByType('resource').map((each) => new URL(each.name).pathname)"
    )
    assets = {path for path in loaded if path.startswith("/assets/")}
    assert any("golf" in path for path in assets)
    assert assets <= set(kept)
    assert {path for path in kept if not path.startswith("/assets/")} == {"/", "/icon.svg"}
    await ana.check_quiet()


async def test_the_page_of_a_newer_house_is_shown_at_once_and_a_door_without_a_house_is_not(browser: Browser) -> None:
    with serving("memory:", *OPTIONS) as house:
        ana = await Visitor.enter(browser, house, "/", keeps=True)
        await is_kept(ana)
        house.stop()
        async with somebody_else(house.port, "200 OK", "<!doctype html><title>newer</title><h1>A newer house</h1>"):
            await ana.page.goto(ana.origin)
            await expect(ana.page.locator("h1")).to_have_text("A newer house")
        async with somebody_else(house.port, "502 Bad Gateway", "<!doctype html><h1>502 Bad Gateway</h1>"):
            await ana.page.goto(ana.origin)
            await expect(ana.page.locator("h1")).to_have_text("Sit down and play")
        # Nor is the newer page mixed with what this one keeps.
        await ana.page.goto(ana.origin)
        await expect(ana.page.locator("h1")).to_have_text("Sit down and play")
        await Visitor.all_leave()


async def test_the_browser_would_install_it(house: Server) -> None:
    async with open_browser(is_whole=True) as browser:
        ana = await Visitor.enter(browser, house, "/", keeps=True)
        await is_kept(ana)
        devtools = await ana.context.new_cdp_session(ana.page)
        errors = (await devtools.send("Page.getInstallabilityErrors"))["installabilityErrors"]
        told = await devtools.send("Page.getAppManifest")
        await Visitor.all_leave()
    assert [error["errorId"] for error in errors] == ["in-incognito"], "as every window of a test is, and no more"
    assert (told["url"], told["errors"]) == (f"{ana.origin}/manifest.webmanifest", [])
    manifest = httpx.get(told["url"], timeout=PATIENCE).json()
    assert all(manifest[field] for field in ("name", "short_name", "theme_color", "background_color"))
    assert (manifest["start_url"], manifest["scope"], manifest["display"]) == ("/", "/", "standalone")
    drawn = {(icon["sizes"], icon["purpose"]) for icon in manifest["icons"] if icon["type"] == "image/png"}
    assert drawn == {(size, purpose) for size in ("192x192", "512x512") for purpose in ("any", "maskable")}
    for icon in manifest["icons"]:
        answer = httpx.get(ana.origin + icon["src"], timeout=PATIENCE)
        assert answer.headers["content-type"] == icon["type"]
        if icon["type"] == "image/png":
            assert "{}x{}".format(*struct.unpack(">II", answer.content[16:24])) == icon["sizes"]
