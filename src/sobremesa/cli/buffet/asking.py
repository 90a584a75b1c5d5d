"""What a seat is asked beside paths: a number to call, and a cell for an ant from row 1 (BUF-7, BUF-20)."""

from sobremesa.cli.buffet.board import Ink
from sobremesa.cli.buffet.cells import Misread, cell_name, read_cell
from sobremesa.cli.buffet.table import Table
from sobremesa.cli.buffet.tracing import NOTHING
from sobremesa.cli.keyboard import HELP
from sobremesa.engine import Seat
from sobremesa.games.buffet.actions import Call, GiveUp, Place

_MOST_DIGITS = 4


def ask_number(table: Table, seat: Seat) -> Call | GiveUp:
    """How many letters a word has that is shown later, or none (BUF-7, `call-first`)."""
    view = table.match.view(seat)
    table.show_board(view, Ink(seat, view.ground.starts(seat)))
    question = table.say("cli-buffet-call", name=table.mark(seat))
    hint = table.say("cli-buffet-call-hint", least=view.options.least_letters, none=NOTHING, key=HELP)
    while True:
        entry = table.keyboard.ask(question, hint)
        if entry == NOTHING:
            if table.keyboard.ask_yes(table.say("cli-buffet-give-up")):
                return GiveUp(round=view.round)
        elif not (entry.isascii() and entry.isdecimal()):
            table.keyboard.tell(table.say("cli-buffet-call-again", none=NOTHING))
        else:
            call = Call(int(entry[:_MOST_DIGITS]), round=view.round)
            if table.preview(seat, call) is not None:
                return call


def ask_cell(table: Table, seat: Seat) -> Place:
    """A cell for one ant; the cells that are allowed are marked on the board (BUF-20, BUF-21)."""
    view = table.match.view(None)
    cells = view.ground.placeable(seat)
    table.show_board(view, Ink(seat, cells))
    question = table.say("cli-buffet-place", name=table.mark(seat))
    hint = table.say("cli-buffet-place-hint", cell=cell_name(cells[0]), key=HELP)
    while True:
        entry = table.keyboard.ask(question, hint)
        try:
            place = Place(read_cell(entry), round=view.round)
        except Misread as misread:
            table.keyboard.tell(table.say(misread.sentence))
            continue
        if table.preview(seat, place) is not None:
            return place
