"""Tokens for a person's bots: shown once, good for their scopes, and gone when revoked."""

import pytest

from sobremesa.engine import Malformed
from sobremesa.server.denial import Denied
from sobremesa.server.people.people import People
from sobremesa.server.people.sessions import Visit
from sobremesa.server.people.tokens import Scope
from sobremesa.storage import Store
from sobremesa.storage.people.schema import bot_tokens
from tests.server.people.conftest import NOW

pytestmark = pytest.mark.anyio


@pytest.fixture
async def ana(people: People, guest: Visit) -> str:
    return (await people.accounts.open(guest.person.id, "ana", "ocho sillas y un mantel", now=NOW)).visit.person.id


async def test_a_bot_is_recognised_by_its_token_and_may_do_what_its_scopes_say(people: People, ana: str) -> None:
    made = await people.tokens.create(ana, " My\u202e robot ", {Scope.PLAY, Scope.READ}, now=NOW)
    assert made.secret.startswith("sob_")
    bearer = await people.tokens.recognise(made.secret, now=NOW)
    assert bearer is not None
    assert (bearer.person.id, bearer.name) == (ana, "My robot")
    assert bearer.scopes == {Scope.READ, Scope.PLAY}
    bearer.require(Scope.PLAY)
    with pytest.raises(Denied, match="people-token-scope"):
        bearer.require(Scope.CHALLENGE)


async def test_only_a_digest_is_kept(people: People, ana: str, store: Store) -> None:
    made = await people.tokens.create(ana, "robot", {Scope.READ}, now=NOW)
    (row,) = await store.look(lambda at: at.execute(bot_tokens.select()).all())
    # The secret itself may have the sign in it that stands before it.
    assert made.secret.split("_", 2)[2] not in str(row)


async def test_what_is_not_quite_a_token_is_none(people: People, ana: str) -> None:
    made = await people.tokens.create(ana, "robot", {Scope.READ}, now=NOW)
    token, _, secret = made.secret.removeprefix("sob_").partition("_")
    for shown in (
        "", "sob_", f"sob_{token}", f"sob_{token}_", f"sob_{token}_{secret[:-1]}", f"sob_{token}_{secret}x",
        f"sob_{'a' * 26}_{secret}", f"sob_\x00_{secret}", f"{token}_{secret}", "sob_" + "x" * 10_000, "sob_ü_\ud800",
        f"sob_{token}_\ud800",
    ):  # fmt: skip
        assert await people.tokens.recognise(shown, now=NOW) is None, shown


async def test_a_revoked_token_opens_nothing_and_is_not_listed(people: People, ana: str, other: Visit) -> None:
    made = await people.tokens.create(ana, "robot", {Scope.READ}, now=NOW)
    for person, token in ((other.person.id, made.token.id), (ana, "\x00"), (ana, "a" * 26)):
        with pytest.raises(Denied, match="people-no-such-token"):
            await people.tokens.revoke(person, token, now=NOW)
    assert [each.id for each in await people.tokens.listed(ana)] == [made.token.id]
    await people.tokens.revoke(ana, made.token.id, now=NOW)
    assert await people.tokens.recognise(made.secret, now=NOW) is None
    assert await people.tokens.listed(ana) == ()


async def test_the_last_use_is_noted(people: People, ana: str) -> None:
    made = await people.tokens.create(ana, "robot", {Scope.READ}, now=NOW)
    for later in (5, 10, 70_000):
        await people.tokens.recognise(made.secret, now=NOW + later)
    assert [each.used_at for each in await people.tokens.listed(ana)] == [NOW + 70_000]


async def test_a_token_goes_with_its_owner(people: People, ana: str) -> None:
    made = await people.tokens.create(ana, "robot", {Scope.READ}, now=NOW)
    await people.accounts.delete(ana, now=NOW)
    assert await people.tokens.recognise(made.secret, now=NOW) is None


async def test_tokens_are_for_people_with_accounts_who_say_what_for_and_there_is_an_end_to_them(
    people: People, ana: str, other: Visit
) -> None:
    with pytest.raises(Denied, match="people-guest"):
        await people.tokens.create(other.person.id, "robot", {Scope.READ}, now=NOW)
    with pytest.raises(Malformed, match="people-token-no-scope"):
        await people.tokens.create(ana, "robot", set(), now=NOW)
    for number in range(20):
        await people.tokens.create(ana, f"robot {number}", {Scope.READ}, now=NOW)
    with pytest.raises(Denied, match="people-too-many-tokens"):
        await people.tokens.create(ana, "robot", {Scope.READ}, now=NOW)
