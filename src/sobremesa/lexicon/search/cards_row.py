"""A row of cards for a word search, checked, and the exact choice of cards for one word."""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from itertools import combinations_with_replacement
from typing import NamedTuple, TypeAlias

from sobremesa.lexicon.search import layout

PAIR = layout.LETTERS
NO_UNIT = 255
MOST_CARDS = 64
MOST_COLOURS = 8
MOST_WILDS = 4
MOST_POINTS = 1_000_000
OF_CENTRE = 1
MUST_BE_USED = 2
_SEVERAL = MOST_COLOURS


class Card(NamedTuple):
    """What a card shows, its worth and colour, where it lies, whether it must be used, and its rank among equals."""

    unit: int
    value: int
    colour: int
    is_of_centre: bool
    is_forced: bool
    rank: int


class CardRow(NamedTuple):
    """The cards, the pair of letters that one card may show, the wilds, and what is added before any doubling."""

    cards: tuple[Card, ...]
    pair: bytes
    wilds: int
    wild_units: bytes
    wild_value: int
    change: int

    @property
    def has_centre(self) -> bool:
        """Whether a word needs a card of the centre."""
        return any(card.is_of_centre for card in self.cards)


class Choice(NamedTuple):
    """Cards for a word in ascending order, what it scores with them, and what wilds stand for: places in their list."""

    points: int
    cards: tuple[int, ...]
    wilds: tuple[int, ...]


class _Alike(NamedTuple):
    """What choices have in common of which the better one stays the better, whatever cards follow."""

    colour: int | None
    centre: bool
    hand: bool


_Picks: TypeAlias = dict[_Alike, tuple[int, tuple[int, ...]]]
"""The best of those alike: its worth, less than 0 so that the least is the best, and its cards."""


def check_row(  # noqa: PLR0917 - as the kernel is given them
    units: bytes,
    values: Sequence[int],
    colours: bytes,
    flags: bytes,
    ranks: Sequence[int],
    pair: bytes,
    wilds: int,
    wild_units: bytes,
    wild_value: int,
    change: int,
) -> CardRow:
    """The row, or ValueError with what is wrong."""
    if len(units) > MOST_CARDS:
        raise ValueError(f"{len(units)} cards: there are at most {MOST_CARDS}")
    if any(len(each) != len(units) for each in (values, colours, flags, ranks)):
        raise ValueError("as many values, colours, flags and ranks as there are cards")
    if pair and (len(pair) != 2 or pair[0] == pair[1] or max(pair) >= layout.LETTERS):
        raise ValueError("a pair of letters is two different ones below 32")
    _check_number("a number of wilds of", wilds, 0, MOST_WILDS)
    _check_number("a wild worth", wild_value, 0, MOST_POINTS)
    _check_number("a change of", change, -MOST_POINTS, MOST_POINTS)
    for unit, value, colour, flag in zip(units, values, colours, flags, strict=True):
        if unit != NO_UNIT:
            _check_unit(unit, pair)
        _check_number("a card worth", value, 0, MOST_POINTS)
        _check_number("a card of colour", colour, 0, MOST_COLOURS - 1)
        _check_number("a card with flags", flag, 0, OF_CENTRE | MUST_BE_USED)
    for place, unit in enumerate(wild_units):
        _check_unit(unit, pair)
        if unit in wild_units[:place]:
            raise ValueError(f"letter {unit} of wilds: it stands there twice")
    cards = tuple(
        Card(unit, value, colour, bool(flag & OF_CENTRE), bool(flag & MUST_BE_USED), rank)
        for unit, value, colour, flag, rank in zip(units, values, colours, flags, ranks, strict=True)
    )
    return CardRow(cards, pair, wilds, wild_units, wild_value, change)


def _check_number(what: str, number: int, least: int, most: int) -> None:
    if not least <= number <= most:
        raise ValueError(f"{what} {number}: it is {least} to {most}")


def _check_unit(unit: int, pair: bytes) -> None:
    if unit >= layout.LETTERS and not (unit == PAIR and pair):
        raise ValueError(f"letter {unit} of cards: letters are below 32, or 32 for the pair, if there is one")


