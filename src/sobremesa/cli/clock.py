"""Match time for a match that is played in one sitting after another: it stands still in between."""

from collections.abc import Iterator
from contextlib import contextmanager
from time import monotonic, sleep


class MatchClock:
    """Milliseconds of match time, going on from where the match stands."""

    def __init__(self, since: int, *, runs: bool) -> None:
        self._since = since
        self._runs = runs
        self._started = monotonic()

    def now(self) -> int:
        """The time that has been played; without a clock it never moves, so that equal play gives equal files."""
        return self._since + int(1000 * (monotonic() - self._started)) if self._runs else self._since

    def forward(self, at: int) -> None:
        """Nobody waits for what only time brings: go on from there."""
        self._since += max(0, at - self.now())

    def wait(self, milliseconds: int) -> None:
        """Let real time pass."""
        sleep(milliseconds / 1000)

    @contextmanager
    def stopped(self) -> Iterator[None]:
        """Whatever happens in here takes no time of the match."""
        at = self.now()
        try:
            yield
        finally:
            self._since, self._started = at, monotonic()
