"""People at the other end of a real socket: they watch a table, act, and remember all that they are told."""

import asyncio
import itertools
from contextlib import suppress
from typing import Any, ClassVar

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection
from websockets.exceptions import ConnectionClosed

from sobremesa.bots import bot_for
from sobremesa.bots.levels import LEVELS
from sobremesa.editions import set_up
from sobremesa.engine import Chance
from sobremesa.protocol import PROTOCOL
from tests.e2e.serving import UNUSED, Server
from tests.patience import PATIENCE, dial, patience

_asks = itertools.count(1)


class Player:
    """One client; `told` is every frame in its order."""

    _inside: ClassVar[list["Player"]] = []

    def __init__(self, server: Server, name: str, http: httpx.AsyncClient, address: str = "") -> None:
        self.server = server
        self.address = address
        """Where this client comes from; any of this machine's that will do where it is empty."""
        self.name = name
        self.http = http
        self.person = ""
        self.frames: list[dict[str, Any]] = []
        """All that came, as it came."""
        self.told: list[dict[str, Any]] = []
        """The same with every update whole."""
        self.tables: dict[str, dict[str, Any]] = {}
        """The last update of each table."""
        self._socket: ClientConnection | None = None
        self._reader: asyncio.Task[None] | None = None
        self._news = asyncio.Condition()

    @classmethod
    async def enter(cls, server: Server, name: str, *, address: str = "") -> "Player":
        """A new guest with an open socket, who may come from an address of their own."""
        transport = httpx.AsyncHTTPTransport(local_address=address or None, verify=UNUSED)
        http = httpx.AsyncClient(base_url=server.url, timeout=PATIENCE, transport=transport)
        answer = await http.post("/api/me", json={"name": name})
        assert answer.status_code == 200, answer.text
        player = cls(server, name, http, address)
        cls._inside.append(player)
        player.person = answer.json()["person"]["id"]
        await player.connect()
        return player

    async def beside(self) -> "Player":
        """The same person in another tab."""
        cookies = self.http.cookies
        transport = httpx.AsyncHTTPTransport(local_address=self.address or None, verify=UNUSED)
        http = httpx.AsyncClient(base_url=self.server.url, timeout=PATIENCE, cookies=cookies, transport=transport)
        player = Player(self.server, self.name, http, self.address)
        Player._inside.append(player)
        player.person = self.person
        await player.connect()
        return player

    async def connect(self, hello: dict[str, Any] | None = None) -> None:
        """Open the socket, and say hello."""
        cookie = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        address = f"ws://127.0.0.1:{self.server.port}/api/socket"
        self._socket = await dial(
            address,
            additional_headers={"Cookie": cookie},
            compression=None,
            max_size=None,
            local_addr=(self.address, 0) if self.address else None,
        )
        self._reader = asyncio.create_task(self._read(self._socket))
        # Whoever is not let in is sent away before there is time for a word.
        with suppress(ConnectionClosed):
            await self.send(kind="hello", **({"protocol": PROTOCOL, "language": "en"} if hello is None else hello))

    async def disconnect(self) -> None:
        """Cut the connection without a word."""
        assert self._socket is not None
        assert self._reader is not None
        self._reader.cancel()
        self._socket.transport.abort()
        await asyncio.gather(self._reader, return_exceptions=True)

    async def sent_away(self) -> int:
        """Wait until the server closes the socket; the code that it gives."""
        assert self._socket is not None
        assert self._reader is not None
        async with patience():
            await asyncio.gather(self._reader, return_exceptions=True)
        assert self._socket.close_code is not None
        return self._socket.close_code

    async def go_to(self, server: Server) -> None:
        """Come in at another node, or the same one after a restart, with the cookie that one has."""
        self.server = server
        self.http.base_url = httpx.URL(server.url)
        await self.connect()

    async def resume(self, server: Server, table: str) -> dict[str, Any]:
        """Come in and watch a table, from the number that one has."""
        await self.go_to(server)
        return await self.watch(table, since=self.tables[table]["number"])

    def steps(self, table: str) -> list[int]:
        """The numbers of all steps of a table that this client was told, in their order."""
        updates = [each for each in self.told if each["kind"] == "update" and each["table"] == table]
        return [step["number"] for update in updates for step in update["steps"]]

    def happened(self, table: str, kind: str) -> list[dict[str, Any]]:
        """All events of the table itself of one kind, as this client was told of them, each with the time `told_at`."""
        updates = [each for each in self.told if each["kind"] == "update" and each["table"] == table]
        return [
            {**event, "told_at": step["at"]}
            for update in updates
            for step in update["steps"]
            for event in step["events"]
            if event["kind"] == kind
        ]

    @classmethod
    async def all_leave(cls) -> None:
        """Everybody goes."""
        while cls._inside:
            await cls._inside.pop().leave()

    async def leave(self) -> None:
        """Close everything."""
        if self._socket is not None:
            await self._socket.close()
        if self._reader is not None:
            await asyncio.gather(self._reader, return_exceptions=True)
        await self.http.aclose()

    async def _read(self, socket: ClientConnection) -> None:
        async for frame in socket:
            message = msgspec.json.decode(frame)
            if message["kind"] == "ping":
                await self.send(kind="pong", nonce=message["nonce"])
                continue
            await self._take(message)

    async def _take(self, message: dict[str, Any]) -> None:
        async with self._news:
            self.frames.append(message)
            if message["kind"] == "update":
                # Parts that are still as they were are left out.
                message = self.tables[message["table"]] = self.tables.get(message["table"], {}) | message
            self.told.append(message)
            self._news.notify_all()

    async def send(self, **message: Any) -> None:
        """Send a frame."""
        assert self._socket is not None
        await self._socket.send(msgspec.json.encode(message).decode())

    async def send_raw(self, frame: str | bytes) -> None:
        """Send whatever it is."""
        assert self._socket is not None
        await self._socket.send(frame)

    async def until(self, holds: Any) -> Any:
        """Wait until something holds, looked at after each frame; what it gives."""
        async with self._news, patience():
            while not (found := holds()):
                await self._news.wait()
            return found

    async def ask(self, kind: str, *, ask: str = "", **fields: Any) -> dict[str, Any]:
        """Send a question and wait for its answer."""
        wanted = ask or f"q{next(_asks)}"
        before = len(self.told)
        await self.send(kind=kind, id=wanted, **fields)
        answer: dict[str, Any] = await self.until(
            lambda: next((each for each in self.told[before:] if each.get("id") == wanted), None)
        )
        return answer

    async def do(self, table: str, command: str, *, ask: str = "", **fields: Any) -> dict[str, Any]:
        """A command to a table."""
        return await self.ask("do", ask=ask, table=table, command={"kind": command, **fields})

    async def watch(self, table: str, since: int | None = None, *, apart: bool = False) -> dict[str, Any]:
        """Watch a table, and wait for how it stands."""
        before = len(self.told)
        await self.send(kind="watch", id=f"q{next(_asks)}", table=table, since=since, apart=apart)
        update: dict[str, Any] = await self.until(
            lambda: next((each for each in self.told[before:] if each.get("table") == table), None)
        )
        return update

    async def open_table(self, **setting: Any) -> str:
        """Open a table and watch it."""
        answer = await self.http.post("/api/tables", json=setting)
        assert answer.status_code == 201, answer.text
        table: str = answer.json()["table"]
        await self.watch(table)
        return table


