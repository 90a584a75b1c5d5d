"""What every phase of a match has at hand: the box, the dictionary, the times and the telling of events."""

from typing import TypeAlias

from sobremesa.engine.story import Story
from sobremesa.games.buffet.edition import BuffetEdition
from sobremesa.games.buffet.events import Event
from sobremesa.games.buffet.spelling import Judge
from sobremesa.games.buffet.state import BuffetState

BuffetStory: TypeAlias = Story[BuffetState, Event]

COUNTDOWN_SECONDS = 3  # BUF-1
SAND_SECONDS = 30  # BUF-9
MOST_CREDIT = 150
"""Milliseconds of a round trip that count for an announcement, and that the search stays open for it (TAB-4)."""
TURN_SECONDS = 30  # BUF-33
REST_SECONDS = 15  # BUF-34


class Rules:
    """The parts of a game that its phases share."""

    def __init__(self, edition: BuffetEdition, judge: Judge) -> None:
        self.edition = edition
        self.judge = judge


def deadline_after(state: BuffetState, now: int, seconds: int) -> int | None:
    """When a wait that begins now is over: never without a clock (TAB-11)."""
    return now + 1000 * seconds if state.options.clock else None
