"""What stands beside the board: who has what, the turn-order chart, and what the signs mean (BUF-C3)."""

from collections.abc import Iterator

from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from sobremesa.cli.buffet.board import (
    FOOD_SIGN,
    HIDDEN_MARK,
    MARK,
    NEST_SIGN,
    Ink,
    ant_drawn,
    are_letters_shown,
    is_narrow,
)
from sobremesa.cli.palette import GREEN, QUIET, colour_of, shape_of
from sobremesa.cli.table import Table
from sobremesa.engine import Seat
from sobremesa.games.buffet.events import Phase
from sobremesa.games.buffet.view import BuffetView

SIDE_WIDTH = 24
"""Columns beside the board."""


def beside_board(table: Table, view: BuffetView, ink: Ink, *, legend: bool = True) -> RenderableType:
    """The round, everybody's ants, food and nests, the chart, and what the signs on the board mean."""
    parts: list[RenderableType] = [Text(table.say("cli-buffet-round", round=view.round), "bold")]
    parts += [_seat(table, view, seat) for seat in range(len(view.players))]
    rows = list(chart_rows(view))
    if rows:
        parts += [Text(), Text(table.say("cli-buffet-chart"), "bold"), chart(table, rows)]
    return Group(*parts, Text(), *_signs(table, view, ink)) if legend else Group(*parts)


def chart_rows(view: BuffetView) -> Iterator[tuple[int, Seat]]:
    """The markers that are on the chart, as they will be checked; the row is the number of letters (BUF-13)."""
    letters = {event.seat: event.letters for event in view.announced}
    if view.phase is Phase.SEARCH:
        announced = sorted(view.announced, key=lambda event: (-event.letters, event.credited))
        yield from ((event.letters, event.seat) for event in announced)
        yield from ((1, event.seat) for event in view.gave_up)
    elif view.phase in (Phase.SHOWING, Phase.VOTING, Phase.PLACING):
        yield from ((letters[seat], seat) for seat in view.order)
        yield from ((1, seat) for seat in view.row_one)


def chart(table: Table, rows: list[tuple[int, Seat]]) -> Grid:
    """Rows by number of letters, the longest on top."""
    grid = Grid.grid(padding=(0, 2, 0, 0))
    grid.add_column(justify="right", style="bold")
    grid.add_column(no_wrap=True)
    for row, seat in rows:
        grid.add_row(str(row), table.marked(seat))
    return grid


def _seat(table: Table, view: BuffetView, seat: Seat) -> Text:
    """A name with the side of its nest; ants left with special ones apart, foods touched, nests reached."""
    player = view.players[seat]
    said = table.marked(seat).append(f" {NEST_SIGN}{table.say(f'cli-buffet-side-{player.side.value}')}", QUIET)
    ants = f"\n  {shape_of(seat)}{player.stack.ordinary}+{player.stack.special}"
    said.append(ants, colour_of(seat))
    said.append(f"  {FOOD_SIGN}{len(player.foods)}", GREEN)
    return said.append(f"  {NEST_SIGN}{len(player.nests)}")


def _signs(table: Table, view: BuffetView, ink: Ink) -> Iterator[Text]:
    """What the signs mean that are on the board now."""
    say, narrow = table.say, is_narrow(table.width)
    if ink.marked:
        sign = MARK if are_letters_shown(view) else HIDDEN_MARK
        meaning = say("cli-buffet-sign-place" if view.phase is Phase.PLACING else "cli-buffet-sign-start")
        yield _sign(sign, meaning)
    yield _sign(FOOD_SIGN, say("cli-buffet-sign-food"))
    yield _sign(NEST_SIGN, say("cli-buffet-sign-nest"))
    if any(ant.round == view.round and not ant.special for ant in view.ants.values()):
        new = ant_drawn(shape_of(0), special=False, new=True, narrow=narrow)
        yield _sign(new.strip(), say("cli-buffet-sign-new"))
    if any(ant.special for ant in view.ants.values()):
        special = ant_drawn(shape_of(0), special=True, new=False, narrow=narrow)
        yield _sign(special, say("cli-buffet-sign-special"))


def _sign(sign: str, meaning: str) -> Text:
    return Text().append(sign, "bold").append(f" {meaning}", QUIET)
