"""The best words for a row of spaces: which letters score, on which shape, with which jokers and cards.

A shape is the kinds of spaces that a word meets, in order. This module knows numbers alone: letters as places in an
alphabet, what each is worth, how often a kind of space counts it, and what one that does not score loses there.
"""

from array import array
from collections.abc import Iterator, Sequence
from itertools import product
from typing import TYPE_CHECKING, NamedTuple

from sobremesa.lexicon.search import layout
from sobremesa.lexicon.search.lines_question import MOST_PLACES, LineQuestion, Pair
from sobremesa.lexicon.search.steps import Place, Steps

if TYPE_CHECKING:
    from _typeshed import ReadableBuffer

__all__ = ["ROW", "best_lines"]

ROW = 5
"""How many numbers tell of a line before the places of its cards: word, points, worth, shape, jokers."""

_Groups = dict[int, tuple[int, int]]


class _Line(NamedTuple):
    """A word on a shape with jokers and cards."""

    points: int
    worth: int
    shape: int
    jokers: int
    cards: tuple[int, ...]


def best_lines(
    buffer: "ReadableBuffer",
    *,
    classes: bytes,
    values: Sequence[int],
    shown: int,
    jokers: int,
    joker_value: int,
    joker_everywhere: bool,
    cards: Sequence[Pair],
    kinds: Sequence[Pair],
    shapes: Sequence[bytes],
    bases: Sequence[int],
    bonuses: Sequence[int],
    strays: int,
    count: int,
    allowed: bytes | None = None,
) -> memoryview:
    """The best so many words, best first, then by their slots: a row of numbers each.

    `classes` says which slot each letter has, `values` what a slot is worth, `shown` which slots score of themselves
    (one bit each). A joker scores a slot that is not shown wherever it stands, or one place of it, at its own value; a
    card is a set of slots and what it is worth to keep, and scores one place of such a slot at the slot's value. A kind
    of space is how often it counts a letter and what a letter loses there that nothing scores. A word of some length
    begins with the base of that length and gets its bonus when all its letters score. Its worth is its points and the
    bonus less what the cards used would have been worth. A word may have `strays` slots that are not shown (or places,
    where a joker scores one place) more than there are jokers and cards.

    A row is the word's number (of words with the same slots the first), its points, its worth, the number of the first
    shape on which it is worth most, the jokers' places (one bit each, the first place of each slot) and for each card
    its place or -1. Of equal ways to use jokers and cards it is that of the lowest places, no card before any.
    """
    question = LineQuestion(
        classes, tuple(values), shown, jokers, joker_value, joker_everywhere, tuple(cards), tuple(kinds),
        tuple(shapes), tuple(bases), tuple(bonuses), strays, count,
    )  # fmt: skip
    steps = Steps(buffer)
    if allowed is not None and 8 * len(allowed) < steps.words:
        raise ValueError(f"{len(allowed)} bytes of allowed words: the graph has {steps.words} words")
    question.check()
    found = _Lines(question).best(_Spelling(steps, question, allowed).words())
    rows = array("q")
    for number, line in found:
        rows.extend((number, line.points, line.worth, line.shape, line.jokers, *line.cards))
    return memoryview(rows)


