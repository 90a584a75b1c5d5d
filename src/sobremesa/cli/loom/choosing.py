"""What a seat is asked before words are formed: decks, strategy cards, and what a card needs to know."""

from collections.abc import Callable, Sequence
from typing import Any

from rich.table import Table as Grid

from sobremesa.cli.loom.asking import ask_decks, ask_number, ask_numbers, ask_seat
from sobremesa.cli.loom.seats import backs_said, seats_grid
from sobremesa.cli.loom.table import Table
from sobremesa.cli.palette import QUIET
from sobremesa.engine import Seat
from sobremesa.games.loom.actions import (
    Action,
    ChooseDeck,
    ChooseDecks,
    Give,
    NameKind,
    Pick,
    ShowShield,
    Target,
    Throw,
)
from sobremesa.games.loom.edition import Deck, StrategyKind
from sobremesa.games.loom.phases import Step
from sobremesa.games.loom.rules import CENTRE_CARDS, HAND_LETTERS
from sobremesa.games.loom.view import LoomView

Meanwhile = Callable[[Any], None]


def ask_centre(table: Table, seat: Seat, meanwhile: Meanwhile) -> ChooseDeck:
    """The deck of the next card of the centre; several may be named, and are laid one after another (LOO-1)."""
    view = table.match.view(seat)
    missing = CENTRE_CARDS - len(view.centre)
    question = table.say("cli-loom-lay", name=table.mark(seat), place=len(view.centre) + 1, count=CENTRE_CARDS)
    *first, last = ask_decks(table, question, missing, whole=False)
    for deck in first:
        meanwhile(ChooseDeck(deck))
    return ChooseDeck(last)


def ask_letters(table: Table, seat: Seat, count: int = HAND_LETTERS) -> ChooseDecks:
    """The decks of the letters that are due (LOO-2, LOO-K6)."""
    question = table.say("cli-loom-choose-letters", name=table.mark(seat), count=count)
    return ChooseDecks(ask_decks(table, question, count, whole=True).count(Deck.VOWEL))


def ask_strategy_card(table: Table, kinds: Sequence[StrategyKind], question: str) -> StrategyKind:
    """One of the strategy cards in hand, by its number."""
    table.console.print(strategy_list(table, kinds))
    return kinds[ask_number(table, question, range(1, len(kinds) + 1)) - 1]


def strategy_list(table: Table, kinds: Sequence[StrategyKind]) -> Grid:
    """Strategy cards by number, with what they do."""
    grid = Grid.grid(padding=(0, 2, 0, 0))
    grid.add_column(style="bold", no_wrap=True)
    grid.add_column(style="bold", no_wrap=True)
    grid.add_column()
    grid.add_column(style=QUIET, no_wrap=True)
    for place, kind in enumerate(kinds, 1):
        name, does = f"loom-card-{kind.value}", f"loom-card-{kind.value}-text"
        grid.add_row(str(place), table.say(name), table.say(does), kind.clause)
    return grid


def ask_for_card(table: Table, seat: Seat, meanwhile: Meanwhile) -> Action:
    """What the strategy card in play, or a hand without letters, needs to know of this seat (LOO-6, LOO-7)."""
    view = table.match.view(seat)
    assert view.question is not None, "a card asks for something"
    return _STEPS[view.question.step](table, view, meanwhile)


def _seat(view: LoomView) -> Seat:
    assert view.seat is not None, "a spectator is asked nothing"
    return view.seat


def _rival(view: LoomView) -> Seat:
    assert view.question is not None, "a card asks for something"
    assert view.question.rival is not None, "it asks about a rival's letters"
    return view.question.rival


def _target(table: Table, view: LoomView, _meanwhile: Meanwhile) -> Action:
    table.console.print(seats_grid(table, view, view.rivals))
    question = table.say("cli-loom-target", name=table.mark(_seat(view)))
    return Target(ask_seat(table, question, view.rivals))


def _shield(table: Table, view: LoomView, _meanwhile: Meanwhile) -> Action:
    """All who are attacked are asked alike, also those who hold none (LOO-K2)."""
    if StrategyKind.SHIELD not in view.strategy:
        table.keyboard.ask(table.say("cli-loom-no-shield"), aside=True)
        return ShowShield(show=False)
    return ShowShield(show=table.keyboard.ask_yes(table.say("cli-loom-show-shield"), aside=False))


def _gift(table: Table, view: LoomView, _meanwhile: Meanwhile) -> Action:
    return Give(_own_letter(table, view, table.say("cli-loom-gift", rival=table.mark(_rival(view)))))


def _give_up(table: Table, view: LoomView, _meanwhile: Meanwhile) -> Action:
    """Discarded, or laid in the centre (LOO-K15, LOO-K17)."""
    card = view.playing
    to_centre = card is not None and card.kind is StrategyKind.ALL_TO_THE_CENTRE
    return Give(_own_letter(table, view, table.say("cli-loom-give-to-centre" if to_centre else "cli-loom-discard")))


def _own_letter(table: Table, view: LoomView, question: str) -> int:
    return table.numbered(view)[ask_number(table, question, _own_numbers(view)) - 1]


def _own_numbers(view: LoomView) -> range:
    return range(len(view.centre) + 1, len(view.centre) + len(view.hand) + 1)


def _kind(table: Table, view: LoomView, _meanwhile: Meanwhile) -> Action:
    rival = _rival(view)
    backs = backs_said(view.players[rival].letters)
    question = table.say("cli-loom-kind", rival=table.mark(rival), backs=backs)
    return NameKind(ask_decks(table, question, 1, whole=True)[0])


def _throw(table: Table, view: LoomView, _meanwhile: Meanwhile) -> Action:
    numbers = ask_numbers(table, table.say("cli-loom-throw"), _own_numbers(view))
    return Throw(tuple(table.numbered(view)[number - 1] for number in numbers))


def _decks(table: Table, view: LoomView, _meanwhile: Meanwhile) -> Action:
    assert view.question is not None, "a card asks for something"
    return ask_letters(table, _seat(view), view.question.count)


def _deck(table: Table, view: LoomView, _meanwhile: Meanwhile) -> Action:
    return ChooseDeck(ask_decks(table, table.say("cli-loom-extra"), 1, whole=True)[0])


def _refill(table: Table, view: LoomView, _meanwhile: Meanwhile) -> Action:
    return ChooseDeck(ask_decks(table, table.say("cli-loom-refill"), 1, whole=True)[0])


def _lay(table: Table, view: LoomView, meanwhile: Meanwhile) -> Action:
    return ask_centre(table, _seat(view), meanwhile)


def _pick(table: Table, view: LoomView, _meanwhile: Meanwhile) -> Action:
    """A card that rivals must use, or one to take (LOO-K12, LOO-K18)."""
    card = view.playing
    takes = card is not None and card.kind is StrategyKind.MINE_ALONE
    question = table.say("cli-loom-pick-mine" if takes else "cli-loom-pick-duty")
    return Pick(view.centre[ask_number(table, question, range(1, len(view.centre) + 1)) - 1])


_STEPS: dict[Step, Callable[[Table, LoomView, Meanwhile], Action]] = {
    Step.TARGET: _target,
    Step.SHIELD: _shield,
    Step.GIFT: _gift,
    Step.KIND: _kind,
    Step.THROW: _throw,
    Step.DECKS: _decks,
    Step.DECK: _deck,
    Step.LAY: _lay,
    Step.PICK: _pick,
    Step.GIVE_UP: _give_up,
    Step.REFILL: _refill,
}
