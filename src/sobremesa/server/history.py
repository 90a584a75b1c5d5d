"""Matches looked back on: read from their logs, and told again as far as somebody may hear of them (TAB-8).

What was read stays at hand, also of a match that goes on: each row of it is read once, however often somebody looks.
The long work is done in one thread, for which addresses wait in fair turns.
"""

import asyncio
from collections import OrderedDict
from collections.abc import Callable, Sequence
from functools import partial
from typing import Any

import msgspec

from sobremesa.engine import Entry, Match, Outcome, Refused, Seat
from sobremesa.engine.transcript import write_transcript
from sobremesa.protocol.telling import StepTold
from sobremesa.server.denial import Denial, Denied
from sobremesa.server.people.turns import Result, Turn, Turns
from sobremesa.server.rooms.cards import summary_of
from sobremesa.server.rooms.frames import tell_step
from sobremesa.server.rooms.household import Household
from sobremesa.storage.log import Row
from sobremesa.table import Phase, Step, TableState, may_look
from sobremesa.table.events import MatchStarted
from sobremesa.table.setting import check_seat
from sobremesa.table.state import AnyPosition
from sobremesa.table.view import share_of

MOST_KEPT = 8 * 1024 * 1024
"""Bytes of log of the matches that were looked at last; in memory a step takes seven times as much, 4 KB at the Loom.

The longest match that options allow has 2 MiB of log.
"""
MOST_PAGE = 2 * 1024 * 1024
"""Bytes of views in one answer; at a table of eight a view may have 100 KB."""
_BEGUN = (Phase.PLAYING, Phase.ENDED)
_FIRST_COME = Turn()
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
        """Steps after a number as a seat heard of them, each with what it saw then; the seed if it may be known.

        Fewer than were asked for where they are large, but one at least.
        """
        told: list[tuple[StepTold, bytes | None]] = []
        size, first = 0, max(0, since + 1)
        for step, state in self.steps[first : first + most]:
            view = _view(state, seat)
            told.append((tell_step(self.state, step, person, seat, reveals=reveals), view))
            size += 0 if view is None else len(view)
            if size > MOST_PAGE:
                break
        return told


def _view(state: TableState, seat: Seat | None) -> bytes | None:
    return None if state.position is None else _encoder.encode(state.position.view(seat))


class _Kept(msgspec.Struct, frozen=True):
    """A log at hand, and how many bytes were read for it."""

    past: Past
    size: int


class History:
    """Reads matches from the log, and keeps at hand those that were looked at last."""

    def __init__(self, house: Household, living: Callable[[str], TableState | None]) -> None:
        self._house = house
        self._living = living
        """How a table stands that lives on this node: where nothing has happened since, the log need not be asked."""
        self._kept: OrderedDict[str, _Kept] = OrderedDict()
        self._reading: dict[tuple[str, Turn], asyncio.Task[Past]] = {}
        self._turns = Turns("history", at_once=1, waiting=30, busy="server-busy")

    async def find(self, table: str, turn: Turn = _FIRST_COME) -> Past:
        """The match of a table; `Denied` where there is no such table, `Refused` where no match has begun."""
        # All of one address who look at the same match meanwhile wait for one reading, and it goes on for them when
        # somebody leaves. Others wait for none that is behind whatever else that address has asked for.
        which = (table, turn)
        if which not in self._reading:
            reading = self._reading[which] = asyncio.get_running_loop().create_task(self._read_on(table, turn))
            reading.add_done_callback(lambda _: self._reading.pop(which, None))
        past = await asyncio.shield(self._reading[which])
        if past.state.position is None:
            raise _no_match(past.state.phase)
        return past

    async def run(self, work: Callable[[], Result], turn: Turn = _FIRST_COME) -> Result:
        """Tell a match in the thread that there is for it, when the turn comes; `Denied` where too many wait."""
        return await self._turns.run(work, turn)

    def close(self) -> None:
        """Begin nothing more."""
        self._turns.close()

    async def _read_on(self, table: str, turn: Turn) -> Past:
        kept = self._kept.get(table)
        if kept is None:
            return await self._read(table, turn)
        living, last = self._living(table), kept.past.state
        if living is None or living.number > last.number:
            rows = await self._house.store.log.read(table, last.number + 1)
            if rows:
                more = await self._house.follow_beside(rows, last, partial(self._turns.run, turn=turn))
                kept = _Kept(Past(table, [*kept.past.steps, *more]), kept.size + _size(rows))
        self._keep(kept)
        return kept.past

    async def _read(self, table: str, turn: Turn) -> Past:
        """The log, where its card says that a match has begun: else nobody may look, and it need not be read."""
        card = await self._house.store.log.card(table)
        if card is None:
            raise Denied(Denial.GONE, "server-no-table")
        if card.phase not in _BEGUN and summary_of(card).outcome is None:
            raise _no_match(card.phase)
        rows = await self._house.store.log.read(table)
        past = Past(table, await self._house.follow_beside(rows, None, partial(self._turns.run, turn=turn)))
        self._keep(_Kept(past, _size(rows)))
        return past

    def _keep(self, kept: _Kept) -> None:
        self._kept[kept.past.table] = kept
        self._kept.move_to_end(kept.past.table)
        while len(self._kept) > 1 and sum(each.size for each in self._kept.values()) > MOST_KEPT:
            self._kept.popitem(last=False)


def _size(rows: Sequence[Row]) -> int:
    return sum(len(row.data) for row in rows)


def _no_match(phase: str) -> Refused:
    return Refused("TAB-13", "tab-13-closed" if phase in (Phase.ENDED, Phase.CLOSED) else "tab-13-not-started")