class _Spelling:
    """The walk to all words that have no more strays than wanted, each as its slots."""

    def __init__(self, steps: Steps, question: LineQuestion, allowed: bytes | None) -> None:
        self._steps = steps
        self._classes = question.classes
        self._known = (1 << len(question.classes)) - 1
        self._shown = question.shown
        self._everywhere = question.joker_everywhere
        self._most = question.jokers + len(question.cards) + question.strays
        self._lengths = {len(shape) for shape in question.shapes}
        self._longest = max(self._lengths, default=0)
        self._allowed = allowed
        self._found: dict[bytes, int] = {}

    def words(self) -> dict[bytes, int]:
        """Slots to the first number."""
        if self._longest:
            self._visit(self._steps.root, b"", 0, 0)
        return self._found

    def _visit(self, place: Place, slots: bytes, met: int, owed: int) -> None:
        ways = self._steps.ways(place)
        choices = ways.letters & self._known
        while choices:
            bit = choices & -choices
            choices ^= bit
            ends, below = ways.take(bit)
            slot = self._classes[bit.bit_length() - 1]
            one = 1 << slot
            owes = owed + (not self._shown & one and not (self._everywhere and met & one))
            if owes <= self._most:
                self._enter(below, bytes((*slots, slot)), met | one, owes, ends=ends)

    def _enter(self, below: Place, slots: bytes, met: int, owed: int, *, ends: bool) -> None:
        number = below.first - 1
        is_allowed = self._allowed is None or self._allowed[number >> 3] >> (number & 7) & 1
        if ends and is_allowed and len(slots) in self._lengths:
            self._found.setdefault(slots, number)
        if len(slots) < self._longest and self._may_find(below):
            self._visit(below, slots, met, owed)

    def _may_find(self, below: Place) -> bool:
        """Whether there are words below that are allowed, as far as whole bytes tell."""
        if self._allowed is None or below.first == below.end:
            return below.first < below.end
        return bool(self._allowed[below.first >> 3 : (below.end + 7) >> 3].strip(b"\0"))


