"""What one match came to."""

import msgspec

from sobremesa.engine.seats import Seat


class BestWord(msgspec.Struct, frozen=True):
    """A word that somebody played, and what it scored; None in a game that scores no single word."""

    word: str
    seat: Seat
    points: int | None = None


class Problem(msgspec.Struct, frozen=True):
    """Why a match was abandoned: a bot's move that a rule refused (with its clause), or a mistake of ours."""

    what: str
    clause: str = ""
    seat: Seat | None = None
    action: str = ""


class Played(msgspec.Struct, frozen=True, tag_field="kind", tag="match"):
    """One match, from its log."""

    number: int
    """Counted from 1."""
    seed: str
    levels: tuple[str, ...]
    points: tuple[int, ...]
    winners: tuple[Seat, ...]
    """Several share the win; in a game alone nobody may have won."""
    turns: int
    """Rounds; in Bisonte turns."""
    words: tuple[int, ...]
    """Words that counted, by seat."""
    longest: BestWord | None
    best: BestWord | None
    events: int
    milliseconds: int
    """Of match time."""
    problem: Problem | None = None
