"""What each reader of a table is told: the table for all, the match for each seat."""

from collections.abc import Iterable
from typing import Any

import msgspec

from sobremesa.engine import Entry, Seat, SeedRevealed
from sobremesa.protocol.telling import Person, StepTold, Update, write_message
from sobremesa.table import Step, TableState, tell_event, view_table

_encoder = msgspec.json.Encoder()


class Frames:
    """The frames of one moment of a table, each made once and only if somebody reads it; so are their common parts."""

    def __init__(self, table: str, state: TableState, people: tuple[Person, ...], now: int) -> None:
        self._table = table
        self._state = state
        self._people = _written(people)
        self._now = now
        self._made: dict[tuple[Seat | None, bool], bytes] = {}
        self._tables: dict[bool, Any] = {}

    def latest(self, person: str, step: Step) -> bytes:
        """The update for somebody who has everything before this step."""
        seat = self._state.seat_of(person)
        key = (seat, person == self._state.host)
        if key not in self._made:
            self._made[key] = self.update(person, (step,))
        return self._made[key]

    def update(self, person: str, steps: Iterable[Step]) -> bytes:
        """The update for somebody with these steps to catch up on; none of them for who has just come."""
        state, seat = self._state, self._state.seat_of(person)
        position = state.position
        view = None if position is None else position.view(seat)
        return write_message(
            Update(
                table=self._table,
                number=state.number,
                now=self._now,
                steps=tuple(tell_step(state, step, person, seat) for step in steps),
                state=self._seen(person, seat),
                seat=seat,
                people=self._people,
                view=None if position is None else _written(view),
                offers=None if position is None else _written(position.game.offers(view)),
            )
        )

    def _seen(self, person: str, seat: Seat | None) -> Any:
        """The table as somebody sees it: those who sit here and the host alike, and all others alike."""
        is_inside = seat is not None or person == self._state.host
        if is_inside not in self._tables:
            self._tables[is_inside] = _written(view_table(self._state, person))
        return self._tables[is_inside]


def _written(part: Any) -> Any:
    """A part of a frame that is written once, and copied into all frames that have it."""
    return msgspec.Raw(_encoder.encode(part))


def tell_step(
    state: TableState, step: Step, person: str, seat: Seat | None, *, reveals: bool | None = None
) -> StepTold:
    """A step as somebody hears of it who has this seat; a spectator has none (TAB-2).

    The seed of a day's match is kept back unless somebody says that it may be known (TAB-3).
    """
    events = tuple(tell_event(state, event, person) for event in step.events)
    told = _heard(state, step.entries, seat, reveals=state.daily is None if reveals is None else reveals)
    return StepTold(step.number, step.at, events, tuple(told))


def _heard(
    state: TableState, entries: Iterable[Entry[Any]], seat: Seat | None, *, reveals: bool
) -> Iterable[Entry[Any]]:
    for entry in entries:
        if isinstance(entry.event, SeedRevealed) and not reveals:
            continue
        event = state.match.game.told(entry.event, seat)
        if event is not None:
            yield Entry(entry.number, entry.at, event)
