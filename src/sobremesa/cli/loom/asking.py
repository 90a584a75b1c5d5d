"""Questions that are answered with decks, with numbers of cards, or with the number of something in a list."""

import re
from collections.abc import Sequence

from sobremesa.cli.keyboard import HELP
from sobremesa.cli.loom.seats import SIGNS
from sobremesa.cli.loom.table import Table
from sobremesa.engine import Seat
from sobremesa.games.loom.edition import Deck

_BETWEEN = re.compile(r"[\s,;.+-]+")
_DECKS = {sign: deck for deck, sign in SIGNS.items()}


def ask_decks(table: Table, question: str, count: int, *, whole: bool) -> list[Deck]:
    """Decks for so many cards, as v and c; `whole` if all of them must be named at once."""
    say, example = table.say, ("vcc" * count)[:count]
    hint = say("cli-loom-one-deck-hint", key=HELP)
    if count > 1:
        hint = say("cli-loom-decks-hint" if whole else "cli-loom-centre-hint", example=example, key=HELP)
    while True:
        decks = read_decks(table.keyboard.ask(question, hint))
        if decks and (len(decks) == count or (len(decks) < count and not whole)):
            return decks
        again = "cli-loom-decks-again" if whole and count > 1 else "cli-loom-deck-again"
        table.keyboard.tell(say(again, count=count, example=example))


def decks_typed(decks: Sequence[Deck]) -> str:
    """What is typed for decks: vcc."""
    return "".join(SIGNS[deck] for deck in decks)


def read_decks(answer: str) -> list[Deck]:
    """`vcc` or `v, c, c`; nothing for what is neither."""
    signs = _BETWEEN.sub("", answer.casefold())
    return [_DECKS[sign] for sign in signs] if set(signs) <= set(_DECKS) else []


def ask_number(table: Table, question: str, allowed: Sequence[int]) -> int:
    """One of these numbers."""
    say, offered = table.say, ", ".join(map(str, allowed))
    hint = say("cli-loom-number-hint", numbers=offered, key=HELP)
    while True:
        numbers = read_numbers(table.keyboard.ask(question, hint))
        if numbers and len(numbers) == 1 and numbers[0] in allowed:
            return numbers[0]
        table.keyboard.tell(say("cli-loom-number-again", numbers=offered))


def ask_numbers(table: Table, question: str, allowed: Sequence[int]) -> list[int]:
    """One or more of these numbers, each once."""
    say, offered = table.say, ", ".join(map(str, allowed))
    hint = say("cli-loom-numbers-hint", numbers=offered, example=" ".join(map(str, allowed[:2])))
    while True:
        numbers = read_numbers(table.keyboard.ask(question, hint))
        if numbers and set(numbers) <= set(allowed) and len(set(numbers)) == len(numbers):
            return numbers
        table.keyboard.tell(say("cli-loom-numbers-again", numbers=offered))


def read_numbers(answer: str) -> list[int]:
    """Numbers with blanks or signs between them; nothing for what is none."""
    runs = [run for run in _BETWEEN.split(answer) if run]
    if not all(run.isascii() and run.isdecimal() for run in runs):
        return []
    # A number of a hundred digits is no card either, but Python would mind it.
    return [int(run[:6]) for run in runs]


def ask_seat(table: Table, question: str, seats: Sequence[Seat]) -> Seat:
    """One of these seats, by its number, or by its name unless several have the same."""
    say = table.say
    called = [table.seating.name(seat, say).casefold() for seat in seats]
    names = {name: seat for name, seat in zip(called, seats, strict=True) if called.count(name) == 1}
    numbers = {str(seat + 1): seat for seat in seats}
    hint = say("cli-loom-seat-hint", numbers=", ".join(numbers))
    while True:
        answer = table.keyboard.ask(question, hint, but_not=names).casefold()
        found = numbers.get(answer, names.get(answer))
        if found is not None:
            return found
        table.keyboard.tell(say("cli-loom-seat-again", names=", ".join(table.mark(seat) for seat in seats)))
