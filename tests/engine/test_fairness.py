"""Anybody can check every draw of a finished match (TAB-3)."""

from typing import Any

import msgspec
import pytest

from sobremesa.engine import Draw, Entry, Match, SeedRevealed, verify
from tests.engine.counting import Counting, Roll, Rolled

SEED = bytes(31) + b"\x01"


def finished() -> tuple[Entry[Any], ...]:
    match: Match[Any, Any, Any, Any] = Match.start(Counting(), 2, seed=SEED)
    while match.outcome is None:
        match.act(match.state.turn, Roll())
    return match.events


def faults(entries: tuple[Entry[Any], ...]) -> list[str]:
    return [unfair.text.id for unfair in verify(Counting(), entries)]


def changed(entries: tuple[Entry[Any], ...], place: int, event: object) -> tuple[Entry[Any], ...]:
    entry = msgspec.structs.replace(entries[place], event=event)
    return (*entries[:place], entry, *entries[place + 1 :])


def first_roll(entries: tuple[Entry[Any], ...]) -> tuple[int, Rolled]:
    return next((entry.number, entry.event) for entry in entries if isinstance(entry.event, Rolled))


def test_a_fair_match_has_no_faults() -> None:
    assert faults(finished()) == []


def test_a_match_that_is_not_over_cannot_be_checked_yet() -> None:
    match: Match[Any, Any, Any, Any] = Match.start(Counting(), 2, seed=SEED)
    assert faults(match.events) == ["unfair-not-revealed"]


def test_another_seed_than_the_committed_one_is_found() -> None:
    entries = finished()
    found = faults(changed(entries, len(entries) - 1, SeedRevealed(bytes(32).hex())))
    assert found[0] == "unfair-commitment"
    assert "unfair-draw" in found


def test_a_changed_draw_is_found_with_its_number() -> None:
    entries = finished()
    number, roll = first_roll(entries)
    value = (roll.draw.values[0] + 1) % 6
    forged = msgspec.structs.replace(roll, draw=msgspec.structs.replace(roll.draw, values=(value,)))
    (unfair,) = verify(Counting(), changed(entries, number, forged))
    assert (unfair.number, unfair.text.id) == (number, "unfair-draw")


def test_a_draw_that_was_shown_as_something_else_is_found() -> None:
    entries = finished()
    number, roll = first_roll(entries)
    from sobremesa.engine import Chance

    other = msgspec.structs.replace(roll, draw=Chance(SEED, roll.draw.counter).draw("roll", (7,)))
    assert "unfair-shown" in faults(changed(entries, number, other))


def test_a_draw_left_out_is_found() -> None:
    entries = finished()
    number, _ = first_roll(entries)
    assert "unfair-draw" in faults((*entries[:number], *entries[number + 1 :]))


def test_a_match_without_a_beginning_is_unfair() -> None:
    entries = finished()
    assert faults((entries[0], *entries[2:])) == ["unfair-no-beginning"]


def test_what_is_no_seed_fits_no_commitment() -> None:
    entries = finished()
    assert "unfair-commitment" in faults(changed(entries, len(entries) - 1, SeedRevealed("no hex")))


def test_no_entries_at_all_are_no_match() -> None:
    assert faults(()) == ["unfair-no-beginning"]


@pytest.mark.parametrize(("sizes", "values"), [((0,), (0,)), ((6,), ()), ((-1,), (0,))])
def test_a_draw_without_a_value_for_each_of_its_sizes_does_not_exist(
    sizes: tuple[int, ...], values: tuple[int, ...]
) -> None:
    with pytest.raises(ValueError, match="dice"):
        Draw("dice", 0, sizes, values)


def test_no_draw_can_keep_whoever_checks_it_busy_for_ever() -> None:
    with pytest.raises(ValueError, match="no value for each of its sizes"):
        Draw("roll", 0, (2**64 + 1,), (0,))
