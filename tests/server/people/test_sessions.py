"""Guests and their cookies: at once, recognised for a year, and never by a forged one."""

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from sobremesa.engine import Malformed
from sobremesa.server.denial import Denied
from sobremesa.server.people.people import People
from sobremesa.server.people.sessions import MAX_AGE, Visit
from sobremesa.server.people.signing import Signing
from sobremesa.storage import Store
from tests.server.people.conftest import NOW

pytestmark = pytest.mark.anyio
DAY = 24 * 60 * 60 * 1_000
SECRET = "a secret that is long enough to be one"


def cookie_of(visit: Visit) -> str:
    assert visit.cookie is not None
    return visit.cookie


async def test_a_guest_is_recognised_by_the_cookie_of_the_first_visit(people: People, guest: Visit) -> None:
    again = await people.sessions.recognise(guest.cookie, now=NOW + 1)
    assert again is not None
    assert again.person == guest.person
    assert again.person.guest
    assert again.cookie is None


async def test_a_guest_without_a_name_gets_a_friendly_one(people: People) -> None:
    visit = await people.sessions.begin_as_guest(None, "es", now=NOW)
    assert len(visit.person.name.split()) == 2


async def test_a_name_that_is_none_makes_no_guest(people: People) -> None:
    with pytest.raises(Malformed, match="people-name-empty"):
        await people.sessions.begin_as_guest("\u200b", "es", now=NOW)
    with pytest.raises(Denied, match="people-name-reserved"):
        await people.sessions.begin_as_guest("Sobremesa", "es", now=NOW)


async def test_a_cookie_is_renewed_by_coming_back_and_ends_after_a_year_away(people: People, guest: Visit) -> None:
    later = await people.sessions.recognise(guest.cookie, now=NOW + 300 * DAY)
    assert later is not None
    assert await people.sessions.recognise(guest.cookie, now=NOW + MAX_AGE + 1) is None
    assert await people.sessions.recognise(later.cookie, now=NOW + MAX_AGE + 1) is not None


async def test_a_cookie_outlives_a_clock_that_was_put_back_and_has_its_time_from_then_on(
    people: People, guest: Visit
) -> None:
    put_back = NOW - 3 * 365 * DAY
    again = await people.sessions.recognise(guest.cookie, now=put_back)
    assert again is not None
    assert again.person.id == guest.person.id
    assert await people.sessions.recognise(again.cookie, now=put_back + 1) is not None
    # From here on the row says how long it is good for, though the first cookie is still from the future.
    for cookie in (guest.cookie, again.cookie):
        assert await people.sessions.recognise(cookie, now=put_back + MAX_AGE + 1) is None


async def test_a_forged_cookie_is_as_none(people: People, guest: Visit, other: Visit) -> None:
    mine, theirs = (cookie_of(visit) for visit in (guest, other))
    said, _, signature = mine.rpartition(".")
    forged = [
        "", ".", "..", "x", "ü", "\ud800", "x" * 100_000, mine[:-1], mine + "x", said, f".{signature}",
        f"{theirs.rpartition('.')[0]}.{signature}", mine.swapcase(),
        people.signing.sign("passkey", [guest.person.id, 0, NOW]),
    ]  # fmt: skip
    for cookie in forged:
        assert await people.sessions.recognise(cookie, now=NOW) is None, cookie[:80]
    assert await people.sessions.recognise(None, now=NOW) is None


async def test_what_we_signed_ourselves_but_is_no_session_is_as_none(people: People) -> None:
    for said in (None, 1, "x", [], ["a", "b", "c"], ["nobody", 0, NOW], [1, 2, 3, 4], {"person": 1}):
        assert await people.sessions.recognise(people.signing.sign("session", said), now=NOW) is None


@given(st.text(max_size=60))
@settings(max_examples=50, suppress_health_check=[HealthCheck.function_scoped_fixture])
def test_no_cookie_breaks_the_reading(cookie: str) -> None:
    signing = Signing(None, [SECRET])  # type: ignore[arg-type]
    assert signing.read("session", cookie) is None


