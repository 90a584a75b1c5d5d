"""The card of nine holes: everybody's points hole by hole (GOL-14, GOL-24)."""

from collections.abc import Iterable

from rich.box import SIMPLE_HEAD
from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from sobremesa.cli.golf.scores import CUP
from sobremesa.cli.golf.table import Table
from sobremesa.cli.palette import GREEN, QUIET, colour_of, colour_of_points, number
from sobremesa.games.golf.edition import HOLES
from sobremesa.games.golf.events import RoundScore
from sobremesa.games.golf.view import GolfView

_FIRST_PART = 5
"""Holes above where nine do not fit in beside one another."""
_LEAST_NAME = 1
"""The shape of a seat."""
_ANY_WIDTH = 1000


def score_card(table: Table, view: GolfView) -> RenderableType:
    """Nine holes in columns, everybody in rows, with cups and totals; in two parts where there is not room for all."""
    whole = _part(table, view, range(HOLES))
    if _width(table, whole) <= table.width:
        return whole
    return Group(*(_fitting(table, view, part) for part in (range(_FIRST_PART), range(_FIRST_PART, HOLES))))


def _fitting(table: Table, view: GolfView, holes: range) -> Grid:
    """Some holes, with as much of the names as there is room for: a number is never cut."""
    part = _part(table, view, holes)
    widest = max(len(table.mark(seat)) for seat in range(len(view.players)))
    missing = _width(table, part) - table.width
    return part if missing <= 0 else _part(table, view, holes, longest=max(widest - missing, _LEAST_NAME))


def _part(table: Table, view: GolfView, holes: range, *, longest: int | None = None) -> Grid:
    """So many holes; cups and totals stand behind the last one."""
    say, ends = table.say, holes[-1] == HOLES - 1
    grid = Grid(
        box=SIMPLE_HEAD, padding=(0, 1, 0, 0), pad_edge=False, show_edge=False, border_style=QUIET, header_style="bold"
    )
    grid.add_column(_shortened(Text(say("cli-golf-hole-column")), longest), no_wrap=True)
    for hole in holes:
        grid.add_column(str(hole + 1), justify="right", min_width=2, no_wrap=True)
    if ends:
        grid.add_column(CUP, justify="right", no_wrap=True)
        grid.add_column(say("cli-total-column"), justify="right", no_wrap=True)

    def add(name: Text, cells: list[Text], cups: str, total: str, style: str = "") -> None:
        end = [Text(cups), Text(total, "bold")] if ends else []
        grid.add_row(_shortened(name, longest), *(cells[hole] for hole in holes), *end, style=style)

    add(Text(say("cli-golf-par-row")), [Text(str(card.par)) for card in view.players[0].cards], "", "", QUIET)
    for seat, player in enumerate(view.players):
        name = Text(table.mark(seat), colour_of(seat))
        add(name, _holes(player.rounds), str(player.cups or ""), number(player.points))
    if view.is_solo:
        total = sum(scored.score.total for scored in view.luis)
        add(Text(f"⚐ {say('cli-golf-luis')}"), _holes(view.luis), "", number(total))
    return grid


def _holes(rounds: Iterable[RoundScore]) -> list[Text]:
    """One cell a hole; a hole in one has a cup."""
    scored = [(each.score.total, each.cup) for each in rounds]
    cells = [
        Text(number(total) + (CUP if cup else ""), f"bold {GREEN}" if cup else colour_of_points(total))
        for total, cup in scored
    ]
    return [*cells, *(Text("·", QUIET) for _ in range(HOLES - len(cells)))]


def _shortened(name: Text, longest: int | None) -> Text:
    if longest is not None:
        # Of a shape alone nothing is left to be marked as cut off.
        name.truncate(longest, overflow="ellipsis" if longest > _LEAST_NAME else "crop")
    return name


def _width(table: Table, grid: Grid) -> int:
    """Columns that it takes as it is."""
    return table.console.measure(grid, options=table.console.options.update(width=_ANY_WIDTH)).maximum
