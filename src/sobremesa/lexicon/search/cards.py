"""The best words that a handful of cards spell: the plain-Python twin of the native search.

It knows numbers alone. A card shows a *unit*: a letter by its place in the alphabet, `PAIR` for both letters of the
pair (QU on one card), or `NO_UNIT` when its letter is none of the language. Wilds are worth something, have no colour,
count as cards of the hand and stand for any of the units given for them.
"""

from array import array
from bisect import insort
from collections.abc import Iterable, Mapping, Sequence
from itertools import accumulate
from typing import TYPE_CHECKING, NamedTuple, TypeAlias

from sobremesa.lexicon.search import layout
from sobremesa.lexicon.search.cards_row import NO_UNIT, PAIR, Card, CardRow, Choice, best_choice, check_row, lay_out
from sobremesa.lexicon.search.steps import Place, Steps

if TYPE_CHECKING:
    from _typeshed import ReadableBuffer

CardWords: TypeAlias = tuple[memoryview, memoryview, memoryview, memoryview]
"""Word numbers, their points, bounds, cards: those of the word at place n are `cards[bounds[n]:bounds[n + 1]]`.

A wild among the cards is -1 less the place of what it stands for in the list of wild units.
"""


class Cards:
    """Words from cards, over a buffer that `build_graph` wrote."""

    def __init__(self, buffer: "ReadableBuffer") -> None:
        self._steps = Steps(buffer)

    def best(
        self,
        *,
        units: bytes,
        values: Sequence[int],
        colours: bytes,
        flags: bytes,
        ranks: Sequence[int],
        pair: bytes = b"",
        wilds: int = 0,
        wild_units: bytes = b"",
        wild_value: int = 0,
        change: int = 0,
        allowed: bytes | None = None,
        count: int = 0,
    ) -> CardWords:
        """The best words, by points and then by number; a count of 0 asks for all.

        A word takes a card of the centre, if there is one, and a card of the hand or a wild, and all that must be used.
        It scores its cards and the change, doubled where the cards have one colour. Of equal choices of cards the one
        with fewer wilds counts, then with the lower ranks card by card, in the order in which cards are given, then
        with the earlier of what wilds may be. `flags` are `OF_CENTRE` and `MUST_BE_USED`; cards of one unit stand
        together, their ranks ascending. `allowed` has one bit a word.
        """
        row = check_row(units, values, colours, flags, ranks, pair, wilds, wild_units, wild_value, change)
        if count < 0:
            raise ValueError(f"a count of {count} words: 0 asks for all")
        if allowed is not None and 8 * len(allowed) < self._steps.words:
            raise ValueError(f"{len(allowed)} bytes of allowed words: the graph has {self._steps.words} words")
        walk = _CardWalk(self._steps, row, allowed, count)
        walk.start()
        return _as_arrays(row, walk.best)


class _Kept(NamedTuple):
    """A word that is among the best so far; less than another is better than it."""

    worth: int
    word: int
    key: bytes
    choice: Choice


def _as_arrays(row: CardRow, best: list[_Kept]) -> CardWords:
    words, points, bounds, cards = array("I"), array("i"), array("I", [0]), array("h")
    for kept in best:
        words.append(kept.word)
        points.append(kept.choice.points)
        cards.extend(lay_out(row, kept.key, kept.choice))
        bounds.append(len(cards))
    return memoryview(words), memoryview(points), memoryview(bounds), memoryview(cards)


