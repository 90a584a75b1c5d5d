"""What waits to be sent to one client: bounded, so that a slow reader never holds up a table."""

import asyncio
from collections import deque

MOST_FRAMES = 200
MOST_BYTES = 4 * 1024 * 1024


class Outbox:
    """Frames in their order; once it overflows it is closed for good, and the client comes back and resumes."""

    def __init__(self) -> None:
        self._frames: deque[bytes] = deque()
        self._bytes = 0
        self._there = asyncio.Event()
        self._overflow = asyncio.Event()

    def __len__(self) -> int:
        """How many frames wait."""
        return len(self._frames)

    def put(self, frame: bytes) -> None:
        """One more frame; never waits."""
        if self._overflow.is_set():
            return
        if len(self._frames) >= MOST_FRAMES or self._bytes + len(frame) > MOST_BYTES:
            self._overflow.set()
            self._frames.clear()
        else:
            self._frames.append(frame)
            self._bytes += len(frame)
            self._there.set()

    async def take(self) -> bytes:
        """The next frame, for one who takes all of them."""
        while not self._frames:
            self._there.clear()
            await self._there.wait()
        frame = self._frames.popleft()
        self._bytes -= len(frame)
        return frame

    async def overflow(self) -> None:
        """Wait until more has been put than may wait."""
        await self._overflow.wait()
