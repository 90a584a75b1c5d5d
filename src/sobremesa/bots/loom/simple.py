"""How those choose who do not look ahead: by what they like, by what is usual, and by a glance at their own word."""

from collections.abc import Callable, Sequence

from sobremesa.bots.loom.habits import LIKED, USUAL
from sobremesa.bots.loom.strategist import VOWELS_IN_CENTRE
from sobremesa.bots.loom.weighing import Weighing
from sobremesa.bots.pace import share
from sobremesa.engine.chance import Chance
from sobremesa.games.loom.actions import (
    Action,
    Activate,
    ChooseDeck,
    ChooseDecks,
    Give,
    NameKind,
    Pick,
    PutBack,
    ShowShield,
    Target,
    Throw,
)
from sobremesa.games.loom.edition import Deck, LoomEdition, StrategyKind
from sobremesa.games.loom.rules import CENTRE_CARDS
from sobremesa.games.loom.view import LoomView

_VOWELS_IN_ALL = 3
"""Of centre and hand together."""

Liking = Callable[[StrategyKind], float]


def choose_by_liking(edition: LoomEdition, view: LoomView, choices: Sequence[Action], chance: Chance) -> Action:
    """A child: the card it likes most, the dearest letter, the cheapest to give, one or two vowels as they come."""
    return max(choices, key=lambda action: _liking(edition, view, action, chance))


def choose_by_custom(weighing: Weighing, choices: Sequence[Action], chance: Chance) -> Action:
    """A casual player: what is usually good; with letters of one's own, whatever leaves the best word now."""
    edition, view = weighing.mind.game.edition, weighing.view
    match choices[0]:
        case Give() | Throw():
            return weighing.weigh(choices)[0].action
        case Pick() if view.playing and view.playing.kind is StrategyKind.MINE_ALONE:
            return weighing.weigh(choices)[0].action
        case PutBack():
            return min(choices, key=lambda action: _of_kind(action, USUAL.__getitem__))
        case Activate():
            return max(choices, key=lambda action: _of_kind(action, USUAL.__getitem__))
        case ChooseDecks():
            due = _VOWELS_IN_ALL - _vowels(edition, (*view.centre, *view.hand))
            return min(choices, key=lambda action: abs(_asked_for(action) - due))
    return max(choices, key=lambda action: _liking(edition, view, action, chance))


def _liking(edition: LoomEdition, view: LoomView, action: Action, chance: Chance) -> float:  # noqa: C901 - one case an action
    match action:
        case PutBack():
            return LIKED.index(action.kind)
        case Activate():
            return -LIKED.index(action.kind)
        case Target():
            return view.players[action.seat].points
        case Give():
            return -edition.card(action.card).value
        case Throw():
            return edition.card(action.cards[0]).value  # dear letters are the hard ones
        case Pick():
            return edition.card(action.card).value
        case ShowShield():
            return float(action.show)
        case ChooseDecks():
            return share(chance, f"vowels/{action.vowels}") if action.vowels in {1, 2} else -1.0
        case ChooseDeck():
            return _wish_for(edition, view, action.deck)
        case NameKind():
            return share(chance, f"kind/{action.deck.value}")
    return 0.0


def _wish_for(edition: LoomEdition, view: LoomView, deck: Deck) -> float:
    """Two vowels to three consonants, in the centre as in what one has in all."""
    seen = (*view.centre, *view.hand)
    vowels = _vowels(edition, seen) + (deck is Deck.VOWEL)
    return -abs(vowels - VOWELS_IN_CENTRE * (len(seen) + 1) / CENTRE_CARDS)


def _vowels(edition: LoomEdition, cards: Sequence[int]) -> int:
    return sum(edition.card(card).vowel for card in cards)


def _asked_for(action: Action) -> int:
    assert isinstance(action, ChooseDecks), "one question has answers of one kind"
    return action.vowels


def _of_kind(action: Action, liking: Liking) -> float:
    assert isinstance(action, PutBack | Activate), "one question has answers of one kind"
    return liking(action.kind)
