"""The option `call-first`: a number is called; at the marking turn its word is said, and then shown on the board."""

from typing import Any

import pytest
from msgspec.structs import replace

from sobremesa.engine import Refusal, Score
from sobremesa.games.buffet.actions import Announce, Call, GiveUp, Say, Show, Vote
from sobremesa.games.buffet.events import (
    Announced,
    Fate,
    Fault,
    PathShown,
    PathTraced,
    Phase,
    SearchEnded,
    ShowAsked,
    TimeRanOut,
    Verdict,
    WordAsked,
    WordChecked,
    WordSaid,
)
from sobremesa.games.buffet.game import Buffet
from sobremesa.games.buffet.ground import Ant
from sobremesa.games.buffet.view import Sight
from tests.games.buffet.boxes import (
    CASA,
    LUZ,
    MESA,
    OPEN,
    SOL,
    BuffetMatch,
    Path,
    buffet,
    cells_of,
    decided,
    edition,
    happened,
    lexicon,
    opened,
    refusal,
)


def called(*numbers: int, **options: Any) -> BuffetMatch:
    """Every seat has called its number, or given up."""
    match = opened(buffet(call_first=True, **options), len(numbers))
    for seat, number in enumerate(numbers):
        match.act(seat, Call(number) if number else GiveUp())
    return match


def test_BUF_7_a_number_is_called_and_turns_the_hourglass() -> None:
    """BUF-9."""
    match = opened(buffet(call_first=True))
    match.act(0, Call(4), 10_000, credit=50)
    assert happened(match, Announced) == [Announced(0, 4, 10_000, 50, 9_950, 39_950, 40_100)]
    assert not happened(match, PathTraced)
    assert refusal(match, 0, Call(5)) == "buf-8-no-more"


def test_BUF_7_no_path_is_traced_on_announcing() -> None:
    assert refusal(opened(buffet(call_first=True)), 0, Announce(CASA)) == "buf-7-call-first"


def test_BUF_12_a_number_has_its_least() -> None:
    for least in (2, 3):
        match = opened(buffet(call_first=True, least_letters=least))
        assert refusal(match, 0, Call(least - 1)) == "buf-12-too-short"
        assert refusal(match, 0, Call(-5)) == "buf-12-too-short"
        match.act(0, Call(least))


def test_BUF_4_no_number_is_larger_than_the_cells_that_are_left() -> None:
    match = opened(buffet(call_first=True))
    assert refusal(match, 0, Call(217)) == "buf-4-too-long"
    match.act(0, Call(216))


def asked_to_show(word: str, **options: Any) -> BuffetMatch:
    """The first seat has called its number and said this word; the other has given up."""
    match = called(len(word), 0, **options)
    match.act(0, Say(word))
    return match


def test_BUF_13_at_the_marking_turn_the_word_is_asked_for_and_then_its_path() -> None:
    """BUF-7."""
    match = called(3, 4)
    assert happened(match, SearchEnded) == [SearchEnded((1, 0), ())]
    assert happened(match, WordAsked) == [WordAsked(1, OPEN + 30_000)]
    assert (match.state.phase, match.state.waiting) == (Phase.SAYING, (1,))
    assert refusal(match, 0, Say("sol")) == "tab-13-nothing-to-do"
    assert refusal(match, 1, Show(MESA)) == "tab-13-other-phase"
    match.act(1, Say("mesa"), 15_000)
    assert happened(match, WordSaid) == [WordSaid(1, "MESA")]
    assert happened(match, ShowAsked) == [ShowAsked(1, 45_000)]
    assert (match.state.phase, match.state.waiting) == (Phase.SHOWING, (1,))
    assert refusal(match, 1, Say("mesa")) == "tab-13-other-phase"
    assert refusal(match, 0, Show(SOL)) == "tab-13-nothing-to-do"
    match.act(1, Show(MESA), 20_000)
    assert happened(match, PathShown) == [PathShown(1, MESA, "MESA")]
    assert happened(match, WordAsked)[-1] == WordAsked(0, 50_000)
    match.act(0, Say("Sol"))
    match.act(0, Show(SOL))
    assert [event.verdict.fate for event in happened(match, WordChecked)] == [Fate.VALID, Fate.VALID]
    assert cells_of(match, 0) == sorted(SOL)


def test_BUF_7_the_word_is_said_without_the_lens_and_shown_with_it() -> None:
    """BUF-34: only the player who has to show the word reads the board, and only after saying it."""
    match = called(4, 0)
    views = [match.view(seat) for seat in (0, 1, None)]
    assert [(view.sight, view.said) for view in views] == [(Sight.NOTHING, "")] * 3
    match.act(0, Say("casa"))
    views = [match.view(seat) for seat in (0, 1, None)]
    assert [view.sight for view in views] == [Sight.LENS, Sight.NOTHING, Sight.NOTHING]
    assert [view.said for view in views] == ["CASA"] * 3
    match.act(0, Show(CASA))
    assert match.view(0).said == ""


