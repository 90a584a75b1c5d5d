"""What every step of a match at one keyboard has at hand."""

import msgspec
from rich.console import Console, RenderableType

from sobremesa.cli.golf.card import Ink
from sobremesa.cli.golf.pieces import framed_card, side_by_side
from sobremesa.cli.keyboard import Keyboard
from sobremesa.cli.seating import Seating
from sobremesa.editions.texts import Texts
from sobremesa.engine import Match, Score, Seat
from sobremesa.games.golf.actions import Action
from sobremesa.games.golf.box import Box
from sobremesa.games.golf.events import Event
from sobremesa.games.golf.game import Golf
from sobremesa.games.golf.hole import HoleCard
from sobremesa.games.golf.state import GolfState
from sobremesa.games.golf.view import GolfView

GolfMatch = Match[GolfState, Action, Event, GolfView]


class Table(msgspec.Struct, frozen=True):
    """A match, who plays it, where it is drawn and in which words."""

    game: Golf
    match: GolfMatch
    seating: Seating
    console: Console
    keyboard: Keyboard
    say: Texts

    @property
    def box(self) -> Box:
        """The edition with this table's option on jokers."""
        return self.game.box(self.match.state.options)

    @property
    def width(self) -> int:
        """Columns of the terminal; lines longer than a hundred are hard to read."""
        return min(self.console.width, 100)

    @property
    def shares_keyboard(self) -> bool:
        """Whether several people play at it, so that secrets must be kept from one another."""
        return len(self.seating.people) > 1

    def is_you(self, seat: Seat) -> bool:
        """Whether a seat is spoken to, for it has no name to be spoken of by."""
        return self.seating.name(seat, self.say) == self.say("cli-you")

    def mark(self, seat: Seat) -> str:
        """Shape and name of a seat."""
        return self.seating.mark(seat, self.say)

    def show_card(self, card: HoleCard, ink: Ink, beside: RenderableType) -> None:
        """A hole card with what is written on it, and something beside it."""
        framed = framed_card(card, self.say, ink, room=self.width)
        self.console.print(side_by_side(framed, beside, self.console, self.width))

    def preview(self, seat: Seat, action: Action) -> Score | None:
        """What an action would score; a refusal is told, and is None."""
        seen = self.match.preview(seat, action)
        if isinstance(seen, Score):
            return seen
        self.keyboard.refuse(seen)
        return None
