"""What a casual player is likely to score on each hole card: the best of the few common words that come to mind."""

from collections import Counter
from collections.abc import Mapping, Sequence

from sobremesa.engine.chance import SEED_BYTES, Chance
from sobremesa.games.golf.box import Box
from sobremesa.games.golf.edition import GolfEdition
from sobremesa.games.golf.line import LEAST_LETTERS
from sobremesa.games.golf.search import Throw, throw_of

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
        faces = tuple(die[face] for die, face in zip(edition.dice, faces_drawn, strict=True))
        drawn = chance.draw(f"words/{number}", [len(words)] * max(1, round(len(words) * share))).values
        minds = sorted({words[place] for place in drawn})
        for card in edition.cards:
            throw = throw_of(Box(edition, joker_everywhere=True), card, faces, neighbours=neighbours)
            sums[card.id] += max((_best(throw, word) for word in minds), default=0)
    return {card.id: sums[card.id] / throws for card in edition.cards}


def _best(throw: Throw, word: str) -> int:
    """The word's score along its best line with the best jokers; an empty card if it has none (GOL-2)."""
    found = throw.best_line(word) if len(word) >= LEAST_LETTERS else None
    return found.points if found else -len(throw.card.spaces) - throw.card.par
