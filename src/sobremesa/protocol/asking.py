"""What a client says."""

from typing import Annotated, Literal, TypeAlias

import msgspec

from sobremesa.engine.characters import check_json, with_whole_characters
from sobremesa.engine.codec import Codec
from sobremesa.table import Command

LARGEST_FRAME = 16 * 1024

# In Python `$` also stands before a last line break, and a schema knows no `\Z`.
_ID = msgspec.Meta(pattern=r"^[A-Za-z0-9_-]{1,40}$(?!\n)")
AskId: TypeAlias = Annotated[str, _ID]
"""A client's own name for a question; a question that is sent again has the same."""
TableId: TypeAlias = Annotated[str, _ID]
Number: TypeAlias = Annotated[int, msgspec.Meta(ge=-1, le=2**31)]
Preset: TypeAlias = Literal[
    "hello", "good-luck", "well-played", "thanks", "oops", "nice-word", "one-moment", "good-game", "laugh", "applause"
]
PRESETS: tuple[str, ...] = Preset.__args__  # type: ignore[attr-defined]


class _Message(msgspec.Struct, frozen=True, tag_field="kind", forbid_unknown_fields=True):
    """In the imperative."""


class Hello(_Message, frozen=True, tag="hello"):
    """The first message: which protocol the client speaks, which build it is, and its reader's language."""

    protocol: int
    build: Annotated[str, msgspec.Meta(max_length=64)] = ""
    language: Literal["es", "en"] = "en"


class Pong(_Message, frozen=True, tag="pong"):
    """The answer to a ping, at once: by it the server measures the round trip (TAB-4)."""

    nonce: Annotated[str, msgspec.Meta(max_length=32)]


class EnterLobby(_Message, frozen=True, tag="enter-lobby"):
    """Be told of open public tables: all, or those of one game or language, with bots of a level, or with options."""

    id: AskId
    game: Annotated[str, msgspec.Meta(max_length=20)] = ""
    language: Annotated[str, msgspec.Meta(max_length=5)] = ""
    level: Annotated[str, msgspec.Meta(max_length=20)] = ""
    options: Annotated[
        dict[Annotated[str, msgspec.Meta(max_length=40)], bool | int | Annotated[str, msgspec.Meta(max_length=40)]],
        msgspec.Meta(max_length=20),
    ] = {}
    """As the table has them, chosen or left as they are."""


class LeaveLobby(_Message, frozen=True, tag="leave-lobby"):
    """Be told of them no more."""

    id: AskId


class Watch(_Message, frozen=True, tag="watch"):
    """Be told what happens at a table, from a number on that one has already; seated or as a spectator."""

    id: AskId
    table: TableId
    since: Number | None = None
    said_since: Number = 0
    """The last thing said at the table that one has already."""
    apart: bool = False
    """For a screen that all look at: as a spectator, also where one sits, and without being there for it."""


class Unwatch(_Message, frozen=True, tag="unwatch"):
    """Look away from a table; a seat there is kept, as after a lost connection (TAB-6)."""

    id: AskId
    table: TableId


class Do(_Message, frozen=True, tag="do"):
    """Ask something of a table."""

    id: AskId
    table: TableId
    command: Command


class AskPreview(_Message, frozen=True, tag="preview"):
    """Ask what an action would score, or why it would be refused; nothing happens."""

    id: AskId
    table: TableId
    action: msgspec.Raw


class AskHints(_Message, frozen=True, tag="hints"):
    """Ask for good moves, where the table allows it; only an expert proposes words that most people do not know."""

    id: AskId
    table: TableId
    level: Annotated[str, msgspec.Meta(max_length=20)] = "club"
    count: Annotated[int, msgspec.Meta(ge=1, le=5)] = 3


class Say(_Message, frozen=True, tag="say"):
    """Say something to the table, in one's own words or in ready-made ones."""

    id: AskId
    table: TableId
    text: Annotated[str, msgspec.Meta(max_length=1000)] = ""
    preset: Preset | None = None


ClientMessage: TypeAlias = Hello | Pong | EnterLobby | LeaveLobby | Watch | Unwatch | Do | AskPreview | AskHints | Say

_messages: Codec[ClientMessage] = Codec(ClientMessage, LARGEST_FRAME)


class _AnyId(msgspec.Struct):
    id: AskId = ""


_ids = msgspec.json.Decoder(_AnyId)


def read_message(data: bytes | str) -> ClientMessage:
    """The message, or `Malformed`."""
    if len(data) <= LARGEST_FRAME:
        check_json(data)
    return _messages.decode(data)


def id_of(data: bytes | str) -> str:
    """The client's id of a message that could not be read, if that much can be."""
    try:
        return _ids.decode(with_whole_characters(data) if isinstance(data, str) else data).id
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        return ""
