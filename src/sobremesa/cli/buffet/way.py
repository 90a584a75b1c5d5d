"""What is typed for a move of Word Buffet."""

from sobremesa.cli.buffet.cells import cell_name, cells_said
from sobremesa.cli.buffet.table import Table
from sobremesa.cli.buffet.tracing import NOTHING
from sobremesa.cli.way import ENTER, Way, way_of_vote
from sobremesa.games.buffet.actions import Action, Announce, Call, GiveUp, Place, Ready, Say, Show, Vote


def way(table: Table, action: Action) -> Way:
    """Cells of a path, a number that is called, one cell, or the sign for nothing."""
    match action:
        case Show(path=()) | Say(word=""):
            return Way((NOTHING,), table.say("cli-buffet-way-no-word"))
        case Announce() | Show():
            return Way((cells_said(action.path),))
        case Say():
            return Way((action.word,))
        case Call():
            return Way((str(action.letters),))
        case GiveUp():
            return Way((NOTHING,), table.say("cli-buffet-way-give-up"))
        case Place():
            return Way((cell_name(action.cell),))
        case Ready():
            return Way((ENTER,))
        case Vote():
            return way_of_vote(table.say, accept=action.accept)
