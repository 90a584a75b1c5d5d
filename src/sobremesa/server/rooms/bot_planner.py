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
    """Who sits where, and who acts next. It is given up, and a new one begun, where planning fails."""

    def __init__(self, pace: Pace, before: tuple[TableState, ...] = ()) -> None:
        self.company = Company({}, pace)
        self.before = before
        """The table after each step so far, from which is known since when bots are waited for."""
        self._seated: dict[Seat, _Seated] = {}

    @property
    def is_empty(self) -> bool:
        """Whether no bot sits at the table, as far as is known."""
        return not self._seated

    def next(
        self, state: TableState, *, failed: Collection[Seat], left_out: Collection[Seat], choosing: Collection[Seat]
    ) -> Due | None:
        """The bot that acts next, but for those that are choosing and the seats that are left out.

        Where a bot has failed it is one that does the least.
        """
        for before in self.before:
            self._sit_down(before, failed, left_out)
            self.company.follow(before.match)
        self.before = ()
        self._sit_down(state, failed, left_out)
        return self.company.next(state.match, choosing)

    def question(self, then: TableState, now: TableState, seat: Seat) -> str | None:
        """The name of what the bot in this seat is asked; None where that was something else then."""
        seated = self._seated.get(seat)
        if seated is None or not _is_waited_for(then, now, seat):
            return None
        # Asked in the event loop, unlike everything else that a bot is asked: it only puts a name together.
        before, after = (seated.bot.wait(state.match.view(seat)) for state in (then, now))
        return after if after == before else None

    def _sit_down(self, state: TableState, failed: Collection[Seat], left_out: Collection[Seat]) -> None:
        """Bots sit where no person plays, since the step that gave them the seat."""
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
                bot = stand_in_for(state.match.game, level)
                self.company.seat(seat, bot, state.clock.match_time(state.changed_at))
                self._seated[seat] = _Seated(level, bot)


def sees_the_same(then: TableState, now: TableState, seat: Seat) -> bool:
    """Whether a bot would be asked with the same view; a draft of somebody else, for instance, is hidden from it."""
    return now is then or (_is_waited_for(then, now, seat) and now.match.view(seat) == then.match.view(seat))


def _is_waited_for(then: TableState, now: TableState, seat: Seat) -> bool:
    """Whether the match waits for the bot that had the seat then, with no pause and no outage in between."""
    is_as_then = now.phase is Phase.PLAYING and now.clock == then.clock and now.seats[seat] == then.seats[seat]
    return is_as_then and seat in now.match.state.waiting


def _level(holder: Holder) -> str:
    return holder.stand_in if holder.handed else holder.level
