"""One play of a game: its log, and the state that the log builds."""

from collections.abc import Iterable, Iterator
from typing import Any, Generic, Self, TypeVar

from sobremesa.engine.entry import Entry
from sobremesa.engine.events import LexiconReplaced, MatchBegan
from sobremesa.engine.game import Game, Preview
from sobremesa.engine.offer import Offer
from sobremesa.engine.outcome import Outcome
from sobremesa.engine.position import Position, begin, position_of
from sobremesa.engine.refusal import Malformed, Refused
from sobremesa.engine.seats import Seat, Sitter, people
from sobremesa.engine.transcript import read_transcript, write_transcript

_NO_MATCH = (
    ArithmeticError,
    AssertionError,
    AttributeError,
    LookupError,
    Refused,
    StopIteration,
    TypeError,
    ValueError,
)
"""What events that somebody has damaged may run into."""

StateT = TypeVar("StateT")
ActionT = TypeVar("ActionT")
EventT = TypeVar("EventT")
ViewT = TypeVar("ViewT")


class Match(Generic[StateT, ActionT, EventT, ViewT]):
    """Start one, act, let time pass, look at it from any seat, save it and load it again."""

    def __init__(self, game: Game[StateT, ActionT, EventT, ViewT], entries: Iterable[Entry[EventT]]) -> None:
        self._entries: list[Entry[EventT]] = list(entries)
        self._position = position_of(game, self._entries)
        self.game = self._position.game

    @classmethod
    def start(
        cls,
        game: Game[StateT, ActionT, EventT, ViewT],
        seats: int | tuple[Sitter, ...] = 1,
        *,
        seed: bytes,
        now: int = 0,
    ) -> Self:
        """A new match at match time `now`; a plain number of seats is that many people."""
        return cls(game, begin(game, people(seats) if isinstance(seats, int) else seats, seed, now))

    @classmethod
    def load(cls, game: Game[StateT, ActionT, EventT, ViewT], text: str) -> Self:
        """The match that was saved; `Malformed` when the text is none of this game."""
        entries = read_transcript(game, text)
        try:
            match = cls(game, entries)
            match._look_around()
        except _NO_MATCH as problem:
            raise Malformed("malformed-no-match", problem=str(problem)[:200] or type(problem).__name__) from None
        return match

    def save(self) -> str:
        """The whole match as text, one event a line, secrets included."""
        return write_transcript(self.game, self._entries)

    @property
    def position(self) -> Position[StateT, ActionT, EventT, ViewT]:
        """Where it stands, as a value that stays as it is while the match goes on."""
        return self._position

    @property
    def state(self) -> StateT:
        """What all events so far have built."""
        return self._position.state

    @property
    def events(self) -> tuple[Entry[EventT], ...]:
        """The log from the beginning."""
        return tuple(self._entries)

    @property
    def now(self) -> int:
        """The match time of the last event."""
        return self._position.now

    @property
    def deadline(self) -> int | None:
        """Until when the match waits at most."""
        return self._position.deadline

    @property
    def outcome(self) -> Outcome | None:
        """How it ended, once it has."""
        return self._position.outcome

    def act(self, seat: Seat, action: ActionT, now: int | None = None, *, credit: int = 0) -> tuple[Entry[EventT], ...]:
        """Deadlines that have passed happen first, then the action; `Refused` changes nothing else."""
        self._position.check(seat, action)
        passed = self.tick(self.now if now is None else now)
        return passed + self._append(self._position.act(seat, action, now, credit=credit))

    @property
    def has_installed_words(self) -> bool:
        """Whether it is played with the lexicons of its game here, or was to its end."""
        pinned = LexiconReplaced("")
        for entry in self._entries:
            if isinstance(entry.event, MatchBegan):
                pinned = entry.event.pins.lexicons
            elif isinstance(entry.event, LexiconReplaced):
                pinned = entry.event
        return pinned == self.game.pins.lexicons

    def repin(self) -> tuple[Entry[EventT], ...]:
        """Go on with the installed lexicon where the match was played with another, and say so in an event."""
        replaced: Any = self.game.pins.lexicons
        if self.has_installed_words or self.outcome is not None:
            return ()
        return self._append(self._position.entries((replaced,), self.now))

    def replay(self) -> Iterator[tuple[Entry[EventT], StateT]]:
        """Every event with the state after it, from the beginning (TAB-8)."""
        state: StateT | None = None
        for entry in self._entries:
            state = self.game.evolve(state, entry.event)
            yield entry, state

    def tick(self, now: int) -> tuple[Entry[EventT], ...]:
        """What time itself does until `now`: every deadline that lies before it, in order."""
        return self._append(self._position.tick(now))

    def view(self, seat: Seat | None = None) -> ViewT:
        """What this seat sees; a spectator without one."""
        return self._position.view(seat)

    def offers(self, seat: Seat | None) -> tuple[Offer[ActionT], ...]:
        """What this seat may do now."""
        return self._position.offers(seat)

    def preview(self, seat: Seat, action: ActionT) -> Preview:
        """What an action would score, or why it would be refused; nothing is logged."""
        return self._position.preview(seat, action)

    def told(self, seat: Seat | None, since: int = 0) -> tuple[Entry[EventT], ...]:
        """The events from number `since` on that this seat may hear of."""
        heard = ((entry, self.game.told(entry.event, seat)) for entry in self._entries[since:])
        return tuple(Entry(entry.number, entry.at, event) for entry, event in heard if event is not None)

    def _look_around(self) -> None:
        """See the match from every seat once: what a damaged file hides comes to light here, and not in mid-match."""
        began = next(entry.event for entry in self._entries if isinstance(entry.event, MatchBegan))
        for seat in (None, *range(len(began.seats))):
            self.offers(seat)

    def _append(self, entries: tuple[Entry[EventT], ...]) -> tuple[Entry[EventT], ...]:
        self._position = self._position.after(entries)
        self._entries.extend(entries)
        return entries
