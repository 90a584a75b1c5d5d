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
        self.overflowed = False

    def put(self, frame: bytes) -> None:
        """One more frame; never waits."""
        if self.overflowed:
            return
        if len(self._frames) >= MOST_FRAMES or self._bytes + len(frame) > MOST_BYTES:
            self.overflowed = True
            self._frames.clear()
        else:
            self._frames.append(frame)
            self._bytes += len(frame)
        self._there.set()

    async def take(self) -> bytes | None:
        """The next frame; None once it has overflowed."""
        while not self._frames:
            if self.overflowed:
                return None
            self._there.clear()
            await self._there.wait()
        frame = self._frames.popleft()
        self._bytes -= len(frame)
        return frame
