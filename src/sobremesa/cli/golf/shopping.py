"""The shop at one keyboard: money, coins, four kinds, and what may be bought (GOL-17, GOL-18, GOL-30)."""

import re

from rich.table import Table as Grid
from rich.text import Text

from sobremesa.cli.golf.pieces import coins, wildcard
from sobremesa.cli.golf.table import Table
from sobremesa.cli.palette import GREEN, QUIET
from sobremesa.engine import Seat
from sobremesa.games.golf.actions import Buy
from sobremesa.games.golf.edition import WildcardKind
from sobremesa.games.golf.shop import Purse


def ask_purchase(table: Table, seat: Seat) -> Buy:
    """What the person buys; Enter leaves with nothing."""
    held = table.match.view(seat).purse
    table.console.print(_purse_said(table, held))
    table.console.print(_counter(table, held))
    kinds = table.box.edition.kinds
    while True:
        answer = table.keyboard.ask(table.say("cli-golf-buy"), table.say("cli-golf-buy-hint"))
        wanted = _wanted(answer, kinds)
        if wanted is None:
            table.keyboard.tell(table.say("cli-golf-buy-again", most=len(kinds)))
        elif table.preview(seat, Buy(wanted)) is not None:
            return Buy(wanted)


def _purse_said(table: Table, held: Purse) -> Text:
    said = Text().append(f"{table.say('cli-golf-shop')} · ", "bold")
    said.append(f"{table.say('cli-golf-money')} ").append(str(held.money), f"bold {GREEN}")
    said.append(f" · {table.say('cli-golf-coins')} ").append(coins(held.coins))
    return said.append(f" · {table.say('cli-golf-in-hand', cards=len(held.hand))}", QUIET)


def _counter(table: Table, held: Purse) -> Grid:
    """One row a kind, with a word on whether it can be bought now."""
    grid = Grid.grid(padding=(0, 2, 0, 0))
    grid.add_column(style="bold")
    grid.add_column()
    grid.add_column(justify="right")
    grid.add_column()
    for place, kind in enumerate(table.box.edition.kinds, 1):
        said, style = _availability(kind, held)
        grid.add_row(str(place), wildcard(kind.letters), str(kind.cost), Text(table.say(said), style))
    return grid


def _availability(kind: WildcardKind, held: Purse) -> tuple[str, str]:
    if kind.letters in held.hand:
        return "cli-golf-kind-held", QUIET
    if kind.cost > held.money + held.coins:
        return "cli-golf-kind-too-dear", QUIET
    return "cli-golf-kind-to-buy", GREEN


def kinds_typed(bought: Buy) -> str:
    """What is typed for a purchase: the letters of the cards, as they are shown; nothing leaves the shop."""
    return " ".join(bought.kinds)


def _wanted(answer: str, kinds: tuple[WildcardKind, ...]) -> tuple[str, ...] | None:
    """Kinds by their numbers (1 3, or 13) or by their letters; None for anything else."""
    letters = {kind.letters: kind.letters for kind in kinds}
    numbers = {str(place): kind.letters for place, kind in enumerate(kinds, 1)}
    words = re.split(r"[\s,;+]+", answer.upper()) if answer else []
    if len(words) == 1 and words[0] not in letters and len(kinds) < 10:
        words = list(words[0])
    found = [numbers.get(word) or letters.get(word) for word in words if word]
    return None if None in found else tuple(kind for kind in found if kind)
