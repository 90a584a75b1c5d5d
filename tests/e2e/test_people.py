"""Living together: cards and pictures of others, whom one keeps away, reports, and seats of guests who came along."""

import asyncio
from typing import Any

import httpx
import pytest

from tests.e2e.players import Player
from tests.e2e.serving import Server
from tests.e2e.test_accounts import said, sign_in, with_account
from tests.e2e.test_tables import GOLF, start, two_at_a_table

pytestmark = pytest.mark.anyio
NOBODY = "a" * 26


def heard(player: Player) -> list[str]:
    """What somebody was told that others said."""
    return [each["text"] or each["preset"] for each in player.told if each["kind"] == "said"]


async def say(player: Player, table: str, text: str) -> None:
    """Say something, and be done."""
    assert (await player.ask("say", table=table, text=text))["kind"] == "done"


async def lobby(player: Player) -> list[str]:
    """The tables that somebody is told of on entering the lobby."""
    before = len(player.told)
    await player.send(kind="enter-lobby", id="lobby")
    told = await player.until(lambda: [each for each in player.told[before:] if each["kind"] == "lobby"])
    return [each["table"] for each in told[0]["tables"]]


async def test_a_card_shows_the_name_and_a_picture_that_changes_with_it(house: Server) -> None:
    ana, luz = await asyncio.gather(Player.enter(house, "Ana"), Player.enter(house, "Luz"))
    card = (await luz.http.get(f"/api/people/{ana.person}")).json()
    assert card["person"] == {"id": ana.person, "name": "Ana", "guest": True}
    assert (card["blocked"], card["muted"]) == (False, False)
    picture = await luz.http.get(card["avatar"])
    assert picture.headers["content-type"] == "image/svg+xml"
    assert "sandbox" in picture.headers["content-security-policy"]
    assert picture.headers["x-content-type-options"] == "nosniff"
    assert picture.headers["cache-control"] == "public, max-age=31536000, immutable"
    assert ">A<" in picture.text
    await ana.http.patch("/api/me", json={"name": "Zoe"})
    renamed = (await luz.http.get(f"/api/people/{ana.person}")).json()
    assert renamed["avatar"] != card["avatar"]
    old_address = await luz.http.get(card["avatar"])
    assert (old_address.headers["cache-control"], ">Z<" in old_address.text) == ("no-cache", True)
    same = await luz.http.get(card["avatar"], headers={"If-None-Match": old_address.headers["etag"]})
    assert (same.status_code, same.content) == (304, b"")


@pytest.mark.parametrize("person", [NOBODY, "me", "%00", "a" * 100, "..", "%F0%9F%8E%B2"])
async def test_nobody_is_nobody(house: Server, person: str) -> None:
    ana = await Player.enter(house, "Ana")
    for path in (f"/api/people/{person}", f"/api/people/{person}/avatar.svg"):
        assert (await ana.http.get(path)).status_code in (400, 404)
    for kind in ("blocks", "mutes"):
        assert (await ana.http.put(f"/api/me/{kind}/{person}")).status_code in (400, 404, 405)
    answer = await ana.http.post(f"/api/people/{person}/reports", json={"reason": "name"})
    assert answer.status_code in (400, 404)
    assert (await ana.http.get("/api/me/blocks")).json() == []


async def test_whoever_is_muted_is_heard_by_all_but_one_and_again_later(house: Server) -> None:
    ana, luz, table = await two_at_a_table(house)
    sol = await Player.enter(house, "Sol")
    await sol.watch(table)
    await say(luz, table, "First")
    await ana.until(lambda: heard(ana) == ["First"])
    assert (await ana.http.put(f"/api/me/mutes/{luz.person}")).status_code == 204
    assert [each["name"] for each in (await ana.http.get("/api/me/mutes")).json()] == ["Luz"]
    assert (await ana.http.get(f"/api/people/{luz.person}")).json()["muted"] is True
    await say(luz, table, "Second")
    await say(sol, table, "Third")
    await ana.until(lambda: "Third" in heard(ana))
    await sol.until(lambda: "Third" in heard(sol))
    assert (heard(ana), heard(sol)) == (["First", "Third"], ["First", "Second", "Third"])
    # Neither is it told to who comes back.
    await ana.disconnect()
    ana.told.clear()
    await ana.connect()
    await ana.watch(table)
    await ana.until(lambda: "Third" in heard(ana))
    assert heard(ana) == ["Third"]
    assert (await ana.http.delete(f"/api/me/mutes/{luz.person}")).status_code == 204
    await say(luz, table, "Fourth")
    await ana.until(lambda: "Fourth" in heard(ana))


