"""How others come to a table: its link as a QR code."""

import io
from typing import Annotated, Any

import segno
from litestar import Request, Response, get
from litestar.params import Parameter

from sobremesa.server.doing import Client, find_room
from sobremesa.server.http.visiting import Visitor, client_of, node_of
from sobremesa.server.limits import Kind

_SVG = "image/svg+xml"


@get("/api/tables/{table:str}/qr.svg", tags=["tables"], summary="The link of a table as a QR code", media_type=_SVG)
async def qr_code(
    request: Request[Any, Any, Any], visitor: Visitor, table: Annotated[str, Parameter(max_length=40)]
) -> Response[bytes]:
    """An image of the address by which the asker has come; kept nowhere, for it is the key of a private table."""
    node = node_of(request)
    node.check_limit(Kind.LOOK, visitor.id, visitor.address)
    room = await find_room(node, Client(await node.ids_of(visitor.id), visitor.address), table)
    scheme = "https" if client_of(request).secure else "http"
    link = f"{scheme}://{request.headers.get('host', '')[:200]}/t/{room.table}"
    image = io.BytesIO()
    segno.make(link, error="m", micro=False).save(
        image, kind="svg", border=2, dark="#2b1d14", light="#fffdf7", svgclass=None, lineclass=None
    )
    return Response(image.getvalue(), media_type=_SVG, headers={"Cache-Control": "no-store"})


ROUTES = (qr_code,)
