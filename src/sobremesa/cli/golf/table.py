"""What every step of a match of Word Golf at one keyboard has at hand."""

from typing import Self

import msgspec
from rich.console import RenderableType

from sobremesa.cli.golf.card import Ink
from sobremesa.cli.golf.pieces import framed_card, side_by_side
from sobremesa.cli.table import Table as AnyTable
from sobremesa.engine import Match
from sobremesa.games.golf.actions import Action
from sobremesa.games.golf.box import Box
from sobremesa.games.golf.events import Event
from sobremesa.games.golf.game import Golf
from sobremesa.games.golf.hole import HoleCard
from sobremesa.games.golf.state import GolfState
from sobremesa.games.golf.view import GolfView

GolfMatch = Match[GolfState, Action, Event, GolfView]


class Table(AnyTable, frozen=True):
    """A table with a match of Word Golf on it."""

    match: GolfMatch

    @classmethod
    def laid(cls, table: AnyTable) -> Self:
        """The same table, known to be one of Word Golf."""
        return cls(**{field: getattr(table, field) for field in msgspec.structs.asdict(table)})

    @property
    def game(self) -> Golf:
        """The rules with their box and words."""
        assert isinstance(self.match.game, Golf)
        return self.match.game

    @property
    def box(self) -> Box:
        """The edition with this table's option on jokers."""
        return self.game.box(self.match.state.options)

    def show_card(self, card: HoleCard, ink: Ink, beside: RenderableType) -> None:
        """A hole card with what is written on it, and something beside it."""
        framed = framed_card(card, self.say, ink, room=self.width)
        self.console.print(side_by_side(framed, beside, self.console, self.width))
