"""Print-and-play: a game's sheets as a PDF, and what is in it."""

from typing import Annotated, Any

import msgspec
from litestar import Request, Response, get
from litestar.di import Provide
from litestar.params import Parameter, QueryParameter

from sobremesa.editions.texts import Language
from sobremesa.engine import Meta, Refused
from sobremesa.engine.sets import EXAMPLE, OPTION, read_code
from sobremesa.games import METAS
from sobremesa.server.denial import Denial, Denied
from sobremesa.server.http.visiting import Visitor, node_of, site_of
from sobremesa.server.limits import Kind
from sobremesa.server.printing import LeafletName, Order, PaperName, Part

_PDF = "application/pdf"
_KEPT = "private, max-age=3600"
"""For its reader alone: the address of the house, as they see it, stands in it."""
_MOST_ORIGIN = 200

AnyRequest = Request[Any, Any, Any]
GameName = Annotated[str, Parameter(max_length=20)]
Players = Annotated[int, Parameter(ge=0, le=99, description="For how many; 0 for the whole box.")]
Plain = Annotated[bool, Parameter(description="Word Buffet without the red noise.")]
SetCode = Annotated[str, QueryParameter(name=OPTION, max_length=40, description="Of Word Buffet and Word Golf.")]
WithRules = Annotated[LeafletName, Parameter(description="With the rules, without them, or they alone.")]


class Contents(msgspec.Struct, frozen=True):
    """What would be printed."""

    pages: int
    parts: tuple[Part, ...]


async def read_order(
    *,
    game: GameName,
    language: Annotated[Language, Parameter(description="Of everything on it.")] = "en",
    paper: PaperName = "a4",
    players: Players = 0,
    plain: Plain = False,
    code: SetCode = "",
    leaflet: WithRules = "with",
) -> Order:
    """What an address asks for; `Refused` or `Denied` where there is no such print."""
    return _ordered(_meta(game), Order(game, players, language, paper, leaflet, plain, read_code(code)))


_ORDERED = {"order": Provide(read_order)}


@get(
    "/api/print/{game:str}",
    tags=["printing"],
    summary="A game to print, cut and play",
    media_type=_PDF,
    dependencies=_ORDERED,
)
async def printed(request: AnyRequest, visitor: Visitor, order: Order) -> Response[bytes]:
    """A PDF at true size. With the code of a set it carries the address at which the same set opens online."""
    node = node_of(request)
    node.check_limit(Kind.PRINT, visitor.id, visitor.address)
    data = await node.printer.pdf(_with_address(request, order))
    headers = {"Content-Disposition": f'attachment; filename="{order.name}"', "Cache-Control": _KEPT}
    return Response(data, media_type=_PDF, headers=headers)


@get(
    "/api/print/{game:str}/contents",
    tags=["printing"],
    summary="What is in a print, and how many pages",
    dependencies=_ORDERED,
)
async def contents(request: AnyRequest, visitor: Visitor, order: Order) -> Contents:
    """Pages by their kind, without drawing any."""
    node = node_of(request)
    node.check_limit(Kind.LOOK, visitor.id, visitor.address)
    # Every set has the same pages, so that all of them are counted once.
    parts = await node.printer.parts(msgspec.structs.replace(order, code=EXAMPLE if order.code else ""))
    return Contents(sum(part.pages for part in parts), parts)


def _meta(game: str) -> Meta:
    meta = next((each for each in METAS if each.id == game), None)
    if meta is None:
        raise Denied(Denial.GONE, "server-not-found")
    return meta


def _ordered(meta: Meta, order: Order) -> Order:
    """The order without what means nothing for its game; `Refused` where it cannot be played so (TAB-14)."""
    if order.players:
        meta.check_seats(order.players)
    options = [option.name for option in meta.described_options]
    if order.code and OPTION not in options:
        raise Refused("TAB-14", "tab-14-unknown-option", option=OPTION, known=", ".join(options))
    if order.leaflet == "only":
        # The rules are the same for any number of players and for every set.
        return msgspec.structs.replace(order, players=0, plain=False, code="")
    return msgspec.structs.replace(order, plain=order.plain and meta.id == "buffet")


def _with_address(request: AnyRequest, order: Order) -> Order:
    """The address of the set, at the house as its reader sees it; or none where it would lead nobody."""
    site = site_of(request)
    if not order.code or site.is_local or len(site.origin) > _MOST_ORIGIN:
        return order
    address = f"{site.origin}/new/{order.game}?set={order.code}&language={order.language}"
    return msgspec.structs.replace(order, address=address)


ROUTES = (printed, contents)
