"""Blocks, mutes, reports and bans in the store."""

import pytest
from sqlalchemy import Connection
from sqlalchemy.exc import IntegrityError

from sobremesa.storage.people import safety
from sobremesa.storage.people.persons import Person
from sobremesa.storage.people.safety import Ban, Report


def ban(name: str, *, person: str | None = None, address: str | None = None, until: int | None = None) -> Ban:
    return Ban(name * 26, person, address, until, "spam", "olga", 1)


def test_a_block_holds_in_both_directions_and_a_mute_in_one(
    connection: Connection, ann: Person, ben: Person, cat: Person
) -> None:
    safety.block(connection, ann.id, ben.id, 1)
    safety.block(connection, ann.id, ben.id, 2)
    safety.mute(connection, ann.id, cat.id, 1)
    everybody = [ann.id, ben.id, cat.id]
    assert safety.at_odds(connection, ann.id, everybody) == {ben.id}
    assert safety.at_odds(connection, ben.id, everybody) == {ann.id}
    assert safety.at_odds(connection, cat.id, everybody) == set()
    assert safety.muted_by(connection, ann.id) == {cat.id}
    assert safety.muted_by(connection, cat.id) == set()


def test_blocks_and_mutes_can_be_taken_back(connection: Connection, ann: Person, ben: Person) -> None:
    safety.block(connection, ann.id, ben.id, 1)
    safety.mute(connection, ann.id, ben.id, 1)
    safety.unblock(connection, ann.id, ben.id)
    safety.unmute(connection, ann.id, ben.id)
    assert safety.at_odds(connection, ann.id, [ben.id]) == set()
    assert safety.muted_by(connection, ann.id) == set()


def test_reports_are_read_in_order_until_they_are_handled(connection: Connection, ann: Person, ben: Person) -> None:
    second = Report("2" * 26, ann.id, ben.id, "t", "chat", "", "boo", 20)
    first = Report("1" * 26, ben.id, ann.id, None, "name", "look", "", 10)
    for report in (second, first):
        safety.add_report(connection, report)
    assert safety.open_reports(connection, most=10) == (first, second)
    assert safety.open_reports(connection, most=1) == (first,)
    assert safety.handle_report(connection, first.id, 30)
    assert not safety.handle_report(connection, first.id, 31)
    assert safety.open_reports(connection, most=10) == (second,)
    assert safety.reports_by(connection, [ann.id]) == (second,)


def test_handled_reports_are_forgotten_after_a_while_and_open_ones_are_not(
    connection: Connection, ann: Person, ben: Person
) -> None:
    for name, at in (("1", 10), ("2", 20), ("3", 30)):
        safety.add_report(connection, Report(name * 26, ann.id, ben.id, None, "chat", "", "", at))
    safety.handle_report(connection, "1" * 26, 40)
    safety.handle_report(connection, "2" * 26, 60)
    assert safety.forget_reports(connection, 50) == 1
    assert [report.id[0] for report in safety.reports_by(connection, [ann.id])] == ["2", "3"]


def test_a_ban_holds_until_it_ends_or_is_lifted(connection: Connection, ann: Person, ben: Person) -> None:
    short = ban("s", person=ann.id, until=100)
    safety.add_ban(connection, short)
    assert safety.ban_on(connection, at=99, person=ann.id) == short
    assert safety.ban_on(connection, at=100, person=ann.id) is None
    assert safety.ban_on(connection, at=99, person=ben.id) is None
    assert safety.lift_bans(connection, at=50, person=ann.id) == 1
    assert safety.ban_on(connection, at=60, person=ann.id) is None


def test_of_several_bans_the_longest_is_told(connection: Connection, ann: Person) -> None:
    for each in (ban("s", person=ann.id, until=100), ban("l", address="digest"), ban("m", person=ann.id, until=200)):
        safety.add_ban(connection, each)
    told = safety.ban_on(connection, at=1, person=ann.id)
    assert told is not None
    assert told.until == 200
    both = safety.ban_on(connection, at=1, person=ann.id, address="digest")
    assert both is not None
    assert both.until is None
    assert len(safety.bans_now(connection, at=150)) == 2


def test_nobody_at_no_address_is_not_banned(connection: Connection, ann: Person) -> None:
    safety.add_ban(connection, ban("s", person=ann.id))
    safety.add_ban(connection, ban("l", address="digest"))
    assert safety.ban_on(connection, at=1) is None
    assert safety.lift_bans(connection, at=1) == 0


@pytest.mark.parametrize("both", [True, False])
def test_a_ban_is_on_a_person_or_on_an_address(connection: Connection, ann: Person, both: bool) -> None:
    wrong = ban("s", person=ann.id, address="digest") if both else ban("s")
    with pytest.raises(IntegrityError):
        safety.add_ban(connection, wrong)
