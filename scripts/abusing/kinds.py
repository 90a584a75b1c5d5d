"""Six kinds of mischief; each function is one round of one client, which is made again and again until time is up."""

import asyncio
import itertools
import random
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable, Mapping
from contextlib import asynccontextmanager
from typing import Any, TypeAlias

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect

from sobremesa.protocol import PROTOCOL
from tests.attacks import raw
from tests.attacks.target import ATTACKER
from tests.e2e.serving import UNUSED, Server

HOLDS = 25.0
"""Seconds for which a connection is held that says or reads nothing; the server's patience is shorter."""
_PATIENCE = 15.0
_OFTEN = 40
"""Questions of a round on a socket."""
_GUESTS = 40
_LINES = 5
_asks = itertools.count()
_HALVES = (
    b"",
    b"GET",
    b"GET / HTTP/1.1\r\nHost: x\r\n",
    b"POST /api/me HTTP/1.1\r\nHost: x\r\nContent-Length: 9\r\n\r\n",
)
_GOLF = {"game": "golf", "language": "en", "seats": 2, "pace": "instant"}


class Gang:
    """All who attack: they come from one address, and share the guests that the server lets them be."""

    def __init__(self, server: Server, *, seed: int, holds: float) -> None:
        self.server = server
        self.holds = holds
        self.chance = random.Random(seed)
        self.tally: Counter[str] = Counter()
        """What was tried, by how it was answered."""
        self.tried: set[str] = set()
        """The kinds of which a round is over."""
        self.file = ""
        """The largest that can be downloaded."""
        self._cookies: list[str] = []

    def client(self) -> httpx.AsyncClient:
        """Somebody of them, over HTTP."""
        transport = httpx.AsyncHTTPTransport(local_address=ATTACKER, verify=UNUSED)
        return httpx.AsyncClient(base_url=self.server.url, timeout=_PATIENCE, transport=transport)

    async def scout(self) -> None:
        """Find what is worth downloading."""
        async with self.client() as http:
            found = (await http.get("/api/companion/words/en")).json()
        largest = max(found["files"], key=lambda each: each["size"])
        self.file = f"/api/companion/words/en/{largest['digest']}"

    async def cookie(self) -> str:
        """A guest of theirs; a new one while the server makes any."""
        if len(self._cookies) < _GUESTS:
            async with self.client() as http:
                answer = await http.post("/api/me", json={"name": "Eve"})
            self.note("guest", answer.status_code)
            if answer.status_code == 200:
                self._cookies.append("; ".join(f"{name}={value}" for name, value in answer.cookies.items()))
        return self.chance.choice(self._cookies) if self._cookies else ""

    def note(self, kind: str, outcome: object) -> None:
        """Something was tried."""
        self.tally[f"{kind}: {outcome}"] += 1

    @asynccontextmanager
    async def socket(self, cookie: str) -> AsyncIterator[ClientConnection]:
        """An open socket of a guest."""
        address = f"{self.server.url.replace('http', 'ws', 1)}/api/socket"
        async with connect(
            address,
            additional_headers={"Cookie": cookie},
            compression=None,
            open_timeout=_PATIENCE,
            max_size=None,
            local_addr=(ATTACKER, 0),
        ) as socket:
            await socket.send(_written(kind="hello", protocol=PROTOCOL, language="en"))
            yield socket

    async def open_table(self, cookie: str, **setting: Any) -> str:
        """A table of theirs; empty where the server refuses one."""
        async with self.client() as http:
            answer = await http.post("/api/tables", json=_GOLF | setting, headers={"Cookie": cookie})
        self.note("table", answer.status_code)
        return str(answer.json()["table"]) if answer.status_code == 201 else ""

    async def do(self, kind: str, socket: ClientConnection, table: str, command: Mapping[str, Any]) -> None:
        """Ask something of a table, and wait for its answer."""
        ask = f"x{next(_asks)}"
        await socket.send(_written(kind="do", id=ask, table=table, command=command))
        async with asyncio.timeout(_PATIENCE):
            while (message := msgspec.json.decode(await socket.recv())).get("id") != ask:
                if message["kind"] == "ping":
                    await socket.send(_written(kind="pong", nonce=message["nonce"]))
        self.note(kind, message["kind"])


async def change_options(gang: Gang) -> None:
    """Other options again and again, none of which the server has seen."""
    cookie = await gang.cookie()
    table = await gang.open_table(cookie)
    if table:
        async with gang.socket(cookie) as socket:
            for _ in range(_OFTEN):
                options = {"writing_seconds": gang.chance.randrange(10, 3600), "same_holes": gang.chance.random() < 0.5}
                command = {"kind": "change-setting", "setting": _GOLF | {"options": options}}
                await gang.do("options", socket, table, command)


async def flood_steps(gang: Gang) -> None:
    """Wishes that change nothing, which each would be a step in the log."""
    cookie = await gang.cookie()
    table = await gang.open_table(cookie)
    if table:
        async with gang.socket(cookie) as socket:
            await gang.do("steps", socket, table, {"kind": "seat-bot", "seat": 1, "level": "casual"})
            await gang.do("steps", socket, table, {"kind": "start"})
            for _ in range(_OFTEN):
                await gang.do("steps", socket, table, {"kind": "pause", "wishes": False})


async def flood_tables(gang: Gang) -> None:
    """Tables that all see and nobody wants."""
    await gang.open_table(await gang.cookie(), public=True)


async def guess_passwords(gang: Gang) -> None:
    """Wrong ones; each costs the server a computation."""
    async with gang.client() as http:
        body = {"login": f"owner{gang.chance.randrange(20)}", "password": f"wrong-password-{gang.chance.random()}"}
        answer = await http.post("/api/sign-in", json=body, headers={"Cookie": await gang.cookie()})
    gang.note("passwords", answer.status_code)


async def download_unread(gang: Gang) -> None:
    """Large files that are asked for and not read."""
    asked = raw.request(gang.file, "Accept-Encoding: identity")
    await _hold(gang, "downloads", [asked] * _LINES)


async def say_nothing(gang: Gang) -> None:
    """Connections with half a request, or none."""
    await _hold(gang, "half-open", gang.chance.choices(_HALVES, k=2 * _LINES))


async def _hold(gang: Gang, kind: str, said: list[bytes]) -> None:
    lines = [await raw.connect(gang.server, each) for each in said]
    try:
        await asyncio.sleep(gang.holds)
        for line in lines:
            gang.note(kind, "cut off" if raw.is_over(line) else "held")
    finally:
        for line in lines:
            line.close()


Round: TypeAlias = Callable[[Gang], Awaitable[None]]
KINDS: tuple[Round, ...] = (
    change_options,
    download_unread,
    flood_tables,
    flood_steps,
    guess_passwords,
    say_nothing,
)


def _written(**message: Any) -> str:
    return msgspec.json.encode(message).decode()
