"""How often somebody may ask: buckets that fill again, by person, by address, by account and by device.

Time comes in with each question, and a node counts for itself: several nodes let through as many times as much, which
is still no flood. What one address may do is measured by a class of thirty behind one router.
"""

from collections import OrderedDict
from collections.abc import Mapping
from enum import StrEnum
from typing import Literal, TypeAlias

import msgspec

from sobremesa.server.denial import Denial, Denied

_SECOND = 1_000
_MINUTE = 60 * _SECOND
_HOUR = 60 * _MINUTE


class Kind(StrEnum):
    """What is counted."""

    GUEST = "guest"
    ACCOUNT = "account"
    LOGIN = "login"
    PASSKEY = "passkey"
    CONFIRM = "confirm"
    RECOVERY = "recovery"
    OPENING = "opening"
    JOIN = "join"
    CODE = "code"
    ACTION = "action"
    PREVIEW = "preview"
    HINT = "hint"
    CHAT = "chat"
    REPORT = "report"
    LOOK = "look"
    COACH = "coach"
    WORD = "word"
    POCKET = "pocket"
    PRINT = "print"


By: TypeAlias = Literal["person", "address", "account", "pair", "device"]
"""A pair is an account with an address, a device an account with a browser from which its owner has signed in."""


class Limit(msgspec.Struct, frozen=True):
    """So many at once, and as many again within `per` milliseconds, spread evenly."""

    most: int
    per: int


LIMITS: Mapping[tuple[Kind, By], Limit] = {
    (Kind.GUEST, "address"): Limit(60, _MINUTE),
    (Kind.ACCOUNT, "person"): Limit(5, 10 * _MINUTE),
    (Kind.ACCOUNT, "address"): Limit(40, 10 * _MINUTE),
    # By account and address together: nobody uses up the tries of an owner who comes from elsewhere (`tries`).
    (Kind.LOGIN, "pair"): Limit(10, 10 * _MINUTE),
    (Kind.LOGIN, "device"): Limit(10, 10 * _MINUTE),
    (Kind.LOGIN, "account"): Limit(100, _HOUR),
    (Kind.LOGIN, "address"): Limit(60, 10 * _MINUTE),
    # Nobody guesses a passkey, and wrong passwords from the same address must not keep one out.
    (Kind.PASSKEY, "address"): Limit(120, 10 * _MINUTE),
    # By person: whoever is in says a password once more, and nobody outside can use up their tries.
    (Kind.CONFIRM, "person"): Limit(10, 10 * _MINUTE),
    (Kind.CONFIRM, "address"): Limit(60, 10 * _MINUTE),
    # Codes have 79 random bits: how many addresses try is all the same.
    (Kind.RECOVERY, "pair"): Limit(5, _HOUR),
    (Kind.RECOVERY, "device"): Limit(5, _HOUR),
    (Kind.RECOVERY, "address"): Limit(20, _HOUR),
    (Kind.OPENING, "person"): Limit(10, 10 * _MINUTE),
    (Kind.OPENING, "address"): Limit(100, 10 * _MINUTE),
    (Kind.JOIN, "person"): Limit(20, _MINUTE),
    (Kind.JOIN, "address"): Limit(120, _MINUTE),
    # Codes of private tables can be guessed by trying.
    (Kind.CODE, "person"): Limit(10, _MINUTE),
    (Kind.CODE, "address"): Limit(90, _MINUTE),
    (Kind.ACTION, "person"): Limit(60, 6 * _SECOND),
    (Kind.ACTION, "address"): Limit(1_800, 6 * _SECOND),
    (Kind.PREVIEW, "person"): Limit(40, 4 * _SECOND),
    (Kind.PREVIEW, "address"): Limit(1_200, 4 * _SECOND),
    (Kind.HINT, "person"): Limit(10, _MINUTE),
    (Kind.HINT, "address"): Limit(300, _MINUTE),
    (Kind.CHAT, "person"): Limit(8, 20 * _SECOND),
    (Kind.CHAT, "address"): Limit(240, 20 * _SECOND),
    (Kind.REPORT, "person"): Limit(5, 10 * _MINUTE),
    (Kind.REPORT, "address"): Limit(60, 10 * _MINUTE),
    # Somebody who walks through a long match asks again and again.
    (Kind.LOOK, "person"): Limit(60, 30 * _SECOND),
    (Kind.LOOK, "address"): Limit(900, 30 * _SECOND),
    (Kind.COACH, "person"): Limit(10, 10 * _MINUTE),
    (Kind.COACH, "address"): Limit(60, 10 * _MINUTE),
    # A dictionary on the table, and no way to read it through.
    (Kind.WORD, "person"): Limit(30, _MINUTE),
    (Kind.WORD, "address"): Limit(600, _MINUTE),
    # Both languages with their meanings are thirty files, and a class downloads them at once.
    (Kind.POCKET, "address"): Limit(1_200, 10 * _MINUTE),
    # Seconds of work each; a family tries another paper, a class prints for every table.
    (Kind.PRINT, "person"): Limit(12, 10 * _MINUTE),
    (Kind.PRINT, "address"): Limit(60, 10 * _MINUTE),
}
_TRIES = {Kind.LOGIN, Kind.CONFIRM, Kind.RECOVERY, Kind.CODE}