async def test_signing_out_everywhere_leaves_this_device_alone_in(people: People, guest: Visit) -> None:
    here = await people.sessions.end_all(guest.person.id, now=NOW)
    assert await people.sessions.recognise(guest.cookie, now=NOW) is None
    assert await people.sessions.recognise(here.cookie, now=NOW) is not None


async def test_who_is_deleted_is_not_recognised(people: People, guest: Visit) -> None:
    await people.accounts.delete(guest.person.id, now=NOW)
    assert await people.sessions.recognise(guest.cookie, now=NOW) is None
    assert await people.names_of([guest.person.id]) == {guest.person.id: ""}
    with pytest.raises(Denied, match="people-signed-out"):
        await people.sessions.end_all(guest.person.id, now=NOW)


async def test_a_name_and_a_language_can_be_changed(people: People, guest: Visit) -> None:
    assert await people.sessions.rename(guest.person.id, "  Ana\u202e María ") == "Ana María"
    await people.sessions.set_language(guest.person.id, "en")
    again = await people.sessions.recognise(guest.cookie, now=NOW)
    assert again is not None
    assert (again.person.name, again.person.language) == ("Ana María", "en")


async def test_being_here_is_noted(people: People, guest: Visit) -> None:
    await people.sessions.recognise(guest.cookie, now=NOW + DAY)
    again = await people.sessions.recognise(guest.cookie, now=NOW + DAY)
    assert again is not None
    assert again.person.seen_at == NOW + DAY


async def test_a_cookie_is_good_on_every_node(people: People, guest: Visit, store: Store) -> None:
    node = People(store)
    await node.start(now=NOW)
    assert await node.sessions.recognise(guest.cookie, now=NOW) is not None
    node.close()


async def test_secrets_change_and_cookies_of_earlier_ones_stay_good(people: People, guest: Visit, store: Store) -> None:
    node = People(store)
    later = NOW + 100 * DAY
    await node.start(now=later)
    assert await node.sessions.recognise(guest.cookie, now=later) is not None
    fresh = await node.sessions.begin_as_guest("Luz", "es", now=later)
    # A node that has not read the new secret yet reads it when it meets a cookie that it cannot read.
    assert await people.sessions.recognise(fresh.cookie, now=later) is not None
    node.close()


async def test_a_secret_goes_when_nothing_signed_with_it_can_be_valid(
    people: People, guest: Visit, store: Store
) -> None:
    for days in (100, 500):
        await people.start(now=NOW + days * DAY)
    assert people.signing.read("session", cookie_of(guest)) is None


async def test_secrets_from_the_environment_stand_in_for_those_of_the_store(store: Store) -> None:
    first, second = People(store, secrets=[SECRET]), People(store, secrets=["another " + SECRET, SECRET])
    for house in (first, second):
        await house.start(now=NOW)
    visit = await first.sessions.begin_as_guest("Ana", "es", now=NOW)
    assert await second.sessions.recognise(visit.cookie, now=NOW) is not None
    third = People(store, secrets=[f"{SECRET} no more"])
    await third.start(now=NOW)
    assert await third.sessions.recognise(visit.cookie, now=NOW) is None
    for house in (first, second, third):
        house.close()


async def test_a_secret_that_is_too_short_is_told_at_the_start(store: Store) -> None:
    with pytest.raises(ValueError, match="32 characters"):
        Signing(store, ["short"])


async def test_guests_who_stay_away_for_long_are_forgotten(people: People, guest: Visit, other: Visit) -> None:
    await people.accounts.open(other.person.id, "ben", "a long enough one", now=NOW)
    assert await people.forget_guests(now=NOW + 399 * DAY) == 0
    assert await people.forget_guests(now=NOW + 401 * DAY) == 1
    assert await people.names_of([guest.person.id, other.person.id]) == {guest.person.id: "", other.person.id: "Ben"}
