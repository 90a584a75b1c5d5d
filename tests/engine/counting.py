"""A tiny game for the engine's own tests: seats say numbers drawn by chance until somebody reaches ten."""

from typing import Any, ClassVar

import msgspec

from sobremesa.engine import (
    At,
    Chance,
    Draw,
    Game,
    LexiconReplaced,
    MatchBegan,
    MatchEnded,
    Meta,
    Offer,
    Outcome,
    Pins,
    Preview,
    Refused,
    Seat,
    SeedRevealed,
    SeedSealed,
    Sitter,
    commitment,
    line,
    score,
    text,
)
from sobremesa.engine.story import Story

TURN = 1_000


class NoOptions(msgspec.Struct, frozen=True):
    """Nothing to choose."""


class Roll(msgspec.Struct, frozen=True, tag="roll"):
    """Draw a number and add it."""

    times: int = 1


class Whisper(msgspec.Struct, frozen=True, tag="whisper"):
    """Keep a secret."""

    secret: str


class Rolled(msgspec.Struct, frozen=True, tag="rolled"):
    seat: Seat
    draw: Draw
    deadline: int


class Whispered(msgspec.Struct, frozen=True, tag="whispered"):
    seat: Seat
    secret: str


class Skipped(msgspec.Struct, frozen=True, tag="skipped"):
    seat: Seat
    deadline: int


Action = Roll | Whisper
Event = SeedSealed | MatchBegan | LexiconReplaced | Rolled | Whispered | Skipped | MatchEnded | SeedRevealed


class State(msgspec.Struct, frozen=True):
    chance: Chance
    totals: tuple[int, ...] = ()
    secrets: tuple[str, ...] = ()
    turn: int = 0
    deadline: int | None = TURN
    outcome: Outcome | None = None


class View(msgspec.Struct, frozen=True):
    seat: Seat | None
    totals: tuple[int, ...]
    turn: int
    secret: str = ""


class Counting(Game[State, Action, Event, View]):
    """First to ten wins."""

    meta: ClassVar[Meta] = Meta(id="counting", least_seats=1, most_seats=3, options=NoOptions, clauses="CNT")
    state_type: ClassVar[Any] = State
    action_type: ClassVar[Any] = Action
    event_type: ClassVar[Any] = Event
    view_type: ClassVar[Any] = View

    def __init__(self, lexicon: str = "none", other_lexicon: str = "") -> None:
        self._lexicon = lexicon
        self._other_lexicon = other_lexicon

    @property
    def pins(self) -> Pins:
        return Pins("0", "none", "en", self._lexicon, other_lexicon=self._other_lexicon)

    def begin(self, seats: tuple[Sitter, ...], seed: bytes, now: int) -> tuple[Event, ...]:
        self.meta.check_seats(len(seats))
        return SeedSealed(seed.hex()), MatchBegan("counting", seats, {}, self.pins, commitment(seed))

    def decide(self, state: State, seat: Seat, action: Action, at: At) -> tuple[Event, ...]:
        if state.outcome:
            raise Refused("TAB-13", "tab-13-over")
        if isinstance(action, Whisper):
            return (Whispered(seat, action.secret),)
        if seat != state.turn:
            raise Refused("TAB-13", "tab-13-other-phase")
        story: Story[State, Event] = Story(state, self.evolve)
        for _ in range(action.times):
            story.tell(Rolled(seat, story.state.chance.draw("roll", (6,)), at.credited + TURN))
        if max(story.state.totals) >= 10:
            winner = story.state.totals.index(max(story.state.totals))
            story.tell(MatchEnded(Outcome(story.state.totals, (winner,), "CNT-1", text("counting-won"))))
            story.tell(SeedRevealed(state.chance.seed.hex()))
        return story.events

    def elapse(self, state: State, now: int) -> tuple[Event, ...]:
        if state.deadline is None or now <= state.deadline:
            return ()
        return (Skipped(state.turn, state.deadline + TURN),)

    def evolve(self, state: State | None, event: Event) -> State:
        if state is None:
            assert isinstance(event, SeedSealed)
            return State(Chance(bytes.fromhex(event.seed)))
        replace = msgspec.structs.replace
        match event:
            case MatchBegan():
                return replace(state, totals=(0,) * len(event.seats), secrets=("",) * len(event.seats))
            case Rolled():
                totals = list(state.totals)
                totals[event.seat] += event.draw.values[0] + 1
                following = (event.seat + 1) % len(totals)
                chance = state.chance.after(event.draw)
                return replace(state, totals=tuple(totals), turn=following, chance=chance, deadline=event.deadline)
            case Whispered():
                secrets = list(state.secrets)
                secrets[event.seat] = event.secret
                return replace(state, secrets=tuple(secrets))
            case Skipped():
                return replace(state, turn=(event.seat + 1) % len(state.totals), deadline=event.deadline)
            case MatchEnded():
                return replace(state, outcome=event.outcome, deadline=None)
        return state

    def view(self, state: State, seat: Seat | None) -> View:
        return View(seat, state.totals, state.turn, "" if seat is None else state.secrets[seat])

    def told(self, event: Event, seat: Seat | None) -> Event | None:
        if isinstance(event, SeedSealed) or (isinstance(event, Whispered) and event.seat != seat):
            return None
        return event

    def offers(self, view: View) -> tuple[Offer[Action], ...]:
        return (Offer("roll", (Roll(),)),) if view.seat == view.turn else ()

    def preview(self, view: View, action: Action) -> Preview:
        if view.seat != view.turn:
            return Refused("TAB-13", "tab-13-other-phase").refusal
        return score([line(1, "CNT-2", "counting-least")])

    def deadline(self, state: State) -> int | None:
        return state.deadline

    def outcome(self, state: State) -> Outcome | None:
        return state.outcome

    def points(self, state: State) -> tuple[int, ...]:
        return state.totals

    def chance(self, state: State) -> Chance:
        return state.chance

    def follows_from_draw(self, state: State, event: Event) -> bool:
        return not isinstance(event, Rolled) or event.draw.sizes == (6,)
