"""Somebody who does not give up: comes back through any door that is open, and asks again what was not answered."""

import asyncio
import itertools
import random
import time
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from typing import Any, TypeAlias

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from sobremesa.protocol import PROTOCOL

Message: TypeAlias = dict[str, Any]
PATIENCE = 4.0
"""Seconds after which an answer is no more waited for on this connection."""
_asks = itertools.count(1)


class Record:
    """What all people together were told, to be held against the log."""

    def __init__(self) -> None:
        self.acknowledged: list[tuple[str, str, int]] = []
        """The table, the question with whoever asked it, and the number it was answered with."""
        self.refused: list[tuple[str, str]] = []
        self.resent = 0
        self.lost = 0
        self.longest_away = 0.0
        self.matches = 0
        self.problems: list[str] = []


class Person:
    """One client for the whole evening."""

    def __init__(self, name: str, ports: list[int], chance: random.Random, record: Record) -> None:
        self.name = name
        self.chance = chance
        self.record = record
        self.table = ""
        self.update: Message = {}
        self._ports = ports
        self._cookie = ""
        self._id = ""
        self._number: int | None = None
        self._socket: ClientConnection | None = None
        self._news = asyncio.Condition()
        self._answers: dict[str, Message] = {}
        self._task: asyncio.Task[None] | None = None
        self._lost_at: float | None = None

    async def come(self) -> None:
        """Become a guest, and stay connected from now on."""
        answer, self._cookie = await self.post("/api/me", {"name": self.name})
        self._id = answer["person"]["id"]
        self._task = asyncio.create_task(self._stay())

    async def go(self) -> None:
        """Stay no more."""
        assert self._task is not None
        self._task.cancel()
        await asyncio.gather(self._task, return_exceptions=True)

    async def post(self, path: str, body: Message) -> tuple[Message, str]:
        """Ask over HTTP, until somebody answers; the answer, and the cookie that came with it."""
        while True:
            try:
                async with httpx.AsyncClient(base_url=self._door(), timeout=PATIENCE) as http:
                    answer = await http.post(path, json=body, headers={"Cookie": self._cookie})
            except httpx.HTTPError:
                await asyncio.sleep(0.1)
                continue
            if answer.status_code < 300:
                return answer.json(), "; ".join(f"{name}={value}" for name, value in answer.cookies.items())
            if answer.status_code != 503:
                self.record.problems.append(f"{path}: {answer.status_code} {answer.text}")
            await asyncio.sleep(0.2)

    def _door(self) -> str:
        return f"http://127.0.0.1:{self.chance.choice(self._ports)}"

    # ── being connected ─────────────────────────────────────────────────────────────────────────────────────────

    async def _stay(self) -> None:
        while True:
            try:
                address = f"{self._door().replace('http', 'ws', 1)}/api/socket"
                async with connect(
                    address, additional_headers={"Cookie": self._cookie}, compression=None, open_timeout=PATIENCE
                ) as socket:
                    await self._read(socket)
            except (OSError, TimeoutError, WebSocketException):
                await asyncio.sleep(0.05)
            finally:
                await self._tell_lost()

    async def _tell_lost(self) -> None:
        async with self._news:
            if self._socket is not None:
                self.record.lost += 1
                self._lost_at = time.monotonic()
            self._socket = None
            self._news.notify_all()

    async def _read(self, socket: ClientConnection) -> None:
        await socket.send(_written(kind="hello", protocol=PROTOCOL, language="en"))
        if self.table:
            await socket.send(_written(kind="watch", id="watch", table=self.table, since=self._number))
        async for frame in socket:
            message = msgspec.json.decode(frame)
            if message["kind"] == "ping":
                await socket.send(_written(kind="pong", nonce=message["nonce"]))
                continue
            async with self._news:
                self._hear(message, socket)
                self._news.notify_all()

    def _hear(self, message: Message, socket: ClientConnection) -> None:
        match message["kind"]:
            case "welcome":
                self._socket = socket
            case "update" if message["table"] == self.table:
                self._follow(message)
            case "done" | "refused" | "failed":
                self._answers[message["id"]] = message
            case "closed":
                self.record.problems.append(f"{self.name} was sent away from a table: {message}")

    def _follow(self, update: Message) -> None:
        """What is told goes on from the last number without a gap or a double."""
        told = [step["number"] for step in update["steps"]]
        if self._number is not None:
            wanted = list(range(self._number + 1, update["number"] + 1))
            if told != wanted:
                self.record.problems.append(f"{self.name} had {self._number} and was told {told} to {update['number']}")
        # Parts that are still as they were are left out.
        self.update, self._number = self.update | update, update["number"]
        if self._lost_at is not None:
            self.record.longest_away = max(self.record.longest_away, time.monotonic() - self._lost_at)
            self._lost_at = None

    async def look_again(self) -> None:
        """Whatever is waited for may have come true without a word from a node."""
        async with self._news:
            self._news.notify_all()

    async def until(self, holds: Callable[[], Any], patience: float | None = None) -> Any:
        """Wait until something holds; None when patience ends first."""
        try:
            async with asyncio.timeout(patience), self._news:
                while not (found := holds()):
                    await self._news.wait()
                return found
        except TimeoutError:
            return None

    # ── asking ──────────────────────────────────────────────────────────────────────────────────────────────────

    async def watch(self, table: str) -> None:
        """Go to a table."""
        self.table, self._number, self.update = table, None, {}
        socket = await self.until(lambda: self._socket)
        # Where that fails: whoever comes back watches the table by that.
        with suppress(WebSocketException):
            await socket.send(_written(kind="watch", id="watch", table=table))
        await self.until(lambda: self.update)

    async def ask(self, command: str, **fields: Any) -> Message:
        """Ask something of the table, again and again with the same id until it is answered."""
        ask, table = f"q{next(_asks)}", self.table
        frame = _written(kind="do", id=ask, table=table, command={"kind": command, **fields})
        for attempt in itertools.count():
            self.record.resent += attempt > 0
            socket = await self.until(lambda: self._socket)
            try:
                await socket.send(frame)
            except WebSocketException:
                await self.until(partial(self._has_lost, socket))
                continue
            answer = await self.until(partial(self._answered, ask, socket), PATIENCE)
            if isinstance(answer, dict):
                if answer["kind"] != "failed":
                    self._note(table, f"{self._id}/{ask}", answer)
                    return answer
                await asyncio.sleep((answer["retry_after"] or 200) / 1000)
            elif answer is None:
                # No word for too long: perhaps another node knows.
                await socket.close()
        raise AssertionError("one asks for ever")

    def _has_lost(self, socket: ClientConnection) -> bool:
        return self._socket is not socket

    def _answered(self, ask: str, socket: ClientConnection) -> Message | bool:
        """The answer, or whether none can come any more."""
        return self._answers.pop(ask, None) or self._has_lost(socket)

    def _note(self, table: str, ask: str, answer: Message) -> None:
        if answer["kind"] == "done":
            self.record.acknowledged.append((table, ask, answer["number"]))
        else:
            self.record.refused.append((table, ask))


def _written(**message: Any) -> str:
    return msgspec.json.encode(message).decode()
