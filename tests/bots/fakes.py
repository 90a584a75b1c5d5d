"""A bot that knows nothing of Word Golf but what a few words are worth, for tests of hints and the coach."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

import msgspec

from sobremesa.bots.advice import Advice
from sobremesa.bots.bot import Bot
from sobremesa.bots.levels import Level, level_of
from sobremesa.engine.chance import Chance
from sobremesa.engine.offer import Offer
from sobremesa.engine.seats import Seat
from sobremesa.engine.text import text
from sobremesa.games.golf.actions import Action, Write
from sobremesa.games.golf.events import Phase, WordWritten
from sobremesa.games.golf.game import Golf
from sobremesa.games.golf.line import line_shapes
from sobremesa.games.golf.view import GolfView


class FakeBot(Bot[GolfView, Action]):
    """Each level knows its own words; what any word is worth all agree on."""

    def __init__(self, game: Golf, level: Level, known: Sequence[str], worths: Mapping[str, float]) -> None:
        super().__init__(game, level)
        self._known = known
        self._worths = worths

    def wait(self, view: GolfView) -> str:
        return f"{view.phase}/{view.round}"

    def thinks(self, view: GolfView, chance: Chance) -> int:
        return 0

    def choose(self, view: GolfView, offers: Sequence[Offer[Action]], chance: Chance) -> Action:
        return self.advise(view, offers, 1)[0].action

    def advise(self, view: GolfView, offers: Sequence[Offer[Action]], count: int) -> tuple[Advice[Action], ...]:
        if view.phase is not Phase.WRITING:
            return ()
        words = sorted(self._known, key=lambda word: -self._worths[word])
        return tuple(self._advice(view, word) for word in words[:count])

    def rate(self, view: GolfView, offers: Sequence[Offer[Action]], action: Action) -> Advice[Action]:
        assert isinstance(action, Write)
        return msgspec.structs.replace(self._advice(view, action.word), action=action)

    def turn_of(self, event: Any) -> tuple[Seat, Action] | None:
        if not isinstance(event, WordWritten):
            return None
        play = event.play
        return event.seat, Write() if play is None else Write(play.word, play.path)

    def _advice(self, view: GolfView, word: str) -> Advice[Action]:
        worth = self._worths.get(word, 0.0)
        lines = line_shapes(view.card, len(word), neighbours=view.options.neighbours) if word else {}
        path = next(iter(lines.values()), ())
        reasons = (text("golf-line-die", letter=word[0]),) if word else ()
        return Advice(Write(word, path), worth, reasons, word, round(worth))


def fake_bots(worths: Mapping[str, float], **known: str) -> Callable[[Golf, str], FakeBot]:
    """Bots by their level; one that is not named knows all words."""

    def bot_for(game: Golf, level: str) -> FakeBot:
        words = known[level].split() if level in known else list(worths)
        return FakeBot(game, level_of(level), words, worths)

    return bot_for
