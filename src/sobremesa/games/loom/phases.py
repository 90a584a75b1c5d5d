"""What a match waits for, and the small public values that events, states and views have in common."""

from enum import StrEnum

import msgspec

from sobremesa.engine.score import Score
from sobremesa.engine.seats import Seat
from sobremesa.games.loom.edition import StrategyKind


class Phase(StrEnum):
    """What the match is waiting for."""

    OPENING = "opening"
    CENTRE = "centre"
    """The leader chooses the deck of the next card of the centre (LOO-1)."""
    DECKS = "decks"
    """All choose the decks of their letters (LOO-2)."""
    STRATEGY_START = "strategy-start"
    STRATEGY = "strategy"
    """All look at their cards (LOO-4)."""
    PUTTING_BACK = "putting-back"
    ACTIVATING = "activating"
    CARRYING_OUT = "carrying-out"
    """A strategy card asks for something; which step it is stands beside (LOO-6)."""
    CREATION_START = "creation-start"
    CREATION = "creation"
    """All form a word (LOO-9)."""
    VOTING = "voting"
    """The others vote on the word that was shown last (LOO-17)."""
    OVER = "over"


UNANSWERED = frozenset(
    {Phase.STRATEGY_START, Phase.STRATEGY, Phase.CREATION_START, Phase.CREATION, Phase.VOTING},
)
"""When time is over in these, the match simply goes on: nothing is chosen for anybody (LOO-4, LOO-9, LOO-21)."""


class Step(StrEnum):
    """What a strategy card asks for while it is carried out."""

    TARGET = "target"
    SHIELD = "shield"
    GIFT = "gift"
    KIND = "kind"
    THROW = "throw"
    DECKS = "decks"
    DECK = "deck"
    LAY = "lay"
    PICK = "pick"
    GIVE_UP = "give-up"
    REFILL = "refill"


class Into(StrEnum):
    """Where a letter goes that leaves a hand."""

    HAND = "hand"
    DISCARDS = "discards"
    CENTRE = "centre"


class Spelling(StrEnum):
    """What became of a word (LOO-15, LOO-17)."""

    NONE = "none"
    VALID = "valid"
    VOTED = "voted"
    INVALID = "invalid"


class Activated(msgspec.Struct, frozen=True):
    """A strategy card in the row of this round, and the rival it was aimed at (LOO-6)."""

    seat: Seat
    kind: StrategyKind
    target: Seat | None = None


class Duty(msgspec.Struct, frozen=True):
    """A card of the centre that all rivals of a seat must use (LOO-K12)."""

    card: int
    by: Seat


class Written(msgspec.Struct, frozen=True):
    """A word as cards in order, and what the Wildcard in it stands for."""

    cards: tuple[int, ...]
    wild: str = ""


class Shown(msgspec.Struct, frozen=True):
    """The word of a seat as all see it; no word is empty (LOO-11)."""

    seat: Seat
    word: str = ""
    cards: tuple[int, ...] = ()
    wild: str = ""
    language: str = ""


class Result(msgspec.Struct, frozen=True):
    """One seat's entry in a column of the score sheet (LOO-16)."""

    shown: Shown
    spelling: Spelling
    score: Score
    reading: str = ""
    """How the dictionary writes it."""
    reason: str = ""
    """Why the dictionary lacks it: an id of the lexicon's reasons."""


class Question(msgspec.Struct, frozen=True):
    """What a strategy card asks beyond its step: from whom, and how many."""

    step: Step
    rival: Seat | None = None
    count: int = 0
