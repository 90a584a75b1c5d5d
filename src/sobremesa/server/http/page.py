"""The web client: one page for every address of the site, and its files."""

from functools import cache
from pathlib import PurePath
from typing import Any

from litestar import Request, Response, get

from sobremesa.editions.texts import Language
from sobremesa.protocol import PROTOCOL
from sobremesa.server.denial import Denial, Denied
from sobremesa.server.http.visiting import node_of, reads
from sobremesa.server.site import INDEX, File, read_early, read_site


def _first_word(path: str) -> str:
    return path.split("/")[1]


PAGES = {
    "/": "Home",
    "/lobby": "Lobby",
    "/new": "Setup",
    "/new/{game:str}": "Setup",
    "/t/{table:str}": "Table",
    "/screen/{table:str}": "Screen",
    "/m/{table:str}": "Replay",
    "/daily": "Daily",
    "/daily/{day:str}": "Daily",
    "/companion": "Companion",
    "/companion/{part:str}": "Companion",
    "/print": "Print",
    "/rules": "Rules",
    "/rules/{game:str}": "Rules",
    "/me": "Me",
    "/people/{person:str}": "Person",
    "/settings": "Settings",
    "/about": "About",
}
"""Every address that the client has a page for; it knows by itself which one it is at, but has to be there first."""
_NAMES = {_first_word(address): name for address, name in PAGES.items()}
ASSETS = "assets/"
_ASKED_AGAIN = "no-cache"
_FOR_EVER = "public, max-age=31536000, immutable"
_NOT_BUILT = b"The web client is not built here. Run `make play`, or `npm ci && npm run build` in web/.\n"

_FILES = read_site()
_EARLY = read_early()


@get(list(PAGES), include_in_schema=False, sync_to_thread=False)
def page(request: Request[Any, Any, Any]) -> Response[bytes]:
    """The same page for all of them; it knows of which build it is, and is asked for each time."""
    return _page(request, _NAMES[_first_word(request.url.path)])


@get("/{path:path}", include_in_schema=False, sync_to_thread=False)
def nowhere(request: Request[Any, Any, Any], path: str) -> Response[bytes]:
    """Whoever follows a link that leads nowhere is told so by the page itself; programs get an answer they can read."""
    wants_page = "text/html" in request.headers.get("accept", "")
    if not wants_page or path.lstrip("/").startswith(("api/", ASSETS)):
        raise Denied(Denial.GONE, "server-not-found")
    answer = _page(request, "Nowhere")
    answer.status_code = 404
    return answer


def _page(request: Request[Any, Any, Any], name: str) -> Response[bytes]:
    index = _FILES.get(INDEX)
    if index is None:
        return Response(_NOT_BUILT, status_code=503, media_type="text/plain")
    build = node_of(request).settings.build
    made = index.content.replace(b"{build}", build.encode()).replace(b"{protocol}", b"%d" % PROTOCOL)
    answer = _answer(request, File(made, index.media_type), _ASKED_AGAIN)
    if early := _early(name, reads(request)):
        answer.headers["Link"] = early
    return answer


@cache
def _early(name: str, language: Language) -> str:
    """What the page is going to ask for anyway, so that a slow line need not wait for the scripts that ask."""
    ways = {".js": "rel=modulepreload", ".css": "rel=preload; as=style; crossorigin"}
    files = [file for part in ("door", language, name, f"{name.lower()}-{language}") for file in _EARLY.get(part, ())]
    return ", ".join(f"</{file}>; {ways[PurePath(file).suffix]}" for file in files)


@get("/assets/{path:path}", include_in_schema=False, sync_to_thread=False)
def asset(request: Request[Any, Any, Any], path: str) -> Response[bytes]:
    """A file that is named after its content: kept for ever, for another content has another name."""
    return _answer(request, _find(ASSETS + path.removeprefix("/")), _FOR_EVER)


@get(
    [f"/{name}" for name in ("icon.svg", "icon-192.png", "icon-512.png", "manifest.webmanifest", "worker.js")],
    include_in_schema=False,
    sync_to_thread=False,
)
def file(request: Request[Any, Any, Any]) -> Response[bytes]:
    """A file that has to have its own name; asked for each time, so that nobody plays with an old one."""
    return _answer(request, _find(request.url.path.removeprefix("/")), _ASKED_AGAIN)


def _find(path: str) -> File:
    found = _FILES.get(path)
    if found is None:
        raise Denied(Denial.GONE, "server-not-found")
    return found


def _answer(request: Request[Any, Any, Any], found: File, kept: str) -> Response[bytes]:
    """The file, or word that the browser has it already."""
    headers = {"Cache-Control": kept, "ETag": found.etag, "Vary": "Accept-Encoding"}
    if found.etag in request.headers.get("if-none-match", ""):
        return Response(b"", status_code=304, headers=headers, media_type=found.media_type)
    way, content = found.fitting(request.headers.get("accept-encoding", ""))
    if way:
        headers["Content-Encoding"] = way
    return Response(content, headers=headers, media_type=found.media_type)


ROUTES = (page, asset, file, nowhere)
