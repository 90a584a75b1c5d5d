"""A process full of players: they come in, sit down, and play at an even pace, while somebody else watches the server.

It reads its plan from standard input, says in a line when each stage is reached, and waits for a line before the next.
"""

import asyncio
import gc
import random
import sys
from collections.abc import Awaitable, Callable, Coroutine, Iterable
from typing import Any, TypeVar

import msgspec
import uvloop

from benchmarks.load.player import Player, Table
from benchmarks.load.tables import Kind, Thinking, kinds
from benchmarks.load.wire import Http, Wire, connect
from sobremesa.protocol import PROTOCOL

HOST = "127.0.0.1"
_ONE_TABLE = 120.0
"""Seconds within which a table must have begun."""
Item = TypeVar("Item")


class Plan(msgspec.Struct, frozen=True):
    """What a process of players does."""

    ports: tuple[int, ...]
    players: int
    every: float
    """Seconds between two moves of a player."""
    warm_up: float
    seconds: float
    seed: int
    bare: dict[str, tuple[int, int]] | None = None
    """At a bare server: how large an action and an update are, by game."""


class Measured(msgspec.Struct, frozen=True):
    """What the players saw; seconds and bytes."""

    acknowledged: list[float]
    told_here: list[float]
    told_elsewhere: list[float]
    sizes: dict[str, tuple[int, int]]
    """How large an action and an update were on average, by game."""
    refused: list[str]
    lost: int
    unanswered: int
    tables: int


async def many(work: Callable[[Item], Coroutine[Any, Any, None]], items: Iterable[Item], at_once: int) -> None:
    """Do something for all, so many at a time."""
    left = iter(items)

    async def some() -> None:
        for item in left:
            await work(item)

    await asyncio.gather(*(some() for _ in range(at_once)))


