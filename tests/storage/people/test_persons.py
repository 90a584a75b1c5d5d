"""Persons in the store: they come as guests, may turn out to be one, and can be forgotten."""

import msgspec
from sqlalchemy import Connection

from sobremesa.storage.people import credentials, persons, safety, sessions, tokens
from sobremesa.storage.people.export import export_person
from sobremesa.storage.people.persons import Person
from sobremesa.storage.people.schema import people
from sobremesa.storage.people.sessions import StoredSession


def everything(connection: Connection) -> str:
    """All rows of all tables, to look for what should be gone."""
    return "\n".join(
        f"{table.name} {tuple(row)}"
        for table in people.metadata.sorted_tables
        for row in connection.execute(table.select())
    )


def give_everything(connection: Connection, person: str, other: str) -> None:
    """An account with every way in, a token, a block, a mute and a report."""
    assert credentials.add_account(connection, person, login="Secret.Login", folded="secret.login", at=10)
    credentials.set_password(connection, person, "secret-hash", 10)
    assert credentials.add_passkey(
        connection,
        credentials.Passkey(b"key", person, b"secret-public", 0, ("usb", "nfc"), "a.example", "secret-label", 10),
    )
    credentials.set_recovery_codes(connection, person, ["secret-code-1", "secret-code-2"], 10)
    tokens.add_token(connection, tokens.BotToken("t" * 26, person, "secret-token", "Robot", ("play", "read"), 10))
    session = StoredSession("secret-session", person, 0, 10, 12, "firefox", "linux", "secret-device")
    assert sessions.add_session(connection, session, most=5)
    sessions.know_device(connection, person, "secret-device", 10, most=5)
    safety.block(connection, person, other, 10)
    safety.mute(connection, person, other, 10)
    report = safety.Report("r" * 26, person, other, "table-1", "chat", "secret-note", "what they said", 10)
    safety.add_report(connection, report)


def test_a_person_is_a_guest_until_there_is_an_account(connection: Connection, ann: Person) -> None:
    assert ann.guest
    credentials.add_account(connection, ann.id, login="Ann", folded="ann", at=5)
    found = persons.find_person(connection, ann.id)
    assert found is not None
    assert not found.guest
    assert found == msgspec.structs.replace(ann, login="Ann")
    assert persons.find_by_login(connection, "ann") == found


def test_who_does_not_exist_is_not_found(connection: Connection) -> None:
    assert persons.find_person(connection, "x") is None
    assert persons.find_by_login(connection, "x") is None
    assert export_person(connection, "x") is None


def test_a_name_and_a_language_can_be_changed(connection: Connection, ann: Person, ben: Person) -> None:
    persons.rename(connection, ann.id, "Ana")
    persons.set_language(connection, ann.id, "es")
    found = persons.find_person(connection, ann.id)
    assert found is not None
    assert (found.name, found.language) == ("Ana", "es")
    assert persons.names_of(connection, [ann.id, ben.id, "nobody"]) == {ann.id: "Ana", ben.id: "Ben"}


def test_seeing_somebody_never_goes_back_in_time(connection: Connection, ann: Person) -> None:
    persons.saw(connection, ann.id, 9_000)
    persons.saw(connection, ann.id, 5_000)
    found = persons.find_person(connection, ann.id)
    assert found is not None
    assert found.seen_at == 9_000


def test_each_end_of_all_sessions_begins_another_epoch(connection: Connection, ann: Person) -> None:
    assert [persons.end_sessions(connection, ann.id, 50) for _ in range(2)] == [1, 2]


def test_an_export_tells_everything_but_secrets_and_what_others_said(
    connection: Connection, ann: Person, ben: Person
) -> None:
    give_everything(connection, ann.id, ben.id)
    export = export_person(connection, ann.id, tables=("table-1",), chat=({"at": 7, "text": "hi"},))
    told = msgspec.json.decode(msgspec.json.encode(export))
    assert (told["name"], told["login"], told["has_password"], told["recovery_codes_left"]) == (
        "Ann", "Secret.Login", True, 2,
    )  # fmt: skip
    assert told["passkeys"] == [{"label": "secret-label", "site": "a.example", "created_at": 10, "used_at": None}]
    assert told["tokens"] == [{"name": "Robot", "scopes": ["play", "read"], "created_at": 10, "used_at": None}]
    assert told["sessions"] == [{"browser": "firefox", "system": "linux", "created_at": 10, "seen_at": 12}]
    assert told["known_devices"] == 1
    assert (told["blocks"], told["mutes"], told["tables"]) == ([ben.id], [ben.id], ["table-1"])
    assert told["reports"][0]["note"] == "secret-note"
    assert told["chat"] == [{"at": 7, "text": "hi"}]
    text = msgspec.json.encode(export)
    assert not [
        word
        for word in (b"hash", b"public", b"secret-token", b"secret-session", b'device"', b"code-1", b"what they said")
        if word in text
    ]


