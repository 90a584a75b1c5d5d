"""What a strategy card would be worth: every way to play it, tried in the worlds that may be."""

from collections.abc import Iterator, Sequence
from functools import cached_property

import msgspec

from sobremesa.bots.loom.effects import Plan, play, without
from sobremesa.bots.loom.habits import HARM, USUAL, Habit
from sobremesa.bots.loom.mind import Mind
from sobremesa.bots.loom.world import World
from sobremesa.engine.seats import Seat
from sobremesa.games.loom.conditions import has_shown, is_shielded
from sobremesa.games.loom.edition import Deck, StrategyKind

K = StrategyKind

_TARGETS = 2
"""Of so many rivals it is asked what a card would do to them: those whose points matter most."""
_THREAT = 3.5
"""What rivals' cards that are still to come cost who is not shielded, two at a table, in points (measured)."""
_KEPT = 0.45
"""How much of what a card is usually worth it is worth to keep: there will be two others to choose among."""
_AIMED = {K.SWAP, K.THROW_ONE_OUT, K.SWAP_ALL, K.STEAL_ONE, K.FOR_ALL, K.BLAST}
_BLIND = {K.SWAP, K.THROW_ONE_OUT, K.STEAL_ONE, K.FOR_ALL}
VOWELS_IN_CENTRE = 2
"""Of five: with these, words are worth most (measured in both languages)."""


class Measure(msgspec.Struct, frozen=True):
    """What things are worth: one's own points, those less what rivals score, and a match that is won at once."""

    own: float
    worth: float
    won: float

    @property
    def total(self) -> float:
        """All together."""
        return self.worth + self.won


class Gain(msgspec.Struct, frozen=True):
    """What a card is worth if it is played so: to one's own word, by what it does to others', and for the win."""

    plan: Plan
    own: float
    harm: float
    won: float = 0.0

    @property
    def points(self) -> float:
        """What it is worth in points of this round."""
        return self.own + self.harm

    @property
    def worth(self) -> float:
        """All together."""
        return self.points + self.won


class Strategist:
    """Weighs cards for the seat of a mind."""

    def __init__(self, mind: Mind, worlds: Sequence[World], habit: Habit) -> None:
        self.mind = mind
        self.worlds = worlds
        self.habit = habit
        self._edition = mind.game.edition
        self._gains: dict[StrategyKind, Gain] = {}

    @cached_property
    def before(self) -> Measure:
        """What things are worth as they are."""
        return self.measure(self.worlds)

    def measure(self, worlds: Sequence[World]) -> Measure:
        """What these worlds are worth on average."""
        worth, won = (sum(map(of, worlds)) / len(worlds) for of in (self.mind.worth, self.mind.won))
        return Measure(self.own(worlds), worth, won)

    def own(self, worlds: Sequence[World]) -> float:
        """One's own points on average."""
        return sum(self.mind.points(world, self.mind.seat) for world in worlds) / len(worlds)

    def gain(self, kind: StrategyKind) -> Gain:
        """The best that a card promises."""
        if kind not in self._gains:
            self._gains[kind] = max(
                (self.gain_by(kind, plan) for plan in self.plans(kind)), key=lambda gain: gain.worth
            )
        return self._gains[kind]

    def gain_by(self, kind: StrategyKind, plan: Plan) -> Gain:
        """What a card promises if it is played so."""
        after = self.measure([play(self._edition, world, self.mind.seat, kind, plan) for world in self.worlds])
        own = after.own - self.before.own
        harm = after.worth - self.before.worth - own if self.habit.looks_at_rivals else self._usual_harm(kind, plan)
        return Gain(plan, own + self._shelter(kind), harm, after.won - self.before.won)

    def kept(self, kind: StrategyKind) -> float:
        """What a card is worth that is kept for the next round; nothing in the last one."""
        options = self.mind.view.options
        is_last = options.end == "rounds" and self.mind.view.round >= options.rounds
        return 0.0 if is_last else _KEPT * USUAL[kind]

    def best_of(self, kinds: Sequence[StrategyKind]) -> float:
        """What it is worth to have these cards in turn: one is played, the others kept."""
        return max((self.with_rest(kind, kinds) for kind in kinds), default=0.0)

    def with_rest(self, kind: StrategyKind, kinds: Sequence[StrategyKind]) -> float:
        """What it is worth to play one of these cards and keep the others."""
        rest = list(kinds)
        rest.remove(kind)
        return self.gain(kind).worth + sum(map(self.kept, rest))

    def plans(self, kind: StrategyKind) -> Iterator[Plan]:
        """The ways to play a card that are worth a look; at least one."""
        view = self.mind.view
        if kind in _AIMED:
            gift = self.least_useful()[0] if kind is K.SWAP and view.hand else None
            for target in self.targets():
                yield from self.plans_against(kind, target, gift)
        elif kind is K.CHANGE_SOME and view.hand:
            useless = self.least_useful()
            for count in range(1, len(useless) + 1):
                for vowels in range(count + 1):
                    yield Plan(cards=tuple(useless[:count]), vowels=vowels)
        elif kind in {K.EXTRA_CARD, K.GREAT_ROBBERY}:
            yield from (Plan(deck=deck) for deck in Deck)
        elif kind in {K.THE_ONE_I_SAY, K.MINE_ALONE} and view.centre:
            yield from (Plan(card=card) for card in view.centre)
        else:
            yield Plan(vowels=VOWELS_IN_CENTRE if kind is K.NEW_CENTRE else 0)

    def plans_against(self, kind: StrategyKind, target: Seat, gift: int | None = None) -> Iterator[Plan]:
        """The ways to play a card against one rival."""
        decks = tuple(dict.fromkeys(self.mind.view.players[target].letters)) if kind in _BLIND else ()
        yield from (Plan(target=target, deck=deck, card=gift) for deck in decks or (None,))

    def targets(self) -> list[Seat]:
        """Rivals to aim at: not shielded if there is one, and those whose points matter most."""
        view = self.mind.view
        ahead = sorted(view.rivals, key=lambda rival: (-view.players[rival].points, rival))
        return [rival for rival in ahead if not is_shielded(view.activated, rival)][:_TARGETS] or ahead[:1]

    def least_useful(self) -> list[int]:
        """One's own letters, the one first whose loss costs one's best word least; of equals the cheapest."""
        world, seat = self.worlds[0], self.mind.seat

        def use(card: int) -> tuple[int, tuple[int, int, int, int]]:
            left = world.with_hand(seat, without(world.hands[seat], card))
            return self.mind.points(left, seat), self._edition.rank(card)

        return sorted(world.hands[seat], key=lambda card: (-use(card)[0], use(card)[1]))

    def _shelter(self, kind: StrategyKind) -> float:
        """What a Shield keeps away of what is still to come (LOO-K2)."""
        if kind is not K.SHIELD:
            return 0.0
        view = self.mind.view
        left = sum(not has_shown(view.activated, rival) for rival in view.rivals)
        return _THREAT * left / len(view.rivals) * (1 + (len(view.rivals) - 1) / 4)

    def _usual_harm(self, kind: StrategyKind, plan: Plan) -> float:
        """What a card usually does to others, for who does not look closer."""
        touched = self.mind.sway if plan.target is None else (plan.target,)
        row = self.mind.view.activated
        return HARM.get(kind, 0.0) * sum(
            self.mind.sway.get(each, 0.0) for each in touched if not is_shielded(row, each)
        )
