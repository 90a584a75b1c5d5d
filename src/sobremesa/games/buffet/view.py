"""What one seat may see of a match, field by field; what is not named here stays hidden (TAB-2)."""

from enum import StrEnum

import msgspec

from sobremesa.engine.outcome import Outcome
from sobremesa.engine.refusal import Refused
from sobremesa.engine.score import Score
from sobremesa.engine.seats import Seat, Sitter
from sobremesa.games.buffet.board import Board, Side
from sobremesa.games.buffet.chart import Marker, chart_of
from sobremesa.games.buffet.events import Announced, GaveUp, PathShown, Phase, WordChecked
from sobremesa.games.buffet.ground import Ant, Ground
from sobremesa.games.buffet.meta import BuffetOptions
from sobremesa.games.buffet.scoring import foods_touched, nests_reached
from sobremesa.games.buffet.state import BuffetState, Stack
from sobremesa.parts.vote import Ballot


class Sight(StrEnum):
    """How much of the board this seat may read; a courtesy, for the letters are there (BUF-8, BUF-34)."""

    NOTHING = "nothing"
    PATH = "path"
    """The letters of the word that is being checked."""
    LENS = "lens"
    ALL = "all"


class PlayerView(msgspec.Struct, frozen=True):
    """What lies open before a seat, and whether the match waits for it."""

    sitter: Sitter
    side: Side
    stack: Stack
    foods: tuple[int, ...]
    """The cells of the foods that it touches (BUF-26)."""
    nests: tuple[Seat, ...]
    """The rivals whose nests it has reached (BUF-29)."""
    searching: bool
    waiting: bool


class BuffetView(msgspec.Struct, frozen=True):
    """A match as one seat sees it, or a spectator (no seat)."""

    seat: Seat | None
    commitment: str
    options: BuffetOptions
    phase: Phase
    round: int
    tiles: tuple[str, ...]
    turns: tuple[int, ...]
    letters: str
    ants: dict[int, Ant]
    players: tuple[PlayerView, ...]
    sight: Sight
    deadline: int | None
    opened: int
    ends: int | None
    announced: tuple[Announced, ...]
    gave_up: tuple[GaveUp, ...]
    order: tuple[Seat, ...]
    row_one: tuple[Seat, ...]
    chart: tuple[Marker, ...]
    """Every marker that stands on it, from the top row down and from left to right (BUF-13)."""
    said: str
    """The word that was said and is to be shown (BUF-7, `call-first`)."""
    shown: PathShown | None
    ballot: Ballot | None
    reason: str
    checked: tuple[WordChecked, ...]
    scores: tuple[Score, ...]
    outcome: Outcome | None
    own_path: tuple[int, ...] = ()

    @property
    def ground(self) -> Ground:
        """The board as paths and placements see it."""
        return Ground(Board(self.letters), self.ants, self.round, tuple(player.side for player in self.players))

    @property
    def is_waited_for(self) -> bool:
        """Whether the match waits for this seat."""
        return self.seat is not None and self.players[self.seat].waiting

    @property
    def is_searching(self) -> bool:
        """Whether this seat has neither announced nor given up in this round."""
        return self.seat is not None and self.players[self.seat].searching

    @property
    def letters_called(self) -> int:
        """The number that this seat has announced in this round, whose path it is to show (BUF-7)."""
        return next(event.letters for event in self.announced if event.seat == self.seat)

    @property
    def has_given_up(self) -> bool:
        """Whether this seat has given up in this round (BUF-10)."""
        return any(event.seat == self.seat for event in self.gave_up)


def view_of(state: BuffetState, seat: Seat | None) -> BuffetView:
    """What this seat sees; its own secrets and nobody else's."""
    if seat is not None and not 0 <= seat < len(state.sitters):
        raise Refused("TAB-13", "tab-13-no-such-seat", seat=seat + 1)
    ground = state.ground
    return BuffetView(
        seat=seat,
        commitment=state.commitment,
        options=state.options,
        phase=state.phase,
        round=state.round,
        tiles=state.tiles,
        turns=state.turns,
        letters=state.board.letters,
        ants=dict(state.ants),
        players=tuple(_player(state, ground, each) for each in range(len(state.sitters))),
        sight=_sight(state, seat),
        deadline=state.deadline,
        opened=state.opened,
        ends=state.ends if state.phase is Phase.SEARCH else None,
        announced=state.announced,
        gave_up=state.gave_up,
        order=state.order,
        row_one=state.row_one,
        chart=chart_of(state),
        said=state.said,
        shown=state.shown,
        ballot=state.ballot,
        reason=state.reason,
        checked=state.checked,
        scores=state.scores,
        outcome=state.outcome,
        own_path=() if seat is None else state.paths[seat],
    )


def _player(state: BuffetState, ground: Ground, seat: Seat) -> PlayerView:
    return PlayerView(
        sitter=state.sitters[seat],
        side=ground.sides[seat],
        stack=state.stacks[seat],
        foods=foods_touched(ground, seat),
        nests=nests_reached(ground, seat),
        searching=seat in state.searching,
        waiting=seat in state.waiting,
    )


def _sight(state: BuffetState, seat: Seat | None) -> Sight:
    """The lens is up while one searches, shows a word or places from row 1; a word being checked lies open (BUF-34)."""
    if state.phase is Phase.OVER:
        return Sight.ALL
    if state.phase in (Phase.OPENING, Phase.COUNTDOWN, Phase.RESTING):
        return Sight.NOTHING
    if not state.options.lens:
        return Sight.ALL
    if state.phase is Phase.SEARCH and (seat is None or seat in state.searching):
        return Sight.LENS
    if state.phase in (Phase.SHOWING, Phase.PLACING) and seat in state.waiting:
        return Sight.LENS
    return Sight.PATH if state.shown else Sight.NOTHING
