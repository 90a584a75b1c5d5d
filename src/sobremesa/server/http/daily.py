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
    """How many have begun it, ranked or not."""
    ranked: bool = False
    """Whether one plays for the ranking, or has: with an account that was opened before the day began."""
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
    ranked: bool
    """Whether one plays for the ranking today; who does not is dealt something else."""
    matches: tuple[DailyMatch, ...]


class DailyTable(msgspec.Struct, frozen=True):
    """The table of one's own try."""

    table: str


class Result(msgspec.Struct, frozen=True):
    """How somebody did; equal points share a rank."""

    rank: int | None
    """None for one's own that does not count in the ranking."""
    person: Person
    points: int
    table: str = ""
    """To replay it; once everybody may."""


class Deal(msgspec.Struct, frozen=True):
    """What a day's match was dealt from."""

    commitment: str
    seed: str | None
    """Once the day and the last table are over (TAB-3)."""


class DayMatch(msgspec.Struct, frozen=True):
    """One of the matches of a day, and how all did who count in its ranking."""

    game: str
    language: Language
    commitment: str
    seed: str | None
    """Once the day and the last table are over (TAB-3)."""
    unranked: Deal
    """What everybody else was dealt."""
    ended: int
    """How many in the ranking have ended it."""
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
    day = matches[0].day
    ranked = await node.days.is_ranked(visitor.id, day)
    tries = await node.store.look(lambda at: tries_of(at, day))
    ids = await node.ids_of(visitor.id)
    told = [
        await _told(node, which, [each for each in tries if _is_of(each, which)], ids, ranked=ranked)
        for which in matches
    ]
    return Today(day, matches[0].daily.over_at, now, ranked, tuple(told))


@post("/api/daily/{game:str}/{language:str}", tags=["daily"], summary="Play today's match", status_code=200)
async def play_today(request: AnyRequest, visitor: Visitor, game: str, language: Language) -> DailyTable:
    """One's own table for today: opened the first time, the same one ever after. It begins at once.

    It counts in the ranking for accounts that were opened before the day began; all others are dealt something else.
    """
    node = node_of(request)
    if game not in GAMES:
        raise Denied(Denial.GONE, "server-not-found")
    day = day_of(node.now())
    which = Which(day, game, language, await node.days.is_ranked(visitor.id, day))
    return DailyTable(await node.open_daily(which, visitor.id, visitor.address))


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
    ranked = await node.days.is_ranked(visitor.id, day)
    matches = [
        await _results(node, which, [each for each in tries if _is_of(each, which)], roots, ids, ranked=ranked)
        for which in matches_of(day)
    ]
    return Day(day, node.now() >= matches_of(day)[0].daily.over_at, tuple(matches))


async def _told(node: Node, which: Which, tries: list[Try], ids: tuple[str, ...], *, ranked: bool) -> DailyMatch:
    own = _own(tries, ids, ranked=ranked)
    which = msgspec.structs.replace(which, ranked=ranked if own is None else own.ranked)
    setting = which.setting
    return DailyMatch(
        game=which.game,
        language=which.language,
        setting=setting,
        level=LEVEL if setting.seats > 1 else "",
        commitment=await node.days.commitment(which),
        tries=len(tries),
        ranked=which.ranked,
        table="" if own is None else own.table,
        phase="" if own is None else own.phase or "",
        points=None if own is None else _points(own),
    )


def _tries_and_roots(at: Connection, day: str) -> tuple[list[Try], dict[str, str]]:
    """All tries of a day, and who those are today who came along into an account."""
    tries = tries_of(at, day)
    return tries, roots_of(at, {each.person for each in tries})


def _own(tries: list[Try], ids: tuple[str, ...], *, ranked: bool) -> Try | None:
    """One's own try: what was tried as a guest is none for whoever plays for the ranking."""
    own = sorted((each for each in tries if each.person in ids), key=lambda each: not each.ranked)
    return next((each for each in own if each.ranked or not ranked), None)


def _first_of_each(tries: list[Try], roots: Mapping[str, str]) -> list[Try]:
    """One try a person, however many guests they were: the first counts."""
    firsts: dict[str, Try] = {}
    for tried in tries:
        firsts.setdefault(roots.get(tried.person, tried.person), tried)
    return list(firsts.values())


async def _results(
    node: Node, which: Which, tries: list[Try], roots: Mapping[str, str], ids: tuple[str, ...], *, ranked: bool
) -> DayMatch:
    counting = _first_of_each([each for each in tries if each.ranked], roots)
    ended = [(had, each) for each in counting if (had := _points(each)) is not None]
    ended.sort(key=lambda one: (-one[0], one[1].table))
    points = [had for had, _ in ended]
    seed = await node.days.seed(which)
    shown = [one for place, one in enumerate(ended) if place < MOST_RESULTS or one[1].person in ids]
    people = {person.id: person for person in await node.house.people(each.person for _, each in shown)}
    results = {
        each.person: Result(points.index(had) + 1, people[each.person], had, "" if seed is None else each.table)
        for had, each in shown
    }
    others = msgspec.structs.replace(which, ranked=False)
    unranked = Deal(await node.days.commitment(others), await node.days.seed(others))
    own = next((results[person] for person in ids if person in results), None)
    return DayMatch(
        game=which.game,
        language=which.language,
        commitment=await node.days.commitment(which),
        seed=seed,
        unranked=unranked,
        ended=len(ended),
        best=tuple(results.values())[:MOST_RESULTS],
        own=own if own or ranked else await _own_unranked(node, tries, ids, is_told=unranked.seed is not None),
    )


async def _own_unranked(node: Node, tries: list[Try], ids: tuple[str, ...], *, is_told: bool) -> Result | None:
    """One's own points where they do not count in the ranking."""
    for each in tries:
        points = _points(each)
        if each.person in ids and not each.ranked and points is not None:
            (person,) = await node.house.people([each.person])
            return Result(None, person, points, each.table if is_told else "")
    return None


def _is_of(tried: Try, which: Which) -> bool:
    return (tried.game, tried.language) == (which.game, which.language)


def _points(tried: Try) -> int | None:
    """Of the one person who plays it, in the first seat."""
    outcome = None if tried.summary is None else read_summary(tried.summary).outcome
    return None if outcome is None else outcome[0]


ROUTES = (today, play_today, one_day)
