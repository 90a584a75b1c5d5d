"""From the paper to the table and back: a set's QR code opens its board, and the page hands out what is printed."""

import asyncio
import io
from pathlib import Path

import pytest
from playwright.async_api import Browser, Route, expect
from pypdf import PdfReader

from sobremesa.editions import load_golf
from sobremesa.editions.buffet import load_buffet
from sobremesa.games import GAMES
from sobremesa.games.buffet.laying import board_of_set
from sobremesa.games.golf.dealing import cards_of_set
from tests.e2e.browser.test_without_network import OPTIONS
from tests.e2e.browser.visitors import PHONE, Visitor
from tests.e2e.serving import Server, serving

pytestmark = pytest.mark.anyio
CODE = "K7M2QX"


async def test_the_address_of_a_printed_set_opens_a_table_with_exactly_that_board(
    browser: Browser, house: Server
) -> None:
    """BUF-S1."""
    ana = await Visitor.enter(browser, house, viewport=PHONE, has_touch=True)
    await ana.page.goto(f"{ana.origin}/new/buffet?set={CODE}&language=es")
    await expect(ana.page.locator("#set-title")).to_have_text(f"Printed set {CODE}")
    board = board_of_set(load_buffet("es"), CODE)
    await expect(ana.page.locator("#printed-set svg text")).to_have_text(list(board.tiles))
    await ana.page.click("#set-alone")
    await ana.page.wait_for_selector(".table.playing")
    view = (await ana.until(lambda: ana.updates and ana.updates[-1].get("view") and ana.updates))[-1]["view"]
    assert (view["tiles"], view["letters"]) == (list(board.tiles), board.letters)
    await ana.check_quiet()


async def test_a_code_that_was_typed_says_for_which_letters_and_takes_others(browser: Browser, house: Server) -> None:
    """BUF-S1: from the field where tables are joined, which no table answers."""
    ana = await Visitor.enter(browser, house, "/", viewport=PHONE, has_touch=True)
    await ana.page.fill("#code", "k7m 2qx")
    await ana.page.keyboard.press("Enter")
    offered = ana.page.locator(".printed a")
    await expect(offered).to_have_text(["Word Buffet", "Word Golf"])
    await offered.first.click()
    await expect(ana.page.locator("#set-title")).to_have_text(f"Printed set {CODE}")
    for language in ("es", "en"):
        await ana.page.get_by_label("Letters on your tiles").select_option(language)
        tiles = board_of_set(load_buffet(language), CODE).tiles
        await expect(ana.page.locator("#printed-set svg text")).to_have_text(list(tiles))
        await expect(ana.page.locator("#words-in")).to_have_value(language)


async def test_friends_are_told_which_set_is_played(browser: Browser, house: Server) -> None:
    """GOL-S1: in words beside the other options, before anybody sits down."""
    ana = await Visitor.enter(browser, house)
    await ana.page.goto(f"{ana.origin}/new/golf?set=k7m-2qx&language=en")
    cards = [card.id for seat in cards_of_set(load_golf("en"), CODE, 2) for card in seat]
    await expect(ana.page.locator("#printed-set td")).to_have_text(cards)
    await ana.page.click("#set-friends")
    await expect(ana.page.locator(".table")).to_contain_text(f"Printed set: {CODE}")


async def test_what_was_chosen_at_another_table_does_not_change_what_lies_on_the_paper(
    browser: Browser, house: Server
) -> None:
    """GOL-S1: every seat has its own column, and there is a seat for a friend."""
    ana = await Visitor.enter(browser, house)
    await ana.page.goto(f"{ana.origin}/new/golf")
    await ana.page.select_option("#seats", "1")
    await ana.page.check("#option-same_holes")
    await ana.page.click("#open")
    await ana.page.wait_for_selector(".table")
    await ana.page.goto(f"{ana.origin}/new/golf")
    await expect(ana.page.locator("#seats")).to_have_value("1")
    await expect(ana.page.locator("#option-same_holes")).to_be_checked()
    await ana.page.goto(f"{ana.origin}/new/golf?set={CODE}&language=en")
    cards = [card.id for seat in cards_of_set(load_golf("en"), CODE, 2) for card in seat]
    await expect(ana.page.locator("#printed-set td")).to_have_text(cards)
    await expect(ana.page.locator("#option-same_holes")).not_to_be_checked()
    seen = len(ana.updates)
    await ana.page.click("#set-friends")
    setting = (await ana.until(lambda: ana.updates[seen:]))[-1]["state"]["setting"]
    assert (setting["seats"], setting["options"]) == (2, {"set": CODE})


@pytest.mark.parametrize(
    "query",
    [
        "set=K7M2QU",
        "set=%3Cimg%20src%3Dx%20onerror%3Dalert(1)%3E",
        "set=__proto__&language=constructor",
        "set=" + "%F0%9F%90%9C" * 500,
    ],
    ids=["a U", "markup", "prototype", "ants"],
)
async def test_what_is_no_code_is_said_in_one_sentence_and_the_rest_of_the_form_works(
    browser: Browser, house: Server, query: str
) -> None:
    ana = await Visitor.enter(browser, house)
    await ana.page.goto(f"{ana.origin}/new/buffet?set=OIL!!")
    await expect(ana.page.locator("p.bad")).to_contain_text("“OIL!!” is not the code")
    await ana.page.goto(f"{ana.origin}/new/buffet?{query}")
    await expect(ana.page.locator("p.bad")).to_contain_text("is not the code of a printed set")
    assert not await ana.page.locator("#printed-set").count()
    await ana.page.fill("#option-set", "")
    await ana.page.click("#open")
    await ana.page.wait_for_selector(".table")
    await ana.check_quiet()


