"""What happens in a match of Word Buffet, with its outcome in it."""

from enum import StrEnum
from typing import TypeAlias

import msgspec

from sobremesa.engine.chance import Draw
from sobremesa.engine.events import LexiconReplaced, MatchBegan, MatchEnded, SeedRevealed, SeedSealed
from sobremesa.engine.score import Score
from sobremesa.engine.seats import Seat
from sobremesa.games.buffet.board import CELLS


class Phase(StrEnum):
    """What the match is waiting for."""

    OPENING = "opening"
    COUNTDOWN = "countdown"
    SEARCH = "search"
    MARKING = "marking"
    """Markers are being checked and nobody is waited for; no decision ends in it."""
    SAYING = "saying"
    SHOWING = "showing"
    VOTING = "voting"
    PLACING = "placing"
    RESTING = "resting"
    OVER = "over"


class Fate(StrEnum):
    """What became of an announced word (BUF-15 to BUF-18, BUF-25)."""

    VALID = "valid"
    VOTED = "voted"
    NOT_VALID = "not-valid"
    COVERED = "covered"


class Fault(StrEnum):
    """What is wrong with a word whose number was called first, apart from being no word (BUF-16)."""

    NONE = ""
    NOT_SAID = "not-said"
    OTHER_LENGTH = "other-length"
    NOT_SHOWN = "not-shown"
    OTHER_LETTERS = "other-letters"
    """The path shown does not spell the word that was said."""
    BAD_PATH = "bad-path"
    """The path breaks one of BUF-2 to BUF-6, which the verdict cites."""


class Verdict(msgspec.Struct, frozen=True):
    """A fate with the clause behind it, how the dictionary writes the word, or what it says against it."""

    fate: Fate
    clause: str
    reading: str = ""
    reason: str = ""
    """Why the dictionary does not have the word: an id of the lexicon's reasons."""
    fault: Fault = Fault.NONE

    @property
    def places_ants(self) -> bool:
        """Whether the word is marked; otherwise its marker goes to row 1."""
        return self.fate in (Fate.VALID, Fate.VOTED)


class BoardLaid(msgspec.Struct, frozen=True, tag="board-laid"):
    """Nine tiles with their quarter turns, row by row, the letters of all cells, and the ants of each seat (BUF-S1)."""

    draw: Draw
    tiles: tuple[str, ...]
    turns: tuple[int, ...]
    letters: str
    ants: int
    special_ants: int
    set: str = ""
    """The code of the printed set that the draw comes from; without one it comes from the match's seed."""

    def __post_init__(self) -> None:
        # A file that somebody has changed by hand is refused when it is read, not in mid-match.
        if len(self.letters) != CELLS:
            raise ValueError("the board has not as many letters as cells")


class RoundBegan(msgspec.Struct, frozen=True, tag="round-began"):
    """The countdown runs until the deadline; without a clock the search opens at once (BUF-1)."""

    round: int
    deadline: int | None


class SearchOpened(msgspec.Struct, frozen=True, tag="search-opened"):
    """All search from `opened` on, until `ends` if nobody announces (BUF-10); it closes at the deadline (TAB-4)."""

    opened: int
    ends: int | None
    deadline: int | None


class PathTraced(msgspec.Struct, frozen=True, tag="path-traced"):
    """Secret: the cells of the word that a seat announces (BUF-7)."""

    seat: Seat
    path: tuple[int, ...]


class Announced(msgspec.Struct, frozen=True, tag="announced"):
    """The number of letters; the receipt, its credit, the time that counts, and when the sand has run out (TAB-4)."""

    seat: Seat
    letters: int
    received: int
    credit: int
    credited: int
    ends: int | None
    deadline: int | None


class GaveUp(msgspec.Struct, frozen=True, tag="gave-up"):
    """A seat searches no more and goes to row 1 (BUF-10)."""

    seat: Seat
    received: int


class TimeRanOut(msgspec.Struct, frozen=True, tag="time-ran-out"):
    """A deadline passed while the match still waited for these seats."""

    phase: Phase
    seats: tuple[Seat, ...]


