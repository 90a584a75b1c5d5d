"""People and bots at one table, and a match that has begun."""

import asyncio
from collections.abc import Sequence
from typing import Any

from tests.e2e.players import Player
from tests.e2e.serving import Server


async def come_in(servers: Server | Sequence[Server], names: str) -> list[Player]:
    """Guests with these names, one at each server in turn."""
    doors = [servers] if isinstance(servers, Server) else list(servers)
    return list(
        await asyncio.gather(*(Player.enter(doors[each % len(doors)], name) for each, name in enumerate(names.split())))
    )


async def sit_down(players: Sequence[Player], *, bots: int = 0, **setting: Any) -> str:
    """The first opens a table, the others sit down at it, and bots in the last seats."""
    host, *others = players
    table = await host.open_table(**{"seats": len(players) + bots, "language": "en", "pace": "instant", **setting})
    for player in others:
        await player.watch(table)
        assert (await player.do(table, "sit"))["kind"] == "done"
    for bot in range(bots):
        assert (await host.do(table, "seat-bot", seat=len(players) + bot, level="casual"))["kind"] == "done"
    return table


async def begin(players: Sequence[Player], table: str) -> None:
    """All are ready, the host starts, and the match has begun for all of them."""
    host, *others = players
    for player in others:
        assert (await player.do(table, "say-ready"))["kind"] == "done"
    assert (await host.do(table, "start"))["kind"] == "done"
    await all_see(players, table, "playing")


async def all_see(players: Sequence[Player], table: str, phase: str) -> None:
    """All have been told that the table is in this phase."""
    for player in players:
        await player.until(lambda player=player: player.tables[table]["state"]["phase"] == phase)


async def all_know(players: Sequence[Player], table: str) -> int:
    """All have been told of the last step that any of them has been told of."""
    number: int = max(player.tables[table]["number"] for player in players)
    for player in players:
        await player.until(lambda player=player: player.tables[table]["number"] >= number)
    return number
