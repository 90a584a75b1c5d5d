"""For those who run a node: is it alive, does it take clients, what does it measure."""

from typing import Any

import msgspec
from litestar import MediaType, Request, Response, get

from sobremesa.server.http.visiting import node_of
from sobremesa.storage.error import StorageError


class Health(msgspec.Struct, frozen=True):
    """Whether a node works."""

    status: str
    build: str


@get("/health", tags=["operations"], summary="Is this node alive?")
async def health(request: Request[Any, Any, Any]) -> Health:
    """As long as it answers it is."""
    return Health("ok", node_of(request).settings.build)


@get("/ready", tags=["operations"], summary="Does this node take clients?")
async def ready(request: Request[Any, Any, Any]) -> Response[Health]:
    """Not while it is about to stop, nor while its store is away."""
    node = node_of(request)
    try:
        await node.store.nodes.living(node.now(), 0)
    except StorageError:
        return Response(Health("store away", node.settings.build), status_code=503)
    if node.draining:
        return Response(Health("draining", node.settings.build), status_code=503)
    return Response(Health("ok", node.settings.build))


@get("/metrics", tags=["operations"], summary="Figures for Prometheus", media_type=MediaType.TEXT)
async def metrics(request: Request[Any, Any, Any]) -> bytes:
    """Everything that is counted; a reverse proxy keeps it from the world."""
    node = node_of(request)
    node.metrics.look_at(connection.waiting for connection in node.connections)
    return node.metrics.page()


ROUTES = (health, ready, metrics)
