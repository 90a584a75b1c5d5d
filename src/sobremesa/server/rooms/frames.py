"""What each reader of a table is told: the table for all, the match for each seat."""

from collections.abc import Iterable
from itertools import accumulate
from typing import Any, TypeAlias

import msgspec
from msgspec import UNSET
from msgspec.structs import replace

from sobremesa.engine import Entry, Seat, SeedRevealed
from sobremesa.protocol.telling import Person, StepTold, Update, write_message
from sobremesa.table import Step, TableState, tell_event, view_table

MOST_TOLD = 1024 * 1024
"""Bytes of steps in one frame; a long match is a few hundred thousand."""
_encoder = msgspec.json.Encoder()


class Parts(msgspec.Struct, frozen=True):
    """How everything stands for one reader, in parts of a frame; `prints` tell whether two are alike."""

    state: Any
    people: Any
    view: Any
    offers: Any
    prints: tuple[int, ...]


class Frames:
    """The frames of one moment of a table, each made once and only if somebody reads it; so are their common parts."""

    def __init__(self, table: str, state: TableState, people: tuple[Person, ...], now: int) -> None:
        self._table = table
        self._state = state
        self._people = _written(people)
        self._now = now
        self._parts: dict[_Reader, Parts] = {}
        self._made: dict[tuple[_Reader, tuple[int, ...]], tuple[bytes, tuple[int, ...]]] = {}
        self._tables: dict[bool, bytes] = {}

    def latest(self, person: str, step: Step, told: tuple[int, ...]) -> tuple[bytes, tuple[int, ...]]:
        """The update for somebody who has everything before this step, and was told these parts last."""
        key = self._reader(person)
        made = self._made.get((key, told))
        if made is None:
            seat, _ = key
            heard = tell_step(self._state, step, person, seat)
            # Who hears nothing of a move sees what they saw before (TAB-2): what they see need not even be made.
            is_spared = bool(told and step.entries) and not step.events and not heard.entries
            prints = told if is_spared else self._parts_for(person).prints
            made = self._made[key, told] = self._frame(person, (heard,), told, prints), prints
        return made

    def update(self, person: str, steps: Iterable[Step]) -> tuple[bytes, tuple[int, ...]]:
        """The whole update for somebody with these steps to catch up on; of more than fit, the last ones."""
        seat, prints = self._state.seat_of(person), self._parts_for(person).prints
        heard = [_written(tell_step(self._state, step, person, seat)) for step in steps]
        # Who could fill the log would else keep everybody out: a frame that nobody can be sent is asked for again.
        sizes = accumulate(len(step) for step in reversed(heard))
        fitting = sum(size <= MOST_TOLD for size in sizes)
        told = tuple(msgspec.Raw(step) for step in heard[len(heard) - fitting :])
        return self._frame(person, told, (), prints), prints

    def _frame(self, person: str, steps: tuple[Any, ...], told: tuple[int, ...], prints: tuple[int, ...]) -> bytes:
        update = Update(self._table, self._state.number, self._now, steps, self._state.seat_of(person))
        if prints != told:
            parts = self._parts_for(person)
            known = [mine == theirs for mine, theirs in zip(prints, told, strict=True)] if told else _NOTHING
            update = replace(
                update,
                state=UNSET if known[0] else parts.state,
                people=UNSET if known[1] else parts.people,
                view=UNSET if known[2] else parts.view,
                offers=UNSET if known[3] else parts.offers,
            )
        return write_message(update)

    def _reader(self, person: str) -> "_Reader":
        return self._state.seat_of(person), person == self._state.host

    def _parts_for(self, person: str) -> Parts:
        key = self._reader(person)
        if key not in self._parts:
            self._parts[key] = self._make(person, *key)
        return self._parts[key]

    def _make(self, person: str, seat: Seat | None, is_host: bool) -> Parts:  # noqa: FBT001 - a part of a key
        position = self._state.position
        view = None if position is None else position.view(seat)
        offers = None if position is None else position.game.offers(view)
        # Those who sit here and the host see the table alike, and all others do.
        is_inside = seat is not None or is_host
        if is_inside not in self._tables:
            self._tables[is_inside] = _written(view_table(self._state, person))
        table, seen, offered = self._tables[is_inside], _written(view), _written(offers)
        return Parts(
            state=msgspec.Raw(table),
            people=msgspec.Raw(self._people),
            view=msgspec.Raw(seen),
            offers=msgspec.Raw(offered),
            prints=(hash(table), hash(self._people), hash(seen), hash(offered)),
        )


_Reader: TypeAlias = tuple[Seat | None, bool]
_NOTHING = [False] * 4


def _written(part: Any) -> bytes:
    """A part of a frame that is written once, and copied into all frames that have it."""
    return _encoder.encode(part)


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
