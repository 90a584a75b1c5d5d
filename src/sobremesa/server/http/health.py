"""For those who run a node: is it alive, does it take clients, what does it measure."""

from typing import Any

import msgspec
from litestar import MediaType, Request, Response, get
from litestar.openapi.datastructures import ResponseSpec

from sobremesa.server.http.visiting import node_of
from sobremesa.server.readiness import READY


class Health(msgspec.Struct, frozen=True):
    """Whether a node works."""

    status: str
    build: str


@get("/health", tags=["operations"], summary="Is this node alive?")
async def health(request: Request[Any, Any, Any]) -> Health:
    """As long as it answers it is."""
    return Health("ok", node_of(request).settings.build)


_NOT_READY = ResponseSpec(Health, generate_examples=False, description="Not now; `status` says why.")


@get("/ready", tags=["operations"], summary="Does this node take clients?", responses={503: _NOT_READY})
async def ready(request: Request[Any, Any, Any]) -> Response[Health]:
    """If not, `status` says why: `draining`, `store away`, `store cannot write`, `disk full` or `words missing`."""
    node = node_of(request)
    status = await node.readiness.status()
    return Response(Health(status, node.settings.build), status_code=200 if status == READY else 503)


@get("/metrics", tags=["operations"], summary="Figures for Prometheus", media_type=MediaType.TEXT)
async def metrics(request: Request[Any, Any, Any]) -> bytes:
    """Everything that is counted; a reverse proxy keeps it from the world."""
    node = node_of(request)
    node.metrics.look_at(connection.waiting for connection in node.connections)
    return node.metrics.page()


ROUTES = (health, ready, metrics)
