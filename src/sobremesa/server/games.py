"""Games that are set up once and shared by all tables that play them alike."""

from collections import OrderedDict
from collections.abc import Callable
from functools import lru_cache
from typing import Any

import msgspec
import structlog

from sobremesa.bots import LEVELS
from sobremesa.editions import available, layouts, set_up
from sobremesa.engine import OwnWords, Refused
from sobremesa.games import GAMES, METAS
from sobremesa.lexicon.files import LexiconDamaged, LexiconMissing
from sobremesa.parts.own_words import house_of
from sobremesa.server.denial import Denial, Denied
from sobremesa.table.setting import AnyGame, Setting

_log = structlog.get_logger()
_LANGUAGES = ("es", "en")
_LATER = 10_000
"""Milliseconds; words are built in minutes."""
GAME_COST = 4 * 1024
"""Bytes of a game beside its box and its dictionaries, which all share: 1.6 kB (Bisonte) to 3.1 kB (Loom)."""
WORD_COST = 256
"""Bytes of each word of a table's own: 140 to 230, by its length."""
MOST_SHARED = 2 * 1024 * 1024
"""Bytes of games without words of their own that are kept: 512 of them."""
MOST_WITH_OWN_WORDS = 2 * 1024 * 1024
"""The same for an LRU cache of its own, so that these tables cannot evict shared games: 37 with 200 words each."""


class _Made:
    """An LRU cache of games, bounded by what they cost."""

    def __init__(self, most: int) -> None:
        self._games: OrderedDict[bytes, tuple[AnyGame, int]] = OrderedDict()
        self._most = most
        self.cost = 0

    def __len__(self) -> int:
        return len(self._games)

    def find(self, key: bytes, cost: int, make: Callable[[], AnyGame]) -> AnyGame:
        """The game that is known by this key, made where it is new."""
        if key not in self._games:
            self._games[key] = (make(), cost)
            self.cost += cost
            while self.cost > self._most and len(self._games) > 1:
                _, (_, freed) = self._games.popitem(last=False)
                self.cost -= freed
        self._games.move_to_end(key)
        return self._games[key][0]


class GameShelf:
    """The shelf of the house: boxes and dictionaries come from files, so each game is made once."""

    def __init__(self) -> None:
        self._games = _Made(MOST_SHARED)
        self._with_own_words = _Made(MOST_WITH_OWN_WORDS)
        self._turns = {meta.id: meta.takes_turns for meta in METAS}

    def game(self, setting: Setting) -> AnyGame:
        """The game with these options; `Refused` by TAB-14 if there is none, `Denied` while its words are missing."""
        if setting.language not in _LANGUAGES:
            fits = ", ".join(_LANGUAGES)
            raise Refused("TAB-14", "tab-14-bad-value", option="language", value=setting.language[:40], fits=fits)
        if setting.game not in GAMES:
            # Before anything is looked up or remembered by its name.
            raise Refused("TAB-14", "tab-14-unknown-game", game=setting.game[:40], known=", ".join(GAMES))
        _check_edition(setting)
        house = house_of(setting.words)
        chosen = (setting.game, setting.language, setting.edition, sorted(setting.options.items()), house.digest)

        def make() -> AnyGame:
            if setting.words.count:
                shared: Any = self.game(msgspec.structs.replace(setting, words=OwnWords()))
                game: AnyGame = shared.with_house(house)
                return game
            return _set_up(setting)

        made = self._with_own_words if setting.words.count else self._games
        return made.find(msgspec.json.encode(chosen), GAME_COST + WORD_COST * setting.words.count, make)

    def levels(self) -> tuple[str, ...]:
        """The levels of bots, weakest first."""
        return LEVELS

    def takes_turns(self, game: str) -> bool:
        """Whether its seats play one after another (TAB-6)."""
        return self._turns.get(game, False)


def _set_up(setting: Setting) -> AnyGame:
    try:
        return set_up(setting.game, setting.language, options=setting.options, edition=setting.edition or None)
    except (LexiconMissing, LexiconDamaged) as problem:
        _log.error("words-missing", problem=str(problem))
        raise Denied(Denial.BUSY, "server-no-words", retry_after=_LATER) from None


@lru_cache(maxsize=32)
def boxes(game: str, language: str) -> tuple[str, ...]:
    """The boxes of a game in a language by their names; others, such as somebody's own files, are not for tables."""
    return tuple(name for name in available(game) if name.partition("-")[0] == language)


def _check_edition(setting: Setting) -> None:
    """`Refused` where there is no such box, or no such board beside it (TAB-14, BIS-C2)."""
    known, boards = boxes(setting.game, setting.language), layouts(setting.game)
    if setting.edition and setting.edition not in {*known, *(f"{box}+{board}" for box in known for board in boards)}:
        value, fits = setting.edition[:40], ", ".join(known)
        raise Refused("TAB-14", "tab-14-bad-value", option="edition", value=value, fits=fits)
