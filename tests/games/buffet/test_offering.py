"""What a seat may do now, from its view alone, and what its preview says."""

import pytest
from msgspec.structs import replace

from sobremesa.engine import Ask, Offer, Refusal, Score
from sobremesa.games.buffet.actions import Action, Announce, Call, GiveUp, Place, Ready, Say, Show, Vote
from sobremesa.games.buffet.events import Phase
from tests.games.buffet.boxes import (
    CASA,
    FOODS,
    LUZ,
    MESA,
    BuffetMatch,
    ants,
    buffet,
    opened,
    search,
    start,
)

GIVE_UP: Offer[Action] = Offer("give-up", (GiveUp(),))
LETTERS = tuple(cell for cell in range(225) if cell not in FOODS)


def refused(match: BuffetMatch, seat: int, action: Action) -> str:
    preview = match.preview(seat, action)
    assert isinstance(preview, Refusal)
    return preview.text.id


def test_BUF_1_during_the_countdown_one_may_only_give_up() -> None:
    match = start()
    assert match.offers(0) == (GIVE_UP,)
    match.act(0, GiveUp())
    assert match.offers(0) == ()
    assert match.offers(1) == (GIVE_UP,)
    assert refused(match, 1, Announce(CASA)) == "buf-1-countdown"
    assert refused(match, 1, Call(4)) == "buf-1-countdown"


def test_BUF_7_a_path_is_asked_for_by_its_cells_and_its_beginning() -> None:
    """BUF-2, BUF-5, BUF-12."""
    match = opened()
    announce, give_up = match.offers(0)
    assert announce == Offer("announce", (), (Ask("path", 2, 216, LETTERS), Ask("path.first", 1, 1, (5, 6, 7, 8, 9))))
    assert give_up == GIVE_UP
    three = opened(buffet(least_letters=3)).offers(1)[0]
    assert [(ask.least, ask.most) for ask in three.asks] == [(3, 216), (1, 1)]
    assert three.asks[1].among == (215, 216, 217, 218, 219)


def test_BUF_8_who_has_announced_is_offered_nothing_more() -> None:
    match = opened()
    match.act(0, Announce(CASA))
    assert match.offers(0) == ()
    assert refused(match, 0, Announce(CASA)) == "buf-8-no-more"
    assert refused(match, 0, GiveUp()) == "buf-8-no-more"


def test_BUF_6_who_has_no_cell_to_begin_on_may_only_give_up() -> None:
    match = opened()
    state = replace(match.state, round=2, ants=ants(1, [5, 6, 7, 8, 9]))
    assert match.game.offers(match.game.view(state, 0)) == (GIVE_UP,)


@pytest.mark.parametrize(("least", "free"), [(2, (5, 20)), (3, (5, 20, 35))])
def test_BUF_12_where_too_few_cells_are_left_for_a_word_one_may_only_give_up(least: int, free: tuple[int, ...]) -> None:
    for call_first in (True, False):
        match = opened(buffet(call_first=call_first, least_letters=least))
        for count, offers in ((least, 2), (least - 1, 1), (0, 1)):
            full = ants(1, [cell for cell in LETTERS if cell not in free[:count]])
            offered = match.game.offers(match.game.view(replace(match.state, round=2, ants=full), 0))
            assert len(offered) == offers
            assert offered[-1] == GIVE_UP


def test_BUF_10_who_has_given_up_is_told_so() -> None:
    match = opened()
    match.act(0, GiveUp())
    for action in (Announce(CASA), GiveUp()):
        assert refused(match, 0, action) == "buf-10-gave-up"
    assert [match.view(seat).has_given_up for seat in (0, 1, None)] == [True, False, False]
    assert match.preview(1, Announce(MESA)) == Score()


def test_BUF_7_where_numbers_are_called_a_number_is_asked_for() -> None:
    match = opened(buffet(call_first=True, least_letters=3))
    assert match.offers(0) == (Offer("call", (), (Ask("letters", 3, 216),)), GIVE_UP)
    assert match.preview(0, Call(3)) == Score()
    assert refused(match, 0, Call(2)) == "buf-12-too-short"
    assert refused(match, 0, Announce(CASA)) == "buf-7-call-first"


