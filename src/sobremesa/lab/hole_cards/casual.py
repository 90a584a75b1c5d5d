"""What a casual player is likely to score on each hole card: the best of the few common words that come to mind."""

from collections import Counter
from collections.abc import Mapping, Sequence

from sobremesa.engine.chance import SEED_BYTES, Chance
from sobremesa.games.golf.edition import JOKER, GolfEdition
from sobremesa.games.golf.hole import HoleCard, SpaceKind
from sobremesa.games.golf.line import LEAST_LETTERS, Shape, line_shapes

LUIS = 46.5
"""What Luis averages over nine holes (GOL-26): a course is good when a casual player lands near it."""

COMES_TO_MIND = 0.05
"""Share of the 8,000 commonest forms of a language that a casual player thinks of in a round."""


def estimate(
    edition: GolfEdition,
    words: Sequence[str],
    *,
    throws: int = 40,
    share: float = COMES_TO_MIND,
    neighbours: bool = False,
) -> Mapping[str, float]:
    """The mean score on each card, without wildcard cards and cups; words in capitals, Ñ as N (GOL-20).

    All cards see the same throws and the same words, so that a difference is the card's own.
    """
    chance = Chance(bytes(SEED_BYTES))
    sums: Counter[str] = Counter()
    for number in range(throws):
        faces_drawn = chance.draw(f"faces/{number}", (len(die) for die in edition.dice)).values
        faces = "".join(die[face] for die, face in zip(edition.dice, faces_drawn, strict=True))
        drawn = chance.draw(f"words/{number}", [len(words)] * max(1, round(len(words) * share))).values
        minds = sorted({words[place] for place in drawn})
        for card in edition.cards:
            sums[card.id] += max(
                (_best(edition, card, faces, word, neighbours=neighbours) for word in minds), default=0
            )
    return {card.id: sums[card.id] / throws for card in edition.cards}


def _best(edition: GolfEdition, card: HoleCard, faces: str, word: str, *, neighbours: bool) -> int:
    """The word's score along its best line; an empty card if it has none (GOL-2)."""
    if not LEAST_LETTERS <= len(word) <= len(card.spaces):
        return -len(card.spaces) - card.par
    shapes = line_shapes(card, len(word), neighbours=neighbours)
    written = max((worth(edition, shape, faces, word) for shape in shapes), default=-len(card.spaces))
    return written - (len(card.spaces) - len(word)) - card.par


def worth(edition: GolfEdition, shape: Shape, faces: str, word: str) -> int:
    """What the letters score along a line with the best jokers (GOL-7 to GOL-11), much faster than by the rules."""
    total = 0
    gains: Counter[str] = Counter()
    for letter, kind in zip(word, shape, strict=True):
        twice = 2 if kind is SpaceKind.DOUBLE else 1
        if letter in faces:
            total += twice * edition.values[letter]
        else:
            penalty = kind is SpaceKind.OBSTACLE
            total -= penalty
            gains[letter] += twice * edition.joker_value + penalty
    return total + sum(gain for _, gain in gains.most_common(faces.count(JOKER)))
