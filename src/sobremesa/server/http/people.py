"""Other people: who they are, how they look, and telling an operator about them."""

from datetime import UTC, datetime
from typing import Annotated, Any

import msgspec
from litestar import Request, Response, get, post
from litestar.params import Parameter

from sobremesa.protocol.telling import Person
from sobremesa.server.denial import Denial, Denied
from sobremesa.server.http.visiting import Visitor, node_of
from sobremesa.server.limits import Kind
from sobremesa.server.node import Node
from sobremesa.server.people.avatar import avatar_version, draw_avatar
from sobremesa.server.people.ids import is_id
from sobremesa.server.people.safety import Reason
from sobremesa.storage.chat import sayings_by

TAGS = ["people"]
PersonParameter = Annotated[str, Parameter(max_length=40, description="The id of a person.")]
_EVIDENCE = 12
"""The last lines of somebody that go with a report about them."""
_LONGEST_TABLE = 100
_A_YEAR = "public, max-age=31536000, immutable"
_SVG = "image/svg+xml"
# Over the guard's own policy: a picture that is opened by itself runs and loads nothing.
_PICTURE = {"Content-Security-Policy": "default-src 'none'; style-src 'unsafe-inline'; sandbox"}


class PersonTold(msgspec.Struct, frozen=True):
    """Somebody as others know them, and what one has to do with them oneself."""

    person: Person
    avatar: str
    """Where the picture is; another name has another address."""
    blocked: bool
    muted: bool


class NewReport(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What somebody did, at which table if at one, and a word about it."""

    reason: Reason
    table: str | None = None
    note: str = ""


class ReportMade(msgspec.Struct, frozen=True):
    """An operator will look at it."""

    report: str


@get("/api/people/{person:str}", tags=TAGS, summary="Somebody's card")
async def card(request: Request[Any, Any, Any], visitor: Visitor, person: PersonParameter) -> PersonTold:
    """Name and picture, and whether one keeps them away."""
    node = node_of(request)
    found = await _find(node, person)
    if not found.name:
        raise Denied(Denial.GONE, "people-nobody")
    today = {person, *(await node.circles.of(person)).ids}
    return PersonTold(
        found,
        avatar_address(found),
        blocked=bool(today & await node.people.safety.blocked_by(visitor.id)),
        muted=bool(today & await node.people.safety.muted_by(visitor.id)),
    )


@get("/api/people/{person:str}/avatar.svg", tags=TAGS, summary="Somebody's picture", media_type=_SVG)
async def avatar(
    request: Request[Any, Any, Any],
    person: PersonParameter,
    v: Annotated[
        str, Parameter(max_length=40, description="The version of the name; with it the picture is kept.")
    ] = "",
) -> Response[str]:
    """Made of the id and the first letter of the name; whoever is deleted has one without a letter."""
    found = await _find(node_of(request), person)
    version = avatar_version(found.name)
    headers = {**_PICTURE, "ETag": f'"{version}"', "Cache-Control": _A_YEAR if v == version else "no-cache"}
    if request.headers.get("if-none-match") == f'"{version}"':
        return Response("", status_code=304, headers=headers)
    return Response(draw_avatar(found.id, found.name), media_type=_SVG, headers=headers)


@post("/api/people/{person:str}/reports", tags=TAGS, summary="Report somebody")
async def report(
    request: Request[Any, Any, Any], visitor: Visitor, person: PersonParameter, data: NewReport
) -> ReportMade:
    """An operator reads it, with the last lines that this person wrote at that table as they stand now."""
    node = node_of(request)
    node.check_limit(Kind.REPORT, visitor.id, visitor.address)
    said = "" if data.table is None else await _evidence(node, person, data.table)
    made = await node.people.safety.report(
        visitor.id, person, data.reason, table=data.table, note=data.note, said=said, now=node.now()
    )
    return ReportMade(made)


def avatar_address(person: Person) -> str:
    """Where somebody's picture is, by the name that they have now."""
    return f"/api/people/{person.id}/avatar.svg?v={avatar_version(person.name)}"


async def _find(node: Node, person: str) -> Person:
    found = (await node.cards.find([person])).get(person) if is_id(person) else None
    if found is None:
        raise Denied(Denial.GONE, "people-nobody")
    return found


async def _evidence(node: Node, person: str, table: str) -> str:
    """What somebody wrote at a table, line by line; `Denied` where there is no such table."""
    if not table.isprintable() or len(table) > _LONGEST_TABLE or await node.store.log.card(table) is None:
        raise Denied(Denial.GONE, "server-no-table")
    ids = (await node.circles.of(person)).ids if is_id(person) else ()
    said = await node.store.look(lambda at: sayings_by(at, table, ids, most=_EVIDENCE))
    return "\n".join(
        f"{datetime.fromtimestamp(each.at / 1_000, UTC):%H:%M} {each.text or each.preset}" for each in said
    )


ROUTES = (card, avatar, report)
