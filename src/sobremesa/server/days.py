"""The match of the day: one for each game and language, with the same seed for all who play it (TAB-3).

The seed comes from a secret of the store, so that all nodes know it and nobody else does. It is told to nobody before
the day is over and the last table that has it is closed.
"""

import secrets
from collections.abc import Sequence
from datetime import UTC, datetime, timedelta
from hashlib import blake2b

import msgspec

from sobremesa.editions.texts import LANGUAGES, Language
from sobremesa.engine import commitment
from sobremesa.engine.chance import SEED_BYTES
from sobremesa.games import GAMES
from sobremesa.server.rooms.household import Household
from sobremesa.storage.daily import Try, count_running, take_try
from sobremesa.storage.people.secrets import secrets_for
from sobremesa.table import Daily, Phase, Setting
from sobremesa.table.setting import OptionValue

LEVEL = "club"
"""Whom everybody plays against; Word Golf is played against Luis (GOL-25)."""
OPTIONS: dict[str, dict[str, OptionValue]] = {
    "buffet": {"words": "dictionary"},
    "golf": {"words": "dictionary"},
    "bisonte": {"words": "checked", "minutes": 15},
    "loom": {"words": "dictionary", "rounds": 5},
}
SEATS = {"buffet": 2, "golf": 1, "bisonte": 2, "loom": 2}
OVER = (Phase.ENDED, Phase.CLOSED)
_PURPOSE = "daily"
_MILLISECONDS = 1_000


class Which(msgspec.Struct, frozen=True, order=True):
    """One of the matches of a day."""

    day: str
    game: str
    language: Language

    @property
    def daily(self) -> Daily:
        """As its tables know it."""
        ends = datetime.fromisoformat(self.day).replace(tzinfo=UTC) + timedelta(days=1)
        return Daily(self.day, int(ends.timestamp()) * _MILLISECONDS)

    @property
    def setting(self) -> Setting:
        """How it is played: by all alike, and with nobody looking on, who might play it later."""
        return Setting(
            self.game,
            self.language,
            OPTIONS[self.game],
            SEATS[self.game],
            pace="quick",
            stand_ins="",
            chat=False,
            reactions=False,
            spectators=False,
        )


def day_of(now: int) -> str:
    """The day, by the clock of Greenwich: `2026-11-15`."""
    return datetime.fromtimestamp(now / _MILLISECONDS, UTC).date().isoformat()


def is_day(written: str, now: int) -> bool:
    """Whether this is a day that has begun."""
    try:
        return datetime.fromisoformat(written).date().isoformat() == written <= day_of(now)
    except ValueError:
        return False


def matches_of(day: str) -> list[Which]:
    """All matches of a day."""
    return [Which(day, game, language) for game in GAMES for language in LANGUAGES]


def which_of(daily: Daily, setting: Setting) -> Which:
    """The match of a day that a table is for."""
    return Which(daily.day, setting.game, "es" if setting.language == "es" else "en")


class Days:
    """Knows the seeds, and who may hear of them."""

    def __init__(self, house: Household) -> None:
        self._house = house
        self._key = b""
        self._revealed: set[Which] = set()
        house.daily_seed = self._seed_of_table

    async def start(self) -> None:
        """Read the secret, or make it; before the first request."""
        fresh, now = secrets.token_urlsafe(32), self._house.now()
        made = await self._house.store.run(lambda at: secrets_for(at, _PURPOSE, fresh=fresh, at=now))
        self._key = made[0][0].encode()

    def commitment(self, which: Which) -> str:
        """What is published while the day lasts."""
        return commitment(self._seed(which))

    async def seed(self, which: Which) -> str | None:
        """The seed, once it may be known."""
        return self._seed(which).hex() if await self.is_revealed(which) else None

    async def is_revealed(self, which: Which) -> bool:
        """Whether the day is over, and every table that has its seed (TAB-3)."""
        if which not in self._revealed and self._house.now() >= which.daily.over_at:
            running = await self._house.store.look(
                lambda at: count_running(at, which.day, which.game, which.language, OVER)
            )
            if not running:
                # Nobody can begin it any more, so that it stays so.
                self._revealed.add(which)
        return which in self._revealed

    async def take_try(self, which: Which, ids: Sequence[str]) -> str:
        """The table of somebody's one try; it may have to be opened still."""
        tried = Try(which.game, which.language, ids[0], self._house.new_table())
        now = self._house.now()
        return await self._house.store.run(lambda at: take_try(at, tried, ids, day=which.day, at=now))

    def _seed_of_table(self, daily: Daily, setting: Setting) -> bytes:
        return self._seed(which_of(daily, setting))

    def _seed(self, which: Which) -> bytes:
        assert self._key, "the secret is read at the start"
        named = f"{which.day}/{which.game}/{which.language}".encode()
        return blake2b(named, key=self._key, digest_size=SEED_BYTES, person=b"sobremesa.daily").digest()
