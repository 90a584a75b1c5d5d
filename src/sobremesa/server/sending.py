"""Answers that are larger than a piece: sent piece by piece as the client reads, and bounded in all."""

import itertools
from collections.abc import Callable
from typing import Any

PIECE = 64 * 1024
"""Bytes that are handed to a connection at a time; the next ones when these have gone."""
MOST_UNREAD = 64 * 1024 * 1024
"""Bytes of answers that a node keeps for clients that are still reading them."""


class _Answer:
    """A body that is being sent."""

    def __init__(self, body: bytes, abort: Callable[[], None], turn: int) -> None:
        self.body = body
        self.abort = abort
        self.turn = turn
        """Grows with every piece that is read."""


class Sending:
    """All large answers under way; when they are too many, the clients that have not read for longest are cut off."""

    def __init__(self, most: int = MOST_UNREAD) -> None:
        self._most = most
        self._under_way: set[_Answer] = set()
        self._turns = itertools.count()

    @property
    def unread(self) -> int:
        """The bytes that are kept; what several clients are sent counts once, for it is kept once."""
        return sum({id(each.body): len(each.body) for each in self._under_way}.values())

    async def send(self, body: bytes, send: Any, abort: Callable[[], None], *, more: bool) -> None:
        """Send a body, which waits for the client before each piece."""
        answer = _Answer(body, abort, next(self._turns))
        self._under_way.add(answer)
        self._make_room(answer)
        try:
            for start in range(0, len(body), PIECE):
                end = start + PIECE
                # A copy: the last piece must not keep all the others until it is read.
                piece = bytes(memoryview(body)[start:end])
                await send({"type": "http.response.body", "body": piece, "more_body": more or end < len(body)})
                answer.turn = next(self._turns)
        finally:
            self._under_way.discard(answer)

    def _make_room(self, newest: _Answer) -> None:
        while self.unread > self._most and len(self._under_way) > 1:
            slowest = min(self._under_way - {newest}, key=lambda each: each.turn)
            self._under_way.discard(slowest)
            slowest.abort()
