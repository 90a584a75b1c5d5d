"""Hints at the keyboard: the best few moves for whoever is asked, what to type for each, and why it is good."""

from typing import Any

from rich.padding import Padding
from rich.table import Table as Grid
from rich.text import Text

from sobremesa.bots import Bot, bot_for
from sobremesa.bots.hints import hints_by
from sobremesa.cli.front import Front
from sobremesa.cli.moves import move_said, reasons_beside, typed_said
from sobremesa.cli.palette import QUIET
from sobremesa.cli.table import Table
from sobremesa.engine import Seat


class Hints:
    """Shows hints of one game; bots are made when they are first asked."""

    def __init__(self, table: Table, front: Front, level: str | None) -> None:
        self._table = table
        self._front = front
        self._level = level
        self._bots: dict[str, Bot[Any, Any]] = {}

    def are_for(self, seat: Seat | None) -> bool:
        """Whether a seat that is asked something may be shown hints: they are for its eyes alone."""
        open_to_all = seat is not None and self._table.shares_keyboard and not self._front.is_secret(seat)
        return self._level is not None and seat is not None and not open_to_all

    def show(self, seat: Seat | None, level: str | None = None) -> None:
        """Hints for the seat that is asked, if they would be for its eyes alone; else why there are none."""
        say = self._table.say
        if self._level is None:
            self._table.keyboard.tell(say("cli-hints-off"))
        elif self._table.keyboard.is_aside:
            self._table.keyboard.tell(say("cli-hints-aside"))
        elif seat is None:
            self._table.keyboard.tell(say("cli-hints-none"))
        elif not self.are_for(seat):
            self._table.keyboard.tell(say("cli-hints-open"))
        else:
            self._show(seat, level or self._level)

    def _show(self, seat: Seat, level: str) -> None:
        say, view = self._table.say, self._front.view_asked(seat)
        found = hints_by(self._bot(level), view, self._table.match.game.offers(view))
        if not found:
            self._table.keyboard.tell(say("cli-hints-none"))
            return
        self._table.console.print(Text(say("cli-hints", level=say(f"cli-bot-{level}").lower()), "bold"))
        grid = Grid.grid(padding=(0, 2, 0, 0))
        grid.add_column(style=QUIET, justify="right")
        grid.add_column()
        for place, advice in enumerate(found, 1):
            way = self._front.way(view, advice.action)
            grid.add_row(str(place), move_said(advice, way, say))
            grid.add_row("", Text(say("cli-hints-type", typed=typed_said(way)), QUIET))
            if later := self._front.afterwards(view, advice):
                grid.add_row("", Text(later, QUIET))
            for reason in reasons_beside(advice):
                grid.add_row("", Text(say.say(reason)))
        self._table.console.print(Padding(grid, (0, 0, 0, 1)))

    def _bot(self, level: str) -> Bot[Any, Any]:
        if level not in self._bots:
            self._bots[level] = bot_for(self._table.match.game, level)
        return self._bots[level]
