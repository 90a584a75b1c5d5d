"""Whom one keeps away: who is blocked sits at no table of one's own, who is muted is not heard."""

from typing import Any

from litestar import Request, delete, get, put

from sobremesa.protocol.telling import Person
from sobremesa.server.http.people import PersonParameter
from sobremesa.server.http.visiting import Visitor, node_of
from sobremesa.server.limits import Kind
from sobremesa.server.node import Node

TAGS = ["people"]


@get("/api/me/blocks", tags=TAGS, summary="Whom I block")
async def list_blocks(request: Request[Any, Any, Any], visitor: Visitor) -> tuple[Person, ...]:
    """They neither sit down at a table of which one is the host nor see it in the lobby, and are not heard."""
    node = node_of(request)
    return await node.house.people(await node.people.safety.blocked_by(visitor.id))


@put("/api/me/blocks/{person:str}", tags=TAGS, summary="Block somebody", status_code=204)
async def block(request: Request[Any, Any, Any], visitor: Visitor, person: PersonParameter) -> None:
    """They are not told."""
    node = _asked(request, visitor)
    await node.people.safety.block(visitor.id, person, now=node.now())
    node.circles.forget(visitor.id, person)


@delete("/api/me/blocks/{person:str}", tags=TAGS, summary="Block somebody no more", status_code=204)
async def unblock(request: Request[Any, Any, Any], visitor: Visitor, person: PersonParameter) -> None:
    """Whoever was not blocked is not either."""
    node = _asked(request, visitor)
    await node.people.safety.unblock(visitor.id, person)
    node.circles.forget(visitor.id, person)


@get("/api/me/mutes", tags=TAGS, summary="Whom I mute")
async def list_mutes(request: Request[Any, Any, Any], visitor: Visitor) -> tuple[Person, ...]:
    """One is told nothing of what they say."""
    node = node_of(request)
    return await node.house.people(await node.people.safety.muted_by(visitor.id))


@put("/api/me/mutes/{person:str}", tags=TAGS, summary="Mute somebody", status_code=204)
async def mute(request: Request[Any, Any, Any], visitor: Visitor, person: PersonParameter) -> None:
    """They are not told."""
    node = _asked(request, visitor)
    await node.people.safety.mute(visitor.id, person, now=node.now())
    node.circles.forget(visitor.id)


@delete("/api/me/mutes/{person:str}", tags=TAGS, summary="Mute somebody no more", status_code=204)
async def unmute(request: Request[Any, Any, Any], visitor: Visitor, person: PersonParameter) -> None:
    """Whoever was not muted is not either."""
    node = _asked(request, visitor)
    await node.people.safety.unmute(visitor.id, person)
    node.circles.forget(visitor.id)


def _asked(request: Request[Any, Any, Any], visitor: Visitor) -> Node:
    node = node_of(request)
    node.check_limit(Kind.ACTION, visitor.id, visitor.address)
    return node


ROUTES = (list_blocks, block, unblock, list_mutes, mute, unmute)
