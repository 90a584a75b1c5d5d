"""What one seat may see of a match, field by field; what is not named here stays hidden (TAB-2)."""

import msgspec

from sobremesa.engine.outcome import Outcome
from sobremesa.engine.refusal import Refused
from sobremesa.engine.score import Score
from sobremesa.engine.seats import Seat, Sitter
from sobremesa.games.bisonte.edition import Placed
from sobremesa.games.bisonte.events import Phase
from sobremesa.games.bisonte.meta import BisonteOptions
from sobremesa.games.bisonte.state import BisonteState, OpenPlay, Player, StartTile, Turn
from sobremesa.games.bisonte.turns import Standing, may_vote, next_player
from sobremesa.parts.vote import Ballot


class PlayerView(msgspec.Struct, frozen=True):
    """What all may know of a seat: how many tiles it has, but not which."""

    sitter: Sitter
    tiles: int
    points: int
    skips: int
    left: int | None
    waiting: bool


class BisonteView(msgspec.Struct, frozen=True):
    """A match as one seat sees it, or a spectator (no seat)."""

    seat: Seat | None
    commitment: str
    options: BisonteOptions
    phase: Phase
    turn: int
    on_turn: Seat
    start: tuple[StartTile, ...]
    starter: Seat | None
    board: dict[int, Placed]
    bag: int
    """How many tiles are left in the bag."""
    players: tuple[PlayerView, ...]
    deadline: int | None
    open_play: OpenPlay | None
    next_player: Seat | None
    turns: tuple[Turn, ...]
    racks: tuple[tuple[str, ...], ...]
    """All racks, once they have been counted (BIS-24)."""
    final: tuple[Score, ...]
    ended_by: str
    outcome: Outcome | None
    rack: tuple[str, ...] = ()
    """This seat's own tiles."""
    objector: Seat | None = None
    """Who has objected to the open play, while the people vote on it (BIS-12)."""
    ballot: Ballot | None = None

    @property
    def standing(self) -> Standing:
        """Who may act."""
        waiting = tuple(seat for seat, player in enumerate(self.players) if player.waiting)
        voters = may_vote(self.ballot, self.objector)
        return Standing(self.phase, self.turn, self.on_turn, waiting, self.next_player, voters)


def view_of(state: BisonteState, seat: Seat | None) -> BisonteView:
    """What this seat sees; its own rack and nobody else's."""
    if seat is not None and not 0 <= seat < len(state.players):
        raise Refused("TAB-13", "tab-13-no-such-seat", seat=seat + 1)
    return BisonteView(
        seat=seat,
        commitment=state.commitment,
        options=state.options,
        phase=state.phase,
        turn=state.turn,
        on_turn=state.on_turn,
        start=state.start,
        starter=state.starter,
        board=dict(state.board),
        bag=len(state.bag),
        players=tuple(_player(state, each, player) for each, player in enumerate(state.players)),
        deadline=state.deadline,
        open_play=state.open_play,
        next_player=next_player(state),
        turns=state.turns,
        racks=tuple(player.rack for player in state.players) if state.ended_by else (),
        final=state.final,
        ended_by=state.ended_by,
        outcome=state.outcome,
        rack=() if seat is None else state.players[seat].rack,
        objector=state.objector,
        ballot=state.ballot,
    )


def _player(state: BisonteState, seat: Seat, player: Player) -> PlayerView:
    return PlayerView(
        sitter=state.sitters[seat],
        tiles=len(player.rack),
        points=player.points,
        skips=player.skips,
        left=player.left,
        waiting=seat in state.waiting,
    )
