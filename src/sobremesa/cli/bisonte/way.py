"""What is typed for a move of Bisonte."""

from collections.abc import Iterable, Mapping

from sobremesa.cli.bisonte.notation import start_said
from sobremesa.cli.bisonte.table import Table
from sobremesa.cli.way import ENTER, Way, way_of_vote
from sobremesa.games.bisonte.actions import Action, Exchange, LetStand, Object, Pass, Play, Vote
from sobremesa.games.bisonte.edition import BISONTE, Placed
from sobremesa.games.bisonte.events import Phase
from sobremesa.games.bisonte.placing import Run
from sobremesa.games.bisonte.view import BisonteView

_PASS = {"es": "pasar", "en": "pass"}
_EXCHANGE = {"es": "cambiar", "en": "exchange"}
_OBJECT = {"es": "objeto", "en": "object"}


def way(table: Table, view: BisonteView, action: Action) -> Way:
    """A place and a word, tiles to exchange, or a word for what is done without tiles."""
    language = table.say.language
    # Whoever plays on has nothing against the play before, and is asked about that first (BIS-15).
    before = (ENTER,) if view.phase is Phase.OBJECTING else ()
    match action:
        case Play():
            run = table.runs(view.board, action.placements)[0]
            word = _word(run, view.board, table.box.digraphs)
            return Way((*before, f"{start_said(table.box.layout, run.cells)} {word}"))
        case Exchange():
            return Way((*before, f"{_EXCHANGE[language]} {' '.join(map(_bracketed, action.tiles))}"))
        case Pass():
            return Way((*before, _PASS[language]), _PASS[language])
        case Object():
            return Way((_OBJECT[language],), table.say("cli-bisonte-way-object"))
        case LetStand():
            return Way((ENTER,), table.say("cli-bisonte-way-let-stand"))
        case Vote():
            return way_of_vote(table.say, accept=action.accept)


def _word(run: Run, board: Mapping[int, Placed], digraphs: Iterable[str]) -> str:
    """The whole word: what lies there in parentheses, a Bisonte with its sign, two tiles that are no digraph parted."""
    word, before = "", ""
    for cell, placed in zip(run.cells, run.tiles, strict=True):
        there = cell in board
        if before and before + placed.tile in digraphs:
            word += "."
        sign = BISONTE if placed.bisonte and not there else ""
        tile = f"{sign}{_bracketed(placed.tile)}"
        word += f"({tile})" if there else tile
        before = placed.tile
    return word.replace(")(", "")


def _bracketed(tile: str) -> str:
    """A tile of two letters is told from two tiles."""
    return f"[{tile.lower()}]" if len(tile) > 1 else tile.lower()
