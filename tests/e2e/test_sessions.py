"""Where somebody is signed in, over HTTP: each browser listed, and signed out by itself, with its sockets."""

import pytest

from tests.e2e.players import Player
from tests.e2e.serving import Server
from tests.e2e.test_accounts import said, sign_in, stranger, with_account

pytestmark = pytest.mark.anyio
FIREFOX = "Mozilla/5.0 (Android 14; Mobile; rv:130.0) Gecko/130.0 Firefox/130.0"


async def test_sessions_are_listed_with_their_browsers_this_one_first(house: Server) -> None:
    ana, login, _ = await with_account(house)
    async with stranger(house) as phone:
        phone.headers["User-Agent"] = FIREFOX
        await sign_in(phone, login)
        here, there = (await phone.get("/api/account/sessions")).json()
        assert (here["browser"], here["system"], here["here"]) == ("firefox", "android", True)
        assert (there["browser"], there["system"], there["here"]) == ("", "", False)
        assert here["created_at"] >= there["created_at"]
        assert [each["here"] for each in (await ana.http.get("/api/account/sessions")).json()] == [True, False]
        for cookie in (*phone.cookies.values(), *ana.http.cookies.values()):
            assert cookie not in (await phone.get("/api/account/sessions")).text


async def test_one_browser_is_signed_out_from_another_with_its_sockets_and_the_copies_of_its_cookie(
    house: Server,
) -> None:
    ana, login, _ = await with_account(house)
    assert await ana.sent_away() == 4401
    await ana.connect()
    phone = await Player.enter(house, "Phone")
    await sign_in(phone.http, login)
    await phone.disconnect()
    await phone.connect()
    copied = dict(phone.http.cookies)
    (there,) = [each for each in (await ana.http.get("/api/account/sessions")).json() if not each["here"]]
    assert (await ana.http.delete(f"/api/account/sessions/{there['id']}")).status_code == 200
    assert await phone.sent_away() == 4401
    async with stranger(house) as thief:
        thief.cookies.update(copied)
        assert said(await thief.get("/api/me")) == (401, "people-signed-out")
    assert said(await ana.http.delete(f"/api/account/sessions/{there['id']}")) == (404, "people-no-such-session")
    assert (await ana.ask("leave-lobby"))["kind"] == "done"
    assert len((await ana.http.get("/api/account/sessions")).json()) == 1


async def test_a_cookie_that_was_copied_before_its_owner_signed_out_is_nobodys(house: Server) -> None:
    for player in (await Player.enter(house, "A guest"), (await with_account(house))[0]):
        copied = dict(player.http.cookies)
        assert (await player.http.post("/api/sign-out")).status_code == 204
        async with stranger(house) as thief:
            thief.cookies.update(copied)
            assert said(await thief.get("/api/me")) == (401, "people-signed-out")


async def test_nobody_sees_or_ends_the_sessions_of_somebody_else(house: Server) -> None:
    ana, _, _ = await with_account(house)
    luz = await Player.enter(house, "Luz")
    (mine,) = (await ana.http.get("/api/account/sessions")).json()
    (theirs,) = (await luz.http.get("/api/account/sessions")).json()
    assert theirs["id"] != mine["id"]
    assert said(await luz.http.delete(f"/api/account/sessions/{mine['id']}")) == (404, "people-no-such-session")
    async with stranger(house) as nobody:
        assert said(await nobody.get("/api/account/sessions")) == (401, "people-signed-out")
        assert said(await nobody.delete(f"/api/account/sessions/{mine['id']}")) == (401, "people-signed-out")
    assert (await ana.http.get("/api/me")).status_code == 200


async def test_who_ends_the_session_at_hand_is_signed_out_here(house: Server) -> None:
    ana, _, _ = await with_account(house)
    (mine,) = (await ana.http.get("/api/account/sessions")).json()
    ended = await ana.http.delete(f"/api/account/sessions/{mine['id']}")
    assert ended.status_code == 200
    assert "sobremesa" not in ana.http.cookies
    assert (await ana.http.get("/api/me")).status_code == 401
