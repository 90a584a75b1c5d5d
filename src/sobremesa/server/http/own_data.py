"""What the house keeps about somebody, for themselves: their matches, all of it as a file, and to have it forgotten."""

from typing import Annotated, Any

import msgspec
from litestar import Request, Response, get, post
from litestar.background_tasks import BackgroundTask
from litestar.di import Provide
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import Parameter

from sobremesa.engine import Malformed
from sobremesa.server.http.proving import Confirmation, confirm
from sobremesa.server.http.visiting import Visitor, give_session, node_of, provide_even_banned
from sobremesa.server.limits import Kind
from sobremesa.server.node import Node
from sobremesa.server.played import Before, TablePlayed, end_of
from sobremesa.storage.chat import sayings_of
from sobremesa.storage.people.export import Export

TAGS = ["people"]
_MOST = 100
# What the house keeps about somebody stays theirs, whatever they did.
_EVEN_BANNED = {"visitor": Provide(provide_even_banned)}


class TablesPlayed(msgspec.Struct, frozen=True):
    """Tables at which somebody sits or sat; with `next`, if there is one, the next page is asked for."""

    tables: tuple[TablePlayed, ...]
    next: str | None = None


class SaidByMe(msgspec.Struct, frozen=True):
    """A line of chat, or the name of a reaction."""

    table: str
    at: int
    text: str
    preset: str


@get("/api/me/tables", tags=TAGS, summary="Where I play and played")
async def my_tables(
    request: Request[Any, Any, Any],
    visitor: Visitor,
    most: Annotated[int, Parameter(ge=1, le=_MOST, description="How many.")] = 20,
    before: Annotated[str, Parameter(max_length=250, description="The `next` of the page before.")] = "",
) -> TablesPlayed:
    """Those that changed last first, also what one played as a guest that was brought along."""
    node = node_of(request)
    node.check_limit(Kind.ACTION, visitor.id, visitor.address)
    ids = await node.people.accounts.ids_of(visitor.id)
    cards = await node.played.page(ids, most, _read_end(before))
    told = await node.played.told(cards, ids)
    return TablesPlayed(tuple(told), _write_end(end_of(cards[-1])) if len(cards) == most else None)


@get("/api/me/export", tags=TAGS, summary="All that is kept about me", dependencies=_EVEN_BANNED)
async def export(request: Request[Any, Any, Any], visitor: Visitor) -> Response[Export]:
    """One file with everything: profile, ways in, tables, chat, blocks, mutes, reports. No secret is in it."""
    node = node_of(request)
    node.check_limit(Kind.ACCOUNT, visitor.id, visitor.address)
    ids = await node.people.accounts.ids_of(visitor.id)
    tables = await node.played.told(await node.played.all(ids), ids)
    said = await node.store.look(lambda at: sayings_of(at, ids))
    chat = tuple(SaidByMe(each.table, each.at, each.text, each.preset) for each in said)
    told = await node.people.accounts.export(visitor.id, tables=tuple(tables), chat=chat)
    return Response(told, headers={"Content-Disposition": 'attachment; filename="sobremesa.json"'})


@post(
    "/api/me/deletion",
    tags=TAGS,
    summary="Delete me",
    status_code=204,
    dependencies=_EVEN_BANNED,
    responses={204: ResponseSpec(None, generate_examples=False, description="Forgotten.")},
)
async def delete_me(request: Request[Any, Any, Any], visitor: Visitor, data: Confirmation) -> Response[None]:
    """For ever: name, chat and ways in go; matches stay, and nothing tells whose they were. Who plays resigns."""
    node = node_of(request)
    await confirm(request, visitor, data.password, data.passkey)
    ids = await node.people.accounts.ids_of(visitor.id)
    await node.people.accounts.delete(visitor.id, now=node.now())
    node.cards.forget(*ids)
    node.circles.forget(*ids)
    give_session(request, "", "")
    return Response(None, background=BackgroundTask(_see_out, node, visitor.id))


async def _see_out(node: Node, person: str) -> None:
    """At once here; other nodes see it when they look again."""
    await node.house.guarded(node.door.look_again({person}))
    await node.house.guarded(node.orders.carry_out())


def _read_end(written: str) -> Before | None:
    changed_at, _, table = written.partition(".")
    if not written:
        return None
    if not (changed_at.isascii() and changed_at.isdigit() and len(changed_at) <= 15 and table.isprintable()):
        raise Malformed("server-bad-request")
    return int(changed_at), table


def _write_end(end: Before) -> str:
    return f"{end[0]}.{end[1]}"


ROUTES = (my_tables, export, delete_me)
