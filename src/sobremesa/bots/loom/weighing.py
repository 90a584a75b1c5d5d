"""Every question that a match of the Letter Loom can ask, with what each answer to it is worth."""

from collections.abc import Iterable, Sequence
from itertools import combinations

import msgspec

from sobremesa.bots.advice import Advice
from sobremesa.bots.loom import reasons
from sobremesa.bots.loom.effects import Plan, play, take_blind, without
from sobremesa.bots.loom.habits import Habit
from sobremesa.bots.loom.mind import Mind
from sobremesa.bots.loom.strategist import VOWELS_IN_CENTRE, Strategist
from sobremesa.bots.loom.world import World
from sobremesa.engine.seats import Seat
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
from sobremesa.games.loom.edition import Deck, StrategyKind
from sobremesa.games.loom.phases import Phase, Step
from sobremesa.games.loom.rules import CENTRE_CARDS, HAND_LETTERS
from sobremesa.games.loom.view import InPlay

K = StrategyKind
_VOWEL_OFF = 1.0
"""What a vowel too many or too few in the centre costs, in points: with one vowel in hand a third of a point for one
of them, three and a half for two (measured in both languages)."""
_MOST_THROWN_LISTED = 5
"""Up to so many letters in hand all ways to discard some are weighed."""


class Weighing:
    """One question to one seat, and the worlds in which its answers are tried."""

    def __init__(self, mind: Mind, worlds: Sequence[World], habit: Habit) -> None:
        self.mind = mind
        self.view = mind.view
        self.seat: Seat = mind.seat
        self.worlds = worlds
        self._edition = mind.game.edition
        self.strategist = Strategist(mind, worlds, habit)

    def weigh(self, actions: Iterable[Action]) -> list[Advice[Action]]:
        """What each of these answers is worth, best first; of equals the first stays the first."""
        advice = [self.rate(action) for action in actions]
        return sorted(advice, key=lambda each: -each.worth)

    def actions(self, choices: Iterable[Action]) -> list[Action]:
        """All that is offered; of letters to discard also several at once (LOO-K6)."""
        listed = list(choices)
        if not any(isinstance(choice, Throw) for choice in listed):
            return listed
        hand = self.strategist.least_useful()
        if len(hand) > _MOST_THROWN_LISTED:
            return [Throw(tuple(sorted(hand[:count]))) for count in range(1, len(hand) + 1)]
        counts = range(1, len(hand) + 1)
        return [Throw(tuple(sorted(cards))) for count in counts for cards in combinations(hand, count)]

    def rate(self, action: Action) -> Advice[Action]:  # noqa: C901 - one case an action
        """What an answer is worth, in points of the match."""
        match action:
            case ChooseDeck():
                return self._rate_deck(action)
            case ChooseDecks():
                return self._rate_decks(action)
            case PutBack():
                return self._rate_put_back(action)
            case Activate():
                return self._rate_card(action)
            case Target():
                return self._rate_target(action)
            case NameKind():
                return self._rate_kind(action)
            case Give():
                return self._rate_gift(action)
            case Throw():
                return self._rate_throw(action)
            case Pick():
                return self._rate_pick(action)
            case ShowShield():
                return self._rate_shield(action)
        return Advice(action, 0.0)

    @property
    def _playing(self) -> InPlay:
        assert self.view.playing is not None, "a strategy card asks"
        return self.view.playing

    def _valued(self, action: Action, worlds: Sequence[World]) -> Advice[Action]:
        """An answer that leads to these worlds: what they are worth more than now."""
        after, before = self.strategist.measure(worlds), self.strategist.before
        said = reasons.of_change(before.own, after.own, after.worth - before.worth)
        return Advice(action, after.total - before.total, said)

    def _planned(self, action: Action, kind: StrategyKind, plans: Iterable[Plan]) -> Advice[Action]:
        """An answer that leaves these ways to play a card; the best of them counts."""
        gain = max((self.strategist.gain_by(kind, plan) for plan in plans), key=lambda each: each.worth)
        before = self.strategist.before.own
        return Advice(action, gain.worth, reasons.of_change(before, before + gain.own, gain.points))

    def _rate_put_back(self, action: PutBack) -> Advice[Action]:
        left = list(self.view.strategy)
        left.remove(action.kind)
        strategist = self.strategist
        kept = strategist.best_of(left)
        best = max(left, key=lambda kind: strategist.with_rest(kind, left), default=None)
        points = kept - (strategist.gain(best).won if best else 0.0)
        return Advice(action, kept, reasons.of_put_back(action.kind, strategist.gain(action.kind).points, points))

    def _rate_card(self, action: Activate) -> Advice[Action]:
        gain = self.strategist.gain(action.kind)
        worth = self.strategist.with_rest(action.kind, self.view.strategy)
        before = self.strategist.before.own
        return Advice(action, worth, reasons.of_change(before, before + gain.own, gain.points))

    def _rate_target(self, action: Target) -> Advice[Action]:
        kind = self._playing.kind
        gift = self.strategist.least_useful()[0] if kind is K.SWAP and self.view.hand else None
        return self._planned(action, kind, self.strategist.plans_against(kind, action.seat, gift))

    def _rate_kind(self, action: NameKind) -> Advice[Action]:
        playing, question = self._playing, self.view.question
        rival = question.rival if question else None
        assert rival is not None, "a kind is named of a rival's letters"
        if playing.kind is K.GREAT_ROBBERY:
            return self._valued(action, [self._robbed(world, rival, action.deck) for world in self.worlds])
        return self._planned(action, playing.kind, [Plan(rival, action.deck, self.view.own_card)])

    def _robbed(self, world: World, rival: Seat, deck: Deck) -> World:
        taken, after = take_blind(self._edition, world, rival, deck)
        return after if taken is None else after.with_hand(self.seat, (*after.hands[self.seat], taken))

    def _rate_gift(self, action: Give) -> Advice[Action]:
        """For a rival's letter, to the discards, or for the centre (LOO-K1, LOO-K15, LOO-K17)."""
        playing = self._playing
        if playing.kind is K.SWAP and playing.seat == self.seat and playing.target is not None:
            return self._planned(action, K.SWAP, self.strategist.plans_against(K.SWAP, playing.target, action.card))
        left = [world.with_hand(self.seat, without(world.hands[self.seat], action.card)) for world in self.worlds]
        if playing.kind is K.ALL_TO_THE_CENTRE:
            left = [msgspec.structs.replace(world, centre=(*world.centre, action.card)) for world in left]
        return self._valued(action, left)

    def _rate_throw(self, action: Throw) -> Advice[Action]:
        plans = [Plan(cards=action.cards, vowels=vowels) for vowels in range(len(action.cards) + 1)]
        return self._planned(action, K.CHANGE_SOME, plans)

    def _rate_pick(self, action: Pick) -> Advice[Action]:
        return self._planned(action, self._playing.kind, [Plan(card=action.card)])

    def _rate_deck(self, action: ChooseDeck) -> Advice[Action]:
        """A card for the centre, or a letter for the seat (LOO-1, LOO-7, LOO-K10, LOO-K13)."""
        is_vowel = action.deck is Deck.VOWEL
        step = self.view.question.step if self.view.question else None
        if self.view.phase is not Phase.CENTRE and step is not Step.LAY:
            return self._valued(action, [world.drawn(self.seat, 1, int(is_vowel)) for world in self.worlds])
        vowels, cards = sum(self._edition.card(card).vowel for card in self.view.centre), len(self.view.centre) + 1
        off, other = (vowels + more - VOWELS_IN_CENTRE * cards / CENTRE_CARDS for more in (is_vowel, not is_vowel))
        return Advice(action, -_VOWEL_OFF * abs(off), reasons.of_centre(vowels + is_vowel, cards, off, other))

    def _rate_decks(self, action: ChooseDecks) -> Advice[Action]:
        """Letters at the deal, or for those that were discarded (LOO-2, LOO-K6)."""
        question = self.view.question
        count = HAND_LETTERS if question is None else question.count
        worlds = [world.drawn(self.seat, count, action.vowels) for world in self.worlds]
        own = self.strategist.own(worlds)
        return Advice(action, own, reasons.of_decks(action.vowels, own))

    def _rate_shield(self, action: ShowShield) -> Advice[Action]:
        """A Shield saves what the attack costs, but is the card of the round; else another follows in turn (LOO-K2)."""
        strategist, held = self.strategist, list(self.view.strategy)
        shielded = strategist.measure(
            [play(self._edition, world, self.seat, K.SHIELD, Plan()) for world in self.worlds]
        )
        attacked = strategist.measure([self._attacked(world) for world in self.worlds])
        harm = shielded.own - attacked.own
        if action.show and K.SHIELD in held:
            held.remove(K.SHIELD)
            worth = shielded.total + sum(map(strategist.kept, held))
            return Advice(action, worth - strategist.before.total, reasons.of_shield(harm))
        worth = attacked.total + strategist.best_of(held)
        return Advice(action, worth - strategist.before.total, reasons.of_no_shield(harm))

    def _attacked(self, world: World) -> World:
        playing = self._playing
        plan = Plan(self.seat, playing.named, playing.picked)
        return play(self._edition, world, playing.seat, playing.kind, plan)
