"""The coach for matches that are over: a second of thought a seat, so few at once, and each answer kept a while."""

from collections import OrderedDict

from sobremesa.bots.coach import review
from sobremesa.bots.levels import level_of
from sobremesa.bots.review import Review
from sobremesa.engine import Seat
from sobremesa.server.history import Past
from sobremesa.server.threads import Threads
from sobremesa.table.setting import check_seat

_REMEMBERED = 32


class Coaching:
    """One coach, whom a few may wait for."""

    def __init__(self) -> None:
        self._threads = Threads("coach", most=1, most_waiting=4)
        self._said: OrderedDict[tuple[str, Seat | None, str | None], Review] = OrderedDict()

    async def look_at(self, past: Past, seat: Seat | None, level: str | None) -> Review:
        """What the coach says of one seat, or of all people's; `Refused` while the match goes on, `Denied` when busy.

        Bots are taken at their own level, people at this one or at the one that their words show.
        """
        past.check_over()
        holders = past.state.seats
        if seat is not None:
            check_seat(len(holders), seat)
        if level is not None:
            level_of(level)
        asked = (past.table, seat, level)
        if asked not in self._said:
            people = tuple(each for each, holder in enumerate(holders) if holder.person)
            seats = people if seat is None else (seat,)
            levels = {each: holder.level for each, holder in enumerate(holders) if holder.level}
            if level is not None:
                levels |= dict.fromkeys(seats, level)
            self._said[asked] = await self._threads.run(lambda: review(past.match, seats, levels))
            if len(self._said) > _REMEMBERED:
                self._said.popitem(last=False)
        return self._said[asked]

    def close(self) -> None:
        """Begin nothing more."""
        self._threads.close()
