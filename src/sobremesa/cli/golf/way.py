"""What is typed for a move of Word Golf."""

from sobremesa.bots.advice import Advice
from sobremesa.bots.golf.outlook import Outlook
from sobremesa.bots.golf.weighing import Weighing
from sobremesa.cli.golf.choosing import choice_said, choice_typed
from sobremesa.cli.golf.lines import best_line, line_said
from sobremesa.cli.golf.shopping import kinds_typed
from sobremesa.cli.golf.table import Table
from sobremesa.cli.golf.voting import way_of_vote
from sobremesa.cli.golf.writing import EMPTY_CARD
from sobremesa.cli.way import Way
from sobremesa.games.golf.actions import Action, Buy, Choose, Draft, TakeBack, Vote, Write
from sobremesa.games.golf.box import Written
from sobremesa.games.golf.events import Play
from sobremesa.games.golf.spelling import letters_of
from sobremesa.games.golf.view import GolfView

TAKE_BACK = "t"


def way(table: Table, view: GolfView, action: Action) -> Way:
    """A word with its line where another one would be proposed, a choice by its number or letter by letter, cards."""
    match action:
        case TakeBack():
            return Way((TAKE_BACK,))
        case Write(word="") | Draft(word=""):
            return Way(EMPTY_CARD[:1], table.say("cli-golf-way-empty"))
        case Write() | Draft():
            word = letters_of(action.word) or action.word
            proposed = best_line(table.box, view, word) == action.path
            return Way((word,) if proposed else (word, line_said(action.path)))
        case Vote():
            return way_of_vote(table, view, action)
        case Choose():
            said = choice_said(table, view.shown_word.play.word, action.choice).plain
            return Way(choice_typed(table, view, action.choice), said)
        case Buy():
            return Way((kinds_typed(action),), " ".join(action.kinds) or table.say("cli-golf-way-buy-nothing"))


def cards_to_choose(table: Table, view: GolfView, advice: Advice[Action]) -> str:
    """The cards by which a word brings the points that a hint speaks of; nothing where it needs none (GOL-29)."""
    action = advice.action
    if not isinstance(action, Write) or not action.word:
        return ""
    word = letters_of(action.word) or action.word
    written = Written(view.card, Play(word, action.path), view.faces)
    weighing = Weighing(table.box, Outlook(table.box.edition), view)
    uses = (each for each in weighing.uses(written) if each.points == advice.points)
    # Several may bring as many points: the hint means the one that leaves the better cards.
    best = max(uses, key=lambda each: each.worth, default=None)
    if best is None or not best.choice.cards:
        return ""
    return table.say("cli-golf-way-then", cards=choice_said(table, word, best.choice).plain)
