"""What stands before every route: who may come from where, how large, and what browsers are told to forbid."""

import time
from collections.abc import Iterable, MutableMapping
from typing import Any, TypeAlias
from urllib.parse import unquote_to_bytes

import msgspec
import structlog

from sobremesa.engine import Malformed, text
from sobremesa.engine.characters import check_text
from sobremesa.server.addresses import Client, Proxies
from sobremesa.server.http.problems import Problem
from sobremesa.server.http.visiting import session_cookies
from sobremesa.server.metrics import Metrics
from sobremesa.server.saying import language_of, texts
from sobremesa.server.sending import PIECE, Sending

Scope: TypeAlias = MutableMapping[str, Any]

LARGEST_BODY = 64 * 1024
_log = structlog.get_logger()
_SAFE = {"GET", "HEAD", "OPTIONS"}
_POLICY = "; ".join(
    (
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self' data:",
        "font-src 'self'",
        "media-src 'self'",
        "connect-src 'self'",
        "manifest-src 'self'",
        "worker-src 'self'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
    )
)
_HEADERS = [
    (b"content-security-policy", _POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    # The address of a private table is its key: no other site hears of it.
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), geolocation=(), microphone=(), payment=()"),
    (b"x-frame-options", b"DENY"),
]
_UNDER_HTTPS = [
    (b"strict-transport-security", b"max-age=31536000"),
    # Over plain http browsers ignore it, and complain of it.
    (b"cross-origin-opener-policy", b"same-origin"),
]


class Guard:
    """An ASGI application around another."""

    def __init__(self, app: Any, proxies: Proxies, metrics: Metrics) -> None:
        self._app = app
        self._proxies = proxies
        self._metrics = metrics
        self._sending = Sending()

    async def __call__(self, scope: Scope, receive: Any, send: Any) -> None:
        """One request, or one socket."""
        if scope["type"] == "lifespan":
            await self._app(scope, receive, send)
            return
        headers = _first_values(scope["headers"])
        peer = scope.get("client")
        client = self._proxies.client(
            peer[0] if peer else None,
            scheme=scope.get("scheme", "http"),
            forwarded_for=[headers.get(b"x-forwarded-for", b"").decode("latin-1")],
            forwarded_proto=[headers.get(b"x-forwarded-proto", b"").decode("latin-1")],
        )
        scope.setdefault("state", {})["client"] = client
        if scope["type"] == "websocket":
            if is_foreign(headers, secure=client.secure):
                await _refuse_socket(receive, send)
                return
            await self._app(scope, receive, send)
            return
        await self._serve(scope, receive, send, headers, client)

    async def _serve(self, scope: Scope, receive: Any, send: Any, headers: dict[bytes, bytes], client: Client) -> None:
        began = time.perf_counter()
        status = 500

        async def answer(message: MutableMapping[str, Any]) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                given = list(message.get("headers", ()))
                message["headers"] = [*given, *_HEADERS, *_not_kept(scope, given), *_renewed(scope, client)]
            body = message.get("body", b"")
            if len(body) > PIECE:
                more = message.get("more_body", False)
                await self._sending.send(body, send, scope["state"].get("abort", _unlined), more=more)
            else:
                await send(message)

        try:
            if scope["method"] not in _SAFE and is_foreign(headers, secure=client.secure):
                await _answer(answer, headers, 403, "server-foreign-origin")
            elif _is_too_large(headers):
                await _answer(answer, headers, 413, "server-body-too-large")
            elif _is_not_json(headers):
                await _answer(answer, headers, 415, "server-not-json")
            elif unreadable := _unreadable(scope):
                await _answer(answer, headers, 400, unreadable)
            else:
                await self._app(scope, receive, answer)
        finally:
            self._metrics.requests.labels(str(status)).inc()
            # Neither query nor headers nor body: they hold what must not be kept.
            _log.info(
                "request",
                method=scope["method"],
                path=_route(scope),
                status=status,
                milliseconds=round(1000 * (time.perf_counter() - began), 1),
            )


def _unlined() -> None:
    """Where there is no connection that could be cut, as in tests without one."""


def _not_kept(scope: Scope, given: Iterable[tuple[bytes, bytes]]) -> list[tuple[bytes, bytes]]:
    """What the API says is somebody's own and changes: nobody keeps it, unless the answer says otherwise."""
    kept = not scope["path"].startswith("/api/") or any(name.lower() == b"cache-control" for name, _ in given)
    return [] if kept else [(b"cache-control", b"no-store")]


def _renewed(scope: Scope, client: Client) -> list[tuple[bytes, bytes]]:
    """What only some get: strict transport under https, and the cookie of another session than they came with."""
    headers = [*_UNDER_HTTPS] if client.secure else []
    state = scope["state"]
    cookies = session_cookies(
        state.get("session"),
        state.get("device"),
        secure=client.secure,
        has_old_cookie=state.get("has_old_cookie", False),
    )
    return headers + [(b"set-cookie", each.to_header(header="").encode("latin-1")) for each in cookies]


def is_foreign(headers: dict[bytes, bytes], *, secure: bool) -> bool:
    """Whether a browser says that another site asks: its origin is not the host that was asked, on the same way.

    A page over plain http is foreign to a house under https, for anybody between could have written it.
    """
    origin = headers.get(b"origin")
    if origin is not None:
        scheme, _, host = origin.partition(b"://")
        return host.lower() != headers.get(b"host", b"").lower() or (secure and scheme.lower() != b"https")
    return headers.get(b"sec-fetch-site", b"none") not in (b"none", b"same-origin")


def _first_values(headers: Iterable[tuple[bytes, bytes]]) -> dict[bytes, bytes]:
    """Headers by name, joined where one comes several times."""
    found: dict[bytes, bytes] = {}
    for name, value in headers:
        found[name] = found[name] + b"," + value if name in found else value
    return found


def _is_too_large(headers: dict[bytes, bytes]) -> bool:
    length = headers.get(b"content-length", b"0")
    return not length.isdigit() or len(length) > 9 or int(length) > LARGEST_BODY


def _is_not_json(headers: dict[bytes, bytes]) -> bool:
    """Whether there is a body of another kind; nothing but JSON is read here."""
    has_body = b"transfer-encoding" in headers or headers.get(b"content-length", b"0") != b"0"
    kind = headers.get(b"content-type", b"").partition(b";")[0].strip().lower()
    return has_body and kind != b"application/json"


def _unreadable(scope: Scope) -> str:
    """Why the address of something of the API is no text, if it is none; a page for people says so itself."""
    if not scope["path"].startswith("/api/"):
        return ""
    asked = unquote_to_bytes(scope.get("raw_path", b"") + b"?" + scope.get("query_string", b""))
    try:
        check_text(asked)
    except Malformed as problem:
        return problem.text.id
    return ""


def _route(scope: Scope) -> str:
    """The route that was found, without what was asked of it: the address of a private table, or its code, is a key."""
    return str(scope.get("path_template") or "-")


async def _answer(send: Any, headers: dict[bytes, bytes], status: int, said: str) -> None:
    language = language_of(headers.get(b"accept-language", b"").decode("latin-1"))
    body = msgspec.json.encode(Problem(text(said), texts(language)(said)))
    await send({"type": "http.response.start", "status": status, "headers": [(b"content-type", b"application/json")]})
    await send({"type": "http.response.body", "body": body})


async def _refuse_socket(receive: Any, send: Any) -> None:
    await receive()
    await send({"type": "websocket.close", "code": 1008, "reason": "origin"})
