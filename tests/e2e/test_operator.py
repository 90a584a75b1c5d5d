"""What an operator does at a terminal takes effect in an open house: tables close, people go, reports are read."""

import asyncio
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.e2e.forking import Forked
from tests.e2e.players import Player
from tests.e2e.serving import Server, serving
from tests.e2e.test_accounts import PASSWORD, said
from tests.e2e.test_tables import GOLF, start, two_at_a_table
from tests.patience import PATIENCE

pytestmark = pytest.mark.anyio


class Operated(Server):
    """A house in a file, and a terminal beside it."""

    def __init__(self, server: Server, file: Path) -> None:
        super().__init__(server.process, server.port)
        self.file = file

    async def operator(self, *arguments: str) -> tuple[int, str]:
        """A command of the operator; its code, and what it said."""
        return await asyncio.to_thread(operate, self.file, *arguments)


def operate(file: Path, *arguments: str) -> tuple[int, str]:
    """A command of the operator on a house in a file."""
    command = Forked(("operator", *arguments, "--database", str(file), "--ui", "en"), errors="/dev/stdout")
    with command.stdout:
        told = command.stdout.read()
    return command.wait(PATIENCE), told


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Operated]:
    file = tmp_path_factory.mktemp("house") / "house.sqlite3"
    options = ("--host", "127.0.0.1", "--no-address-limits", "--countdown", "0", "--log", "none")
    with serving(file, *options) as server:
        yield Operated(server, file)


async def test_a_table_that_an_operator_closes_ends_for_all_who_watch_it(house: Operated) -> None:
    ana, luz, table = await two_at_a_table(house)
    await start(ana, luz, table)
    code, told = await house.operator("close-table", f"{house.url}/t/{table}")
    assert (code, told.splitlines()[-1]) == (0, f"The table {house.url}/t/{table} is closed.")
    for player in (ana, luz):
        last = await player.until(
            lambda player=player: player.tables[table]["state"]["closed"] == "operator" and player.tables[table]
        )
        assert last["view"]["outcome"]["winners"] == []
        refused = await player.do(table, "act", action={"type": "write"})
        assert (refused["kind"], refused["clause"]) == ("refused", "TAB-13")
    assert await house.operator("close-table", table) == (1, f"The table {table} is over already.\n")


async def test_a_table_is_also_found_by_its_code(house: Operated) -> None:
    ana = await Player.enter(house, "Ana")
    table = await ana.open_table(**GOLF)
    code = ana.tables[table]["state"]["code"]
    assert (await house.operator("close-table", code.lower()))[0] == 0
    await ana.until(lambda: ana.tables[table]["state"]["phase"] == "closed")
    assert await house.operator("close-table", "nowhere") == (1, "There is no table “nowhere”.\n")


async def test_a_report_brings_along_what_was_said_at_the_table(house: Operated) -> None:
    ana, luz, table = await two_at_a_table(house)
    for line in ("Boo", "You are slow"):
        assert (await luz.ask("say", table=table, text=line))["kind"] == "done"
    assert (await ana.ask("say", table=table, text="Please stop"))["kind"] == "done"
    body = {"reason": "chat", "table": table, "note": "Not nice"}
    report = (await ana.http.post(f"/api/people/{luz.person}/reports", json=body)).json()["report"]
    entry = await entry_of(house, report)
    lines = [line.strip() for line in entry[entry.index(report) :].splitlines()[1:5]]
    assert lines[0] == "Luz"
    assert [line.partition(" ")[2] for line in lines[1:3]] == ["Boo", "You are slow"]
    assert lines[3] == "Not nice"
    assert "Please stop" not in entry
    # Of whoever has deleted herself it is told that she was reported, and no word of hers or about her.
    assert (await luz.http.post("/api/me/deletion", json={})).status_code == 204
    entry = await entry_of(house, report)
    assert luz.person in entry
    assert not [word for word in ("Luz", "Boo", "You are slow", "Not nice") if word in entry]


async def entry_of(house: Operated, report: str) -> str:
    """What an operator reads of a report."""
    code, told = await house.operator("reports")
    assert code == 0
    (entry,) = (part for part in told.split("\n\n") if report in part)
    return entry


async def test_whoever_is_banned_is_out_of_an_open_socket_and_reads_why(house: Operated) -> None:
    ana, luz = await asyncio.gather(Player.enter(house, "Ana"), Player.enter(house, "Luz"))
    code, _ = await house.operator("ban", luz.person, "--days", "7", "--reason", "Shouting", "--by", "olga")
    assert code == 0
    assert await luz.sent_away() == 4403
    answer = await luz.http.get("/api/me")
    assert said(answer) == (403, "people-banned")
    assert answer.json()["sentence"] == "You cannot come in for 7 more days. Reason: Shouting"
    # Nor as a new guest of the same browser.
    assert said(await luz.http.post("/api/me", json={"name": "Lux"})) == (403, "people-banned")
    await luz.connect()
    assert await luz.sent_away() == 4403
    assert (await ana.http.get("/api/me")).status_code == 200
    assert (await house.operator("unban", luz.person))[0] == 0
    assert (await luz.http.get("/api/me")).json()["person"]["id"] == luz.person


