"""One sitting of a match: every move is kept before it is told, and told once."""

from pathlib import Path
from typing import Any

from sobremesa.cli import shelf
from sobremesa.cli.front import Front
from sobremesa.cli.fronts import front_for
from sobremesa.cli.table import AnyMatch, Table
from sobremesa.engine import Entry, Seat


class Sitting:
    """A match on its table; without a file nothing is kept, and in quiet nothing is told."""

    def __init__(self, table: Table, held: str | None, *, quiet: bool = False) -> None:
        self.table = table
        self._quiet = quiet
        self.front: Front = front_for(table)
        self._held = held
        self._told = 0
        self._is_kept = False

    @property
    def match(self) -> AnyMatch:
        """The match as it stands."""
        return self.table.match

    @property
    def kept_in(self) -> Path | None:
        """The file that the match can be gone on with from, once it has been written."""
        return self.table.file if self._is_kept else None

    def begin(self) -> None:
        """A match that is taken up again is told from its last chapter on, after the score so far."""
        if self.table.file is not None:
            shelf.lay_out(self.table.file, self.table.seating)
        self.keep()
        chapters = [entry.number for entry in self.match.events if self.front.opens(entry.event)]
        self._told = chapters[-1] if chapters else 0
        self.front.recall(entry for entry in self.match.told(None) if entry.number < self._told)
        if len(chapters) > 1 and not self._quiet:
            self.table.console.print(self.front.score_sheet())
        self.tell_news()

    def act(self, seat: Seat, action: Any, at: int) -> None:
        """An action at its match time; `Refused` where a rule says no."""
        self.match.act(seat, action, at)
        self.keep()

    def pass_time(self, now: int) -> None:
        """What time itself does until then."""
        if self.match.tick(now):
            self.keep()

    def keep(self) -> None:
        """Kept before it is told: what anybody has seen is never lost (TAB-7)."""
        if self.table.file is not None:
            saved = self.match.save()
            shelf.keep(self.table.file, saved, before=self._held)
            self._held = saved
            self._is_kept = self.match.outcome is None

    def news(self) -> tuple[Entry[Any], ...]:
        """What everybody may hear of and has not heard yet; from now on it counts as told."""
        entries = self.match.told(None, self._told)
        self._told = len(self.match.events)
        return entries

    def tell_news(self) -> None:
        """All that has not been told yet."""
        entries = self.news()
        (self.front.recall if self._quiet else self.front.tell)(entries)
