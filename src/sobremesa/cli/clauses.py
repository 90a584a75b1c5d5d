"""The clauses of all rules, by the ids that people read and type."""

import re
from collections.abc import Iterable

from sobremesa.editions.texts import Texts

CLAUSE = re.compile(r"([a-z]{3})-([csk]?)([0-9]{1,3})")


def clauses_in(say: Texts) -> list[str]:
    """The ids of all clauses that can be read out."""
    return sorted(each for each in say.ids if CLAUSE.fullmatch(each))


def in_order(clauses: Iterable[str]) -> list[str]:
    """As the rules number them: GOL-9 before GOL-10, components and set-up first."""
    return sorted(clauses, key=_place)


def _place(clause: str) -> tuple[str, int, int]:
    found = CLAUSE.fullmatch(clause.lower())
    if found is None:
        return clause, 0, 0
    return found[1], "cs k".find(found[2] or " "), int(found[3])
