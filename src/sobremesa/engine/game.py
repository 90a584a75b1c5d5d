"""What every game is: rules with an edition, lexicons and options, as one value that decides, evolves and shows."""

from abc import ABC, abstractmethod
from typing import Any, ClassVar, Generic, Self, TypeAlias, TypeVar

from sobremesa.engine.chance import Chance
from sobremesa.engine.events import Pins
from sobremesa.engine.meta import Meta
from sobremesa.engine.moment import At
from sobremesa.engine.offer import Offer
from sobremesa.engine.outcome import Outcome
from sobremesa.engine.refusal import Refusal
from sobremesa.engine.score import Score
from sobremesa.engine.seats import Seat, Sitter
from sobremesa.lexicon.folding import Folding

StateT = TypeVar("StateT")
ActionT = TypeVar("ActionT")
EventT = TypeVar("EventT")
ViewT = TypeVar("ViewT")

Preview: TypeAlias = Score | Refusal


class Game(ABC, Generic[StateT, ActionT, EventT, ViewT]):
    """A value: nothing in it changes while matches are played with it."""

    meta: ClassVar[Meta]
    state_type: ClassVar[Any]
    """What the events build, for the codec."""
    action_type: ClassVar[Any]
    """The union of all actions; likewise `event_type` and `view_type`."""
    event_type: ClassVar[Any]
    view_type: ClassVar[Any]

    @property
    @abstractmethod
    def pins(self) -> Pins:
        """What a match of this game is played with."""

    @property
    def folding(self) -> Folding | None:
        """Which letters it takes for the same; None: those that its language does."""
        return None

    def check_players(self, count: int) -> None:
        """`Refused` when so many cannot play with this box and these options (TAB-14)."""
        self.meta.check_seats(count)

    @abstractmethod
    def begin(self, seats: tuple[Sitter, ...], seed: bytes, now: int) -> tuple[EventT, ...]:
        """The first events of a match, the sealed seed among them."""

    @abstractmethod
    def decide(self, state: StateT, seat: Seat, action: ActionT, at: At) -> tuple[EventT, ...]:
        """What follows from an action, all rules and all chance in it, or `Refused`."""

    @abstractmethod
    def elapse(self, state: StateT, now: int) -> tuple[EventT, ...]:
        """What time itself does once `deadline(state)` lies before `now`; nothing until then."""

    def action_if_absent(self, state: StateT, seat: Seat) -> ActionT | None:
        """What is done for a seat whose person is away if the rules wait only for those who are there; else None."""
        return None

    def for_match(self, state: StateT) -> Self:
        """The game with the words that this match takes, which in an old log may be others than today (TAB-8)."""
        return self

    @abstractmethod
    def evolve(self, state: StateT | None, event: EventT) -> StateT:
        """The state after an event; never fails and asks no rule again. No state stands before the first."""

    @abstractmethod
    def view(self, state: StateT, seat: Seat | None) -> ViewT:
        """What one seat may see, or a spectator (None); what is not named here stays hidden (TAB-2)."""

    @abstractmethod
    def told(self, event: EventT, seat: Seat | None) -> EventT | None:
        """The event as this seat hears of it: whole or not at all."""

    @abstractmethod
    def offers(self, view: ViewT) -> tuple[Offer[ActionT], ...]:
        """The kinds of action that whoever has this view may take now."""

    @abstractmethod
    def preview(self, view: ViewT, action: ActionT) -> Preview:
        """What an action would score, or why it would be refused, from what is seen alone."""

    @abstractmethod
    def deadline(self, state: StateT) -> int | None:
        """Until when the match waits at most; a move timed at the deadline itself still counts (TAB-4)."""

    @abstractmethod
    def outcome(self, state: StateT) -> Outcome | None:
        """How the match ended, once it has."""

    @abstractmethod
    def points(self, state: StateT) -> tuple[int, ...]:
        """The points of each seat as they stand."""

    @abstractmethod
    def chance(self, state: StateT) -> Chance:
        """The chance that is left: the seed and the number of the next draw."""

    def agrees(self, state: StateT, before: EventT | None, event: EventT) -> bool:
        """Whether an event without a draw agrees with the box, and with the hidden event that it tells of (TAB-3).

        A hidden event stands right before the one that tells of it.
        """
        return True

    @abstractmethod
    def follows_from_draw(self, state: StateT, event: EventT) -> bool:
        """Whether what an event shows (a throw, a deal) is what its draw says, by this edition (TAB-3)."""
