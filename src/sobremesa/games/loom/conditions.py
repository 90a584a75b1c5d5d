"""What the cards in the row of this round mean for a seat; from what lies open, so that a view can ask as well."""

from collections.abc import Sequence

from sobremesa.engine.seats import Seat
from sobremesa.games.loom.edition import StrategyKind
from sobremesa.games.loom.meta import LoomOptions
from sobremesa.games.loom.phases import Activated, Duty

Row = Sequence[Activated]


def has_activated(row: Row, seat: Seat, kind: StrategyKind) -> bool:
    """Whether a seat's card of this round is of that kind."""
    return any(each.seat == seat and each.kind is kind for each in row)


def has_shown(row: Row, seat: Seat) -> bool:
    """Whether a seat has shown its card of this round (LOO-6)."""
    return any(each.seat == seat for each in row)


def is_shielded(row: Row, seat: Seat) -> bool:
    """Nothing that others do touches a shielded seat from then on (LOO-K2)."""
    return has_activated(row, seat, StrategyKind.SHIELD)


def is_other_language(row: Row) -> bool:
    """Whether the round is in the other language; a second card changes nothing (LOO-K4)."""
    return any(each.kind is StrategyKind.OTHER_LANGUAGE for each in row)


def language_of(row: Row, seat: Seat, table: str, other: str) -> str:
    """The language of a seat's word: a shielded one keeps the table's (LOO-K2, LOO-K4)."""
    return other if is_other_language(row) and not is_shielded(row, seat) else table


def boosts_of(row: Row, seat: Seat) -> int:
    """How often 4 points are added to a seat's word (LOO-K14)."""
    return int(has_activated(row, seat, StrategyKind.BOOST))


def blasts_on(row: Row, seat: Seat) -> int:
    """How often 4 points are taken off; two add up, a Shield stops all (LOO-K16, LOO-K2)."""
    if is_shielded(row, seat):
        return 0
    return sum(each.kind is StrategyKind.BLAST and each.target == seat for each in row)


def lasting_blasts(options: LoomOptions, row: Row, seat: Seat) -> int:
    """How often 4 points are taken off a seat without a valid word: as often as with one, unless chosen (LOO-15)."""
    return 0 if options.blast_needs_word else blasts_on(row, seat)


def duties_of(row: Row, duties: Sequence[Duty], seat: Seat) -> tuple[int, ...]:
    """The cards of the centre that a seat must use; one's own naming does not bind (LOO-K12, LOO-K2)."""
    if is_shielded(row, seat):
        return ()
    return tuple(dict.fromkeys(duty.card for duty in duties if duty.by != seat))
