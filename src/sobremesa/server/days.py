"""The match of the day: one for each game and language, with the same seed for all who play it (TAB-3).

There are two deals: one for those who count in the ranking and one for everybody else, so that nobody can look at the
ranked one as a guest first. Both come from a secret that is drawn at random when the day begins. It is kept in the
store, so that all nodes know it and nobody else does. A seed is told to nobody before the day is over and the last
table that has it is closed.
"""

import secrets
from collections.abc import Sequence
from datetime import UTC, datetime
from hashlib import blake2b

import msgspec

from sobremesa.editions.texts import LANGUAGES, Language
from sobremesa.engine import commitment
from sobremesa.engine.chance import SEED_BYTES
from sobremesa.games import GAMES
from sobremesa.server.rooms.household import Household
from sobremesa.storage.daily import Try, count_running, known_secret, secret_of_day, take_try
from sobremesa.storage.people.persons import account_opened_at
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
_DAY = 24 * 60 * 60 * _MILLISECONDS
_MOST_REMEMBERED = 10_000


class Which(msgspec.Struct, frozen=True, order=True):
    """One of the matches of a day."""

    day: str
    game: str
    language: Language
    ranked: bool = True
    """Which of its two deals."""

    @property
    def daily(self) -> Daily:
        """As its tables know it."""
        return Daily(self.day, begins_at(self.day) + _DAY, self.ranked)

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


def begins_at(day: str) -> int:
    """The wall time at which a day begins."""
    return int(datetime.fromisoformat(day).replace(tzinfo=UTC).timestamp()) * _MILLISECONDS


def is_day(written: str, now: int) -> bool:
    """Whether this is a day that has begun."""
    try:
        return datetime.fromisoformat(written).date().isoformat() == written <= day_of(now)
    except ValueError:
        return False


def matches_of(day: str) -> list[Which]:
    """All matches of a day, as they are ranked."""
    return [Which(day, game, language) for game in GAMES for language in LANGUAGES]


def which_of(daily: Daily, setting: Setting) -> Which:
    """The match of a day that a table is for."""
    return Which(daily.day, setting.game, "es" if setting.language == "es" else "en", daily.ranked)


class Days:
    """Knows the seeds, and who may hear of them."""

    def __init__(self, house: Household) -> None:
        self._house = house
        self._old_key = b""
        self._keys: dict[str, bytes] = {}
        """By day: those that have a secret of their own, and those of which there is a table here."""
        self._revealed: set[Which] = set()
        house.daily_seed = self._seed_of_table
        house.on_daily = self._read_for_table

    async def start(self) -> None:
        """Read the secret of the days that had none of their own, or make it; before the first request."""
        fresh, now = secrets.token_urlsafe(32), self._house.now()
        made = await self._house.store.run(lambda at: secrets_for(at, _PURPOSE, fresh=fresh, at=now))
        self._old_key = made[0][0].encode()

    async def commitment(self, which: Which) -> str:
        """What is published while the day lasts."""
        return commitment(_seed(which, await self._read(which.day)))

    async def seed(self, which: Which) -> str | None:
        """The seed, once it may be known."""
        return _seed(which, await self._read(which.day)).hex() if await self.is_revealed(which) else None

    async def is_ranked(self, person: str, day: str) -> bool:
        """Whether somebody plays for the ranking of a day: with an account that was opened before it began."""
        opened = await self._house.store.look(lambda at: account_opened_at(at, person))
        return opened is not None and opened < begins_at(day)

    async def is_revealed(self, which: Which) -> bool:
        """Whether the day is over, and every table that has its seed (TAB-3)."""
        if which not in self._revealed and self._house.now() >= which.daily.over_at:
            running = await self._house.store.look(
                lambda at: count_running(at, which.day, which.game, which.language, OVER, ranked=which.ranked)
            )
            if not running:
                # Nobody can begin it any more, so that it stays so.
                if len(self._revealed) >= _MOST_REMEMBERED:
                    self._revealed.clear()
                self._revealed.add(which)
        return which in self._revealed

    async def take_try(self, which: Which, ids: Sequence[str]) -> tuple[str, Which]:
        """The table of somebody's one try, which may have to be opened still, and which deal it has."""
        # Before the try is written, for a day that was tried without a secret is an old one.
        await self._read(which.day)
        tried = Try(which.game, which.language, ids[0], self._house.new_table(), which.ranked)
        now = self._house.now()
        taken = await self._house.store.run(lambda at: take_try(at, tried, ids, day=which.day, at=now))
        return taken.table, msgspec.structs.replace(which, ranked=taken.ranked)

    async def _read(self, day: str) -> bytes:
        """The secret of a day; the first node that asks for today's draws it."""
        known = self._keys.get(day)
        if known is not None:
            return known
        fresh, now = secrets.token_urlsafe(32), self._house.now()
        if day == day_of(now):
            secret = await self._house.store.run(lambda at: secret_of_day(at, day, fresh=fresh, at=now))
        else:
            secret = await self._house.store.look(lambda at: known_secret(at, day))
            if secret is None:
                # There is no end of days that anybody may ask for, and none of them need be remembered.
                return self._old_key
        self._keys[day] = self._old_key if secret is None else secret.encode()
        return self._keys[day]

    async def _read_for_table(self, daily: Daily) -> None:
        self._keys[daily.day] = await self._read(daily.day)

    def _seed_of_table(self, daily: Daily, setting: Setting) -> bytes:
        return _seed(which_of(daily, setting), self._keys[daily.day])


def _seed(which: Which, key: bytes) -> bytes:
    named = f"{which.day}/{which.game}/{which.language}{'' if which.ranked else '/unranked'}".encode()
    return blake2b(named, key=key, digest_size=SEED_BYTES, person=b"sobremesa.daily").digest()
