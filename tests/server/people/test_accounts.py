"""Accounts: a guest stays the same person, passwords open and codes bring back, and nothing tells who exists."""

import asyncio
from dataclasses import replace

import msgspec
import pytest

from sobremesa.engine import Malformed
from sobremesa.server.denial import Denial, Denied
from sobremesa.server.people.accounts import WaysIn
from sobremesa.server.people.passwords import Passwords
from sobremesa.server.people.people import People
from sobremesa.server.people.sessions import Visit
from sobremesa.storage import Store
from sobremesa.storage.people import credentials
from tests.server.people.conftest import NOW, QUICK

pytestmark = pytest.mark.anyio
PASSWORD = "ocho sillas y un mantel"


async def test_a_guest_with_an_account_is_the_same_person(people: People, guest: Visit) -> None:
    opened = await people.accounts.open(guest.person.id, "Ana.Ruiz", PASSWORD, now=NOW)
    person = opened.visit.person
    assert (person.id, person.name, person.login, person.guest) == (guest.person.id, "Ana", "Ana.Ruiz", False)
    assert await people.sessions.recognise(opened.visit.cookie, now=NOW) is not None
    assert len(set(opened.recovery_codes)) == 10


async def test_the_cookie_of_the_guest_does_not_open_the_account(people: People, guest: Visit) -> None:
    await people.accounts.open(guest.person.id, "ana", PASSWORD, now=NOW)
    assert await people.sessions.recognise(guest.cookie, now=NOW) is None


async def test_a_login_is_one_persons_however_it_is_written(people: People, guest: Visit, other: Visit) -> None:
    await people.accounts.open(guest.person.id, "José", PASSWORD, now=NOW)
    with pytest.raises(Denied, match="people-login-taken") as denied:
        await people.accounts.open(other.person.id, "JOSE", PASSWORD, now=NOW)
    assert denied.value.reason is Denial.TAKEN
    for login in ("jose", " JOSÉ ", "jose\u0301"):
        assert (await people.accounts.sign_in(login, PASSWORD, now=NOW)).person.id == guest.person.id


async def test_nobody_has_two_accounts(people: People, guest: Visit) -> None:
    await people.accounts.open(guest.person.id, "ana", PASSWORD, now=NOW)
    with pytest.raises(Denied, match="people-has-account"):
        await people.accounts.open(guest.person.id, "ana2", PASSWORD, now=NOW)


async def test_a_wrong_password_and_an_unknown_login_get_the_same_answer(people: People, guest: Visit) -> None:
    await people.accounts.open(guest.person.id, "ana", PASSWORD, now=NOW)
    for login in ("ana", "nobody", "", "a\x00b", "\ud800", "x" * 10_000):
        for password in ("wrong", "", "x" * 100_000, "\ud800"):
            with pytest.raises(Denied, match="people-wrong-password") as denied:
                await people.accounts.sign_in(login, password, now=NOW)
            assert denied.value.reason is Denial.SIGNED_OUT


async def test_an_accent_may_be_typed_in_either_way(people: People, guest: Visit) -> None:
    await people.accounts.open(guest.person.id, "ana", "acci\u00f3n directa", now=NOW)
    await people.accounts.sign_in("ana", "accio\u0301n directa", now=NOW)


async def test_a_password_that_is_easily_guessed_is_refused(people: People, guest: Visit) -> None:
    for password, problem in (
        ("short", "too-short"),
        ("x" * 257, "too-long"),
        ("ñ" * 129, "too-long"),
        ("Password", "common"),
        ("contraseña", "common"),
        ("aaaaaaaaaa", "common"),
        ("23456789", "common"),
        ("Ana.María", "is-name"),
    ):
        with pytest.raises(Malformed, match=f"people-password-{problem}"):
            await people.accounts.open(guest.person.id, "ana.maria", password, now=NOW)


async def test_another_password_ends_all_other_sessions(people: People, guest: Visit) -> None:
    opened = await people.accounts.open(guest.person.id, "ana", PASSWORD, now=NOW)
    for wrong in ("not that one", ""):
        with pytest.raises(Denied, match="people-wrong-old-password"):
            await people.accounts.confirm(guest.person.id, wrong)
    await people.accounts.confirm(guest.person.id, PASSWORD)
    here = await people.accounts.set_password(guest.person.id, "another long one", now=NOW)
    assert await people.sessions.recognise(opened.visit.cookie, now=NOW) is None
    assert await people.sessions.recognise(here.cookie, now=NOW) is not None
    await people.accounts.sign_in("ana", "another long one", now=NOW)


async def test_a_guest_has_no_password_to_change_and_no_codes(people: People, guest: Visit) -> None:
    with pytest.raises(Denied, match="people-guest"):
        await people.accounts.set_password(guest.person.id, "another long one", now=NOW)
    with pytest.raises(Denied, match="people-guest"):
        await people.accounts.renew_recovery_codes(guest.person.id, now=NOW)


