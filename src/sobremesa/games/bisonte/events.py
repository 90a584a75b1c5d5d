"""What happens in a match of Bisonte, with its outcome in it."""

from enum import StrEnum
from typing import TypeAlias

import msgspec

from sobremesa.engine.chance import Draw
from sobremesa.engine.events import LexiconReplaced, MatchBegan, MatchEnded, SeedRevealed, SeedSealed
from sobremesa.engine.score import Score
from sobremesa.engine.seats import Seat
from sobremesa.games.bisonte.actions import Placement


class Phase(StrEnum):
    """What the match is waiting for."""

    OPENING = "opening"
    PLAYING = "playing"
    OBJECTING = "objecting"
    VOTING = "voting"
    OVER = "over"


class WordVerdict(msgspec.Struct, frozen=True):
    """What the dictionary or the table said of one word when somebody objected (BIS-12, BIS-13)."""

    word: str
    valid: bool
    reason: str = ""
    """Why: an id of the lexicon's reasons, `split-digraph` (BIS-8), or `voted` where the people know it (BIS-12)."""


class BagFilled(msgspec.Struct, frozen=True, tag="bag-filled"):
    """All tiles of the box go into the bag, here in the order of the edition's alphabet (BIS-C1)."""

    tiles: tuple[str, ...]


class StartDrawn(msgspec.Struct, frozen=True, tag="start-drawn"):
    """A seat draws a tile for the start, open to all (BIS-S1)."""

    seat: Seat
    draw: Draw
    tile: str


class StartSettled(msgspec.Struct, frozen=True, tag="start-settled"):
    """Who starts; the tiles that were drawn for it go back (BIS-S1)."""

    seat: Seat


class BagDrawn(msgspec.Struct, frozen=True, tag="bag-drawn"):
    """Told to nobody: the places in the bag that these tiles come from would say what others hold (TAB-2)."""

    seat: Seat
    draw: Draw
    tiles: tuple[str, ...]


class TilesDrawn(msgspec.Struct, frozen=True, tag="tiles-drawn"):
    """Secret: what a seat draws from the bag onto its rack (BIS-7)."""

    seat: Seat
    tiles: tuple[str, ...]


class RackFilled(msgspec.Struct, frozen=True, tag="rack-filled"):
    """How many tiles a seat has drawn, and how many are left in the bag."""

    seat: Seat
    count: int
    bag: int


class TurnBegan(msgspec.Struct, frozen=True, tag="turn-began"):
    """It is the turn of this seat, until its time is over (BIS-26)."""

    seat: Seat
    deadline: int | None


class ClockStopped(msgspec.Struct, frozen=True, tag="clock-stopped"):
    """A seat has acted in its turn; this much of its time is left, in milliseconds (BIS-26)."""

    seat: Seat
    left: int


class PlayMade(msgspec.Struct, frozen=True, tag="play-made"):
    """Tiles lie on the board; if they may stay, the play scores this (BIS-16)."""

    seat: Seat
    placements: tuple[Placement, ...]
    words: tuple[str, ...]
    score: Score


class ObjectionOpened(msgspec.Struct, frozen=True, tag="objection-opened"):
    """The others may object to the play or let it stand (BIS-15)."""

    waiting: tuple[Seat, ...]
    deadline: int | None


class PlayLetStand(msgspec.Struct, frozen=True, tag="play-let-stand"):
    """A seat has nothing against the play."""

    seat: Seat


class VoteOpened(msgspec.Struct, frozen=True, tag="vote-opened"):
    """This seat objects; before the dictionary is asked, these people say whether they know the words (BIS-12)."""

    seat: Seat
    voters: tuple[Seat, ...]
    deadline: int | None


class VoteCast(msgspec.Struct, frozen=True, tag="vote-cast"):
    """One vote, open to all."""

    voter: Seat
    seat: Seat
    accept: bool
    abstain: bool = False
    """Whether a bot abstains for this seat (BUF-25)."""


class ObjectionMade(msgspec.Struct, frozen=True, tag="objection-made"):
    """The first objection, and what the table or the dictionary says to every word of the play (BIS-12 to BIS-14)."""

    seat: Seat
    upheld: bool
    verdicts: tuple[WordVerdict, ...]
    voted: bool = False
    """Whether the people voted on it first (BIS-12)."""


class PlayUndone(msgspec.Struct, frozen=True, tag="play-undone"):
    """The tiles go back to the rack they came from; the turn is lost (BIS-13)."""

    seat: Seat


class PlayScored(msgspec.Struct, frozen=True, tag="play-scored"):
    """The play stands and scores (BIS-7)."""

    seat: Seat
    score: Score


class TilesLaidDown(msgspec.Struct, frozen=True, tag="tiles-laid-down"):
    """Secret: the tiles that a seat gives away, face down (BIS-9)."""

    seat: Seat
    tiles: tuple[str, ...]


class TilesExchanged(msgspec.Struct, frozen=True, tag="tiles-exchanged"):
    """A seat has exchanged so many tiles; the old ones are in the bag now (BIS-9)."""

    seat: Seat
    count: int


class TurnPassed(msgspec.Struct, frozen=True, tag="turn-passed"):
    """A seat passes, or its time was over (BIS-10, BIS-26)."""

    seat: Seat
    by_clock: bool = False


class TurnSkipped(msgspec.Struct, frozen=True, tag="turn-skipped"):
    """A seat pays for an objection that was rejected (BIS-14)."""

    seat: Seat


class TimeRanOut(msgspec.Struct, frozen=True, tag="time-ran-out"):
    """A deadline passed while the match still waited for these seats."""

    phase: Phase
    seats: tuple[Seat, ...]


class RacksCounted(msgspec.Struct, frozen=True, tag="racks-counted"):
    """The end, by this clause: all racks are shown, and what they cost and bring (BIS-24)."""

    clause: str
    racks: tuple[tuple[str, ...], ...]
    scores: tuple[Score, ...]


Event: TypeAlias = (
    SeedSealed
    | MatchBegan
    | BagFilled
    | StartDrawn
    | StartSettled
    | BagDrawn
    | TilesDrawn
    | RackFilled
    | TurnBegan
    | ClockStopped
    | PlayMade
    | ObjectionOpened
    | PlayLetStand
    | VoteOpened
    | VoteCast
    | ObjectionMade
    | PlayUndone
    | PlayScored
    | TilesLaidDown
    | TilesExchanged
    | TurnPassed
    | TurnSkipped
    | TimeRanOut
    | RacksCounted
    | LexiconReplaced
    | MatchEnded
    | SeedRevealed
)

SECRET = (TilesDrawn, TilesLaidDown)
"""Told to their own seat alone."""
HIDDEN = (SeedSealed, BagDrawn)
"""Told to nobody."""
