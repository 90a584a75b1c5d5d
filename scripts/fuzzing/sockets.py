"""Fuzzing the socket: every message is followed by one that is known, so that every answer has its question."""

import asyncio
import itertools
import random
from collections import Counter
from typing import Any

import httpx
import msgspec

from scripts.fuzzing.door import BINARY, CLOSE, PING, REST, TEXT, Door
from scripts.fuzzing.messages import Message, fuzz, written
from sobremesa.engine import Malformed
from sobremesa.games import GAMES
from sobremesa.protocol import PROTOCOL, read_message

_UNASKED = {"ping", "here", "said", "lobby-changed"}
_MOST_FAILED = 55
"""After a hundred messages that cannot be read a client is sent away; forty are under way at once."""
_AT_ONCE = 20
_VISITS = 4
_SPECIAL = 0.03
_FATAL = 0.02
_OPEN: dict[str, Any] = {"game": "golf", "language": "es", "options": {"clock": False}, "pace": "quick"}
_asks = itertools.count(1)
_ANSWERS = {
    "hello": {"welcome", "reload"},
    "pong": set[str](),
    "enter-lobby": {"lobby"},
    "watch": {"update", "closed"},
    "preview": {"previewed"},
    "hints": {"hinted"},
}


class Fuzzed(msgspec.Struct):
    """What was sent, what was answered, and what was wrong."""

    sent: int = 0
    unreadable: int = 0
    answers: Counter[str] = msgspec.field(default_factory=Counter)
    closed: Counter[int] = msgspec.field(default_factory=Counter)
    visits: int = 0
    good: int = 0
    """Moves of people who play on meanwhile, each of which was taken."""
    problems: list[str] = msgspec.field(default_factory=list)


class Guest:
    """A person over HTTP."""

    def __init__(self, port: int, name: str) -> None:
        self.port = port
        with httpx.Client(base_url=f"http://127.0.0.1:{port}", timeout=60) as http:
            http.post("/api/me", json={"name": name}).raise_for_status()
            self.cookie = "; ".join(f"{key}={value}" for key, value in http.cookies.items())

    def open_table(self, **setting: Any) -> str:
        """The id of a new table."""
        address = f"http://127.0.0.1:{self.port}/api/tables"
        answer = httpx.post(address, json=setting, headers={"Cookie": self.cookie}, timeout=60)
        answer.raise_for_status()
        table: str = answer.json()["table"]
        return table

    def door(self) -> Door:
        """A new connection."""
        return Door(self.port, self.cookie)


