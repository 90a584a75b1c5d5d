"""Who asks: from the session's cookie, checked against the store and the bans."""

from collections.abc import Iterator
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
from sobremesa.server.people.devices import Device, read_device
from sobremesa.server.people.sessions import MAX_AGE, Visit
from sobremesa.server.people.site import Site
from sobremesa.server.saying import language_of

COOKIE, DEVICE = "sobremesa", "sobremesa-device"
KEPT_TO_HTTPS = "__Host-"
"""Before a name: then browsers take the cookie under https alone, and from this very host."""
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
    """The digest of the browser's session."""
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
    node = node_of(connection)
    visitor = await recognise_even_banned(connection)
    person = None if visitor is None else visitor.id
    await node.people.safety.check(person=person, address=client_of(connection).address, now=node.now())
    return visitor


async def recognise_even_banned(connection: AnyConnection) -> Visitor | None:
    """Who comes with this cookie, if anybody, for what nobody is kept from: one's own data, and the way out."""
    node, client, device = node_of(connection), client_of(connection), device_of(connection)
    cookies = connection.cookies
    cookie = cookies.get(cookie_name(COOKIE, secure=client.secure))
    # Anybody beside the house can make a cookie of the plain name: under https it is good for moving in alone.
    is_moving = client.secure and cookie is None
    visit = await node.people.sessions.recognise(
        cookies.get(COOKIE) if is_moving else cookie, now=node.now(), device=device, is_moving=is_moving
    )
    if visit is None:
        return None
    if visit.cookie is not None or visit.device:
        give_session(connection, visit.cookie, visit.device or device.id or None)
    return _visitor(node, visit, client, reads(connection))


def _visitor(node: Node, visit: Visit, client: Client, language: Language) -> Visitor:
    person = visit.person
    card = Person(person.id, person.name, person.guest)
    node.cards.put(card)
    chosen = next((each for each in LANGUAGES if each == person.language), language)
    return Visitor(card, person.login, client.subject, chosen, client.secure, person.epoch, visit.session)


async def provide_visitor(request: Request[Any, Any, Any]) -> Visitor:
    """Whoever asks; `Denied` for nobody."""
    return _somebody(await recognise(request))


async def provide_even_banned(request: Request[Any, Any, Any]) -> Visitor:
    """Whoever asks, also somebody whom an operator keeps out; `Denied` for nobody."""
    return _somebody(await recognise_even_banned(request))


def _somebody(visitor: Visitor | None) -> Visitor:
    if visitor is None:
        raise Denied(Denial.SIGNED_OUT, "people-signed-out")
    return visitor


def device_of(connection: AnyConnection) -> Device:
    """The browser that asks."""
    name = cookie_name(DEVICE, secure=client_of(connection).secure)
    return read_device(connection.headers.get("user-agent", ""), connection.cookies.get(name, ""))


def give_session(connection: AnyConnection, cookie: str | None, device: str | None = None) -> None:
    """Let the guard put the cookies of a session and a device on the answer; an empty one is taken away."""
    state = connection.scope["state"]
    state["session"], state["device"] = cookie, device
    state["has_old_cookie"] = client_of(connection).secure and COOKIE in connection.cookies


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


def session_cookies(
    value: str | None, device: str | None, *, secure: bool, has_old_cookie: bool = False
) -> Iterator[Cookie]:
    """The cookies of a session and of a device; one without a value is gone at once."""
    if value is not None:
        yield _cookie(cookie_name(COOKIE, secure=secure), value, secure=secure)
        if has_old_cookie:
            yield _cookie(COOKIE, "", secure=secure)
    if device is not None:
        yield _cookie(cookie_name(DEVICE, secure=secure), device, secure=secure)


def cookie_name(name: str, *, secure: bool) -> str:
    """What a cookie is called here."""
    return f"{KEPT_TO_HTTPS}{name}" if secure else name


def _cookie(name: str, value: str, *, secure: bool) -> Cookie:
    max_age = MAX_AGE // 1_000 if value else 0
    return Cookie(key=name, value=value, max_age=max_age, httponly=True, samesite="lax", secure=secure, path="/")
