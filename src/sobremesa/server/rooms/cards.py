"""The card of a table: what the lobby shows of it, and when it must be woken."""

import msgspec

from sobremesa.protocol.telling import LobbyTable, Person
from sobremesa.storage.log import Card
from sobremesa.table import House, TableState, wake


class Sat(msgspec.Struct, frozen=True, array_like=True):
    """Who has a seat: a person, or a bot of a level."""

    person: str = ""
    level: str = ""


class Summary(msgspec.Struct, frozen=True):
    """What the lobby and its players' lists show besides the fields by which it is searched."""

    options: dict[str, bool | int | str]
    seats: int
    free: int
    levels: tuple[str, ...]
    opened_at: int
    outcome: tuple[int, ...] | None = None
    """The points at the end, by seat."""
    winners: tuple[int, ...] = ()
    ended_by: str = ""
    """The clause by which the match ended."""
    sat: tuple[Sat, ...] = ()
    own_words: int = 0
    """How many words of its own the table has; which ones stands at the table itself."""


_encoder = msgspec.json.Encoder()
_decoder = msgspec.json.Decoder(Summary)


def card_of(table: str, state: TableState, house: House) -> Card:
    """The card of a table as it stands."""
    setting = state.setting
    outcome = state.position.outcome if state.position is not None else None
    summary = Summary(
        options=setting.options,
        seats=len(state.seats),
        free=sum(holder.is_free for holder in state.seats),
        levels=tuple(holder.level for holder in state.seats if holder.level),
        opened_at=state.opened_at,
        outcome=None if outcome is None else outcome.points,
        winners=() if outcome is None else outcome.winners,
        ended_by="" if outcome is None else outcome.clause,
        sat=tuple(Sat(holder.person, holder.level) for holder in state.seats),
        own_words=setting.words.count,
    )
    return Card(
        table=table,
        code=state.code,
        public=setting.public,
        phase=state.phase,
        game=setting.game,
        language=setting.language,
        host=state.host,
        people=tuple(holder.person for holder in state.seats if holder.person),
        wake_at=wake(house, state),
        changed_at=state.changed_at,
        summary=_encoder.encode(summary),
    )


def summary_of(card: Card) -> Summary:
    """The summary on a card."""
    return read_summary(card.summary)


def read_summary(summary: bytes) -> Summary:
    """The same where only that is at hand."""
    return _decoder.decode(summary)


def lobby_table(card: Card, people: tuple[Person, ...]) -> LobbyTable:
    """A table as the lobby shows it."""
    summary = summary_of(card)
    return LobbyTable(
        table=card.table,
        game=card.game,
        language=card.language,
        options=summary.options,
        seats=summary.seats,
        free=summary.free,
        people=people,
        levels=summary.levels,
        phase=card.phase,
        opened_at=summary.opened_at,
        own_words=summary.own_words,
    )