async def fuzz_socket(port: int, count: int, seed: int, fuzzed: Fuzzed) -> None:
    """So many messages, over a few connections at a time, while others play on."""
    stranger = Guest(port, "Luz")
    others = [
        stranger.open_table(**_OPEN, seats=3, public=True),
        stranger.open_table(**_OPEN, seats=2, spectators=False, chat=False, reactions=False),
        "nowhere",
    ]
    shares = [count * (place + 1) // _VISITS - count * place // _VISITS for place in range(_VISITS)]
    done = asyncio.Event()
    playing = asyncio.create_task(_play_on(Guest(port, "Sol"), done, fuzzed))
    await asyncio.gather(
        *(_fuzz(port, others, share, random.Random(f"{seed}/{place}"), fuzzed) for place, share in enumerate(shares))
    )
    done.set()
    await playing


async def _fuzz(port: int, others: list[str], count: int, chance: random.Random, fuzzed: Fuzzed) -> None:
    """One visit after another, each of somebody new with a table of their own: limits count what one person does."""
    sent = 0
    while sent < count:
        fuzzed.visits += 1
        guest = await asyncio.to_thread(Guest, port, "Ana")
        own = await asyncio.to_thread(guest.open_table, **{**_OPEN, "game": chance.choice(GAMES)}, seats=2, hints=True)
        async with guest.door() as door:
            sent += await _Visit(door, [own] * 6 + others, chance, fuzzed).stay(count - sent)


class _Visit:
    """One connection, for as long as the server keeps it."""

    def __init__(self, door: Door, tables: list[str], chance: random.Random, fuzzed: Fuzzed) -> None:
        self._door = door
        self._tables = tables
        self._chance = chance
        self._fuzzed = fuzzed
        self._failed = 0
        self._greeted = False

    async def stay(self, most: int) -> int:
        """Say so many things at most; how many it were."""
        said = 0
        if self._chance.random() < 0.9:
            await self._greet()
            if self._chance.random() < 0.7:
                await self._begin(self._tables[0])
        while said < most and self._failed < _MOST_FAILED:
            if self._chance.random() < _FATAL:
                await self._end()
                return said + 1
            said += await self._say_some(min(_AT_ONCE, most - said))
        return said

    async def _greet(self) -> None:
        self._door.send(written({"kind": "hello", "protocol": PROTOCOL, "language": "es"}))
        self._greeted = True
        while (await self._next())["kind"] != "welcome":
            pass

    async def _begin(self, table: str) -> None:
        """Begin a match against a bot, at a table of one's own."""
        self._door.send(written({"kind": "watch", "id": "w", "table": table}))
        for command in ({"kind": "seat-bot", "seat": 1, "level": "child"}, {"kind": "start"}):
            ask = f"begin{next(_asks)}"
            self._door.send(written({"kind": "do", "id": ask, "table": table, "command": command}))
            while (await self._next()).get("id") != ask:
                pass

    async def _say_some(self, count: int) -> int:
        """Some messages at once, each with a known one behind it; then all answers."""
        said: list[tuple[str, str]] = []
        for _ in range(count):
            mark = f"mark{next(_asks)}"
            text = self._send(fuzz(self._chance, self._tables))
            self._door.send(written({"kind": "leave-lobby", "id": mark}))
            said.append((text, mark))
        for text, mark in said:
            answers: list[Message] = []
            while (message := await self._next()).get("id") != mark:
                answers.append(message)
            self._failed += message["kind"] == "failed"
            self._check(text, answers)
        return count

    def _send(self, text: str) -> str:
        """As one frame, in parts, among pings, or as bytes, which are no text at all; what there is to read."""
        if self._chance.random() > _SPECIAL:
            self._door.send(text)
            return text
        data = text.encode("utf-8", errors="replace")
        if self._chance.random() < 0.3:
            self._door.frame(BINARY, data)
            return ""
        for _ in range(self._chance.choice((0, 1, 30))):
            self._door.frame(PING, b"flood")
        cut = sorted(self._chance.randrange(len(data) + 1) for _ in range(3))
        parts = [data[start:end] for start, end in itertools.pairwise([0, *cut, len(data)])]
        for place, part in enumerate(parts):
            self._door.frame(REST if place else TEXT, part, final=place == len(parts) - 1)
        return text

    async def _next(self) -> Message:
        """The next message that somebody has asked for; an early end is a problem."""
        while True:
            opcode, message = await self._door.receive()
            if opcode == CLOSE:
                self._fuzzed.problems.append(f"closed with {message}")
                raise EndedEarly
            if opcode == TEXT and message["kind"] not in _UNASKED:
                return message if isinstance(message, dict) else {}

    def _check(self, text: str, answers: list[Message]) -> None:
        """Exactly one answer, and for what cannot be read exactly one clear error."""
        fuzzed = self._fuzzed
        fuzzed.sent += 1
        try:
            message = read_message(text.encode("utf-8", errors="replace"))
            kind = str(message.__struct_config__.tag)
        except Malformed:
            kind = ""
            fuzzed.unreadable += 1
        greeted = self._greeted
        self._greeted |= any(answer["kind"] == "welcome" for answer in answers)
        # Others may move a table that is watched.
        told = [answer for answer in answers if answer["kind"] != "update" or kind == "watch"]
        fuzzed.answers.update(answer["kind"] for answer in told)
        self._failed += sum(answer["kind"] == "failed" for answer in told)
        problem = self._problem(kind, told, greeted=greeted)
        if problem:
            fuzzed.problems.append(f"{problem}: {text[:300]!r} was answered with {str(told)[:600]}")

    def _problem(self, kind: str, told: list[Message], *, greeted: bool) -> str:
        if kind == "pong" and greeted:
            return "an answer to a pong" if told else ""
        if kind == "watch" and len(told) > 1:
            told = [answer for answer in told if answer["kind"] != "update"] or told[:1]
        if len(told) != 1:
            return f"{len(told)} answers"
        (answer,) = told
        if answer["kind"] in ("failed", "refused"):
            if not answer["sentence"] or answer["text"]["id"] == "server-failed":
                return "no clear error"
            return ""
        wanted = _ANSWERS.get(kind, {"done"}) if kind else set()
        return "" if answer["kind"] in wanted and (greeted or kind == "hello") else "another answer"

    async def _end(self) -> None:
        """Something after which a connection cannot go on: the protocol says with which code it is closed."""
        door = self._door
        match self._chance.randrange(5):
            case 0:
                door.frame(TEXT, b'{"kind":"\xff\xfe"}')
                wanted = {1007}
            case 1:
                door.frame(TEXT, b"x" * 70_000)
                wanted = {1009}
            case 2:
                door.frame(TEXT, b"{}", reserved=3)
                wanted = {1002}
            case 3:
                door.frame(self._chance.choice((3, 7, 11, 15)), b"")
                wanted = {1002}
            case _:
                door.frame(TEXT, b"{}", masked=False)
                wanted = {1002}
        self._fuzzed.sent += 1
        while (came := await door.receive())[0] != CLOSE:
            pass
        self._fuzzed.closed[came[1]] += 1
        if came[1] not in wanted:
            self._fuzzed.problems.append(f"closed with {came[1]} and not with {wanted}")


class EndedEarly(Exception):  # noqa: N818 - the server's doing
    """The server has closed a connection on which everything was as it may be."""


async def _play_on(guest: Guest, done: asyncio.Event, fuzzed: Fuzzed) -> None:
    """Somebody who does nothing wrong is not disturbed by any of this."""
    table = guest.open_table(game="golf", language="en", seats=1, options={"clock": False})
    async with guest.door() as door:
        door.send(written({"kind": "hello", "protocol": PROTOCOL}))
        door.send(written({"kind": "watch", "id": "w", "table": table}))
        door.send(written({"kind": "do", "id": "start", "table": table, "command": {"kind": "start"}}))
        while (came := await door.receive())[1].get("state", {}).get("phase") != "playing":
            assert came[0] == TEXT
        while not done.is_set() or not fuzzed.good:
            ask = f"good{next(_asks)}"
            action = {"type": "draft", "word": "holes", "path": [0, 1, 2, 3, 4]}
            command = {"kind": "act", "action": action}
            door.send(written({"kind": "do", "id": ask, "table": table, "command": command}))
            while (came := await door.receive())[1].get("id") != ask:
                if came[1].get("kind") == "ping":
                    door.send(written({"kind": "pong", "nonce": came[1]["nonce"]}))
            if came[1]["kind"] != "done":
                fuzzed.problems.append(f"a good move was answered with {came[1]}")
            fuzzed.good += 1
            await asyncio.sleep(0.2)
