"""One's own account in a browser: where one is signed in, showing once more who one is, and being kept out."""

from typing import Literal

import pytest
from playwright.async_api import Browser, Route, WebSocketRoute, expect

from tests.e2e.browser.clean import check
from tests.e2e.browser.test_access import SIGHTS
from tests.e2e.browser.visitors import PHONE, Visitor
from tests.e2e.serving import Server
from tests.e2e.test_accounts import PASSWORD, new_login, sign_in, stranger

pytestmark = pytest.mark.anyio
FIREFOX = "Mozilla/5.0 (Android 14; Mobile; rv:130.0) Gecko/130.0 Firefox/130.0"
SAID = {
    "es-MX": ("Este dispositivo", "Firefox en Android", "Sesión cerrada: Firefox en Android."),
    "en-GB": ("This device", "Firefox on Android", "Signed out: Firefox on Android."),
}


@SIGHTS
async def test_another_browser_is_listed_and_signed_out_by_keys_alone(
    browser: Browser, house: Server, scheme: Literal["light", "dark"], viewport: dict[str, int]
) -> None:
    locale = "es-MX" if viewport == PHONE else "en-GB"
    here, there, ended = SAID[locale]
    ana = await Visitor.enter(browser, house, "/me", color_scheme=scheme, viewport=viewport, locale=locale)
    page, login = ana.page, new_login()
    await page.fill("#open-account [autocomplete=username]", login)
    await page.fill("#open-account [autocomplete=new-password]", PASSWORD)
    await page.click("#open-account button.main")
    await page.wait_for_selector("#codes")
    async with stranger(house) as phone:
        phone.headers["User-Agent"] = FIREFOX
        assert (await sign_in(phone, login)).status_code == 200
        await page.click("#ways > summary")
        rows = page.locator("#sessions > li")
        await expect(rows).to_have_count(2)
        await expect(rows.nth(0)).to_contain_text(here)
        await expect(rows.nth(1)).to_contain_text(there)
        await expect(rows.nth(0).get_by_role("button")).to_have_count(0)
        await check(ana)
        await rows.nth(1).get_by_role("button").focus()
        await page.keyboard.press("Enter")
        await expect(rows).to_have_count(1)
        await expect(page.locator("#notice")).to_contain_text(ended)
        await expect(page.locator("h3:has(+ #sessions)")).to_be_focused()
        assert (await phone.get("/api/me")).status_code == 401
    # What it ends is said before one signs out everywhere else.
    await page.click("#leaving > summary")
    await page.locator("#leaving button[aria-expanded]").first.click()
    await expect(page.locator("#leaving .asked")).to_contain_text("bots")
    await check(ana)
    await page.click("#leaving .asked button.danger")
    await expect(page.locator("#leaving .asked")).to_have_count(0)
    await expect(rows).to_have_count(1)
    assert not ana.complaints


async def test_whoever_has_passkeys_alone_shows_one_before_the_account_is_changed(
    browser: Browser, house: Server
) -> None:
    ana = await Visitor.enter(browser, house, "/me", host="localhost", viewport=PHONE)
    page = ana.page
    device = await ana.context.new_cdp_session(page)
    await device.send("WebAuthn.enable")
    options = {"protocol": "ctap2", "transport": "internal", "hasResidentKey": True, "hasUserVerification": True}
    held = {**options, "isUserVerified": True, "automaticPresenceSimulation": True}
    authenticator = (await device.send("WebAuthn.addVirtualAuthenticator", {"options": held}))["authenticatorId"]
    await page.fill("#open-account [autocomplete=username]", new_login())
    await page.click("text=With a passkey instead")
    await page.click("text=I have kept them")
    await page.click("#ways > summary")
    await page.click("#ways >> role=button[name='Remove First device']")
    await check(ana)
    await page.click("text=Remove the passkey")
    await expect(page.locator("#notice")).to_contain_text("That is your last way in.")
    keys = (await device.send("WebAuthn.getCredentials", {"authenticatorId": authenticator}))["credentials"]
    assert keys[0]["signCount"] >= 2, "the device was asked once more"
    await page.fill("#change-password [autocomplete=new-password]", PASSWORD)
    await page.click("text=Set a password")
    await expect(page.locator("#change-password")).to_contain_text("Present password")
    await page.locator("#ways li.asked input[type=password]").fill(PASSWORD)
    await page.click("text=Remove the passkey")
    await expect(page.locator("#ways >> role=button[name='Remove First device']")).to_have_count(0)


@SIGHTS
async def test_who_is_kept_out_reads_why_and_can_still_save_and_delete_what_is_kept(
    browser: Browser, house: Server, scheme: Literal["light", "dark"], viewport: dict[str, int]
) -> None:
    ana = await Visitor.enter(browser, house, "/", color_scheme=scheme, viewport=viewport)
    why = "You cannot come in any more. Reason: rude"
    is_banned = True

    async def shut(socket: WebSocketRoute) -> None:
        if is_banned:
            await socket.close(code=4403, reason="banned")
        else:
            socket.connect_to_server()

    async def refuse(route: Route) -> None:
        if not is_banned:
            await route.fallback()
        elif route.request.url.endswith("/ban"):
            told = {"sentence": why, "until": None, "login": None, "has_password": False, "passkeys": 0}
            await route.fulfill(json=told)
        else:
            await route.fulfill(status=403, json={"sentence": why})

    async def let_in(route: Route) -> None:
        nonlocal is_banned
        is_banned = False
        await route.fallback()

    await ana.page.route_web_socket("**/api/socket", shut)
    for path in ("**/api/me", "**/api/me/ban"):
        await ana.page.route(path, refuse)
    await ana.page.route("**/api/me/deletion", let_in)
    before = (await ana.context.cookies())[0]["value"]
    await ana.page.reload()
    await ana.page.click("main >> text=Save or delete my data")
    await expect(ana.page.locator("#banned")).to_contain_text(why)
    await check(ana)
    export = await ana.page.request.get(ana.origin + (await ana.page.get_attribute("#banned a", "href") or ""))
    assert export.ok
    await ana.page.click("#delete-me")
    await check(ana)
    await ana.page.check("#banned [type=checkbox]")
    await ana.page.click("text=Delete me for ever")
    await ana.page.wait_for_selector("#open-account")
    assert (await ana.context.cookies())[0]["value"] != before
