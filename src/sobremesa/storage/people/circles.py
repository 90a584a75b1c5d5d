"""Whom somebody keeps away and who they are, under all ids of all of them: for many people in a few questions."""

from collections import defaultdict
from collections.abc import Collection, Iterable, Sequence

import msgspec
from sqlalchemy import Connection, or_, select

from sobremesa.storage.people.persons import THESE, batched, roots_of
from sobremesa.storage.people.schema import blocks, mutes, people

# Written once: this is asked whenever a client comes, and such a question leaves much behind for Python to look for.
_BLOCKED = select(blocks.c.person, blocks.c.other).where(or_(blocks.c.person.in_(THESE), blocks.c.other.in_(THESE)))
_MUTED = select(mutes.c.person, mutes.c.other).where(mutes.c.person.in_(THESE))
_GUESTS = (
    select(people.c.id, people.c.same_as).where(people.c.same_as.in_(THESE)).order_by(people.c.created_at, people.c.id)
)


class Circle(msgspec.Struct, frozen=True):
    """All ids of one person, their own first, and ids of those they have to do with."""

    ids: tuple[str, ...] = ()
    unheard: frozenset[str] = frozenset()
    """Whose words they do not want to read: muted, or blocked."""
    apart: frozenset[str] = frozenset()
    """With whom they sit at no table, whoever blocked whom."""


def circles_of(connection: Connection, ids: Collection[str]) -> dict[str, Circle]:
    """The circle of each person, by the id that was asked for; whoever there is none of is left out."""
    found: dict[str, Circle] = {}
    for some in batched(sorted(ids)):
        found |= _circles(connection, some)
    return found


def _circles(connection: Connection, ids: Sequence[str]) -> dict[str, Circle]:
    roots = roots_of(connection, ids)
    mine = set(roots.values())
    unheard: defaultdict[str, set[str]] = defaultdict(set)
    apart: defaultdict[str, set[str]] = defaultdict(set)
    these = {"these": sorted(mine)}
    for person, other in connection.execute(_BLOCKED, these):
        unheard[person].add(other)
        apart[person].add(other)
        apart[other].add(person)
    for person, other in connection.execute(_MUTED, these):
        unheard[person].add(other)
    named = mine.union(*(others for root in mine for others in (unheard[root], apart[root])))
    known_as = ids_of_all(connection, sorted(named))

    def all_ids(others: Iterable[str]) -> frozenset[str]:
        return frozenset(id_ for other in others for id_ in known_as[other])

    circles = {root: Circle(known_as[root], all_ids(unheard[root]), all_ids(apart[root])) for root in mine}
    return {asked: circles[root] for asked, root in roots.items()}


def ids_of_all(connection: Connection, roots: Sequence[str]) -> dict[str, tuple[str, ...]]:
    """All ids of each of these people: their own first, then those of the guests they were."""
    known_as: dict[str, tuple[str, ...]] = {root: (root,) for root in roots}
    for some in batched(roots):
        for guest, root in connection.execute(_GUESTS, {"these": some}):
            known_as[root] += (guest,)
    return known_as
