"""What is secret: traced paths until they are shown, and the seed until the end."""

import msgspec
import pytest

from sobremesa.engine import Match, MatchBegan, SeedRevealed, SeedSealed, commitment
from sobremesa.games.buffet.actions import Announce, Call, GiveUp, Say, Show
from sobremesa.games.buffet.events import PathTraced, Phase, WordChecked
from sobremesa.games.buffet.view import BuffetView
from tests.games.buffet.boxes import (
    CASA,
    LUZ,
    MESA,
    SEED,
    SOL,
    BuffetMatch,
    buffet,
    happened,
    opened,
    place_all,
    rest,
    search,
    start,
)


def seen(match: BuffetMatch, seat: int | None) -> bytes:
    return msgspec.json.encode(match.view(seat))


def test_TAB_2_the_views_of_others_are_the_same_whatever_path_was_traced() -> None:
    """BUF-7."""
    one, other = opened(), opened()
    one.act(0, Announce(CASA), 5_000)
    other.act(0, Announce((9, 10, 25, 24)), 5_000)
    for seat in (1, None):
        assert seen(one, seat) == seen(other, seat)
        assert one.told(seat) == other.told(seat)
    assert seen(one, 0) != seen(other, 0)


def test_TAB_2_a_path_not_yet_checked_stays_secret_while_others_are_marked() -> None:
    """BUF-14: words are said one by one."""
    one, other = opened(seats=3), opened(seats=3)
    for match, short in ((one, SOL), (other, (5, 6, 7))):
        match.act(0, Announce(short), 5_000)
        match.act(1, Announce((89, 104, 103, 88)), 5_000)
        match.act(2, GiveUp(), 5_000)
        assert match.state.phase is Phase.VOTING
    for seat in (1, 2, None):
        assert seen(one, seat) == seen(other, seat)


def test_BUF_14_a_word_that_was_checked_is_open_to_all() -> None:
    match = opened()
    search(match, CASA, MESA)
    for seat in (0, 1, None):
        assert [event.path for event in match.view(seat).checked] == [CASA, MESA]
        assert len([entry for entry in match.told(seat) if isinstance(entry.event, WordChecked)]) == 2


def test_TAB_2_ones_own_path_is_ones_own_alone() -> None:
    match = opened()
    match.act(0, Announce(CASA))
    assert [match.view(seat).own_path for seat in (0, 1, None)] == [CASA, (), ()]
    assert [match.game.told(PathTraced(0, CASA), seat) is None for seat in (0, 1, None)] == [False, True, True]


def test_TAB_3_the_seed_is_told_to_nobody_before_the_end() -> None:
    match = start()
    for seat in (0, 1, None):
        heard = match.told(seat)
        assert not [entry for entry in heard if isinstance(entry.event, SeedSealed)]
        assert SEED.hex() not in msgspec.json.encode(heard).decode()
        assert SEED.hex() not in seen(match, seat).decode()
        assert match.view(seat).commitment == commitment(SEED)
    match.tick(10**9)
    assert match.told(None)[-1].event == SeedRevealed(SEED.hex())


@pytest.mark.parametrize("seat", [0, 1, None])
def test_a_view_goes_over_the_wire_and_comes_back_the_same(seat: int | None) -> None:
    match = opened()
    search(match, SOL, LUZ)
    rest(match)
    search(match, (), (217, 216))
    for _ in range(2):
        view = match.view(seat)
        assert msgspec.json.decode(msgspec.json.encode(view), type=BuffetView) == view
        match.tick(match.now + 20_001)
        place_all(match)


def test_a_view_shows_what_lies_open_before_each_seat() -> None:
    """BUF-26, BUF-29: the foods touched and the nests reached so far."""
    words = {"SOL": (7, 22, 23), "LUZ": LUZ}
    match = opened(buffet("sol luz"), words=words)
    search(match, words["SOL"], LUZ)
    north, south = match.view(None).players
    assert (north.foods, north.nests, north.stack.ordinary) == ((37,), (), 37)
    assert (south.foods, south.nests, south.searching, south.waiting) == ((), (), False, True)
    assert len(happened(match, WordChecked)) == 2


def test_TAB_7_a_saved_match_keeps_its_secrets_and_goes_on() -> None:
    match = opened()
    match.act(0, Announce(CASA))
    again: BuffetMatch = Match.load(match.game, match.save())
    assert again.state == match.state
    assert again.view(0).own_path == CASA
    for each in (match, again):
        each.tick(10**9)
    assert again.save() == match.save()


def everything_told(match: BuffetMatch) -> list[object]:
    """All that any seat or spectator may see, do and hear; the pins of the dictionary, which differ, aside."""
    told: list[object] = [
        [entry.event for entry in match.told(seat) if not isinstance(entry.event, MatchBegan)] for seat in (0, 1, None)
    ]
    told += [seen(match, seat) for seat in (0, 1, None)]
    return told + [match.offers(seat) for seat in (0, 1)]


def test_BUF_7_nobody_is_told_whether_a_word_is_one_before_it_is_on_the_board() -> None:
    """BUF-14, BUF-25: announced, called, said and shown alike, with a dictionary that has it and one that has not."""
    games = [buffet(known, call_first=called) for called in (False, True) for known in ("casa", "luz")]
    traced, called = [opened(game) for game in games[:2]], [opened(game) for game in games[2:]]
    for match in traced:
        assert match.preview(0, Announce(CASA)) == match.preview(0, Announce((5, 6)))
        match.act(0, Announce(CASA), 5_000)
    assert everything_told(traced[0]) == everything_told(traced[1])
    for match in called:
        match.act(0, Call(4), 5_000)
        match.act(1, GiveUp(), 6_000)
        assert match.preview(0, Say("casa")) == match.preview(0, Say("xxxx"))
    assert everything_told(called[0]) == everything_told(called[1])
    for match in called:
        match.act(0, Say("casa"), 7_000)
        assert match.preview(0, Show(CASA)) == match.preview(0, Show((5, 6)))
    assert everything_told(called[0]) == everything_told(called[1])
    for match in called:
        match.act(0, Show(CASA), 8_000)
    assert everything_told(called[0]) != everything_told(called[1])
