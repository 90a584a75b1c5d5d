"""What a player is not entitled to see stays hidden until it is shown."""

import msgspec
import pytest

from sobremesa.engine import Codec, SeedSealed
from sobremesa.engine.events import draw_of
from sobremesa.games.bisonte.actions import Action, Exchange, LetStand, Object, Pass, Placement, Play, Vote
from sobremesa.games.bisonte.events import SECRET, BagDrawn, RackFilled, StartDrawn, TilesDrawn
from sobremesa.games.bisonte.view import BisonteView
from tests.games.bisonte.boxes import SEED, BisonteMatch, bisonte, known, laid, play, start


def wire(match: BisonteMatch, seat: int | None) -> bytes:
    return msgspec.json.encode((match.view(seat), [entry.event for entry in match.told(seat)]))


def test_tab_2_a_rack_is_its_own_seats_alone() -> None:
    """BIS-C3."""
    match = known(bisonte(), ["CASAEEO", "ZZZZZZZ"])
    assert match.view(0).rack == ("A", "A", "C", "E", "E", "O", "S")
    assert match.view(1).rack == ("Z",) * 7
    assert match.view(None).rack == ()
    for seat in (0, None):
        assert b'"Z"' not in msgspec.json.encode(match.view(seat))
        assert match.view(seat).players[1].tiles == 7
        assert match.view(seat).racks == ()


def test_tab_2_how_many_tiles_the_bag_holds_is_open_and_which_is_not() -> None:
    match = known(bisonte(), ["CASAEEO", "EEEEEEE"], bag="XXXX")
    for seat in (0, 1, None):
        assert match.view(seat).bag == 4
        assert b'"X"' not in msgspec.json.encode(match.view(seat))


def test_tab_2_what_others_hold_makes_no_difference_to_what_a_seat_sees() -> None:
    one = known(bisonte(), ["CASAEEO", "ZZZZZZZ", "EEEEEEE"], bag="XX")
    other = known(bisonte(), ["CASAEEO", "EEEEEEE", "ZZZZZZX"], bag="XZ")
    assert one.view(0) == other.view(0)
    assert one.view(None) == other.view(None)


def test_tab_2_tiles_drawn_are_told_to_their_seat_and_their_number_to_all() -> None:
    match = start(bisonte(), 3)
    for seat in (0, 1, 2, None):
        heard = [entry.event for entry in match.told(seat)]
        drawn = [event for event in heard if isinstance(event, TilesDrawn)]
        assert [event.seat for event in drawn] == ([] if seat is None else [seat])
        assert sum(isinstance(event, RackFilled) for event in heard) == 3


def test_tab_2_secret_events_reach_their_own_seat_alone_all_through_a_match() -> None:
    match = start(bisonte(), 3)
    match.act(match.state.on_turn, Exchange((match.state.players[match.state.on_turn].rack[0],)))
    while match.outcome is None:
        match.act(match.state.on_turn, Pass())
    for seat in (0, 1, 2, None):
        secret = [entry.event for entry in match.told(seat) if isinstance(entry.event, SECRET)]
        assert {event.seat for event in secret} == (set() if seat is None else {seat})
        assert not any(isinstance(entry.event, SeedSealed) for entry in match.told(seat))


def test_tab_2_where_in_the_bag_a_tile_lay_is_told_to_nobody_for_it_says_what_others_hold() -> None:
    """TAB-3: of draws from the bag nobody hears the numbers, of those for the start, when no rack is dealt, all do."""
    match = known(bisonte("casa", words="checked"), ["CASAEEE", "EEEEEEE"])
    play(match, 0, "CASA", 8, 8)
    match.act(1, Exchange(("E",)))
    assert len([entry for entry in match.events if isinstance(entry.event, BagDrawn)]) == 4
    for seat in (0, 1, None):
        draws = [entry.event for entry in match.told(seat) if draw_of(entry.event) is not None]
        assert draws
        assert all(isinstance(event, StartDrawn) for event in draws)


