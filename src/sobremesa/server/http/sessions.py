"""Where somebody is signed in: their browsers, each to be signed out by itself."""

from typing import Annotated, Any

import msgspec
from litestar import Request, Response, delete, get
from litestar.params import Parameter

from sobremesa.server.http.visiting import Visitor, give_session, look_again, node_of
from sobremesa.server.limits import Kind

TAGS = ["account"]


class SessionListed(msgspec.Struct, frozen=True):
    """One browser; times are milliseconds since 1970."""

    id: str
    browser: str
    """Its family, such as `firefox`; empty where it is not known."""
    system: str
    """The family of its system, such as `android`; empty where it is not known."""
    created_at: int
    seen_at: int
    """To within ten minutes."""
    here: bool
    """Whether it is the one that asks."""


@get("/api/account/sessions", tags=TAGS, summary="Where I am signed in")
async def list_sessions(request: Request[Any, Any, Any], visitor: Visitor) -> list[SessionListed]:
    """The one that asks first, then those seen last."""
    node = node_of(request)
    node.check_limit(Kind.ACTION, visitor.id, visitor.address)
    found = [
        SessionListed(
            each.id, each.browser, each.system, each.created_at, each.seen_at, here=each.id == visitor.session
        )
        for each in await node.people.sessions.listed(visitor.id)
    ]
    return sorted(found, key=lambda each: not each.here)


@delete("/api/account/sessions/{session:str}", tags=TAGS, summary="Sign out in one browser", status_code=200)
async def revoke_session(
    request: Request[Any, Any, Any],
    visitor: Visitor,
    session: Annotated[str, Parameter(max_length=100, description="The id of a session that is listed.")],
) -> Response[None]:
    """Its cookie is void for ever, its sockets close at once, and the account knows that device no more."""
    node = node_of(request)
    node.check_limit(Kind.ACTION, visitor.id, visitor.address)
    await node.people.sessions.revoke(visitor.id, session, now=node.now())
    if session == visitor.session:
        give_session(request, "")
    return Response(None, background=look_again(request, visitor.id))


ROUTES = (list_sessions, revoke_session)
