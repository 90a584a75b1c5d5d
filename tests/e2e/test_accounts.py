"""Accounts over HTTP: a guest stays the same person, and whoever is signed out is out, sockets and all."""

import itertools
from typing import Any

import httpx
import pytest

from tests.e2e.players import Player
from tests.e2e.serving import UNUSED, Server
from tests.patience import PATIENCE

pytestmark = pytest.mark.anyio

PASSWORD = "four tiles on a rack"
_numbers = itertools.count(1)


def new_login() -> str:
    """One that nobody has."""
    return f"ana{next(_numbers)}"


async def with_account(house: Server, name: str = "Ana") -> tuple[Player, str, dict[str, Any]]:
    """Somebody who has just opened an account: the player, the login, and what the answer said."""
    player, login = await Player.enter(house, name), new_login()
    answer = await player.http.post("/api/account", json={"login": login, "password": PASSWORD})
    assert answer.status_code == 201, answer.text
    return player, login, answer.json()


def stranger(house: Server) -> httpx.AsyncClient:
    """A browser that has never been here."""
    return httpx.AsyncClient(base_url=house.url, timeout=PATIENCE, verify=UNUSED)


async def sign_in(browser: httpx.AsyncClient, login: str, password: str = PASSWORD, **more: Any) -> httpx.Response:
    """Try to come in."""
    return await browser.post("/api/sign-in", json={"login": login, "password": password, **more})


def said(answer: httpx.Response) -> tuple[int, str]:
    """The status and which no it is."""
    return answer.status_code, answer.json()["text"]["id"]


async def test_a_guest_who_opens_an_account_stays_the_same_person_and_sees_the_codes_once(house: Server) -> None:
    ana, login, opened = await with_account(house)
    assert opened["me"] == {
        "person": {"id": ana.person, "name": "Ana", "guest": False},
        "language": "en",
        "login": login,
    }
    assert len(set(opened["recovery_codes"])) == 10
    assert (await ana.http.get("/api/me")).json() == opened["me"]
    ways = (await ana.http.get("/api/account")).json()
    assert (ways["login"], ways["has_password"], ways["recovery_codes_left"]) == (login, True, 10)
    assert "recovery_codes" not in ways
    again = await ana.http.post("/api/account", json={"login": new_login(), "password": PASSWORD})
    assert said(again) == (409, "people-has-account")


async def test_the_cookie_of_the_guest_is_void_once_there_is_an_account(house: Server) -> None:
    ana = await Player.enter(house, "Ana")
    before = dict(ana.http.cookies)
    assert (await ana.http.post("/api/account", json={"login": new_login(), "password": PASSWORD})).status_code == 201
    async with stranger(house) as thief:
        thief.cookies.update(before)
        assert said(await thief.get("/api/me")) == (401, "people-signed-out")
    assert await ana.sent_away() == 4401
    await ana.connect()
    welcome = await ana.until(lambda: [each for each in ana.told if each["kind"] == "welcome"][1:])
    assert welcome[0]["person"]["guest"] is False


async def test_who_has_an_account_comes_in_from_another_browser(house: Server) -> None:
    ana, login, _ = await with_account(house)
    async with stranger(house) as browser:
        assert (await sign_in(browser, login.upper())).json()["person"]["id"] == ana.person
        assert (await browser.get("/api/me")).json()["login"] == login


async def test_a_wrong_password_and_an_unknown_login_are_answered_alike(house: Server) -> None:
    _, login, _ = await with_account(house)
    async with stranger(house) as browser:
        answers = [await sign_in(browser, login, "not the password"), await sign_in(browser, new_login())]
        assert [said(answer) for answer in answers] == [(401, "people-wrong-password")] * 2
        assert answers[0].content == answers[1].content
        assert not browser.cookies


