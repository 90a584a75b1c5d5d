"""What a seat may do now, and what it would score, from its view alone."""

from sobremesa.engine.game import Preview
from sobremesa.engine.offer import Ask, Offer
from sobremesa.engine.refusal import Refused
from sobremesa.engine.score import score
from sobremesa.games.bisonte.actions import Action, Exchange, LetStand, Object, Pass, Play, Vote
from sobremesa.games.bisonte.events import Phase
from sobremesa.games.bisonte.placing import LEAST_FIRST
from sobremesa.games.bisonte.playing import check_exchange, scored_play
from sobremesa.games.bisonte.rules import Rules
from sobremesa.games.bisonte.turns import bag_after, check_turn
from sobremesa.games.bisonte.view import BisonteView

Offers = tuple[Offer[Action], ...]


def offers_of(view: BisonteView) -> Offers:
    """The kinds of action that this seat may take now."""
    if view.seat is None:
        return ()
    if view.phase is Phase.OBJECTING and view.seat != view.on_turn:
        return (*_objecting(view), *(_playing(view) if view.seat == view.next_player else ()))
    if view.seat in view.standing.voters:
        return (Offer("vote", (Vote(accept=True), Vote(accept=False))),)
    if view.phase is Phase.PLAYING and view.seat == view.on_turn:
        return _playing(view)
    return ()


def preview_of(rules: Rules, view: BisonteView, action: Action) -> Preview:
    """The score of an action, or the refusal; whether words are valid is told of no play that is not made (BIS-12)."""
    if view.seat is None:
        return Refused("TAB-13", "tab-13-spectator").refusal
    try:
        check_turn(view.standing, view.seat, action)
        if isinstance(action, Play):
            return scored_play(rules, view.board, view.rack, action.placements).score
        if isinstance(action, Exchange):
            check_exchange(view.rack, bag_after(view.bag, view.open_play), action.tiles)
    except Refused as refused:
        return refused.refusal
    return score(())


def _playing(view: BisonteView) -> Offers:
    rack = len(view.rack)
    least = 1 if view.board else LEAST_FIRST
    offers: list[Offer[Action]] = [Offer("pass", (Pass(),))]
    if rack >= least:
        offers.append(Offer("play", asks=(Ask("placements", least, rack, among=view.rack),)))
    most = min(bag_after(view.bag, view.open_play), rack)
    if most:
        offers.append(Offer("exchange", asks=(Ask("tiles", 1, most, among=view.rack),)))
    return tuple(offers)


def _objecting(view: BisonteView) -> Offers:
    assert view.seat is not None
    objection: Offer[Action] = Offer("object", (Object(),))
    if not view.players[view.seat].waiting:
        return (objection,)
    return (Offer("let-stand", (LetStand(),)), objection)
