"""The match of the day: the same for everybody, one try each, and afterwards how all of them did."""

from collections.abc import Mapping
from typing import Annotated, Any

import msgspec
from litestar import Request, get, post
from litestar.params import Parameter
from sqlalchemy import Connection

from sobremesa.editions.texts import Language
from sobremesa.games import GAMES
from sobremesa.protocol.telling import Person
from sobremesa.server.days import LEVEL, Which, day_of, is_day, matches_of
from sobremesa.server.denial import Denial, Denied
from sobremesa.server.http.visiting import Visitor, node_of
from sobremesa.server.limits import Kind
from sobremesa.server.node import Node
from sobremesa.server.rooms.cards import read_summary
from sobremesa.storage.daily import Try, tries_of
from sobremesa.storage.people.persons import roots_of
from sobremesa.table import Setting

MOST_RESULTS = 100
AnyRequest = Request[Any, Any, Any]


class DailyMatch(msgspec.Struct, frozen=True):
    """One of today's matches, and what one has done of it."""

    game: str
    language: Language
    setting: Setting
    level: str
    """Of the bot that everybody plays against; empty where there is none."""
    commitment: str
    """To the seed, which is published when the day and all its matches are over (TAB-3)."""
    tries: int
    """How many have begun it."""
    table: str = ""
    """Of one's own try."""
    phase: str = ""
    points: int | None = None
    """One's own, once it is over."""


class Today(msgspec.Struct, frozen=True):
    """All matches of a day that is not over."""

    day: str
    over_at: int
    now: int
    matches: tuple[DailyMatch, ...]


class DailyTable(msgspec.Struct, frozen=True):
    """The table of one's own try."""

    table: str


class Result(msgspec.Struct, frozen=True):
    """How somebody did; equal points share a rank."""

    rank: int
    person: Person
    points: int
    table: str = ""
    """To replay it; once everybody may."""


class DayMatch(msgspec.Struct, frozen=True):
    """One of the matches of a day, and how all of them did."""

    game: str
    language: Language
    commitment: str
    seed: str | None
    """Once the day and the last table are over (TAB-3)."""
    ended: int
    """How many have ended it."""
    best: tuple[Result, ...]
    own: Result | None = None


class Day(msgspec.Struct, frozen=True):
    """A day, today or before."""

    day: str
    is_over: bool
    matches: tuple[DayMatch, ...]


@get("/api/daily", tags=["daily"], summary="Today's matches, and what I have done of them")
async def today(request: AnyRequest, visitor: Visitor) -> Today:
    """One for each game and language; a day begins at midnight in Greenwich."""
    node = node_of(request)
    node.check_limit(Kind.LOOK, visitor.id, visitor.address)
    now = node.now()
    matches = matches_of(day_of(now))
    tries = await node.store.look(lambda at: tries_of(at, matches[0].day))
    ids = await node.ids_of(visitor.id)
    told = (_told(node, which, [each for each in tries if _is_of(each, which)], ids) for which in matches)
    return Today(matches[0].day, matches[0].daily.over_at, now, tuple(told))


@post("/api/daily/{game:str}/{language:str}", tags=["daily"], summary="Play today's match", status_code=200)
async def play_today(request: AnyRequest, visitor: Visitor, game: str, language: Language) -> DailyTable:
    """One's own table for today: opened the first time, the same one ever after. It begins at once."""
    node = node_of(request)
    if game not in GAMES:
        raise Denied(Denial.GONE, "server-not-found")
    return DailyTable(await node.open_daily(Which(day_of(node.now()), game, language), visitor.id, visitor.address))


@get("/api/daily/{day:str}", tags=["daily"], summary="How a day's matches went")
async def one_day(
    request: AnyRequest, visitor: Visitor, day: Annotated[str, Parameter(min_length=10, max_length=10)]
) -> Day:
    """Points by rank; seeds, and the tables to replay, once the day and all its matches are over (TAB-3)."""
    node = node_of(request)
    node.check_limit(Kind.LOOK, visitor.id, visitor.address)
    if not is_day(day, node.now()):
        raise Denied(Denial.GONE, "server-not-found")
    tries, roots = await node.store.look(lambda at: _tries_and_roots(at, day))
    ids = await node.ids_of(visitor.id)
    matches = [
        await _results(node, which, _first_of_each([each for each in tries if _is_of(each, which)], roots), ids)
        for which in matches_of(day)
    ]
    return Day(day, node.now() >= matches_of(day)[0].daily.over_at, tuple(matches))


def _told(node: Node, which: Which, tries: list[Try], ids: tuple[str, ...]) -> DailyMatch:
    own = next((each for each in tries if each.person in ids), None)
    setting = which.setting
    return DailyMatch(
        game=which.game,
        language=which.language,
        setting=setting,
        level=LEVEL if setting.seats > 1 else "",
        commitment=node.days.commitment(which),
        tries=len(tries),
        table="" if own is None else own.table,
        phase="" if own is None else own.phase or "",
        points=None if own is None else _points(own),
    )


def _tries_and_roots(at: Connection, day: str) -> tuple[list[Try], dict[str, str]]:
    """All tries of a day, and who those are today who came along into an account."""
    tries = tries_of(at, day)
    return tries, roots_of(at, {each.person for each in tries})


def _first_of_each(tries: list[Try], roots: Mapping[str, str]) -> list[Try]:
    """One try a person, however many guests they were: the first counts."""
    firsts: dict[str, Try] = {}
    for tried in tries:
        firsts.setdefault(roots.get(tried.person, tried.person), tried)
    return list(firsts.values())


async def _results(node: Node, which: Which, tries: list[Try], ids: tuple[str, ...]) -> DayMatch:
    ended = [(had, each) for each in tries if (had := _points(each)) is not None]
    ended.sort(key=lambda one: (-one[0], one[1].table))
    points = [had for had, _ in ended]
    seed = await node.days.seed(which)
    shown = [one for place, one in enumerate(ended) if place < MOST_RESULTS or one[1].person in ids]
    people = {person.id: person for person in await node.house.people(each.person for _, each in shown)}
    results = {
        each.person: Result(points.index(had) + 1, people[each.person], had, "" if seed is None else each.table)
        for had, each in shown
    }
    return DayMatch(
        game=which.game,
        language=which.language,
        commitment=node.days.commitment(which),
        seed=seed,
        ended=len(ended),
        best=tuple(results.values())[:MOST_RESULTS],
        own=next((results[person] for person in ids if person in results), None),
    )


def _is_of(tried: Try, which: Which) -> bool:
    return (tried.game, tried.language) == (which.game, which.language)


def _points(tried: Try) -> int | None:
    """Of the one person who plays it, in the first seat."""
    outcome = None if tried.summary is None else read_summary(tried.summary).outcome
    return None if outcome is None else outcome[0]


ROUTES = (today, play_today, one_day)
