"""Who may act and when; what is refused changes nothing; what is no action at all is malformed."""

import pytest

from sobremesa.editions.texts import LANGUAGES, Language, texts
from sobremesa.engine import Malformed, Match, Refused
from sobremesa.games.buffet.actions import Action, Announce, Call, GiveUp, Place, Ready, Say, Show, Vote
from sobremesa.games.buffet.events import Phase
from tests.games.buffet.boxes import CASA, LUZ, MESA, BuffetMatch, buffet, opened, refusal, search, start

ACTIONS: tuple[Action, ...] = (
    Announce(CASA),
    Call(3),
    GiveUp(),
    Say("casa"),
    Show(CASA),
    Vote(0, accept=True),
    Place(5),
    Ready(),
)
KINDS_OF_PHASE: dict[Phase, tuple[type, ...]] = {
    Phase.COUNTDOWN: (Announce, Call, GiveUp),
    Phase.SEARCH: (Announce, Call, GiveUp),
    Phase.SAYING: (Say,),
    Phase.SHOWING: (Show,),
    Phase.VOTING: (Vote,),
    Phase.PLACING: (Place,),
    Phase.RESTING: (Ready,),
    Phase.OVER: (),
}


def in_phase(phase: Phase) -> BuffetMatch:
    """A match of two that waits in this phase."""
    if phase is Phase.COUNTDOWN:
        return start()
    is_called = phase in (Phase.SAYING, Phase.SHOWING)
    match = opened(buffet(call_first=is_called))
    if is_called:
        match.act(0, Call(4))
        match.act(1, GiveUp())
        if phase is Phase.SHOWING:
            match.act(0, Say("casa"))
    elif phase is Phase.OVER:
        match.tick(10**9)
    elif phase is not Phase.SEARCH:
        search(match, *_PATHS[phase])
    assert match.state.phase is phase
    return match


_PATHS: dict[Phase, tuple[tuple[int, ...], ...]] = {
    Phase.VOTING: ((5, 6), ()),
    Phase.PLACING: ((), MESA),
    Phase.RESTING: (CASA, MESA),
}


@pytest.mark.parametrize("phase", KINDS_OF_PHASE)
def test_TAB_13_an_action_of_another_phase_is_refused_and_changes_nothing(phase: Phase) -> None:
    """TAB-5."""
    match = in_phase(phase)
    expected = "tab-13-over" if phase is Phase.OVER else "tab-13-other-phase"
    for action in ACTIONS:
        if not isinstance(action, KINDS_OF_PHASE[phase]):
            assert refusal(match, 0, action) == expected


@pytest.mark.parametrize("seat", [-1, 2, 99])
@pytest.mark.parametrize("phase", KINDS_OF_PHASE)
def test_TAB_13_a_seat_that_is_not_at_the_table_cannot_act(phase: Phase, seat: int) -> None:
    match = in_phase(phase)
    for action in ACTIONS:
        assert refusal(match, seat, action) == "tab-13-no-such-seat"
    with pytest.raises(Refused) as refused:
        match.act(seat, GiveUp())
    assert refused.value.refusal.text.args == {"seat": seat + 1}, "people count seats from 1"


@pytest.mark.parametrize("seat", [-1, 2])
def test_TAB_13_a_seat_that_is_not_at_the_table_sees_nothing(seat: int) -> None:
    with pytest.raises(Refused) as refused:
        opened().view(seat)
    assert refused.value.refusal.text.args == {"seat": seat + 1}


def test_TAB_13_what_was_meant_for_another_round_is_refused() -> None:
    match = opened()
    assert refusal(match, 0, Announce(CASA, round=2)) == "tab-13-other-round"
    assert refusal(match, 0, GiveUp(round=-1)) == "tab-13-other-round"
    match.act(0, Announce(CASA, round=1))
    match.act(1, Announce(LUZ, round=0))
    assert refusal(match, 0, Ready(round=2)) == "tab-13-other-round"


def test_TAB_13_a_spectator_cannot_act() -> None:
    with pytest.raises(Refused, match="TAB-13"):
        opened().act(None, GiveUp())  # type: ignore[arg-type]


@pytest.mark.parametrize(
    "action",
    [
        Announce(path=None),  # type: ignore[arg-type]
        Announce(path=("5", "6")),  # type: ignore[arg-type]
        Announce(path=(5, 6.5)),  # type: ignore[arg-type]
        Announce(path=(True, False)),
        Call(letters="4"),  # type: ignore[arg-type]
        Show(path=5),  # type: ignore[arg-type]
        Vote(seat="0", accept=True),  # type: ignore[arg-type]
        Vote(seat=0, accept=1),  # type: ignore[arg-type]
        Place(cell=None),  # type: ignore[arg-type]
        GiveUp(round="1"),  # type: ignore[arg-type]
        Announce(path=(5,) * 40_000),
        Announce(path=(5, 2**53 + 1)),
        Announce(path=(5, -(2**53) - 1)),
        Call(letters=10**40),
        Show(path=(10**40,)),
        Vote(seat=10**40, accept=True),
        Place(cell=-(10**40)),
        GiveUp(round=10**4000),
        "announce",
        None,
        {"type": "cheat"},
    ],
    ids=lambda action: type(action).__name__,
)
def test_what_is_no_action_is_malformed_and_changes_nothing(action: Action) -> None:
    """TAB-13."""
    match = opened()
    before = match.save()
    with pytest.raises(Malformed):
        match.act(0, action, 10**9)
    with pytest.raises(Malformed):
        match.preview(0, action)
    assert match.save() == before


@pytest.mark.parametrize("language", LANGUAGES)
def test_TAB_5_a_refusal_can_be_said_whatever_number_is_refused(language: Language) -> None:
    largest = 2**53
    wrong: dict[Phase, Action] = {
        Phase.SEARCH: Announce((5, -largest), round=1),
        Phase.SHOWING: Show((largest,)),
        Phase.VOTING: Vote(largest, accept=True),
        Phase.PLACING: Place(largest),
        Phase.RESTING: Ready(round=largest),
    }
    for phase, action in wrong.items():
        match = in_phase(phase)
        with pytest.raises(Refused) as refused:
            match.act(match.state.waiting[0], action)
        said = texts(language).refusal(refused.value.refusal)
        assert "900719925474099" in "".join(filter(str.isdigit, said))


def test_TAB_5_a_refused_action_does_not_keep_time_from_passing() -> None:
    match = opened()
    match.act(0, Announce(CASA), 10_000)
    with pytest.raises(Refused):
        match.act(1, Announce(MESA), 40_151)
    assert match.state.phase is Phase.PLACING


@pytest.mark.parametrize("phase", KINDS_OF_PHASE)
def test_TAB_7_a_saved_match_goes_on_as_if_it_had_never_been_away(phase: Phase) -> None:
    match = in_phase(phase)
    again: BuffetMatch = Match.load(match.game, match.save())
    assert again.state == match.state
    for each in (match, again):
        each.tick(10**9)
    assert again.save() == match.save()
    assert again.outcome is not None


def test_TAB_14_a_saved_match_keeps_its_own_options() -> None:
    match = start(buffet(call_first=True, least_letters=3, words="dictionary", lens=False))
    again: BuffetMatch = Match.load(buffet(), match.save())
    assert again.state.options == match.state.options


def test_TAB_8_time_that_has_not_come_does_nothing() -> None:
    match = opened()
    assert match.deadline is not None
    assert match.game.elapse(match.state, match.deadline) == ()
    assert match.game.elapse(match.state, match.deadline + 1)
    still = opened(buffet(clock=False))
    assert still.game.elapse(still.state, 10**12) == ()
