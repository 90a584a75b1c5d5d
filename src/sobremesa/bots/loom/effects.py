"""What strategy cards do to a world: the 18 of them as far as they matter to words (LOO-K1 to LOO-K18)."""

from collections.abc import Callable

import msgspec

from sobremesa.bots.loom.world import World
from sobremesa.engine.seats import Seat
from sobremesa.games.loom.conditions import is_shielded
from sobremesa.games.loom.edition import Deck, LoomEdition, StrategyKind
from sobremesa.games.loom.phases import Activated, Duty
from sobremesa.games.loom.rules import CENTRE_CARDS

K = StrategyKind


class Plan(msgspec.Struct, frozen=True):
    """How a card is to be played, as far as there is something to choose."""

    target: Seat | None = None
    deck: Deck | None = None
    card: int | None = None
    cards: tuple[int, ...] = ()
    vowels: int = 0


def play(edition: LoomEdition, world: World, seat: Seat, kind: StrategyKind, plan: Plan) -> World:
    """The world after a seat has played a card so; what has been done of it already stays done."""
    others = tuple(each for each in world.row if each.seat != seat)
    shown = msgspec.structs.replace(world, row=(*others, Activated(seat, kind, plan.target)))
    effect = _EFFECTS.get(kind)
    if effect is None:
        return shown
    if plan.target is not None and is_shielded(world.row, plan.target):
        return shown
    return effect(edition, shown, seat, plan)


def without(cards: tuple[int, ...], *gone: int) -> tuple[int, ...]:
    """Cards less some."""
    return tuple(card for card in cards if card not in gone)


def take_blind(edition: LoomEdition, world: World, rival: Seat, deck: Deck | None) -> tuple[int | None, World]:
    """A letter of a rival's hand, of the kind that was named if there is one (LOO-8)."""
    if is_shielded(world.row, rival):
        return None, world
    hand = world.hands[rival]
    among = [card for card in hand if deck is None or edition.card(card).deck is deck] or list(hand)
    if not among:
        return None, world
    card = among[world.lot % len(among)]
    return card, world.with_hand(rival, without(hand, card))


def _target(world: World, seat: Seat, plan: Plan) -> Seat:
    return next(each for each in world.hands if each != seat) if plan.target is None else plan.target


def _swap(edition: LoomEdition, world: World, seat: Seat, plan: Plan) -> World:
    rival = _target(world, seat, plan)
    taken, after = take_blind(edition, world, rival, plan.deck)
    if taken is None or plan.card is None:
        return world
    after = after.with_hand(seat, (*without(world.hands[seat], plan.card), taken))
    return after.with_hand(rival, (*after.hands[rival], plan.card))


def _throw_one_out(edition: LoomEdition, world: World, seat: Seat, plan: Plan) -> World:
    return take_blind(edition, world, _target(world, seat, plan), plan.deck)[1]


def _steal_one(edition: LoomEdition, world: World, seat: Seat, plan: Plan) -> World:
    taken, after = take_blind(edition, world, _target(world, seat, plan), plan.deck)
    return after if taken is None else after.with_hand(seat, (*after.hands[seat], taken))


def _for_all(edition: LoomEdition, world: World, seat: Seat, plan: Plan) -> World:
    taken, after = take_blind(edition, world, _target(world, seat, plan), plan.deck)
    return after if taken is None else msgspec.structs.replace(after, centre=(*after.centre, taken))


def _swap_all(_edition: LoomEdition, world: World, seat: Seat, plan: Plan) -> World:
    rival = _target(world, seat, plan)
    own, theirs = world.hands[seat], world.hands[rival]
    return world.with_hand(seat, theirs).with_hand(rival, own)


def _change_some(_edition: LoomEdition, world: World, seat: Seat, plan: Plan) -> World:
    left = world.with_hand(seat, without(world.hands[seat], *plan.cards))
    return left.drawn(seat, len(plan.cards), plan.vowels)


def _extra_card(_edition: LoomEdition, world: World, seat: Seat, plan: Plan) -> World:
    return world.drawn(seat, 1, int(plan.deck is Deck.VOWEL))


def _great_robbery(edition: LoomEdition, world: World, seat: Seat, plan: Plan) -> World:
    for rival in world.hands:
        if rival != seat:
            taken, world = take_blind(edition, world, rival, plan.deck)
            if taken is not None:
                world = world.with_hand(seat, (*world.hands[seat], taken))
    return world


def _the_one_i_say(_edition: LoomEdition, world: World, seat: Seat, plan: Plan) -> World:
    if plan.card is None:
        return world
    return msgspec.structs.replace(world, duties=(*world.duties, Duty(plan.card, seat)))


def lay(world: World, vowels: int) -> World:
    """The world with a centre of five, so many of the new ones vowels (LOO-1, LOO-K13)."""
    missing = CENTRE_CARDS - len(world.centre)
    for place in range(missing):
        card, world = world.top(Deck.VOWEL if place < vowels else Deck.CONSONANT)
        if card is not None:
            world = msgspec.structs.replace(world, centre=(*world.centre, card))
    return world


def _new_centre(_edition: LoomEdition, world: World, _seat: Seat, plan: Plan) -> World:
    return lay(msgspec.structs.replace(world, centre=(), duties=()), plan.vowels)


def _one_less(edition: LoomEdition, world: World, seat: Seat, _plan: Plan) -> World:
    return _given_up(edition, world, seat)[1]


def _all_to_the_centre(edition: LoomEdition, world: World, seat: Seat, _plan: Plan) -> World:
    given, after = _given_up(edition, world, seat)
    return msgspec.structs.replace(after, centre=(*after.centre, *given))


def _given_up(edition: LoomEdition, world: World, seat: Seat) -> tuple[list[int], World]:
    """Rivals are thought to give up what is worth least (LOO-K15, LOO-K17)."""
    given = []
    for rival, hand in world.hands.items():
        if rival != seat and hand and not is_shielded(world.row, rival):
            given.append(min(hand, key=edition.rank))
            world = world.with_hand(rival, without(hand, given[-1]))
    return given, world


def _mine_alone(_edition: LoomEdition, world: World, seat: Seat, plan: Plan) -> World:
    if plan.card is None:
        return world
    duties = tuple(duty for duty in world.duties if duty.card != plan.card)
    after = msgspec.structs.replace(world, centre=without(world.centre, plan.card), duties=duties)
    return after.with_hand(seat, (*world.hands[seat], plan.card))


_EFFECTS: dict[StrategyKind, Callable[[LoomEdition, World, Seat, Plan], World]] = {
    K.SWAP: _swap,
    K.THROW_ONE_OUT: _throw_one_out,
    K.CHANGE_SOME: _change_some,
    K.SWAP_ALL: _swap_all,
    K.STEAL_ONE: _steal_one,
    K.FOR_ALL: _for_all,
    K.EXTRA_CARD: _extra_card,
    K.GREAT_ROBBERY: _great_robbery,
    K.THE_ONE_I_SAY: _the_one_i_say,
    K.NEW_CENTRE: _new_centre,
    K.ONE_LESS: _one_less,
    K.ALL_TO_THE_CENTRE: _all_to_the_centre,
    K.MINE_ALONE: _mine_alone,
}
"""The others lie in the row, and what they mean is read from it (LOO-K2, LOO-K4, LOO-K5, LOO-K14, LOO-K16)."""
