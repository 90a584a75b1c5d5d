"""What the companion keeps in the browser: a language's words by licence family, and meanings where wanted."""

from hashlib import sha256
from pathlib import Path
from typing import Annotated, Any

import msgspec
from litestar import Request, Response, get
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import Parameter

from sobremesa.editions.texts import Language
from sobremesa.lexicon.pocket.keeping import Unpacked
from sobremesa.lexicon.pocket.pocket import PocketFile
from sobremesa.server.denial import Denial, Denied
from sobremesa.server.http.files import file_answer
from sobremesa.server.http.visiting import client_of, node_of
from sobremesa.server.limits import Kind
from sobremesa.server.site import compressions_in

_FOR_EVER = "public, max-age=31536000, immutable"
_ASKED_AGAIN = "no-cache"
_BYTES = "application/octet-stream"
_DIGEST = r"^[0-9a-f]{64}$"


class PocketTold(msgspec.Struct, frozen=True):
    """The files of a language, each under its family's licence, and the lexicon that they are made of."""

    language: Language
    lexicon: str
    files: tuple[PocketFile, ...]


@get("/api/companion/words/{language:str}", tags=["words"], summary="What the companion keeps of a language")
async def pocket(request: Request[Any, Any, Any], language: Language) -> Response[PocketTold | None]:
    """Which files there are, whose they are, how large, and by which digest each is asked for; needs no account."""
    _check_limit(request)
    found = await node_of(request).pockets.of(language)
    told = PocketTold(language, found.lexicon, found.files)
    headers = {"Cache-Control": _ASKED_AGAIN, "ETag": f'"{sha256(msgspec.json.encode(told)).hexdigest()[:32]}"'}
    if headers["ETag"] in request.headers.get("if-none-match", ""):
        return Response(None, status_code=304, headers=headers)
    return Response(told, headers=headers)


@get(
    "/api/companion/words/{language:str}/{digest:str}",
    tags=["words"],
    summary="One of these files",
    responses={200: ResponseSpec(bytes, media_type=_BYTES, generate_examples=False, description="The file.")},
)
async def pocket_file(
    request: Request[Any, Any, Any], language: Language, digest: Annotated[str, Parameter(pattern=_DIGEST)]
) -> Response[Any]:
    """Named after its content: kept for ever, for another content has another name."""
    _check_limit(request)
    node = node_of(request)
    compressed = "gzip" in compressions_in(request.headers.get("accept-encoding", ""))
    found = await node.pockets.of(language)
    path = _path_in(found, digest, compressed=compressed)
    headers = {"Cache-Control": _FOR_EVER, "ETag": f'"{digest}"', "Vary": "Accept-Encoding"}
    if headers["ETag"] in request.headers.get("if-none-match", ""):
        return Response(b"", status_code=304, headers=headers, media_type=_BYTES)
    if compressed:
        headers["Content-Encoding"] = "gzip"
    try:
        return await file_answer(path, headers, _BYTES)
    except OSError:
        # Another version of the server, which runs beside this one, has cleared it away.
        found = await node.pockets.of(language, gone=found)
        return await file_answer(_path_in(found, digest, compressed=compressed), headers, _BYTES)


def _path_in(pocket: Unpacked, digest: str, *, compressed: bool) -> Path:
    path = pocket.path(digest, compressed=compressed)
    if path is None:
        raise Denied(Denial.GONE, "server-not-found")
    return path


def _check_limit(request: Request[Any, Any, Any]) -> None:
    node_of(request).check_limit(Kind.POCKET, None, client_of(request).subject)


ROUTES = (pocket, pocket_file)
