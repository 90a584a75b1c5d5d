"""What a seat is asked beside paths: a number to call, its word, and a cell for an ant from row 1 (BUF-7, BUF-20)."""

from sobremesa.cli.buffet.board import Ink
from sobremesa.cli.buffet.cells import Misread, cell_name, read_cell
from sobremesa.cli.buffet.table import Table
from sobremesa.cli.buffet.tracing import NOTHING
from sobremesa.cli.keyboard import HELP, HINT_WORDS
from sobremesa.engine import Seat
from sobremesa.games.buffet.actions import Call, GiveUp, Place, Say

_MOST_DIGITS = 4
_WORDS = ("why", *HINT_WORDS)
"""Commands that somebody may want to say as a word."""


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


def ask_word(table: Table, seat: Seat) -> Say:
    """The word of the number that was called, while nobody reads the board (BUF-7, `call-first`)."""
    view = table.match.view(seat)
    table.show_board(view)
    question = table.say("cli-buffet-say", name=table.mark(seat), letters=view.letters_called)
    hint = table.say("cli-buffet-say-hint", none=NOTHING, key=HELP)
    while True:
        entry = table.keyboard.ask(question, hint, but_not=_WORDS)
        if entry == NOTHING:
            if table.keyboard.ask_yes(table.say("cli-buffet-show-nothing")):
                return Say(round=view.round)
        elif not entry:
            table.keyboard.tell(table.say("cli-buffet-say-again", none=NOTHING))
        else:
            said = Say(entry, round=view.round)
            if table.preview(seat, said) is not None:
                return said


def ask_cell(table: Table, seat: Seat) -> Place:
    """A cell for one ant; the cells that are allowed are marked on the board (BUF-20, BUF-21)."""
    # The player who places an ant has the lens (BUF-34). At a shared keyboard the others see the board too.
    view = table.match.view(seat)
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
