"""Tables: open one, see which are open, find one by its code."""

from typing import Annotated, Any

import msgspec
from litestar import Request, get, post
from litestar.params import Parameter

from sobremesa.protocol.telling import LobbyTable
from sobremesa.server.denial import Denial, Denied
from sobremesa.server.http.visiting import Visitor, node_of
from sobremesa.server.limits import Kind
from sobremesa.server.lobby import Filter
from sobremesa.table import Setting


class Opened(msgspec.Struct, frozen=True):
    """A new table: its id is its link, and its code can be read aloud."""

    table: str
    code: str


class Found(msgspec.Struct, frozen=True):
    """The table that a code belongs to."""

    table: str


@post("/api/tables", tags=["tables"], summary="Open a table")
async def open_table(request: Request[Any, Any, Any], visitor: Visitor, data: Setting) -> Opened:
    """Whoever opens a table is its host and sits in the first seat (TAB-1)."""
    node = node_of(request)
    table = await node.open_table(data, visitor.card, visitor.address)
    room = await node.rooms.find(table)
    assert room is not None, "it has just been opened"
    return Opened(table, room.state.code)


@get("/api/tables", tags=["tables"], summary="Open tables that everybody may see")
async def list_tables(
    request: Request[Any, Any, Any],
    visitor: Visitor,
    *,
    game: Annotated[str, Parameter(max_length=20)] = "",
    language: Annotated[str, Parameter(max_length=5)] = "",
    level: Annotated[str, Parameter(max_length=20, description="Of a bot that sits there.")] = "",
    option: Annotated[
        list[str] | None, Parameter(max_items=20, description="How the table has an option: `clock:false`.")
    ] = None,
) -> list[LobbyTable]:
    """All, or those of one game or language, with bots of a level, or with options."""
    node = node_of(request)
    node.check_limit(Kind.LOOK, visitor.id, visitor.address)
    options = dict(_option(each) for each in option or ())
    return await node.lobby.tables(Filter(game, language, level, options), visitor.id)


def _option(written: str) -> tuple[str, bool | int | str]:
    name, _, value = written[:100].partition(":")
    if value in ("true", "false"):
        return name, value == "true"
    return name, int(value) if value.isascii() and value.isdigit() else value


@get("/api/codes/{code:str}", tags=["tables"], summary="Find a table by its code")
async def find_code(
    request: Request[Any, Any, Any], visitor: Visitor, code: Annotated[str, Parameter(max_length=20)]
) -> Found:
    """The table with this code; who tries many has to wait."""
    node = node_of(request)
    node.check_limit(Kind.CODE, visitor.id, visitor.address)
    card = await node.store.log.card_by_code("".join(code.upper().split()).replace("-", ""))
    if card is None:
        raise Denied(Denial.GONE, "server-no-code")
    return Found(card.table)


ROUTES = (open_table, list_tables, find_code)
