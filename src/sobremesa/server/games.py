"""Games that are set up once and shared by all tables that play them alike."""

from collections import OrderedDict

import msgspec

from sobremesa.bots import LEVELS
from sobremesa.editions import set_up
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
        key = msgspec.json.encode((setting.game, setting.language, sorted(setting.options.items())))
        if key not in self._games:
            self._games[key] = set_up(setting.game, setting.language, options=setting.options)
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
