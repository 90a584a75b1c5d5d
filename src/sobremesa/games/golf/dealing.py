"""Setting up a match and beginning its rounds (GOL-S1, GOL-S2, GOL-1)."""

from collections.abc import Iterator

from sobremesa.engine.chance import Draw, shuffle_sizes, shuffled
from sobremesa.engine.refusal import Refused
from sobremesa.games.golf.edition import GolfEdition
from sobremesa.games.golf.events import DiceThrown, HolesDealt
from sobremesa.games.golf.hole import HoleCard
from sobremesa.games.golf.rules import GolfStory, Rules, deadline_after
from sobremesa.games.golf.state import ROUNDS


def check_box(edition: GolfEdition, seats: int, *, same: bool) -> None:
    """`Refused` when the box has too few cards for so many players (GOL-S1, GOL-S2, TAB-14)."""
    holes = () if same else (len(cards) for cards in _cards_by_hole(edition))
    most = min((*holes, *(kind.count for kind in edition.kinds)), default=seats)
    if seats > most:
        raise Refused("TAB-14", "tab-14-seats", count=seats, least=1, most=most)


def deal_holes(rules: Rules, story: GolfStory) -> None:
    """One card of each hole to each player, and a card of each kind a player into the shop."""
    seats = len(story.state.sitters)
    draw = story.state.chance.draw("holes", _shuffle_sizes(rules.edition))
    cards = dealt_cards(rules.edition, draw, seats, same=story.state.options.same_holes)
    shop = {kind.letters: seats for kind in rules.edition.kinds}
    story.tell(HolesDealt(draw, cards, shop, rules.edition.coins))


def dealt_cards(edition: GolfEdition, draw: Draw, seats: int, *, same: bool) -> tuple[tuple[HoleCard, ...], ...]:
    """What a draw deals: the cards of each hole shuffled apart, one a seat, or the same one for all (GOL-S1)."""
    holes = list(_shuffled_holes(edition, draw))
    return tuple(tuple(cards[0 if same else seat] for cards in holes) for seat in range(seats))


def throw_dice(rules: Rules, story: GolfStory, now: int) -> None:
    """The next round begins with one throw for all (GOL-1)."""
    state = story.state
    number = state.round + 1
    draw = state.chance.draw(f"dice/{number}", (len(die) for die in rules.edition.dice))
    deadline = deadline_after(state, now, state.options.writing_seconds)
    story.tell(DiceThrown(number, draw, thrown_faces(rules.edition, draw), deadline))


def thrown_faces(edition: GolfEdition, draw: Draw) -> tuple[str, ...]:
    """What a draw throws."""
    return tuple(die[value] for die, value in zip(edition.dice, draw.values, strict=True))


def _cards_by_hole(edition: GolfEdition) -> list[tuple[HoleCard, ...]]:
    holes = range(1, ROUNDS + 1)
    return [tuple(card for card in edition.cards if card.hole == hole) for hole in holes]


def _shuffle_sizes(edition: GolfEdition) -> list[int]:
    return [size for cards in _cards_by_hole(edition) for size in shuffle_sizes(len(cards))]


def _shuffled_holes(edition: GolfEdition, draw: Draw) -> Iterator[tuple[HoleCard, ...]]:
    values = list(draw.values)
    for cards in _cards_by_hole(edition):
        needed = len(shuffle_sizes(len(cards)))
        yield shuffled(cards, values[:needed])
        del values[:needed]
