"""The door for people's own bots: a token in place of a cookie, lines of JSON in place of a socket."""

from dataclasses import dataclass
from typing import Annotated, Any

import msgspec
from litestar import Request, get, post
from litestar.di import Provide
from litestar.openapi.datastructures import ResponseSpec
from litestar.openapi.spec import OpenAPIMediaType, OpenAPIType, Operation, Reference, RequestBody, Schema
from litestar.params import Parameter
from litestar.response.streaming import ASGIStreamingResponse

from sobremesa.engine import Codec
from sobremesa.protocol.asking import LARGEST_FRAME, AskId, Number
from sobremesa.protocol.telling import Closed, Done, Here, Person, Previewed, Said, Update
from sobremesa.server import doing
from sobremesa.server.denial import Denial, Denied
from sobremesa.server.doing import Client
from sobremesa.server.http.tables import Opened
from sobremesa.server.http.visiting import AnyConnection, Visitor, client_of, node_of, reads
from sobremesa.server.limits import Kind
from sobremesa.server.people.tokens import Bearer, Scope
from sobremesa.server.played import TablePlayed
from sobremesa.server.sockets.route import MOST_CONNECTIONS_A_PERSON
from sobremesa.server.sockets.stream import Stream
from sobremesa.table import Command, Phase, Setting
from sobremesa.table.commands import Rematch

AnyRequest = Request[Any, Any, Any]
TableParameter = Annotated[
    str, Parameter(min_length=1, max_length=40, description="The table's id, which is its link.")
]
_MOST_TABLES = 50
_LINES = "application/x-ndjson"
_OVER = (Phase.ENDED, Phase.CLOSED)


class Bot(msgspec.Struct, frozen=True):
    """Whoever comes with a token."""

    bearer: Bearer
    visitor: Visitor

    ids: tuple[str, ...]
    """All ids of the person, their own first."""

    @property
    def client(self) -> Client:
        """As tables know it."""
        return Client(self.ids, self.visitor.address, bot=True)


class BotTold(msgspec.Struct, frozen=True):
    """Whose bot this is, and what it may do."""

    person: Person
    name: str
    scopes: tuple[Scope, ...]


