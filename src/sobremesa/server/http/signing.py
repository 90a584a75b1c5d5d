"""Signing in with a password, and out: here, or everywhere else."""

from contextlib import suppress
from typing import Any

import msgspec
from litestar import Request, Response, post

from sobremesa.server.denial import Denied
from sobremesa.server.http.me import Me, enter
from sobremesa.server.http.visiting import Visitor, client_of, give_session, look_again, node_of, recognise
from sobremesa.server.limits import Kind
from sobremesa.server.people.names import find_login

TAGS = ["account"]


class Credentials(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A login with its password."""

    login: str
    password: str
    bring_guest: bool = False
    """Whether what was played as a guest in this browser comes along; on a shared device it may be somebody else's."""


@post("/api/sign-in", tags=TAGS, summary="Sign in with a password", status_code=200)
async def sign_in(request: Request[Any, Any, Any], data: Credentials) -> Response[Me]:
    """From now on this browser is the account's person."""
    node, client = node_of(request), client_of(request)
    known = await recognise(request)
    node.check_limit(Kind.LOGIN, None, client.subject, find_login(data.login) or None)
    guest = known.id if data.bring_guest and known is not None else None
    visit = await node.people.accounts.sign_in(data.login, data.password, now=node.now(), guest=guest)
    await node.people.safety.check(person=visit.person.id, now=node.now())
    return Response(enter(request, visit), background=look_again(request, visit.person.id, guest))


@post("/api/sign-out", tags=TAGS, summary="Sign out in this browser", status_code=204)
async def sign_out(request: Request[Any, Any, Any]) -> None:
    """The cookie goes, and so do the sockets of all tabs; a guest without an account cannot come back."""
    # Whoever is banned may go as well.
    with suppress(Denied):
        known = await recognise(request)
        if known is not None:
            await node_of(request).door.end_session(known.session)
    give_session(request, "")


@post("/api/sign-out-everywhere", tags=TAGS, summary="Sign out everywhere but here", status_code=200)
async def sign_out_everywhere(request: Request[Any, Any, Any], visitor: Visitor) -> Response[Me]:
    """Every other session ends, and every open socket with it; this browser gets another cookie."""
    node = node_of(request)
    node.check_limit(Kind.ACTION, visitor.id, visitor.address)
    visit = await node.people.sessions.end_all(visitor.id, now=node.now())
    return Response(enter(request, visit), background=look_again(request, visitor.id))


ROUTES = (sign_in, sign_out, sign_out_everywhere)
