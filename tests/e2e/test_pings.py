"""The server measures round trips with messages of its own, and half of them counts in a race (TAB-4)."""

import asyncio
import time
from typing import Any

import msgspec
import pytest
from websockets.asyncio.client import ClientConnection

from sobremesa.protocol import PROTOCOL
from tests.e2e.players import Mind, Player
from tests.e2e.seating import begin, sit_down
from tests.e2e.serving import Server, guest
from tests.patience import dial

pytestmark = pytest.mark.anyio


class FarAway(Player):
    """Somebody whose answers to pings take a while; None for somebody who gives none."""

    seconds: float | None = None

    async def _read(self, socket: ClientConnection) -> None:
        async for frame in socket:
            await self._take(msgspec.json.decode(frame))

    async def answer_the_ping(self) -> None:
        """As somebody at this distance does."""
        ping = await self.until(lambda: next((each for each in self.told if each["kind"] == "ping"), None))
        if self.seconds is not None:
            await asyncio.sleep(self.seconds)
            # An answer to nothing says nothing.
            await self.send(kind="pong", nonce="made-up")
            await self.send(kind="pong", nonce=ping["nonce"])
            await self.send(kind="pong", nonce=ping["nonce"])


async def test_the_first_ping_follows_the_welcome_so_that_it_can_be_answered_at_once(house: Server) -> None:
    ana = guest(house, "Ana")
    cookie = "; ".join(f"{name}={value}" for name, value in ana.cookies.items())
    ana.close()
    address = f"ws://127.0.0.1:{house.port}/api/socket"
    async with dial(address, additional_headers={"Cookie": cookie}) as socket:
        await socket.send(msgspec.json.encode({"kind": "hello", "protocol": PROTOCOL}).decode())
        welcome, ping = [msgspec.json.decode(await socket.recv()) for _ in range(2)]
        assert (welcome["kind"], ping["kind"]) == ("welcome", "ping")
        await socket.send(msgspec.json.encode({"kind": "pong", "nonce": ping["nonce"]}).decode())
        await socket.send(msgspec.json.encode({"kind": "leave-lobby", "id": "q"}).decode())
        assert msgspec.json.decode(await socket.recv()) == {"kind": "done", "id": "q", "number": None, "table": ""}


async def test_half_the_measured_round_trip_is_credited_in_the_race_and_150_ms_at_most(house: Server) -> None:
    players, most = [], {}
    for name, seconds in (("Near", 0.1), ("Far", 0.7), ("Silent", None)):
        came = time.monotonic()
        player = await FarAway.enter(house, name)
        assert isinstance(player, FarAway)
        player.seconds = seconds
        await player.answer_the_ping()
        # When this is answered the pong has been heard: on a busy machine the way is longer than it was meant to be.
        await player.ask("leave-lobby")
        most[name] = min(150, 1_000 * (time.monotonic() - came) / 2)
        players.append(player)
    table = await sit_down(players, game="buffet", options={"words": "dictionary"})
    await begin(players, table)
    near, far, silent = [await announcement(player, table) for player in players]
    assert 50 <= near["credit"] <= most["Near"]
    assert far["credit"] == 150
    assert silent["credit"] == 0
    opened = happened(players[0], table, "search-opened")[0]["opened"]
    for told in (near, far, silent):
        assert told["credited"] == max(opened, told["received"] - told["credit"])


async def announcement(player: Player, table: str) -> Any:
    """Somebody announces a word; what everybody is told of it."""
    mind = Mind(player, table, "expert")
    seat = player.tables[table]["seat"]
    while not (told := [each for each in happened(player, table, "announced") if each["seat"] == seat]):
        await player.until(mind.is_asked)
        answer = await player.do(table, "act", action=mind.choose())
        await player.until(lambda answer=answer: mind.update["number"] >= (answer.get("number") or 0))
    return told[0]


def happened(player: Player, table: str, kind: str) -> list[Any]:
    """All events of a kind in the match, as this client was told of them."""
    updates = [each for each in player.told if each["kind"] == "update" and each["table"] == table]
    entries = [entry["event"] for update in updates for step in update["steps"] for entry in step["entries"]]
    return [each for each in entries if each["type"] == kind]