@pytest.mark.parametrize("word", ["casas", "cas", "", " "])
def test_BUF_16_a_word_that_is_not_as_long_as_called_is_not_valid(word: str) -> None:
    """BUF-7: nor is one that is not said at all; the dictionary is not asked."""
    match = called(4, 0)
    match.act(0, Say(word))
    said = word.strip().upper()
    verdict = Verdict(Fate.NOT_VALID, "BUF-16", fault=Fault.OTHER_LENGTH if said else Fault.NOT_SAID)
    assert happened(match, WordChecked) == [WordChecked(0, said, (), verdict)]
    assert happened(match, WordSaid) == ([WordSaid(0, said)] if said else [])
    assert not happened(match, ShowAsked)
    assert (match.state.row_one, match.state.said) == ((1, 0), "")


@pytest.mark.parametrize("word", ["ca sa", "ca-sa", "cas'", "cas?", "ca5a", "саsa"])
def test_BUF_24_what_is_not_spelt_with_letters_is_refused_and_costs_nothing(word: str) -> None:
    match = called(4, 0)
    assert refusal(match, 0, Say(word)) == "buf-24-letters-alone"
    assert isinstance(match.preview(0, Say(word)), Refusal)
    assert isinstance(match.preview(0, Say("casa")), Score)
    assert refusal(match, 0, Say("a" * 226)) == "buf-4-too-long"
    match.act(0, Say("a" * 225))
    assert match.state.row_one == (1, 0)


@pytest.mark.parametrize(
    ("language", "said", "word"), [("es", "Añó", "AÑO"), ("es", "güe", "GUE"), ("en", "Año", "ANO")]
)
def test_BUF_24_marks_are_dropped_from_a_word_that_is_said(language: str, said: str, word: str) -> None:
    game = Buffet(edition(language=language), lexicon("casa", language=language), {"call_first": True})
    match = opened(game)
    match.act(0, Call(3))
    match.act(1, GiveUp())
    match.act(0, Say(said))
    assert match.state.said == word


def test_BUF_16_a_word_that_is_not_on_the_path_shown_is_not_valid() -> None:
    """BUF-7: the path is one that BUF-2 to BUF-6 allow, and its letters are a word, but not the one that was said."""
    match = asked_to_show("LUNA")
    match.act(0, Show(CASA))
    verdict = Verdict(Fate.NOT_VALID, "BUF-16", fault=Fault.OTHER_LETTERS)
    assert happened(match, WordChecked) == [WordChecked(0, "LUNA", CASA, verdict)]
    assert match.state.row_one == (1, 0)


def test_BUF_7_a_match_kept_from_before_words_were_said_first_waits_for_a_path_alone() -> None:
    """Old events: what was asked for then was the path of any word of that length."""
    game = buffet(call_first=True)
    state = called(4, 0).state
    state = replace(state, phase=Phase.MARKING, waiting=(), deadline=None)
    state = game.evolve(state, ShowAsked(0, None))
    assert state.said == ""
    verdicts = {
        CASA: Verdict(Fate.VALID, "BUF-15", "casa"),
        SOL: Verdict(Fate.NOT_VALID, "BUF-16", fault=Fault.OTHER_LENGTH),
        (): Verdict(Fate.NOT_VALID, "BUF-16", fault=Fault.NOT_SHOWN),
    }
    for path, verdict in verdicts.items():
        assert decided(game, state, 0, Show(path)).checked[0].verdict == verdict


@pytest.mark.parametrize(
    ("path", "clause", "fault"),
    [
        (SOL, "BUF-16", Fault.OTHER_LETTERS),
        ((), "BUF-16", Fault.NOT_SHOWN),
        ((*CASA, 65), "BUF-16", Fault.OTHER_LETTERS),
        ((5, 20, 35, 65), "BUF-3", Fault.BAD_PATH),
        ((5, 20, 35, 20), "BUF-4", Fault.BAD_PATH),
        ((20, 35, 50, 65), "BUF-5", Fault.BAD_PATH),
        ((7, 22, 37, 52), "BUF-16", Fault.OTHER_LETTERS),
    ],
    ids=str,
)
def test_BUF_16_a_path_that_is_wrong_in_any_way_is_not_valid(path: Path, clause: str, fault: Fault) -> None:
    match = called(4, 0)
    letters = match.state.ground.word(path)
    match.act(0, Say(letters if len(letters) == 4 and letters.isalpha() else "casa"))
    word = match.state.said
    match.act(0, Show(path))
    verdict = Verdict(Fate.NOT_VALID, clause, fault=fault)
    assert happened(match, WordChecked)[0] == WordChecked(0, word, path, verdict)
    assert match.state.row_one == (1, 0)
    assert cells_of(match, 0) == []


def test_BUF_16_a_path_that_is_no_word_is_not_valid() -> None:
    match = asked_to_show("CX", words="dictionary")
    match.act(0, Show((5, 6)))
    assert happened(match, WordChecked)[0].verdict == Verdict(Fate.NOT_VALID, "BUF-16", reason="not-in-dictionary")


