"""The shop between two rounds (GOL-17 to GOL-19, GOL-30)."""

from collections.abc import Iterator
from itertools import combinations

import msgspec

from sobremesa.engine.refusal import Refused
from sobremesa.games.golf.edition import GolfEdition
from sobremesa.games.golf.events import Purchase, RoundScore

MOST_CARDS = 3


class Purse(msgspec.Struct, frozen=True):
    """What a player brings to the shop: cards held, the round's money and coins."""

    hand: tuple[str, ...]
    money: int
    coins: int


def money_of(rounds: tuple[RoundScore, ...]) -> int:
    """The last round's score, if positive, is money for this visit alone (GOL-17)."""
    return max(0, rounds[-1].score.total) if rounds else 0


def purse(hand: tuple[str, ...], coins: int, rounds: tuple[RoundScore, ...]) -> Purse:
    """What a player with these cards, coins and rounds brings."""
    return Purse(hand, money_of(rounds), coins)


def room_in(hand: tuple[str, ...]) -> int:
    """How many more cards may be held (GOL-18)."""
    return MOST_CARDS - len(hand)


def purchase(edition: GolfEdition, purse: Purse, kinds: tuple[str, ...]) -> Purchase:
    """These cards, paid with the round's money first and coins for the rest, or `Refused`."""
    costs = {kind.letters: kind.cost for kind in edition.kinds}
    for kind in kinds:
        if kind not in costs:
            raise Refused("GOL-18", "gol-18-no-such-kind", kind=kind[:20], kinds=", ".join(costs))
        if kind in purse.hand or kinds.count(kind) > 1:
            raise Refused("GOL-18", "gol-18-one-of-each", kind=kind)
    if len(kinds) > room_in(purse.hand):
        raise Refused("GOL-18", "gol-18-three-cards", most=MOST_CARDS)
    cost = sum(costs[kind] for kind in kinds)
    if cost > purse.money + purse.coins:
        raise Refused("GOL-17", "gol-17-too-dear", cost=cost, money=purse.money, coins=purse.coins)
    return Purchase(kinds, coins=max(0, cost - purse.money))


def affordable(edition: GolfEdition, purse: Purse) -> Iterator[tuple[str, ...]]:
    """Every set of cards that the player could buy now, nothing included."""
    kinds = [kind for kind in edition.kinds if kind.letters not in purse.hand]
    most = purse.money + purse.coins
    for count in range(room_in(purse.hand) + 1):
        for chosen in combinations(kinds, count):
            if sum(kind.cost for kind in chosen) <= most:
                yield tuple(kind.letters for kind in chosen)


def can_buy(edition: GolfEdition, purse: Purse) -> bool:
    """Whether the shop has anything for this player; if not, nobody need be asked."""
    return any(affordable(edition, purse))
