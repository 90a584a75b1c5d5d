"""What every part of a match has at hand: the box, the dictionary, the times and the telling of events."""

from functools import cached_property
from typing import TypeAlias

from sobremesa.engine.seats import Seat
from sobremesa.engine.story import Story
from sobremesa.games.bisonte.edition import BisonteEdition
from sobremesa.games.bisonte.events import Event
from sobremesa.games.bisonte.search import can_play
from sobremesa.games.bisonte.spelling import Judge
from sobremesa.games.bisonte.state import BisonteState
from sobremesa.games.bisonte.words import POLICY
from sobremesa.lexicon.house import HouseWords
from sobremesa.lexicon.lexicon import Lexicon
from sobremesa.lexicon.word_set import WordSet

BisonteStory: TypeAlias = Story[BisonteState, Event]

OBJECTION_SECONDS = 20  # BIS-15


class Rules:
    """The parts of a game that all its turns share."""

    def __init__(self, edition: BisonteEdition, lexicon: Lexicon, house: HouseWords) -> None:
        self.edition = edition
        self.judge = Judge(edition, lexicon, house)
        self._lexicon = lexicon
        self._house = house

    def can_prove(self) -> bool:
        """Whether the search finds every word that may be played: not where the table accepts others."""
        return all(self._lexicon.judge(word, POLICY).valid for word in self._house.accepted)

    def can_play(self, state: BisonteState, seat: Seat) -> bool:
        """Whether the dictionary has a play for this seat (BIS-22)."""
        rack = state.players[seat].rack
        split = state.options.split_digraphs
        return can_play(self.edition, self._lexicon, self._known.bits, state.board, rack, split_digraphs=split)

    @cached_property
    def _known(self) -> WordSet:
        """The words of the dictionary as the house changes them."""
        folding = self._lexicon.folding(POLICY)
        return self._lexicon.with_house(self._lexicon.allowed(POLICY), self._house, folding)


def deadline_after(state: BisonteState, now: int, seconds: int) -> int | None:
    """When a wait that begins now is over: never without a clock (TAB-11)."""
    return now + 1000 * seconds if state.options.clock else None
