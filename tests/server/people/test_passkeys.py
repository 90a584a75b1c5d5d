"""Passkeys, with a device in software: an account without a password, and nobody else's answer accepted."""

import asyncio
from typing import Any

import pytest

from sobremesa.engine import Malformed
from sobremesa.server.denial import Denied
from sobremesa.server.people.accounts import WaysIn
from sobremesa.server.people.passkeys import Ceremony, key_name
from sobremesa.server.people.people import People
from sobremesa.server.people.sessions import Visit
from sobremesa.server.people.site import Site
from tests.server.people.authenticator import Authenticator, decoded, encoded
from tests.server.people.conftest import NOW

pytestmark = pytest.mark.anyio
SITE = Site("sobremesa.example", secure=True)
PLAIN = Site("sobremesa.example", secure=False)
MINUTE = 60_000


async def add(people: People, person: str, device: Authenticator, *, login: str | None = None) -> Visit:
    """A passkey, made and kept."""
    asked = await people.passkeys.begin_adding(person, SITE, now=NOW, login=login)
    answer = device.create(asked.options, SITE.origin)
    return await people.passkeys.finish_adding(person, SITE, asked.challenge, answer, label="Phone", now=NOW)


async def sign_in(people: People, device: Authenticator, *, now: int = NOW, guest: str | None = None) -> Visit:
    """In with the device."""
    asked = await people.passkeys.begin_sign_in(SITE, now=now)
    answer = device.get(asked.options, SITE.origin)
    return await people.passkeys.finish_sign_in(SITE, asked.challenge, answer, now=now, guest=guest)


async def test_a_guest_gets_an_account_by_a_passkey_alone(people: People, guest: Visit) -> None:
    device = Authenticator()
    visit = await add(people, guest.person.id, device, login="Ana.Ruiz")
    assert (visit.person.id, visit.person.login) == (guest.person.id, "Ana.Ruiz")
    assert await people.sessions.recognise(guest.cookie, now=NOW) is None
    assert await people.sessions.recognise(visit.cookie, now=NOW) is not None
    assert (await sign_in(people, device)).person.id == guest.person.id
    assert await people.accounts.ways_in(guest.person.id) == WaysIn("Ana.Ruiz", False, 1, 0)
    (kept,) = await people.passkeys.listed(guest.person.id)
    assert (kept.label, kept.transports, kept.site) == ("Phone", ("internal",), "sobremesa.example")


async def test_a_browser_is_asked_for_a_key_that_it_finds_by_itself_and_that_verifies(
    people: People, guest: Visit
) -> None:
    adding = await people.passkeys.begin_adding(guest.person.id, SITE, now=NOW, login="ana")
    chosen = adding.options["authenticatorSelection"]
    assert (chosen["residentKey"], chosen["userVerification"]) == ("required", "required")
    assert (adding.options["rp"]["id"], adding.options["user"]["name"]) == ("sobremesa.example", "ana")
    asking = await people.passkeys.begin_sign_in(SITE, now=NOW)
    assert (asking.options["rpId"], asking.options["allowCredentials"]) == ("sobremesa.example", [])


async def test_a_guest_without_a_fit_login_gets_no_passkey(people: People, guest: Visit, other: Visit) -> None:
    with pytest.raises(Malformed, match="people-login-unfit"):
        await people.passkeys.begin_adding(guest.person.id, SITE, now=NOW)
    await add(people, other.person.id, Authenticator(), login="ana")
    with pytest.raises(Denied, match="people-login-taken"):
        await add(people, guest.person.id, Authenticator(), login="Ana")
    assert await people.passkeys.listed(guest.person.id) == ()


async def test_passkeys_are_not_offered_over_a_plain_connection(people: People, guest: Visit) -> None:
    with pytest.raises(Denied, match="people-passkeys-not-here"):
        await people.passkeys.begin_adding(guest.person.id, PLAIN, now=NOW, login="ana")
    with pytest.raises(Denied, match="people-passkeys-not-here"):
        await people.passkeys.begin_sign_in(PLAIN, now=NOW)


