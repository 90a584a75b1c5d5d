"""A bot without a thought: any word that can be played, and any choice that is offered, each as likely as the next."""

from collections.abc import Callable, Sequence
from importlib import import_module
from typing import Any

from sobremesa.bots import Advice, Bot, Level, bot_for
from sobremesa.engine import Chance, Game, Offer, Seat

RANDOM = "random"
"""Named beside the levels; it is none of them."""

Finder = Callable[[Any, Any, Chance], Sequence[Any]]
"""Actions of a game that make a word, from the game, a view and chance; none where no word is asked for."""


class RandomBot(Bot[Any, Any]):
    """Takes the time of another bot, and draws what it does."""

    def __init__(self, game: Game[Any, Any, Any, Any]) -> None:
        super().__init__(game, Level(RANDOM, lemma_at_least=0.0, form_at_least=0.0))
        self._game = game
        self._timed_as = bot_for(game, "club")
        self._words: Finder = import_module(f"sobremesa.lab.random_play.{game.meta.id}").words

    def wait(self, view: Any) -> str:
        """The decisions are those of every bot."""
        return self._timed_as.wait(view)

    def thinks(self, view: Any, chance: Chance) -> int:
        """As long as a club player."""
        return self._timed_as.thinks(view, chance)

    def choose(self, view: Any, offers: Sequence[Offer[Any]], chance: Chance) -> Any:
        """A word if there is any, else anything that is offered."""
        found = self._words(self._game, view, chance) or _choices(offers)
        return found[chance.draw("any", (len(found),)).values[0]]

    def advise(self, view: Any, offers: Sequence[Offer[Any]], count: int) -> tuple[Advice[Any], ...]:
        """Whatever is offered, for all is the same to it."""
        return tuple(Advice(action, 0.0) for action in _choices(offers)[:count])

    def rate(self, view: Any, offers: Sequence[Offer[Any]], action: Any) -> Advice[Any]:
        """Nothing is better than anything else."""
        return Advice(action, 0.0)

    def turn_of(self, event: Any) -> tuple[Seat, Any] | None:
        """The turns are those of every bot."""
        return self._timed_as.turn_of(event)


def _choices(offers: Sequence[Offer[Any]]) -> list[Any]:
    return [choice for offer in offers for choice in offer.choices]
