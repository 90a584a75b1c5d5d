"""All that the events of a match have built so far."""

from collections.abc import Sequence
from enum import StrEnum

import msgspec

from sobremesa.engine.chance import Chance
from sobremesa.engine.outcome import Outcome
from sobremesa.engine.score import Score
from sobremesa.engine.seats import Seat, Sitter
from sobremesa.games.bisonte.actions import Placement
from sobremesa.games.bisonte.edition import Placed
from sobremesa.games.bisonte.events import Phase, WordVerdict
from sobremesa.games.bisonte.meta import BisonteOptions
from sobremesa.parts.vote import Ballot


class TurnKind(StrEnum):
    """What somebody did with a turn."""

    PLAY = "play"
    UNDONE = "undone"
    EXCHANGE = "exchange"
    PASS = "pass"  # noqa: S105 - no password, a turn
    SKIP = "skip"


class Objection(msgspec.Struct, frozen=True):
    """Who objected to a play, and what came of it (BIS-13, BIS-14)."""

    seat: Seat
    upheld: bool
    verdicts: tuple[WordVerdict, ...]
    voted: bool = False


class Turn(msgspec.Struct, frozen=True):
    """One turn of the past, with all that everybody may know of it."""

    seat: Seat
    kind: TurnKind
    placements: tuple[Placement, ...] = ()
    words: tuple[str, ...] = ()
    score: Score = Score()
    exchanged: int = 0
    by_clock: bool = False
    objection: Objection | None = None


class OpenPlay(msgspec.Struct, frozen=True):
    """A play that lies on the board and does not count yet (BIS-15)."""

    seat: Seat
    placements: tuple[Placement, ...]
    words: tuple[str, ...]
    score: Score
    objection: Objection | None = None


class StartTile(msgspec.Struct, frozen=True):
    """A tile that a seat drew for the start (BIS-S1)."""

    seat: Seat
    tile: str


class Player(msgspec.Struct, frozen=True):
    """What a seat has."""

    rack: tuple[str, ...] = ()
    points: int = 0
    skips: int = 0
    """Turns still to be skipped (BIS-14)."""
    left: int | None = None
    """What its own clock has left in milliseconds, where it has one (BIS-26)."""


class BisonteState(msgspec.Struct, frozen=True):
    """A match between two events."""

    chance: Chance
    phase: Phase
    commitment: str = ""
    sitters: tuple[Sitter, ...] = ()
    options: BisonteOptions = BisonteOptions()
    tiles: tuple[str, ...] = ()
    """All tiles of the box in the order of the alphabet; racks and bag keep that order, which says nothing."""
    bag: tuple[str, ...] = ()
    aside: tuple[str, ...] = ()
    """Out of the bag until the start is settled, or until an exchange is over."""
    start: tuple[StartTile, ...] = ()
    starter: Seat | None = None
    board: dict[int, Placed] = {}
    players: tuple[Player, ...] = ()
    on_turn: Seat = 0
    waiting: tuple[Seat, ...] = ()
    deadline: int | None = None
    open_play: OpenPlay | None = None
    objector: Seat | None = None
    """Who has objected to the open play, while the people vote on it (BIS-12)."""
    ballot: Ballot | None = None
    turns: tuple[Turn, ...] = ()
    final: tuple[Score, ...] = ()
    """What the racks cost and brought at the end (BIS-24)."""
    ended_by: str = ""
    outcome: Outcome | None = None

    @property
    def turn(self) -> int:
        """The number of this turn, from 1 on; skipped turns count."""
        return len(self.turns) + 1


def scoreless_row(turns: Sequence[Turn]) -> int:
    """How many turns in a row, up to the last, have brought no point (BIS-23)."""
    row = 0
    for turn in reversed(turns):
        if turn.score.total > 0:
            break
        row += 1
    return row


def passed_row(turns: Sequence[Turn]) -> frozenset[Seat]:
    """Who has passed in a row, up to the last turn; a skipped turn is no pass and does not break the row (BIS-22)."""
    passed = set()
    for turn in reversed(turns):
        if turn.kind is TurnKind.PASS:
            passed.add(turn.seat)
        elif turn.kind is not TurnKind.SKIP:
            break
    return frozenset(passed)
