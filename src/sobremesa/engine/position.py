"""A match between two events, as a value: what may follow from it, and what each seat sees of it."""

from collections.abc import Iterable
from typing import Any, Generic, TypeVar

import msgspec

from sobremesa.engine.chance import SEED_BYTES
from sobremesa.engine.codec import codec_of
from sobremesa.engine.entry import Entry
from sobremesa.engine.events import MatchEnded, SeedRevealed
from sobremesa.engine.game import Game, Preview
from sobremesa.engine.moment import At
from sobremesa.engine.offer import Offer
from sobremesa.engine.outcome import Outcome
from sobremesa.engine.refusal import Malformed, Refused
from sobremesa.engine.seats import Seat, Sitter
from sobremesa.engine.text import Text

StateT = TypeVar("StateT")
ActionT = TypeVar("ActionT")
EventT = TypeVar("EventT")
ViewT = TypeVar("ViewT")


class Position(msgspec.Struct, Generic[StateT, ActionT, EventT, ViewT], frozen=True):
    """The state that a log has built, how long the log is, and the match time of its last event."""

    game: Game[StateT, ActionT, EventT, ViewT]
    state: StateT
    length: int
    now: int

    @property
    def deadline(self) -> int | None:
        """Until when the match waits at most."""
        return self.game.deadline(self.state)

    @property
    def outcome(self) -> Outcome | None:
        """How it ended, once it has."""
        return self.game.outcome(self.state)

    def act(self, seat: Seat, action: ActionT, now: int | None = None, *, credit: int = 0) -> tuple[Entry[EventT], ...]:
        """What follows: deadlines that have passed happen first, then the action; `Refused` where a rule says no."""
        checked = self.check(seat, action)
        received = max(self.now, self.now if now is None else now)
        passed = self.tick(received)
        here = self.after(passed)
        return passed + here.entries(self.game.decide(here.state, seat, checked, At(received, credit)), received)

    def tick(self, now: int) -> tuple[Entry[EventT], ...]:
        """What time itself does until `now`: every deadline that lies before it, in order."""
        here: Position[StateT, ActionT, EventT, ViewT] = self
        happened: list[Entry[EventT]] = []
        while (deadline := here.deadline) is not None and deadline < now:
            entries = here.entries(self.game.elapse(here.state, now), max(here.now, deadline))
            assert entries, "a deadline that has passed changes something, or time would stand still here"
            happened += entries
            here = here.after(entries)
        return tuple(happened)

    def abandon(self, clause: str, reason: Text, now: int) -> tuple[Entry[EventT], ...]:
        """The match ends here, points as they stand and nobody the winner, and its seed is revealed (TAB-15, TAB-3)."""
        ended: Any = MatchEnded(Outcome(self.game.points(self.state), (), clause, reason))
        revealed: Any = SeedRevealed(self.game.chance(self.state).seed.hex())
        return self.entries((ended, revealed), max(self.now, now))

    def entries(self, events: tuple[EventT, ...], at: int) -> tuple[Entry[EventT], ...]:
        """These events in the places that are next in the log."""
        return tuple(Entry(self.length + place, at, event) for place, event in enumerate(events))

    def after(self, entries: Iterable[Entry[EventT]]) -> "Position[StateT, ActionT, EventT, ViewT]":
        """The position that these events lead to."""
        state, length, now = self.state, self.length, self.now
        for entry in entries:
            state, length, now = self.game.evolve(state, entry.event), length + 1, entry.at
        return Position(self.game, state, length, now)

    def view(self, seat: Seat | None = None) -> ViewT:
        """What this seat sees; a spectator without one."""
        return self.game.view(self.state, seat)

    def offers(self, seat: Seat | None) -> tuple[Offer[ActionT], ...]:
        """What this seat may do now."""
        return self.game.offers(self.view(seat))

    def preview(self, seat: Seat, action: ActionT) -> Preview:
        """What an action would score, or why it would be refused; nothing is logged."""
        return self.game.preview(self.view(seat), self.check(seat, action))

    def check(self, seat: Seat, action: ActionT) -> ActionT:
        """The same action if it is one of this game's and somebody's who sits here; else `Malformed` or `Refused`."""
        if type(seat) is not int:
            raise Refused("TAB-13", "tab-13-spectator")
        checked: ActionT = codec_of(self.game.action_type).check(action)
        return checked


def begin(
    game: Game[StateT, ActionT, EventT, ViewT], seats: tuple[Sitter, ...], seed: bytes, now: int
) -> tuple[Entry[EventT], ...]:
    """The first events of a match that begins at match time `now`."""
    if len(seed) != SEED_BYTES:
        raise Malformed("malformed-seed", size=len(seed), wanted=SEED_BYTES)
    sitters = tuple(Sitter(sitter) for sitter in seats)
    return tuple(Entry(number, now, event) for number, event in enumerate(game.begin(sitters, seed, now)))


def position_of(
    game: Game[StateT, ActionT, EventT, ViewT], entries: Iterable[Entry[EventT]]
) -> Position[StateT, ActionT, EventT, ViewT]:
    """What a log from its beginning has built."""
    state: StateT | None = None
    length = now = 0
    for entry in entries:
        state, length, now = game.evolve(state, entry.event), length + 1, entry.at
    assert state is not None, "a match has at least the events of its beginning"
    return Position(game.for_match(state), state, length, now)
