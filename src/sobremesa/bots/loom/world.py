"""What may be: the table with all unknown cards imagined, and what everybody's best word would then score."""

import math
from collections.abc import Iterator, Mapping, Sequence

import msgspec

from sobremesa.engine.chance import Chance
from sobremesa.engine.seats import Seat
from sobremesa.games.loom.conditions import blasts_on, boosts_of, duties_of, has_activated, language_of
from sobremesa.games.loom.edition import Deck, LoomEdition, StrategyKind
from sobremesa.games.loom.phases import Activated, Duty
from sobremesa.games.loom.spelling import Means
from sobremesa.games.loom.view import LoomView

_TOPS = 6
"""How many cards of each deck are imagined."""
_LOTS = 27720
"""Divided evenly by every number of cards that a hand may have."""
_MATTER = 3
"""Of so many rivals the words are reckoned with: those whose points matter most."""
_SWAY = 15.0
"""How many points behind the best rival make another one's word matter about a third as much."""


class World(msgspec.Struct, frozen=True):
    """The table as it may be. Decks lie in the order in which they will be drawn."""

    centre: tuple[int, ...]
    hands: dict[Seat, tuple[int, ...]]
    row: tuple[Activated, ...]
    duties: tuple[Duty, ...]
    decks: dict[Deck, tuple[int, ...]]
    lot: int = 0
    """What decides which letter is taken blind (LOO-8)."""

    def with_hand(self, seat: Seat, hand: tuple[int, ...]) -> "World":
        """The world in which a seat holds these letters."""
        return msgspec.structs.replace(self, hands={**self.hands, seat: hand})

    def drawn(self, seat: Seat, count: int, vowels: int) -> "World":
        """The world after a seat has drawn letters, so many of them vowels."""
        world = self
        for place in range(count):
            deck = Deck.VOWEL if place < vowels else Deck.CONSONANT
            card, world = world.top(deck)
            if card is not None:
                world = world.with_hand(seat, (*world.hands[seat], card))
        return world

    def top(self, deck: Deck) -> "tuple[int | None, World]":
        """The next card of a deck, or of the other if it has none, and what is left (LOO-3)."""
        other = Deck.CONSONANT if deck is Deck.VOWEL else Deck.VOWEL
        for each in (deck, other):
            if self.decks[each]:
                card, *left = self.decks[each]
                return card, msgspec.structs.replace(self, decks={**self.decks, each: tuple(left)})
        return None, self

    def means(self, seat: Seat, table: str, other: str) -> Means:
        """What a seat may and must use here."""
        return Means(
            centre=self.centre,
            hand=self.hands[seat],
            wildcard=has_activated(self.row, seat, StrategyKind.WILDCARD),
            duties=duties_of(self.row, self.duties, seat),
            language=language_of(self.row, seat, table, other),
        )

    def changes(self, seat: Seat) -> tuple[int, int]:
        """Boosts and Blasts for a seat's word."""
        return boosts_of(self.row, seat), blasts_on(self.row, seat)


def imagine(edition: LoomEdition, view: LoomView, chance: Chance, count: int) -> tuple[World, ...]:
    """So many worlds that the view allows, each as likely as another."""
    known = {*view.hand, *view.centre, *view.face_up}
    unknown = {deck: [card for card in edition.deck(deck) if card not in known] for deck in Deck}
    needed = {deck: _TOPS + sum(view.players[rival].letters.count(deck) for rival in view.rivals) for deck in Deck}
    worlds = []
    for place in range(count):
        lots = {
            deck: iter(list(_some(unknown[deck], needed[deck], chance, f"world/{place}/{deck.value}"))) for deck in Deck
        }
        hands = {rival: _hand(view, rival, lots) for rival in view.rivals}
        if view.seat is not None:
            hands[view.seat] = view.hand
        decks = {deck: tuple(lots[deck]) for deck in Deck}
        lot = chance.draw(f"world/{place}", (_LOTS,)).values[0]
        worlds.append(World(view.centre, hands, view.activated, view.duties, decks, lot))
    return tuple(worlds)


def _hand(view: LoomView, rival: Seat, lots: Mapping[Deck, Iterator[int]]) -> tuple[int, ...]:
    dealt = (next(lots[deck], None) for deck in view.players[rival].letters)
    return tuple(sorted(card for card in dealt if card is not None))


def _some(cards: Sequence[int], count: int, chance: Chance, label: str) -> Iterator[int]:
    """The first so many of the cards in a random order."""
    left = list(cards)
    sizes = range(len(left), max(0, len(left) - count), -1)
    for value in chance.draw(label, sizes).values:
        left[value], left[-1] = left[-1], left[value]
        yield left.pop()


def weights(view: LoomView) -> dict[Seat, float]:
    """How much rivals' points matter beside one's own: together as much, most of all those of who leads."""
    ahead = sorted(view.rivals, key=lambda rival: -view.players[rival].points)
    points = {rival: view.players[rival].points for rival in ahead[:_MATTER]}
    best = max(points.values(), default=0)
    sway = {rival: 1.0 if view.tie_break else math.exp((scored - best) / _SWAY) for rival, scored in points.items()}
    return {rival: each / sum(sway.values()) for rival, each in sway.items()}
