"""Setting up a table: choices that say what they mean, and own words that all read before they sit down."""

import pytest
from playwright.async_api import Browser, expect

from tests.e2e.browser.visitors import PHONE, Visitor, is_ready
from tests.e2e.players import Player
from tests.e2e.serving import Server

pytestmark = pytest.mark.anyio


async def test_own_words_and_choices_are_set_up_by_one_and_read_by_the_other_before_sitting_down(
    browser: Browser, house: Server
) -> None:
    """TAB-1, TAB-14, BIS-12."""
    ana = await Visitor.enter(browser, house, viewport=PHONE, locale="es-ES")
    await ana.page.goto(f"{ana.origin}/new/bisonte")
    words = ana.page.locator("fieldset#option-words")
    await expect(words).to_contain_text("La jugada vale si nadie la objeta.")
    assert await words.locator("label").count() == await words.get_by_role("radio").count() >= 3
    await words.locator("label", has_text="La jugada vale si nadie la objeta.").click()
    await expect(words.get_by_role("radio", name="los demás objetan", exact=True)).to_be_checked()
    await ana.page.click("#own-words > summary")
    await ana.page.fill("#own-accepted", "guay, ovni\n«covidiano» h2o")
    await ana.page.fill("#own-refused", "zas OVNI")
    await ana.page.click("#own-words > summary")
    await ana.page.click("#open")
    await expect(ana.page.locator("#own-accepted")).to_be_focused()
    await expect(ana.page.locator("#own-accepted-read")).to_contain_text("h2o")
    await ana.page.fill("#own-accepted", "guay, ovni\n«covidiano»")
    await expect(ana.page.locator("#own-words")).to_contain_text("En las dos listas: OVNI")
    await ana.page.fill("#own-refused", "zas")
    await expect(ana.page.locator("#own-words .wrong")).to_have_count(0)
    await ana.page.select_option("#seats", "2")
    await ana.page.select_option("#bots", "")
    await ana.page.click("#open")
    await ana.page.wait_for_selector("#start")
    table = ana.page.url.rpartition("/")[2]
    setting = (await ana.until(lambda: ana.tables.get(table)))["state"]["setting"]
    assert setting["options"].get("words", "objection") == "objection"
    assert setting["words"] == {"accepted": ["guay", "ovni", "covidiano"], "refused": ["zas"]}

    luz = await Visitor.enter(browser, house, viewport=PHONE)
    await luz.page.goto(f"{luz.origin}/t/{table}")
    listed = luz.page.locator(".own-words")
    await expect(listed).to_contain_text("guay, ovni, covidiano")
    await expect(listed).to_contain_text("zas")
    above = await luz.page.evaluate(
        "() => document.querySelector('.own-words').compareDocumentPosition(document.querySelector('.seats')) & 4"
    )
    assert above, "people without a seat read the words before the seats"
    await luz.page.get_by_role("button", name="Sit here 2").click()
    await luz.page.get_by_role("button", name="I am ready").click()
    await is_ready(luz, 1)
    await ana.page.click("#start")
    await luz.page.wait_for_selector(".table.playing")
    await luz.page.click("#menu")
    await expect(luz.page.locator("dialog .own-words")).to_contain_text("covidiano")
    for visitor in (ana, luz):
        await visitor.check_quiet()
    await ana.page.goto(f"{ana.origin}/new/bisonte")
    await expect(ana.page.locator("#own-accepted")).to_have_value("guay, ovni\n«covidiano»")
    await expect(words.get_by_role("radio", name="los demás objetan", exact=True)).to_be_checked()


async def test_why_a_match_cannot_begin_is_said_to_everybody_at_the_table(browser: Browser, house: Server) -> None:
    """TAB-14: each in their own language, until something has changed."""
    host = await Player.enter(house, "Marta")
    table = await host.open_table(game="loom", language="es", seats=2)
    ana = await Visitor.enter(browser, house, viewport=PHONE, locale="es-ES")
    luz = await Visitor.enter(browser, house, viewport=PHONE)
    for visitor in (ana, luz):
        await visitor.page.goto(f"{visitor.origin}/t/{table}")
        await visitor.page.wait_for_selector(".seats")
    assert (await host.do(table, "start"))["clause"] == "TAB-14"
    await expect(ana.page.locator(".refusal")).to_contain_text("La partida todavía no puede empezar.")
    await expect(ana.page.locator(".refusal")).to_contain_text("no para 1")
    await expect(luz.page.locator(".refusal")).to_contain_text("not 1")
    await ana.page.get_by_role("button", name="Sentarme aquí 2").click()
    await expect(luz.page.locator(".refusal")).to_have_count(0)
    for visitor in (ana, luz):
        await visitor.check_quiet()
