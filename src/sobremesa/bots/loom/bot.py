"""A bot for the Letter Loom: it weighs its strategy cards by the words they leave to it and to its rivals."""

from collections.abc import Sequence

from msgspec.structs import replace

from sobremesa.bots.advice import Advice
from sobremesa.bots.bot import Bot
from sobremesa.bots.levels import Level
from sobremesa.bots.loom import reasons
from sobremesa.bots.loom.habits import DEEP, Habit, Manner, habit_of
from sobremesa.bots.loom.mind import Mind, Vocabulary, rivals_vocabulary
from sobremesa.bots.loom.simple import choose_by_custom, choose_by_liking
from sobremesa.bots.loom.weighing import Weighing
from sobremesa.bots.loom.words import (
    LOOKS_AT,
    recalled,
    shown_before,
    weigh_word,
    words_in_mind,
    worth_without_word,
)
from sobremesa.bots.loom.world import imagine
from sobremesa.bots.pace import around
from sobremesa.engine.chance import Chance
from sobremesa.engine.offer import Offer
from sobremesa.engine.refusal import Refused
from sobremesa.engine.seats import Seat
from sobremesa.games.loom.actions import Action, Activate, ChooseDecks, Done, PutBack, ShowShield, Throw, Vote, Write
from sobremesa.games.loom.conditions import blasts_on, boosts_of
from sobremesa.games.loom.creation import checked_word
from sobremesa.games.loom.events import (
    CardActivated,
    DecksChosen,
    LeftToChance,
    LettersThrown,
    StrategyPutBack,
    WordWritten,
)
from sobremesa.games.loom.game import Loom
from sobremesa.games.loom.phases import Phase
from sobremesa.games.loom.scoring import score_word
from sobremesa.games.loom.search import Found
from sobremesa.games.loom.spelling import spell
from sobremesa.games.loom.view import LoomView
from sobremesa.lexicon.house import HouseWords

_SPREAD = 1.4
_STARTS = 1500
_SAYS_DONE = 2500
_AT_A_DEAL = 3
_USUAL_REACH = 9
_NO_CHANCE = Chance(bytes(32))
"""What hints and the coach draw from: they are asked without any chance."""


