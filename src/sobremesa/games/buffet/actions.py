"""What a seat may ask for in Word Buffet."""

from typing import TypeAlias

from sobremesa.engine import Whole
from sobremesa.parts.rounds import OfRound


class Announce(OfRound, frozen=True, tag="announce"):
    """Announce a word by tracing its cells, in secret; the others hear its length alone (BUF-7)."""

    path: tuple[Whole, ...]


class Call(OfRound, frozen=True, tag="call"):
    """Call the number of letters; the path is shown later (BUF-7, `call-first`)."""

    letters: Whole


class GiveUp(OfRound, frozen=True, tag="give-up"):
    """Search no more this round: to row 1 at once (BUF-10)."""


class Say(OfRound, frozen=True, tag="say"):
    """Say the word of the number that was called; an empty one to say that there is none (BUF-7, `call-first`)."""

    word: str = ""


class Show(OfRound, frozen=True, tag="show"):
    """Show a path of the word that was said; no cells to say that there is none (BUF-7, `call-first`)."""

    path: tuple[Whole, ...] = ()


class Vote(OfRound, frozen=True, tag="vote"):
    """Whether the word of that seat is one (BUF-25)."""

    seat: Whole
    accept: bool
    abstain: bool = False
    """Count as nobody: a bot in a person's seat does not vote (BUF-25)."""


class Place(OfRound, frozen=True, tag="place"):
    """One ant from row 1 (BUF-20)."""

    cell: Whole


class Ready(OfRound, frozen=True, tag="ready"):
    """Let the next countdown start (BUF-34)."""


Action: TypeAlias = Announce | Call | GiveUp | Say | Show | Vote | Place | Ready
