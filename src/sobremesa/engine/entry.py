"""An event in its place: the line of a match's log."""

from typing import Any, Generic, TypeVar

import msgspec

EventT = TypeVar("EventT")


class Entry(msgspec.Struct, Generic[EventT], frozen=True):
    """The number of an event in its match, when it happened in match time, and the event."""

    number: int
    at: int
    event: EventT


def entry_type(event_type: Any) -> Any:
    """`Entry[…]` for a union of events that is only known as a value."""
    generic: Any = Entry
    return generic[event_type]
