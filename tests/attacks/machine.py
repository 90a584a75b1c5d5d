"""What the machine itself costs an answer: time in which the server could not have answered, attacked or not."""

import asyncio
import os
import threading
import time
from collections import deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

_BEAT = 0.05
"""Seconds between two looks."""
_STALL = 0.25
"""Seconds by which a look must be late to count; what is less is the ordinary work of a machine."""
_MOST = 10_000


class Machine:
    """Notes when this process, the disk or the server's main thread had to wait for the machine.

    Three things are measured, all of them beside the server. The test's own event loop beats every 50 ms, and so does a
    thread, which writes a few bytes through to the disk each time: a beat that is more than a quarter of a second late
    is a stall. And Linux counts how long the server's main thread was ready to run and had no processor.
    """

    def __init__(self, pid: int, folder: Path) -> None:
        self._waited = Path(f"/proc/{pid}/schedstat")
        self._file = folder / "beat"
        self._stalls: deque[tuple[float, float]] = deque(maxlen=_MOST)
        self._over = threading.Event()

    @asynccontextmanager
    async def watched(self) -> AsyncIterator["Machine"]:
        """Watch it in this block."""
        thread = threading.Thread(target=self._beat_on_disk, daemon=True)
        thread.start()
        self._due = time.monotonic() + _BEAT
        self._beat()
        try:
            yield self
        finally:
            self._over.set()
            self._timer.cancel()
            await asyncio.to_thread(thread.join)

    def now(self) -> tuple[float, float]:
        """The time, and for how long the server's main thread has waited for a processor up to now; in seconds."""
        return time.monotonic(), int(self._waited.read_text().split()[1]) / 1e9

    def stalled(self, began: tuple[float, float], ended: tuple[float, float]) -> float:
        """The seconds between two moments that are the machine's own."""
        # Two beats that are late at the same time are one stall.
        total, upto = 0.0, began[0]
        for start, end in sorted(self._stalls):
            total += max(0.0, min(end, ended[0]) - max(start, upto))
            upto = max(upto, end)
        return total + ended[1] - began[1]

    def _beat(self) -> None:
        self._note(self._due)
        self._due = time.monotonic() + _BEAT
        self._timer = asyncio.get_running_loop().call_later(_BEAT, self._beat)

    def _beat_on_disk(self) -> None:
        with self._file.open("wb", buffering=0) as file:
            due = time.monotonic() + _BEAT
            while not self._over.wait(_BEAT):
                file.write(b"a beat\n")
                os.fsync(file.fileno())
                self._note(due)
                due = time.monotonic() + _BEAT

    def _note(self, due: float) -> None:
        now = time.monotonic()
        if now - due > _STALL:
            self._stalls.append((due, now))
