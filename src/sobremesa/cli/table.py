"""What every step of a match at one keyboard has at hand, whatever the game."""

from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeAlias

import msgspec
from rich.console import Console
from rich.text import Text

from sobremesa.cli.keyboard import Keyboard
from sobremesa.cli.palette import colour_of
from sobremesa.cli.seating import Seating
from sobremesa.editions.texts import Texts
from sobremesa.engine import Game, Match, MatchBegan, Score, Seat

AnyGame: TypeAlias = Game[Any, Any, Any, Any]
AnyMatch: TypeAlias = Match[Any, Any, Any, Any]

WIDEST = 100
"""Lines longer than this are hard to read."""


def _go_on() -> None:
    """Nobody is at the keyboard who would want to read first."""


class Table(msgspec.Struct, frozen=True):
    """A match, who plays it, where it is drawn and in which words."""

    match: AnyMatch
    seating: Seating
    console: Console
    keyboard: Keyboard
    say: Texts
    file: Path | None = None
    """Where the match is kept, if it is."""
    pause: Callable[[], None] = _go_on
    """Called by whoever tells something long: a person alone goes on when they like; else nothing happens."""
    asks: bool = True
    """Whether people are asked here; in a script or a replay nothing is drawn but what is told."""

    @property
    def width(self) -> int:
        """Columns to draw in."""
        return min(self.console.width, WIDEST)

    @property
    def shares_keyboard(self) -> bool:
        """Whether several people play at it, so that secrets must be kept from one another."""
        return len(self.seating.people) > 1

    def is_you(self, seat: Seat) -> bool:
        """Whether a seat is spoken to, for it has no name to be spoken of by."""
        return self.seating.name(seat, self.say) == self.say("cli-you")

    def person(self, seat: Seat) -> str:
        """Whom a sentence is about, for its verb: you, or another."""
        return "you" if self.is_you(seat) else "other"

    def mark(self, seat: Seat) -> str:
        """Shape and name of a seat: ● Ana."""
        return self.seating.mark(seat, self.say)

    def marked(self, seat: Seat) -> Text:
        """Shape and name of a seat in its colour."""
        return Text().append(self.mark(seat), f"bold {colour_of(seat)}")

    def preview(self, seat: Seat, action: Any) -> Score | None:
        """What an action would score; a refusal is told with its clause, and is None (TAB-5)."""
        seen = self.match.preview(seat, action)
        if isinstance(seen, Score):
            return seen
        self.keyboard.refuse(seen)
        return None

    def ask_vote(self, voter: Seat, word: str) -> bool:
        """Whether a word that the dictionary lacks is one, in this person's view."""
        return self.keyboard.ask_yes(self.say("cli-vote", voter=self.mark(voter), word=word), aside=False)


def waiting_in(match: AnyMatch) -> tuple[Seat, ...]:
    """The seats that the match waits for, in the order in which it names them."""
    return tuple(match.state.waiting) if match.outcome is None else ()


def beginning_of(match: AnyMatch) -> MatchBegan:
    """How the match began: its seats, its options, and what it is played with."""
    return next(entry.event for entry in match.events if isinstance(entry.event, MatchBegan))
