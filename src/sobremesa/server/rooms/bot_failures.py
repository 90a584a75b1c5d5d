"""In which seats of a table even the least fails, and when it is tried again there."""

from dataclasses import dataclass

from sobremesa.engine import Seat
from sobremesa.server.rooms.alarm import MOST_FAILURES, backoff
from sobremesa.server.rooms.bot_planner import sees_the_same
from sobremesa.table import TableState


class SeatFailedError(Exception):
    """Even the least failed for a seat; `__cause__` is the error."""

    def __init__(self, seat: Seat, state: TableState, *, in_planning: bool) -> None:
        super().__init__(seat)
        self.seat = seat
        self.state = state
        """The table at which it failed."""
        self.in_planning = in_planning
        """Whether planning the bot failed, so that it must not be planned with the others either."""


@dataclass
class _Failure:
    error: SeatFailedError
    count: int
    """Consecutive failures at the same question."""
    retry_at: int | None
    """The wall time of the next try: 0 if it is due, None if time alone brings none."""


class BotFailures:
    """The failures of each seat by itself, so that a seat holds up no other and is blamed for no other."""

    def __init__(self) -> None:
        self._failures: dict[Seat, _Failure] = {}

    def add(self, error: SeatFailedError, now: int) -> None:
        """A seat has failed, at this wall time. After too many tries at one question, time alone brings no more."""
        known = self._failures.get(error.seat)
        count = 1 if known is None else known.count + 1
        retry_at = None if count > MOST_FAILURES else now + round(1000 * backoff(count))
        self._failures[error.seat] = _Failure(error, count, retry_at)

    def forget(self, seat: Seat) -> None:
        """Nothing is tried in this seat any more."""
        self._failures.pop(seat, None)

    def forget_answered(self, state: TableState) -> None:
        """Forget the failures at questions that are no longer asked: they say nothing about the next ones."""
        for seat, failure in list(self._failures.items()):
            if not sees_the_same(failure.error.state, state, seat):
                del self._failures[seat]

    @property
    def resting(self) -> set[Seat]:
        """The seats that are passed over until their next try."""
        return {seat for seat, failure in self._failures.items() if failure.retry_at != 0}

    @property
    def not_to_plan(self) -> set[Seat]:
        """The resting seats whose bots must not even be planned."""
        return {seat for seat in self.resting if self._failures[seat].error.in_planning}

    @property
    def next_try(self) -> int | None:
        """The wall time at which the next seat is tried again."""
        times = [self._failures[seat].retry_at for seat in self.resting]
        return min((time for time in times if time is not None), default=None)

    def release(self, until: int) -> None:
        """Try the seats again whose time has come at this wall time."""
        for failure in self._failures.values():
            if failure.retry_at is not None and failure.retry_at <= until:
                failure.retry_at = 0

    def release_all_since(self, state: TableState) -> bool:
        """Try the resting seats again that failed at an earlier state of the table; return whether there are any."""
        resting = (self._failures[seat] for seat in self.resting)
        earlier = [failure for failure in resting if failure.error.state is not state]
        for failure in earlier:
            failure.retry_at = 0
        return bool(earlier)
