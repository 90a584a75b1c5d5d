"""What clients ask of tables, whichever way they come: by a socket, or by a bot's token."""

from collections.abc import Sequence

import msgspec

from sobremesa.engine import Refusal, Refused, Score
from sobremesa.engine.codec import codec_of
from sobremesa.engine.score import Stake
from sobremesa.protocol.telling import Previewed
from sobremesa.server.denial import Denial, Denied
from sobremesa.server.limits import Kind
from sobremesa.server.node import Node
from sobremesa.server.rooms.room import Answered, Room
from sobremesa.server.sockets.watching import self_at
from sobremesa.table import Command, Phase, TableState, commands


class Client(msgspec.Struct, frozen=True):
    """Who asks, from where, and whether it is a bot of theirs that does."""

    ids: Sequence[str]
    """All ids of the person, their own first."""
    address: str
    bot: bool = False

    @property
    def person(self) -> str:
        """Whose limits count."""
        return self.ids[0]


async def find_room(node: Node, client: Client, table: str) -> Room:
    """The room of a table; `Denied` where there is none, or one may not look."""
    room = await node.rooms.find(table)
    if room is None or not node.may_watch(room, self_at(room.state, client.ids)):
        raise Denied(Denial.GONE, "server-no-table")
    return room


async def do(node: Node, client: Client, table: str, command: Command, ask: str, *, credit: int = 0) -> Answered:
    """Carry out a command, within limits; `Refused` where a rule says no."""
    sits = isinstance(command, commands.Sit)
    node.check_limit(Kind.JOIN if sits else Kind.ACTION, client.person, client.address)
    room = await find_room(node, client, table)
    if isinstance(command, commands.Rematch) and not room.state.rematch:
        node.check_limit(Kind.OPENING, client.person, client.address)
    if sits:
        await node.check_welcome(room, client.person)
        # Found anew, for one that was forgotten meanwhile would tell nobody.
        room = await find_room(node, client, table)
    person = self_at(room.state, client.ids)
    if not _publishes(room.state, command):
        return await room.do(person, command, ask, credit=credit, bot=client.bot)
    rematch = node.house.new_table()
    published = rematch if isinstance(command, commands.Rematch) else table
    async with node.openings.opening(published, client.ids, node.counted(client.address)):
        return await room.do(person, command, ask, credit=credit, bot=client.bot, rematch=rematch)


def _publishes(state: TableState, command: Command) -> bool:
    """Whether the lobby shows a table after this that it does not show now."""
    if isinstance(command, commands.Rematch):
        return state.setting.public and state.phase is Phase.ENDED and not state.rematch
    return isinstance(command, commands.ChangeSetting) and command.setting.public and not state.setting.public


async def preview(node: Node, client: Client, table: str, action: bytes) -> Score:
    """What an action would score; `Refused` where it would be."""
    node.check_limit(Kind.PREVIEW, client.person, client.address)
    room = await find_room(node, client, table)
    seat = room.state.own_seat(self_at(room.state, client.ids))
    if room.state.position is None:
        raise Refused("TAB-13", "tab-13-not-started")
    position = room.state.match
    previewed = position.preview(seat, codec_of(position.game.action_type).decode(action))
    if isinstance(previewed, Refusal):
        raise Refused(previewed.clause, previewed.text.id, **previewed.text.args)
    assert isinstance(previewed, Score), "a preview is a score or a refusal"
    return previewed


def answer_preview(ask: str, score: Score) -> Previewed:
    """The answer to a preview; `otherwise` is the score if the word is not valid (GOL-23)."""
    otherwise = score.otherwise.total if isinstance(score, Stake) else None
    return Previewed(ask, score.lines, score.total, otherwise)