def test_BUF_2_a_shown_path_that_leaves_the_board_is_refused() -> None:
    match = asked_to_show("CASA")
    assert refusal(match, 0, Show((5, 20, 35, 225))) == "buf-2-no-such-cell"
    assert refusal(match, 0, Show((5,) * 226)) == "buf-4-too-long"
    match.act(0, Show(CASA))


def test_BUF_7_a_path_found_later_is_as_good() -> None:
    """Cells that were covered in this round count as they did when the search began (BUF-2, BUF-17)."""
    game = buffet("casa", call_first=True)
    state = replace(opened(game).state, round=2, ants={34: Ant(1, 1)})
    state = decided(game, state, 0, Call(4))
    state = decided(game, state, 1, Call(2))
    state = decided(game, decided(game, state, 0, Say("casa")), 0, Show(CASA))
    state = decided(game, decided(game, state, 1, Say("sx")), 1, Show((35, 36)))
    assert state.shown == PathShown(1, (35, 36), "SX")
    state = decided(game, state, 0, Vote(1, accept=True))
    assert (state.checked[-1].cells, state.checked[-1].verdict) == ((36,), Verdict(Fate.VOTED, "BUF-17", "sx"))


def test_BUF_18_a_shown_path_that_is_all_covered_goes_to_row_1() -> None:
    game = buffet(call_first=True)
    state = replace(opened(game).state, round=2, ants={34: Ant(1, 1)})
    for seat, number in ((0, 4), (1, 2)):
        state = decided(game, state, seat, Call(number))
    state = decided(game, decided(game, state, 0, Say("casa")), 0, Show(CASA))
    state = decided(game, decided(game, state, 1, Say("sa")), 1, Show((35, 50)))
    assert state.checked[-1].verdict == Verdict(Fate.COVERED, "BUF-18")


def test_BUF_6_a_shown_path_begins_next_to_an_ant_of_ones_own_too() -> None:
    """BUF-16: and next to a rival's it is not connected."""
    game = buffet("saxx", call_first=True)
    not_connected = Verdict(Fate.NOT_VALID, "BUF-6", fault=Fault.BAD_PATH)
    for owner, verdict in ((1, Verdict(Fate.VALID, "BUF-15", "saxx")), (0, not_connected)):
        state = replace(opened(game).state, round=2, ants={34: Ant(owner, 1)})
        state = decided(game, state, 1, Call(4))
        state = decided(game, state, 0, Call(2))
        state = decided(game, state, 1, Say("saxx"))
        state = decided(game, state, 1, Show((35, 50, 65, 80)))
        assert state.checked[0].verdict == verdict


def test_BUF_33_a_word_not_said_in_30_seconds_is_not_valid() -> None:
    match = called(4, 3)
    assert match.tick(OPEN + 30_000) == ()
    match.tick(OPEN + 30_001)
    assert happened(match, TimeRanOut) == [TimeRanOut(Phase.SAYING, (0,))]
    assert happened(match, WordChecked) == [
        WordChecked(0, "", (), Verdict(Fate.NOT_VALID, "BUF-33", fault=Fault.NOT_SAID))
    ]
    assert happened(match, WordAsked)[-1] == WordAsked(1, OPEN + 60_000)
    match.act(1, Say("luz"), OPEN + 60_000)
    assert (match.state.phase, match.state.row_one) == (Phase.SHOWING, (0,))


def test_BUF_33_a_path_not_shown_in_30_seconds_is_not_valid() -> None:
    match = called(4, 3)
    match.act(0, Say("casa"), OPEN + 20_000)
    assert match.tick(OPEN + 50_000) == ()
    match.tick(OPEN + 50_001)
    assert happened(match, TimeRanOut) == [TimeRanOut(Phase.SHOWING, (0,))]
    verdict = Verdict(Fate.NOT_VALID, "BUF-33", fault=Fault.NOT_SHOWN)
    assert happened(match, WordChecked) == [WordChecked(0, "CASA", (), verdict)]
    assert (match.state.row_one, match.state.said) == ((0,), "")
    match.act(1, Say("luz"), OPEN + 60_000)
    match.act(1, Show(LUZ), OPEN + 60_000)
    assert match.state.row_one == (0,)


def test_BUF_33_without_a_clock_word_and_path_are_waited_for() -> None:
    match = called(4, 0, clock=False)
    assert match.deadline is None
    match.tick(10**12)
    assert match.state.phase is Phase.SAYING
    match.act(0, Say("casa"))
    match.tick(2 * 10**12)
    assert happened(match, ShowAsked) == [ShowAsked(0, None)]
    assert not happened(match, TimeRanOut)


def test_TAB_13_a_word_is_said_and_a_path_shown_only_when_asked_for() -> None:
    match = opened(buffet(call_first=True))
    assert refusal(match, 0, Say("casa")) == "tab-13-other-phase"
    assert refusal(match, 0, Show(CASA)) == "tab-13-other-phase"
    assert refusal(opened(), 0, Show(CASA)) == "tab-13-other-phase"
