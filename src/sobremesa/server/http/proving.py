"""Showing once more who one is, for what a session alone may not do: the password, or a passkey where there is none."""

from typing import Any

import msgspec
from litestar import Request, post
from litestar.di import Provide

from sobremesa.server.denial import Denial, Denied
from sobremesa.server.http.visiting import Visitor, node_of, provide_even_banned, site_of
from sobremesa.server.limits import Kind
from sobremesa.server.people.passkeys import Ceremony


class ShownAgain(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What the browser answered (`navigator.credentials.get`) to the challenge of `/api/account/proof/begin`."""

    challenge: str
    answer: dict[str, Any]


class Confirmation(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The password once more, or a passkey of an account without a password; guests have neither, and need none."""

    password: str | None = None
    passkey: ShownAgain | None = None


@post(
    "/api/account/proof/begin",
    tags=["account"],
    summary="Begin to show a passkey once more",
    status_code=200,
    dependencies={"visitor": Provide(provide_even_banned)},
)
async def begin_proof(request: Request[Any, Any, Any], visitor: Visitor) -> Ceremony:
    """What to ask the browser for; the answer goes with what needs it, where there is no password."""
    node = node_of(request)
    node.check_limit(Kind.ACTION, visitor.id, visitor.address)
    return await node.people.passkeys.begin_proof(visitor.id, site_of(request), now=node.now())


async def confirm(
    request: Request[Any, Any, Any], visitor: Visitor, password: str | None, passkey: ShownAgain | None
) -> None:
    """`Denied` unless somebody who has an account shows once more that it is theirs."""
    node = node_of(request)
    node.check_limit(Kind.CONFIRM, visitor.id, visitor.address)
    ways = await node.people.accounts.ways_in(visitor.id)
    if ways.has_password:
        await node.people.accounts.confirm(visitor.id, password or "")
    elif ways.passkeys:
        if passkey is None:
            raise Denied(Denial.FORBIDDEN, "people-show-passkey")
        site = site_of(request)
        await node.people.passkeys.prove(visitor.id, site, passkey.challenge, passkey.answer, now=node.now())


ROUTES = (begin_proof,)
