"""Turns without a play: exchange and pass."""

import pytest

from sobremesa.engine import Refused
from sobremesa.games.bisonte.actions import Exchange, Pass
from sobremesa.games.bisonte.events import BagDrawn, TilesDrawn, TilesExchanged, TilesLaidDown, TurnPassed
from sobremesa.games.bisonte.state import Turn, TurnKind
from tests.games.bisonte.boxes import bisonte, happened, known, points


def test_bis_9_as_many_are_drawn_and_then_the_old_ones_go_into_the_bag() -> None:
    match = known(bisonte(), ["CCCCCCC", "EEEEEEE"], bag="OOOSS")
    match.act(0, Exchange(("C", "C", "C")))
    state = match.state
    assert state.players[0].rack.count("C") == 4
    assert len(state.players[0].rack) == 7
    assert (len(state.bag), state.bag[:3], state.aside) == (5, ("C", "C", "C"), ())
    assert points(match) == (0, 0)
    assert state.on_turn == 1
    assert state.turns == (Turn(0, TurnKind.EXCHANGE, exchanged=3),)


def test_bis_9_nobody_draws_the_own_tiles_back() -> None:
    """All seven for the seven of the bag: the draw comes before the mixing."""
    match = known(bisonte(), ["CCCCCCC", "EEEEEEE"], bag="OOOOOOO")
    match.act(0, Exchange(("C",) * 7))
    assert match.state.players[0].rack == ("O",) * 7
    assert match.state.bag == ("C",) * 7


def test_bis_9_at_most_as_many_as_the_bag_holds() -> None:
    match = known(bisonte(), ["CCCCCCC", "EEEEEEE"], bag="OO")
    with pytest.raises(Refused, match="bis-9-bag-is-short") as refused:
        match.act(0, Exchange(("C",) * 3))
    assert refused.value.refusal.text.args == {"bag": 2}
    match.act(0, Exchange(("C",) * 2))
    assert match.state.players[0].rack == ("C", "C", "C", "C", "C", "O", "O")


def test_bis_9_on_an_empty_bag_none_and_never_no_tile() -> None:
    match = known(bisonte(), ["CCCCCCC", "EEEEEEE"], bag="")
    with pytest.raises(Refused, match="bis-9-bag-is-short"):
        match.act(0, Exchange(("C",)))
    with pytest.raises(Refused, match="bis-9-no-tile"):
        match.act(0, Exchange(()))


def test_bis_9_only_tiles_of_the_own_rack() -> None:
    match = known(bisonte(), ["CCCCCCA", "EEEEEEE"])
    for tiles in (("E",), ("A", "A"), ("*",)):
        with pytest.raises(Refused, match="bis-c3-not-on-rack"):
            match.act(0, Exchange(tiles))


def test_bis_9_all_hear_how_many_and_only_the_seat_hears_which() -> None:
    """TAB-2."""
    match = known(bisonte(), ["CCCCCCC", "EEEEEEE"])
    log = len(match.events)
    match.act(0, Exchange(("C", "C")))
    own = [type(entry.event) for entry in match.told(0, log)]
    assert own[1:3] == [TilesLaidDown, TilesDrawn]
    for other in (1, None):
        heard = [entry.event for entry in match.told(other, log)]
        assert not any(isinstance(event, TilesLaidDown | TilesDrawn | BagDrawn) for event in heard)
        assert TilesExchanged(0, 2) in heard


def test_bis_10_a_player_may_pass() -> None:
    match = known(bisonte(), ["CCCCCCC", "EEEEEEE"])
    match.act(0, Pass())
    assert happened(match, TurnPassed) == [TurnPassed(0)]
    assert match.state.turns == (Turn(0, TurnKind.PASS),)
    assert points(match) == (0, 0)
    assert match.state.players[0].rack == ("C",) * 7
    assert match.state.on_turn == 1