async def test_a_code_is_understood_while_it_is_typed_and_belongs_to_one_table(browser: Browser, house: Server) -> None:
    ana = await Visitor.enter(browser, house)
    await ana.page.goto(f"{ana.origin}/new/buffet")
    field, hint = ana.page.locator("#option-set"), ana.page.locator("#option-set-fits")
    await field.fill("k7m")
    await field.blur()
    await expect(hint).to_contain_text("not a code yet")
    await expect(field).to_have_attribute("aria-invalid", "true")
    await field.fill("k7m 2qx")
    await field.blur()
    await expect(field).to_have_value(CODE)
    await expect(hint).to_have_text("This set is played.")
    await ana.page.click("#open")
    await expect(ana.page.locator(".table")).to_contain_text(CODE)
    await ana.page.goto(f"{ana.origin}/new/buffet")
    await expect(field).to_have_value("")


async def test_the_page_hands_out_a_pdf_of_every_game_with_as_many_pages_as_it_says(
    browser: Browser, house: Server
) -> None:
    ana = await Visitor.enter(browser, house, viewport=PHONE, has_touch=True, locale="en-US", accept_downloads=True)
    await ana.page.goto(f"{ana.origin}/print?set={CODE}&language=es&game=loom")
    await expect(ana.page.locator("#print-paper")).to_have_value("letter")
    for game in GAMES:
        async with ana.page.expect_response(f"**/api/print/{game}/contents*") as counting:
            await ana.page.check(f"input[value={game}]")
        pages = (await (await counting.value).json())["pages"]
        await expect(ana.page.locator("#download")).to_contain_text(f"({pages} pages)")
        async with ana.page.expect_download() as coming:
            await ana.page.click("#download")
        download = await coming.value
        code = f"-{CODE}" if game in ("buffet", "golf") else ""
        assert download.suggested_filename == f"sobremesa-{game}-es-letter{code}.pdf"
        data = Path(await download.path()).read_bytes()
        assert data.startswith(b"%PDF")
        assert len(PdfReader(io.BytesIO(data)).pages) == pages
    await ana.check_quiet()


async def test_what_is_in_another_print_is_not_shown_and_no_answer_is_said(browser: Browser, house: Server) -> None:
    ana = await Visitor.enter(browser, house)
    page, inside = ana.page, ana.page.locator("section[aria-labelledby=inside]")
    await page.goto(f"{ana.origin}/print?game=loom")
    await expect(page.locator("#download")).to_contain_text("pages)")
    asked = asyncio.Event()

    async def hold(route: Route) -> None:
        await asked.wait()
        await route.abort()

    await page.route("**/api/print/**", hold)
    await page.check("input[value=bisonte]")
    await expect(inside).to_contain_text("Counting")
    await expect(page.locator("#download")).to_have_text("Download the PDF")
    asked.set()
    await expect(inside).to_contain_text("cannot be told now")
    await page.unroute("**/api/print/**")
    await page.check("input[value=loom]")
    await expect(page.locator("#download")).to_contain_text("pages)")


async def test_without_a_house_nothing_is_printed_and_the_page_says_why(browser: Browser) -> None:
    with serving("memory:", *OPTIONS) as house:
        ana = await Visitor.enter(browser, house)
        await ana.page.goto(f"{ana.origin}/print")
        await expect(ana.page.locator("#download")).to_contain_text("pages)")
        await expect(ana.page.locator("#no-house")).to_have_count(0)
        house.stop()
        await expect(ana.page.locator("#no-house")).to_contain_text("no connection")
        await expect(ana.page.locator("#download")).to_have_attribute("aria-disabled", "true")
        await Visitor.all_leave()


async def test_another_set_and_the_way_to_play_it_online(browser: Browser, house: Server) -> None:
    ana = await Visitor.enter(browser, house, "/")
    await ana.page.click("#to-print")
    await ana.page.wait_for_selector("#print-set")
    first = await ana.page.input_value("#print-set")
    await ana.page.click("#fresh")
    fresh = await ana.page.input_value("#print-set")
    assert fresh != first
    assert len(fresh) == len(CODE)
    await expect(ana.page.locator(".online")).to_contain_text(f"127.0.0.1:{house.port}, where no other device finds it")
    await ana.page.click("#online")
    await expect(ana.page.locator("#set-title")).to_have_text(f"Printed set {fresh}")


@pytest.mark.parametrize("query", ["game=chess&paper=a0&language=xx&set=nope", "game=%3Cb%3E&set=" + "9" * 5_000])
async def test_an_address_full_of_rubbish_shows_a_page_that_works(browser: Browser, house: Server, query: str) -> None:
    ana = await Visitor.enter(browser, house)
    await ana.page.goto(f"{ana.origin}/print?{query}")
    await expect(ana.page.locator("#print-set-fits")).to_contain_text("not a code yet")
    await expect(ana.page.locator("#download")).to_have_attribute("aria-disabled", "true")
    await ana.page.click("#fresh")
    await expect(ana.page.locator("#download")).to_have_attribute("aria-disabled", "false")
    await ana.check_quiet()
