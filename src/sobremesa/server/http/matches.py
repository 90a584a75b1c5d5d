"""Matches: what became of one, to share by link; every step of it to look at again; the whole of it as a file."""

from typing import Annotated, Any

import msgspec
from litestar import Request, Response, get
from litestar.params import Parameter

from sobremesa.bots.review import Review
from sobremesa.engine import Outcome
from sobremesa.protocol.asking import Number
from sobremesa.protocol.telling import Person, StepTold
from sobremesa.server.days import which_of
from sobremesa.server.history import Past
from sobremesa.server.http.visiting import client_of, node_of, reads, recognise
from sobremesa.server.limits import Kind
from sobremesa.server.node import Node
from sobremesa.server.people.turns import Turn
from sobremesa.server.saying import texts
from sobremesa.server.sockets.watching import self_at
from sobremesa.table import Setting
from sobremesa.table.view import SeatView

_LINES = "application/x-ndjson"

MOST_STEPS = 200
AnyRequest = Request[Any, Any, Any]
TableParameter = Annotated[str, Parameter(min_length=1, max_length=40, description="The table at which it was played.")]
SeatParameter = Annotated[int | None, Parameter(ge=0, le=20, description="As this seat sees it; else as a spectator.")]


class MatchTold(msgspec.Struct, frozen=True):
    """What became of a match."""

    table: str
    setting: Setting
    seats: tuple[SeatView, ...]
    people: tuple[Person, ...]
    """Everybody who is named in the seats."""
    outcome: Outcome
    sentence: str
    """How it ended, in the reader's language."""
    commitment: str
    """To the seed of its chance, published when it began (TAB-3)."""
    began_at: int
    ended_at: int
    lasted: int
    """Match time, without pauses."""
    before: str = ""
    rematch: str = ""


class StepSeen(msgspec.Struct, frozen=True):
    """One step of a table: what was told of it, and the match as it was seen then."""

    told: StepTold
    view: Any = None


class Replay(msgspec.Struct, frozen=True):
    """Steps of a table, from a number on."""

    table: str
    setting: Setting
    seat: int | None
    people: tuple[Person, ...]
    is_over: bool
    number: int
    """Of the last step that there is."""
    steps: tuple[StepSeen, ...]
    next: int | None = None
    """What to ask for `since` next; null at the end."""


class Look(msgspec.Struct, frozen=True):
    """Who asks for which match."""

    node: Node
    person: str
    """Under the id that has a place there; empty for nobody."""
    past: Past
    reveals: bool
    """Whether everything may be known: a day's match is secret until all have ended it (TAB-3)."""
    turn: Turn
    """In whose queue the work waits: that of an address."""


async def look_up(request: AnyRequest, table: str) -> Look:
    """The match that somebody asks for, and who it is; whoever has the link may ask, also without a session."""
    node = node_of(request)
    visitor = await recognise(request)
    node.check_limit(Kind.LOOK, None if visitor is None else visitor.id, client_of(request).subject)
    turn = Turn(client_of(request).subject)
    past = await node.history.find(table, turn)
    person = "" if visitor is None else self_at(past.state, await node.ids_of(visitor.id))
    daily = past.state.daily
    reveals = daily is None or await node.days.is_revealed(which_of(daily, past.state.setting))
    return Look(node, person, past, reveals, turn)


@get("/api/matches/{table:str}", tags=["matches"], summary="What became of a match")
async def match_told(request: AnyRequest, table: TableParameter) -> MatchTold:
    """For everybody who has the link, once the match is over (TAB-8)."""
    look = await look_up(request, table)
    node, past = look.node, look.past
    outcome, state = past.check_over(), past.state
    return MatchTold(
        table=table,
        setting=state.setting,
        seats=tuple(SeatView.of(holder) for holder in state.seats),
        people=await node.house.people_of(state),
        outcome=outcome,
        sentence=texts(reads(request)).say(outcome.text),
        commitment=past.position.view(None).commitment,
        began_at=past.began_at,
        ended_at=past.ended_at,
        lasted=past.position.now,
        before=state.before,
        rematch=state.rematch,
    )


@get("/api/matches/{table:str}/replay", tags=["matches"], summary="A match step by step")
async def replay(
    request: AnyRequest,
    table: TableParameter,
    seat: SeatParameter = None,
    since: Annotated[Number, Parameter(description="The last step that one has already.")] = -1,
    most: Annotated[int, Parameter(ge=1, le=MOST_STEPS)] = 100,
) -> Replay:
    """Every event with its match time, and the view after each step; once it is over, from any seat (TAB-8).

    While a match goes on, those who play it see what their own seat was told, and spectators what all were.
    """
    look = await look_up(request, table)
    node, past = look.node, look.past
    shown = past.seat_for(look.person, seat, reveals=look.reveals)
    told = await node.history.run(lambda: past.told(look.person, shown, since, most, reveals=look.reveals), look.turn)
    last = told[-1][0].number if told else past.state.number
    return Replay(
        table=table,
        setting=past.state.setting,
        seat=shown,
        people=await node.house.people_of(past.state),
        is_over=past.outcome is not None,
        number=past.state.number,
        steps=tuple(StepSeen(step, None if view is None else msgspec.Raw(view)) for step, view in told),
        next=last if last < past.state.number else None,
    )


@get("/api/matches/{table:str}/transcript", tags=["matches"], summary="A match as a file", media_type=_LINES)
async def transcript(request: AnyRequest, table: TableParameter) -> Response[str]:
    """The whole match, secrets included, once it is over; `sobremesa verify`, `replay` and `coach` read it."""
    look = await look_up(request, table)
    past = look.past
    written = await look.node.history.run(lambda: past.transcript(reveals=look.reveals), look.turn)
    name = f"{past.state.setting.game}-{table[:8]}.jsonl"
    return Response(written, media_type=_LINES, headers={"Content-Disposition": f'attachment; filename="{name}"'})


@get("/api/matches/{table:str}/coach", tags=["matches"], summary="What the coach says of a match")
async def coach(
    request: AnyRequest,
    table: TableParameter,
    seat: SeatParameter = None,
    level: Annotated[str | None, Parameter(max_length=20, description="Of the people; else by their words.")] = None,
) -> Review:
    """Turn by turn, of one seat or of all people, what was played beside what could have been.

    The answer is what `sobremesa coach --json` writes (docs/reference/coach-json.md).
    """
    look = await look_up(request, table)
    node, past = look.node, look.past
    node.check_limit(Kind.COACH, look.person or None, client_of(request).subject)
    shown = seat if look.reveals else past.seat_for(look.person, seat, reveals=False)
    return await node.coaching.look_at(past, shown, level)


ROUTES = (match_told, replay, transcript, coach)
