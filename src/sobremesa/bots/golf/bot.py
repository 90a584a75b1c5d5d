"""A bot for Word Golf: it looks for a word on a line with its jokers and cards, and shops for the holes to come."""

from collections.abc import Iterable, Sequence

from sobremesa.bots.advice import Advice
from sobremesa.bots.bot import Bot
from sobremesa.bots.golf.habits import habit_of
from sobremesa.bots.golf.outlook import Outlook
from sobremesa.bots.golf.reasons import reasons_for_choice, reasons_for_purchase, reasons_for_word, reasons_for_writing
from sobremesa.bots.golf.weighing import Weighed, Weighing
from sobremesa.bots.levels import Level, words_of
from sobremesa.bots.pace import around
from sobremesa.engine.chance import Chance
from sobremesa.engine.offer import Offer
from sobremesa.engine.seats import Seat
from sobremesa.games.golf.actions import Action, Buy, Choose, Vote, Write
from sobremesa.games.golf.box import Box, Written
from sobremesa.games.golf.edition import HOLES
from sobremesa.games.golf.events import ChoiceMade, Phase, PurchaseMade, WordWritten
from sobremesa.games.golf.game import Golf
from sobremesa.games.golf.search import Found, best_words, throw_of
from sobremesa.games.golf.spelling import Judge
from sobremesa.games.golf.view import GolfView

_LOOKS_AT = 4
"""How many times over the best words are looked at, so that nearly always one of them comes to mind."""
_LOOKED_AT = 24
"""How many of the best words are weighed with what they leave behind, beside those asked for."""
_CHOOSING, _CHOOSING_A_CARD = 4_000, 3_000
_SHOPPING, _SHOPPING_A_CARD = 4_000, 1_200
_LATEST = 0.9
"""The share of the clock within which it is done."""
_HURRY = 0.75
"""What is left of its time when all others have written."""