async def test_whoever_is_blocked_is_not_heard_does_not_sit_down_and_does_not_see_the_table(house: Server) -> None:
    ana, luz, sol = [await Player.enter(house, name) for name in ("Ana", "Luz", "Sol")]
    assert (await ana.http.put(f"/api/me/blocks/{luz.person}")).status_code == 204
    assert await lobby(luz) == await lobby(sol)
    table = await ana.open_table(**GOLF, public=True)
    await sol.until(lambda: any(each.get("table") == table and each["now"] for each in sol.told if "now" in each))
    assert table in await lobby(sol)
    assert table not in await lobby(luz)
    listed: Any = (await luz.http.get("/api/tables")).json()
    assert table not in [each["table"] for each in listed]
    shown = [each for each in luz.told if each["kind"] == "lobby-changed" and each["table"] == table and each["now"]]
    assert shown == []
    await luz.watch(table)
    refused = await luz.do(table, "sit")
    assert (refused["kind"], refused["clause"]) == ("refused", "TAB-1")
    await luz.ask("say", table=table, preset="hello")
    await sol.watch(table)
    await sol.ask("say", table=table, preset="thanks")
    await ana.until(lambda: "thanks" in heard(ana))
    assert heard(ana) == ["thanks"]
    assert (await ana.http.delete(f"/api/me/blocks/{luz.person}")).status_code == 204
    assert table in await lobby(luz)
    assert (await luz.do(table, "sit"))["kind"] == "done"


async def test_nobody_blocks_themselves(house: Server) -> None:
    ana = await Player.enter(house, "Ana")
    assert said(await ana.http.put(f"/api/me/blocks/{ana.person}")) == (404, "people-nobody")


async def test_a_report_needs_a_reason_and_a_table_that_is_there(house: Server) -> None:
    ana, luz, table = await two_at_a_table(house)
    for body in ({}, {"reason": "boredom"}, {"reason": "chat", "note": 7}):
        assert (await ana.http.post(f"/api/people/{luz.person}/reports", json=body)).status_code == 400
    elsewhere = await ana.http.post(f"/api/people/{luz.person}/reports", json={"reason": "chat", "table": "nowhere"})
    assert said(elsewhere) == (404, "server-no-table")
    made = await ana.http.post(f"/api/people/{luz.person}/reports", json={"reason": "chat", "table": table})
    assert (made.status_code, len(made.json()["report"])) == (201, 26)
    (told,) = (await ana.http.get("/api/me/export")).json()["reports"]
    assert (told["reported"], told["reason"], told["at_table"]) == (luz.person, "chat", table)


async def test_a_guest_who_came_along_still_plays_the_seat_under_the_account(house: Server) -> None:
    _, login, _ = await with_account(house, "Luisa")
    ana, luz, table = await two_at_a_table(house)
    await start(ana, luz, table)
    assert (await sign_in(luz.http, login, bring_guest=True)).status_code == 200
    assert await luz.sent_away() == 4401
    await luz.connect()
    update = await luz.watch(table)
    assert update["seat"] == 1
    assert update["view"]["seat"] == 1
    assert {person["id"]: person["name"] for person in update["people"]}[luz.person] == "Luisa"
    assert (await luz.do(table, "act", action={"type": "write"}))["kind"] == "done"
    await ana.until(lambda: any(luz.person in each["people"] for each in ana.told if each["kind"] == "here"))
    await say(luz, table, "Still here")
    told = await ana.until(lambda: [each for each in ana.told if each.get("text") == "Still here"])
    assert told[0]["person"]["id"] == luz.person


async def test_a_guest_who_came_along_has_the_link_of_their_table_as_a_picture(house: Server) -> None:
    _, login, _ = await with_account(house, "Luisa")
    ana, luz = [await Player.enter(house, name) for name in ("Ana", "Luz")]
    table = await ana.open_table(**{**GOLF, "spectators": False})
    await luz.watch(table)
    assert (await luz.do(table, "sit"))["kind"] == "done"
    await start(ana, luz, table)
    assert (await sign_in(luz.http, login, bring_guest=True)).status_code == 200
    picture = f"/api/tables/{table}/qr.svg"
    assert (await luz.http.get(picture)).status_code == 200
    sol = await Player.enter(house, "Sol")
    assert (await sol.http.get(picture)).status_code == 404


async def test_a_guest_who_was_sent_away_from_a_table_does_not_come_back_with_an_account(house: Server) -> None:
    _, login, _ = await with_account(house)
    ana, luz, table = await two_at_a_table(house)
    assert (await ana.do(table, "clear-seat", seat=1))["kind"] == "done"
    assert (await sign_in(luz.http, login, bring_guest=True)).status_code == 200
    assert await luz.sent_away() == 4401
    await luz.connect()
    await luz.watch(table)
    refused = await luz.do(table, "sit")
    assert (refused["kind"], refused["text"]["id"]) == ("refused", "tab-1-kicked")


async def test_whom_a_guest_blocked_stays_blocked_by_the_account(house: Server) -> None:
    account, login, _ = await with_account(house)
    assert await account.sent_away() == 4401
    guest, luz = await asyncio.gather(Player.enter(house, "Guest"), Player.enter(house, "Luz"))
    assert (await guest.http.put(f"/api/me/blocks/{luz.person}")).status_code == 204
    assert (await sign_in(guest.http, login, bring_guest=True)).status_code == 200
    listed: httpx.Response = await account.http.get("/api/me/blocks")
    assert [each["id"] for each in listed.json()] == [luz.person]
    await account.connect()
    table = await account.open_table(**GOLF)
    await luz.watch(table)
    assert (await luz.do(table, "sit"))["kind"] == "refused"