class _Lines:
    """What words score on shapes."""

    def __init__(self, question: LineQuestion) -> None:
        self._asked = question
        self._shapes: dict[int, list[tuple[int, list[Pair]]]] = {}
        for number, shape in enumerate(question.shapes):
            spaces = [question.kinds[kind] for kind in shape]
            self._shapes.setdefault(len(shape), []).append((number, spaces))
        self._doubled = {
            length: max(sum(times > 1 for times, _ in spaces) for _, spaces in shapes)
            for length, shapes in self._shapes.items()
        }
        kinds = {kind for shape in question.shapes for kind in shape}
        self._most_times = max((1, *(question.kinds[kind][0] for kind in kinds)))
        self._joker = question.joker_value if question.jokers else 0
        self._cards = {
            slot: card
            for card, (slots, _) in enumerate(question.cards)
            for slot in range(layout.LETTERS)
            if slots >> slot & 1 and not question.shown >> slot & 1
        }
        self._missing = self._find_missing()

    def best(self, words: dict[bytes, int]) -> list[tuple[int, _Line]]:
        """The best words, looked for where most is promised first."""
        best: list[tuple[int, bytes, _Line]] = []
        count = self._asked.count
        for promise, slots in sorted((-self._promise(slots), slots) for slots in words):
            if len(best) == count and -promise < -best[-1][0]:
                break
            line = self._best_line(slots, -best[-1][0] if len(best) == count else None)
            if line is not None:
                best = sorted([*best, (-line.worth, slots, line)])[:count]
        return [(words[slots], line) for _, slots, line in best]

    def _promise(self, slots: bytes) -> int:
        """At least what a word is worth: a joker for each letter that there is one for, the dearest counted most."""
        asked = self._asked
        plain, opened = [], set()
        by_card = [0] * len(asked.cards)
        for place, slot in enumerate(slots):
            if asked.shown >> slot & 1:
                plain.append(asked.values[slot])
                continue
            plain.append(self._joker)
            opened.add(slot if asked.joker_everywhere else place)
            card = self._cards.get(slot)
            if card is not None:
                by_card[card] = max(by_card[card], self._by_card(slot, asked.cards[card][1]))
        dearest = sorted(plain, reverse=True)[: self._doubled[len(slots)]]
        head = asked.bases[len(slots)] + asked.bonuses[len(slots)]
        more = (self._most_times - 1) * sum(dearest)
        return head + sum(plain) + more + sum(by_card) - self._missing[len(opened)]

    def _by_card(self, slot: int, kept: int) -> int:
        """What a card adds to a joker at most."""
        more = self._asked.values[slot] - self._joker
        return max(0, more - kept, self._most_times * more - kept)

    def _find_missing(self) -> list[int]:
        """What is missing at least with so many open slots, for those without a joker score by a card or not at all."""
        asked = self._asked
        losses = [self._joker] * MOST_PLACES
        for card, (_, kept) in enumerate(asked.cards):
            values = [asked.values[slot] for slot, each in self._cards.items() if each == card]
            less = [times * (self._joker - value) + kept for value in values for times in (1, self._most_times)]
            losses.append(max(0, min((self._joker, *less))))
        losses.sort()
        return [sum(losses[: max(0, opened - asked.jokers)]) for opened in range(MOST_PLACES + 1)]

    def _best_line(self, slots: bytes, least: int | None) -> _Line | None:
        """The first of the best; None when all are worth less than the least."""
        best: _Line | None = None
        for number, spaces in self._shapes[len(slots)]:
            promise = self._promise_on(slots, spaces)
            if (least is not None and promise < least) or (best is not None and promise <= best.worth):
                continue
            line = max(self._lines(slots, number, spaces), key=lambda line: line.worth)
            if best is None or line.worth > best.worth:
                best = line
        return best

    def _promise_on(self, slots: bytes, spaces: list[Pair]) -> int:
        """As if jokers and cards did not get in each other's way, and every letter scored."""
        asked = self._asked
        total = asked.bases[len(slots)] + asked.bonuses[len(slots)]
        by_card = [0] * len(asked.cards)
        groups: dict[int, int] = {}
        for place, (slot, (times, loss)) in enumerate(zip(slots, spaces, strict=True)):
            if asked.shown >> slot & 1:
                total += times * asked.values[slot]
                continue
            total -= loss
            name = slot if asked.joker_everywhere else place
            groups[name] = groups.get(name, 0) + times * asked.joker_value + loss
            card = self._cards.get(slot)
            if card is not None:
                by_card[card] = max(by_card[card], times * asked.values[slot] + loss - asked.cards[card][1])
        return total + sum(sorted(groups.values(), reverse=True)[: asked.jokers]) + sum(by_card)

    def _lines(self, slots: bytes, number: int, spaces: list[Pair]) -> Iterator[_Line]:
        """Every way to use the cards, each with its best jokers."""
        asked = self._asked
        is_open = [not asked.shown >> slot & 1 for slot in slots]
        base = asked.bases[len(slots)] + sum(
            -loss if opened else times * asked.values[slot]
            for slot, opened, (times, loss) in zip(slots, is_open, spaces, strict=True)
        )
        targets = [
            [-1, *(place for place, slot in enumerate(slots) if is_open[place] and stands_for >> slot & 1)]
            for stands_for, _ in asked.cards
        ]
        for cards in product(*targets):
            used = [place for place in cards if place >= 0]
            gained = sum(spaces[place][0] * asked.values[slots[place]] + spaces[place][1] for place in used)
            spent = sum(kept for place, (_, kept) in zip(cards, asked.cards, strict=True) if place >= 0)
            left = [place for place in range(len(slots)) if is_open[place] and place not in cards]
            groups = self._groups(slots, spaces, left)
            chosen = sorted(groups.values(), key=lambda group: -group[1])[: asked.jokers]
            points = base + gained + sum(gain for _, gain in chosen)
            bonus = asked.bonuses[len(slots)] if len(groups) <= asked.jokers else 0
            yield _Line(points, points - spent + bonus, number, sum(1 << first for first, _ in chosen), cards)

    def _groups(self, slots: bytes, spaces: list[Pair], left: list[int]) -> _Groups:
        """What each joker could score: the first place and the gain."""
        groups: _Groups = {}
        for place in left:
            times, loss = spaces[place]
            name = slots[place] if self._asked.joker_everywhere else place
            first, gain = groups.get(name, (place, 0))
            groups[name] = first, gain + times * self._asked.joker_value + loss
        return groups
