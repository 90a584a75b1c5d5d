"""Games that are set up once and shared by all tables that play them alike."""

from collections import OrderedDict
from collections.abc import Callable
from functools import cache
from typing import Any

import msgspec

from sobremesa.bots import LEVELS
from sobremesa.editions import available, layouts, set_up
from sobremesa.engine import OwnWords, Refused
from sobremesa.games import METAS
from sobremesa.parts.own_words import house_of
from sobremesa.table.setting import AnyGame, Setting

_LANGUAGES = ("es", "en")
_MOST_GAMES = 200
_MOST_WITH_OWN_WORDS = 50
"""An LRU cache of its own, so that these tables cannot evict shared games."""


class _Made:
    """An LRU cache of games."""

    def __init__(self, most: int) -> None:
        self._games: OrderedDict[bytes, AnyGame] = OrderedDict()
        self._most = most

    def __len__(self) -> int:
        return len(self._games)

    def find(self, key: bytes, make: Callable[[], AnyGame]) -> AnyGame:
        """The game that is known by this key, made where it is new."""
        if key not in self._games:
            self._games[key] = make()
            if len(self._games) > self._most:
                self._games.popitem(last=False)
        self._games.move_to_end(key)
        return self._games[key]


class GameShelf:
    """The shelf of the house: boxes and dictionaries come from files, so each game is made once."""

    def __init__(self) -> None:
        self._games = _Made(_MOST_GAMES)
        self._with_own_words = _Made(_MOST_WITH_OWN_WORDS)
        self._turns = {meta.id: meta.takes_turns for meta in METAS}

    def game(self, setting: Setting) -> AnyGame:
        """The game with these options; `Refused` by TAB-14 if there is none."""
        if setting.language not in _LANGUAGES:
            fits = ", ".join(_LANGUAGES)
            raise Refused("TAB-14", "tab-14-bad-value", option="language", value=setting.language[:40], fits=fits)
        _check_edition(setting)
        house = house_of(setting.words)
        chosen = (setting.game, setting.language, setting.edition, sorted(setting.options.items()), house.digest)

        def make() -> AnyGame:
            if setting.words.count:
                shared: Any = self.game(msgspec.structs.replace(setting, words=OwnWords()))
                game: AnyGame = shared.with_house(house)
                return game
            return set_up(setting.game, setting.language, options=setting.options, edition=setting.edition or None)

        made = self._with_own_words if setting.words.count else self._games
        return made.find(msgspec.json.encode(chosen), make)

    def levels(self) -> tuple[str, ...]:
        """The levels of bots, weakest first."""
        return LEVELS

    def takes_turns(self, game: str) -> bool:
        """Whether its seats play one after another (TAB-6)."""
        return self._turns.get(game, False)


@cache
def boxes(game: str, language: str) -> tuple[str, ...]:
    """The boxes of a game in a language by their names; others, such as somebody's own files, are not for tables."""
    return tuple(name for name in available(game) if name.partition("-")[0] == language)


def _check_edition(setting: Setting) -> None:
    """`Refused` where there is no such box, or no such board beside it (TAB-14, BIS-C2)."""
    known, boards = boxes(setting.game, setting.language), layouts(setting.game)
    if setting.edition and setting.edition not in {*known, *(f"{box}+{board}" for box in known for board in boards)}:
        value, fits = setting.edition[:40], ", ".join(known)
        raise Refused("TAB-14", "tab-14-bad-value", option="edition", value=value, fits=fits)
