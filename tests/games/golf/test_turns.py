"""Who may act and when; what is refused changes nothing; what is no action at all is malformed."""

import pytest

from sobremesa.engine import Malformed, Match, Refused
from sobremesa.games.golf.actions import Action, Buy, CardUse, Choice, Choose, Draft, TakeBack, Vote, Write
from sobremesa.games.golf.events import Phase
from sobremesa.games.golf.game import Golf
from tests.games.golf.boxes import GolfMatch, choose_all, edition, golf, play_to_end, start, write_all

ACTIONS: tuple[Action, ...] = (Write(), Draft("ca"), TakeBack(), Vote(0, accept=True), Choose(), Buy())
KINDS_OF_PHASE: dict[Phase, tuple[type, ...]] = {
    Phase.WRITING: (Write, Draft, TakeBack),
    Phase.VOTING: (Vote,),
    Phase.SCORING: (Choose,),
    Phase.SHOPPING: (Buy,),
    Phase.OVER: (),
}
BOX = edition("CASTE•", "....", pars=(-9,) * 9)


def in_phase(phase: Phase) -> tuple[Golf, GolfMatch]:
    """A match of two that waits in this phase."""
    game = golf("casa cosa", BOX)
    match = start(game)
    if phase is Phase.OVER:
        play_to_end(match, "", "")
    elif phase is not Phase.WRITING:
        write_all(match, "cosa", "zzzz" if phase is Phase.VOTING else "cosa")
        if phase is Phase.SHOPPING:
            choose_all(match)
    assert match.state.phase is phase
    return game, match


def refused_clause(match: GolfMatch, seat: int, action: Action) -> str:
    """The clause that refuses an action, which has changed nothing (TAB-5)."""
    state, events, saved = match.state, match.events, match.save()
    with pytest.raises(Refused) as refused:
        match.act(seat, action)
    assert (match.state, match.events, match.save()) == (state, events, saved)
    return refused.value.refusal.clause


@pytest.mark.parametrize("phase", KINDS_OF_PHASE)
def test_TAB_13_an_action_of_another_phase_is_refused_and_changes_nothing(phase: Phase) -> None:
    """TAB-5."""
    _, match = in_phase(phase)
    for action in ACTIONS:
        if not isinstance(action, KINDS_OF_PHASE[phase]):
            assert refused_clause(match, 0, action) == "TAB-13"


@pytest.mark.parametrize("seat", [-1, 2, 99])
@pytest.mark.parametrize("phase", KINDS_OF_PHASE)
def test_TAB_13_a_seat_that_is_not_at_the_table_cannot_act(phase: Phase, seat: int) -> None:
    """TAB-5."""
    _, match = in_phase(phase)
    for action in ACTIONS:
        assert refused_clause(match, seat, action) == "TAB-13"


@pytest.mark.parametrize("seat", [-1, 2])
def test_TAB_13_a_seat_that_is_not_at_the_table_sees_nothing(seat: int) -> None:
    _, match = in_phase(Phase.WRITING)
    with pytest.raises(Refused) as refused:
        match.view(seat)
    assert refused.value.refusal.clause == "TAB-13"


def test_TAB_13_nothing_can_be_done_after_the_end() -> None:
    _, match = in_phase(Phase.OVER)
    for action in ACTIONS:
        with pytest.raises(Refused) as refused:
            match.act(0, action, match.now + 5_000)
        assert refused.value.refusal.text.id == "tab-13-over"
    assert match.tick(10**12) == ()
    assert match.offers(0) == ()


@pytest.mark.parametrize(
    "action",
    [
        Write(word=3),  # type: ignore[arg-type]
        Write("casa", path=("0", "1")),  # type: ignore[arg-type]
        Write("casa", path=(0, 1.5)),  # type: ignore[arg-type]
        Write("casa", path=(True, False)),
        Draft(word=None),  # type: ignore[arg-type]
        Vote(seat="0", accept=True),  # type: ignore[arg-type]
        Vote(seat=0, accept=1),  # type: ignore[arg-type]
        Choose(choice=None),  # type: ignore[arg-type]
        Choose(Choice(jokers=("a",))),  # type: ignore[arg-type]
        Choose(Choice(cards=(CardUse(1, 2),))),  # type: ignore[arg-type]
        Buy(kinds="AEIOU"),  # type: ignore[arg-type]
        "write",
        None,
        object(),
        {"type": "cheat"},
    ],
    ids=lambda action: type(action).__name__,
)
def test_what_is_no_action_is_malformed_and_changes_nothing(action: Action) -> None:
    """TAB-13."""
    _, match = in_phase(Phase.WRITING)
    before = match.save()
    with pytest.raises(Malformed):
        match.act(0, action, 10**9)
    with pytest.raises(Malformed):
        match.preview(0, action)
    assert match.save() == before


def test_TAB_5_a_refused_action_does_not_keep_time_from_passing() -> None:
    _, match = in_phase(Phase.WRITING)
    with pytest.raises(Refused):
        match.act(0, Write("casa", (0, 1, 2, 3)), 120_001)
    assert match.state.phase is Phase.SHOPPING, "two empty cards were shown and scored"


def test_an_action_cannot_come_before_what_has_already_happened() -> None:
    """TAB-4."""
    match = start(golf("casa cosa", BOX), now=1_000)
    match.act(0, Draft("ca"), 5_000)
    (entry,) = match.act(0, Draft("cas"), 2_000)
    assert entry.at == 5_000


@pytest.mark.parametrize("phase", KINDS_OF_PHASE)
def test_a_saved_match_goes_on_as_if_it_had_never_been_away(phase: Phase) -> None:
    """TAB-7."""
    game, match = in_phase(phase)
    if phase is Phase.WRITING:
        match.act(0, Draft("ca", (0, 1)))
    again: GolfMatch = Match.load(game, match.save())
    assert again.state == match.state
    for each in (match, again):
        each.tick(10**9)
    assert again.save() == match.save()
    assert again.outcome is not None


def test_a_saved_match_keeps_its_own_options() -> None:
    """TAB-14."""
    match = start(golf("casa", BOX, joker="one-space", neighbours=True, words="dictionary"))
    other = golf("casa", BOX)
    again: GolfMatch = Match.load(other, match.save())
    assert again.state.options == match.state.options
    assert not other.box(again.view(0).options).joker_everywhere
