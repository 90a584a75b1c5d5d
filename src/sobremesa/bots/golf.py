"""A bot for Word Golf: the best words it knows for the dice and the card, its cards where they pay, and a full hand."""

from collections.abc import Iterable
from itertools import combinations

from sobremesa.bots.levels import Level
from sobremesa.engine.chance import Chance
from sobremesa.engine.offer import Offer
from sobremesa.games.golf.actions import Action, Buy, Choice, Choose, Write
from sobremesa.games.golf.box import Box
from sobremesa.games.golf.choosing import best_choice
from sobremesa.games.golf.edition import HOLES
from sobremesa.games.golf.events import Phase
from sobremesa.games.golf.game import Golf
from sobremesa.games.golf.scoring import score_of_word
from sobremesa.games.golf.search import Found, best_words, throw_of
from sobremesa.games.golf.view import GolfView

_WORTH_OF_A_CARD = 2
"""What a card in hand is worth to keep until the last round: a guess between its price and a joker's point."""

_LOOKS_AT = 4
"""How many times over the best words are looked at, so that nearly always one of them comes to mind."""


class GolfBot:
    """Plays one seat from its view; the same view and chance give the same action."""

    def __init__(self, game: Golf, level: Level) -> None:
        self.level = level
        self._game = game
        self._allowed = game.vocabulary(form_at_least=level.form_at_least, lemma_at_least=level.lemma_at_least)

    def choose(self, view: GolfView, offers: Iterable[Offer[Action]], chance: Chance) -> Action:
        """What the bot does now; the match must be waiting for it."""
        box = self._game.box(view.options)
        match view.phase:
            case Phase.WRITING:
                return self._write(view, chance)
            case Phase.SCORING:
                return self._use_cards(box, view)
            case Phase.SHOPPING:
                return self._shop(box, offers)
        raise AssertionError(f"no bot is asked while the match is {view.phase}")

    def words(self, view: GolfView, count: int) -> list[Found]:
        """The best words the bot knows for its card, best first."""
        box = self._game.box(view.options)
        throw = throw_of(box, view.card, view.faces, neighbours=view.options.neighbours)
        return best_words(throw, self._game.lexicon, self._allowed, count=count, strays=self.level.strays)

    def _write(self, view: GolfView, chance: Chance) -> Write:
        found = self.words(view, _LOOKS_AT * self.level.recalls_one_in)
        if not found:
            return Write()
        recalled = chance.draw("recall", (self.level.recalls_one_in,) * len(found)).values
        play = found[recalled.index(0) if 0 in recalled else -1].play
        return Write(play.word, play.path)

    def _use_cards(self, box: Box, view: GolfView) -> Choose:
        """The jokers and cards that earn most, a card kept being worth something until the last round."""
        word = view.shown_word
        kept = 0 if view.round == HOLES else _WORTH_OF_A_CARD
        hands = (chosen for count in range(len(view.hand) + 1) for chosen in combinations(view.hand, count))

        def worth(choice: Choice) -> int:
            scored = score_of_word(box, word, choice)
            return scored.score.total + scored.cup - kept * len(choice.cards)

        return Choose(max((best_choice(box, word, chosen) for chosen in hands), key=worth))

    def _shop(self, box: Box, offers: Iterable[Offer[Action]]) -> Buy:
        """As many cards as money buys, then the dearer ones: what is left of it is lost."""
        costs = {kind.letters: kind.cost for kind in box.edition.kinds}
        choices = [buy for offer in offers for buy in offer.choices if isinstance(buy, Buy)]
        return max(choices, key=lambda buy: (len(buy.kinds), sum(costs[kind] for kind in buy.kinds), buy.kinds))
