"""On wood, without a clock, the next player need not wait for the others to speak (BIS-15)."""

from typing import Any

import pytest

from sobremesa.engine import MatchEnded, Refused
from sobremesa.games.bisonte.actions import Exchange, LetStand, Object, Pass
from sobremesa.games.bisonte.edition import BISONTE
from sobremesa.games.bisonte.events import (
    PlayUndone,
)
from sobremesa.games.bisonte.state import TurnKind
from tests.games.bisonte.boxes import (
    BisonteMatch,
    all_let_stand,
    bisonte,
    happened,
    known,
    play,
    points,
    put_player,
)

RACK = "CASAEEO"


def wood(seats: int = 3, racks: list[str] | None = None, *, bag: str = "AAAAEEEE", **options: Any) -> BisonteMatch:
    game = bisonte("casa", words="objection", clock=False, **options)
    return known(game, racks or [RACK] * seats, bag=bag)


def test_bis_15_on_wood_the_next_player_acts_and_that_lets_the_play_stand() -> None:
    match = wood()
    play(match, 0, "CASO", 8, 8)
    assert match.deadline is None
    assert match.view(2).next_player == 1
    for seat in (0, 2):
        with pytest.raises(Refused, match="bis-15-still-open"):
            match.act(seat, Pass())
    match.act(1, Pass())
    assert points(match)[0] == 12
    assert len(match.state.players[0].rack) == 7
    assert [turn.kind for turn in match.state.turns] == [TurnKind.PLAY, TurnKind.PASS]
    assert match.state.on_turn == 2


def test_bis_15_on_wood_the_others_may_also_object_or_all_let_it_stand() -> None:
    match = wood()
    play(match, 0, "CASO", 8, 8)
    match.act(1, LetStand())
    match.act(2, Object())
    assert happened(match, PlayUndone) == [PlayUndone(0)]
    play(match, 1, "CASO", 8, 8)
    all_let_stand(match)
    assert match.state.on_turn == 2


def test_bis_15_on_wood_a_refused_act_lets_nothing_stand() -> None:
    """TAB-5."""
    match = wood()
    play(match, 0, "CASO", 8, 8)
    before = match.state
    for action in (Exchange(()), Exchange(("Z",))):
        with pytest.raises(Refused):
            match.act(1, action)
    assert match.state is before


def test_bis_15_on_wood_the_next_player_may_play_on_what_lies_there() -> None:
    match = wood()
    play(match, 0, "CASA", 8, 8)
    play(match, 1, "CASAS", 8, 8)
    assert match.state.turns[0].words == ("CASA",)
    shown = match.state.open_play
    assert shown is not None
    assert (shown.seat, shown.words) == (1, ("CASAS",))


def test_bis_14_on_wood_the_next_player_is_the_next_who_owes_no_turn() -> None:
    match = wood(3)
    put_player(match, 1, skips=1)
    play(match, 0, "CASA", 8, 8)
    assert match.view(None).next_player == 2
    match.act(2, Pass())
    assert [turn.kind for turn in match.state.turns] == [TurnKind.PLAY, TurnKind.SKIP, TurnKind.PASS]
    assert match.state.on_turn == 0


def test_bis_15_on_wood_nobody_lets_the_own_play_stand_by_playing_on() -> None:
    """With all others owing a turn the player would be next; they must speak first."""
    match = wood(2)
    put_player(match, 1, skips=1)
    play(match, 0, "CASA", 8, 8)
    assert match.view(0).next_player is None
    with pytest.raises(Refused, match="bis-15-still-open"):
        match.act(0, Pass())
    match.act(1, LetStand())
    assert match.state.on_turn == 0


def test_bis_9_on_wood_the_bag_is_as_it_will_be_when_the_player_has_drawn() -> None:
    match = wood(2, bag="AEIOU")
    play(match, 0, "CASA", 8, 8)
    with pytest.raises(Refused, match="bis-9-bag-is-short") as refused:
        match.act(1, Exchange(("A", "C")))
    assert refused.value.refusal.text.args == {"bag": 1}
    match.act(1, Exchange(("C",)))
    assert match.state.turns[-1].exchanged == 1


def test_bis_21_on_wood_after_a_play_that_may_end_the_match_the_others_only_object_or_let_it_stand() -> None:
    match = wood(2, ["CASA", "EE"], bag="", sudden_end=True)
    play(match, 0, "CASA", 8, 8)
    assert match.view(1).next_player is None
    with pytest.raises(Refused, match="bis-15-still-open"):
        match.act(1, Pass())
    match.act(1, LetStand())
    assert happened(match, MatchEnded)


@pytest.mark.parametrize(
    ("racks", "bag", "options", "expected"),
    [
        (["CASA", "EE"], "", {}, 1),
        (["CASA", "EE"], "", {"sudden_end": True}, None),
        (["CASAE", "EE"], "", {"sudden_end": True}, 1),
        (["CASA", "EE"], "O", {"sudden_end": True}, 1),
        (["CASAE", "EE"], "", {"auto_end": "yes"}, None),
        (["CASAEEO", "EE"], "OOOO", {"auto_end": "yes"}, None),
        (["CASAEEO", "EE"], "OOOOO", {"auto_end": "yes"}, 1),
    ],
)
def test_bis_22_on_wood_who_may_act_next_near_the_end(
    racks: list[str], bag: str, options: dict[str, object], expected: int | None
) -> None:
    """With `auto_end` the search might end the match once the bag is empty, and only it knows."""
    match = wood(2, racks, bag=bag, **options)
    play(match, 0, "CASA", 8, 8)
    assert match.view(1).next_player == expected


def test_bis_21_on_wood_who_has_no_tiles_is_not_the_next_player() -> None:
    match = wood(3, ["CASAE", "", "EE"], bag="")
    play(match, 0, "CASA", 8, 8)
    assert match.view(1).next_player == 2


@pytest.mark.parametrize(("passes", "expected"), [(4, 1), (5, None)])
def test_bis_23_on_wood_a_worthless_play_that_ends_the_match_is_not_played_past(
    passes: int, expected: int | None
) -> None:
    """Two players: the sixth turn without a point ends it."""
    match = wood(2, ["*EEEEEE", "*EEEEEE"])
    for _ in range(passes):
        match.act(match.state.on_turn, Pass())
    put_player(match, match.state.on_turn, rack=(BISONTE, BISONTE, "E"))
    author = match.state.on_turn
    play(match, author, "as", 8, 8)
    assert match.view(None).next_player == (None if expected is None else 1 - author)
    all_let_stand(match)
    assert (match.outcome is None) is (expected is not None)


@pytest.mark.parametrize(("passes", "expected"), [(6, 2), (7, None)])
def test_bis_23_on_wood_a_skipped_turn_may_end_it_before_the_next_player(passes: int, expected: int | None) -> None:
    """Three players: the play is turn 8 without a point and the skip turn 9."""
    match = wood(3, [RACK] * 3)
    for _ in range(passes):
        match.act(match.state.on_turn, Pass())
    author = match.state.on_turn
    put_player(match, author, rack=(BISONTE, BISONTE, "E"))
    put_player(match, (author + 1) % 3, skips=1)
    play(match, author, "as", 8, 8)
    assert match.view(None).next_player == (None if expected is None else (author + 2) % 3)


def test_bis_23_on_wood_a_play_with_points_begins_the_row_anew() -> None:
    match = wood(2)
    for _ in range(5):
        match.act(match.state.on_turn, Pass())
    author = match.state.on_turn
    play(match, author, "CASA", 8, 8)
    assert match.view(None).next_player == 1 - author