class Mind:
    """Plays a seat from what its client is told alone, as one of our bots would."""

    def __init__(self, player: Player, table: str, level: str = LEVELS[0]) -> None:
        setting = player.tables[table]["state"]["setting"]
        self._player = player
        self._table = table
        self._game = set_up(setting["game"], setting["language"], options=setting["options"])
        self._bot = bot_for(self._game, level)

    @property
    def update(self) -> dict[str, Any]:
        """How the table stands."""
        return self._player.tables[self._table]

    @property
    def is_over(self) -> bool:
        """Whether the match has ended."""
        return self.update["state"]["phase"] in ("ended", "closed")

    def view(self) -> Any:
        """The match as this seat sees it, as a value."""
        return msgspec.convert(self.update["view"], self._game.view_type, strict=False)

    def is_asked(self) -> bool:
        """Whether the match waits for this seat."""
        if self.update["state"]["phase"] != "playing" or self.update["seat"] is None:
            return False
        return bool(self.update["view"]["players"][self.update["seat"]]["waiting"])

    def choose(self) -> Any:
        """What this seat would do, as JSON."""
        view = self.view()
        chance = Chance(bytes(32)).child(self._bot.wait(view))
        return msgspec.to_builtins(self._bot.choose(view, self._game.offers(view), chance), str_keys=True)

    async def play(self) -> int:
        """Play until the match is over; how many moves were taken."""
        taken = 0
        while await self._player.until(lambda: self.is_asked() or "over" * self.is_over) != "over":
            number = self.update["number"]
            answer = await self._player.do(self._table, "act", action=self.choose())
            if answer["kind"] == "done":
                taken += 1
                await self._player.until(lambda answer=answer: self.update["number"] >= answer["number"])
            else:
                # Somebody was quicker, and the question was another by then.
                await self._player.until(lambda number=number: self.update["number"] > number)
        return taken
