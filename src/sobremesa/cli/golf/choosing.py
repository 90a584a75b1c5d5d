"""Asking for jokers and cards: the table's proposal, the best with cards, or step by step (GOL-8, GOL-9, GOL-29)."""

from collections.abc import Collection, Mapping
from typing import TypeAlias

from rich.table import Table as Grid
from rich.text import Text

from sobremesa.cli.golf.card import Ink
from sobremesa.cli.golf.lines import worth
from sobremesa.cli.golf.pieces import dice, wildcard
from sobremesa.cli.golf.scores import CUP
from sobremesa.cli.golf.table import Table
from sobremesa.cli.keyboard import HINT_KEYS
from sobremesa.cli.palette import GREEN, MUSTARD, QUIET, colour_of_points, number
from sobremesa.engine import Score, Seat
from sobremesa.games.golf.actions import CardUse, Choice, Choose
from sobremesa.games.golf.box import Written
from sobremesa.games.golf.choosing import best_choice
from sobremesa.games.golf.events import RoundScore
from sobremesa.games.golf.scoring import score_of_word
from sobremesa.games.golf.view import GolfView

Places: TypeAlias = Mapping[int, tuple[int, ...]]
"""Places of a word to choose from, each with all places that are scored with it."""


def ask_choice(table: Table, seat: Seat) -> Choose:
    """What the person chooses; Enter takes the proposal."""
    view = table.match.view(seat)
    word = view.shown_word
    ways = _ways(table, view, word)
    own = len(ways) + 1
    if table.shares_keyboard:
        # The screen was cleared before this person came to it.
        table.show_card(word.card, Ink(word.play.word, word.play.path), dice(view.faces, table.box))
    else:
        table.console.print(dice(view.faces, table.box))
    table.console.print(_list_of_ways(table, word, ways))
    while True:
        answer = table.keyboard.ask(
            table.say("cli-golf-choose", word=word.play.word), table.say("cli-golf-choose-hint", own=own)
        )
        if answer == str(own):
            chosen = _step_by_step(table, seat, word)
            if chosen is not None:
                return Choose(chosen)
        elif answer == "" or (answer.isdecimal() and 1 <= int(answer[:4]) <= len(ways)):
            return Choose(ways[int(answer[:4] or 1) - 1])
        else:
            table.keyboard.tell(table.say("cli-golf-choose-again", most=own))


def choice_said(table: Table, word: str, choice: Choice) -> Text:
    """Which letters the jokers stand for, and what each card replaces."""
    parts = [Text().append("• → ", MUSTARD).append(word[place], "bold") for place in choice.jokers]
    parts += [wildcard(use.kind).append(" → ").append(word[use.at], "bold") for use in choice.cards]
    return Text(", ").join(parts) if parts else Text(table.say("cli-golf-nothing-used"), QUIET)


def choice_typed(table: Table, view: GolfView, choice: Choice) -> tuple[str, ...]:
    """What is typed for a choice: its number in the list, or the way through all questions step by step."""
    word = view.shown_word
    ways = _ways(table, view, word)
    if choice in ways:
        return (str(ways.index(choice) + 1),)
    typed = [str(len(ways) + 1)]
    jokers: tuple[int, ...] = ()
    for _ in range(word.jokers):
        offered = _places_for_joker(table, word, jokers)
        wanted = next((place for place in offered if set(offered[place]) & set(choice.jokers[len(jokers) :])), None)
        jokers += () if wanted is None else (wanted,)
        typed += [_place_typed(word, wanted)] if offered else []
    uses = {use.kind: use.at for use in choice.cards}
    taken: set[int] = set()
    for kind in view.hand:
        if _places_for_card(word, kind, taken):
            typed.append(_place_typed(word, uses.get(kind)))
        taken |= {uses[kind]} if kind in uses else set()
    return tuple(typed)


def _place_typed(word: Written, place: int | None) -> str:
    return "" if place is None else str(word.play.path[place] + 1)