async def test_a_device_is_not_asked_for_a_second_key(people: People, guest: Visit) -> None:
    device = Authenticator()
    await add(people, guest.person.id, device, login="ana")
    again = await people.passkeys.begin_adding(guest.person.id, SITE, now=NOW)
    assert [each["id"] for each in again.options["excludeCredentials"]] == [encoded(name) for name in device.keys]


async def test_somebody_elses_passkey_cannot_be_added_again(people: People, guest: Visit, other: Visit) -> None:
    device = Authenticator()
    await add(people, guest.person.id, device, login="ana")
    asked = await people.passkeys.begin_adding(other.person.id, SITE, now=NOW, login="ben")
    stolen = Authenticator()
    answer = stolen.create(asked.options, SITE.origin)
    (mine,) = device.keys
    (theirs,) = stolen.keys
    patched = _with_key_name(answer, theirs, mine)
    with pytest.raises(Denied, match="people-passkey-known"):
        await people.passkeys.finish_adding(other.person.id, SITE, asked.challenge, patched, label="x", now=NOW)
    assert (await sign_in(people, device)).person.id == guest.person.id


def _with_key_name(answer: dict[str, Any], old: bytes, new: bytes) -> dict[str, Any]:
    attested = decoded(answer["response"]["attestationObject"]).replace(old, new)
    response = answer["response"] | {"attestationObject": encoded(attested)}
    return answer | {"id": encoded(new), "rawId": encoded(new), "response": response}


async def test_an_answer_is_good_once(people: People, guest: Visit) -> None:
    device = Authenticator(counts=False)
    await add(people, guest.person.id, device, login="ana")
    asked = await people.passkeys.begin_sign_in(SITE, now=NOW)
    answer = device.get(asked.options, SITE.origin)
    await people.passkeys.finish_sign_in(SITE, asked.challenge, answer, now=NOW)
    with pytest.raises(Denied, match="people-challenge-over"):
        await people.passkeys.finish_sign_in(SITE, asked.challenge, answer, now=NOW + 1)


async def test_an_answer_that_comes_twice_at_once_is_good_once(people: People, guest: Visit) -> None:
    device = Authenticator(counts=False)
    await add(people, guest.person.id, device, login="ana")
    asked = await people.passkeys.begin_sign_in(SITE, now=NOW)
    answer = device.get(asked.options, SITE.origin)
    tries = (people.passkeys.finish_sign_in(SITE, asked.challenge, answer, now=NOW) for _ in range(2))
    done = await asyncio.gather(*tries, return_exceptions=True)
    assert sorted(type(each).__name__ for each in done) == ["Denied", "Visit"]


async def test_an_answer_after_five_minutes_is_too_late(people: People, guest: Visit) -> None:
    device = Authenticator()
    await add(people, guest.person.id, device, login="ana")
    asked = await people.passkeys.begin_sign_in(SITE, now=NOW)
    answer = device.get(asked.options, SITE.origin)
    with pytest.raises(Denied, match="people-challenge-over"):
        await people.passkeys.finish_sign_in(SITE, asked.challenge, answer, now=NOW + 5 * MINUTE + 1)
    await people.passkeys.finish_sign_in(SITE, asked.challenge, answer, now=NOW + 5 * MINUTE)


async def test_a_challenge_is_good_for_what_and_whom_and_where_it_was_made(
    people: People, guest: Visit, other: Visit
) -> None:
    device, elsewhere = Authenticator(), Site("other.example", secure=True)
    asked = await people.passkeys.begin_adding(guest.person.id, SITE, now=NOW, login="ana")
    answer = device.create(asked.options, SITE.origin)
    with pytest.raises(Denied, match="people-challenge-over"):
        await people.passkeys.finish_adding(other.person.id, SITE, asked.challenge, answer, label="x", now=NOW)
    with pytest.raises(Denied, match="people-challenge-over"):
        await people.passkeys.finish_adding(guest.person.id, elsewhere, asked.challenge, answer, label="x", now=NOW)
    with pytest.raises(Denied, match="people-challenge-over"):
        await people.passkeys.finish_sign_in(
            SITE, asked.challenge, device.get({**asked.options, "rpId": "sobremesa.example"}, SITE.origin), now=NOW
        )
    with pytest.raises(Malformed, match="people-challenge-unfit"):
        await people.passkeys.finish_sign_in(SITE, "rubbish", answer, now=NOW)