class LoomBot(Bot[LoomView, Action]):
    """Plays one seat from its view; the same view and chance give the same action."""

    def __init__(self, game: Loom, level: Level) -> None:
        super().__init__(game, level)
        self._game = game
        self._habit = habit_of(level)
        self._own = Vocabulary(game, level)
        self._rivals = rivals_vocabulary(game)

    def wait(self, view: LoomView) -> str:
        """Every question has its number; a word is written first, and then one is done."""
        return self.decision(view) if view.own_word is None else f"{self.decision(view)}/written"

    def decision(self, view: LoomView) -> str:
        """A word may be written again until one is done (LOO-9)."""
        return f"{view.phase.value}/{view.round}/{view.asked}"

    def thinks(self, view: LoomView, chance: Chance) -> int:
        """Shares of the two timers, and a few seconds for everything else."""
        options = view.options
        match view.phase:
            case Phase.STRATEGY_START | Phase.CREATION_START:
                middle = float(_STARTS)
            case Phase.STRATEGY:
                middle = 1000 * options.strategy_seconds * self._habit.strategy
            case Phase.CREATION if view.own_word is None:
                middle = 1000 * options.creation_seconds * self._habit.creation
            case Phase.CREATION:
                middle = float(_SAYS_DONE)
            case Phase.VOTING:
                return 0
            case _:
                middle = float(self._habit.answers)
        return around(chance, "thinks", middle, _SPREAD)

    def abstains(self, view: LoomView) -> bool:
        """Bots do not vote (LOO-17)."""
        return view.phase is Phase.VOTING

    def choose(self, view: LoomView, offers: Sequence[Offer[Action]], chance: Chance) -> Action:
        """What the bot does now; the match must be waiting for it."""
        choices = [choice for offer in offers for choice in offer.choices]
        if view.phase is Phase.CREATION:
            return Done() if view.own_word is not None else self._word(view, chance)
        if view.phase is Phase.VOTING:
            assert choices, f"no bot is asked while the match is {view.phase}"
            assert view.ballot is not None, "a vote is open"
            return Vote(view.ballot.author, accept=False, abstain=True)
        if len(choices) == 1:
            return choices[0]
        if self._habit.manner is Manner.LIKING:
            return choose_by_liking(self._game.edition, view, choices, chance)
        weighing = self._weighing(view, self._habit, chance)
        if self._habit.manner is Manner.CUSTOM:
            return choose_by_custom(weighing, choices, chance)
        return weighing.weigh(weighing.actions(choices))[0].action

    def advise(self, view: LoomView, offers: Sequence[Offer[Action]], count: int) -> tuple[Advice[Action], ...]:
        """The best words, cards, letters, targets or decks; none where there is nothing to choose."""
        choices = [choice for offer in offers for choice in offer.choices]
        if view.phase is Phase.CREATION and choices:
            return self._best_words(view, count)
        if view.phase is Phase.VOTING or len(choices) < 2:
            return ()
        weighing = self._weighing(view, DEEP, self._quiet(view))
        return tuple(weighing.weigh(weighing.actions(choices))[:count])

    def rate(self, view: LoomView, offers: Sequence[Offer[Action]], action: Action) -> Advice[Action]:
        """The same measure for any move."""
        if view.seat is None or not offers:
            return Advice(action, 0.0)
        if isinstance(action, Write) and view.phase is Phase.CREATION:
            return self._rate_word(view, action)
        if isinstance(action, Done) and view.phase is Phase.CREATION:
            return replace(self._rate_word(view, _as_it_stands(view)), action=action)
        if not _is_offered(view, offers, action):
            return Advice(action, 0.0)
        return self._weighing(view, DEEP, self._quiet(view)).rate(action)

    def turn_of(self, event: object) -> tuple[Seat, Action] | None:
        """Words, strategy cards that were played or put back, and the decks and letters of one's own hand."""
        match event:
            case WordWritten(seat=seat, written=written):
                return seat, Write() if written is None else Write(cards=written.cards, wild=written.wild)
            case CardActivated(seat=seat, kind=kind, reaction=reaction):
                return seat, ShowShield(show=True) if reaction else Activate(kind)
            case StrategyPutBack(seat=seat, kind=kind):
                return seat, PutBack(kind)
            case DecksChosen(seat=seat, vowels=vowels):
                return seat, ChooseDecks(vowels)
            case LettersThrown(seat=seat, cards=cards):
                return seat, Throw(cards)
        return None

    def left_to_chance(self, event: object) -> Seat | None:
        """Who did not choose in time (LOO-21)."""
        return event.seat if isinstance(event, LeftToChance) else None

    def _word(self, view: LoomView, chance: Chance) -> Action:
        """The best word that comes to mind, others' words reckoned with by who looks at rivals; done without one."""
        habit = self._habit
        mind = self._mind(view, habit)
        words = words_in_mind(mind, LOOKS_AT * max(habit.recalls_one_in, 2))
        words = recalled(words, habit.recalls_one_in, chance)
        if not words:
            return Done()
        worlds = imagine(self._game.edition, view, chance, habit.worlds) if habit.looks_at_rivals else ()
        shown = shown_before(mind, worlds)
        best = max((weigh_word(mind, found, shown) for found in words), key=lambda advice: advice.worth)
        # A word that is surely shown before may cost more than none (LOO-13).
        return best.action if best.worth > worth_without_word(mind) else Done()

    def _best_words(self, view: LoomView, count: int) -> tuple[Advice[Action], ...]:
        mind = self._mind(view, DEEP)
        shown = shown_before(mind, imagine(self._game.edition, view, self._quiet(view), DEEP.worlds))
        advice = [weigh_word(mind, found, shown) for found in words_in_mind(mind, count + LOOKS_AT)]
        return tuple(sorted(advice, key=lambda each: -each.worth)[:count])

    def _rate_word(self, view: LoomView, action: Write) -> Advice[Action]:
        mind = self._mind(view, DEEP)
        means = self._game.means(view)
        boosts, blasts = boosts_of(view.activated, mind.seat), blasts_on(view.activated, mind.seat)
        without = worth_without_word(mind)
        try:
            written = checked_word(self._game.edition, means, action, boosts=boosts, blasts=blasts)
        except Refused:
            written = None
        if written is None:
            return Advice(action, float(without), reasons.of_no_word(without), points=without)
        word = spell(self._game.edition, written.cards, written.wild)
        if not self._is_valid(word, means.language):
            return Advice(action, float(without), reasons.of_invalid_word(word, without), word, without)
        points = score_word(self._game.edition, written.cards, boosts=boosts, blasts=blasts).total
        shown = shown_before(mind, imagine(self._game.edition, view, self._quiet(view), DEEP.worlds))
        return replace(weigh_word(mind, Found(word, written.cards, written.wild, points), shown), action=action)

    def _is_valid(self, word: str, language: str) -> bool:
        game = self._game
        if language == game.lexicon.language:
            return game.lexicon.judge(word, game.policy, game.house).valid
        return game.other_lexicon.judge(word, game.policy, HouseWords()).valid

    def _mind(self, view: LoomView, habit: Habit) -> Mind:
        return Mind(view, self._own, self._rivals, looks_at_rivals=habit.looks_at_rivals)

    def _weighing(self, view: LoomView, habit: Habit, chance: Chance) -> Weighing:
        worlds = imagine(self._game.edition, view, chance, _worlds(view, habit))
        return Weighing(self._mind(view, habit), worlds, habit)

    def _quiet(self, view: LoomView) -> Chance:
        return _NO_CHANCE.child(f"{view.commitment}/{view.seat}/{self.decision(view)}")


def _as_it_stands(view: LoomView) -> Write:
    """The word that was entered last, if any (LOO-9)."""
    word = view.own_word
    return Write() if word is None else Write(cards=word.cards, wild=word.wild)


def _worlds(view: LoomView, habit: Habit) -> int:
    """More for a deal, where only one's own word counts; fewer where many cards lie within reach: words take longer."""
    if view.phase is Phase.DECKS:
        return habit.worlds * _AT_A_DEAL
    within_reach = max(_USUAL_REACH, len(view.centre) + max(len(player.letters) for player in view.players))
    return max(1, habit.worlds * _USUAL_REACH**2 // within_reach**2)


def _is_offered(view: LoomView, offers: Sequence[Offer[Action]], action: Action) -> bool:
    """Whether there is such a choice; of letters to discard also several at once (LOO-K6)."""
    choices = [choice for offer in offers for choice in offer.choices]
    if isinstance(action, Throw):
        return any(isinstance(choice, Throw) for choice in choices) and set(action.cards) <= set(view.hand)
    return replace(action, round=0, question=0) in choices