async def test_a_recovery_code_works_once_sets_a_password_and_signs_out_everywhere(
    people: People, guest: Visit
) -> None:
    opened = await people.accounts.open(guest.person.id, "ana", PASSWORD, now=NOW)
    code = opened.recovery_codes[3]
    here = await people.accounts.recover("Ana", f" {code.upper().replace('-', ' ')} ", "brand new one", now=NOW)
    assert here.person.id == guest.person.id
    assert await people.sessions.recognise(opened.visit.cookie, now=NOW) is None
    await people.accounts.sign_in("ana", "brand new one", now=NOW)
    with pytest.raises(Denied, match="people-wrong-password"):
        await people.accounts.sign_in("ana", PASSWORD, now=NOW)
    with pytest.raises(Denied, match="people-wrong-code"):
        await people.accounts.recover("ana", code, "brand new two", now=NOW)
    assert await people.accounts.ways_in(guest.person.id) == WaysIn("ana", True, 0, 9)


async def test_a_code_that_is_none_brings_nobody_back(people: People, guest: Visit) -> None:
    await people.accounts.open(guest.person.id, "ana", PASSWORD, now=NOW)
    for login in ("ana", "nobody", "a\x00b"):
        for code in ("", "aaaa-bbbb-cccc-dddd", "\ud800", "x" * 10_000):
            with pytest.raises(Denied, match="people-wrong-code"):
                await people.accounts.recover(login, code, "brand new one", now=NOW)


async def test_of_one_code_used_twice_at_once_one_works(people: People, guest: Visit) -> None:
    code = (await people.accounts.open(guest.person.id, "ana", PASSWORD, now=NOW)).recovery_codes[0]
    tries = (people.accounts.recover("ana", code, f"brand new {number}", now=NOW) for number in range(2))
    done = await asyncio.gather(*tries, return_exceptions=True)
    assert sorted(type(each).__name__ for each in done) == ["Denied", "Visit"]


async def test_new_codes_end_the_old_ones(people: People, guest: Visit) -> None:
    opened = await people.accounts.open(guest.person.id, "ana", PASSWORD, now=NOW)
    fresh = await people.accounts.renew_recovery_codes(guest.person.id, now=NOW)
    with pytest.raises(Denied, match="people-wrong-code"):
        await people.accounts.recover("ana", opened.recovery_codes[0], "brand new one", now=NOW)
    await people.accounts.recover("ana", fresh[0], "brand new one", now=NOW)


async def test_signing_in_leaves_the_guest_of_this_device_alone(people: People, guest: Visit, other: Visit) -> None:
    await people.accounts.open(guest.person.id, "ana", PASSWORD, now=NOW)
    await people.accounts.sign_in("ana", PASSWORD, now=NOW)
    assert await people.sessions.recognise(other.cookie, now=NOW) is not None
    assert await people.accounts.ids_of(guest.person.id) == (guest.person.id,)


async def test_a_guest_who_is_brought_along_is_the_same_person_from_then_on(
    people: People, guest: Visit, other: Visit
) -> None:
    await people.accounts.open(guest.person.id, "ana", PASSWORD, now=NOW)
    visit = await people.accounts.sign_in("ana", PASSWORD, now=NOW, guest=other.person.id)
    assert visit.person.id == guest.person.id
    assert await people.accounts.ids_of(guest.person.id) == (guest.person.id, other.person.id)
    assert await people.sessions.recognise(other.cookie, now=NOW) is None


async def test_an_account_cannot_be_brought_along_into_another(people: People, guest: Visit, other: Visit) -> None:
    await people.accounts.open(guest.person.id, "ana", PASSWORD, now=NOW)
    await people.accounts.open(other.person.id, "ben", PASSWORD, now=NOW)
    with pytest.raises(Denied, match="people-no-guest"):
        await people.accounts.sign_in("ana", PASSWORD, now=NOW, guest=other.person.id)


async def test_one_takes_along_what_is_kept_and_is_forgotten(people: People, guest: Visit) -> None:
    await people.accounts.open(guest.person.id, "ana", PASSWORD, now=NOW)
    export = await people.accounts.export(guest.person.id, tables=("t1",), chat=("hola",))
    told = msgspec.json.decode(msgspec.json.encode(export))
    assert (told["login"], told["tables"], told["chat"]) == ("ana", ["t1"], ["hola"])
    await people.accounts.delete(guest.person.id, now=NOW)
    with pytest.raises(Denied, match="people-wrong-password"):
        await people.accounts.sign_in("ana", PASSWORD, now=NOW)
    with pytest.raises(Denied, match="people-signed-out"):
        await people.accounts.export(guest.person.id)


async def test_of_two_people_who_want_a_login_at_once_one_gets_it(people: People, guest: Visit, other: Visit) -> None:
    tries = (people.accounts.open(visit.person.id, "same", PASSWORD, now=NOW) for visit in (guest, other))
    done = await asyncio.gather(*tries, return_exceptions=True)
    assert sorted(type(each).__name__ for each in done) == ["Denied", "Opened"]


async def test_a_hash_of_other_parameters_is_made_again_at_the_next_sign_in(
    people: People, guest: Visit, store: Store
) -> None:
    await people.accounts.open(guest.person.id, "ana", PASSWORD, now=NOW)
    stronger = People(store, passwords=Passwords(replace(QUICK, time_cost=2)))
    await stronger.start(now=NOW)
    await stronger.accounts.sign_in("ana", PASSWORD, now=NOW)
    hashed = await store.look(lambda at: credentials.password_of(at, guest.person.id))
    assert hashed is not None
    assert "t=2" in hashed
    await stronger.accounts.sign_in("ana", PASSWORD, now=NOW)
    stronger.close()
