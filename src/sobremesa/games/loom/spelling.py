"""Words made of cards: which cards a seat may and must use, and the best ones for a typed word (LOO-10, LOO-22)."""

from collections import Counter
from collections.abc import Iterator, Sequence

import msgspec

from sobremesa.engine.refusal import Refused
from sobremesa.games.loom.edition import QU, WILD, LoomEdition, letters_of, place_of
from sobremesa.games.loom.picking import Stock, demands, lay_out, picks
from sobremesa.games.loom.scoring import score_word
from sobremesa.games.loom.words import POLICY


class Means(msgspec.Struct, frozen=True):
    """What a seat may use for its word and what it must use.

    `language` is that of the seat's own word: the other one under LOO-K4, the table's for a shielded seat. `duties`
    are the cards that rivals have named for this seat (LOO-K12); those that no longer bind may stay in the list.
    """

    centre: tuple[int, ...]
    hand: tuple[int, ...]
    wildcard: bool
    duties: tuple[int, ...]
    language: str

    @property
    def own(self) -> tuple[int, ...]:
        """The cards that count as one's own for LOO-10."""
        return (*self.hand, WILD) if self.wildcard else self.hand


def binding(edition: LoomEdition, means: Means) -> tuple[int, ...]:
    """The duties that hold: in the centre still, and a letter of the word's language (LOO-K12)."""
    letters = letters_of(means.language)
    return tuple(card for card in means.duties if card in means.centre and edition.card(card).letter in letters)


def spell(edition: LoomEdition, cards: Sequence[int], wild: str) -> str:
    """The word that cards make in their order, in capitals; QU is both letters (LOO-C1)."""
    return "".join(wild if number == WILD else edition.card(number).letter for number in cards)


def letters_in(text: str) -> str | None:
    """A typed word in capitals with its accents dropped and Ñ kept; None when it has anything but letters."""
    folded = POLICY.folding.fold(text.strip()).upper()
    return folded if set(folded) <= set(letters_of("es")) else None


def check_cards(edition: LoomEdition, means: Means, cards: Sequence[int], wild: str) -> None:
    """`Refused` when a seat may not form its word of these cards (LOO-10, LOO-14, LOO-K5, LOO-K12).

    `wild` is what the Wildcard stands for, or empty when the word has none.
    """
    for number in cards:
        _check_held(edition, means, number)
    if len(set(cards)) < len(cards):
        raise Refused("LOO-10", "loo-10-card-twice")
    _check_wild(means, cards, wild)
    for duty in binding(edition, means):
        if duty not in cards:
            raise _must_use(edition, duty)
    if lacking := _lacks(means, cards):
        raise Refused("LOO-10", lacking)


def _check_held(edition: LoomEdition, means: Means, number: int) -> None:
    if number == WILD:
        if not means.wildcard:
            raise Refused("LOO-K5", "loo-k5-no-wildcard")
    elif number not in means.centre and number not in means.hand:
        known = 0 <= number < len(edition.cards)
        raise Refused("LOO-14", "loo-14-not-there", card=edition.card(number).letter if known else str(number))


def _check_wild(means: Means, cards: Sequence[int], wild: str) -> None:
    if WILD not in cards:
        if wild:
            raise Refused("LOO-K5", "loo-k5-not-in-word")
    elif wild not in letters_of(means.language):
        raise Refused("LOO-K5", "loo-k5-no-such-letter", letter=wild[:20])


def _must_use(edition: LoomEdition, duty: int) -> Refused:
    card = edition.card(duty)
    return Refused("LOO-K12", "loo-k12-must-use", letter=card.letter, colour=card.colour.value)


def _lacks(means: Means, cards: Sequence[int]) -> str:
    """What LOO-10 says against cards, as the id of its text; empty when it is kept. An empty centre asks nothing."""
    if not any(number in means.own for number in cards):
        return "loo-10-none-of-yours"
    if means.centre and not any(number in means.centre for number in cards):
        return "loo-10-none-of-the-centre"
    return ""


def best_cards(
    edition: LoomEdition, means: Means, word: str, *, boosts: int = 0, blasts: int = 0
) -> tuple[tuple[int, ...], str] | None:
    """The cards for a typed word that keep LOO-10 and LOO-K12 and score most, and what a Wildcard stands for (LOO-22).

    None when there are none. Boost and Blast count, for they are doubled too. Of equals those without the Wildcard,
    then the lowest numbers.
    """
    letters = letters_in(word)
    if not letters:
        return None
    made = (
        (cards, wild)
        for cards, wild in _ways(edition, means, letters, binding(edition, means))
        if not _lacks(means, cards)
    )

    def order(way: tuple[tuple[int, ...], str]) -> tuple[int, bool, tuple[int, ...], str]:
        cards, wild = way
        return -score_word(edition, cards, boosts=boosts, blasts=blasts).total, WILD in cards, cards, wild

    best = min(made, key=order, default=None)
    return None if best is None else (lay_out(edition, letters, *best), best[1])


def check_word(edition: LoomEdition, means: Means, word: str) -> None:
    """`Refused` when a seat cannot form this typed word, and why: letters, cards, LOO-K12, or LOO-10 (LOO-14)."""
    letters = letters_in(word)
    if letters is None:
        raise Refused("LOO-17", "loo-17-letters")
    if not any(_ways(edition, means, letters, ())):
        raise Refused("LOO-14", "loo-14-no-cards-for", letters=", ".join(_missing(edition, means, letters)))
    duties = binding(edition, means)
    for count, duty in enumerate(duties, 1):
        if not any(_ways(edition, means, letters, duties[:count])):
            raise _must_use(edition, duty)
    ways = [cards for cards, _ in _ways(edition, means, letters, duties)]
    if all(_lacks(means, cards) for cards in ways):
        raise Refused("LOO-10", _lacks(means, ways[0]))


def _ways(
    edition: LoomEdition, means: Means, letters: str, duties: tuple[int, ...]
) -> Iterator[tuple[tuple[int, ...], str]]:
    """The best cards of every colour and origin for each thing that a Wildcard may be, LOO-10 kept or not."""
    within_reach = (*means.centre, *means.hand)
    if len(letters) > len(QU) * (len(within_reach) + means.wildcard):
        return
    known, stock = letters_of(means.language), Stock(means.centre, means.hand, duties)
    held = Counter(edition.card(number).letter for number in within_reach)
    for wild, needed in demands(letters, wildcard=means.wildcard):
        if needed <= held and (not wild or wild in known):
            for cards in picks(edition, needed, stock):
                yield ((WILD, *cards) if wild else cards), wild


def _missing(edition: LoomEdition, means: Means, letters: str) -> list[str]:
    *_, (_, needed) = demands(letters, wildcard=False)
    held = Counter(edition.card(number).letter for number in (*means.centre, *means.hand))
    return sorted((needed - held).keys(), key=place_of)
