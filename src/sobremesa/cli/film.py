"""A match to look back on: as it stood after each of its events, forth and back (TAB-8)."""

from typing import Any

from sobremesa.cli.front import Front
from sobremesa.cli.fronts import front_for
from sobremesa.cli.table import AnyMatch, Table
from sobremesa.engine import Entry, Match, Position, Seat


class Film(Match[Any, Any, Any, Any]):
    """The match as it stood after the event at which it was stopped."""

    def __init__(self, match: AnyMatch) -> None:
        self._frames = tuple(match.replay())
        super().__init__(match.game, match.events)

    def stop_at(self, number: int) -> None:
        """As it was after this event."""
        self._entries = [entry for entry, _ in self._frames[: number + 1]]
        entry, state = self._frames[number]
        self._position = Position(self.game, state, len(self._entries), entry.at)


class Projector:
    """Tells the steps of a film in any order, from one point of view: everybody's, one seat's, or all secrets open."""

    def __init__(self, table: Table, film: Film, seat: Seat | None, *, opened: bool) -> None:
        self._table = table
        self._film = film
        self._heard: tuple[Entry[Any], ...] = film.events if opened else film.told(seat)
        self.front: Front = front_for(table)
        self._steps = [place for place, entry in enumerate(self._heard) if self.front.says(entry.event)]
        self._reached = 0

    @property
    def count(self) -> int:
        """How many steps there are to be told."""
        return len(self._steps)

    def at(self, step: int) -> int:
        """When a step happened, in milliseconds of match time."""
        return self._heard[self._steps[step]].at

    def tell(self, step: int) -> None:
        """A step, counted from 0; the match stands as it did then."""
        place = self._steps[step]
        entry = self._heard[place]
        self._film.stop_at(entry.number)
        if place < self._reached:
            self.front = front_for(self._table)
            self._reached = 0
        self.front.recall(self._heard[self._reached : place])
        self._reached = place + 1
        self.front.tell([entry])
