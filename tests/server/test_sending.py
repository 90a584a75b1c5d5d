"""Large answers: piece by piece, kept once however many are sent them, and bounded in all."""

import asyncio
from typing import Any

import pytest

from sobremesa.server.addresses import Proxies
from sobremesa.server.http.guard import Guard
from sobremesa.server.metrics import Metrics
from sobremesa.server.sending import PIECE, Sending
from tests.patience import patience, until

pytestmark = pytest.mark.anyio


class Reader:
    """A client that reads as many pieces as it is told to."""

    def __init__(self, sending: Sending, body: bytes, *, more: bool = False) -> None:
        self.came: list[dict[str, Any]] = []
        self.cut = False
        self._may = asyncio.Semaphore(0)
        self.task = asyncio.create_task(sending.send(body, self._take, self._abort, more=more))

    async def _take(self, message: dict[str, Any]) -> None:
        if self.cut:
            return
        await self._may.acquire()
        self.came.append(message)

    def _abort(self) -> None:
        self.cut = True
        self._may.release()

    async def read(self, pieces: int) -> None:
        """Read so many."""
        wanted = len(self.came) + pieces
        for _ in range(pieces):
            self._may.release()
        await until(lambda: len(self.came) >= wanted)


async def test_a_body_comes_whole_in_pieces() -> None:
    body = bytes(range(256)) * 1_000
    reader = Reader(Sending(), body)
    await reader.read(4)
    await reader.task
    assert b"".join(each["body"] for each in reader.came) == body
    assert max(len(each["body"]) for each in reader.came) == PIECE
    assert [each["more_body"] for each in reader.came] == [True, True, True, False]


async def test_a_part_of_a_stream_does_not_end_it() -> None:
    reader = Reader(Sending(), bytes(PIECE + 1), more=True)
    await reader.read(2)
    await reader.task
    assert [each["more_body"] for each in reader.came] == [True, True]


async def test_what_many_are_sent_counts_once_and_what_was_read_no_more() -> None:
    sending, body = Sending(3 * PIECE), bytes(2 * PIECE)
    readers = [Reader(sending, body) for _ in range(50)]
    await until(lambda: sending.unread == 2 * PIECE)
    async with patience():
        for reader in readers:
            await reader.read(2)
            await reader.task
    assert sending.unread == 0
    assert not any(reader.cut for reader in readers)


async def test_when_too_much_is_unread_whoever_has_not_read_for_longest_is_cut_off() -> None:
    sending = Sending(10 * PIECE)
    first, second = (Reader(sending, bytes(4 * PIECE + number)) for number in (1, 2))
    await until(lambda: sending.unread > 8 * PIECE)
    await first.read(1)
    third = Reader(sending, bytes(4 * PIECE + 3))
    await second.task
    assert (first.cut, second.cut, third.cut) == (False, True, False)
    assert sending.unread <= 10 * PIECE
    for reader in (first, third):
        await reader.read(5 - len(reader.came))
        await reader.task


async def test_every_large_answer_goes_out_in_pieces_whoever_gives_it() -> None:
    body, sent = bytes(3 * PIECE), list[dict[str, Any]]()

    async def answers(_scope: Any, _receive: Any, send: Any) -> None:
        await send({"type": "http.response.start", "status": 200, "headers": []})
        await send({"type": "http.response.body", "body": body})

    async def take(message: dict[str, Any]) -> None:
        sent.append(message)

    scope = {"type": "http", "method": "GET", "path": "/", "headers": [], "client": ("192.0.2.1", 1)}
    await Guard(answers, Proxies(), Metrics())(scope, lambda: None, take)
    assert [len(each["body"]) for each in sent[1:]] == [PIECE] * 3
    assert [each["more_body"] for each in sent[1:]] == [True, True, False]
