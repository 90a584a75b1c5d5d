"""A step in the making: events of the table and of its match, each seeing what the ones before it have built."""

from collections.abc import Iterable
from typing import Any

import msgspec
from msgspec.structs import replace

from sobremesa.engine import Entry, LexiconReplaced, MatchBegan
from sobremesa.engine.position import position_of
from sobremesa.table.events import TableEvent, TableOpened
from sobremesa.table.evolve import evolve, opened
from sobremesa.table.setting import AnyGame, Shelf
from sobremesa.table.state import Phase, TableState


class Step(msgspec.Struct, frozen=True):
    """All that one question led to: what happened at the table, then in its match."""

    number: int
    at: int
    events: tuple[TableEvent, ...] = ()
    entries: tuple[Entry[Any], ...] = ()


class Telling:
    """What a decision is written into; nobody hears of it until the decision is whole."""

    def __init__(self, state: TableState, now: int) -> None:
        # Clocks of two nodes may differ a little; what is written later is never earlier.
        self.now = max(now, state.changed_at)
        self._number = state.number + 1
        self.state = replace(state, number=self._number, changed_at=self.now)
        self._events: list[TableEvent] = []
        self._entries: list[Entry[Any]] = []

    @classmethod
    def of_new(cls, event: TableOpened, now: int) -> "Telling":
        """A table that opens."""
        telling = cls(replace(opened(event, now), number=-1), now)
        telling._events.append(event)
        return telling

    def tell(self, event: TableEvent) -> None:
        """This happens next at the table."""
        self.state = _counting_people(evolve(self.state, event), self.now)
        self._events.append(event)

    def begin(self, game: AnyGame, entries: tuple[Entry[Any], ...]) -> None:
        """The match begins with these."""
        self._entries.extend(entries)
        self.state = replace(self.state, position=position_of(game, entries), words=_words(self.state.words, entries))

    def play(self, entries: tuple[Entry[Any], ...]) -> None:
        """This happens next in the match."""
        position = self.state.match.after(entries)
        self._entries.extend(entries)
        self.state = replace(self.state, position=position, words=_words(self.state.words, entries))
        if position.outcome is not None and self.state.phase is Phase.PLAYING:
            self.state = replace(self.state, phase=Phase.ENDED)

    @property
    def match_time(self) -> int:
        """What the clock of the match says."""
        return self.state.clock.match_time(self.now)

    @property
    def is_empty(self) -> bool:
        """Whether nothing has happened."""
        return not self._events and not self._entries

    @property
    def step(self) -> Step:
        """All of it."""
        return Step(self._number, self.now, tuple(self._events), tuple(self._entries))


def _counting_people(state: TableState, now: int) -> TableState:
    """The table that knows since when nobody sits there."""
    if state.phase is not Phase.GATHERING or state.people:
        return state if state.empty_since is None else replace(state, empty_since=None)
    return state if state.empty_since is not None else replace(state, empty_since=now)


def _words(words: LexiconReplaced, entries: tuple[Entry[Any], ...]) -> LexiconReplaced:
    """The lexicons that the match is played with after these events."""
    for entry in entries:
        if isinstance(entry.event, MatchBegan):
            words = entry.event.pins.lexicons
        elif isinstance(entry.event, LexiconReplaced):
            words = entry.event
    return words


def follow(shelf: Shelf, state: TableState | None, step: Step) -> TableState:
    """The table after a step that has been written; no rule is asked again."""
    events = step.events
    if state is None:
        first, *_ = events
        assert isinstance(first, TableOpened), "a log begins with the opening of its table"
        telling, events = Telling.of_new(first, step.at), events[1:]
    else:
        telling = Telling(state, step.at)
    for event in events:
        telling.tell(event)
    if step.entries and telling.state.position is None:
        setting = replace(telling.state.setting, seats=len(telling.state.seats))
        telling.begin(shelf.game(setting), step.entries)
    elif step.entries:
        telling.play(step.entries)
    return telling.state


def replay(shelf: Shelf, steps: Iterable[Step]) -> TableState:
    """The table that a log has built."""
    state: TableState | None = None
    for step in steps:
        state = follow(shelf, state, step)
    assert state is not None, "a table has at least the step of its opening"
    return state
