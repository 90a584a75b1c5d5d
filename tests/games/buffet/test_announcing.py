"""Announcing a word: its length for all, its path for nobody; no second thoughts; giving up."""

from sobremesa.engine import Score
from sobremesa.games.buffet.actions import Announce, Call, GiveUp, Ready
from sobremesa.games.buffet.events import Announced, Fate, GaveUp, PathTraced, Phase, SearchEnded, WordChecked
from tests.games.buffet.boxes import (
    CASA,
    LUZ,
    MESA,
    OPEN,
    PAN,
    SOL,
    buffet,
    happened,
    open_search,
    opened,
    place_all,
    refusal,
    rest,
    search,
    start,
)


def test_BUF_7_the_others_learn_the_number_of_letters_alone() -> None:
    match = opened()
    told = [entry.event for entry in match.act(0, Announce(CASA), 5_000)]
    public = Announced(0, 4, 5_000, 0, 5_000, ends=35_000, deadline=35_150)
    assert told == [PathTraced(0, CASA), public]
    assert [entry.event for entry in match.told(0)[-2:]] == [PathTraced(0, CASA), public]
    for other in (1, None):
        assert match.told(other)[-1].event == public
        assert not [entry for entry in match.told(other) if isinstance(entry.event, PathTraced)]
        assert match.view(other).own_path == ()
        assert match.view(other).announced == (public,)
    assert match.view(0).own_path == CASA


def test_BUF_7_whether_a_path_is_a_word_is_not_told() -> None:
    """The preview and the announcement are the same for a word and for no word."""
    match = opened()
    for path in (CASA, (5, 6, 7)):
        assert match.preview(0, Announce(path)) == Score()
    match.act(0, Announce((5, 6, 7)))
    assert match.view(0).checked == ()


def test_BUF_8_a_second_announcement_is_refused() -> None:
    match = opened()
    match.act(0, Announce(CASA))
    assert refusal(match, 0, Announce(SOL)) == "buf-8-no-more"
    assert refusal(match, 0, GiveUp()) == "buf-8-no-more"


def test_BUF_7_nobody_has_to_announce_the_first_word_found() -> None:
    match = opened()
    match.tick(OPEN + 170_000)
    assert match.state.waiting == (0, 1)


def test_BUF_11_the_search_ends_when_every_marker_is_on_the_chart() -> None:
    """BUF-11."""
    match = opened(seats=3)
    match.act(1, Announce(PAN), 4_000)
    match.act(0, GiveUp(), 5_000)
    assert match.state.phase is Phase.SEARCH
    assert match.state.waiting == (2,)
    match.act(2, Announce(MESA), 6_000)
    assert happened(match, SearchEnded) == [SearchEnded(order=(2, 1), row_one=(0,))]


def test_BUF_10_who_gives_up_goes_to_row_1_and_turns_no_hourglass() -> None:
    match = opened()
    (entry,) = match.act(0, GiveUp(), 5_000)
    assert entry.event == GaveUp(0, 5_000)
    assert match.deadline == OPEN + 180_000 + 150, "the limit still stands"
    assert refusal(match, 0, Announce(CASA)) == "buf-10-gave-up"
    match.act(1, Announce(MESA), 6_000)
    assert happened(match, SearchEnded) == [SearchEnded((1,), (0,))]


def test_BUF_10_who_gives_up_first_is_further_left() -> None:
    match = opened(seats=4)
    for seat in (2, 3, 0, 1):
        match.act(seat, GiveUp())
    assert happened(match, SearchEnded) == [SearchEnded((), (2, 3, 0, 1))]


def test_BUF_10_one_may_give_up_while_the_sand_runs() -> None:
    match = opened(seats=3)
    match.act(1, Announce(PAN), 4_000)
    match.act(2, GiveUp(), 5_000)
    match.tick(34_151)
    assert happened(match, SearchEnded) == [SearchEnded((1,), (2, 0))]


def test_BUF_10_one_may_give_up_while_the_countdown_runs() -> None:
    match = start()
    match.act(0, GiveUp(), 1_000)
    assert (match.state.phase, match.deadline) == (Phase.COUNTDOWN, 3_000)
    assert refusal(match, 0, GiveUp()) == "buf-10-gave-up"
    open_search(match)
    assert match.state.waiting == (1,)
    assert refusal(match, 0, Announce(CASA)) == "buf-10-gave-up"
    assert refusal(match, 1, Announce((5, 6))) == "buf-5-starts-elsewhere", "the other searches on"


def test_BUF_11_a_round_that_all_give_up_beforehand_has_no_search() -> None:
    match = start()
    match.act(0, GiveUp(), 1_000)
    match.act(1, GiveUp(), 1_000)
    assert (match.state.phase, match.state.waiting) == (Phase.PLACING, (0,))


def test_BUF_10_giving_up_holds_for_one_round_alone() -> None:
    match = start()
    search(match, (), MESA)
    place_all(match)
    rest(match)
    search(match, SOL, ())
    assert happened(match, SearchEnded) == [SearchEnded((1,), (0,)), SearchEnded((0,), (1,))]


def test_BUF_8_each_round_has_a_search_of_its_own() -> None:
    match = start()
    search(match, CASA, MESA)
    rest(match)
    open_search(match)
    assert match.state.waiting == (0, 1)
    assert match.view(0).own_path == ()
    assert (match.view(0).announced, match.view(0).gave_up, match.view(0).checked) == ((), (), ())
    match.act(0, Announce(SOL))
    match.act(1, GiveUp())
    assert happened(match, SearchEnded)[-1] == SearchEnded((0,), (1,))


def test_BUF_12_the_same_word_may_be_marked_again_in_a_later_round() -> None:
    """Here also in the same round, by two players on different cells."""
    words = {"SOL": SOL, "SOLA": (*CASA[:3], 34), "LOS": LUZ[::-1]}
    match = start(buffet("sol"), words=words)
    search(match, CASA[:3], LUZ)
    rest(match)
    search(match, SOL, ())
    assert [event.verdict.fate for event in happened(match, WordChecked)] == [Fate.VALID] * 3
    assert [event.word for event in happened(match, WordChecked)] == ["SOL"] * 3


def test_BUF_7_where_words_are_traced_no_number_is_called() -> None:
    match = opened()
    assert refusal(match, 0, Call(4)) == "buf-7-trace"


def test_TAB_13_nobody_is_ready_while_all_search() -> None:
    assert refusal(opened(), 0, Ready()) == "tab-13-other-phase"
