"""Ways in, tokens and the server's secrets, as the store keeps them."""

from sqlalchemy import Connection

from sobremesa.storage.people import credentials, secrets, tokens
from sobremesa.storage.people.credentials import Passkey
from sobremesa.storage.people.persons import Person


def test_a_login_belongs_to_one_person_and_a_person_has_one(connection: Connection, ann: Person, ben: Person) -> None:
    assert credentials.add_account(connection, ann.id, login="Ann", folded="ann", at=1)
    assert not credentials.add_account(connection, ben.id, login="ANN", folded="ann", at=1)
    assert not credentials.add_account(connection, ann.id, login="other", folded="other", at=1)


def test_a_person_has_one_password(connection: Connection, ann: Person) -> None:
    assert credentials.password_of(connection, ann.id) is None
    for hashed in ("one", "two"):
        credentials.set_password(connection, ann.id, hashed, 1)
        assert credentials.password_of(connection, ann.id) == hashed


def test_a_login_finds_its_person_also_without_a_password(connection: Connection, ann: Person) -> None:
    assert credentials.password_by_login(connection, "ann") is None
    credentials.add_account(connection, ann.id, login="Ann", folded="ann", at=1)
    assert credentials.password_by_login(connection, "ann") == (ann.id, None)
    credentials.set_password(connection, ann.id, "hash", 1)
    assert credentials.password_by_login(connection, "ann") == (ann.id, "hash")


def test_a_passkey_is_one_persons_and_its_count_moves_once(connection: Connection, ann: Person, ben: Person) -> None:
    key = Passkey(b"\x00key", ann.id, b"public", 7, ("usb", "hybrid"), "a.example", "Phone", 1)
    assert credentials.add_passkey(connection, key)
    stolen = Passkey(b"\x00key", ben.id, b"other", 0, (), "a.example", "Mine", 2)
    assert not credentials.add_passkey(connection, stolen)
    assert credentials.find_passkey(connection, b"\x00key") == key
    assert credentials.used_passkey(connection, b"\x00key", before=7, sign_count=8, at=5)
    assert not credentials.used_passkey(connection, b"\x00key", before=7, sign_count=8, at=5)
    assert not credentials.remove_passkey(connection, ben.id, b"\x00key")
    assert credentials.remove_passkey(connection, ann.id, b"\x00key")
    assert credentials.passkeys_of(connection, ann.id) == ()
    assert credentials.find_passkey(connection, b"\x00key") is None


def test_a_challenge_is_spent_once_and_kept_no_longer_than_it_could_be_answered(connection: Connection) -> None:
    assert credentials.spend_challenge(connection, "d", until=100, at=50)
    assert not credentials.spend_challenge(connection, "d", until=100, at=100)
    assert credentials.spend_challenge(connection, "d", until=200, at=101)


def test_a_recovery_code_works_once_and_for_its_owner(connection: Connection, ann: Person, ben: Person) -> None:
    credentials.set_recovery_codes(connection, ann.id, ["one", "two"], 1)
    assert not credentials.use_recovery_code(connection, ben.id, "one", 2)
    assert credentials.use_recovery_code(connection, ann.id, "one", 2)
    assert not credentials.use_recovery_code(connection, ann.id, "one", 3)
    assert credentials.recovery_codes_left(connection, ann.id) == 1


def test_new_recovery_codes_end_the_old_ones(connection: Connection, ann: Person) -> None:
    credentials.set_recovery_codes(connection, ann.id, ["one", "two"], 1)
    credentials.set_recovery_codes(connection, ann.id, ["three"], 2)
    assert not credentials.use_recovery_code(connection, ann.id, "two", 3)
    assert credentials.use_recovery_code(connection, ann.id, "three", 3)


def test_a_revoked_token_is_found_but_not_listed(connection: Connection, ann: Person, ben: Person) -> None:
    token = tokens.BotToken("t" * 26, ann.id, "digest", "Robot", ("read", "play"), 1)
    tokens.add_token(connection, token)
    assert tokens.tokens_of(connection, ann.id) == (token,)
    assert not tokens.revoke_token(connection, ben.id, token.id, 2)
    tokens.used_token(connection, token.id, 3)
    assert tokens.revoke_token(connection, ann.id, token.id, 4)
    assert not tokens.revoke_token(connection, ann.id, token.id, 5)
    assert tokens.count_tokens(connection, ann.id) == 0
    found = tokens.find_token(connection, token.id)
    assert found is not None
    assert (found.used_at, found.revoked_at) == (3, 4)


def test_of_two_nodes_that_make_a_secret_at_once_both_read_the_same(connection: Connection) -> None:
    first = secrets.secrets_for(connection, "cookies", fresh="one", at=1)
    assert secrets.secrets_for(connection, "cookies", fresh="two", at=2) == first == (("one", 1),)
    both = secrets.add_secret(connection, "cookies", after=1, fresh="three", at=3)
    assert secrets.add_secret(connection, "cookies", after=1, fresh="four", at=4) == both == (("one", 1), ("three", 3))
    assert secrets.secrets_for(connection, "other", fresh="five", at=5) == (("five", 5),)
