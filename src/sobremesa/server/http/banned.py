"""Being kept out: why, and for how long. One's own data can still be had and deleted (`own_data`)."""

from typing import Any

import msgspec
from litestar import Request, get
from litestar.di import Provide

from sobremesa.server.denial import Denial, Denied
from sobremesa.server.http.visiting import Visitor, client_of, node_of, provide_even_banned, reads
from sobremesa.server.people.safety import denied_by
from sobremesa.server.saying import texts


class BanTold(msgspec.Struct, frozen=True):
    """Why somebody is kept out, until when if not for good, and how they show that their data is theirs."""

    sentence: str
    until: int | None
    login: str | None
    has_password: bool
    passkeys: int


@get(
    "/api/me/ban",
    tags=["people"],
    summary="Why I am kept out",
    dependencies={"visitor": Provide(provide_even_banned)},
)
async def why_banned(request: Request[Any, Any, Any], visitor: Visitor) -> BanTold:
    """For a person whom the operator keeps out, or who comes from an address that is kept out."""
    node, now = node_of(request), node_of(request).now()
    ban = await node.people.safety.find_ban(person=visitor.id, address=client_of(request).address, now=now)
    if ban is None:
        raise Denied(Denial.GONE, "people-not-banned")
    ways = await node.people.accounts.ways_in(visitor.id)
    sentence = texts(reads(request)).say(denied_by(ban, now).text)
    return BanTold(sentence, ban.until, ways.login, ways.has_password, ways.passkeys)


ROUTES = (why_banned,)