class _Piles:
    """Some of the cards by letter, as what their dearest ones add up to.

    A pair lies in the pile of its first letter with all that it is worth and in that of its second with nothing, so
    sums are never below what a word can have.
    """

    def __init__(self, row: CardRow, cards: Iterable[Card]) -> None:
        self._first, self._second = row.pair or (-1, -1)
        values: dict[int, list[int]] = {}
        for card in cards:
            if card.unit != NO_UNIT:
                values.setdefault(self._first if card.unit == PAIR else card.unit, []).append(card.value)
            if card.unit == PAIR:
                values.setdefault(self._second, []).append(0)
        self._sums = {letter: (0, *accumulate(sorted(each, reverse=True))) for letter, each in values.items()}
        self.letters = sum(1 << letter for letter in values)

    def missing(self, used: Mapping[int, int]) -> int:
        """How many wilds it takes; one for the first letter of the pair may be the pair, and serves its second too."""
        missing = firsts = seconds = 0
        for letter, count in used.items():
            lack = count + 1 - len(self._sums.get(letter, (0,)))
            if lack > 0:
                if letter == self._first:
                    firsts = lack
                elif letter == self._second:
                    seconds = lack
                else:
                    missing += lack
        return missing + max(firsts, seconds)

    def most(self, used: Mapping[int, int]) -> int:
        """What the cards for these letters are worth at most."""
        sums = ((self._sums.get(letter, (0,)), count) for letter, count in used.items())
        return sum(each[min(count, len(each) - 1)] for each, count in sums)


class _CardWalk:
    """Through all words that the letters at hand could make; only what can come among the best is looked at closely."""

    def __init__(self, steps: Steps, row: CardRow, allowed: bytes | None, count: int) -> None:
        self._steps = steps
        self._row = row
        self._allowed = allowed
        self._count = count
        self._piles = _Piles(row, row.cards)
        colours = {card.colour for card in row.cards}
        self._colours = [_Piles(row, (card for card in row.cards if card.colour == each)) for each in sorted(colours)]
        self._mask = self._piles.letters
        if row.wilds:
            self._mask |= sum({1 << letter for unit in row.wild_units for letter in self._letters_of(unit)})
        self._used: dict[int, int] = {}
        self._key = bytearray()
        self.best: list[_Kept] = []

    def start(self) -> None:
        """Walks from the root, unless a card must be used that cannot be."""
        if not any(card.is_forced and card.unit == NO_UNIT for card in self._row.cards):
            self._visit(self._steps.root)

    def _letters_of(self, unit: int) -> bytes:
        return self._row.pair if unit == PAIR else bytes([unit])

    def _visit(self, place: Place) -> None:
        ways = self._steps.ways(place)
        left = ways.letters & self._mask
        while left:
            bit = left & -left
            left ^= bit
            ends, below = ways.take(bit)
            self._enter(bit.bit_length() - 1, below, ends=ends)

    def _enter(self, letter: int, below: Place, *, ends: bool) -> None:
        before = self._used.get(letter, 0)
        self._used[letter] = before + 1
        if self._piles.missing(self._used) <= self._row.wilds:
            self._key.append(letter)
            if ends:
                self._note(below.first - 1)
            if len(self._key) < layout.LONGEST_KEY and below.first < below.end:
                self._visit(below)
            self._key.pop()
        if before:
            self._used[letter] = before
        else:
            del self._used[letter]

    def _note(self, word: int) -> None:
        if self._allowed is not None and not self._allowed[word >> 3] >> (word & 7) & 1:
            return
        if not self._may_enter(self._most(), word):
            return
        key = bytes(self._key)
        choice = best_choice(self._row, key)
        if choice is not None and self._may_enter(choice.points, word):
            insort(self.best, _Kept(-choice.points, word, key, choice))
            del self.best[self._count or len(self.best) :]

    def _most(self) -> int:
        """What the letters so far can score at most: doubled where one colour has them all, or wilds alone do."""
        row, used = self._row, self._used
        beside = row.wilds * row.wild_value + row.change
        of_one_colour = (2 * (piles.most(used) + beside) for piles in self._colours if piles.missing(used) <= row.wilds)
        return max(self._piles.most(used) + beside, 2 * beside, *of_one_colour)

    def _may_enter(self, points: int, word: int) -> bool:
        if not self._count or len(self.best) < self._count:
            return True
        last = self.best[-1]
        return (-points, word) < (last.worth, last.word)
