"""The score of a shown word, point by point (LOO-12, LOO-13, LOO-15)."""

from collections.abc import Sequence

from sobremesa.engine.score import Line, Score, line, score
from sobremesa.games.loom.edition import WILD, LoomEdition

WILD_VALUE = 6
"""What a Wildcard is worth in a word (LOO-K5)."""
STEP = 4
"""What Boost adds, and what Blast and each earlier showing of the word take off (LOO-K14, LOO-K16, LOO-13)."""


def score_word(
    edition: LoomEdition,
    cards: Sequence[int],
    *,
    boosts: int = 0,
    blasts: int = 0,
    earlier: int = 0,
    flat: bool = False,
) -> Score:
    """A valid word's score: cards, Boost, Blast and repeats, all doubled where the cards have one colour (LOO-12).

    `earlier` is how many players have shown this word before as a valid one; `flat` is the option of LOO-13.
    """
    if flat and earlier:
        return score([line(-STEP, "LOO-13", "loom-line-flat")])
    lines = [_card_line(edition, number) for number in cards]
    lines += _changes(boosts=boosts, blasts=blasts, earlier=earlier)
    colours = colours_of(edition, cards)
    if len(colours) <= 1:
        colour = next(iter(colours), "any")
        lines.append(line(sum(each.points for each in lines), "LOO-12", "loom-line-doubled", colour=colour))
    return score(lines)


def score_of_no_word() -> Score:
    """Nothing was written: 0, whatever Boost or Blast say (LOO-15)."""
    return score([line(0, "LOO-15", "loom-line-no-word")])


def score_of_invalid_word() -> Score:
    """The word is not valid: 0, whatever Boost or Blast say (LOO-15)."""
    return score([line(0, "LOO-15", "loom-line-not-valid")])


def colours_of(edition: LoomEdition, cards: Sequence[int]) -> frozenset[str]:
    """The colours of letter cards; a Wildcard fits any and has none of its own (LOO-12)."""
    return frozenset(edition.card(number).colour.value for number in cards if number != WILD)


def _card_line(edition: LoomEdition, number: int) -> Line:
    if number == WILD:
        return line(WILD_VALUE, "LOO-K5", "loom-line-wildcard")
    card = edition.card(number)
    return line(card.value, "LOO-12", "loom-line-card", letter=card.letter, colour=card.colour.value)


def _changes(*, boosts: int, blasts: int, earlier: int) -> list[Line]:
    """Before any doubling (LOO-12, LOO-13)."""
    found = [
        (boosts, line(STEP * boosts, "LOO-K14", "loom-line-boost")),
        (blasts, line(-STEP * blasts, "LOO-K16", "loom-line-blast", times=blasts)),
        (earlier, line(-STEP * earlier, "LOO-13", "loom-line-repeated", times=earlier)),
    ]
    return [each for times, each in found if times]