def test_tab_2_the_seed_is_told_to_nobody_before_the_end() -> None:
    """TAB-3."""
    match = start(bisonte(), 2)
    while match.outcome is None:
        for seat in (0, 1, None):
            assert SEED.hex().encode() not in wire(match, seat)
        match.act(match.state.on_turn, Pass())
    assert SEED.hex().encode() in wire(match, None)


def test_a_view_tells_all_that_is_open() -> None:
    """BIS-12, BIS-14, BIS-26: the board, the points with their lines, the turns, who owes one, the clocks."""
    match = known(bisonte("casa", words="objection"), ["CASAEEO", "EEEEEEE"])
    play(match, 0, "CASA", 8, 8)
    match.act(1, Object())
    view = match.view(None)
    assert view.board == match.state.board
    assert [player.points for player in view.players] == [12, 0]
    assert view.turns[0].score.total == 12
    assert view.turns[0].words == ("CASA",)
    assert (view.turn, view.on_turn, view.seat, view.open_play) == (3, 0, None, None)
    assert [player.waiting for player in view.players] == [True, False]
    assert (view.commitment, view.options) == (match.state.commitment, match.state.options)
    assert view.deadline == match.deadline


def test_views_events_and_actions_go_over_the_wire_and_back() -> None:
    match = known(bisonte("casa", words="objection"), ["*ASAEEO", "EEEEEEE"])
    play(match, 0, "cASA", 8, 8)
    codec: Codec[BisonteView] = Codec(BisonteView)
    for seat in (0, 1, None):
        assert codec.decode(codec.encode(match.view(seat))) == match.view(seat)
    actions: Codec[Action] = Codec(Action)
    for action in (Play((Placement(3, "*", "CH"),)), Exchange(("A",)), Pass(), Object(turn=3), LetStand()):
        assert actions.decode(actions.encode(action)) == action


def test_a_saved_match_is_the_same_when_it_is_loaded() -> None:
    match = start(bisonte(words="objection"), 2)
    seat = match.state.on_turn
    rack = match.state.players[seat].rack
    said = "A"
    tiles = [Placement(112 + place, tile, said if tile == "*" else "") for place, tile in enumerate(rack[:3])]
    match.act(seat, Play(tuple(tiles)))
    match.act(1 - seat, Object())
    match.act(match.state.on_turn, Exchange((match.state.players[match.state.on_turn].rack[0],)))
    again = type(match).load(match.game, match.save())
    assert again.state == match.state


@pytest.mark.parametrize("words", ["objection", "table"])
def test_bis_12_until_the_dictionary_is_asked_nothing_that_anybody_is_told_depends_on_it(words: str) -> None:
    """BIS-15: in the window, during a vote, and after a play that stood; the same for players and spectators."""
    told: list[list[bytes]] = []
    for dictionary in ("casa", "oro"):
        match = known(bisonte(dictionary, words=words), ["CASAEEO"] * 3)
        log = len(match.events)

        def public(match: BisonteMatch = match, log: int = log) -> bytes:
            views = [match.view(seat) for seat in (0, 1, 2, None)]
            events = [[entry.event for entry in match.told(seat)][log:] for seat in (0, 1, 2, None)]
            offers = [match.offers(seat) for seat in range(3)]
            return msgspec.json.encode((views, events, offers, match.preview(0, laid("CASA", 8, 8))))

        seen = [public()]
        play(match, 0, "CASA", 8, 8)
        seen.append(public())
        match.act(2, LetStand())
        if words == "table":
            match.act(1, Object())
            seen.append(public())
            match.act(2, Vote(accept=True))
        else:
            match.act(1, LetStand())
        assert match.state.turns[0].score.total == 12
        told.append([*seen, public()])
    assert told[0] == told[1]


def test_bis_12_the_verdict_of_an_objection_is_told_to_all() -> None:
    """BIS-13."""
    match = known(bisonte("oro", words="objection"), ["CASAEEO"] * 2)
    play(match, 0, "CASA", 8, 8)
    match.act(1, Object())
    for seat in (0, 1, None):
        assert b"not-in-dictionary" in wire(match, seat)
