"""Words for a hole card: the dictionary's words that dice, jokers and cards can score, each on its best line."""

from collections.abc import Iterable, Mapping
from functools import lru_cache
from heapq import nlargest

import msgspec

from sobremesa.games.golf.actions import NO_CHOICE, CardUse, Choice
from sobremesa.games.golf.box import Box
from sobremesa.games.golf.edition import JOKER
from sobremesa.games.golf.events import Play
from sobremesa.games.golf.hole import HoleCard, SpaceKind
from sobremesa.games.golf.line import LEAST_LETTERS, Path, Shape, line_shapes
from sobremesa.games.golf.words import POLICY
from sobremesa.lexicon.lexicon import Lexicon
from sobremesa.lexicon.search import best_lines
from sobremesa.lexicon.search.lines import ROW
from sobremesa.lexicon.search.lines_question import MOST_PLACES

_POINT = 1000
"""The search counts thousandths of a point, for a card kept may be worth a part of one."""

_KINDS = {SpaceKind.PLAIN: (1, 0), SpaceKind.OBSTACLE: (1, _POINT), SpaceKind.DOUBLE: (2, 0)}
"""How often a space counts a letter, and what one that does not score loses there (GOL-10, GOL-11)."""

_NOTHING_KEPT: Mapping[str, float] = {}


class Throw(msgspec.Struct, frozen=True):
    """A hole card and the dice, as a search sees them."""

    card: HoleCard
    values: dict[str, int]
    """What each letter scores where it scores at all."""
    shown: frozenset[str]
    """The letters that dice show."""
    jokers: int
    joker_value: int
    joker_everywhere: bool
    neighbours: bool

    def points(self, word: str, shape: Shape) -> int:
        """The round's score of any word on spaces of these kinds, with the best jokers and no card."""
        total = len(word) - len(self.card.spaces) - self.card.par
        gains: dict[str | int, int] = {}
        for place, (letter, kind) in enumerate(zip(word, shape, strict=True)):
            times = 2 if kind is SpaceKind.DOUBLE else 1
            if letter in self.shown:
                total += times * self.values[letter]
                continue
            spared = kind is SpaceKind.OBSTACLE
            total -= spared
            saves = letter if self.joker_everywhere else place
            gains[saves] = gains.get(saves, 0) + times * self.joker_value + spared
        return total + sum(nlargest(self.jokers, gains.values()))

    def best_line(self, word: str) -> "Found | None":
        """The line on which any word scores most before cards; None when the card has none for so many letters."""
        shapes = line_shapes(self.card, len(word), neighbours=self.neighbours)
        if not shapes:
            return None
        best = max(shapes, key=lambda shape: self.points(word, shape))
        return Found(self.points(word, best), Play(word, shapes[best]))


class Found(msgspec.Struct, frozen=True):
    """A word on its best line with its best jokers and cards."""

    points: int
    """What the round scores."""
    play: Play
    choice: Choice = NO_CHOICE
    worth: float = 0
    """The points, with one for a cup, less what the cards used would have been worth later."""


def throw_of(box: Box, card: HoleCard, faces: tuple[str, ...], *, neighbours: bool) -> Throw:
    """The search's view of a card and a throw."""
    return Throw(
        card=card,
        values=box.edition.values,
        shown=frozenset(faces) - {JOKER},
        jokers=faces.count(JOKER),
        joker_value=box.edition.joker_value,
        joker_everywhere=box.joker_everywhere,
        neighbours=neighbours,
    )


def best_words(
    throw: Throw,
    lexicon: Lexicon,
    allowed: bytes,
    *,
    count: int,
    strays: int,
    hand: tuple[str, ...] = (),
    kept: Mapping[str, float] = _NOTHING_KEPT,
) -> list[Found]:
    """The words that are worth most, then by the alphabet, each with the jokers and the cards in hand that suit it.

    `kept` says what a card in hand is worth when it is not used. A word may have `strays` letters that no die shows
    more than there are jokers and cards.
    """
    shapes, paths = shapes_of(throw.card, neighbours=throw.neighbours)
    alphabet = lexicon.alphabet
    classes = POLICY.folding.classes(alphabet)
    slots = {letter: classes[alphabet.index(letter.lower())] for letter in throw.values}
    spaces = len(throw.card.spaces)
    rows = best_lines(
        lexicon.graph_buffer,
        classes=classes,
        values=_values(throw, slots),
        shown=_mask(slots[letter] for letter in throw.shown),
        jokers=throw.jokers,
        joker_value=_POINT * throw.joker_value,
        joker_everywhere=throw.joker_everywhere,
        cards=[(_mask(slots[letter] for letter in kind), round(_POINT * kept.get(kind, 0))) for kind in hand],
        kinds=list(_KINDS.values()),
        shapes=shapes,
        bases=[_POINT * (length - spaces - throw.card.par) for length in range(MOST_PLACES + 1)],
        bonuses=[_POINT if length == spaces else 0 for length in range(MOST_PLACES + 1)],  # GOL-15
        strays=strays,
        count=count,
        allowed=allowed,
    ).tolist()
    width = ROW + len(hand)
    return [_found(lexicon, rows[start : start + width], paths, hand) for start in range(0, len(rows), width)]


def _found(lexicon: Lexicon, row: list[int], paths: tuple[Path, ...], hand: tuple[str, ...]) -> Found:
    number, points, worth, shape, jokers, *cards = row
    word = POLICY.folding.fold(lexicon.key(number)).upper()
    choice = Choice(
        jokers=tuple(place for place in range(len(word)) if jokers >> place & 1),
        cards=tuple(CardUse(kind, at) for kind, at in zip(hand, cards, strict=True) if at >= 0),
    )
    return Found(points // _POINT, Play(word, paths[shape]), choice, worth / _POINT)


def _values(throw: Throw, slots: dict[str, int]) -> list[int]:
    values = [0] * 32
    for letter, slot in slots.items():
        values[slot] = _POINT * throw.values[letter]
    return values


def _mask(slots: Iterable[int]) -> int:
    return sum(1 << slot for slot in set(slots))


@lru_cache(maxsize=256)
def shapes_of(card: HoleCard, *, neighbours: bool) -> tuple[tuple[bytes, ...], tuple[Path, ...]]:
    """The orders in which lines meet the kinds of spaces, shortest first, and the calmest line of each."""
    numbers = {kind: number for number, kind in enumerate(_KINDS)}
    lengths = range(LEAST_LETTERS, len(card.spaces) + 1)
    found = [pair for length in lengths for pair in line_shapes(card, length, neighbours=neighbours).items()]
    return tuple(bytes(numbers[kind] for kind in shape) for shape, _ in found), tuple(path for _, path in found)
