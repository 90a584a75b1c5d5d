"""What every bot is: it sees a View and what is offered, takes its time, chooses, and can say why."""

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import Any, Generic, TypeVar

from sobremesa.bots.advice import Advice
from sobremesa.bots.levels import Level
from sobremesa.engine.chance import Chance
from sobremesa.engine.offer import Offer
from sobremesa.engine.seats import Seat

ViewT = TypeVar("ViewT")
ActionT = TypeVar("ActionT")


class Bot(ABC, Generic[ViewT, ActionT]):
    """Plays seats of one game at one level; it keeps nothing between two questions.

    A wait is one decision of one seat. Its chance is the same from its beginning to its end, so that `thinks` and
    `choose` may draw the same numbers again: what comes to mind is settled when the wait begins.
    """

    def __init__(self, game: Any, level: Level) -> None:
        self.level = level

    @abstractmethod
    def wait(self, view: ViewT) -> str:
        """The name of the decision that the view asks for: the same until it is made, and no other's in this match."""

    def decision(self, view: ViewT) -> str:
        """The name of what the coach counts as one turn: waits in which the same thing is decided again are one."""
        return self.wait(view)

    @abstractmethod
    def thinks(self, view: ViewT, chance: Chance) -> int:
        """How many milliseconds from the beginning of the wait to the action, as a person would take.

        It is asked again after every event, for what others do may hurry the bot.
        """

    def latest(self, view: ViewT) -> int | None:
        """The last match time at which the rules take what it chooses; None where that is the deadline of the match.

        After it the bot does nothing but let the deadline pass.
        """
        return None

    def abstains(self, view: ViewT) -> bool:
        """Whether people vote, and it only sits in for one of them: then it abstains at once (BUF-25)."""
        return False

    @abstractmethod
    def choose(self, view: ViewT, offers: Sequence[Offer[ActionT]], chance: Chance) -> ActionT:
        """What the bot does now; the match must be waiting for it. The same question has the same answer."""

    @abstractmethod
    def advise(self, view: ViewT, offers: Sequence[Offer[ActionT]], count: int) -> tuple[Advice[ActionT], ...]:
        """The best few moves within this level's vocabulary, best first; none where there is nothing to choose."""

    @abstractmethod
    def rate(self, view: ViewT, offers: Sequence[Offer[ActionT]], action: ActionT) -> Advice[ActionT]:
        """What any move that the rules allow is worth, by the same measure as `advise`."""

    @abstractmethod
    def turn_of(self, event: Any) -> tuple[Seat, ActionT] | None:
        """The seat and the action behind an event that the coach speaks of: a word, or a choice of weight."""

    def left_to_chance(self, event: Any) -> Seat | None:
        """The seat for which chance decides from this event on, until it is asked again; None for all other events."""
        return None
