"""The least that the rules allow, for seats that nobody plays: passes, empty cards, no word (TAB-6, TAB-11, TAB-15)."""

import math
from collections.abc import Mapping, Sequence
from typing import Any

from sobremesa.bots.advice import Advice
from sobremesa.bots.bot import Bot
from sobremesa.bots.levels import Level
from sobremesa.bots.pace import around
from sobremesa.engine.chance import Chance
from sobremesa.engine.game import Game
from sobremesa.engine.offer import Offer
from sobremesa.engine.refusal import Refusal
from sobremesa.engine.seats import Seat
from sobremesa.games.golf.actions import Write
from sobremesa.games.golf.view import GolfView
from sobremesa.games.loom.actions import Give

LEAST = Level("least", lemma_at_least=math.inf, form_at_least=math.inf)
"""Knows no word; nobody chooses it by its name."""

_A_BEAT = 1_200
"""Milliseconds, about: long enough that others see whose turn it is."""
_LEAST_FIRST = (
    "pass",
    "let-stand",
    "give-up",
    "say",
    "show",
    "ready",
    "start",
    "done",
    "choose",
    "buy",
    "show-shield",
)
"""Kinds of action that ask for nothing, before those that do; the first choice of each is to do nothing."""


class LeastBot(Bot[Any, Any]):
    """Does nothing where it may, lets stand what was entered before, and leaves to chance what it must choose."""

    def __init__(self, game: Game[Any, Any, Any, Any], other: Bot[Any, Any]) -> None:
        super().__init__(game, LEAST)
        self._game: Any = game
        # What is a decision and what is not, it knows from another bot of the game.
        self._other = other

    def wait(self, view: Any) -> str:
        """The decisions are those of every bot."""
        return self._other.wait(view)

    def decision(self, view: Any) -> str:
        """The turns are those of every bot."""
        return self._other.decision(view)

    def thinks(self, view: Any, chance: Chance) -> int:
        """A moment, so that it is seen."""
        return 0 if self.abstains(view) else around(chance, "beat", _A_BEAT, 1.3)

    def latest(self, view: Any) -> int | None:
        """The rules are those of every bot."""
        return self._other.latest(view)

    def abstains(self, view: Any) -> bool:
        """Bots do not vote, nor does a seat that nobody plays (BUF-25)."""
        return self._other.abstains(view)

    def choose(self, view: Any, offers: Sequence[Offer[Any]], chance: Chance) -> Any:
        """What is least, or else what happens to who does not choose in time (BUF-33, LOO-K15, LOO-21)."""
        if self.abstains(view):
            return self._other.choose(view, offers, chance)
        offered = {offer.action: offer.choices for offer in offers}
        if isinstance(view, GolfView) and "draft" in offered:
            return self._written_so_far(view)
        for kind in _LEAST_FIRST:
            if kind in offered:
                return offered[kind][0]
        return self._what_it_must(offered, chance)

    def advise(self, view: Any, offers: Sequence[Offer[Any]], count: int) -> tuple[Advice[Any], ...]:
        """It has no advice for anybody."""
        return ()

    def rate(self, view: Any, offers: Sequence[Offer[Any]], action: Any) -> Advice[Any]:
        """Nothing is better than anything else."""
        return Advice(action, 0.0)

    def turn_of(self, event: Any) -> tuple[Seat, Any] | None:
        """The turns are those of every bot."""
        return self._other.turn_of(event)

    def left_to_chance(self, event: Any) -> Seat | None:
        """What chance decides is the same for every bot."""
        return self._other.left_to_chance(event)

    def _written_so_far(self, view: GolfView) -> Write:
        """The draft that counts when time is over, if it may stand; else an empty card (GOL-2)."""
        if view.own_play is None:
            return Write()
        draft = Write(view.own_play.word, view.own_play.path)
        return Write() if isinstance(self._game.preview(view, draft), Refusal) else draft

    def _what_it_must(self, offered: Mapping[str, Sequence[Any]], chance: Chance) -> Any:
        """The lowest letter where one is given; anything else as chance has it."""
        choices = [choice for each in offered.values() for choice in each]
        if isinstance(choices[0], Give):
            return min(choices, key=lambda give: self._game.edition.rank(give.card))
        return choices[chance.draw("any", (len(choices),)).values[0]]
