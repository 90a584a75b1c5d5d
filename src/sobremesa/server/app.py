"""The application: routes, and the guard before them."""

import warnings
from typing import Any

from litestar import Litestar
from litestar.di import Provide
from litestar.exceptions import LitestarDeprecationWarning
from litestar.handlers import HTTPRouteHandler
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin

from sobremesa import __version__
from sobremesa.server.addresses import Proxies
from sobremesa.server.http import (
    accounts,
    banned,
    bots,
    boxes,
    daily,
    games,
    health,
    inviting,
    keeping_away,
    matches,
    me,
    own_data,
    page,
    passkeys,
    people,
    pockets,
    printing,
    proving,
    sessions,
    sets,
    signing,
    tables,
    tokens,
    words,
)
from sobremesa.server.http.guard import LARGEST_BODY, Guard
from sobremesa.server.http.problems import PROBLEMS, answer_problem
from sobremesa.server.http.text_request import TextRequest
from sobremesa.server.http.visiting import provide_visitor
from sobremesa.server.node import Node
from sobremesa.server.sockets import route

_ROUTES: tuple[Any, ...] = (
    *health.ROUTES,
    *me.ROUTES,
    *signing.ROUTES,
    *accounts.ROUTES,
    *passkeys.ROUTES,
    *proving.ROUTES,
    *sessions.ROUTES,
    *games.ROUTES,
    *own_data.ROUTES,
    *banned.ROUTES,
    *people.ROUTES,
    *keeping_away.ROUTES,
    *tables.ROUTES,
    *matches.ROUTES,
    *daily.ROUTES,
    *words.ROUTES,
    *pockets.ROUTES,
    *tokens.ROUTES,
    *bots.ROUTES,
    *inviting.ROUTES,
    *boxes.ROUTES,
    *sets.ROUTES,
    *printing.ROUTES,
    *page.ROUTES,
    *route.ROUTES,
)


for _route in _ROUTES:
    if isinstance(_route, HTTPRouteHandler):
        _route.responses = {**PROBLEMS, **(_route.responses or {})}


def make_app(node: Node) -> Guard:
    """The application of a node."""
    app = _routed()
    app.state.node = node
    return Guard(app, Proxies(node.settings.proxies), node.metrics)


def describe() -> dict[str, Any]:
    """All routes as OpenAPI has it."""
    return _routed().openapi_schema.to_schema()


def _routed() -> Litestar:
    with warnings.catch_warnings():
        # How version 3 wants parameters marked; the names say as much.
        warnings.simplefilter("ignore", LitestarDeprecationWarning)
        return Litestar(
            route_handlers=list(_ROUTES),
            request_class=TextRequest,
            dependencies={"visitor": Provide(provide_visitor)},
            exception_handlers={Exception: answer_problem},
            request_max_body_size=LARGEST_BODY,
            # As data alone: the pages that Litestar would show it on load scripts from other sites.
            openapi_config=OpenAPIConfig(
                title="Sobremesa", version=__version__, path="/api/schema", render_plugins=[JsonRenderPlugin()]
            ),
            debug=False,
            logging_config=None,
        )