def best_choice(row: CardRow, key: bytes) -> Choice | None:
    """The cards for a word that score most; None when it can't be made as it must.

    Of equals the one with fewer wilds, then with the lower ranks card by card, then with the earlier units of wilds.
    """
    held = Counter(card.unit for card in row.cards)
    choices = (
        choice for wilds, needed in _demands(row, key) if needed <= held for choice in _choices(row, wilds, needed)
    )

    def order(choice: Choice) -> tuple[int, int, list[int], tuple[int, ...]]:
        ranks = [row.cards[number].rank for number in choice.cards]
        return -choice.points, len(choice.wilds), ranks, choice.wilds

    return min(choices, key=order, default=None)


def lay_out(row: CardRow, key: bytes, choice: Choice) -> Iterator[int]:
    """The cards in the order of the letters, a wild after its equals; it is -1 less its place in the list."""
    piles: dict[int, list[int]] = {}
    for number in choice.cards:
        piles.setdefault(row.cards[number].unit, []).append(number)
    for wild in choice.wilds:
        piles.setdefault(row.wild_units[wild], []).append(-1 - wild)
    place = 0
    while place < len(key):
        is_pair = row.pair != b"" and key.startswith(row.pair, place) and bool(piles.get(PAIR))
        yield piles[PAIR if is_pair else key[place]].pop(0)
        place += 1 + is_pair


def _demands(row: CardRow, key: bytes) -> Iterator[tuple[tuple[int, ...], Counter[int]]]:
    """Every way to split a word between wilds and cards: what wilds stand for, how many cards of each unit."""
    pairs = key.count(row.pair) if row.pair else 0
    for together in range(pairs + 1):
        needed = Counter(key)
        needed.subtract(row.pair * together)
        needed[PAIR] += together
        useful = [place for place, unit in enumerate(row.wild_units) if needed[unit]]
        for count in range(row.wilds + 1):
            for wilds in combinations_with_replacement(useful, count):
                left = needed.copy()
                left.subtract(row.wild_units[wild] for wild in wilds)
                if min(left.values()) >= 0:
                    yield wilds, +left


def _choices(row: CardRow, wilds: tuple[int, ...], needed: Counter[int]) -> Iterator[Choice]:
    """The best cards of each colour and origin, as far as they keep what must be kept."""
    if not {card.unit for card in row.cards if card.is_forced} <= needed.keys():
        return
    found: _Picks = {_Alike(None, not row.has_centre, bool(wilds)): (0, ())}
    for unit in sorted(needed):
        cards = [number for number, card in enumerate(row.cards) if card.unit == unit]
        found = _with_unit(row, found, cards, needed[unit])
    for alike, (worth, chosen) in found.items():
        if alike.centre and alike.hand:
            total = len(wilds) * row.wild_value + row.change - worth
            yield Choice(total if alike.colour == _SEVERAL else 2 * total, tuple(sorted(chosen)), wilds)


def _with_unit(row: CardRow, found: _Picks, numbers: Iterable[int], count: int) -> _Picks:
    taken: list[_Picks] = [found, *({} for _ in range(count))]
    for number in numbers:
        card = row.cards[number]
        taken = [
            _with_card({} if card.is_forced else same, taken[many - 1] if many else {}, number, card)
            for many, same in enumerate(taken)
        ]
    return taken[count]


def _with_card(without: _Picks, before: _Picks, number: int, card: Card) -> _Picks:
    """The best of those that do without a card and of those that take it to what they had before."""
    picks = dict(without)
    for alike, (worth, cards) in before.items():
        colour = card.colour if alike.colour in (None, card.colour) else _SEVERAL
        key = _Alike(colour, alike.centre or card.is_of_centre, alike.hand or not card.is_of_centre)
        # Kept in ascending order, so that sets of as many cards compare as their lowest cards do.
        taken = worth - card.value, tuple(sorted((*cards, number)))
        picks[key] = min(taken, picks.get(key, taken))
    return picks
