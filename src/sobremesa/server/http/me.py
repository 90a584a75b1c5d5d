"""Oneself: a guest at once, with a name; whoever has an account keeps everything of the guest."""

from typing import Any

import msgspec
from litestar import Request, get, patch, post

from sobremesa.editions.texts import LANGUAGES, Language
from sobremesa.protocol.telling import Person
from sobremesa.server.http.visiting import (
    Visitor,
    client_of,
    device_of,
    give_session,
    node_of,
    reads,
    recognise,
    recognise_even_banned,
)
from sobremesa.server.limits import Kind
from sobremesa.server.people.sessions import Visit


class NewGuest(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a guest wants to be called; without a name there is a friendly one."""

    name: str | None = None


class Changes(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What somebody wants to change about themselves."""

    name: str | None = None
    language: Language | None = None


class Me(msgspec.Struct, frozen=True):
    """Oneself, as one sees it."""

    person: Person
    language: Language
    login: str | None = None
    """The name of one's account; guests have none."""


def enter(request: Request[Any, Any, Any], visit: Visit) -> Me:
    """Whoever has shown who they are goes on with the cookie of this visit."""
    person = visit.person
    card = Person(person.id, person.name, person.guest)
    node_of(request).cards.put(card)
    give_session(request, visit.cookie, visit.device or None)
    language = next((each for each in LANGUAGES if each == person.language), reads(request))
    return Me(card, language, person.login)


async def enter_even_banned(request: Request[Any, Any, Any], visit: Visit) -> Me:
    """As `enter`; who is banned, or comes from a banned address, hears so and is in for their own data alone."""
    me = enter(request, visit)
    node = node_of(request)
    await node.people.safety.check(person=visit.person.id, address=client_of(request).address, now=node.now())
    return me


async def guest_to_bring(request: Request[Any, Any, Any], *, is_wanted: bool) -> str | None:
    """The guest of this browser who comes along into an account; `Denied` for one whom an operator keeps out."""
    known = await recognise_even_banned(request) if is_wanted else None
    if known is None:
        return None
    node = node_of(request)
    await node.people.safety.check(person=known.id, now=node.now())
    return known.id


@get("/api/me", tags=["people"], summary="Who I am")
async def me(visitor: Visitor) -> Me:
    """Who comes with this cookie."""
    return Me(visitor.card, visitor.language, visitor.login)


@post("/api/me", tags=["people"], summary="Come in as a guest", status_code=200)
async def become_guest(request: Request[Any, Any, Any], data: NewGuest) -> Me:
    """A new guest; whoever has a cookie already stays who they are."""
    node = node_of(request)
    known = await recognise(request)
    if known is not None:
        return Me(known.card, known.language, known.login)
    node.check_limit(Kind.GUEST, None, client_of(request).subject)
    visit = await node.people.sessions.begin_as_guest(
        data.name, reads(request), now=node.now(), device=device_of(request)
    )
    return enter(request, visit)


@patch("/api/me", tags=["people"], summary="Change my name or language")
async def change_me(request: Request[Any, Any, Any], visitor: Visitor, data: Changes) -> Me:
    """Another name, another language, or both."""
    node = node_of(request)
    node.check_limit(Kind.ACTION, visitor.id, visitor.address)
    name, language = visitor.card.name, visitor.language
    if data.name is not None:
        name = await node.people.sessions.rename(visitor.id, data.name)
    if data.language is not None:
        await node.people.sessions.set_language(visitor.id, data.language)
        language = data.language
    card = Person(visitor.id, name, visitor.card.guest)
    node.cards.put(card)
    return Me(card, language, visitor.login)


ROUTES = (me, become_guest, change_me)
