"""What a seat may do now, and what it would score, from its view alone (GOL-23: the dictionary is not asked)."""

from sobremesa.engine.game import Preview
from sobremesa.engine.offer import Ask, Offer
from sobremesa.engine.refusal import Refused
from sobremesa.engine.score import Stake, line, score
from sobremesa.engine.seats import Seat, Sitter
from sobremesa.games.golf.actions import NO_CHOICE, Action, Buy, Choose, Draft, TakeBack, Vote, Write
from sobremesa.games.golf.box import Box, Written
from sobremesa.games.golf.choosing import best_jokers
from sobremesa.games.golf.events import Phase
from sobremesa.games.golf.line import LEAST_LETTERS
from sobremesa.games.golf.mistakes import most_mistakes
from sobremesa.games.golf.scoring import check_choice, score_of_empty_card, score_of_word
from sobremesa.games.golf.shop import affordable, purchase, room_in
from sobremesa.games.golf.turns import check_turn
from sobremesa.games.golf.view import GolfView
from sobremesa.games.golf.voting import check_vote
from sobremesa.games.golf.writing import LONGEST_DRAFT, checked_play
from sobremesa.parts.vote import voters

Offers = tuple[Offer[Action], ...]


def offers_of(box: Box, view: GolfView) -> Offers:
    """The kinds of action that this seat may take now."""
    if view.seat is None:
        return ()
    match view.phase:
        case Phase.WRITING:
            return _writing(view)
        case Phase.VOTING:
            return _voting(view)
        case Phase.SCORING if view.is_waited_for:
            return _choosing(view)
        case Phase.SHOPPING if view.is_waited_for:
            return _shopping(box, view)
    return ()


def preview_of(box: Box, view: GolfView, action: Action) -> Preview:
    """The score that an action would give, or the refusal.

    A word is scored as if it were spelt right; what it costs if it is no word is told too.
    """
    if view.seat is None:
        return Refused("TAB-13", "tab-13-spectator").refusal
    try:
        check_turn(view.phase, view.round, action, waiting=view.is_waited_for)
        return _preview(box, view, view.seat, action)
    except Refused as refused:
        return refused.refusal


def _writing(view: GolfView) -> Offers:
    spaces = tuple(range(len(view.card.spaces)))
    most = len(spaces)
    word = Ask("word", LEAST_LETTERS, most)
    path = Ask("path", LEAST_LETTERS, most, among=spaces)
    write: Offer[Action] = Offer("write", (Write(),), (word, path))
    if not view.is_waited_for:
        return (write, Offer("take-back", (TakeBack(),)))
    draft = (Ask("word", 0, LONGEST_DRAFT), Ask("path", 0, LONGEST_DRAFT, among=spaces))
    return (write, Offer("draft", (Draft(""),), draft))


def _voting(view: GolfView) -> Offers:
    ballots = [seat for seat in view.disputed if view.seat in voters(_sitters(view), seat)]
    if not ballots:
        return ()
    words = [play.word for seat in ballots if (play := view.shown[seat]) is not None]
    letters = tuple(range(max(map(len, words))))
    most = max(map(most_mistakes, words))
    marks = (Ask("misspelt", 0, 2 * most, among=letters), Ask("extra", 0, most, among=letters))
    return (Offer("vote", tuple(vote for seat in ballots for vote in _answers(view, seat)), marks),)


def _answers(view: GolfView, seat: Seat) -> tuple[Vote, ...]:
    """Right, misspelt as the table proposes where it does, and no word (GOL-22)."""
    reading = view.reading(seat)
    right, no_word = Vote(seat, accept=True), Vote(seat, accept=False)
    if reading is None or not reading.marks:
        return right, no_word
    return right, Vote(seat, accept=False, misspelt=reading.misspelt, extra=reading.extra), no_word


def _choosing(view: GolfView) -> Offers:
    assert view.seat is not None
    word = view.shown_word
    jokers = Ask("jokers", 0, word.jokers, among=word.open_places)
    cards = [Ask(f"cards.{kind}", 0, 1, among=word.places_for(kind)) for kind in view.hand]
    proposed = Choose(view.proposals[view.seat])
    return (Offer("choose", (proposed, Choose(NO_CHOICE)), (jokers, *cards)),)


def _shopping(box: Box, view: GolfView) -> Offers:
    sold = tuple(kind.letters for kind in box.edition.kinds if kind.letters not in view.hand)
    choices = tuple(Buy(chosen) for chosen in affordable(box.edition, view.purse))
    return (Offer("buy", choices, (Ask("kinds", 0, room_in(view.hand), among=sold),)),)


def _sitters(view: GolfView) -> tuple[Sitter, ...]:
    return tuple(player.sitter for player in view.players)


def _preview(box: Box, view: GolfView, seat: Seat, action: Action) -> Preview:
    match action:
        case Write() | Draft():
            play = checked_play(view.card, view.options, action)
            empty = score_of_empty_card(view.card).score
            if play is None:
                return empty
            word = Written(view.card, play, view.faces)
            return Stake(score_of_word(box, word, best_jokers(box, word)).score.lines, empty)  # GOL-22, GOL-23
        case Choose():
            check_choice(box, view.shown_word, view.hand, action.choice)
            return score_of_word(box, view.shown_word, action.choice).score
        case Buy():
            bought = purchase(box.edition, view.purse, action.kinds)
            costs = {kind.letters: kind.cost for kind in box.edition.kinds}
            return score(line(-costs[kind], "GOL-17", "golf-line-price", kind=kind) for kind in bought.kinds)
        case Vote():
            check_vote(_sitters(view), view.disputed, view.shown, seat, action)
            return score(())
        case TakeBack():
            return score(())
