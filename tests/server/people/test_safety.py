"""Keeping the peace: one's own blocks and mutes, reports to an operator, and bans by one."""

import pytest

from sobremesa.server.denial import Denial, Denied
from sobremesa.server.people.people import People
from sobremesa.server.people.safety import Reason
from sobremesa.server.people.sessions import Visit
from sobremesa.storage import Store
from sobremesa.storage.people.schema import bans
from tests.server.people.conftest import NOW

pytestmark = pytest.mark.anyio
DAY = 24 * 60 * 60 * 1_000


async def test_two_people_with_a_block_between_them_are_at_odds(people: People, guest: Visit, other: Visit) -> None:
    ana, ben = guest.person.id, other.person.id
    await people.safety.block(ana, ben, now=NOW)
    assert await people.safety.at_odds(ana, [ben]) == {ben}
    assert await people.safety.at_odds(ben, [ana]) == {ana}
    assert await people.safety.blocked_by(ana) == {ben}
    assert await people.safety.blocked_by(ben) == set()
    await people.safety.unblock(ana, ben)
    assert await people.safety.at_odds(ben, [ana]) == set()


async def test_a_mute_is_one_persons_own(people: People, guest: Visit, other: Visit) -> None:
    await people.safety.mute(guest.person.id, other.person.id, now=NOW)
    assert await people.safety.muted_by(guest.person.id) == {other.person.id}
    assert await people.safety.at_odds(guest.person.id, [other.person.id]) == set()
    await people.safety.unmute(guest.person.id, other.person.id)
    assert await people.safety.muted_by(guest.person.id) == set()


async def test_oneself_and_nobody_can_be_neither_blocked_nor_muted_nor_reported(people: People, guest: Visit) -> None:
    ana = guest.person.id
    for whom in (ana, "a" * 26, "", "\x00", "\ud800"):
        with pytest.raises(Denied, match="people-nobody"):
            await people.safety.block(ana, whom, now=NOW)
        with pytest.raises(Denied, match="people-nobody"):
            await people.safety.mute(ana, whom, now=NOW)
        with pytest.raises(Denied, match="people-nobody"):
            await people.safety.report(ana, whom, Reason.CHAT, table=None, note="", said="", now=NOW)
        await people.safety.unblock(ana, whom)
        await people.safety.unmute(ana, whom)


async def test_a_report_keeps_what_was_said_until_an_operator_has_looked(
    people: People, guest: Visit, other: Visit
) -> None:
    report = await people.safety.report(
        guest.person.id,
        other.person.id,
        Reason.CHAT,
        table="t1",
        note="He\u202e shouts\x00",
        said="BOO\x00\nBOO!",
        now=NOW,
    )
    (told,) = await people.safety.open_reports()
    assert (told.id, told.reason, told.at_table, told.note) == (report, "chat", "t1", "He shouts")
    assert told.said == "Ben\nBOO\nBOO!"
    assert not await people.safety.handle("\x00", now=NOW)
    assert await people.safety.handle(report, now=NOW)
    assert not await people.safety.handle(report, now=NOW)
    assert await people.safety.open_reports() == ()


async def test_a_banned_person_is_out_until_the_ban_ends(people: People, guest: Visit, other: Visit) -> None:
    ana = guest.person.id
    await people.safety.ban_person(ana, days=3, reason="Shouting", operator="olga", now=NOW)
    assert await people.sessions.recognise(guest.cookie, now=NOW) is not None, "to be told why they are out"
    with pytest.raises(Denied, match="people-banned") as denied:
        await people.safety.check(person=ana, now=NOW + DAY)
    assert denied.value.reason is Denial.FORBIDDEN
    assert denied.value.text.args == {"days": 2, "reason": "Shouting"}
    await people.safety.check(person=other.person.id, now=NOW)
    await people.safety.check(person=ana, now=NOW + 3 * DAY)


