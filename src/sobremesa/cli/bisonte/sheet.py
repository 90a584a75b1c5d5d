"""Everybody's turns with their points, a row for each round of the table (BIS-16, BIS-24)."""

from rich.box import SIMPLE_HEAD
from rich.table import Table as Grid
from rich.text import Text

from sobremesa.cli.bisonte.side import turn_said
from sobremesa.cli.bisonte.table import Table
from sobremesa.cli.palette import QUIET, colour_of, number, signed
from sobremesa.games.bisonte.state import Turn, TurnKind
from sobremesa.games.bisonte.view import BisonteView


def score_sheet(table: Table, view: BisonteView) -> Grid:
    """A column a seat: its words, exchanges and passes, then what is left on racks, then the sum."""
    grid = Grid(
        box=SIMPLE_HEAD, padding=(0, 1, 0, 0), pad_edge=False, show_edge=False, border_style=QUIET, header_style="bold"
    )
    rows = table.say("cli-bisonte-rack-row"), table.say("cli-total-column")
    grid.add_column("", justify="right", style=QUIET, no_wrap=True, min_width=max(map(len, rows)))
    for seat in range(len(view.players)):
        grid.add_column(Text(table.mark(seat), f"bold {colour_of(seat)}"), overflow="ellipsis")
    columns = [[turn for turn in view.turns if turn.seat == seat] for seat in range(len(view.players))]
    for place in range(max(map(len, columns), default=0)):
        grid.add_row(str(place + 1), *(_cell(table, turns[place : place + 1]) for turns in columns))
    if view.final:
        grid.add_row(rows[0], *(Text(signed(score.total)) for score in view.final))
    grid.add_row(rows[1], *(Text(number(player.points), "bold") for player in view.players))
    return grid


def _cell(table: Table, turns: list[Turn]) -> Text:
    """One turn; nothing for a seat whose turn has not come yet."""
    if not turns:
        return Text()
    plays = turns[0].kind is TurnKind.PLAY
    return Text(turn_said(table, turns[0], where=False), "" if plays else QUIET)
