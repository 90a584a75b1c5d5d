"""What a seat may do now, from its view alone; whether a path is a word is never told (BUF-7)."""

from sobremesa.engine.game import Preview
from sobremesa.engine.offer import Ask, Offer
from sobremesa.engine.refusal import Refused
from sobremesa.engine.score import Score
from sobremesa.engine.seats import Seat
from sobremesa.games.buffet.actions import Action, Announce, Call, GiveUp, Place, Ready, Say, Show, Vote
from sobremesa.games.buffet.events import Phase
from sobremesa.games.buffet.ground import check_cells
from sobremesa.games.buffet.marking import check_vote
from sobremesa.games.buffet.saying import read_word
from sobremesa.games.buffet.searching import check_announcement
from sobremesa.games.buffet.turns import check_turn
from sobremesa.games.buffet.view import BuffetView

Offers = tuple[Offer[Action], ...]


def offers_of(view: BuffetView) -> Offers:
    """The kinds of action that this seat may take now."""
    if view.seat is None:
        return ()
    match view.phase:
        case Phase.COUNTDOWN if view.is_searching:
            return (_GIVE_UP,)
        case Phase.SEARCH if view.is_searching:
            return (*_announcing(view, view.seat), _GIVE_UP)
        case Phase.SAYING if view.is_waited_for:
            return (Offer("say", (Say(),), (Ask("word", view.letters_called, view.letters_called),)),)
        case Phase.SHOWING if view.is_waited_for:
            return _showing(view, view.seat)
        case Phase.VOTING:
            return _voting(view)
        case Phase.PLACING if view.is_waited_for:
            return (Offer("place", tuple(Place(cell) for cell in view.ground.placeable(view.seat))),)
        case Phase.RESTING if view.is_waited_for:
            return (Offer("ready", (Ready(),)),)
    return ()


def preview_of(view: BuffetView, action: Action, language: str) -> Preview:
    """An empty score, for nothing scores before the end, or the refusal."""
    if view.seat is None:
        return Refused("TAB-13", "tab-13-spectator").refusal
    try:
        standing = {"waiting": view.is_waited_for, "searching": view.is_searching, "gave_up": view.has_given_up}
        check_turn(view.phase, view.round, action, **standing)
        _check(view, view.seat, action, language)
    except Refused as refused:
        return refused.refusal
    return Score()


_GIVE_UP: Offer[Action] = Offer("give-up", (GiveUp(),))


def _announcing(view: BuffetView, seat: Seat) -> Offers:
    """A path or a number, unless too few cells are left, or none to begin on."""
    starts, available = view.ground.starts(seat), view.ground.available
    least = view.options.least_letters
    if len(available) < least:
        return ()
    if view.options.call_first:
        return (Offer("call", (), (Ask("letters", least, len(available)),)),)
    if not starts:
        return ()
    cells, first = Ask("path", least, len(available), among=available), Ask("path.first", 1, 1, among=starts)
    return (Offer("announce", (), (cells, first)),)


def _showing(view: BuffetView, seat: Seat) -> Offers:
    letters = view.letters_called
    cells = Ask("path", letters, letters, among=view.ground.available)
    first = Ask("path.first", 1, 1, among=view.ground.starts(seat))
    return (Offer("show", (Show(),), (cells, first)),)


def _voting(view: BuffetView) -> Offers:
    if view.ballot is None or view.seat not in view.ballot.voters:
        return ()
    return (Offer("vote", tuple(Vote(view.ballot.author, accept) for accept in (True, False))),)


def _check(view: BuffetView, seat: Seat, action: Action, language: str) -> None:
    match action:
        case Announce() | Call():
            check_announcement(view.ground, view.options, seat, action)
        case Say():
            read_word(action, language)
        case Show():
            check_cells(action.path)
        case Vote():
            check_vote(view.ballot, seat, action)
        case Place():
            view.ground.check_placement(seat, action.cell)
        case GiveUp() | Ready():
            pass