async def test_of_many_visitors_those_are_kept_out_whose_person_or_address_is(
    people: People, guest: Visit, other: Visit
) -> None:
    await people.safety.ban_person(guest.person.id, days=3, reason="Shouting", operator="olga", now=NOW)
    here = {(guest.person.id, "203.0.113.7"), (other.person.id, "203.0.113.8"), (other.person.id, "2001:db8:1:2::/64")}
    assert await people.safety.kept_out(here, now=NOW) == {(guest.person.id, "203.0.113.7")}
    await people.safety.ban_address("2001:db8:1:2::7", days=1, reason="Flood", operator="olga", now=NOW)
    assert await people.safety.kept_out(here, now=NOW) == here - {(other.person.id, "203.0.113.8")}
    assert await people.safety.kept_out(here, now=NOW + 3 * DAY) == frozenset()


async def test_a_ban_for_good_ends_when_it_is_lifted(people: People, guest: Visit) -> None:
    ana = guest.person.id
    ban = await people.safety.ban_person(ana, days=None, reason="Spam", operator="olga", now=NOW)
    assert [each.id for each in await people.safety.bans(now=NOW)] == [ban.id]
    with pytest.raises(Denied, match="people-banned-for-good"):
        await people.safety.check(person=ana, now=NOW + 10_000 * DAY)
    assert await people.safety.unban(person="\x00", now=NOW) == 0
    assert await people.safety.unban(person=ana, now=NOW) == 1
    await people.safety.check(person=ana, now=NOW)


async def test_nobody_cannot_be_banned(people: People) -> None:
    for whom in ("a" * 26, "\x00"):
        with pytest.raises(Denied, match="people-nobody"):
            await people.safety.ban_person(whom, days=1, reason="", operator="olga", now=NOW)


async def test_an_address_is_banned_with_its_household_and_not_kept(people: People, store: Store) -> None:
    await people.safety.ban_address("2001:db8:1:2::7", days=1, reason="Flood", operator="olga", now=NOW)
    with pytest.raises(Denied, match="people-banned"):
        await people.safety.check(address="2001:db8:1:2:ffff::1", now=NOW)
    await people.safety.check(address="2001:db8:1:3::7", now=NOW)
    (row,) = await store.look(lambda at: at.execute(bans.select()).all())
    assert not any(part in str(value) for value in row for part in ("2001:", ":db8"))
    node = People(store)
    await node.start(now=NOW)
    assert await node.safety.unban(address="2001:db8:1:2::9", now=NOW) == 1
    node.close()
    await people.safety.check(address="2001:db8:1:2:ffff::1", now=NOW)


async def test_a_guest_who_came_along_into_an_account_is_kept_away_as_that_person(
    people: People, guest: Visit, other: Visit
) -> None:
    account = await people.sessions.begin_as_guest("Cat", "en", now=NOW)
    cat = account.person.id
    await people.accounts.open(cat, "cat", "ocho sillas y un mantel", now=NOW)
    await people.accounts.sign_in("cat", "ocho sillas y un mantel", now=NOW, guest=other.person.id)
    await people.safety.block(guest.person.id, other.person.id, now=NOW)
    assert await people.safety.blocked_by(guest.person.id) == {cat}
    assert await people.safety.at_odds(guest.person.id, [other.person.id]) == {other.person.id}
    await people.safety.unblock(guest.person.id, other.person.id)
    assert await people.safety.blocked_by(guest.person.id) == set()
    await people.safety.ban_person(other.person.id, days=1, reason="x", operator="olga", now=NOW)
    with pytest.raises(Denied, match="people-banned"):
        await people.safety.check(person=cat, now=NOW)
    assert await people.safety.unban(person=other.person.id, now=NOW) == 1


async def test_there_is_an_end_to_whom_one_keeps_away(
    people: People, guest: Visit, other: Visit, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sobremesa.server.people.safety._MOST_KEPT_AWAY", 0)
    with pytest.raises(Denied, match="people-too-many-kept-away"):
        await people.safety.block(guest.person.id, other.person.id, now=NOW)
