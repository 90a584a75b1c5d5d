"""What a round leaves behind: cards in hand, and money that buys others before the next hole (GOL-16 to GOL-19)."""

from sobremesa.bots.golf.trained import WORTHS
from sobremesa.games.golf.edition import HOLES, GolfEdition
from sobremesa.games.golf.shop import Purse, affordable, purchase

_USUAL_MONEY = 8
"""What a good round brings: only used to guess which cards are worth keeping before the words are known."""
_COIN = 0.25
"""What a coin kept is worth: most rounds bring more money than there is room in the hand."""
_MOST_KNOWN = 4_096
_STRANGE = 0.4
"""What a card of a kind that was never measured is worth, for each coin that it costs."""


class Outlook:
    """The worth of cards on the holes to come, in points."""

    def __init__(self, edition: GolfEdition) -> None:
        self._edition = edition
        self._order = {kind.letters: place for place, kind in enumerate(edition.kinds)}
        self._costs = {kind.letters: kind.cost for kind in edition.kinds}
        self._before_shop: dict[tuple[tuple[str, ...], int, int, int], float] = {}

    def of_hand(self, hand: tuple[str, ...], hole: int) -> float:
        """What cards in hand earn from this hole on, more than none would."""
        if hole > HOLES:
            return 0.0
        known = tuple(sorted(hand, key=lambda kind: self._order.get(kind, 0)))
        if known in WORTHS:
            return WORTHS[known][hole - 2]
        return sum(_STRANGE * self._costs.get(kind, 0) for kind in hand)

    def before_shop(self, hand: tuple[str, ...], money: int, coins: int, hole: int) -> float:
        """What cards left after a hole are worth with what the money of its shop can add to them."""
        if hole >= HOLES:
            return 0.0
        asked = (hand, money, coins, hole)
        if asked not in self._before_shop:
            if len(self._before_shop) >= _MOST_KNOWN:
                self._before_shop.clear()
            purse = Purse(hand, max(0, money), coins)
            worths = (self.of_purchase(purse, kinds, hole) for kinds in affordable(self._edition, purse))
            self._before_shop[asked] = max(worths)
        return self._before_shop[asked]

    def of_purchase(self, purse: Purse, kinds: tuple[str, ...], hole: int) -> float:
        """What the hand is worth behind the shop with these cards bought, less the coins for them."""
        spent = purchase(self._edition, purse, kinds).coins
        return self.of_hand((*purse.hand, *kinds), hole + 1) - _COIN * spent

    def kept(self, hand: tuple[str, ...], coins: int, hole: int) -> dict[str, float]:
        """What each card is worth more in the hand than in the shop, about."""
        whole = self.before_shop(hand, _USUAL_MONEY, coins, hole)
        others = {kind: tuple(other for other in hand if other != kind) for kind in hand}
        return {
            kind: max(0.0, whole - self.before_shop(left, _USUAL_MONEY, coins, hole)) for kind, left in others.items()
        }
