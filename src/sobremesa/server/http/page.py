"""The page: a minimal one on which a match can be played."""

from pathlib import Path

from litestar import MediaType, Response, get
from litestar.static_files import create_static_files_router

_PAGE = Path(__file__).parent.parent / "page"


@get(
    ["/", "/t/{table:str}", "/m/{table:str}"], media_type=MediaType.HTML, include_in_schema=False, sync_to_thread=False
)
def page() -> Response[bytes]:
    """The same page for the door, for every table, and for every match that is shared."""
    return Response((_PAGE / "index.html").read_bytes(), headers={"Cache-Control": "no-cache"})


ROUTES = (
    page,
    create_static_files_router(path="/page", directories=[_PAGE], include_in_schema=False, name="page"),
)
