"""Games that are set up once and shared by all tables that play them alike."""

from collections import OrderedDict
from functools import cache

import msgspec

from sobremesa.bots import LEVELS
from sobremesa.editions import available, layouts, set_up
from sobremesa.engine import Refused
from sobremesa.games import METAS
from sobremesa.table.setting import AnyGame, Setting

_LANGUAGES = ("es", "en")
_MOST_GAMES = 200


class GameShelf:
    """The shelf of the house: boxes and dictionaries come from files, so each game is made once."""

    def __init__(self) -> None:
        self._games: OrderedDict[bytes, AnyGame] = OrderedDict()
        self._turns = {meta.id: meta.takes_turns for meta in METAS}

    def game(self, setting: Setting) -> AnyGame:
        """The game with these options; `Refused` by TAB-14 if there is none."""
        if setting.language not in _LANGUAGES:
            fits = ", ".join(_LANGUAGES)
            raise Refused("TAB-14", "tab-14-bad-value", option="language", value=setting.language[:40], fits=fits)
        _check_edition(setting)
        key = msgspec.json.encode((setting.game, setting.language, setting.edition, sorted(setting.options.items())))
        if key not in self._games:
            box = setting.edition or None
            self._games[key] = set_up(setting.game, setting.language, options=setting.options, edition=box)
            if len(self._games) > _MOST_GAMES:
                self._games.popitem(last=False)
        self._games.move_to_end(key)
        return self._games[key]

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
