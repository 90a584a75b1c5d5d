"""Every draw can be checked afterwards, and a false one is found (TAB-3)."""

from typing import Any

import pytest
from msgspec.structs import replace

from sobremesa.engine import Chance, Match, verify
from sobremesa.engine.entry import Entry
from sobremesa.engine.events import draw_of
from sobremesa.games.loom.events import ChoiceDrawn, DeckDrawn, HandDrawn, LeaderChosen, StrategyDealt
from sobremesa.games.loom.phases import Into
from sobremesa.parts.bag import drawn
from tests.games.loom.boxes import SEED, LoomMatch, loom

DRAWN = (LeaderChosen, DeckDrawn, StrategyDealt, HandDrawn, ChoiceDrawn)


def finished() -> LoomMatch:
    """A match in which nobody does anything: chance does all."""
    match = Match.start(loom(youngest=0, rounds=4), 4, seed=SEED)
    match.tick(10**9)
    assert match.outcome is not None
    return match


MATCH = finished()


def first(kind: type) -> int:
    """The place of the first event of a kind."""
    return next(place for place, entry in enumerate(MATCH.events) if isinstance(entry.event, kind))


def with_event(place: int, event: Any) -> list[Entry[Any]]:
    """The match with another event in that place."""
    return [*MATCH.events[:place], replace(MATCH.events[place], event=event), *MATCH.events[place + 1 :]]


def test_a_whole_match_is_fair() -> None:
    """TAB-3."""
    assert verify(MATCH.game, MATCH.events) == ()
    assert {type(entry.event) for entry in MATCH.events if draw_of(entry.event)} == set(DRAWN)


@pytest.mark.parametrize("kind", DRAWN)
def test_a_draw_under_another_label_or_of_other_sizes_is_found(kind: type) -> None:
    place = first(kind)
    event: Any = MATCH.events[place].event
    chance = Chance(SEED, event.draw.counter)
    for draw in (
        chance.draw("another", event.draw.sizes),
        chance.draw(event.draw.label, (*event.draw.sizes[:-1], event.draw.sizes[-1] + 1)),
    ):
        assert verify(MATCH.game, with_event(place, replace(event, draw=draw)))[0].number == place


@pytest.mark.parametrize("kind", DRAWN)
def test_what_a_draw_for_something_else_happens_to_say_is_no_draw_of_this(kind: type) -> None:
    """TAB-3: the same numbers, but drawn under another label or out of more."""
    place = first(kind)
    event: Any = MATCH.events[place].event
    more = (*event.draw.sizes[:-1], event.draw.sizes[-1] + 1)
    for draw in (replace(event.draw, label="another"), replace(event.draw, sizes=more)):
        assert not MATCH.game.follows_from_draw(state_before(place), replace(event, draw=draw))


@pytest.mark.parametrize("kind", DRAWN)
def test_a_draw_made_twice_is_found(kind: type) -> None:
    place = first(kind)
    entry: Any = MATCH.events[place]
    again = Chance(SEED, entry.event.draw.counter + 1).draw(entry.event.draw.label, entry.event.draw.sizes)
    state = MATCH.game.evolve(state_before(place), entry.event)
    assert not MATCH.game.follows_from_draw(state, replace(entry.event, draw=again))


def state_before(place: int) -> Any:
    """The state in which an event happened."""
    state = None
    for entry in MATCH.events[:place]:
        state = MATCH.game.evolve(state, entry.event)
    return state


@pytest.mark.parametrize(
    ("kind", "changes"),
    [
        (LeaderChosen, {"leader": 9}),
        (DeckDrawn, {"card": 9}),
        (StrategyDealt, {"kinds": ()}),
    ],
)
def test_what_was_not_drawn_is_found(kind: type, changes: dict[str, Any]) -> None:
    place = first(kind)
    event: Any = MATCH.events[place].event
    assert MATCH.game.follows_from_draw(state_before(place), event)
    false = replace(event, **changes)
    assert false != event
    assert not MATCH.game.follows_from_draw(state_before(place), false)


def test_another_card_taken_or_another_choice_is_found() -> None:
    """LOO-8, LOO-21."""
    place = first(HandDrawn)
    taken: Any = MATCH.events[place].event
    assert not MATCH.game.follows_from_draw(state_before(place), replace(taken, card=taken.card + 1))
    nothing_in_play = replace(state_before(place), playing=None)
    assert not MATCH.game.follows_from_draw(nothing_in_play, replace(taken, into=Into.HAND))
    chosen = first(ChoiceDrawn)
    left: Any = MATCH.events[chosen].event
    others = [each.event.action for each in MATCH.events if isinstance(each.event, ChoiceDrawn)]
    another = next(action for action in others if action != left.action)
    assert not MATCH.game.follows_from_draw(state_before(chosen), replace(left, action=another))


def test_a_leader_whom_the_table_named_needs_no_draw() -> None:
    """LOO-S2."""
    match = Match.start(loom(rounds=1, youngest=2), 2, seed=SEED)
    match.tick(10**8)
    assert verify(match.game, match.events) == ()
    assert match.game.follows_from_draw(match.state, LeaderChosen(1))


def test_a_saved_match_is_the_same_match() -> None:
    """TAB-8."""
    again = Match.load(MATCH.game, MATCH.save())
    assert again.state == MATCH.state
    assert again.events == MATCH.events


def test_strategy_cards_that_lie_face_down_count_as_dealt() -> None:
    """LOO-2: a seat that has its three gets no more."""
    place = first(StrategyDealt)
    dealt: Any = MATCH.events[place].event
    after = MATCH.game.evolve(state_before(place), dealt)
    chance = Chance(SEED, dealt.draw.counter + 1)
    deck = after.strategy_deck
    more = chance.draw(dealt.draw.label, range(len(deck), len(deck) - 6, -1))
    assert not MATCH.game.follows_from_draw(after, replace(dealt, draw=more, kinds=drawn(deck, more.values)[0]))
    none = chance.draw(dealt.draw.label, ())
    assert MATCH.game.follows_from_draw(after, replace(dealt, draw=none, kinds=()))


def test_a_choice_of_chance_for_a_seat_that_is_not_asked_is_found() -> None:
    """LOO-21."""
    place = first(ChoiceDrawn)
    state, chosen = state_before(place), MATCH.events[place].event
    other = next(seat for seat in range(4) if seat not in state.waiting)
    assert MATCH.game.follows_from_draw(state, chosen)
    assert not MATCH.game.follows_from_draw(state, replace(chosen, seat=other))


def test_a_deal_of_nothing_that_would_change_the_next_draws_is_found() -> None:
    """TAB-3: the draws after it would have other numbers, and so other letters."""
    place = max(place for place, entry in enumerate(MATCH.events) if isinstance(entry.event, StrategyDealt)) + 2
    before: Any = MATCH.events[place - 2].event
    nothing = StrategyDealt((), before.seat, (), Chance(SEED, before.draw.counter + 1).draw("strategy", ()))
    entries = [*MATCH.events[:place], replace(MATCH.events[place], event=nothing), *MATCH.events[place:]]
    assert verify(MATCH.game, entries)[0].text.id == "unfair-draw"
