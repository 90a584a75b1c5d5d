"""What the coach says of a finished match, as data."""

from typing import Any, Literal, TypeAlias

import msgspec

from sobremesa.engine.seats import Seat
from sobremesa.engine.text import Text

LevelFrom: TypeAlias = Literal["given", "words", "few-words"]
"""How a level is known: somebody said so, by the words that were played, or by nothing, for there were too few."""


class Gloss(msgspec.Struct, frozen=True):
    """What a word means: the first sense of its lemma, and whether it is told by a gloss or by synonyms."""

    lemma: str
    kind: str
    text: str


class Move(msgspec.Struct, frozen=True):
    """A move of a turn, with its worth in points of the match as the expert reckons it."""

    action: Any
    worth: float
    word: str = ""
    points: int | None = None
    reasons: tuple[Text, ...] = ()
    meaning: Gloss | None = None
    known: bool = False
    """Whether the word lies within the player's own vocabulary."""


class Turn(msgspec.Struct, frozen=True):
    """One decision: what was played, the best move there was, and the best within the player's own vocabulary."""

    number: int
    """Counted from 1, for each seat by itself; decisions in which nothing was at stake are left out."""
    event: int
    """The number of the event in the match."""
    at: int
    seat: Seat
    played: Move
    best: Move
    own: Move | None
    """None where nobody of that level has anything to advise."""
    cost: float
    """What the best move was worth more; never less than nothing."""

    @property
    def missed(self) -> Move | None:
        """The better move that the player could have known, if there was one."""
        own = self.own
        return own if own is not None and own.action != self.played.action and own.worth > self.played.worth else None

    @property
    def telling(self) -> Move:
        """The best move, with the reasons that do not hold for the one that was played before the others."""
        told = sorted(self.best.reasons, key=self.played.reasons.__contains__)
        return msgspec.structs.replace(self.best, reasons=tuple(told))


class SeatReview(msgspec.Struct, frozen=True):
    """A seat's whole match."""

    seat: Seat
    level: str
    level_from: LevelFrom
    turns: int
    cost: float
    best_turn: int | None
    """The number of the turn whose word took most points; None without turns."""
    worst_turn: int | None
    """The number of the turn that cost most; None where nothing cost anything."""
    share: float | None
    """How much of the worth of the best words the played ones had, from 0 to 1; None where there was none to have."""


class Review(msgspec.Struct, frozen=True):
    """The whole match: a summary a seat, and every turn in the order of the match."""

    game: str
    language: str
    edition: str
    same_words: bool
    """Whether the match was played with the very dictionary that the coach looks into."""
    seats: tuple[SeatReview, ...]
    turns: tuple[Turn, ...]
