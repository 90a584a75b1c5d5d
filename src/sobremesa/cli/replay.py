"""`sobremesa replay`: a match move by move, with the score lines and clauses of each decision (TAB-8)."""

from functools import partial

import click
from rich.console import Console
from rich.rule import Rule
from rich.text import Text

from sobremesa.cli import shelf
from sobremesa.cli.clauses import clauses_in
from sobremesa.cli.film import Film, Projector
from sobremesa.cli.keyboard import HELP, SHOW, Keyboard, Left
from sobremesa.cli.options import edition_option, ui_option
from sobremesa.cli.palette import QUIET
from sobremesa.cli.resuming import Given, Kept, read_kept, rules_with_house, undamaged
from sobremesa.cli.saying import texts
from sobremesa.cli.screen import has_terminal, open_console
from sobremesa.cli.spoken import INTERRUPTED, loading, spoken
from sobremesa.cli.table import AnyMatch, Table
from sobremesa.editions.texts import Language
from sobremesa.engine import Refused, Seat

_FORTH = ("", "n")
_BACK = ("p",)


@click.command()
@click.argument("file")
@click.option("--all", "at_once", is_flag=True, help="Print everything at once; so it is where there is no terminal.")
@click.option("--seat", type=int, metavar="N", help="Look on from this seat, with its secrets.")
@click.option("--open", "opened", is_flag=True, help="Show all secrets of a match that is over.")
@edition_option
@ui_option
def replay(
    *, file: str, at_once: bool, seat: int | None, opened: bool, edition: str | None, ui: Language | None
) -> None:
    """Look back on the match in FILE move by move (“last” is the last one)."""
    with loading(texts(ui)):
        found = shelf.find(file)
        kept = read_kept(found, Given(ui=ui, edition=edition))
    with loading(texts(kept.seating.ui)):
        match = kept.match(rules_with_house(kept))
        viewpoint = _viewpoint(match, kept, seat, opened=opened)
    try:
        with spoken(texts(kept.seating.ui)), undamaged():
            booth = Booth(match, kept, open_console(), viewpoint, opened=opened)
            booth.show_all() if at_once or not has_terminal() else booth.step_through()
    except Left:
        return
    except KeyboardInterrupt:
        raise click.exceptions.Exit(INTERRUPTED) from None


def _viewpoint(match: AnyMatch, kept: Kept, seat: int | None, *, opened: bool) -> Seat | None:
    """The seat that is looked on from; secrets of others stay secret until the match is over (TAB-2)."""
    if seat is not None and opened:
        raise Refused("TAB-2", "cli-replay-both")
    if seat is not None and not 1 <= seat <= len(kept.began.seats):
        raise Refused("TAB-13", "tab-13-no-such-seat", seat=seat)
    mine = seat is not None and kept.seating.people == (seat - 1,)
    if match.outcome is None and (opened or (seat is not None and not mine)):
        raise Refused("TAB-2", "cli-replay-secret")
    return None if seat is None else seat - 1


class Booth:
    """Where a film is shown from: one step after another, or wherever one likes."""

    def __init__(self, match: AnyMatch, kept: Kept, console: Console, seat: Seat | None, *, opened: bool) -> None:
        self._say = texts(kept.seating.ui)
        self._seat = seat
        self._console = console
        commands = {HELP: self._help, SHOW: self._show, "w": self._why, "q": self._leave}
        commands |= {clause: partial(self._read_out, clause.upper()) for clause in clauses_in(self._say)}
        self._keyboard = Keyboard(console, self._say, commands)
        film = Film(match)
        table = Table(film, kept.seating, console, self._keyboard, self._say, asks=False)
        self._projector = Projector(table, film, seat, opened=opened)
        self._title = self._heading(match, kept)

    def show_all(self) -> None:
        """From the beginning to the end."""
        self._console.print(Text(self._title, "bold"))
        for step in range(self._projector.count):
            self._show_step(step)

    def step_through(self) -> None:
        """Until somebody has seen enough."""
        self._console.print(Text(self._title, "bold"))
        step, shown = 0, -1
        while step < self._projector.count:
            if step != shown:
                self._show_step(step)
                shown = step
            step = self._next(step)

    def _next(self, step: int) -> int:
        """Where to go on from here; past the last step is the end."""
        count = self._projector.count
        answer = self._keyboard.ask(self._said(step), self._say("cli-replay-keys") if step == 0 else "").casefold()
        if answer in _FORTH:
            return step + 1
        if answer in _BACK:
            return max(0, step - 1)
        if answer.isdecimal() and answer.isascii() and 1 <= int(answer[:9]) <= count:
            return int(answer[:9]) - 1
        self._keyboard.tell(self._say("cli-replay-again", count=count))
        return step

    def _show_step(self, step: int) -> None:
        at = self._projector.at(step) // 1000
        time = f" · {at // 60}:{at % 60:02}" if at else ""
        self._console.print(Rule(Text(f"{self._said(step)}{time}", QUIET), style=QUIET))
        self._projector.tell(step)

    def _said(self, step: int) -> str:
        return self._say("cli-step", number=step + 1, count=self._projector.count)

    def _heading(self, match: AnyMatch, kept: Kept) -> str:
        name = self._say(f"{kept.game}-name")
        ended = "cli-replay-over" if match.outcome is not None else "cli-replay-unfinished"
        seats = ", ".join(kept.seating.mark(seat, self._say) for seat in range(len(kept.began.seats)))
        return f"{name} · {kept.began.pins.edition} · {seats} · {self._say(ended)}"

    def _help(self) -> None:
        self._keyboard.tell(self._say("cli-replay-keys"))

    def _show(self) -> None:
        self._projector.front.show(self._seat)

    def _why(self) -> None:
        self._projector.front.explain()

    def _read_out(self, clause: str) -> None:
        self._projector.front.read_out(clause)

    def _leave(self) -> None:
        raise Left
