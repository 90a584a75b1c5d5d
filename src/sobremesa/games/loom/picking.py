"""Which cards to take for a word's letters: exact, and one step a card for each way the cards can be alike.

Cards of one letter can change places, so what counts of a choice so far is only its worth, its colour or that it has
several, and whether it has a card of the centre and one of the hand. The best choice for each of these is kept while
cards are gone through one by one; so the work grows with the cards and not with the ways to combine them.
"""

from collections import Counter
from collections.abc import Collection, Iterator, Mapping
from typing import NamedTuple, TypeAlias

from sobremesa.games.loom.edition import QU, WILD, LoomEdition

_SEVERAL = "several"


class _Alike(NamedTuple):
    """What choices of as many cards of the same letters have in common: the better of two such stays the better."""

    colour: str = ""
    centre: bool = False
    hand: bool = False


_Pick: TypeAlias = tuple[int, tuple[int, ...]]
"""What a choice is worth, less than 0 so that the least is the best, and its cards: the lowest numbers of equals."""


class Stock(NamedTuple):
    """The cards within reach, and those that must be taken."""

    centre: Collection[int]
    hand: Collection[int]
    forced: Collection[int] = ()


def demands(word: str, *, wildcard: bool) -> Iterator[tuple[str, Counter[str]]]:
    """Every way to split a word between a Wildcard, if any, and cards: what it stands for, how many of each letter."""
    pairs = word.count(QU)
    wilds = ("", *sorted({*word, QU} if pairs else {*word})) if wildcard else ("",)
    for wild in wilds:
        for together in range(wild == QU, pairs + 1):
            needed = Counter(word)
            needed.subtract({"Q": together, "U": together})
            needed[QU] += together
            needed.subtract([wild] if wild else [])
            if min(needed.values()) >= 0:
                yield wild, +needed


def picks(edition: LoomEdition, needed: Mapping[str, int], stock: Stock) -> Iterator[tuple[int, ...]]:
    """The cards worth most for these letters, once for each colour and origin; the best of all is among them."""
    if not {edition.card(number).letter for number in stock.forced} <= needed.keys():
        return
    found: dict[_Alike, _Pick] = {_Alike(): (0, ())}
    for letter, count in sorted(needed.items()):
        found = _with_letter(edition, found, letter, count, stock)
    for _, cards in found.values():
        yield cards


def lay_out(edition: LoomEdition, word: str, cards: Collection[int], wild: str) -> tuple[int, ...]:
    """Chosen cards in the order of the word's letters; the Wildcard comes after its equals."""
    piles: dict[str, list[int]] = {}
    for number in sorted(cards, key=lambda number: (number == WILD, number), reverse=True):
        piles.setdefault(wild if number == WILD else edition.card(number).letter, []).append(number)
    laid = []
    place = 0
    while place < len(word):
        letter = QU if word.startswith(QU, place) and piles.get(QU) else word[place]
        laid.append(piles[letter].pop())
        place += len(letter)
    return tuple(laid)


def _with_letter(
    edition: LoomEdition, found: Mapping[_Alike, _Pick], letter: str, count: int, stock: Stock
) -> dict[_Alike, _Pick]:
    left: dict[tuple[int, _Alike], _Pick] = {(count, alike): pick for alike, pick in found.items()}
    for number in sorted({*stock.centre, *stock.hand}):
        if edition.card(number).letter == letter:
            left = _with_card(edition, left, number, stock)
    return {alike: pick for (due, alike), pick in left.items() if due == 0}


def _with_card(
    edition: LoomEdition, left: Mapping[tuple[int, _Alike], _Pick], number: int, stock: Stock
) -> dict[tuple[int, _Alike], _Pick]:
    card = edition.card(number)
    after = {} if number in stock.forced else dict(left)
    for (due, alike), (worth, cards) in left.items():
        if due:
            colour = card.colour.value if alike.colour in ("", card.colour.value) else _SEVERAL
            key = due - 1, _Alike(colour, alike.centre or number in stock.centre, alike.hand or number in stock.hand)
            taken = worth - card.value, (*cards, number)
            after[key] = min(taken, after.get(key, taken))
    return after
