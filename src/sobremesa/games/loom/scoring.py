"""The score of a shown word, point by point (LOO-12, LOO-13, LOO-15)."""

from collections.abc import Sequence
from typing import Literal, TypeAlias

from sobremesa.engine.score import Line, Score, line, score
from sobremesa.games.loom.edition import WILD, LoomEdition

Repeated: TypeAlias = Literal["flat", "less-4", "maker"]

WILD_VALUE = 6
"""What a Wildcard is worth in a word (LOO-K5)."""
STEP = 4
"""What Boost adds, and what Blast and a repeated word take off (LOO-K14, LOO-K16, LOO-13)."""


def score_word(
    edition: LoomEdition,
    cards: Sequence[int],
    *,
    boosts: int = 0,
    blasts: int = 0,
    earlier: int = 0,
    repeated: Repeated = "flat",
) -> Score:
    """A valid word's score: cards, Boost and Blast, all doubled where the cards have one colour (LOO-12).

    `earlier` is how many players have shown this word before as a valid one, and `repeated` what that means: −4 in
    place of everything, 4 less once the word is doubled, or 4 less for each of them before it is (LOO-13).
    """
    if earlier and repeated == "flat":
        return score([line(-STEP, "LOO-13", "loom-line-flat")])
    lines = [_card_line(edition, number) for number in cards]
    lines += _changes(boosts=boosts, blasts=blasts, earlier=earlier if repeated == "maker" else 0)
    colours = colours_of(edition, cards)
    if len(colours) <= 1:
        colour = next(iter(colours), "any")
        lines.append(line(sum(each.points for each in lines), "LOO-12", "loom-line-doubled", colour=colour))
    if earlier and repeated == "less-4":
        lines.append(line(-STEP, "LOO-13", "loom-line-flat"))
    return score(lines)


def score_of_no_word(blasts: int = 0) -> Score:
    """Nothing was written: 0, whatever Boost says, less the Blasts on the player (LOO-15)."""
    return score([line(0, "LOO-15", "loom-line-no-word"), *_changes(blasts=blasts)])


def score_of_invalid_word(blasts: int = 0) -> Score:
    """The word is not valid: 0, whatever Boost says, less the Blasts on the player (LOO-15)."""
    return score([line(0, "LOO-15", "loom-line-not-valid"), *_changes(blasts=blasts)])


def colours_of(edition: LoomEdition, cards: Sequence[int]) -> frozenset[str]:
    """The colours of letter cards; a Wildcard fits any and has none of its own (LOO-12)."""
    return frozenset(edition.card(number).colour.value for number in cards if number != WILD)


def _card_line(edition: LoomEdition, number: int) -> Line:
    if number == WILD:
        return line(WILD_VALUE, "LOO-K5", "loom-line-wildcard")
    card = edition.card(number)
    return line(card.value, "LOO-12", "loom-line-card", letter=card.letter, colour=card.colour.value)


def _changes(*, boosts: int = 0, blasts: int = 0, earlier: int = 0) -> list[Line]:
    """What is added and taken off before any doubling (LOO-12, LOO-13)."""
    found = [
        (boosts, line(STEP * boosts, "LOO-K14", "loom-line-boost")),
        (blasts, line(-STEP * blasts, "LOO-K16", "loom-line-blast", times=blasts)),
        (earlier, line(-STEP * earlier, "LOO-13", "loom-line-repeated", times=earlier)),
    ]
    return [each for times, each in found if times]