async def test_whoever_is_banned_reads_why_takes_their_data_along_and_is_deleted_and_can_do_nothing_else(
    house: Operated,
) -> None:
    ana, luz = await asyncio.gather(Player.enter(house, "Ana"), Player.enter(house, "Luz"))
    account = {"login": "luz.banned", "password": PASSWORD}
    assert (await luz.http.post("/api/account", json=account)).status_code == 201
    assert said(await luz.http.get("/api/me/ban")) == (404, "people-not-banned")
    assert (await house.operator("ban", luz.person, "--reason", "Shouting", "--by", "olga"))[0] == 0
    told = (await luz.http.get("/api/me/ban")).json()
    assert told == {
        "sentence": "You cannot come in any more. Reason: Shouting",
        "until": None,
        "login": "luz.banned",
        "has_password": True,
        "passkeys": 0,
    }
    for method, path in (
        ("GET", "/api/me/tables"),
        ("GET", "/api/account/sessions"),
        ("PATCH", "/api/me"),
        ("POST", "/api/sign-out-everywhere"),
        ("POST", "/api/tables"),
        ("GET", f"/api/people/{ana.person}"),
    ):
        body = None if method == "GET" else {"game": "golf", "language": "en"} if path == "/api/tables" else {}
        denied = await luz.http.request(method, path, json=body)
        assert said(denied) == (403, "people-banned-for-good"), path
    export = await luz.http.get("/api/me/export")
    assert (export.status_code, export.json()["login"]) == (200, "luz.banned")
    # Signed out she comes in again for no more than that.
    before = dict(luz.http.cookies)
    assert (await luz.http.post("/api/sign-out")).status_code == 204
    assert said(await luz.http.get("/api/me/ban")) == (401, "people-signed-out")
    again = await luz.http.post("/api/sign-in", json=account)
    assert said(again) == (403, "people-banned-for-good")
    assert (await luz.http.get("/api/me/ban")).status_code == 200
    assert (
        await luz.http.get("/api/me/export", headers={"Cookie": f"sobremesa={before['sobremesa']}"})
    ).status_code == 401
    assert said(await luz.http.post("/api/me/deletion", json={})) == (403, "people-wrong-old-password")
    assert (await luz.http.post("/api/me/deletion", json={"password": PASSWORD})).status_code == 204
    assert (await luz.http.get("/api/me/ban")).status_code == 401
    assert (await ana.http.get("/api/me/export")).status_code == 200


async def test_who_comes_from_a_banned_address_signs_in_for_their_own_data_alone(house: Operated) -> None:
    ana = await Player.enter(house, "Ana", address="127.0.0.21")
    account = {"login": "ana.elsewhere", "password": PASSWORD}
    opened = await ana.http.post("/api/account", json=account)
    assert opened.status_code == 201
    assert (await house.operator("ban", "--address", "127.0.0.21", "--reason", "Noise", "--by", "olga"))[0] == 0
    try:
        assert (await ana.http.post("/api/sign-out")).status_code == 204
        assert said(await ana.http.post("/api/me", json={"name": "New"})) == (403, "people-banned-for-good")
        assert said(await ana.http.post("/api/sign-in", json=account)) == (403, "people-banned-for-good")
        export = await ana.http.get("/api/me/export")
        assert (export.status_code, export.json()["login"]) == (200, "ana.elsewhere")
        assert said(await ana.http.get("/api/me/tables")) == (403, "people-banned-for-good")
        # With a recovery code as well, and the other password deletes.
        assert (await ana.http.post("/api/sign-out")).status_code == 204
        recovery = {"login": "ana.elsewhere", "code": opened.json()["recovery_codes"][0], "password": PASSWORD[::-1]}
        assert said(await ana.http.post("/api/account/recovery", json=recovery)) == (403, "people-banned-for-good")
        assert (await ana.http.post("/api/me/deletion", json={"password": PASSWORD[::-1]})).status_code == 204
    finally:
        await house.operator("unban", "--address", "127.0.0.21")


async def test_whoever_is_signed_out_by_an_operator_loses_the_socket(house: Operated) -> None:
    ana = await Player.enter(house, "Ana")
    assert (await house.operator("sign-out", ana.person)) == (0, f"{ana.person} is signed out everywhere.\n")
    assert await ana.sent_away() == 4401
    assert (await ana.http.get("/api/me")).status_code == 401


async def test_an_order_that_no_server_was_there_for_is_carried_out_by_the_next(tmp_path: Path) -> None:
    file = tmp_path / "house.sqlite3"
    with serving(file, "--host", "127.0.0.1", "--log", "none") as first:
        ana = await Player.enter(first, "Ana")
        table = await ana.open_table(**GOLF)
        await ana.disconnect()
    code, told = await asyncio.to_thread(operate, file, "close-table", table)
    assert (code, told) == (0, f"No server answers; the table {table} is closed as soon as one runs.\n")
    with serving(file, "--host", "127.0.0.1", "--log", "none") as second:
        await ana.go_to(second)
        await ana.watch(table)
        await ana.until(lambda: ana.tables[table]["state"]["phase"] == "closed")
        await ana.leave()
