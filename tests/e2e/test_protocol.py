"""The socket as it is documented: schemas hold for real frames, old clients reload, and the end has a reason."""

import asyncio
import json
from typing import Any

import jsonschema_rs
import pytest

from sobremesa.games import GAMES
from sobremesa.protocol import PROTOCOL
from tests.e2e.players import Mind, Player
from tests.e2e.serving import Server
from tests.e2e.test_tables import start, two_at_a_table
from tests.e2e.test_whole_matches import SHORT
from tests.house.source import ROOT
from tests.patience import dial, patience

pytestmark = pytest.mark.anyio

SCHEMA: dict[str, Any] = json.loads((ROOT / "docs/reference/protocol.schema.json").read_text(encoding="utf-8"))


def check(name: str, value: object) -> None:
    """Fails where a value is not what the schema calls by this name."""
    schema = {"$defs": SCHEMA["$defs"], "$ref": f"#/$defs/{name}"}
    jsonschema_rs.validate(schema, value)


def test_the_schema_is_one() -> None:
    assert jsonschema_rs.meta.is_valid(SCHEMA)
    for wrong in ({}, {"kind": "dance"}, {"kind": "done"}, {"kind": "do", "id": "x", "table": "t", "command": {}}):
        assert not jsonschema_rs.is_valid(SCHEMA, wrong)


