"""Setting up a match and beginning its rounds (GOL-S1, GOL-S2, GOL-1)."""

from collections.abc import Iterator

from sobremesa.engine.chance import Chance, Draw, shuffle_sizes, shuffled
from sobremesa.engine.refusal import Refused
from sobremesa.engine.sets import chance_of_set
from sobremesa.games.golf.edition import HOLES, GolfEdition
from sobremesa.games.golf.events import DiceThrown, HolesDealt, Phase
from sobremesa.games.golf.hole import HoleCard
from sobremesa.games.golf.rules import GolfStory, Rules, deadline_after
from sobremesa.games.golf.state import GolfState

_HOLES = "holes"
"""The label of the draw that deals."""


def check_box(edition: GolfEdition, seats: int, *, same: bool) -> None:
    """`Refused` when the box has too few cards for so many players (GOL-S1, GOL-S2, TAB-14)."""
    holes = () if same else (len(cards) for cards in _cards_by_hole(edition))
    most = min((*holes, *(kind.count for kind in edition.kinds)), default=seats)
    if seats > most:
        raise Refused("TAB-14", "tab-14-seats", count=seats, least=1, most=most)


def cards_of_set(edition: GolfEdition, code: str, seats: int) -> tuple[tuple[HoleCard, ...], ...]:
    """The cards that a printed set gives to each seat, holes 1 to 9, however many play (GOL-S1)."""
    return _cards(edition, _deal(edition, chance_of_set(code)), seats, same=False)


def deal_holes(rules: Rules, story: GolfStory) -> None:
    """One card of each hole to each player, and a card of each kind a player into the shop."""
    code = story.state.options.set
    chance = chance_of_set(code) if code else story.state.chance
    story.tell(_dealt(rules.edition, story.state, _deal(rules.edition, chance)))


def throw_dice(rules: Rules, story: GolfStory, now: int) -> None:
    """The next round begins with one throw for all (GOL-1)."""
    state = story.state
    draw = state.chance.draw(_dice(state), (len(die) for die in rules.edition.dice))
    deadline = deadline_after(state, now, state.options.writing_seconds)
    story.tell(DiceThrown(state.round + 1, draw, _faces(rules.edition, draw), deadline))


def is_fair_deal(edition: GolfEdition, state: GolfState, event: HolesDealt) -> bool:
    """Whether these cards are what such a draw deals, and nothing was dealt before (TAB-3)."""
    asked = (event.draw.label, event.draw.sizes) == (_HOLES, tuple(_shuffle_sizes(edition)))
    return asked and not state.players and event == _dealt(edition, state, event.draw)


def is_fair_throw(edition: GolfEdition, state: GolfState, event: DiceThrown) -> bool:
    """Whether these faces are what such a draw throws, and the round had no throw before (TAB-3)."""
    sizes = tuple(len(die) for die in edition.dice)
    asked = (event.draw.label, event.draw.sizes, event.round) == (_dice(state), sizes, state.round + 1)
    return asked and state.phase is not Phase.WRITING and event.faces == _faces(edition, event.draw)


def _dice(state: GolfState) -> str:
    return f"dice/{state.round + 1}"


def _faces(edition: GolfEdition, draw: Draw) -> tuple[str, ...]:
    return tuple(die[value] for die, value in zip(edition.dice, draw.values, strict=True))


def _dealt(edition: GolfEdition, state: GolfState, draw: Draw) -> HolesDealt:
    """The cards of each hole shuffled apart, one a seat, or the same one for all (GOL-S1)."""
    seats = len(state.sitters)
    cards = _cards(edition, draw, seats, same=state.options.same_holes)
    return HolesDealt(draw, cards, {kind.letters: seats for kind in edition.kinds}, edition.coins, state.options.set)


def _deal(edition: GolfEdition, chance: Chance) -> Draw:
    return chance.draw(_HOLES, _shuffle_sizes(edition))


def _cards(edition: GolfEdition, draw: Draw, seats: int, *, same: bool) -> tuple[tuple[HoleCard, ...], ...]:
    holes = list(_shuffled_holes(edition, draw))
    return tuple(tuple(hole[0 if same else seat] for hole in holes) for seat in range(seats))


def _cards_by_hole(edition: GolfEdition) -> list[tuple[HoleCard, ...]]:
    return [edition.cards_of(hole) for hole in range(1, HOLES + 1)]


def _shuffle_sizes(edition: GolfEdition) -> list[int]:
    return [size for cards in _cards_by_hole(edition) for size in shuffle_sizes(len(cards))]


def _shuffled_holes(edition: GolfEdition, draw: Draw) -> Iterator[tuple[HoleCard, ...]]:
    values = list(draw.values)
    for cards in _cards_by_hole(edition):
        needed = len(shuffle_sizes(len(cards)))
        yield shuffled(cards, values[:needed])
        del values[:needed]
