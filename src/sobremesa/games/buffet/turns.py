"""Who may act, and when (TAB-13, BUF-1, BUF-8, BUF-10)."""

from sobremesa.engine.refusal import Refused
from sobremesa.games.buffet.actions import Action, Announce, Call, GiveUp, Place, Ready, Say, Show, Vote
from sobremesa.games.buffet.events import Phase

_PHASES = {
    Announce: (Phase.SEARCH,),
    Call: (Phase.SEARCH,),
    GiveUp: (Phase.COUNTDOWN, Phase.SEARCH),
    Say: (Phase.SAYING,),
    Show: (Phase.SHOWING,),
    Vote: (Phase.VOTING,),
    Place: (Phase.PLACING,),
    Ready: (Phase.RESTING,),
}


def check_turn(
    phase: Phase, current_round: int, action: Action, *, waiting: bool, searching: bool, gave_up: bool
) -> None:
    """`Refused` when an action does not belong to this phase, or this seat has nothing left to do in it."""
    if phase is Phase.OVER:
        raise Refused("TAB-13", "tab-13-over")
    action.check_round(current_round)
    if isinstance(action, Announce | Call) and phase is Phase.COUNTDOWN:
        raise Refused("BUF-1", "buf-1-countdown")
    if phase not in _PHASES[type(action)]:
        raise Refused("TAB-13", "tab-13-other-phase")
    if isinstance(action, Announce | Call | GiveUp) and gave_up:
        raise Refused("BUF-10", "buf-10-gave-up")
    if isinstance(action, Announce | Call | GiveUp) and not searching:
        raise Refused("BUF-8", "buf-8-no-more")
    if isinstance(action, Say | Show | Place | Ready) and not waiting:
        raise Refused("TAB-13", "tab-13-nothing-to-do")
