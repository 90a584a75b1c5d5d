"""The one clock: wall time in milliseconds that never goes back, whatever is done to the machine's own."""

import time

_LONGEST_STAND = 1.0
"""Seconds for which it stands at most each time that it was ahead, so that a clock put back stops no house."""


class WallClock:
    """Wall time as it was when the node started, and on from there by what has passed since."""

    def __init__(self) -> None:
        self._offset = time.time() - time.monotonic()
        self._last = 0

    def now(self) -> int:
        """Milliseconds since 1970."""
        self._last = max(self._last, self._told())
        return self._last

    def follow(self, now: int) -> None:
        """Go by a clock that all nodes share, such as the database's: forwards at once; who is ahead waits a little.

        The first time, before anybody has asked what time it is, it is simply that time.
        """
        behind = (now - self._told()) / 1000
        self._offset += behind if self._last == 0 else max(behind, -_LONGEST_STAND)

    def _told(self) -> int:
        return int(1000 * (time.monotonic() + self._offset))
