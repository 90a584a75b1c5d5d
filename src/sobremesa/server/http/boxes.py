"""What a client draws and says a match with: the pieces of a box, and phrases in the reader's language."""

from typing import Annotated, Any

import msgspec
from litestar import Request, Response, get
from litestar.params import Parameter

from sobremesa.editions.texts import Language
from sobremesa.server.http.visiting import node_of
from sobremesa.server.phrases import Phrase, phrases
from sobremesa.table import Setting

_FRESH = {"Cache-Control": "no-cache"}


@get("/api/editions/{game:str}/{language:str}", tags=["games"], summary="The pieces of a box")
async def edition(
    request: Request[Any, Any, Any],
    game: Annotated[str, Parameter(max_length=20)],
    language: Annotated[str, Parameter(max_length=5)],
) -> Response[dict[str, Any]]:
    """Tiles, cards, dice and boards as data; views name pieces, and here is what is printed on them."""
    boxed: Any = node_of(request).house.tables.shelf.game(Setting(game, language))
    return Response(msgspec.to_builtins(boxed.edition, str_keys=True), headers=_FRESH)


@get("/api/texts/{language:str}", tags=["games"], summary="Phrases of a language", sync_to_thread=False)
def texts(language: Language) -> Response[dict[str, Phrase]]:
    """Each as a list of parts: strings, `[parameter]`, `[parameter, {case: phrase}, default case]`."""
    return Response(phrases(language), headers=_FRESH)


ROUTES = (edition, texts)
