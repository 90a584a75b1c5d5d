"""Tokens with which a person's own bots come in: shown once, kept as a digest, good for what their scopes say."""

import secrets
from collections.abc import Collection
from enum import StrEnum
from hmac import compare_digest

import msgspec
from sqlalchemy import Connection

from sobremesa.engine.refusal import Malformed
from sobremesa.server.denial import Denial, Denied
from sobremesa.server.people.cleaning import clean_label
from sobremesa.server.people.ids import digest_of, is_id, new_id
from sobremesa.server.people.sessions import known
from sobremesa.storage.database import Database
from sobremesa.storage.people import persons, tokens
from sobremesa.storage.people.persons import Person
from sobremesa.storage.people.tokens import BotToken

_PREFIX = "sob_"
_LONGEST = 200
_MOST = 20
_USED_EVERY = 60 * 1_000


class Scope(StrEnum):
    """What a bot may do with a token."""

    READ = "read"  # see tables, as a spectator or in its seat
    PLAY = "play"  # take a seat it is offered, and act
    CHALLENGE = "challenge"  # open tables and invite


class NewToken(msgspec.Struct, frozen=True):
    """A token just made; `secret` is shown this once."""

    token: BotToken
    secret: str


class Bearer(msgspec.Struct, frozen=True):
    """Whoever comes with a token: a bot of this person."""

    person: Person
    token: str
    name: str
    scopes: frozenset[Scope]

    def require(self, scope: Scope) -> None:
        """`Denied` unless the token is good for this."""
        if scope not in self.scopes:
            raise Denied(Denial.FORBIDDEN, "people-token-scope", scope=scope.value)


class Tokens:
    """Makes, recognises and revokes tokens."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def create(self, person: str, name: str, scopes: Collection[Scope], *, now: int) -> NewToken:
        """A token for a bot of a person with an account."""
        if not scopes:
            raise Malformed("people-token-no-scope")
        called, token, secret = clean_label(name), new_id(), secrets.token_urlsafe(24)
        ordered = tuple(scope.value for scope in Scope if scope in scopes)
        made = BotToken(token, person, digest_of(secret), called, ordered, now)

        def keep(at: Connection) -> None:
            persons.hold(at, person)
            if known(persons.find_person(at, person)).guest:
                raise Denied(Denial.FORBIDDEN, "people-guest")
            if tokens.count_tokens(at, person) >= _MOST:
                raise Denied(Denial.FORBIDDEN, "people-too-many-tokens", most=_MOST)
            tokens.add_token(at, made)

        await self._database.run(keep)
        return NewToken(made, f"{_PREFIX}{token}_{secret}")

    async def recognise(self, shown: str, *, now: int) -> Bearer | None:
        """Whose bot shows this token; nobody's, if it is none, revoked, or its owner is gone."""
        if not shown.startswith(_PREFIX) or len(shown) > _LONGEST:
            return None
        name, _, secret = shown.removeprefix(_PREFIX).partition("_")
        if not is_id(name):
            return None
        found = await self._database.look(lambda at: tokens.find_token(at, name))
        # Compared also where there is nothing to compare with: how long it takes tells nothing.
        same = compare_digest(digest_of(secret), found.digest if found else digest_of(""))
        if found is None or not same or found.revoked_at is not None:
            return None
        owner = await self._database.look(lambda at: persons.find_person(at, found.person))
        if owner is None or owner.deleted_at is not None:
            return None
        if now - (found.used_at or 0) > _USED_EVERY:
            await self._database.run(lambda at: tokens.used_token(at, found.id, now))
        return Bearer(owner, found.id, found.name, frozenset(Scope(each) for each in found.scopes))

    async def revoked(self, ids: Collection[str]) -> frozenset[str]:
        """Those of these tokens that open no more."""
        if not ids:
            return frozenset()
        return frozenset(ids) - await self._database.look(lambda at: tokens.open_among(at, ids))

    async def listed(self, person: str) -> tuple[BotToken, ...]:
        """The tokens of a person that still open, the oldest first."""
        return await self._database.look(lambda at: tokens.tokens_of(at, person))

    async def revoke(self, person: str, token: str, *, now: int) -> None:
        """End a token at once and for ever."""
        revoked = is_id(token) and await self._database.run(lambda at: tokens.revoke_token(at, person, token, now))
        if not revoked:
            raise Denied(Denial.GONE, "people-no-such-token")
