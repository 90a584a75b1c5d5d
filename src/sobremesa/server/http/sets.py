"""What a printed set deals, from its code: for whoever lays it on wood, or looks at it before a table is opened."""

from functools import cache
from typing import Annotated, Any

import msgspec
from litestar import Request, Response, get
from litestar.params import Parameter

from sobremesa.editions import load_buffet, load_golf
from sobremesa.editions.texts import Language
from sobremesa.engine.sets import read_code
from sobremesa.games.buffet.edition import BuffetEdition
from sobremesa.games.buffet.laying import board_of_set
from sobremesa.games.golf.dealing import cards_of_set
from sobremesa.games.golf.edition import GolfEdition
from sobremesa.games.golf.meta import META as GOLF
from sobremesa.server.denial import Denial, Denied
from sobremesa.server.http.visiting import client_of, node_of
from sobremesa.server.limits import Kind

_KEPT = {"Cache-Control": "public, max-age=86400"}
"""A code deals the same for ever; a day is for boxes that are still being made."""


class SetTold(msgspec.Struct, frozen=True, omit_defaults=True):
    """A set as it lies on the table."""

    game: str
    language: Language
    code: str
    """As it is printed, however it was typed."""
    tiles: tuple[str, ...] = ()
    """Of Word Buffet: nine tiles by their names, row by row; with their quarter turns, and the letters of all cells."""
    turns: tuple[int, ...] = ()
    letters: str = ""
    cards: tuple[tuple[str, ...], ...] = ()
    """Of Word Golf: for each seat the names of its cards, holes 1 to 9."""


@get("/api/sets/{game:str}/{code:str}", tags=["games"], summary="What a printed set deals")
async def dealt_by_set(
    request: Request[Any, Any, Any],
    game: Annotated[str, Parameter(max_length=20)],
    code: Annotated[str, Parameter(max_length=40)],
    language: Annotated[Language, Parameter(description="Of the words on it.")] = "en",
) -> Response[SetTold]:
    """The board of Word Buffet (BUF-S1), or who gets which hole cards of Word Golf (GOL-S1)."""
    node_of(request).check_limit(Kind.LOOK, None, client_of(request).subject)
    meant = read_code(code)
    if game not in ("buffet", "golf") or not meant:
        raise Denied(Denial.GONE, "server-not-found")
    return Response(_told(game, language, meant), headers=_KEPT)


# Boxes alone, for a set is dealt without a dictionary.
@cache
def _buffet(language: Language) -> BuffetEdition:
    return load_buffet(language)


@cache
def _golf(language: Language) -> GolfEdition:
    return load_golf(language)


def _told(game: str, language: Language, code: str) -> SetTold:
    if game == "buffet":
        board = board_of_set(_buffet(language), code)
        return SetTold(game, language, code, tiles=board.tiles, turns=board.turns, letters=board.letters)
    seats = cards_of_set(_golf(language), code, GOLF.most_seats)
    return SetTold(game, language, code, cards=tuple(tuple(card.id for card in cards) for cards in seats))


ROUTES = (dealt_by_set,)