@pytest.mark.parametrize("game", GAMES)
async def test_what_is_said_and_told_in_a_match_is_what_the_schema_says(house: Server, game: str) -> None:
    ana = await Player.enter(house, "Ana")
    said: list[dict[str, Any]] = []
    send = ana.send

    async def send_noted(**message: Any) -> None:
        said.append(message)
        await send(**message)

    ana.send = send_noted  # type: ignore[method-assign]
    options = SHORT[game] | {"clock": False}
    table = await ana.open_table(game=game, language="en", seats=2, pace="instant", options=options)
    await ana.do(table, "seat-bot", seat=1, level="child")
    await ana.do(table, "start")
    await Mind(ana, table).play()
    for message in said:
        check("ClientMessage", message)
        if message.get("command", {}).get("kind") == "act":
            check(f"{game}.Action", message["command"]["action"])
    updates = [frame for frame in ana.told if frame["kind"] == "update"]
    assert len(updates) > 5
    for frame in ana.frames:
        check("ServerMessage", frame)
    for frame in updates[:: max(1, len(updates) // 20)]:
        for entry in (entry for step in frame["steps"] for entry in step["entries"]):
            check(f"{game}.Entry", entry)
        if frame["view"] is not None:
            check(f"{game}.View", frame["view"])
            check(f"{game}.Offers", frame["offers"])


async def greeted(player: Player, **hello: Any) -> dict[str, Any]:
    """What a hello is answered with."""
    before = len(player.told)
    await player.send(kind="hello", **hello)
    answer: dict[str, Any] = await player.until(
        lambda: next((each for each in player.told[before:] if each["kind"] in ("welcome", "reload", "failed")), None)
    )
    return answer


async def test_a_client_of_this_build_or_of_none_is_welcome(house: Server) -> None:
    ana = await Player.enter(house, "Ana")
    welcome = await greeted(ana, protocol=PROTOCOL)
    assert (welcome["kind"], welcome["person"]["name"]) == ("welcome", "Ana")
    assert (await greeted(ana, protocol=PROTOCOL, build=welcome["build"]))["kind"] == "welcome"


@pytest.mark.parametrize("hello", [{"protocol": PROTOCOL + 1}, {"protocol": 0}, {"protocol": PROTOCOL, "build": "old"}])
async def test_a_client_of_another_protocol_or_build_is_told_to_reload_and_nothing_else(
    house: Server, hello: dict[str, Any]
) -> None:
    ana = await Player.enter(house, "Ana")
    await ana.disconnect()
    ana.told.clear()
    await ana.connect(hello=hello)
    reload = await ana.until(lambda: next((each for each in ana.told if each["kind"] == "reload"), None))
    assert (reload["protocol"], reload["build"]) == (PROTOCOL, (await ana.http.get("/health")).json()["build"])
    refused = await ana.ask("enter-lobby")
    assert (refused["kind"], refused["text"]["id"]) == ("failed", "server-say-hello")


async def ended(house: Server, **headers: str) -> tuple[int, str]:
    """How a socket with these headers ends."""
    address = f"ws://127.0.0.1:{house.port}/api/socket"
    async with patience(), dial(address, additional_headers=headers) as it:
        await it.wait_closed()
        assert it.close_code is not None
        return it.close_code, it.close_reason or ""


@pytest.mark.parametrize("cookie", ["", "sobremesa=forged", "sobremesa="])
async def test_without_a_session_the_socket_ends_with_4401(house: Server, cookie: str) -> None:
    assert await ended(house, Cookie=cookie) == (4401, "signed-out")


async def test_the_thirteenth_connection_of_a_person_ends_with_4429(house: Server) -> None:
    ana = await Player.enter(house, "Ana")
    cookie = f"sobremesa={ana.http.cookies['sobremesa']}"
    address = f"ws://127.0.0.1:{house.port}/api/socket"
    others = [await dial(address, additional_headers={"Cookie": cookie}) for _ in range(11)]
    try:
        # Each counts once it is answered.
        hello = json.dumps({"kind": "hello", "protocol": PROTOCOL, "language": "en"})
        await asyncio.gather(*(other.send(hello) for other in others))
        async with patience():
            await asyncio.gather(*(other.recv() for other in others))
        assert await ended(house, Cookie=cookie) == (4429, "too-many")
    finally:
        await asyncio.gather(*(other.close() for other in others))


async def test_a_hundred_messages_that_cannot_be_read_end_with_1008(house: Server) -> None:
    ana = await Player.enter(house, "Ana")
    assert ana._socket is not None
    for _ in range(101):
        await ana.send_raw("?")
    async with patience():
        await ana._socket.wait_closed()
    assert (ana._socket.close_code, ana._socket.close_reason) == (1008, "malformed")


def test_the_page_about_the_socket_names_every_message_and_every_end() -> None:
    page = (ROOT / "docs/reference/protocol.md").read_text(encoding="utf-8")
    assert len(page.splitlines()) < 150
    for side in ("ClientMessage", "ServerMessage"):
        for option in SCHEMA["$defs"][side]["anyOf"]:
            name = option["$ref"].removeprefix("#/$defs/")
            (kind,) = SCHEMA["$defs"][name]["properties"]["kind"]["enum"]
            assert f"`{kind}`" in page or f'"{kind}"' in page, kind
    sources = [path.read_text(encoding="utf-8") for path in (ROOT / "src/sobremesa/server").rglob("*.py")]
    for code in (1008, 1012, 1013, 4401, 4403, 4429):
        assert str(code) in page
        assert any(str(code) in source for source in sources)


@pytest.mark.parametrize("game", GAMES)
async def test_what_is_left_out_of_updates_is_as_it_was(house: Server, game: str) -> None:
    """Whoever lays each update over the one before has, after every step, what somebody has who comes just then."""
    ana = await Player.enter(house, "Ana")
    options = SHORT[game] | {"clock": False}
    table = await ana.open_table(game=game, language="en", seats=2, pace="instant", options=options)
    await ana.do(table, "seat-bot", seat=1, level="child")
    await ana.do(table, "start")
    mind = Mind(ana, table)
    again = await ana.beside()
    for _ in range(6):
        await ana.until(lambda: mind.is_asked() or mind.is_over)
        if mind.is_over:
            break
        await ana.do(table, "act", action=mind.choose())
        async with patience():
            while True:
                fresh = await again.watch(table)
                await ana.until(lambda fresh=fresh: ana.tables[table]["number"] >= fresh["number"])
                if ana.tables[table]["number"] == fresh["number"]:
                    break
        kept = ana.tables[table]
        parts = ("number", "seat", "state", "people", "view", "offers")
        assert [kept[part] for part in parts] == [fresh[part] for part in parts]
    updates = [frame for frame in ana.frames if frame["kind"] == "update"]
    assert {"state", "people", "view", "offers"} <= updates[0].keys()
    assert any("people" not in frame and "state" not in frame for frame in updates)


async def test_who_does_not_see_what_a_rival_does_is_not_sent_the_whole_table_again(house: Server) -> None:
    ana, luz, table = await two_at_a_table(house)
    await start(ana, luz, table)
    before = len(luz.frames)
    assert (await ana.do(table, "act", action={"type": "draft", "word": "sol", "path": [0, 1, 2]}))["kind"] == "done"
    await luz.until(lambda: luz.tables[table]["number"] == ana.tables[table]["number"])
    (update,) = [frame for frame in luz.frames[before:] if frame["kind"] == "update"]
    assert update.keys() == {"kind", "table", "number", "now", "steps", "seat"}
