"""Where somebody sits or sat, under whichever of their ids, and what came of it."""

from collections.abc import Collection, Iterable
from typing import TypeAlias

import msgspec

from sobremesa.protocol.telling import Person
from sobremesa.server.rooms.cards import Sat, Summary, summary_of
from sobremesa.server.rooms.household import Household
from sobremesa.storage.log import Card

Before: TypeAlias = tuple[int, str]
"""The end of a page: when its last table changed, and which it was."""
_AT_A_TIME = 200


class SeatPlayed(msgspec.Struct, frozen=True):
    """A seat of a table as it was played: by a person, who may be gone, or by a bot of a level."""

    person: Person | None
    level: str
    points: int | None
    won: bool


class TablePlayed(msgspec.Struct, frozen=True):
    """A table at which somebody sits or sat; times are milliseconds since 1970."""

    table: str
    game: str
    language: str
    options: dict[str, bool | int | str]
    phase: str
    opened_at: int
    changed_at: int
    seat: int | None
    """Where one sits oneself."""
    seats: tuple[SeatPlayed, ...]
    ended_by: str
    """The clause by which the match ended, such as TAB-15; empty while it goes on."""


class Played:
    """Reads cards, which say enough: no match has to be played again for a list of them."""

    def __init__(self, house: Household) -> None:
        self._house = house

    async def page(self, ids: Collection[str], most: int, before: Before | None = None) -> list[Card]:
        """Tables, those that changed last first; the next page is `before` the last of this one."""
        found: dict[str, Card] = {}
        for person in ids:
            for card in await self._house.store.log.tables_of(person, limit=most, before=before):
                found[card.table] = card
        return sorted(found.values(), key=end_of, reverse=True)[:most]

    async def all(self, ids: Collection[str]) -> list[Card]:
        """Every table."""
        cards: list[Card] = []
        while page := await self.page(ids, _AT_A_TIME, end_of(cards[-1]) if cards else None):
            cards += page
        return cards

    async def told(self, cards: Iterable[Card], ids: Collection[str]) -> list[TablePlayed]:
        """Tables as their player reads of them."""
        read = [(card, summary_of(card)) for card in cards]
        everybody = {sat.person for _, summary in read for sat in summary.sat}
        people = {person.id: person for person in await self._house.people(everybody)}
        return [_told(card, summary, people, ids) for card, summary in read]


def end_of(card: Card) -> Before:
    """Where a page ends that ends with this table."""
    return (card.changed_at, card.table)


def _told(card: Card, summary: Summary, people: dict[str, Person], ids: Collection[str]) -> TablePlayed:
    return TablePlayed(
        table=card.table,
        game=card.game,
        language=card.language,
        options=summary.options,
        phase=card.phase,
        opened_at=summary.opened_at,
        changed_at=card.changed_at,
        seat=next((seat for seat, sat in enumerate(summary.sat) if sat.person in ids), None),
        seats=tuple(_seat(seat, sat, summary, people) for seat, sat in enumerate(summary.sat)),
        ended_by=summary.ended_by,
    )


def _seat(seat: int, sat: Sat, summary: Summary, people: dict[str, Person]) -> SeatPlayed:
    points = None if summary.outcome is None else summary.outcome[seat]
    return SeatPlayed(people.get(sat.person), sat.level, points, seat in summary.winners)
