"""Who asks: from the session's cookie, checked against the store and the bans."""

from typing import Any

import msgspec
from litestar import Request
from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie

from sobremesa.editions.texts import LANGUAGES, Language
from sobremesa.protocol.telling import Person
from sobremesa.server.addresses import Client
from sobremesa.server.denial import Denial, Denied
from sobremesa.server.node import Node
from sobremesa.server.people.sessions import MAX_AGE, Visit
from sobremesa.server.saying import language_of

COOKIE = "sobremesa"
AnyConnection = ASGIConnection[Any, Any, Any, Any]


class Visitor(msgspec.Struct, frozen=True):
    """Somebody who is signed in, as a guest or with an account."""

    card: Person
    login: str | None
    address: str
    language: Language
    secure: bool

    @property
    def id(self) -> str:
        """The person's id."""
        return self.card.id


def node_of(connection: AnyConnection) -> Node:
    """The node that serves a request."""
    node: Node = connection.app.state.node
    return node


def client_of(connection: AnyConnection) -> Client:
    """Where a request comes from, as the guard found it."""
    client: Client = connection.scope["state"]["client"]
    return client


def reads(connection: AnyConnection) -> Language:
    """The language of whoever reads the answer."""
    return language_of(connection.headers.get("accept-language", ""))


async def recognise(connection: AnyConnection) -> Visitor | None:
    """Who comes with this cookie, if anybody; `Denied` for somebody who is banned."""
    node, client = node_of(connection), client_of(connection)
    visit = await node.people.sessions.recognise(connection.cookies.get(COOKIE), now=node.now())
    person = None if visit is None else visit.person.id
    await node.people.safety.check(person=person, address=client.address, now=node.now())
    if visit is None:
        return None
    if visit.cookie is not None:
        connection.scope["state"]["renewed"] = visit.cookie
    return _visitor(node, visit, client, reads(connection))


def _visitor(node: Node, visit: Visit, client: Client, language: Language) -> Visitor:
    person = visit.person
    card = Person(person.id, person.name, person.guest)
    node.cards.put(card)
    chosen = next((each for each in LANGUAGES if each == person.language), language)
    return Visitor(card, person.login, client.subject, chosen, client.secure)


async def provide_visitor(request: Request[Any, Any, Any]) -> Visitor:
    """Whoever asks; `Denied` for nobody."""
    visitor = await recognise(request)
    if visitor is None:
        raise Denied(Denial.SIGNED_OUT, "people-signed-out")
    return visitor


def session_cookie(value: str, *, secure: bool) -> Cookie:
    """The cookie of a session; only under https is it kept to https."""
    return Cookie(
        key=COOKIE, value=value, max_age=MAX_AGE // 1_000, httponly=True, samesite="lax", secure=secure, path="/"
    )


def no_cookie(*, secure: bool) -> Cookie:
    """What signs a browser out."""
    return Cookie(key=COOKIE, value="", max_age=0, httponly=True, samesite="lax", secure=secure, path="/")
