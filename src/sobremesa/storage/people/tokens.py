"""Tokens with which a person's bots come in: of each only a digest is kept."""

from collections.abc import Collection

import msgspec
from sqlalchemy import Connection, RowMapping, func, insert, select, update

from sobremesa.storage.people.schema import bot_tokens


class BotToken(msgspec.Struct, frozen=True):
    """A token as its owner sees it, with the digest that it is checked against."""

    id: str
    person: str
    digest: str
    name: str
    scopes: tuple[str, ...]
    created_at: int
    used_at: int | None = None
    revoked_at: int | None = None


def add_token(connection: Connection, token: BotToken) -> None:
    """Keep a new token."""
    row = msgspec.structs.asdict(token) | {"scopes": " ".join(token.scopes)}
    connection.execute(insert(bot_tokens).values(row))


def find_token(connection: Connection, token: str) -> BotToken | None:
    """The token with this id, revoked ones too."""
    row = connection.execute(select(bot_tokens).where(bot_tokens.c.id == token)).mappings().one_or_none()
    return None if row is None else _token(row)


def open_among(connection: Connection, ids: Collection[str]) -> frozenset[str]:
    """Those of these tokens that still open."""
    found = select(bot_tokens.c.id).where(bot_tokens.c.id.in_(ids), bot_tokens.c.revoked_at.is_(None))
    return frozenset(connection.execute(found).scalars())


def tokens_of(connection: Connection, person: str) -> tuple[BotToken, ...]:
    """The tokens of a person that still open, the oldest first."""
    open_ones = (bot_tokens.c.person == person) & bot_tokens.c.revoked_at.is_(None)
    found = select(bot_tokens).where(open_ones).order_by(bot_tokens.c.created_at, bot_tokens.c.id)
    return tuple(_token(row) for row in connection.execute(found).mappings())


def count_tokens(connection: Connection, person: str) -> int:
    """How many tokens of a person still open."""
    open_ones = (bot_tokens.c.person == person) & bot_tokens.c.revoked_at.is_(None)
    count: int = connection.execute(select(func.count()).select_from(bot_tokens).where(open_ones)).scalar_one()
    return count


def used_token(connection: Connection, token: str, at: int) -> None:
    """Note that a token was used."""
    connection.execute(update(bot_tokens).where(bot_tokens.c.id == token).values(used_at=at))


def revoke_token(connection: Connection, person: str, token: str, at: int) -> bool:
    """End a token for ever; whether it was this person's and open."""
    mine = (bot_tokens.c.id == token) & (bot_tokens.c.person == person) & bot_tokens.c.revoked_at.is_(None)
    return connection.execute(update(bot_tokens).where(mine).values(revoked_at=at)).rowcount == 1


def _token(row: RowMapping) -> BotToken:
    return BotToken(**{**row, "scopes": tuple(row["scopes"].split())})
