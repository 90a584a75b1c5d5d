"""What a client draws a match with: the pieces of a box."""

from typing import Annotated, Any

import msgspec
from litestar import Request, Response, get
from litestar.params import Parameter

from sobremesa.server.http.visiting import node_of
from sobremesa.table import Setting

_FRESH = {"Cache-Control": "no-cache"}


@get("/api/editions/{game:str}/{language:str}", tags=["games"], summary="The pieces of a box")
async def pieces(
    request: Request[Any, Any, Any],
    game: Annotated[str, Parameter(max_length=20)],
    language: Annotated[str, Parameter(max_length=5)],
    edition: Annotated[str, Parameter(max_length=40, description="By its name; else the one of the language.")] = "",
) -> Response[dict[str, Any]]:
    """Tiles, cards, dice and boards as data; views name pieces, and here is what is printed on them."""
    boxed: Any = node_of(request).house.tables.shelf.game(Setting(game, language, edition=edition))
    return Response(msgspec.to_builtins(boxed.edition, str_keys=True), headers=_FRESH)


ROUTES = (pieces,)
