"""Tokens with which one's own bots come in: made, listed and revoked by whoever has an account."""

from typing import Any

import msgspec
from litestar import Request, Response, delete, get, post

from sobremesa.server.http.proving import ShownAgain, confirm
from sobremesa.server.http.visiting import Visitor, look_again, node_of
from sobremesa.server.limits import Kind
from sobremesa.server.people.tokens import Scope
from sobremesa.storage.people.tokens import BotToken


class TokenWanted(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a bot is called, and what it may do; whoever has a password says it once more, or else shows a passkey."""

    name: str
    scopes: tuple[Scope, ...]
    password: str | None = None
    passkey: ShownAgain | None = None


class OwnToken(msgspec.Struct, frozen=True):
    """A token as its owner sees it."""

    id: str
    name: str
    scopes: tuple[Scope, ...]
    created_at: int
    used_at: int | None = None


class TokenMade(msgspec.Struct, frozen=True):
    """A new token; the secret is shown this once."""

    token: OwnToken
    secret: str


@post("/api/me/tokens", tags=["bots"], summary="Make a token for a bot")
async def make_token(request: Request[Any, Any, Any], visitor: Visitor, data: TokenWanted) -> TokenMade:
    """For an account alone: `read` sees tables, `play` takes seats and acts, `challenge` opens tables."""
    node = node_of(request)
    node.check_limit(Kind.ACCOUNT, visitor.id, visitor.address)
    # A token outlives the session that made it: with a stolen cookie alone there is none to be had.
    await confirm(request, visitor, data.password, data.passkey)
    made = await node.people.tokens.create(visitor.id, data.name, frozenset(data.scopes), now=node.now())
    return TokenMade(_told(made.token), made.secret)


@get("/api/me/tokens", tags=["bots"], summary="My tokens")
async def list_tokens(request: Request[Any, Any, Any], visitor: Visitor) -> list[OwnToken]:
    """Those that still open, the oldest first; no secret is among them."""
    return [_told(token) for token in await node_of(request).people.tokens.listed(visitor.id)]


@delete("/api/me/tokens/{token:str}", tags=["bots"], summary="Revoke a token", status_code=200)
async def revoke_token(request: Request[Any, Any, Any], visitor: Visitor, token: str) -> Response[None]:
    """At once and for ever; a bot that reads with it hears nothing more."""
    node = node_of(request)
    await node.people.tokens.revoke(visitor.id, token, now=node.now())
    return Response(None, background=look_again(request, visitor.id))


def _told(token: BotToken) -> OwnToken:
    scopes = tuple(Scope(scope) for scope in token.scopes)
    return OwnToken(token.id, token.name, scopes, token.created_at, token.used_at)


ROUTES = (make_token, list_tokens, revoke_token)
