"""Bots at a keyboard: they act in their own time while a person types, and are waited for when nobody else is."""

from collections.abc import Callable
from contextlib import AbstractContextManager, nullcontext

from rich.console import Console
from rich.text import Text

from sobremesa.bots import Due, Pace, company_of
from sobremesa.cli.clock import MatchClock
from sobremesa.cli.palette import QUIET
from sobremesa.cli.seating import Seating
from sobremesa.cli.table import AnyMatch, beginning_of, waiting_in
from sobremesa.editions.texts import Texts

_PATIENCE = 3000
"""Milliseconds that anybody looks on while bots think, until there is something new to see."""
_NOTICED = 300
"""A shorter wait is not worth saying."""


class Bots:
    """The bots of a match, and its clock."""

    def __init__(self, match: AnyMatch, seating: Seating, console: Console, say: Texts, *, waits: bool) -> None:
        self._match = match
        self._seating = seating
        self._console = console
        self._say = say
        self._waits = waits
        alone = len(seating.people) < 2
        # Who shares a keyboard would lose every race to bots while it goes round: there they take no time.
        self._pace = seating.pace if alone and any(seating.levels) else Pace.INSTANT
        self.company = company_of(match.game, seating.levels, self._pace)
        # A match that was begun elsewhere may have a clock; at a shared keyboard it stands still.
        has_clock = beginning_of(match).options.get("clock") is True
        self.clock = MatchClock(match.now, runs=alone and (has_clock or self.take_time))
        self._patience = 0
        self.be_patient()

    def __contains__(self, seat: object) -> bool:
        return seat in self.company

    @property
    def take_time(self) -> bool:
        """Whether they act while a person is still asked; else people come first."""
        return self._pace is not Pace.INSTANT

    def be_patient(self) -> None:
        """There was something to see: from here on bots may be waited for again."""
        self._patience = self._pace.scaled(_PATIENCE)

    def act_until(self, now: int, goes_on: Callable[[], bool] = lambda: True) -> bool:
        """All that bots and time do until then, each in its time, as long as it `goes_on`; whether there was any."""
        happened = False
        while goes_on() and self.company.step(self._match, now):
            happened = True
        return happened

    def act_next(self) -> None:
        """Nobody but bots is waited for: the first of them acts, after the time that it takes."""
        due = self.company.next(self._match.position)
        assert due is not None, "a bot is waited for"
        self._wait_for(due)
        self.company.act(self._match, due)

    def _wait_for(self, due: Due) -> None:
        """Really, but never for long: the rest of its time is passed over."""
        milliseconds = min(due.at - self.clock.now(), self._patience) if self._waits else 0
        if milliseconds > 0:
            self._patience -= milliseconds
            with self._thinking() if milliseconds >= _NOTICED else nullcontext():
                self.clock.wait(milliseconds)
        self.clock.forward(due.at)

    def _thinking(self) -> AbstractContextManager[object]:
        """Who is waited for, for as long as it lasts."""
        names = [self._seating.mark(seat, self._say) for seat in waiting_in(self._match)]
        said = self._say("cli-thinking", names=", ".join(names), count=len(names))
        return self._console.status(Text(said, QUIET), spinner_style=QUIET)
