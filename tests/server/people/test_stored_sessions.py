"""Sessions in the store: listed, ended one by one and for ever, bounded, and written now and then."""

import asyncio
import secrets
from typing import Any

import pytest

from sobremesa.server.denial import Denied
from sobremesa.server.people.devices import Device
from sobremesa.server.people.people import People
from sobremesa.server.people.sessions import MAX_AGE, MOST, Visit
from sobremesa.server.people.tokens import Scope
from sobremesa.storage import Store
from sobremesa.storage.people.persons import Person
from tests.server.people.conftest import NOW

pytestmark = pytest.mark.anyio
MINUTE = 60_000
DAY = 24 * 60 * MINUTE
PASSWORD = "ocho sillas y un mantel"
PHONE, LAPTOP = Device("firefox", "android", "a" * 26), Device("chrome", "linux", "b" * 26)


@pytest.fixture
async def ana(people: People, guest: Visit) -> Visit:
    """Somebody who has just opened an account on her phone."""
    return (await people.accounts.open(guest.person.id, "ana", PASSWORD, now=NOW, device=PHONE)).visit


def older_cookie(people: People, person: Person, *, issued: int = NOW) -> str:
    """A cookie from before sessions were stored."""
    return people.signing.sign("session", [person.id, person.epoch, issued, secrets.token_urlsafe(9)])


async def is_in(people: People, cookie: str | None, now: int = NOW) -> bool:
    return await people.sessions.recognise(cookie, now=now) is not None


async def knows(people: People, device: Device, login: str = "ana") -> bool:
    return await people.sessions.knows(login, device)


async def test_sessions_are_listed_with_their_browsers_and_times_those_seen_last_first(
    people: People, ana: Visit
) -> None:
    laptop = await people.accounts.sign_in("ana", PASSWORD, now=NOW + MINUTE, device=LAPTOP)
    listed = await people.sessions.listed(ana.person.id)
    assert [(each.id, each.browser, each.system, each.created_at) for each in listed] == [
        (laptop.session, "chrome", "linux", NOW + MINUTE),
        (ana.session, "firefox", "android", NOW),
    ]
    await people.sessions.recognise(ana.cookie, now=NOW + 11 * MINUTE)
    assert [each.seen_at for each in await people.sessions.listed(ana.person.id)] == [NOW + 11 * MINUTE, NOW + MINUTE]


async def test_one_session_is_ended_by_itself_and_no_copy_of_its_cookie_works_any_more(
    people: People, ana: Visit
) -> None:
    laptop = await people.accounts.sign_in("ana", PASSWORD, now=NOW, device=LAPTOP)
    await people.sessions.revoke(ana.person.id, laptop.session, now=NOW)
    assert not await is_in(people, laptop.cookie)
    assert await is_in(people, ana.cookie)
    assert [each.id for each in await people.sessions.listed(ana.person.id)] == [ana.session]
    with pytest.raises(Denied, match="people-no-such-session"):
        await people.sessions.revoke(ana.person.id, laptop.session, now=NOW)


async def test_nobody_ends_a_session_of_somebody_else(people: People, ana: Visit, other: Visit) -> None:
    for session in (ana.session, "", "x", "ü" * 90):
        with pytest.raises(Denied, match="people-no-such-session"):
            await people.sessions.revoke(other.person.id, session, now=NOW)
    assert await is_in(people, ana.cookie)


async def test_whoever_signs_out_here_is_out_with_every_copy_of_the_cookie_and_nowhere_else(
    people: People, ana: Visit, other: Visit
) -> None:
    laptop = await people.accounts.sign_in("ana", PASSWORD, now=NOW, device=LAPTOP)
    for visit in (laptop, other):
        await people.sessions.end(visit.person.id, visit.session, now=NOW)
        assert not await is_in(people, visit.cookie)
    assert await is_in(people, ana.cookie)


async def test_signing_in_again_in_the_same_browser_takes_the_place_of_its_session(people: People, ana: Visit) -> None:
    again = await people.accounts.sign_in("ana", PASSWORD, now=NOW, device=PHONE)
    assert not await is_in(people, ana.cookie)
    assert [each.id for each in await people.sessions.listed(ana.person.id)] == [again.session]
    elsewhere = await people.accounts.sign_in("ana", PASSWORD, now=NOW)
    assert await is_in(people, again.cookie)
    assert elsewhere.device not in ("", PHONE.id), "a browser that is not known gets an id"


async def test_the_oldest_of_too_many_sessions_ends(people: People, ana: Visit) -> None:
    newer = [await people.accounts.sign_in("ana", PASSWORD, now=NOW + number) for number in range(1, MOST + 1)]
    assert not await is_in(people, ana.cookie)
    assert [await is_in(people, visit.cookie) for visit in (newer[0], newer[-1])] == [True, True]
    assert len(await people.sessions.listed(ana.person.id)) == MOST
    assert not await knows(people, PHONE)


