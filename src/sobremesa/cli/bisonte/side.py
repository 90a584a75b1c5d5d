"""What stands beside the board: seats with points and tiles, the bag, the last turn, and what signs mean."""

from collections import Counter

from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from sobremesa.cli.bisonte.notation import start_said
from sobremesa.cli.bisonte.table import Table
from sobremesa.cli.palette import MUSTARD, QUIET, RED, ROSE, SKY, TEAL, VIOLET, number, signed
from sobremesa.games.bisonte.edition import BISONTE
from sobremesa.games.bisonte.events import Phase
from sobremesa.games.bisonte.state import Turn, TurnKind
from sobremesa.games.bisonte.view import BisonteView

ON_TURN = "▸"
RACK = "▯"
_KINDS_A_LINE = 8


def beside_board(table: Table, view: BisonteView, *, legend: bool = True) -> Group:
    """How the match stands, as all may see it, and what the signs mean."""
    say = table.say
    heading = say("cli-bisonte-turn", turn=view.turn) if view.phase is not Phase.OVER else say("cli-bisonte-over")
    parts: list[RenderableType] = [
        Text(heading, "bold"),
        _seats(table, view),
        Text(say("cli-bisonte-bag", count=view.bag), QUIET),
    ]
    if view.turns:
        parts += [Text(), _last_turn(table, view.turns[-1])]
    return Group(*parts, Text(), signs(table)) if legend else Group(*parts)


def _seats(table: Table, view: BisonteView) -> Grid:
    grid = Grid.grid(padding=(0, 1, 0, 0))
    grid.add_column()
    grid.add_column(no_wrap=True)
    grid.add_column(justify="right", min_width=3)
    grid.add_column(justify="right")
    for seat, player in enumerate(view.players):
        sign = ON_TURN if seat == view.on_turn and view.phase is not Phase.OVER else ""
        points = Text(number(player.points), "bold")
        grid.add_row(Text(sign, MUSTARD), table.marked(seat), points, Text(f"{player.tiles}{RACK}", QUIET))
        if player.left is not None:
            grid.add_row("", Text(f"  {time_said(player.left)}", QUIET), "", "")
        if player.skips:
            grid.add_row(
                "", Text(f"  {table.say('cli-bisonte-owes', who=table.person(seat), count=player.skips)}", RED), "", ""
            )
    return grid


def time_said(milliseconds: int) -> str:
    """What is left of a clock: 24:05 (BIS-26)."""
    seconds = milliseconds // 1000
    return f"{seconds // 60}:{seconds % 60:02}"


def _last_turn(table: Table, turn: Turn) -> Text:
    """Who did what last, on two lines."""
    return Text().append_text(table.marked(turn.seat)).append(f"\n  {turn_said(table, turn)}")


def turn_said(table: Table, turn: Turn, *, where: bool = True) -> str:
    """What somebody did with a turn, as short as it can be said."""
    who = table.person(turn.seat)
    if turn.kind is TurnKind.EXCHANGE:
        return table.say("cli-bisonte-short-exchange", who=who, count=turn.exchanged)
    if turn.kind in (TurnKind.PASS, TurnKind.SKIP):
        return table.say(f"cli-bisonte-short-{turn.kind.value}", who=who)
    place = f"{play_start(table, turn)} " if where else ""
    if turn.kind is TurnKind.UNDONE:
        return f"{place}{turn.words[0]} ✗"
    return f"{place}{turn.words[0]} {signed(turn.score.total)}"


def play_start(table: Table, turn: Turn) -> str:
    """Where the word of a play that lies there, or has been taken back, began."""
    runs = table.runs(table.match.state.board, turn.placements)
    return start_said(table.box.layout, runs[0].cells)


def signs(table: Table) -> Grid:
    """What the signs on the board mean."""
    say = table.say
    word, letter = say("cli-bisonte-word-sign"), say("cli-bisonte-letter-sign")
    grid = Grid.grid(padding=(0, 1, 0, 0))
    grid.add_row(Text.assemble((f"2{word}", ROSE), " ", (f"3{word}", RED)), Text(say("cli-bisonte-sign-word"), QUIET))
    letters = Text.assemble((f"2{letter}", SKY), " ", (f"3{letter}", TEAL))
    grid.add_row(letters, Text(say("cli-bisonte-sign-letter"), QUIET))
    grid.add_row(Text(BISONTE, QUIET), Text(say("cli-bisonte-sign-centre"), QUIET))
    grid.add_row(Text("[A]", f"bold {MUSTARD}"), Text(say("cli-bisonte-sign-fresh"), QUIET))
    grid.add_row(Text("a", f"bold {VIOLET}"), Text(say("cli-bisonte-sign-bisonte"), QUIET))
    grid.add_row(Text(RACK, QUIET), Text(say("cli-bisonte-sign-rack"), QUIET))
    return grid


def unseen_tiles(table: Table, view: BisonteView) -> Group:
    """The tiles that this seat does not see, in the bag and on the racks of others together."""
    seen = Counter(BISONTE if placed.bisonte else placed.tile for placed in view.board.values()) + Counter(view.rack)
    unseen = Counter(table.box.tiles) - seen
    grid = Grid.grid(padding=(0, 2, 0, 0))
    kinds = [Text.assemble((f"{tile:<2}", "bold"), f" {unseen[tile]:>2}") for tile in unseen]
    for at in range(0, len(kinds), _KINDS_A_LINE):
        grid.add_row(*kinds[at : at + _KINDS_A_LINE])
    said = table.say("cli-bisonte-unseen", count=unseen.total(), bag=view.bag)
    return Group(Text(said, QUIET), grid)
