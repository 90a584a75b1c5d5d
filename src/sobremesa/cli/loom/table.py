"""What every step of a match of the Letter Loom at one keyboard has at hand."""

from typing import Self

import msgspec
from rich.console import Group, RenderableType
from rich.text import Text

from sobremesa.cli.loom.cards import DUTY, Block, Label, draw_blocks
from sobremesa.cli.loom.seats import seats_grid
from sobremesa.cli.palette import MUSTARD, QUIET
from sobremesa.cli.table import Table as AnyTable
from sobremesa.engine import Match, Seat
from sobremesa.games.loom.actions import Action
from sobremesa.games.loom.conditions import has_activated, language_of
from sobremesa.games.loom.edition import WILD, LoomEdition, StrategyKind
from sobremesa.games.loom.events import Event
from sobremesa.games.loom.game import Loom
from sobremesa.games.loom.spelling import binding
from sobremesa.games.loom.state import LoomState
from sobremesa.games.loom.view import LoomView

LoomMatch = Match[LoomState, Action, Event, LoomView]


class Table(AnyTable, frozen=True):
    """A table with a match of the Letter Loom on it."""

    match: LoomMatch

    @classmethod
    def laid(cls, table: AnyTable) -> Self:
        """The same table, known to be one of the Letter Loom."""
        return cls(**{field: getattr(table, field) for field in msgspec.structs.asdict(table)})

    @property
    def game(self) -> Loom:
        """The rules with their box and both dictionaries."""
        assert isinstance(self.match.game, Loom)
        return self.match.game

    @property
    def box(self) -> LoomEdition:
        """The letter cards."""
        return self.game.edition

    @property
    def holds_back(self) -> bool:
        """Whether people sit here who are shown the table with every question, so that not every step is told."""
        return self.asks and bool(self.seating.people)

    def heading(self, view: LoomView) -> str:
        """Which round it is, of how many, and who leads it (LOO-S1, LOO-19)."""
        leader, options = self.mark(view.leader), view.options
        if view.tie_break:
            return self.say("cli-loom-tie-break", name=leader)
        if options.end == "target":
            return self.say("cli-loom-round-to-target", round=view.round, target=options.target, name=leader)
        return self.say("cli-loom-round", round=view.round, rounds=options.rounds, name=leader)

    def show(self, seat: Seat | None) -> None:
        """The whole table as this seat sees it, or a spectator."""
        view = self.match.view(seat)
        self.console.print(Text(self.heading(view), "bold"))
        self.console.print(seats_grid(self, view))
        self.console.print(self.cards(view))

    def cards(self, view: LoomView) -> RenderableType:
        """The centre and the seat's own letters side by side, and what binds its word."""
        blocks = [Block(self.say("cli-loom-centre"), tuple(self._centre(view)))]
        if view.hand:
            blocks.append(Block(self.say("cli-loom-hand"), tuple(self._hand(view))))
        return Group(draw_blocks(self.box, self.say, blocks, self.width), *self._bonds(view))

    def numbered(self, view: LoomView) -> tuple[int, ...]:
        """The cards by the numbers that they are shown with, from 1: the centre, then one's own."""
        return (*view.centre, *view.hand)

    def _centre(self, view: LoomView) -> list[Label]:
        bound = self._duties(view)
        return [
            Label(f"{place}{DUTY}" if card in bound else str(place), card) for place, card in enumerate(view.centre, 1)
        ]

    def _hand(self, view: LoomView) -> list[Label]:
        labels = [Label(str(place), card) for place, card in enumerate(view.hand, len(view.centre) + 1)]
        assert view.seat is not None, "a spectator has no hand"
        wildcard = has_activated(view.activated, view.seat, StrategyKind.WILDCARD)
        return [*labels, Label("*", WILD)] if wildcard else labels

    def _duties(self, view: LoomView) -> tuple[int, ...]:
        return () if view.seat is None else binding(self.box, self.game.means(view))

    def _bonds(self, view: LoomView) -> list[Text]:
        """A card that must be used, and the other language (LOO-K12, LOO-K4)."""
        lines = []
        if self._duties(view):
            lines.append(Text().append(self.say("cli-loom-duty", sign=DUTY), MUSTARD).append(" LOO-K12", QUIET))
        language = self.box.language
        if view.seat is not None:
            language = language_of(view.activated, view.seat, language, self.game.other_lexicon.language)
        if language != self.box.language:
            said = self.say(f"cli-loom-language-{language}")
            lines.append(Text().append(said, MUSTARD).append(" LOO-K4", QUIET))
        return lines