class GolfBot(Bot[GolfView, Action]):
    """Plays one seat from its view; the same view and chance give the same action."""

    def __init__(self, game: Golf, level: Level) -> None:
        super().__init__(game, level)
        self._game = game
        self._habit = habit_of(level.name)
        self._known = words_of(game, level)
        self._outlook = Outlook(game.edition)
        self._judge = Judge(game.lexicon, game.house)

    def wait(self, view: GolfView) -> str:
        """One decision a phase."""
        return f"{view.phase}/{view.round}"

    def thinks(self, view: GolfView, chance: Chance) -> int:
        """Longer for a longer card and a fuller hand; a little less once all others have written."""
        match view.phase:
            case Phase.WRITING:
                return self._writes_for(view, chance)
            case Phase.SCORING:
                return around(chance, "chooses", _CHOOSING + _CHOOSING_A_CARD * len(view.hand), 1.6)
            case Phase.SHOPPING:
                money = min(10, view.purse.money + view.purse.coins)
                return around(chance, "shops", _SHOPPING + _SHOPPING_A_CARD * money, 1.6)
        return 0

    def abstains(self, view: GolfView) -> bool:
        """Bots do not vote (GOL-22)."""
        return view.phase is Phase.VOTING

    def choose(self, view: GolfView, offers: Sequence[Offer[Action]], chance: Chance) -> Action:
        """What the bot does now; the match must be waiting for it."""
        match view.phase:
            case Phase.WRITING:
                return self._write(view, chance)
            case Phase.SCORING:
                return Choose(self._best_use(view).choice)
            case Phase.SHOPPING:
                return self._shop(view, offers)
            case Phase.VOTING if offers:
                return Vote(_voted_on(view), accept=False, abstain=True)
        raise AssertionError(f"no bot is asked while the match is {view.phase}")

    def advise(self, view: GolfView, offers: Sequence[Offer[Action]], count: int) -> tuple[Advice[Action], ...]:
        """The best few words, uses of cards or purchases; none in a vote or where nothing is asked."""
        if view.seat is None or not offers:
            return ()
        match view.phase:
            case Phase.WRITING:
                advice = self._advise_words(view, count)
            case Phase.SCORING:
                advice = self._advise_choices(view)
            case Phase.SHOPPING:
                advice = [self._advise_purchase(view, buy) for buy in _purchases(offers)]
            case _:
                advice = []
        advice.sort(key=lambda each: -each.worth)
        return tuple(advice[:count])

    def rate(self, view: GolfView, offers: Sequence[Offer[Action]], action: Action) -> Advice[Action]:
        """What a move is worth; a word counts as the dictionary will judge it (GOL-20 to GOL-22)."""
        match action:
            case Write():
                weighed = self._weighing(view).written_word(self._judge, action)
                word = weighed.written.play.word if weighed.written else action.word.upper()
                reasons = reasons_for_writing(self._box(view), view.hand, weighed, word)
                return Advice(action, weighed.worth, reasons, word, weighed.points)
            case Choose():
                weighed = self._weighing(view).word(view.shown_word, action.choice)
                return self._advise_choice(view, weighed)
            case Buy():
                return self._advise_purchase(view, action)
        return Advice(action, 0.0)

    def turn_of(self, event: object) -> tuple[Seat, Action] | None:
        """Words handed in, jokers and cards chosen, and purchases."""
        match event:
            case WordWritten(seat=seat, play=play):
                return seat, Write() if play is None else Write(play.word, play.path)
            case ChoiceMade(seat=seat, choice=choice):
                return seat, Choose(choice)
            case PurchaseMade(seat=seat, purchase=purchase):
                return seat, Buy(purchase.kinds)
        return None

    def words(self, view: GolfView, count: int) -> list[Found]:
        """The best words the bot knows for its card, best first, as it weighs cards while it writes."""
        box, hand = self._box(view), view.hand if self._habit.thinks_of_cards else ()
        return best_words(
            throw_of(box, view.card, view.faces, neighbours=view.options.neighbours),
            self._game.lexicon,
            self._known.bits,
            count=count,
            strays=self._habit.strays,
            hand=hand,
            kept=self._kept(view),
        )

    def _writes_for(self, view: GolfView, chance: Chance) -> int:
        middle = 1000 * (self._habit.seconds + self._habit.seconds_a_space * len(view.card.spaces))
        others = [player for seat, player in enumerate(view.players) if seat != view.seat]
        if others and not any(player.waiting for player in others):
            middle *= _HURRY
        takes = around(chance, "writes", middle, 1.5)
        return min(takes, round(_LATEST * 1000 * view.options.writing_seconds)) if view.deadline is not None else takes

    def _write(self, view: GolfView, chance: Chance) -> Write:
        """The best word that comes to mind; an expert looks at what the best ones leave behind."""
        if self._habit.card_must_earn is None:
            return next(iter(self._weighed_words(view, _LOOKED_AT)), _NO_WORD).write
        tries = _LOOKS_AT * self._habit.recalls_one_in
        recalled = chance.draw("recall", (self._habit.recalls_one_in,) * tries).values
        found = self.words(view, recalled.index(0) + 1 if 0 in recalled else tries)
        return Write(found[-1].play.word, found[-1].play.path) if found else Write()

    def _weighed_words(self, view: GolfView, count: int) -> list[Weighed]:
        """The best words with what they leave behind, best first: measured as `rate` does, each at its best use."""
        weighing = self._weighing(view)
        throw = throw_of(self._box(view), view.card, view.faces, neighbours=view.options.neighbours)
        found = best_words(
            throw,
            self._game.lexicon,
            self._known.bits,
            count=count,
            strays=self._habit.strays,
            hand=view.hand,
            kept=self._planned(view),
        )
        weighed = [weighing.best_use(Written(view.card, each.play, view.faces)) for each in found]
        return sorted(weighed, key=lambda each: -each.worth)

    def _kept(self, view: GolfView) -> dict[str, float]:
        """What a card must earn to be used: nothing is left to wait for on the last hole."""
        if self._habit.card_must_earn is None:
            return self._planned(view)
        # A card that earns just what it must is used.
        least = 0.0 if view.round == HOLES else self._habit.card_must_earn - 0.5
        return dict.fromkeys(view.hand, least)

    def _planned(self, view: GolfView) -> dict[str, float]:
        assert view.seat is not None, "a bot sits at the table"
        return self._outlook.kept(view.hand, view.players[view.seat].coins, view.round)

    def _best_use(self, view: GolfView) -> Weighed:
        """The jokers and cards that earn most, a card kept being worth something until the last hole."""
        uses = self._weighing(view).uses(view.shown_word)
        if self._habit.card_must_earn is None:
            return max(uses, key=lambda each: each.worth)
        kept = self._kept(view)
        return max(uses, key=lambda each: each.points + each.cup - sum(kept[use.kind] for use in each.choice.cards))

    def _shop(self, view: GolfView, offers: Iterable[Offer[Action]]) -> Buy:
        """What is worth most later; or as many cards as money buys, then the dearer ones, for what is left is lost."""
        choices = list(_purchases(offers))
        if self._habit.plans_purchases:
            weighing = self._weighing(view)
            return max(choices, key=lambda buy: (weighing.purchase(buy.kinds), buy.kinds))
        costs = {kind.letters: kind.cost for kind in self._game.edition.kinds}
        return max(choices, key=lambda buy: (len(buy.kinds), sum(costs[kind] for kind in buy.kinds), buy.kinds))

    def _advise_words(self, view: GolfView, count: int) -> list[Advice[Action]]:
        box = self._box(view)
        return [
            Advice(each.write, each.worth, reasons_for_word(box, view.hand, each), each.word, each.points)
            for each in self._weighed_words(view, max(count, _LOOKED_AT)) or [self._weighing(view).empty()]
        ]

    def _advise_choices(self, view: GolfView) -> list[Advice[Action]]:
        """The best use of every set of cards."""
        best: dict[frozenset[str], Weighed] = {}
        for each in self._weighing(view).uses(view.shown_word):
            used = frozenset(use.kind for use in each.choice.cards)
            best[used] = max(best.get(used, each), each, key=lambda one: one.worth)
        return [self._advise_choice(view, each) for each in best.values()]

    def _advise_choice(self, view: GolfView, weighed: Weighed) -> Advice[Action]:
        reasons = reasons_for_choice(view.hand, weighed)
        return Advice(Choose(weighed.choice), weighed.worth, reasons, weighed.word, weighed.points)

    def _advise_purchase(self, view: GolfView, buy: Buy) -> Advice[Action]:
        weighing = self._weighing(view)
        worth = weighing.purchase(buy.kinds)
        reasons = reasons_for_purchase(buy.kinds, worth, weighing.coins_for(buy.kinds))
        return Advice(buy, worth, reasons)

    def _weighing(self, view: GolfView) -> Weighing:
        return Weighing(self._box(view), self._outlook, view)

    def _box(self, view: GolfView) -> Box:
        return self._game.box(view.options)


_NO_WORD = Weighed(0.0, 0)


def _voted_on(view: GolfView) -> Seat:
    """A word of another seat that there is a vote on (GOL-22)."""
    return next(seat for seat in view.disputed if seat != view.seat)


def _purchases(offers: Iterable[Offer[Action]]) -> Iterable[Buy]:
    return (buy for offer in offers for buy in offer.choices if isinstance(buy, Buy))
