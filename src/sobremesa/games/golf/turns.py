"""Who may act, and when (TAB-13, GOL-2)."""

from sobremesa.engine.refusal import Refused
from sobremesa.games.golf.actions import Action, Buy, Choose, Draft, TakeBack, Vote, Write
from sobremesa.games.golf.events import Phase

_PHASES = {
    Write: Phase.WRITING,
    Draft: Phase.WRITING,
    TakeBack: Phase.WRITING,
    Vote: Phase.VOTING,
    Choose: Phase.SCORING,
    Buy: Phase.SHOPPING,
}


def check_turn(phase: Phase, current_round: int, action: Action, *, waiting: bool) -> None:
    """`Refused` when an action does not belong to this phase, or this seat has nothing left to do in it."""
    if phase is Phase.OVER:
        raise Refused("TAB-13", "tab-13-over")
    action.check_round(current_round)
    if _PHASES[type(action)] is not phase:
        raise Refused("TAB-13", "tab-13-other-phase")
    if isinstance(action, Choose | Buy) and not waiting:
        raise Refused("TAB-13", "tab-13-nothing-to-do")
    if isinstance(action, Draft) and not waiting:
        raise Refused("GOL-2", "gol-2-take-back-first")
    if isinstance(action, TakeBack) and waiting:
        raise Refused("GOL-2", "gol-2-still-writing")
