"""Who of a table's bots acts next, and whether what one of them was asked is still what it would be asked."""

from collections.abc import Collection
from typing import Any, NamedTuple

from sobremesa.bots import Bot, Company, Due, Pace, stand_in_for
from sobremesa.engine import Seat
from sobremesa.table import Holder, Phase, TableState


class _Seated(NamedTuple):
    level: str
    bot: Bot[Any, Any]


class Planner:
    """Which bots sit where, and which acts next. Replaced by a new one when planning fails."""

    def __init__(self, pace: Pace, before: tuple[TableState, ...] = ()) -> None:
        self.company = Company({}, pace)
        self.before = before
        """The table after each step so far, which tells since when the match waits for each bot."""
        self._seated: dict[Seat, _Seated] = {}

    @property
    def is_empty(self) -> bool:
        """Whether no bot was seated when `next` was called last."""
        return not self._seated

    def forget_asked(self) -> None:
        """No bot has been asked anything since."""
        self.company.asked = None

    def next(
        self, state: TableState, *, failed: Collection[Seat], left_out: Collection[Seat], choosing: Collection[Seat]
    ) -> Due | None:
        """The bot that acts next; the seats in `choosing` and `left_out` are passed over.

        Seats in `failed` are played by the least bot.
        """
        for before in self.before:
            self._sit_down(before, failed, left_out)
            self.company.follow(before.match)
        self.before = ()
        self._sit_down(state, failed, left_out)
        return self.company.next(state.match, choosing)

    def question(self, then: TableState, now: TableState, seat: Seat) -> str | None:
        """The name of the question that the bot in this seat was asked then and still is; None if it has changed."""
        seated = self._seated.get(seat)
        if seated is None or not _is_waited_for(then, now, seat):
            return None
        # Runs in the event loop, unlike all other questions to a bot: it only puts a name together.
        before, after = (seated.bot.wait(state.match.view(seat)) for state in (then, now))
        return after if after == before else None

    def _sit_down(self, state: TableState, failed: Collection[Seat], left_out: Collection[Seat]) -> None:
        """Seat a bot wherever no person plays, from the step that gave it the seat; unseat all others."""
        self.forget_asked()
        wanted = {
            seat: "" if seat in failed else _level(holder)
            for seat, holder in enumerate(state.seats)
            if holder.is_bots and seat not in left_out
        }
        for seat in [seat for seat, seated in self._seated.items() if wanted.get(seat) != seated.level]:
            self.company.leave(seat)
            del self._seated[seat]
        for seat, level in wanted.items():
            if seat not in self._seated:
                # To make a bot may fail as well.
                self.company.asked = seat
                bot = stand_in_for(state.match.game, level)
                self.company.seat(seat, bot, state.clock.match_time(state.changed_at))
                self._seated[seat] = _Seated(level, bot)


def sees_the_same(then: TableState, now: TableState, seat: Seat) -> bool:
    """Whether a bot would be asked with the same view; other players' drafts, for instance, are hidden from it."""
    return now is then or (_is_waited_for(then, now, seat) and now.match.view(seat) == then.match.view(seat))


def _is_waited_for(then: TableState, now: TableState, seat: Seat) -> bool:
    """Whether the match waits for the same bot in this seat as then, with no pause and no outage in between."""
    is_as_then = now.phase is Phase.PLAYING and now.clock == then.clock and now.seats[seat] == then.seats[seat]
    return is_as_then and seat in now.match.state.waiting


def _level(holder: Holder) -> str:
    return holder.stand_in if holder.handed else holder.level
