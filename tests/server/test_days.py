"""What a day is dealt from: drawn when it begins, the same at every node, and as it was for days of before."""

from hashlib import blake2b

import pytest

from sobremesa.engine import commitment
from sobremesa.server.clock import WallClock
from sobremesa.server.days import Days, Which, begins_at, day_of, matches_of
from sobremesa.storage import Store
from sobremesa.storage.daily import Try, known_secret, take_try
from sobremesa.storage.people.secrets import secrets_for
from tests.server.nodes import node_on

pytestmark = pytest.mark.anyio
HOUR = 60 * 60 * 1000


async def days_of(store: Store, name: str, clock: WallClock) -> Days:
    """The days as a node knows them."""
    days = Days(node_on(store, name, clock).house)
    await days.start()
    return days


async def commitments(days: Days, day: str) -> list[str]:
    """To all deals of a day, ranked or not."""
    ranked = matches_of(day)
    both = (*ranked, *(Which(each.day, each.game, each.language, ranked=False) for each in ranked))
    return [await days.commitment(which) for which in both]


async def is_drawn(store: Store, day: str) -> bool:
    """Whether the store holds a secret of this day's own."""
    return await store.look(lambda at: known_secret(at, day)) is not None


async def test_the_deal_of_a_day_is_drawn_when_it_begins_and_is_nowhere_before(store: Store) -> None:
    """TAB-3: not even somebody with the database knows tomorrow's."""
    clock = WallClock()
    here, elsewhere = await days_of(store, "here", clock), await days_of(store, "elsewhere", clock)
    told: dict[str, list[str]] = {}
    for _ in range(2):
        # Noon of the next day.
        clock.follow(begins_at(day_of(clock.now())) + 36 * HOUR)
        today = day_of(clock.now())
        tomorrow = day_of(clock.now() + 24 * HOUR)
        told[today] = await commitments(here, today)
        assert await commitments(elsewhere, today) == told[today]
        assert await is_drawn(store, today)
        assert not await is_drawn(store, tomorrow)
    first, second = told
    # A day that is over stays what it was, also at a node that was not there.
    assert await commitments(await days_of(store, "later", clock), first) == told[first]
    assert len({*told[first], *told[second]}) == 32


async def test_a_day_that_was_played_before_days_had_secrets_can_still_be_verified(store: Store) -> None:
    """TAB-3."""
    clock = WallClock()
    clock.follow(begins_at(day_of(clock.now())) + 36 * HOUR)
    days, today = await days_of(store, "here", clock), day_of(clock.now())
    tried = Try("golf", "es", "ana", "table")
    await store.run(lambda at: take_try(at, tried, ["ana"], day=today, at=1))
    ((secret, _),) = await store.run(lambda at: secrets_for(at, "daily", fresh="", at=0))
    for day in (today, "2026-01-01"):
        named = f"{day}/golf/es".encode()
        seed = blake2b(named, key=secret.encode(), digest_size=32, person=b"sobremesa.daily").digest()
        assert await days.commitment(Which(day, "golf", "es")) == commitment(seed)
        assert not await is_drawn(store, day)