def test_a_deleted_person_leaves_an_id_and_nothing_else(connection: Connection, ann: Person, ben: Person) -> None:
    give_everything(connection, ann.id, ben.id)
    safety.block(connection, ben.id, ann.id, 11)
    persons.delete_person(connection, ann.id, 99)
    left = everything(connection)
    assert "secret" not in left.lower()
    assert "Ann" not in left
    assert "blocks" not in left
    gone = persons.find_person(connection, ann.id)
    assert gone == Person(ann.id, "", None, 1_000, 1_000, 1, deleted_at=99)
    assert export_person(connection, ann.id) is None


def test_a_deleted_person_stays_deleted(connection: Connection, ann: Person) -> None:
    persons.delete_person(connection, ann.id, 99)
    persons.rename(connection, ann.id, "Back")
    persons.set_language(connection, ann.id, "es")
    persons.delete_person(connection, ann.id, 100)
    gone = persons.find_person(connection, ann.id)
    assert gone is not None
    assert (gone.name, gone.language, gone.deleted_at) == ("", None, 99)


def test_the_login_of_a_deleted_person_is_free_again(connection: Connection, ann: Person, ben: Person) -> None:
    give_everything(connection, ann.id, ben.id)
    assert not credentials.add_account(connection, ben.id, login="secret.login", folded="secret.login", at=11)
    persons.delete_person(connection, ann.id, 99)
    assert credentials.add_account(connection, ben.id, login="secret.login", folded="secret.login", at=100)


def test_reports_lose_name_and_words_of_a_deleted_person_whether_or_not_anybody_has_looked(
    connection: Connection, ann: Person, ben: Person
) -> None:
    give_everything(connection, ann.id, ben.id)
    handled = safety.Report("h" * 26, ann.id, ben.id, "table-1", "name", "secret-note 2", "Ben\nwhat they said 2", 10)
    safety.add_report(connection, handled)
    assert safety.handle_report(connection, handled.id, 15)
    assert "what they said 2" in everything(connection)
    persons.delete_person(connection, ben.id, 20)
    told = everything(connection)
    assert not [word for word in ("Ben", "what they said", "secret-note") if word in told]
    (left,) = safety.open_reports(connection, most=10)
    assert (left.reported, left.reason, left.at_table, left.note, left.said) == (ben.id, "chat", "table-1", "", "")


def test_a_report_that_comes_after_its_person_has_gone_tells_nothing_of_them(
    connection: Connection, ann: Person, ben: Person
) -> None:
    persons.delete_person(connection, ben.id, 20)
    late = safety.Report("l" * 26, ann.id, ben.id, "table-1", "chat", "secret-note", "Ben\nwhat they said", 21)
    safety.add_report(connection, late)
    told = everything(connection)
    assert not [word for word in ("Ben", "what they said", "secret-note") if word in told]


def test_a_merged_guest_is_the_other_person_from_then_on(
    connection: Connection, ann: Person, ben: Person, cat: Person
) -> None:
    safety.block(connection, ben.id, cat.id, 1)
    safety.block(connection, cat.id, ben.id, 1)
    safety.block(connection, cat.id, ann.id, 1)
    safety.block(connection, ben.id, ann.id, 1)
    safety.mute(connection, ann.id, ben.id, 1)
    safety.add_ban(connection, safety.Ban("n" * 26, ben.id, None, None, "spam", "olga", 1))
    persons.merge_guest(connection, ben.id, ann.id, 50)
    assert persons.ids_of(connection, ann.id) == (ann.id, ben.id)
    assert persons.roots_of(connection, [ann.id, ben.id, cat.id]) == {ann.id: ann.id, ben.id: ann.id, cat.id: cat.id}
    assert safety.blocked_by(connection, ann.id) == {cat.id}
    assert safety.blocked_by(connection, cat.id) == {ann.id}
    assert safety.blocked_by(connection, ben.id) == set()
    assert safety.muted_by(connection, ann.id) == set()
    assert safety.ban_on(connection, at=5, person=ann.id) is not None
    assert safety.at_odds(connection, cat.id, [ann.id, ben.id]) == {ann.id, ben.id}


def test_who_is_deleted_is_deleted_with_the_guests_they_were(connection: Connection, ann: Person, ben: Person) -> None:
    persons.merge_guest(connection, ben.id, ann.id, 50)
    persons.delete_person(connection, ann.id, 99)
    assert "Ben" not in everything(connection)


def test_a_guest_merged_twice_is_found_at_the_end_of_the_chain(
    connection: Connection, ann: Person, ben: Person, cat: Person
) -> None:
    persons.merge_guest(connection, cat.id, ben.id, 50)
    persons.merge_guest(connection, ben.id, ann.id, 50)
    assert persons.ids_of(connection, ann.id) == (ann.id, ben.id, cat.id)


def test_guests_long_away_are_found_and_people_with_accounts_are_not(
    connection: Connection, ann: Person, ben: Person, cat: Person
) -> None:
    credentials.add_account(connection, ann.id, login="ann", folded="ann", at=5)
    assert persons.guests_not_seen_since(connection, 10_000, most=10) == (ben.id, cat.id)
    assert persons.guests_not_seen_since(connection, 10_000, most=1) == (ben.id,)
    assert persons.guests_not_seen_since(connection, 2_500, most=10) == (ben.id,)
    assert persons.count_people(connection) == 3
