"""Matches looked back on: read from their logs, and told again as far as somebody may hear of them (TAB-8)."""

from collections import OrderedDict
from collections.abc import Sequence
from typing import Any

import msgspec

from sobremesa.engine import Entry, Match, Outcome, Refused, Seat
from sobremesa.engine.transcript import write_transcript
from sobremesa.protocol.telling import StepTold
from sobremesa.server.denial import Denial, Denied
from sobremesa.server.rooms.frames import tell_step
from sobremesa.server.rooms.household import Household
from sobremesa.table import Step, TableState, may_look
from sobremesa.table.events import MatchStarted
from sobremesa.table.setting import check_seat
from sobremesa.table.state import AnyPosition
from sobremesa.table.view import share_of

_REMEMBERED = 8
"""Matches that are over and were looked at last; nothing more comes than that people play again."""
_encoder = msgspec.json.Encoder()


class Past(msgspec.Struct, frozen=True):
    """The log of a table at which a match has begun."""

    table: str
    steps: Sequence[tuple[Step, TableState]]

    @property
    def state(self) -> TableState:
        """How it stands."""
        return self.steps[-1][1]

    @property
    def position(self) -> AnyPosition:
        """Where its match stands."""
        return self.state.match

    @property
    def outcome(self) -> Outcome | None:
        """How the match ended, once it has."""
        return self.position.outcome

    def check_over(self) -> Outcome:
        """The same, or `Refused` while it goes on."""
        if self.outcome is None:
            raise Refused("TAB-13", "tab-13-not-over")
        return self.outcome

    @property
    def began_at(self) -> int:
        """The wall time of its beginning."""
        return next(event.at for step, _ in self.steps for event in step.events if isinstance(event, MatchStarted))

    @property
    def ended_at(self) -> int:
        """The wall time of the step that ended it."""
        return next(step.at for step, state in self.steps if state.position is not None and state.position.outcome)

    @property
    def entries(self) -> tuple[Entry[Any], ...]:
        """Every event of the match, secrets included."""
        return tuple(entry for step, _ in self.steps for entry in step.entries)

    @property
    def match(self) -> Match[Any, Any, Any, Any]:
        """The whole match."""
        return Match(self.position.game, self.entries)

    def own_seat(self, person: str) -> Seat | None:
        """Where somebody sits; once all is over where they sat, also if they left it (TAB-2)."""
        if self.outcome is None:
            return self.state.seat_of(person)
        return next((seat for seat, holder in enumerate(self.state.seats) if person and holder.person == person), None)

    def transcript(self, *, reveals: bool) -> str:
        """The match as a file, secrets included; `Refused` while it goes on, or others still play it (TAB-3)."""
        self.check_over()
        if not reveals:
            raise Refused("TAB-3", "server-daily-not-over")
        return write_transcript(self.position.game, self.entries, share_of(self.state))

    def seat_for(self, person: str, wanted: Seat | None, *, reveals: bool) -> Seat | None:
        """From which seat somebody may see it: from any once it is over, before that from one's own.

        None is a spectator's. `Refused` for another's seat, `Denied` where spectators are not welcome. A day's match
        is its player's alone until others have ended theirs (TAB-3).
        """
        own = self.own_seat(person)
        if wanted is not None:
            check_seat(len(self.state.seats), wanted)
        if not reveals:
            if own is None or wanted not in (None, own):
                raise Refused("TAB-3", "server-daily-not-over")
            return own
        if self.outcome is not None:
            return wanted
        if not may_look(self.state, person):
            raise Denied(Denial.GONE, "server-no-table")
        if wanted not in (None, own):
            raise Refused("TAB-2", "server-not-your-seat")
        return own

    def told(
        self, person: str, seat: Seat | None, since: int, most: int, *, reveals: bool
    ) -> list[tuple[StepTold, bytes | None]]:
        """Steps after a number as a seat heard of them, each with what it saw then; the seed if it may be known."""
        steps = [(step, state) for step, state in self.steps if step.number > since][:most]
        return [
            (tell_step(self.state, step, person, seat, reveals=reveals), _view(state, seat)) for step, state in steps
        ]


def _view(state: TableState, seat: Seat | None) -> bytes | None:
    return None if state.position is None else _encoder.encode(state.position.view(seat))


class History:
    """Reads matches from the log, and keeps at hand the last ones that are over."""

    def __init__(self, house: Household) -> None:
        self._house = house
        self._past: OrderedDict[str, Past] = OrderedDict()

    async def find(self, table: str) -> Past:
        """The match of a table; `Denied` where there is no such table, `Refused` where no match has begun."""
        known = self._past.get(table)
        if known is not None:
            steps = [*known.steps, *await self._house.read_on(table, known.state)]
        else:
            steps = await self._house.read_all(table)
        if not steps:
            raise Denied(Denial.GONE, "server-no-table")
        past = Past(table, steps)
        if past.state.position is None:
            said = "tab-13-closed" if past.state.is_over else "tab-13-not-started"
            raise Refused("TAB-13", said)
        if past.outcome is not None:
            self._past[table] = past
            self._past.move_to_end(table)
            if len(self._past) > _REMEMBERED:
                self._past.popitem(last=False)
        return past