class SearchEnded(msgspec.Struct, frozen=True, tag="search-ended"):
    """Every marker is on the chart: who is checked in which order, and row 1 from left to right (BUF-11, BUF-13)."""

    order: tuple[Seat, ...]
    row_one: tuple[Seat, ...]


class WordAsked(msgspec.Struct, frozen=True, tag="word-asked"):
    """A seat that has called a number is to say its word; its lens still lies on the table (BUF-7, BUF-33)."""

    seat: Seat
    deadline: int | None


class WordSaid(msgspec.Struct, frozen=True, tag="word-said"):
    """A marker is taken back and the word of its number said; matches kept from before have no such event (BUF-7)."""

    seat: Seat
    word: str


class ShowAsked(msgspec.Struct, frozen=True, tag="show-asked"):
    """A seat that has said its word is to show a path of it (BUF-7, BUF-33)."""

    seat: Seat
    deadline: int | None


class PathShown(msgspec.Struct, frozen=True, tag="path-shown"):
    """The cells of a word, and the letters on them (BUF-14)."""

    seat: Seat
    path: tuple[int, ...]
    word: str


class VoteOpened(msgspec.Struct, frozen=True, tag="vote-opened"):
    """The dictionary lacks the word that is being checked, with its reason, and these people vote on it (BUF-25)."""

    seat: Seat
    voters: tuple[Seat, ...]
    reason: str
    deadline: int | None


class VoteCast(msgspec.Struct, frozen=True, tag="vote-cast"):
    """One vote, open to all."""

    voter: Seat
    seat: Seat
    accept: bool
    abstain: bool = False
    """Whether a bot abstains for this seat (BUF-25)."""


class WordChecked(msgspec.Struct, frozen=True, tag="word-checked"):
    """What became of a word, and the cells that got an ant in order of spelling, the last `special` special ones.

    Without a path the word was not said, not shown, or not as long as called; the verdict's fault tells which.
    """

    seat: Seat
    word: str
    path: tuple[int, ...]
    verdict: Verdict
    cells: tuple[int, ...] = ()
    special: int = 0


class PlacementAsked(msgspec.Struct, frozen=True, tag="placement-asked"):
    """The leftmost seat of row 1 is to place an ant (BUF-20, BUF-33)."""

    seat: Seat
    deadline: int | None


class AntPlaced(msgspec.Struct, frozen=True, tag="ant-placed"):
    """An ant from row 1; with a draw when time had run out (BUF-20, BUF-33)."""

    seat: Seat
    cell: int
    special: bool
    draw: Draw | None = None


class NothingPlaced(msgspec.Struct, frozen=True, tag="nothing-placed"):
    """A seat of row 1 has no cell to place an ant on (BUF-22)."""

    seat: Seat


class RoundEnded(msgspec.Struct, frozen=True, tag="round-ended"):
    """All markers are back (BUF-23); a pause until all are ready, or the end (BUF-22, BUF-27, BUF-34)."""

    last: bool
    deadline: int | None


class SeatReady(msgspec.Struct, frozen=True, tag="seat-ready"):
    """A seat is ready for the next round (BUF-34)."""

    seat: Seat


class MatchScored(msgspec.Struct, frozen=True, tag="match-scored"):
    """The score of every seat, line by line (BUF-28 to BUF-31)."""

    scores: tuple[Score, ...]


Event: TypeAlias = (
    SeedSealed
    | MatchBegan
    | BoardLaid
    | RoundBegan
    | SearchOpened
    | PathTraced
    | Announced
    | GaveUp
    | TimeRanOut
    | SearchEnded
    | WordAsked
    | WordSaid
    | ShowAsked
    | PathShown
    | VoteOpened
    | VoteCast
    | WordChecked
    | PlacementAsked
    | AntPlaced
    | NothingPlaced
    | RoundEnded
    | SeatReady
    | MatchScored
    | LexiconReplaced
    | MatchEnded
    | SeedRevealed
)
