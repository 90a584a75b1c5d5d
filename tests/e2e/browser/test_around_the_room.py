"""Over plain http under a name of the local network, which is no secure context, everything of a match works."""

import pytest
from playwright.async_api import Browser, expect

from tests.e2e.browser.conftest import MADE_UP
from tests.e2e.browser.hands import make
from tests.e2e.browser.visitors import PHONE, Visitor
from tests.e2e.serving import Server

pytestmark = pytest.mark.anyio


async def test_without_a_secure_context_a_match_is_played_and_the_link_copied(browser: Browser, house: Server) -> None:
    ana = await Visitor.enter(browser, house, "/", host=MADE_UP, viewport=PHONE)
    page = ana.page
    assert await page.evaluate("window.isSecureContext") is False
    assert await page.evaluate("location.hostname") == MADE_UP

    await page.click("#game-golf a.button")
    await page.select_option("#seats", "2")
    await page.select_option("#bots", "")
    await page.click("#open")
    await page.wait_for_selector("#start")
    link = await page.input_value("#link")
    assert link == page.url
    await page.click("#copy")
    await expect(page.locator(".share [role=status]")).not_to_be_empty()
    assert await page.locator("#link").evaluate("(field) => field.selectionEnd - field.selectionStart") == len(link)
    await page.click("text=Show QR code")
    await expect(page.locator(".qr")).to_have_js_property("complete", value=True)
    assert await page.locator(".qr").evaluate("(image) => image.naturalWidth > 0")

    await ana.start_with_bots()
    table = link.rpartition("/")[2]
    mind = ana.mind(table)
    await make(ana, "golf", mind.choose())
    (answer,) = await ana.until(lambda: [each for each in ana.answers if each["asked"] == "write"])
    assert answer["kind"] == "done"
    assert await page.get_by_text("passkey").count() == 0
    assert await page.evaluate("typeof PublicKeyCredential") == "undefined"
    account = await page.evaluate("fetch('/api/account').then((answer) => answer.json())")
    assert account["offers_passkeys"] is False
    await ana.check_quiet()
