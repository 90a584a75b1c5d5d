"""Why a move is good, as texts."""

from collections.abc import Iterator

import msgspec

from sobremesa.engine.text import Text, text
from sobremesa.games.loom.edition import WILD, LoomEdition, StrategyKind
from sobremesa.games.loom.scoring import STEP, WILD_VALUE, colours_of
from sobremesa.games.loom.search import Found
from sobremesa.games.loom.spelling import Means, binding

_WORTH_SAYING = 0.5
"""Less than half a point is not spoken of."""
_DEAR = 8
"""A letter of so many points is worth a word."""
_LONG = 6
"""A word of so many cards is."""


class Showing(msgspec.Struct, frozen=True):
    """Where a word will be shown: whether others come before, how many of them may show it too, what that costs."""

    is_first: bool
    times: float
    risk: float


def of_word(
    edition: LoomEdition, means: Means, found: Found, boosts: int, showing: Showing, *, reaches: bool = False
) -> tuple[Text, ...]:
    """A word: its points, what brings them, whether it reaches the target, and whether somebody may show it before."""
    said = [text("bot-loom-word", word=found.word, points=found.points)]
    if reaches:
        said.append(text("bot-loom-reaches"))
    if showing.risk >= _WORTH_SAYING:
        said.append(text("bot-loom-repeated", points=round(showing.risk)))
    said += _of_cards(edition, means, found, boosts)
    if not showing.is_first and not showing.times:
        said.append(text("bot-loom-not-repeated"))
    if len(said) == 1:
        said.append(text("bot-loom-shown-first") if showing.is_first else _of_length(found))
    return tuple(said)


def _of_cards(edition: LoomEdition, means: Means, found: Found, boosts: int) -> Iterator[Text]:
    """What is good about a word's cards."""
    colours = colours_of(edition, found.cards)
    if len(colours) == 1:
        yield text("bot-loom-one-colour", colour=next(iter(colours)))
    if WILD in found.cards:
        yield text("bot-loom-wildcard", letter=found.wild, points=WILD_VALUE)
    letters = [edition.card(number) for number in found.cards if number != WILD]
    dear = sorted((card for card in letters if card.value >= _DEAR), key=lambda card: -card.value)
    if dear:
        points = sum(card.value for card in dear)
        yield text("bot-loom-dear", letters=", ".join(card.letter for card in dear), count=len(dear), points=points)
    if boosts:
        yield text("bot-loom-boost", points=STEP * boosts * (2 if len(colours) <= 1 else 1))
    for number in binding(edition, means):
        yield text("bot-loom-duty", letter=edition.card(number).letter)
    if len(found.cards) >= _LONG:
        yield _of_length(found)
    if len(means.hand) > 1 and set(means.hand) <= set(found.cards):
        yield text("bot-loom-whole-hand")


def _of_length(found: Found) -> Text:
    return text("bot-loom-cards", count=len(found.cards))


def of_change(before: float, after: float, worth: float) -> tuple[Text, ...]:
    """A card or an answer to one: what becomes of one's own best word, and of the others'."""
    said = []
    if after - before >= _WORTH_SAYING:
        said.append(text("bot-loom-better-word", before=round(before), after=round(after)))
    elif before - after >= _WORTH_SAYING:
        said.append(text("bot-loom-worse-word", before=round(before), after=round(after)))
    harm = worth - (after - before)
    if harm >= _WORTH_SAYING:
        said.append(text("bot-loom-harm", points=round(harm)))
    elif harm <= -_WORTH_SAYING:
        said.append(text("bot-loom-help", points=round(-harm)))
    return tuple(said) or (text("bot-loom-no-change"),)


def of_put_back(kind: StrategyKind, worth: float, kept: float) -> tuple[Text, ...]:
    """A card that is put back, what it would bring, and what the others are worth that are left."""
    given_up = text("bot-loom-put-back", card=kind.value, points=max(0, round(worth)))
    return (given_up, text("bot-loom-kept", points=max(0, round(kept))))


def of_centre(vowels: int, cards: int, off: float, other: float) -> tuple[Text, ...]:
    """A card for the centre: how far from the best mix it leads, and how far the other deck would."""
    if abs(off) <= abs(other):
        return (text("bot-loom-centre", vowels=vowels, cards=cards),)
    said = "bot-loom-centre-many" if off > 0 else "bot-loom-centre-few"
    return (text(said, vowels=vowels, cards=cards),)


def of_decks(vowels: int, points: float) -> tuple[Text, ...]:
    """Letters to be drawn."""
    return (text("bot-loom-decks", vowels=vowels, points=round(points)),)


def of_shield(harm: float) -> tuple[Text, ...]:
    """A Shield against an attack."""
    return (text("bot-loom-shield", points=max(0, round(harm))),)


def of_no_shield(harm: float) -> tuple[Text, ...]:
    """An attack that is let happen."""
    return (text("bot-loom-no-shield", points=max(0, round(harm))),)


def of_no_word(points: int = 0) -> tuple[Text, ...]:
    """Nothing was written, or nothing that may be; Blasts take their points all the same (LOO-15)."""
    return (text("bot-loom-no-word"), *_of_blasts(points))


def of_invalid_word(word: str, points: int = 0) -> tuple[Text, ...]:
    """A word that is not valid; Blasts take their points all the same (LOO-15)."""
    return (text("bot-loom-not-valid", word=word), *_of_blasts(points))


def _of_blasts(points: int) -> tuple[Text, ...]:
    return (text("bot-loom-blasted", points=-points),) if points else ()
