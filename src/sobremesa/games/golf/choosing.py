"""Jokers and cards to a player's best advantage, with what the player has already chosen left as it is."""

from collections.abc import Iterator
from itertools import product

from sobremesa.games.golf.actions import NO_CHOICE, CardUse, Choice
from sobremesa.games.golf.box import Box, Written
from sobremesa.games.golf.hole import SpaceKind
from sobremesa.games.golf.scoring import covered_by_jokers, score_of_word


def best_jokers(box: Box, written: Written, given: Choice = NO_CHOICE) -> Choice:
    """What the table proposes: the jokers that score most, beside the cards and jokers given (GOL-29)."""
    covered = covered_by_jokers(box, written, given) | {use.at for use in given.cards}
    gains: dict[int, int] = {}
    firsts: dict[str, int] = {}
    for place in written.open_places:
        if place not in covered:
            # A letter is named by the first place where it may score: an earlier one may be misspelt (GOL-21).
            stands_for = firsts.setdefault(written.play.word[place], place) if box.joker_everywhere else place
            gains[stands_for] = gains.get(stands_for, 0) + _gain(box, written, place)
    best = sorted(gains, key=lambda place: (-gains[place], place))
    free = written.jokers - len(given.jokers)
    return Choice(jokers=(*given.jokers, *sorted(best[:free])), cards=given.cards)


def best_choice(box: Box, written: Written, hand: tuple[str, ...], given: Choice = NO_CHOICE) -> Choice:
    """Jokers and cards for the most points, the cup's included; then for a cup, then with the fewest cards."""

    def worth(choice: Choice) -> tuple[int, bool, int]:
        scored = score_of_word(box, written, choice)
        return scored.score.total + scored.cup, scored.cup, -len(choice.cards)

    return max(choices(box, written, hand, given), key=worth)


def choices(box: Box, written: Written, hand: tuple[str, ...], given: Choice = NO_CHOICE) -> Iterator[Choice]:
    """Every way to use more of the cards in hand, none first, each with the best jokers beside them."""
    return (best_jokers(box, written, cards) for cards in _with_cards(written, hand, given))


def has_choice(written: Written, hand: tuple[str, ...]) -> bool:
    """Whether any joker or card could score a letter at all; if not, nobody need be asked (GOL-29)."""
    return bool(written.jokers and written.open_places) or any(written.places_for(kind) for kind in hand)


def _gain(box: Box, written: Written, place: int) -> int:
    kind = written.space(place).kind
    if kind is SpaceKind.DOUBLE:
        return 2 * box.edition.joker_value
    return box.edition.joker_value + (kind is SpaceKind.OBSTACLE)


def _with_cards(written: Written, hand: tuple[str, ...], given: Choice) -> Iterator[Choice]:
    """The given choice with every way to use more of the cards in hand."""
    taken = {use.at for use in given.cards}
    free = [kind for kind in hand if kind not in {use.kind for use in given.cards}]
    places = [[None, *written.places_for(kind)] for kind in free]
    for targets in product(*places):
        used = [CardUse(kind, at) for kind, at in zip(free, targets, strict=True) if at is not None]
        ats = {use.at for use in used}
        if len(ats) == len(used) and not ats & taken:
            yield Choice(given.jokers, (*given.cards, *used))
