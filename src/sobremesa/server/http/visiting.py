"""Who asks: from the session's cookie, checked against the store and the bans."""

from typing import Any

import msgspec
from litestar import Request
from litestar.background_tasks import BackgroundTask
from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie

from sobremesa.editions.texts import LANGUAGES, Language
from sobremesa.protocol.telling import Person
from sobremesa.server.addresses import Client
from sobremesa.server.denial import Denial, Denied
from sobremesa.server.node import Node
from sobremesa.server.people.sessions import MAX_AGE, Visit
from sobremesa.server.people.site import Site
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
    epoch: int | None = 0
    """Of the session; in a later one it is over. None without a session."""
    session: str = ""
    token: str = ""
    """With which a bot of theirs comes, in place of a session."""

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
        give_session(connection, visit.cookie)
    return _visitor(node, visit, client, reads(connection))


def _visitor(node: Node, visit: Visit, client: Client, language: Language) -> Visitor:
    person = visit.person
    card = Person(person.id, person.name, person.guest)
    node.cards.put(card)
    chosen = next((each for each in LANGUAGES if each == person.language), language)
    return Visitor(card, person.login, client.subject, chosen, client.secure, person.epoch, visit.session)


async def provide_visitor(request: Request[Any, Any, Any]) -> Visitor:
    """Whoever asks; `Denied` for nobody."""
    visitor = await recognise(request)
    if visitor is None:
        raise Denied(Denial.SIGNED_OUT, "people-signed-out")
    return visitor


def give_session(connection: AnyConnection, cookie: str | None) -> None:
    """Let the guard put a session's cookie on the answer; an empty one signs the browser out."""
    connection.scope["state"]["session"] = cookie


def look_again(connection: AnyConnection, *people: str | None) -> BackgroundTask:
    """Once the answer is out, with its cookie: close the sockets that these people had with earlier ones."""
    node, known = node_of(connection), {person for person in people if person is not None}
    # They may be others than they were, with an account or with a guest: to those who keep them away as well.
    node.circles.forget_all()
    node.cards.forget(*known)

    async def look() -> None:
        await node.house.guarded(node.door.look_again(known))

    return BackgroundTask(look)


def site_of(connection: AnyConnection) -> Site:
    """The address under which the browser sees the house."""
    return Site(connection.headers.get("host", ""), client_of(connection).secure)


def session_cookie(value: str, *, secure: bool) -> Cookie:
    """The cookie of a session, gone at once if it is empty; only under https is it kept to https."""
    max_age = MAX_AGE // 1_000 if value else 0
    return Cookie(key=COOKIE, value=value, max_age=max_age, httponly=True, samesite="lax", secure=secure, path="/")
