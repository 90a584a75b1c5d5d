"""Dice, cards, coins and standing, as they lie beside the hole card."""

from collections.abc import Iterable

from rich.box import ROUNDED
from rich.console import Console, Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from sobremesa.cli.golf.card import Ink, draw_card, legend
from sobremesa.cli.palette import MUSTARD, QUIET, VIOLET, WALNUT, colour_of, number
from sobremesa.cli.screen import without_controls
from sobremesa.cli.seating import Seating
from sobremesa.editions.texts import Texts
from sobremesa.games.golf.box import Box
from sobremesa.games.golf.edition import JOKER
from sobremesa.games.golf.hole import HoleCard
from sobremesa.games.golf.view import GolfView

_BETWEEN = 2
"""Columns between a card and what lies beside it."""
_FRAME = 4
_SIGNS_A_LINE = 2


def dice(faces: Iterable[str], box: Box) -> Text:
    """The dice in a row, each with what it is worth on its lower edge (GOL-C4)."""
    rows = [Text(no_wrap=True) for _ in range(3)]
    for face in faces:
        rows[0].append("╭───╮", WALNUT)
        rows[1].append("│ ", WALNUT).append(face, f"bold {MUSTARD}" if face == JOKER else "bold").append(" │", WALNUT)
        rows[2].append(f"╰{str(box.face_value(face)).center(3, '─')}╯", WALNUT)
    return Text("\n").join(rows)


def framed_card(card: HoleCard, say: Texts, ink: Ink = Ink(), *, room: int = 76) -> Panel:  # noqa: B008
    """The hole card on its paper, with hole, name and par."""
    name = without_controls(card.name(say.language))
    title = Text.assemble(
        (say("cli-golf-hole", hole=card.hole), "bold"),
        " · ",
        name,
        " · ",
        say("cli-golf-par", par=card.par),
    )
    return Panel(
        draw_card(card, ink, room=room - _FRAME),
        title=title,
        title_align="left",
        box=ROUNDED,
        border_style=QUIET,
        padding=(0, 1),
        expand=False,
    )


def side_by_side(left: Panel, right: RenderableType, console: Console, width: int) -> RenderableType:
    """The card with something to its right, or below it where there is not room for both: neither is ever cropped."""
    if console.measure(left).maximum + _BETWEEN + console.measure(right).maximum > width:
        return Group(left, right)
    both = Table.grid(padding=(0, _BETWEEN, 0, 0), pad_edge=False)
    both.add_row(left, right)
    return both


def signs_of(card: HoleCard, say: Texts) -> Text:
    """What the signs on a card mean."""
    signs = [
        Text.assemble((sign, f"bold {colour}"), " ", (say(meaning), QUIET)) for sign, colour, meaning in legend(card)
    ]
    lines = [Text("  ").join(signs[at : at + _SIGNS_A_LINE]) for at in range(0, len(signs), _SIGNS_A_LINE)]
    return Text("\n").join(lines)


def belongings(view: GolfView, say: Texts) -> Table:
    """The wildcard cards and coins before a seat."""
    assert view.seat is not None
    player = view.players[view.seat]
    table = Table.grid(padding=(0, 2, 0, 0))
    hand = (
        Text(" ").join(wildcard(kind) for kind in player.hand) if player.hand else Text(say("cli-golf-no-cards"), QUIET)
    )
    table.add_row(Text(say("cli-golf-cards"), QUIET), hand)
    table.add_row(Text(say("cli-golf-coins"), QUIET), coins(player.coins))
    return table


def wildcard(kind: str) -> Text:
    """A wildcard card by its letters."""
    return Text().append(f"[{kind}]", f"bold {VIOLET}")


def coins(count: int) -> Text:
    """So many coins."""
    return Text().append(f"{count} {'○' * count}".rstrip(), MUSTARD if count else QUIET)


def standing(view: GolfView, seating: Seating, say: Texts) -> Table:
    """Everybody's points so far, Luis's among them in the solo game."""
    table = Table.grid(padding=(0, 2, 0, 0))
    table.add_column()
    table.add_column(justify="right")
    for seat, player in enumerate(view.players):
        cups = Text(say("cli-golf-with-cups", cups=player.cups) if player.cups else "", QUIET)
        table.add_row(Text(seating.mark(seat, say), colour_of(seat)), Text(number(player.points), "bold"), cups)
    if view.is_solo:
        total = sum(scored.score.total for scored in view.luis)
        table.add_row(Text(f"⚐ {say('cli-golf-luis')}", QUIET), Text(number(total), "bold"))
    return table


def round_side(view: GolfView, box: Box, seating: Seating, say: Texts) -> Group:
    """What lies beside the card when the dice have been thrown."""
    return Group(
        dice(view.faces, box),
        "",
        belongings(view, say),
        "",
        standing(view, seating, say),
        "",
        signs_of(view.card, say),
    )