class Crowd:
    """All players of this process."""

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self._chance = random.Random(plan.seed)
        self._http = [Http(HOST, port) for port in plan.ports]
        self.tables: list[Table] = []
        self.players: list[Player] = []

    async def come(self) -> None:
        """Everybody becomes a guest; at a bare server nobody needs to."""
        for number in range(self.plan.players):
            node = number % len(self.plan.ports)
            cookie = person = ""
            if self.plan.bare is None:
                answer, cookie = await self._http[node].post("/api/me", {"name": f"Ana {number}"})
                person = msgspec.json.decode(answer)["person"]["id"]
            self.players.append(Player(person, cookie, node))

    async def connect(self) -> None:
        """Everybody opens a socket and says hello."""

        async def one(player: Player) -> None:
            port = self.plan.ports[player.node]
            player.wire = Wire(f"{HOST}:{port}", player.cookie, player.heard)
            await connect(player.wire, HOST, port)
            if self.plan.bare is None:
                player.send({"kind": "hello", "protocol": PROTOCOL})
                await player.greeted.wait()

        await many(one, self.players, 50)

    async def sit_down(self) -> None:
        """Matches begin at all tables; whoever is left over without a table watches nothing."""
        left = list(self.players)
        for kind in kinds(self._chance):
            if len(left) < kind.seats:
                break
            self.tables.append(Table(kind, left[: kind.seats]))
            del left[: kind.seats]
        await many(self._join_bare if self.plan.bare is not None else self._begin, self.tables, 24)

    async def _begin(self, table: Table) -> None:
        async with asyncio.timeout(_ONE_TABLE):
            host, *others = table.players
            answer, _ = await self._http[host.node].post("/api/tables", table.kind.setting, host.cookie)
            table.id = msgspec.json.decode(answer)["table"]
            await self._watch(table, host)
            for player in others:
                await self._watch(table, player)
                for command in ("sit", "say-ready"):
                    await self._done(table, player, {"kind": command})
            await self._done(table, host, {"kind": "start"})
            await self._until(table, lambda: all(table.update(each)["view"] for each in table.players))
            await self._settle(table)

    async def _watch(self, table: Table, player: Player) -> None:
        player.send({"kind": "watch", "id": "watch", "table": table.id})
        await self._until(table, lambda: player in table.latest)

    async def _done(self, table: Table, player: Player, command: dict[str, Any]) -> int:
        answer = await player.ask({"kind": "do", "table": table.id, "command": command})
        assert answer["kind"] == "done", answer
        number: int = answer["number"]
        await self._until(table, lambda: all(table.update(each)["number"] >= number for each in table.latest))
        return number

    async def _settle(self, table: Table) -> None:
        """Play on until the match is where it can stay."""
        while not table.kind.is_ready(table.update(table.players[0])):
            assert isinstance(table.kind, Thinking)
            for player in table.players:
                update = table.update(player)
                if not table.kind.is_ready(update) and update["view"]["players"][player.seat]["waiting"]:
                    await self._done(table, player, {"kind": "act", "action": table.kind.think(update)})

    async def _until(self, table: Table, holds: Callable[[], bool]) -> None:
        while not holds():
            table.moved.clear()
            await table.moved.wait()

    async def _join_bare(self, table: Table) -> None:
        assert self.plan.bare is not None
        table.id = f"{self.plan.seed}-{id(table)}"
        action, update = self.plan.bare[table.kind.game]
        table.kind = Bare(table.kind, action)
        for player in table.players:
            player.send({"kind": "join", "table": table.id, "size": max(0, update - 80)})
            await player.greeted.wait()

    async def play(self, say: Callable[[str], Awaitable[None]]) -> Measured:
        """Everybody moves at an even pace, each table from an instant of its own."""
        # In life each has a machine of their own: nobody waits while the garbage of thousands is looked for.
        gc.disable()
        loop = asyncio.get_running_loop()
        until = loop.time() + self.plan.warm_up + self.plan.seconds
        for table in self.tables:
            pause = self.plan.every / len(table.players)
            loop.call_later(self._chance.uniform(0, pause), self._move, table, pause, until)
        await asyncio.sleep(self.plan.warm_up)
        for table in self.tables:
            table.begin_measuring()
        await say("measuring")
        await asyncio.sleep(until - loop.time())
        await say("measured")
        await asyncio.sleep(2)
        return self._measured()

    def _move(self, table: Table, pause: float, until: float) -> None:
        loop = asyncio.get_running_loop()
        if loop.time() < until:
            # Whoever has to wait for another's move looks again soon.
            wait = pause * self._chance.uniform(0.8, 1.2) if table.act() else 0.05
            loop.call_later(wait, self._move, table, pause, until)

    def _measured(self) -> Measured:
        spread = [table.spread() for table in self.tables]
        sizes: dict[str, tuple[int, int]] = {}
        for game in {table.kind.game for table in self.tables}:
            played = [table for table in self.tables if table.kind.game == game]
            actions = [size for table in played for size in table.action_bytes]
            updates = [size for table in played for size in table.update_bytes]
            sizes[game] = _mean(actions), _mean(updates)
        return Measured(
            acknowledged=[took for table in self.tables for took in table.acknowledged],
            told_here=[took for here, _ in spread for took in here],
            told_elsewhere=[took for _, elsewhere in spread for took in elsewhere],
            sizes=sizes,
            refused=[why for table in self.tables for why in table.refused],
            lost=sum(player.wire is None or player.wire.is_lost for player in self.players),
            unanswered=sum(player.waiting for player in self.players),
            tables=len(self.tables),
        )

    def close(self) -> None:
        """Everybody goes."""
        for player in self.players:
            if player.wire is not None:
                player.wire.close()
        for http in self._http:
            http.close()


class Bare(Kind):
    """Moves of the same size that nobody looks at."""

    def __init__(self, kind: Kind, size: int) -> None:
        self.game = kind.game
        self._pad = {"pad": "x" * max(0, size - 90)}

    def move(self, _seat: int, _update: object, _turn: int, _memory: object) -> dict[str, Any]:
        """As large as the others'."""
        return self._pad


def _mean(sizes: list[int]) -> int:
    return round(sum(sizes) / len(sizes)) if sizes else 0


async def _main() -> None:
    loop = asyncio.get_running_loop()

    async def hear() -> str:
        return await loop.run_in_executor(None, sys.stdin.readline)

    async def say(stage: str) -> None:
        print(msgspec.json.encode(stage).decode(), flush=True)

    crowd = Crowd(msgspec.json.decode(await hear(), type=Plan))
    try:
        for stage in (crowd.come, crowd.connect, crowd.sit_down):
            await stage()
            await say(stage.__name__)
            await hear()
        print(msgspec.json.encode(await crowd.play(say)).decode(), flush=True)
    finally:
        crowd.close()


if __name__ == "__main__":
    uvloop.run(_main())