def test_BUF_33_a_word_and_its_path_are_asked_for_with_their_length() -> None:
    match = opened(buffet(call_first=True))
    match.act(1, Call(3))
    match.act(0, Call(4))
    assert match.offers(0) == (Offer("say", (Say(),), (Ask("word", 4, 4),)),)
    assert match.offers(1) == ()
    assert match.preview(0, Say("casa")) == match.preview(0, Say("luz")) == match.preview(0, Say("xxxx")) == Score()
    assert refused(match, 0, Say("c4sa")) == "buf-24-letters-alone"
    match.act(0, Say("casa"))
    (show,) = match.offers(0)
    assert show == Offer("show", (Show(),), (Ask("path", 4, 4, LETTERS), Ask("path.first", 1, 1, (5, 6, 7, 8, 9))))
    assert match.offers(1) == ()
    assert match.preview(0, Show(CASA)) == match.preview(0, Show((5,))) == Score()
    assert refused(match, 0, Show((225,))) == "buf-2-no-such-cell"
    assert refused(match, 1, Show(LUZ)) == "tab-13-nothing-to-do"


def test_BUF_25_a_ballot_is_offered_to_those_who_vote() -> None:
    match = opened(seats=3)
    search(match, (5, 6), (), ())
    ballot = (Offer("vote", (Vote(0, accept=True), Vote(0, accept=False))),)
    assert [match.offers(seat) for seat in (0, 1, 2)] == [(), ballot, ballot]
    match.act(1, Vote(0, accept=True))
    assert match.offers(1) == ballot, "a vote may be changed"
    assert match.preview(1, Vote(0, accept=False)) == Score()
    assert refused(match, 0, Vote(0, accept=True)) == "buf-25-no-vote"
    assert refused(match, 2, Vote(1, accept=True)) == "buf-25-not-disputed"


def test_BUF_20_every_cell_in_reach_is_listed() -> None:
    match = opened()
    search(match, (), MESA)
    assert match.offers(0) == (Offer("place", tuple(Place(cell) for cell in (5, 6, 7, 8, 9))),)
    assert match.offers(1) == ()
    assert match.preview(0, Place(5)) == Score()
    assert refused(match, 0, Place(20)) == "buf-20-too-far"
    assert refused(match, 1, Place(215)) == "tab-13-nothing-to-do"


def test_BUF_34_who_rests_may_get_ready_once() -> None:
    match = opened()
    search(match, CASA, MESA)
    assert match.offers(0) == match.offers(1) == (Offer("ready", (Ready(),)),)
    assert match.preview(0, Ready()) == Score()
    match.act(0, Ready())
    assert match.offers(0) == ()
    assert refused(match, 0, Ready()) == "tab-13-nothing-to-do"


def test_TAB_13_nothing_is_offered_to_who_only_watches() -> None:
    for match in (start(), opened()):
        assert match.offers(None) == ()
        preview = match.game.preview(match.view(None), GiveUp())
        assert isinstance(preview, Refusal)
        assert preview.text.id == "tab-13-spectator"
        assert not match.view(None).is_waited_for
        assert not match.view(None).is_searching


@pytest.mark.parametrize("path", [CASA, (5, 6), (9, 10, 25), (8, 23)], ids=str)
def test_BUF_7_a_preview_says_nothing_of_words(path: tuple[int, ...]) -> None:
    assert opened(buffet("casa")).preview(0, Announce(path)) == Score()


def test_BUF_5_a_preview_refuses_what_would_be_refused() -> None:
    match = opened()
    assert refused(match, 0, Announce(CASA[::-1])) == "buf-5-starts-elsewhere"
    assert refused(match, 0, Announce((7, 22, 37))) == "buf-2-food"
    assert refused(match, 0, Announce((5, 7))) == "buf-3-not-adjacent"


def test_a_preview_changes_nothing() -> None:
    """TAB-5."""
    match = opened()
    before = match.save()
    match.preview(0, Announce(CASA))
    match.preview(0, GiveUp())
    assert match.save() == before
    assert match.state.phase is Phase.SEARCH
