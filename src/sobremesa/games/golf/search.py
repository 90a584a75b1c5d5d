"""Words for a hole card: the dictionary's words that the dice can score, each on its best line."""

from collections.abc import Iterator
from heapq import nlargest

import msgspec

from sobremesa.games.golf.box import Box
from sobremesa.games.golf.edition import JOKER
from sobremesa.games.golf.events import Play
from sobremesa.games.golf.hole import HoleCard, SpaceKind
from sobremesa.games.golf.line import LEAST_LETTERS, Shape, line_shapes
from sobremesa.games.golf.words import POLICY
from sobremesa.lexicon.lexicon import Lexicon


class Throw(msgspec.Struct, frozen=True):
    """A hole card and the dice, as a search sees them: what each letter is worth and how many jokers there are."""

    card: HoleCard
    values: dict[str, int]
    jokers: int
    joker_value: int
    joker_everywhere: bool
    neighbours: bool

    def points(self, word: str, shape: Shape) -> int:
        """The round's score of a word on spaces of these kinds, with the best jokers and no card."""
        total = len(word) - len(self.card.spaces) - self.card.par
        gains: dict[str | int, int] = {}
        for place, (letter, kind) in enumerate(zip(word, shape, strict=True)):
            worth = self.values.get(letter)
            times = 2 if kind is SpaceKind.DOUBLE else 1
            if worth is not None:
                total += times * worth
                continue
            spared = kind is SpaceKind.OBSTACLE
            total -= spared
            saves = letter if self.joker_everywhere else place
            gains[saves] = gains.get(saves, 0) + times * self.joker_value + spared
        return total + sum(nlargest(self.jokers, gains.values()))

    def promise(self, word: str) -> int:
        """What a word could score at most: its dearest letters on all doubles, and no obstacle in the way."""
        doubles = self.card.count(SpaceKind.DOUBLE)
        dearest = nlargest(doubles, (self.values.get(letter, self.joker_value) for letter in word))
        return self.points(word, (SpaceKind.PLAIN,) * len(word)) + sum(dearest)

    def best_line(self, word: str) -> "Found | None":
        """The line on which a word scores most; None when the card has no line for so many letters."""
        shapes = line_shapes(self.card, len(word), neighbours=self.neighbours)
        if not shapes:
            return None
        best = max(shapes, key=lambda shape: self.points(word, shape))
        return Found(self.points(word, best), Play(word, shapes[best]))


class Found(msgspec.Struct, frozen=True):
    """A word on its best line, and what it scores there with the best jokers and no card."""

    points: int
    play: Play


def throw_of(box: Box, card: HoleCard, faces: tuple[str, ...], *, neighbours: bool) -> Throw:
    """The search's view of a card and a throw."""
    return Throw(
        card=card,
        values={face: box.value(face) for face in faces if face != JOKER},
        jokers=faces.count(JOKER),
        joker_value=box.edition.joker_value,
        joker_everywhere=box.joker_everywhere,
        neighbours=neighbours,
    )


def best_words(throw: Throw, lexicon: Lexicon, allowed: bytes, *, count: int, strays: int) -> list[Found]:
    """The best words with at most `strays` letters beside those of the dice and one a joker, then by the alphabet."""
    promising = sorted((-throw.promise(word), word) for word in set(_spellable(throw, lexicon, allowed, strays)))
    assert count > 0, "nothing is asked for"
    best: list[Found] = []
    for promise, word in promising:
        # No word from here on can reach the worst of those that are kept.
        if len(best) == count and -promise < best[-1].points:
            break
        found = throw.best_line(word)
        if found is not None:
            best = sorted([*best, found], key=lambda each: (-each.points, each.play.word))[:count]
    return best


def _spellable(throw: Throw, lexicon: Lexicon, allowed: bytes, strays: int) -> Iterator[str]:
    """Words of letters that the dice show, each as often as wanted, with a few others."""
    alphabet, folding = lexicon.alphabet, POLICY.folding
    longest = len(throw.card.spaces)
    classes = folding.classes(alphabet)
    counts = bytearray(len(classes))
    for letter in throw.values:
        counts[classes[alphabet.index(letter.lower())]] = longest
    others = min(longest, throw.jokers + strays)
    for index in lexicon.graph.spell(bytes(counts), others, classes, LEAST_LETTERS, longest, allowed):
        yield folding.fold(alphabet.decode(lexicon.graph.key(index))).upper()
