"""How no is said over HTTP: one shape for all of it, in the reader's language."""

from typing import Any

import msgspec
import structlog
from litestar import Request, Response
from litestar.exceptions import HTTPException, ValidationException
from litestar.openapi.datastructures import ResponseSpec

from sobremesa.engine import Malformed, Refused, Text, text
from sobremesa.server.denial import Denial, Denied
from sobremesa.server.saying import language_of, texts
from sobremesa.storage.error import StorageError, Unfit

_log = structlog.get_logger()
_STATUS = {
    Denial.SIGNED_OUT: 401,
    Denial.FORBIDDEN: 403,
    Denial.GONE: 404,
    Denial.TAKEN: 409,
    Denial.TOO_OFTEN: 429,
    Denial.BUSY: 503,
}
_SAID = {401: "people-signed-out", 404: "server-not-found", 405: "server-not-allowed", 413: "server-body-too-large"}


class Problem(msgspec.Struct, frozen=True, omit_defaults=True):
    """A no, with the clause where a rule says it."""

    text: Text
    sentence: str
    clause: str = ""
    retry_after: int | None = None
    """Milliseconds after which it is worth asking again."""


_WHEN = {
    400: "That could not be read.",
    401: "Nobody is signed in.",
    403: "It is not allowed.",
    404: "There is no such thing.",
    409: "Somebody else has it, or it has changed meanwhile.",
    422: "A rule says no; `clause` names it.",
    429: "Too often; `retry_after` says when to come again.",
    503: "Not just now; nothing is lost.",
}
PROBLEMS = {status: ResponseSpec(Problem, generate_examples=False, description=when) for status, when in _WHEN.items()}
"""Every way in which any route says no."""
AnyRequest = Request[Any, Any, Any]


def answer_problem(request: AnyRequest, problem: Exception) -> Response[Problem]:
    """The answer for whatever went wrong; a mistake of ours is logged and not shown."""
    say = texts(language_of(request.headers.get("accept-language", "")))
    match problem:
        case Refused():
            refusal = problem.refusal
            return _answer(422, Problem(refusal.text, say.refusal(refusal), refusal.clause))
        case Malformed():
            return _answer(400, Problem(problem.text, say.say(problem.text)))
        case Denied():
            said = Problem(problem.text, say.say(problem.text), retry_after=problem.retry_after)
            return _answer(_STATUS[problem.reason], said)
        case Unfit():
            # Something that no store keeps, such as a null character, was asked for.
            unfit = text("server-bad-request")
            return _answer(400, Problem(unfit, say.say(unfit)))
        case StorageError():
            away = text("server-store-away")
            return _answer(503, Problem(away, say.say(away), retry_after=1_000))
        case ValidationException():
            unread = text("malformed-message", problem=_first(problem))
            return _answer(400, Problem(unread, say.say(unread)))
        case RecursionError():
            # A body of brackets within brackets, deeper than anything that is asked for.
            nested = text("server-bad-request")
            return _answer(400, Problem(nested, say.say(nested)))
        case HTTPException():
            known = text(_SAID.get(problem.status_code, "server-bad-request"))
            return _answer(problem.status_code, Problem(known, say.say(known)))
    _log.error("request-failed", problem=type(problem).__name__, exc_info=problem)
    failed = text("server-failed")
    return _answer(500, Problem(failed, say.say(failed)))


def _answer(status: int, problem: Problem) -> Response[Problem]:
    headers = {}
    if problem.retry_after is not None:
        headers["Retry-After"] = str(-(-problem.retry_after // 1_000))
    return Response(problem, status_code=status, headers=headers)


def _first(problem: ValidationException) -> str:
    """What could not be read, in one line."""
    found = problem.extra
    if isinstance(found, list) and found and isinstance(found[0], dict):
        return f"{found[0].get('key', '')} {found[0].get('message', '')}".strip()[:200]
    return "?"
