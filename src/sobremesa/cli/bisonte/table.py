"""What every step of a match of Bisonte at one keyboard has at hand."""

from collections.abc import Mapping, Sequence
from typing import Self

import msgspec

from sobremesa.cli.table import Table as AnyTable
from sobremesa.engine import Match
from sobremesa.games.bisonte.actions import Action, Placement
from sobremesa.games.bisonte.edition import BisonteEdition, Placed
from sobremesa.games.bisonte.events import Event
from sobremesa.games.bisonte.game import Bisonte
from sobremesa.games.bisonte.placing import Run, laid_by, runs_of
from sobremesa.games.bisonte.state import BisonteState
from sobremesa.games.bisonte.view import BisonteView

BisonteMatch = Match[BisonteState, Action, Event, BisonteView]


class Table(AnyTable, frozen=True):
    """A table with a match of Bisonte on it."""

    match: BisonteMatch

    @classmethod
    def laid(cls, table: AnyTable) -> Self:
        """The same table, known to be one of Bisonte."""
        return cls(**{field: getattr(table, field) for field in msgspec.structs.asdict(table)})

    @property
    def game(self) -> Bisonte:
        """The rules with their box and words."""
        assert isinstance(self.match.game, Bisonte)
        return self.match.game

    @property
    def box(self) -> BisonteEdition:
        """Tiles, board and rack."""
        return self.game.edition

    @property
    def is_seen(self) -> bool:
        """Whether people sit here who are shown the board with every question."""
        return self.asks and bool(self.seating.people)

    @property
    def is_checked(self) -> bool:
        """Whether the dictionary checks a play at once (BIS-12)."""
        return self.match.state.options.words == "checked"

    def runs(self, board: Mapping[int, Placed], placements: Sequence[Placement]) -> tuple[Run, ...]:
        """The words that a play makes: first along it, then across (BIS-3)."""
        laid = laid_by(placements)
        before = {cell: placed for cell, placed in board.items() if cell not in laid}
        return runs_of(self.box.layout, before, laid)


def fresh_in(view: BisonteView) -> tuple[int, ...]:
    """The squares of the last play that lies on the board."""
    if view.open_play is not None:
        return tuple(each.cell for each in view.open_play.placements)
    for turn in reversed(view.turns):
        if turn.score.lines:
            return tuple(each.cell for each in turn.placements)
    return ()