async def test_a_device_that_verifies_nobody_is_refused(people: People, guest: Visit) -> None:
    with pytest.raises(Denied, match="people-passkey-unfit"):
        await add(people, guest.person.id, Authenticator(verifies=False), login="ana")


async def test_an_answer_from_another_origin_is_refused(people: People, guest: Visit) -> None:
    device = Authenticator()
    await add(people, guest.person.id, device, login="ana")
    asked = await people.passkeys.begin_sign_in(SITE, now=NOW)
    with pytest.raises(Denied, match="people-passkey-unknown"):
        await people.passkeys.finish_sign_in(
            SITE, asked.challenge, device.get(asked.options, "https://evil.example"), now=NOW
        )


async def test_a_copied_device_whose_count_stands_still_is_refused(people: People, guest: Visit) -> None:
    device = Authenticator()
    await add(people, guest.person.id, device, login="ana")
    await sign_in(people, device)
    (key,) = device.keys.values()
    key.count -= 1
    with pytest.raises(Denied, match="people-passkey-unknown"):
        await sign_in(people, device)


async def test_an_unknown_passkey_and_a_false_owner_open_nothing(people: People, guest: Visit, other: Visit) -> None:
    device = Authenticator()
    await add(people, guest.person.id, device, login="ana")
    (key,) = device.keys.values()
    key.owner = other.person.id.encode()
    with pytest.raises(Denied, match="people-passkey-unknown"):
        await sign_in(people, device)
    key.owner = guest.person.id.encode()
    await people.accounts.delete(guest.person.id, now=NOW)
    with pytest.raises(Denied, match="people-passkey-unknown"):
        await sign_in(people, device)


RUBBISH: list[dict[str, Any]] = [
    {},
    {"id": 7},
    {"id": "x", "rawId": "x", "type": "public-key", "response": None},
    {"id": "ü", "response": {}},
    {"id": "AAAA", "rawId": "AAAA", "type": "public-key", "response": {"clientDataJSON": "AAAA"}},
    {"id": [], "response": [1, 2]},
]


async def test_rubbish_is_refused_and_breaks_nothing(people: People, guest: Visit) -> None:
    device = Authenticator()
    await add(people, guest.person.id, device, login="ana")
    (name,) = device.keys
    for rubbish in [*RUBBISH, *({**each, "id": encoded(name)} for each in RUBBISH)]:
        asked: Ceremony = await people.passkeys.begin_sign_in(SITE, now=NOW)
        with pytest.raises(Denied, match="people-passkey-unknown"):
            await people.passkeys.finish_sign_in(SITE, asked.challenge, rubbish, now=NOW)
        adding = await people.passkeys.begin_adding(guest.person.id, SITE, now=NOW)
        with pytest.raises(Denied, match="people-passkey-unfit"):
            await people.passkeys.finish_adding(guest.person.id, SITE, adding.challenge, rubbish, label="x", now=NOW)


async def test_the_last_way_in_cannot_be_removed(people: People, guest: Visit) -> None:
    first, second = Authenticator(), Authenticator()
    await add(people, guest.person.id, first, login="ana")
    await add(people, guest.person.id, second)
    names = [key_name(each.id) for each in await people.passkeys.listed(guest.person.id)]
    tries = (people.passkeys.remove(guest.person.id, name) for name in names)
    done = await asyncio.gather(*tries, return_exceptions=True)
    assert sorted(type(each).__name__ for each in done) == ["Denied", "NoneType"]
    (left,) = await people.passkeys.listed(guest.person.id)
    with pytest.raises(Denied, match="people-last-way-in"):
        await people.passkeys.remove(guest.person.id, key_name(left.id))
    await people.accounts.set_password(guest.person.id, "ocho sillas y un mantel", now=NOW)
    await people.passkeys.remove(guest.person.id, key_name(left.id))
    assert await people.accounts.ways_in(guest.person.id) == WaysIn("ana", True, 0, 0)