class Limits:
    """All buckets of a node, the most recently used of them; one that was forgotten is full again."""

    def __init__(self, limits: Mapping[tuple[Kind, By], Limit] = LIMITS, *, most_buckets: int = 100_000) -> None:
        self._limits = limits
        self._most_buckets = most_buckets
        # When a bucket will be full again, in fractions of a millisecond of which its limit has `most` in one.
        self._full_at: OrderedDict[tuple[Kind, By, str], int] = OrderedDict()

    def __len__(self) -> int:
        """How many buckets are remembered."""
        return len(self._full_at)

    def ask(
        self,
        kind: Kind,
        *,
        now: int,
        person: str | None = None,
        address: str | None = None,
        account: str | None = None,
        pair: str | None = None,
        device: str | None = None,
    ) -> int:
        """0 if it may happen, which then counts; else the milliseconds to wait, and nothing has been counted."""
        named: tuple[tuple[By, str | None], ...] = (
            ("person", person),
            ("address", address),
            ("account", account),
            ("pair", pair),
            ("device", device),
        )
        taken: list[tuple[tuple[Kind, By, str], int]] = []
        wait = 0
        for by, who in named:
            limit = self._limits.get((kind, by))
            if who is None or limit is None:
                continue
            bucket = (kind, by, who)
            full_at = max(self._full_at.get(bucket, 0), now * limit.most) + limit.per
            taken.append((bucket, full_at))
            over = full_at - (now + limit.per) * limit.most
            wait = max(wait, -(-over // limit.most))
        if not wait:
            self._take(taken)
        return wait

    def check(
        self,
        kind: Kind,
        *,
        now: int,
        person: str | None = None,
        address: str | None = None,
    ) -> None:
        """As `ask`, and `Denied` where one has to wait."""
        wait = self.ask(kind, now=now, person=person, address=address)
        if wait:
            raise too_often(kind, wait)

    def _take(self, taken: list[tuple[tuple[Kind, By, str], int]]) -> None:
        for bucket, full_at in taken:
            self._full_at[bucket] = full_at
            self._full_at.move_to_end(bucket)
        while len(self._full_at) > self._most_buckets:
            self._full_at.popitem(last=False)


def too_often(kind: Kind, wait: int) -> Denied:
    """What somebody hears who has to wait for so many milliseconds."""
    said = "limit-too-many-tries" if kind in _TRIES else "limit-too-fast"
    return Denied(Denial.TOO_OFTEN, said, retry_after=wait, seconds=-(-wait // _SECOND))
