"""The one clock: wall time in milliseconds that never goes back, whatever is done to the machine's own."""

import time


class WallClock:
    """Wall time as it was when the node started, and on from there by what has passed since."""

    def __init__(self) -> None:
        self._offset = time.time() - time.monotonic()

    def now(self) -> int:
        """Milliseconds since 1970."""
        return int(1000 * (time.monotonic() + self._offset))

    def follow(self, now: int) -> None:
        """Go by a clock that all nodes share, such as the database's; forwards at once, backwards never."""
        self._offset += max(0, now - self.now()) / 1000