class Doing(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Something to ask of a table; asked again with the same id it is answered as the first time."""

    id: AskId
    command: Command


class Trying(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An action to be scored without being played."""

    action: msgspec.Raw


# Read as a socket reads: an action stays as it is until its game is known, which Litestar does not do.
_doing: Codec[Doing] = Codec(Doing, LARGEST_FRAME)
_trying: Codec[Trying] = Codec(Trying, LARGEST_FRAME)


def _body(description: str, **fields: str) -> RequestBody:
    """A body in words: its fields are in the schema of the socket's messages."""
    properties: dict[str, Reference | Schema] = {name: Schema(description=said) for name, said in fields.items()}
    schema = Schema(type=OpenAPIType.OBJECT, properties=properties, required=list(properties))
    return RequestBody({"application/json": OpenAPIMediaType(schema)}, description, required=True)


@dataclass
class _DoOperation(Operation):
    """With a body that Litestar does not see."""

    def __post_init__(self) -> None:
        self.request_body = _body(
            "A question to the table.",
            id="The bot's own name for it, 1 to 40 letters, digits, _ and -.",
            command="As in `do` of the socket: docs/reference/protocol.schema.json.",
        )


@dataclass
class _TryOperation(Operation):
    """Likewise."""

    def __post_init__(self) -> None:
        self.request_body = _body("An action.", action="One of the game's: docs/reference/protocol.schema.json.")


async def recognise_bot(connection: AnyConnection) -> Bot | None:
    """Whose bot shows this token, if it is one; `Denied` for whoever is banned. No cookie is looked at."""
    node, client = node_of(connection), client_of(connection)
    scheme, _, shown = connection.headers.get("authorization", "").partition(" ")
    bearer = None
    if scheme.casefold() == "bearer":
        bearer = await node.people.tokens.recognise(shown.strip(), now=node.now())
    person = None if bearer is None else bearer.person.id
    await node.people.safety.check(person=person, address=client.address, now=node.now())
    if bearer is None:
        return None
    owner = bearer.person
    card = Person(owner.id, owner.name, owner.guest)
    node.cards.put(card)
    visitor = Visitor(card, owner.login, client.subject, reads(connection), client.secure, None, token=bearer.token)
    return Bot(bearer, visitor, await node.ids_of(owner.id))


async def provide_bot(request: AnyRequest) -> Bot:
    """The bot that asks; `Denied` for whoever shows no token that opens."""
    bot = await recognise_bot(request)
    if bot is None:
        raise Denied(Denial.SIGNED_OUT, "people-no-token")
    return bot


_BOTS = {"bot": Provide(provide_bot)}


@get("/api/bot", tags=["bots"], summary="Who this bot is", dependencies=_BOTS)
async def bot_told(bot: Bot) -> BotTold:
    """Whose it is, and what its token is good for."""
    bearer = bot.bearer
    return BotTold(bot.visitor.card, bearer.name, tuple(scope for scope in Scope if scope in bearer.scopes))


@get("/api/bot/tables", tags=["bots"], summary="Tables at which this bot sits", dependencies=_BOTS)
async def bot_tables(request: AnyRequest, bot: Bot) -> list[TablePlayed]:
    """Those of its person where a match goes on or is to begin, last changed first. Needs `read`."""
    bot.bearer.require(Scope.READ)
    node = node_of(request)
    node.check_limit(Kind.LOOK, bot.visitor.id, bot.visitor.address)
    cards = await node.played.page(bot.ids, _MOST_TABLES)
    return await node.played.told([card for card in cards if card.phase not in _OVER], bot.ids)


@post("/api/bot/tables", tags=["bots"], summary="Open a table with a bot in the first seat", dependencies=_BOTS)
async def bot_opens(request: AnyRequest, bot: Bot, data: Setting) -> Opened:
    """The bot is its host. Needs `challenge`."""
    bot.bearer.require(Scope.CHALLENGE)
    node = node_of(request)
    table = await node.open_table(data, bot.visitor.card, bot.visitor.address, bot=True)
    room = await node.rooms.find(table)
    assert room is not None, "it has just been opened"
    return Opened(table, room.state.code)


@post(
    "/api/bot/tables/{table:str}/do",
    tags=["bots"],
    summary="Ask something of a table",
    dependencies=_BOTS,
    status_code=200,
    operation_class=_DoOperation,
)
async def bot_does(request: AnyRequest, bot: Bot, table: TableParameter) -> Done:
    """Sit down, say that it is ready, act. A seat that a bot takes is shown as a bot's. Needs `play`.

    At a table where its person plays themselves it does nothing, and another match (`rematch`) needs `challenge`.
    """
    bot.bearer.require(Scope.PLAY)
    asked = _doing.decode(await request.body())
    if isinstance(asked.command, Rematch):
        bot.bearer.require(Scope.CHALLENGE)
    answered = await doing.do(node_of(request), bot.client, table, asked.command, asked.id)
    return Done(asked.id, answered.number, answered.table)


@post(
    "/api/bot/tables/{table:str}/preview",
    tags=["bots"],
    summary="What an action would score",
    dependencies=_BOTS,
    status_code=200,
    operation_class=_TryOperation,
)
async def bot_tries(request: AnyRequest, bot: Bot, table: TableParameter) -> Previewed:
    """Nothing happens; an action that would be refused is. Needs `play`."""
    bot.bearer.require(Scope.PLAY)
    asked = _trying.decode(await request.body())
    score = await doing.preview(node_of(request), bot.client, table, bytes(asked.action))
    return doing.answer_preview("", score)


class _Lines(ASGIStreamingResponse):
    """Lines until the bot goes, and the end of its watching whatever ended it."""

    stream: Stream

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        """Send them."""
        try:
            await super().__call__(scope, receive, send)
        finally:
            await self.stream.close()


@get(
    "/api/bot/tables/{table:str}/stream",
    tags=["bots"],
    summary="What happens at a table, line by line",
    dependencies=_BOTS,
    responses={
        200: ResponseSpec(Update | Here | Said | Closed, media_type="application/x-ndjson", generate_examples=False)
    },
)
async def bot_hears(
    request: AnyRequest,
    bot: Bot,
    table: TableParameter,
    since: Annotated[Number | None, Parameter(description="The last step that one has already.")] = None,
    said_since: Annotated[Number, Parameter(description="The last thing said that one has already.")] = 0,
) -> ASGIStreamingResponse:
    """The frames of the socket, one a line, and an empty line now and then to keep the connection. Needs `read`.

    It ends when the token is revoked, when the node stops, and when the bot does not read; then it comes again.
    """
    bot.bearer.require(Scope.READ)
    node, visitor = node_of(request), bot.visitor
    node.check_limit(Kind.JOIN, visitor.id, visitor.address)
    if node.draining:
        raise Denied(Denial.BUSY, "server-busy", retry_after=1_000)
    if node.sockets[visitor.id] >= MOST_CONNECTIONS_A_PERSON:
        raise Denied(Denial.TOO_OFTEN, "server-too-many-tables", most=MOST_CONNECTIONS_A_PERSON)
    room = await doing.find_room(node, bot.client, table)
    stream = Stream(node, room, visitor, bot.ids, request.scope["state"].get("abort", lambda: None))
    try:
        await stream.open(since, said_since)
    except BaseException:
        await stream.close()
        raise
    lines = _Lines(
        iterator=stream.lines(),
        media_type=_LINES,
        # A reverse proxy that gathers lines would keep a bot waiting.
        headers={"Cache-Control": "no-store", "X-Accel-Buffering": "no"},
    )
    lines.stream = stream
    return lines


ROUTES = (bot_told, bot_tables, bot_opens, bot_does, bot_tries, bot_hears)