async def test_who_tries_many_passwords_has_to_wait_and_the_owner_can_still_confirm(house: Server) -> None:
    ana, login, _ = await with_account(house)
    async with stranger(house) as browser:
        tries = [await sign_in(browser, login, f"password number {number}") for number in range(11)]
        assert [answer.status_code for answer in tries] == [401] * 10 + [429]
        assert tries[-1].headers["retry-after"]
        assert tries[-1].json()["retry_after"] > 0
    changed = await ana.http.post("/api/account/password", json={"old": PASSWORD, "new": "another rack of tiles"})
    assert changed.status_code == 200
    # Her browser is known, and waits for nobody.
    assert (await ana.http.post("/api/sign-out")).status_code == 204
    assert (await sign_in(ana.http, login, "another rack of tiles")).status_code == 200


async def test_a_known_device_is_no_way_in_by_itself(house: Server) -> None:
    ana, login, _ = await with_account(house)
    async with stranger(house) as thief:
        thief.cookies.set("sobremesa-device", ana.http.cookies["sobremesa-device"])
        assert (await thief.get("/api/me")).status_code == 401
        tries = [await sign_in(thief, login, f"password number {number}") for number in range(11)]
        assert [answer.status_code for answer in tries] == [401] * 10 + [429]


async def test_signing_out_clears_the_cookie_of_this_browser_alone(house: Server) -> None:
    _, login, _ = await with_account(house)
    async with stranger(house) as one, stranger(house) as other:
        await sign_in(one, login)
        await sign_in(other, login)
        answer = await one.post("/api/sign-out")
        assert answer.status_code == 204
        assert "Max-Age=0" in answer.headers["set-cookie"]
        assert set(one.cookies) == {"sobremesa-device"}
        assert (await one.get("/api/me")).status_code == 401
        assert (await other.get("/api/me")).status_code == 200


async def test_signing_out_in_one_tab_closes_the_sockets_of_that_browser_alone(house: Server) -> None:
    ana, login, _ = await with_account(house)
    assert await ana.sent_away() == 4401
    await ana.connect()
    tab = Player(house, "Ana", ana.http)
    await tab.connect()
    other = await Player.enter(house, "Ana elsewhere")
    assert (await sign_in(other.http, login)).status_code == 200
    await other.disconnect()
    await other.connect()
    assert (await ana.http.post("/api/sign-out")).status_code == 204
    assert [await ana.sent_away(), await tab.sent_away()] == [4401, 4401]
    assert (await other.ask("leave-lobby"))["kind"] == "done"


async def test_signing_out_everywhere_ends_other_sessions_and_their_sockets_at_once(house: Server) -> None:
    ana, login, _ = await with_account(house)
    assert await ana.sent_away() == 4401
    await ana.connect()
    async with stranger(house) as browser:
        await sign_in(browser, login)
        answer = await browser.post("/api/sign-out-everywhere")
        assert answer.json()["person"]["id"] == ana.person
        assert await ana.sent_away() == 4401
        assert (await ana.http.get("/api/me")).status_code == 401
        assert (await browser.get("/api/me")).status_code == 200


async def test_another_password_needs_the_old_one_and_ends_other_sessions(house: Server) -> None:
    ana, login, _ = await with_account(house)
    async with stranger(house) as browser:
        await sign_in(browser, login)
        wrong = await ana.http.post("/api/account/password", json={"old": "no", "new": "another rack of tiles"})
        assert said(wrong) == (403, "people-wrong-old-password")
        assert (await browser.get("/api/me")).status_code == 200
        changed = await ana.http.post("/api/account/password", json={"old": PASSWORD, "new": "another rack of tiles"})
        assert changed.status_code == 200
        assert (await browser.get("/api/me")).status_code == 401
        assert (await ana.http.get("/api/me")).status_code == 200
        assert said(await sign_in(browser, login)) == (401, "people-wrong-password")
        assert (await sign_in(browser, login, "another rack of tiles")).status_code == 200


