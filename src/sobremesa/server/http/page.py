"""The page: a minimal one on which a match can be played, as files of a folder and nothing beside it."""

from hashlib import sha256
from pathlib import Path
from typing import Any

import msgspec
from litestar import Request, Response, get

from sobremesa.protocol import PROTOCOL
from sobremesa.server.denial import Denial, Denied
from sobremesa.server.http.visiting import node_of

_FOLDER = Path(__file__).parent.parent / "page"
_TYPES = {".html": "text/html", ".css": "text/css", ".js": "text/javascript", ".svg": "image/svg+xml"}


class _File(msgspec.Struct, frozen=True):
    """A file as browsers get it, and the mark by which they ask whether theirs is still the same."""

    content: bytes
    media_type: str

    @property
    def etag(self) -> str:
        """The same for the same content."""
        return f'"{sha256(self.content).hexdigest()[:32]}"'


def _read(folder: Path) -> dict[str, _File]:
    """Every file of the page by its path: what is not in this list cannot be asked for."""
    return {
        path.relative_to(folder).as_posix(): _File(path.read_bytes(), _TYPES[path.suffix])
        for path in sorted(folder.rglob("*"))
        if path.suffix in _TYPES
    }


_FILES = _read(_FOLDER)


@get(["/", "/t/{table:str}", "/m/{table:str}"], include_in_schema=False, sync_to_thread=False)
def page(request: Request[Any, Any, Any]) -> Response[bytes]:
    """The same page for the door, for every table and for every match that is shared; it knows of which build it is."""
    index = _FILES["index.html"].content
    made = index.replace(b"{build}", node_of(request).settings.build.encode()).replace(b"{protocol}", b"%d" % PROTOCOL)
    return _answer(request, _File(made, "text/html"))


@get("/page/{path:path}", include_in_schema=False, sync_to_thread=False)
def file(request: Request[Any, Any, Any], path: str) -> Response[bytes]:
    """A file of the page."""
    found = _FILES.get(path.removeprefix("/"))
    if found is None or path.endswith(".html"):
        raise Denied(Denial.GONE, "server-not-found")
    return _answer(request, found)


def _answer(request: Request[Any, Any, Any], found: _File) -> Response[bytes]:
    """The file, or word that the browser has it already; it asks each time, so that nobody plays with an old page."""
    headers = {"Cache-Control": "no-cache", "ETag": found.etag}
    if found.etag in request.headers.get("if-none-match", ""):
        return Response(b"", status_code=304, headers=headers, media_type=found.media_type)
    return Response(found.content, headers=headers, media_type=found.media_type)


ROUTES = (page, file)