def _ways(table: Table, view: GolfView, word: Written) -> list[Choice]:
    """The proposal, and what the cards in hand could add to it."""
    assert view.seat is not None
    proposed = view.proposals[view.seat]
    best = best_choice(table.box, word, view.hand)
    gains = worth(_scored(table, word, best)) > worth(_scored(table, word, proposed))
    return [proposed, best] if gains else [proposed]


def _list_of_ways(table: Table, word: Written, ways: list[Choice]) -> Grid:
    grid = Grid.grid(padding=(0, 2, 0, 0))
    grid.add_column(style="bold")
    grid.add_column()
    grid.add_column(justify="right")
    for place, way in enumerate(ways, 1):
        scored = _scored(table, word, way)
        points = scored.score.total
        grid.add_row(
            str(place),
            choice_said(table, word.play.word, way),
            Text(number(points), f"bold {colour_of_points(points)}"),
            Text(CUP if scored.cup else "", f"bold {GREEN}"),
        )
    grid.add_row(str(len(ways) + 1), Text(table.say("cli-golf-choose-own"), QUIET))
    return grid


def _step_by_step(table: Table, seat: Seat, word: Written) -> Choice | None:
    """Each joker and each card that fits is asked for; None to think again."""
    jokers: tuple[int, ...] = ()
    for joker in range(word.jokers):
        offered = _places_for_joker(table, word, jokers)
        place = _ask_place(table, word, table.say("cli-golf-joker-for", number=joker + 1), offered)
        jokers += () if place is None else (place,)
    cards: tuple[CardUse, ...] = ()
    for kind in table.match.view(seat).players[seat].hand:
        fits = _places_for_card(word, kind, {use.at for use in cards})
        place = _ask_place(table, word, table.say("cli-golf-card-for", kind=kind), fits)
        cards += () if place is None else (CardUse(kind, place),)
    choice = Choice(jokers, cards)
    scored = table.preview(seat, Choose(choice))
    if scored is None or not _is_sure(table, word, choice, scored):
        return None
    return choice


def _is_sure(table: Table, word: Written, choice: Choice, scored: Score) -> bool:
    table.console.print(choice_said(table, word.play.word, choice))
    return table.keyboard.ask_yes(table.say("cli-golf-choice-sure", points=number(scored.total)))


def _places_for_joker(table: Table, word: Written, taken: tuple[int, ...]) -> Places:
    """Each letter once where a joker scores it on every space; else each place that no other joker has (GOL-8)."""
    if not table.box.joker_everywhere:
        return {place: (place,) for place in word.open_places if place not in taken}
    letters = {word.play.word[place] for place in taken}
    alike: dict[str, tuple[int, ...]] = {}
    for place in word.open_places:
        letter = word.play.word[place]
        alike[letter] = (*alike.get(letter, ()), place)
    return {places[0]: places for letter, places in alike.items() if letter not in letters}


def _places_for_card(word: Written, kind: str, taken: Collection[int]) -> Places:
    """Letters of this kind that no other card has (GOL-9)."""
    return {place: (place,) for place in word.open_places if word.play.word[place] in kind and place not in taken}


def _ask_place(table: Table, word: Written, question: str, places: Places) -> int | None:
    """A letter, or the number of a space where it stands; Enter for none."""
    if not places:
        return None
    numbers = {place: [str(word.play.path[each] + 1) for each in alike] for place, alike in places.items()}
    offered = " ".join(f"{word.play.word[place]}({'+'.join(numbers[place])})" for place in places)
    while True:
        answer = table.keyboard.ask(
            question, table.say("cli-golf-letter-hint", letters=offered), but_not=HINT_KEYS, aside=True
        ).upper()
        if not answer:
            return None
        for place in places:
            letter = word.play.word[place]
            if answer == letter or answer.removeprefix(letter).strip("()") in numbers[place]:
                return place
        table.keyboard.tell(table.say("cli-golf-letter-again", letters=offered))


def _scored(table: Table, word: Written, choice: Choice) -> RoundScore:
    return score_of_word(table.box, word, choice)