async def test_nobody_removes_a_passkey_of_somebody_else(people: People, guest: Visit, other: Visit) -> None:
    await add(people, guest.person.id, Authenticator(), login="ana")
    (key,) = await people.passkeys.listed(guest.person.id)
    for name in (key_name(key.id), "", "ü", "x"):
        with pytest.raises(Denied, match="people-no-such-passkey"):
            await people.passkeys.remove(other.person.id, name)


async def test_a_guest_is_brought_along_by_a_passkey_too(people: People, guest: Visit, other: Visit) -> None:
    device = Authenticator()
    await add(people, guest.person.id, device, login="ana")
    await sign_in(people, device, guest=other.person.id)
    assert await people.accounts.ids_of(guest.person.id) == (guest.person.id, other.person.id)


async def test_there_is_an_end_to_passkeys(people: People, guest: Visit) -> None:
    await add(people, guest.person.id, Authenticator(), login="ana")
    for _ in range(19):
        await add(people, guest.person.id, Authenticator())
    with pytest.raises(Denied, match="people-too-many-passkeys"):
        await people.passkeys.begin_adding(guest.person.id, SITE, now=NOW)


async def prove(people: People, person: str, device: Authenticator, *, now: int = NOW) -> None:
    """Show a passkey once more."""
    asked = await people.passkeys.begin_proof(person, SITE, now=NOW)
    answer = device.get(asked.options, SITE.origin)
    await people.passkeys.prove(person, SITE, asked.challenge, answer, now=now)


async def test_a_proof_is_ones_own_passkey_shown_for_it_and_once(people: People, guest: Visit, other: Visit) -> None:
    device, theirs = Authenticator(), Authenticator()
    await add(people, guest.person.id, device, login="ana")
    await add(people, other.person.id, theirs, login="ben")
    asked = await people.passkeys.begin_proof(guest.person.id, SITE, now=NOW)
    assert [each["id"] for each in asked.options["allowCredentials"]] == [encoded(name) for name in device.keys]
    answer = device.get(asked.options, SITE.origin)
    await people.passkeys.prove(guest.person.id, SITE, asked.challenge, answer, now=NOW)
    with pytest.raises(Denied, match="people-challenge-over"):
        await people.passkeys.prove(
            guest.person.id, SITE, asked.challenge, device.get(asked.options, SITE.origin), now=NOW
        )
    with pytest.raises(Denied, match="people-passkey-unknown"):
        await prove(people, guest.person.id, theirs)
    for challenge in (
        await people.passkeys.begin_sign_in(SITE, now=NOW),
        await people.passkeys.begin_proof(other.person.id, SITE, now=NOW),
    ):
        answer = device.get(challenge.options, SITE.origin)
        with pytest.raises(Denied, match="people-challenge-over"):
            await people.passkeys.prove(guest.person.id, SITE, challenge.challenge, answer, now=NOW)


async def test_a_proof_opens_no_session(people: People, guest: Visit) -> None:
    device = Authenticator()
    await add(people, guest.person.id, device, login="ana")
    asked = await people.passkeys.begin_proof(guest.person.id, SITE, now=NOW)
    answer = device.get(asked.options, SITE.origin)
    with pytest.raises(Denied, match="people-challenge-over"):
        await people.passkeys.finish_sign_in(SITE, asked.challenge, answer, now=NOW)


async def test_a_clock_that_is_put_back_a_little_between_question_and_answer_does_no_harm(
    people: People, guest: Visit
) -> None:
    device = Authenticator()
    await add(people, guest.person.id, device, login="ana")
    await prove(people, guest.person.id, device, now=NOW - 5 * MINUTE)
    with pytest.raises(Denied, match="people-challenge-over"):
        await prove(people, guest.person.id, device, now=NOW - 5 * MINUTE - 1)
