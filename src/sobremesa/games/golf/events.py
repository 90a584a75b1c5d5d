"""What happens in a match of Word Golf, with its outcome in it."""

from enum import StrEnum
from typing import TypeAlias

import msgspec

from sobremesa.engine.chance import Draw
from sobremesa.engine.events import LexiconReplaced, MatchBegan, MatchEnded, SeedRevealed, SeedSealed
from sobremesa.engine.score import Score
from sobremesa.engine.seats import Seat
from sobremesa.games.golf.actions import NO_CHOICE, Answer, Choice
from sobremesa.games.golf.hole import HoleCard
from sobremesa.games.golf.mistakes import Marks, Mistake


class Play(msgspec.Struct, frozen=True):
    """A word in capitals without marks, and the spaces its letters stand on."""

    word: str
    path: tuple[int, ...]


class Spelling(StrEnum):
    """What became of a word (GOL-20 to GOL-22)."""

    EMPTY = "empty"
    VALID = "valid"
    VOTED = "voted"
    MISSPELT = "misspelt"
    NO_WORD = "no-word"


class Verdict(msgspec.Struct, frozen=True):
    """The judgement of a word: how it is written, or which word it was meant to be and which letters are wrong."""

    spelling: Spelling
    reading: str = ""
    misspelt: tuple[int, ...] = ()
    reason: str = ""
    """Why the dictionary does not have the word as it stands: an id of the lexicon's reasons."""
    extra: tuple[int, ...] = ()
    """Letters too many, whose spaces count as empty."""
    mistakes: tuple[Mistake, ...] = ()
    """What is wrong in each place, where the dictionary says so."""

    @property
    def marks(self) -> Marks:
        """The letters that do not count."""
        return Marks(self.misspelt, self.extra)


class RoundScore(msgspec.Struct, frozen=True):
    """The lines of one round's score, and whether it was a hole in one (GOL-14, GOL-15)."""

    score: Score
    cup: bool = False
    choice: Choice = NO_CHOICE


class Purchase(msgspec.Struct, frozen=True):
    """Cards bought and coins spent for them (GOL-17)."""

    kinds: tuple[str, ...] = ()
    coins: int = 0


class Phase(StrEnum):
    """What the match is waiting for."""

    OPENING = "opening"
    WRITING = "writing"
    VOTING = "voting"
    SCORING = "scoring"
    SHOPPING = "shopping"
    OVER = "over"


class HolesDealt(msgspec.Struct, frozen=True, tag="holes-dealt"):
    """Nine cards a seat, holes 1 to 9, open to all (GOL-S1); the shop's cards and the coins lie in the middle."""

    draw: Draw
    cards: tuple[tuple[HoleCard, ...], ...]
    shop: dict[str, int]
    coins: int
    set: str = ""
    """The code of the printed set that the draw comes from; without one it comes from the match's seed."""

    def __post_init__(self) -> None:
        # A file that somebody has changed by hand is refused when it is read, not in mid-match.
        for card in (card for cards in self.cards for card in cards):
            if not {card.start, card.flag} <= set(range(len(card.spaces))):
                raise ValueError(f"hole card {card.id} has no start or no flag")


class DiceThrown(msgspec.Struct, frozen=True, tag="dice-thrown"):
    """A round begins: the dice are thrown once for all, and all write (GOL-1)."""

    round: int
    draw: Draw
    faces: tuple[str, ...]
    deadline: int | None


class DraftKept(msgspec.Struct, frozen=True, tag="draft-kept"):
    """Secret: what a seat has written so far."""

    seat: Seat
    play: Play


class WordWritten(msgspec.Struct, frozen=True, tag="word-written"):
    """Secret: what a seat handed in; no play is an empty card."""

    seat: Seat
    play: Play | None


class ChoiceMade(msgspec.Struct, frozen=True, tag="choice-made"):
    """Secret: the jokers and cards that a seat chose."""

    seat: Seat
    choice: Choice


class PurchaseMade(msgspec.Struct, frozen=True, tag="purchase-made"):
    """Secret: what a seat buys."""

    seat: Seat
    purchase: Purchase


class SeatReady(msgspec.Struct, frozen=True, tag="seat-ready"):
    """A seat is done with this phase."""

    seat: Seat


class SeatUnready(msgspec.Struct, frozen=True, tag="seat-unready"):
    """A seat writes on after all."""

    seat: Seat


class TimeRanOut(msgspec.Struct, frozen=True, tag="time-ran-out"):
    """A deadline passed while the match still waited for these seats."""

    phase: Phase
    seats: tuple[Seat, ...]


class WordsShown(msgspec.Struct, frozen=True, tag="words-shown"):
    """All words at once (GOL-29); no play is an empty card."""

    plays: tuple[Play | None, ...]


class VoteOpened(msgspec.Struct, frozen=True, tag="vote-opened"):
    """Words that the dictionary lacks, by seat, with its reasons and its readings, and who votes on them (GOL-22)."""

    disputed: tuple[Seat, ...]
    waiting: tuple[Seat, ...]
    deadline: int | None
    reasons: tuple[str, ...] = ()
    readings: tuple[Verdict, ...] = ()
    """What the table proposes for each: misspelt in some letters, or no word."""


class VoteCast(msgspec.Struct, frozen=True, tag="vote-cast"):
    """One vote, open to all."""

    voter: Seat
    seat: Seat
    accept: bool
    misspelt: tuple[int, ...] = ()
    extra: tuple[int, ...] = ()
    abstain: bool = False
    """Whether a bot abstains for this seat (BUF-25)."""

    @property
    def answer(self) -> Answer:
        """What the voter says of the word."""
        return Answer(self.accept, self.misspelt, self.extra)


class WordsJudged(msgspec.Struct, frozen=True, tag="words-judged"):
    """The verdicts, what the table proposes for each, and who has jokers or cards to choose (GOL-29)."""

    verdicts: tuple[Verdict, ...]
    proposals: tuple[Choice, ...]
    waiting: tuple[Seat, ...]
    deadline: int | None


class RoundScored(msgspec.Struct, frozen=True, tag="round-scored"):
    """Scores, cups and coins taken in a round, and Luis's score in the solo game (GOL-14 to GOL-16, GOL-26)."""

    scores: tuple[RoundScore, ...]
    coins: tuple[int, ...]
    luis: RoundScore | None


class ShopOpened(msgspec.Struct, frozen=True, tag="shop-opened"):
    """Who can buy something now, and until when (GOL-30)."""

    waiting: tuple[Seat, ...]
    deadline: int | None


class ShopClosed(msgspec.Struct, frozen=True, tag="shop-closed"):
    """All purchases, shown together (GOL-30)."""

    purchases: tuple[Purchase, ...]


Event: TypeAlias = (
    SeedSealed
    | MatchBegan
    | HolesDealt
    | DiceThrown
    | DraftKept
    | WordWritten
    | ChoiceMade
    | PurchaseMade
    | SeatReady
    | SeatUnready
    | TimeRanOut
    | WordsShown
    | VoteOpened
    | VoteCast
    | WordsJudged
    | RoundScored
    | ShopOpened
    | ShopClosed
    | LexiconReplaced
    | MatchEnded
    | SeedRevealed
)

SECRET = (DraftKept, WordWritten, ChoiceMade, PurchaseMade)
"""Told to their own seat alone."""
