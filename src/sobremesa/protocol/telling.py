"""What a client is told."""

from typing import Any, Literal, TypeAlias

import msgspec

from sobremesa.engine import Line, Text
from sobremesa.table import TableEvent
from sobremesa.table.view import TableView

ClosedWhy: TypeAlias = Literal["unknown", "private", "failed"]


class _Message(msgspec.Struct, frozen=True, tag_field="kind"):
    """In the indicative."""


class Person(msgspec.Struct, frozen=True):
    """Who somebody is, as everybody may know it."""

    id: str
    name: str
    guest: bool = True


class Welcome(_Message, frozen=True, tag="welcome"):
    """The answer to hello: who one is, what the server is, and what time it is there."""

    protocol: int
    build: str
    person: Person
    now: int


class Reload(_Message, frozen=True, tag="reload"):
    """The client is older than the server: load the page again."""

    protocol: int
    build: str


class Ping(_Message, frozen=True, tag="ping"):
    """To be answered at once with the same nonce; `now` is the wall time of the server."""

    nonce: str
    now: int


class StepTold(msgspec.Struct, frozen=True):
    """One step of a table as this client may hear of it; entries are those of the match."""

    number: int
    at: int
    events: tuple[TableEvent, ...] = ()
    entries: tuple[Any, ...] = ()


class Update(_Message, frozen=True, tag="update"):
    """What happened at a table since the last number, and how everything stands now.

    A socket that watches is spared the parts that are as they were in the update before: they are left out.
    """

    table: str
    number: int
    now: int
    steps: tuple[StepTold, ...]
    seat: int | None = None
    """Where the reader sits."""
    state: TableView | msgspec.UnsetType = msgspec.UNSET
    people: tuple[Person, ...] | msgspec.UnsetType = msgspec.UNSET
    """Everybody who is named in the state."""
    view: msgspec.Raw | msgspec.UnsetType | None = msgspec.UNSET
    """The match as the reader may see it, once there is one; likewise what the reader may do."""
    offers: msgspec.Raw | msgspec.UnsetType | None = msgspec.UNSET


class Here(_Message, frozen=True, tag="here"):
    """Who is at a table: people in seats by their ids, and how many spectators, as this node knows."""

    table: str
    people: tuple[str, ...]
    spectators: int


class Closed(_Message, frozen=True, tag="closed"):
    """One is told no more of a table: somebody may not look, or there is none."""

    table: str
    why: ClosedWhy


class LobbyTable(msgspec.Struct, frozen=True):
    """An open table as the lobby shows it."""

    table: str
    game: str
    language: str
    options: dict[str, bool | int | str]
    seats: int
    free: int
    people: tuple[Person, ...]
    levels: tuple[str, ...]
    """Of the bots that sit there."""
    phase: str
    opened_at: int
    own_words: int = 0
    """How many words of its own it has; which ones are told at the table, before anybody sits down."""


class Lobby(_Message, frozen=True, tag="lobby"):
    """All open tables that were asked for."""

    tables: tuple[LobbyTable, ...]


class LobbyChanged(_Message, frozen=True, tag="lobby-changed"):
    """One open table is new or another now; without one it is gone."""

    table: str
    now: LobbyTable | None = None


class Said(_Message, frozen=True, tag="said"):
    """Somebody said something at a table."""

    table: str
    number: int
    at: int
    person: Person
    text: str = ""
    preset: str = ""


class Done(_Message, frozen=True, tag="done"):
    """A question was carried out, in the step with this number where it is one of a table's."""

    id: str
    number: int | None = None
    table: str = ""
    """The table that it led to, such as that of a rematch."""


class Refused(_Message, frozen=True, tag="refused"):
    """A rule says no, and nothing has changed (TAB-5)."""

    id: str
    clause: str
    text: Text
    sentence: str
    """In the language of the reader."""


class Failed(_Message, frozen=True, tag="failed"):
    """A message that could not be read, came too fast, or could not be carried out now."""

    id: str
    text: Text
    sentence: str
    retry_after: int | None = None
    """Milliseconds until it is worth another try."""


class Previewed(_Message, frozen=True, tag="previewed"):
    """What an action would score; an action that would be refused is answered with the refusal."""

    id: str
    lines: tuple[Line, ...]
    total: int
    otherwise: int | None = None
    """What it scores if the word is not one, where the rules tell only afterwards (GOL-23)."""


class Hint(msgspec.Struct, frozen=True):
    """A move, what it is worth and why."""

    action: msgspec.Raw
    value: float
    texts: tuple[Text, ...]
    sentences: tuple[str, ...]
    """The same in the language of the reader."""


class Hinted(_Message, frozen=True, tag="hinted"):
    """Good moves, best first."""

    id: str
    hints: tuple[Hint, ...]


ServerMessage: TypeAlias = (
    Welcome
    | Reload
    | Ping
    | Update
    | Here
    | Closed
    | Lobby
    | LobbyChanged
    | Said
    | Done
    | Refused
    | Failed
    | Previewed
    | Hinted
)

_encoder = msgspec.json.Encoder()


def write_message(message: ServerMessage) -> bytes:
    """One frame."""
    return _encoder.encode(message)