async def test_a_session_is_written_when_it_comes_after_ten_minutes_and_not_each_time(
    people: People, ana: Visit, store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    run, written = store.run, 0

    async def counted(work: Any) -> Any:
        nonlocal written
        written += 1
        return await run(work)

    monkeypatch.setattr(store, "run", counted)
    for second in range(0, 600, 10):
        await people.sessions.recognise(ana.cookie, now=NOW + 1_000 * second)
    assert written == 0
    for _ in range(3):
        await people.sessions.recognise(ana.cookie, now=NOW + 11 * MINUTE)
    assert written == 1


async def test_sessions_and_devices_that_nobody_comes_with_are_forgotten_after_a_year(
    people: People, ana: Visit
) -> None:
    assert await people.forget_sessions(now=NOW + MAX_AGE) == 0
    assert await people.forget_sessions(now=NOW + MAX_AGE + 8 * DAY) == 2
    assert not await knows(people, PHONE)
    assert await people.sessions.listed(ana.person.id) == ()


async def test_a_cookie_from_before_sessions_were_stored_goes_on_and_ends_for_ever(people: People, ana: Visit) -> None:
    cookie = older_cookie(people, ana.person)
    visits = await asyncio.gather(*(people.sessions.recognise(cookie, now=NOW, device=LAPTOP) for _ in range(4)))
    assert {visit.person.id for visit in visits if visit is not None} == {ana.person.id}
    (device,) = {visit.device for visit in visits if visit is not None and visit.device}
    assert device == LAPTOP.id
    assert await knows(people, LAPTOP)
    (taken_up,) = [each for each in await people.sessions.listed(ana.person.id) if each.id != ana.session]
    assert (taken_up.browser, taken_up.system) == ("chrome", "linux")
    await people.sessions.revoke(ana.person.id, taken_up.id, now=NOW)
    for now in (NOW, NOW + 300 * DAY):
        await people.forget_sessions(now=now)
        assert not await is_in(people, cookie, now)


async def test_an_older_cookie_of_an_earlier_epoch_or_of_nobody_is_not_taken_up(people: People, ana: Visit) -> None:
    cookie = older_cookie(people, ana.person)
    await people.sessions.end_all(ana.person.id, now=NOW)
    assert not await is_in(people, cookie)
    assert not await is_in(people, people.signing.sign("session", ["a" * 26, 0, NOW, "short"]))
    assert not await is_in(people, older_cookie(people, ana.person, issued=NOW - MAX_AGE - 1))


async def test_a_cookie_of_ours_whose_session_is_not_in_the_store_is_as_none(people: People, guest: Visit) -> None:
    unknown = people.signing.sign("session", [guest.person.id, 0, NOW, secrets.token_urlsafe(16)])
    assert not await is_in(people, unknown)


async def test_a_name_that_anybody_can_set_is_good_for_moving_in_alone(people: People, ana: Visit) -> None:
    async def moves(cookie: str | None, now: int = NOW) -> Visit | None:
        return await people.sessions.recognise(cookie, now=now, is_moving=True)

    assert await moves(ana.cookie) is None, "a cookie of today has its own name"
    older = older_cookie(people, ana.person)
    moved = await moves(older)
    assert moved is not None
    assert moved.cookie is not None
    assert await moves(older, NOW + MINUTE) is not None, "a page asks several things at once"
    assert await moves(older, NOW + MINUTE + 1) is None
    assert await is_in(people, moved.cookie, NOW + DAY)


async def test_a_device_is_known_once_its_owner_has_signed_in_and_stays_so_after_signing_out(
    people: People, ana: Visit, other: Visit
) -> None:
    await people.accounts.open(other.person.id, "ben", PASSWORD, now=NOW, device=LAPTOP)
    assert [await knows(people, device) for device in (PHONE, LAPTOP, Device())] == [True, False, False]
    assert [await knows(people, device, "ben") for device in (PHONE, LAPTOP)] == [False, True]
    assert not await knows(people, PHONE, "nobody")
    await people.sessions.end(ana.person.id, ana.session, now=NOW)
    assert await knows(people, PHONE)


async def test_a_device_that_is_signed_out_from_another_is_not_known_any_more(people: People, ana: Visit) -> None:
    await people.sessions.revoke(ana.person.id, ana.session, now=NOW)
    assert not await knows(people, PHONE)


async def test_another_password_recovery_and_signing_out_everywhere_end_tokens_and_devices_but_this_one(
    people: People, guest: Visit
) -> None:
    opened = await people.accounts.open(guest.person.id, "ana", PASSWORD, now=NOW, device=PHONE)
    person = guest.person.id

    async def change() -> None:
        await people.accounts.set_password(person, "a second one, long", now=NOW, device=LAPTOP)

    async def recover() -> None:
        code = opened.recovery_codes[0]
        await people.accounts.recover("ana", code, PASSWORD, now=NOW, device=LAPTOP)

    async def leave() -> None:
        await people.sessions.end_all(person, now=NOW, device=LAPTOP)

    for end in (change, recover, leave):
        made = await people.tokens.create(person, "bot", [Scope.PLAY], now=NOW)
        await people.sessions.recognise(older_cookie(people, guest.person), now=NOW, device=PHONE)
        assert await people.tokens.recognise(made.secret, now=NOW) is not None
        await end()
        assert await people.tokens.recognise(made.secret, now=NOW) is None
        assert await people.tokens.listed(person) == ()
        assert [await knows(people, device) for device in (PHONE, LAPTOP)] == [False, True]
        assert len(await people.sessions.listed(person)) == 1


async def test_a_wrong_code_ends_nothing(people: People, ana: Visit) -> None:
    made = await people.tokens.create(ana.person.id, "bot", [Scope.PLAY], now=NOW)
    with pytest.raises(Denied, match="people-wrong-code"):
        await people.accounts.recover("ana", "no code", "a second one, long", now=NOW)
    assert await people.tokens.recognise(made.secret, now=NOW) is not None
    assert await is_in(people, ana.cookie)
