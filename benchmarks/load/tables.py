"""What is played under load: real matches without a clock, and moves that are accepted for as long as anybody looks.

At Golf tables all write at once; at Bisonte tables two take turns, exchange and play; at Loom tables all form words.
"""

import random
from collections.abc import Iterator
from typing import Any, ClassVar, TypeAlias

import msgspec

from sobremesa.bots import LEVELS, bot_for
from sobremesa.editions import set_up
from sobremesa.engine import Chance

Message: TypeAlias = dict[str, Any]
_WORDS = ("sobremesa", "tertulia", "merienda", "afternoon", "evening", "breakfast")


class Kind:
    """One way to play a game; a table has one."""

    game = ""
    seats = 2
    options: ClassVar[Message] = {}
    looks = False
    """Whether a move depends on how the match stands."""

    def __init__(self, language: str) -> None:
        self.language = language
        self.setting: Message = {
            "game": self.game,
            "language": language,
            "seats": self.seats,
            "options": {"clock": False, **self.options},
        }

    def is_ready(self, _update: Message) -> bool:
        """Whether the match is where it can stay."""
        return True

    def move(self, seat: int, update: Message, turn: int, memory: Message) -> Message | None:
        """What a seat does in its next turn, with what it keeps in mind; None while the match waits for others."""
        raise NotImplementedError


class Golf(Kind):
    """Four write; the first always on, the others hand in and take back again."""

    game = "golf"
    seats = 4
    options: ClassVar[Message] = {"words": "dictionary"}

    def move(self, seat: int, _update: Message, turn: int, _memory: Message) -> Message:
        """Letter by letter."""
        if seat and turn % 6 == 4:
            return {"type": "write"}
        if seat and turn % 6 == 5:
            return {"type": "take-back"}
        word = _WORDS[(seat + turn) % len(_WORDS)][: 2 + turn % 7]
        return {"type": "draft", "word": word, "path": list(range(len(word)))}


class Thinking(Kind):
    """A game in which somebody has to think of something now and then."""

    looks = True

    def __init__(self, language: str) -> None:
        super().__init__(language)
        self._rules = set_up(self.game, language, options=self.setting["options"])
        self._bot = bot_for(self._rules, LEVELS[0])

    def think(self, update: Message) -> Message:
        """What a child would do."""
        view = msgspec.convert(update["view"], self._rules.view_type, strict=False)
        chance = Chance(bytes(32)).child(self._bot.wait(view))
        thought: Message = msgspec.to_builtins(self._bot.choose(view, self._rules.offers(view), chance), str_keys=True)
        return thought


class Bisonte(Thinking):
    """Two take turns: five without a point, and the sixth is a play, for a match ends after six (BIS-23)."""

    game = "bisonte"
    seats = 2
    options: ClassVar[Message] = {"words": "checked"}

    def move(self, seat: int, update: Message, _turn: int, _memory: Message) -> Message | None:
        """One tile for another, or a play."""
        view = update["view"]
        if view["on_turn"] != seat:
            return None
        if view["turn"] % 5 == 0:
            return self.think(update)
        return {"type": "exchange", "tiles": view["rack"][:1]}


class Loom(Thinking):
    """Four form words of their cards, and take them back."""

    game = "loom"
    seats = 4
    options: ClassVar[Message] = {"words": "dictionary", "rounds": 50}

    def is_ready(self, update: Message) -> bool:
        """All form words."""
        return bool(update["view"]["phase"] == "creation")

    def move(self, _seat: int, update: Message, turn: int, memory: Message) -> Message:
        """The same word again and again, and nothing in between."""
        if not memory:
            memory.update(self.think(update))
        return memory if turn % 2 and memory["type"] == "write" else {"type": "write"}


def kinds(tables: random.Random) -> Iterator[Kind]:
    """Half of all tables play Golf, a quarter Bisonte, a quarter the Loom, in both languages."""
    made = [kind(language) for kind in (Golf, Golf, Bisonte, Loom) for language in ("es", "en")]
    while True:
        yield from tables.sample(made, len(made))