async def test_a_recovery_code_works_once_and_sets_a_password(house: Server) -> None:
    ana, login, opened = await with_account(house)
    code = opened["recovery_codes"][3]
    recovery = {"login": login, "code": code.upper().replace("-", " "), "password": "a rack found again"}
    async with stranger(house) as browser:
        assert (await browser.post("/api/account/recovery", json=recovery)).json()["person"]["id"] == ana.person
        assert (await browser.get("/api/account")).json()["recovery_codes_left"] == 9
        assert (await ana.http.get("/api/me")).status_code == 401
    async with stranger(house) as browser:
        assert said(await browser.post("/api/account/recovery", json=recovery)) == (401, "people-wrong-code")
        assert (await sign_in(browser, login, "a rack found again")).status_code == 200


async def test_new_recovery_codes_need_the_password_and_void_the_old_ones(house: Server) -> None:
    ana, login, opened = await with_account(house)
    denied = await ana.http.post("/api/account/recovery-codes", json={})
    assert said(denied) == (403, "people-wrong-old-password")
    renewed = await ana.http.post("/api/account/recovery-codes", json={"password": PASSWORD})
    assert renewed.headers["cache-control"] == "no-store"
    codes = renewed.json()["recovery_codes"]
    assert not set(codes) & set(opened["recovery_codes"])
    async with stranger(house) as browser:
        old, new = (
            {"login": login, "code": code, "password": "a rack found again"}
            for code in (opened["recovery_codes"][0], codes[0])
        )
        assert (await browser.post("/api/account/recovery", json=old)).status_code == 401
        assert (await browser.post("/api/account/recovery", json=new)).status_code == 200


async def test_a_guest_stays_a_guest_of_their_own_unless_brought_along(house: Server) -> None:
    ana, login, _ = await with_account(house)
    left, brought = await Player.enter(house, "Left"), await Player.enter(house, "Brought")
    before = dict(left.http.cookies)
    assert (await sign_in(left.http, login)).json()["person"]["id"] == ana.person
    async with stranger(house) as browser:
        browser.cookies.update(before)
        assert (await browser.get("/api/me")).json()["person"]["id"] == left.person
    before = dict(brought.http.cookies)
    assert (await sign_in(brought.http, login, bring_guest=True)).json()["person"]["id"] == ana.person
    async with stranger(house) as browser:
        browser.cookies.update(before)
        assert (await browser.get("/api/me")).status_code == 401
    assert await brought.sent_away() == 4401


async def test_one_account_cannot_be_brought_along_into_another(house: Server) -> None:
    ana, login, _ = await with_account(house)
    ben, _, _ = await with_account(house, "Ben")
    assert said(await sign_in(ben.http, login, bring_guest=True)) == (403, "people-no-guest")
    assert (await ben.http.get("/api/me")).json()["person"]["id"] == ben.person
    assert (await ana.http.get("/api/me")).status_code == 200


@pytest.mark.parametrize(
    ("login", "password", "expected"),
    [
        ("x", PASSWORD, (400, "people-login-unfit")),
        ("sobremesa", PASSWORD, (409, "people-login-taken")),
        ("fine.login", "short", (400, "people-password-too-short")),
        ("fine.login", "password", (400, "people-password-common")),
        ("fine.login", "fine.login", (400, "people-password-is-name")),
    ],
)
async def test_an_unfit_login_or_password_opens_nothing(
    house: Server, login: str, password: str, expected: tuple[int, str]
) -> None:
    ana = await Player.enter(house, "Ana")
    assert said(await ana.http.post("/api/account", json={"login": login, "password": password})) == expected
    assert (await ana.http.get("/api/account")).json()["login"] is None


async def test_a_guest_has_no_password_to_change_and_no_codes_to_renew(house: Server) -> None:
    ana = await Player.enter(house, "Ana")
    for path, body in (("password", {"new": PASSWORD}), ("recovery-codes", {})):
        assert said(await ana.http.post(f"/api/account/{path}", json=body)) == (403, "people-guest")
