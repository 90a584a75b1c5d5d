"""What every phase of a match has at hand: the box, the dictionary, the times and the telling of events."""

from typing import TypeAlias

from sobremesa.engine.story import Story
from sobremesa.games.golf.box import Box
from sobremesa.games.golf.edition import GolfEdition
from sobremesa.games.golf.events import Event
from sobremesa.games.golf.meta import GolfOptions
from sobremesa.games.golf.spelling import Judge
from sobremesa.games.golf.state import GolfState

GolfStory: TypeAlias = Story[GolfState, Event]

CHOICE_SECONDS = 45  # GOL-29
SHOP_SECONDS = 45  # GOL-30


class Rules:
    """The parts of a game that its phases share."""

    def __init__(self, edition: GolfEdition, judge: Judge) -> None:
        self.edition = edition
        self.judge = judge
        self._boxes = {everywhere: Box(edition, everywhere) for everywhere in (True, False)}

    def box(self, state: GolfState) -> Box:
        """The box with the table's option on jokers (GOL-8)."""
        return self.box_of(state.options)

    def box_of(self, options: GolfOptions) -> Box:
        """The box as these options have it."""
        return self._boxes[options.joker == "every-space"]


def deadline_after(state: GolfState, now: int, seconds: int) -> int | None:
    """When a wait that begins now is over: never in the solo game or without a clock (GOL-25, TAB-11)."""
    return now + 1000 * seconds if state.options.clock and not state.is_solo else None
