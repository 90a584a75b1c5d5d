"""Events told one after another, each seeing the state that the ones before it have built."""

from collections.abc import Callable
from typing import Generic, TypeVar

StateT = TypeVar("StateT")
EventT = TypeVar("EventT")


class Story(Generic[StateT, EventT]):
    """What a decision is written into; nobody hears of it until the decision is whole."""

    def __init__(self, state: StateT, evolve: Callable[[StateT, EventT], StateT]) -> None:
        self.state = state
        self._evolve = evolve
        self._events: list[EventT] = []

    def tell(self, event: EventT) -> None:
        """This happens next."""
        self.state = self._evolve(self.state, event)
        self._events.append(event)

    @property
    def events(self) -> tuple[EventT, ...]:
        """All that was told."""
        return tuple(self._events)
