"""What waits to be sent to one client: bounded, so that a slow reader never holds up a table."""

import asyncio

MOST_FRAMES = 200
MOST_BYTES = 4 * 1024 * 1024


class Outbox:
    """Frames in their order; once it overflows it is closed for good, and the client comes back and resumes."""

    def __init__(self) -> None:
        self._frames: list[bytes] = []
        self._bytes = 0
        self._there = asyncio.Event()
        self._overflowed = False

    def __len__(self) -> int:
        """How many frames wait."""
        return len(self._frames)

    def put(self, frame: bytes) -> bool:
        """One more frame; never waits. False once, when it is one too many: all that comes then is dropped."""
        if self._overflowed:
            return True
        if len(self._frames) >= MOST_FRAMES or self._bytes + len(frame) > MOST_BYTES:
            self._overflowed = True
            self._frames.clear()
            return False
        self._frames.append(frame)
        self._bytes += len(frame)
        self._there.set()
        return True

    async def take(self) -> list[bytes]:
        """All frames that wait, once there are any, for one who takes them all."""
        while not self._frames:
            self._there.clear()
            await self._there.wait()
        return self.take_all()

    def take_all(self) -> list[bytes]:
        """All frames that wait."""
        frames, self._frames, self._bytes = self._frames, [], 0
        return frames
