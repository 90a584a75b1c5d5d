"""Who may act, and when (TAB-13, BIS-S2, BIS-15)."""

from collections.abc import Iterator

import msgspec

from sobremesa.engine.refusal import Refused
from sobremesa.engine.seats import Seat
from sobremesa.games.bisonte.actions import Action, LetStand, Object, Vote
from sobremesa.games.bisonte.events import Phase
from sobremesa.games.bisonte.state import BisonteState, OpenPlay, scoreless_row
from sobremesa.parts.vote import Ballot

SCORELESS_ROUNDS = 3  # BIS-23


class Standing(msgspec.Struct, frozen=True):
    """What one must know of a match to say who may act."""

    phase: Phase
    turn: int
    on_turn: Seat
    waiting: tuple[Seat, ...]
    next_player: Seat | None
    """Who may act on while a play can still be objected to; their act lets it stand for all (BIS-15)."""
    voters: tuple[Seat, ...] = ()
    """Who may vote on the play that was objected to: not the objector (BIS-12)."""


def standing_of(state: BisonteState) -> Standing:
    """How this match stands."""
    voters = may_vote(state.ballot, state.objector)
    return Standing(state.phase, state.turn, state.on_turn, state.waiting, next_player(state), voters)


def may_vote(ballot: Ballot | None, objector: Seat | None) -> tuple[Seat, ...]:
    """Who may vote and change the vote: the objector counts as a no, and cannot take it back (BIS-12)."""
    return () if ballot is None else tuple(seat for seat in ballot.voters if seat != objector)


def check_turn(standing: Standing, seat: Seat, action: Action) -> None:
    """`Refused` when it is not for this seat to do that now (TAB-13)."""
    if standing.phase is Phase.OVER:
        raise Refused("TAB-13", "tab-13-over")
    if action.turn not in (0, standing.turn):
        raise Refused("TAB-13", "tab-13-other-turn", meant=action.turn, now=standing.turn)
    if isinstance(action, Object | LetStand):
        _check_objection(standing, seat, action)
    elif isinstance(action, Vote):
        _check_vote(standing, seat)
    elif standing.phase is Phase.VOTING:
        raise Refused("BIS-15", "bis-15-still-open")
    elif standing.phase is Phase.OBJECTING:
        if seat != standing.next_player:
            raise Refused("BIS-15", "bis-15-still-open")
    elif seat != standing.on_turn:
        raise Refused("TAB-13", "tab-13-not-your-turn")


def next_player(state: BisonteState) -> Seat | None:
    """On wood the next player may act, which closes the window, unless the play that stands may end it all."""
    play = state.open_play
    if play is None or state.ballot is not None or state.options.clock or _may_end(state, play):
        return None
    row = scoreless_row(state.turns) + 1
    for seat in seats_to_the_left(play.seat, len(state.players) - 1, len(state.players)):
        if not play.score.total and row >= SCORELESS_ROUNDS * len(state.players):
            return None
        player = state.players[seat]
        if player.rack and not player.skips:
            return seat
        row += bool(player.rack)
    return None


def seats_to_the_left(seat: Seat, count: int, seats: int) -> Iterator[Seat]:
    """That many seats after one: left is the next number (BIS-S2, TAB-12)."""
    return ((seat + step) % seats for step in range(1, count + 1))


def bag_after(bag: int, play: OpenPlay | None) -> int:
    """How many tiles the bag will hold when a play stands and its player has drawn (BIS-7)."""
    return max(0, bag - len(play.placements)) if play else bag


def _check_vote(standing: Standing, seat: Seat) -> None:
    if standing.phase is not Phase.VOTING:
        raise Refused("BIS-12", "bis-12-nothing-to-vote-on")
    if seat not in standing.voters:
        raise Refused("BIS-12", "bis-12-no-vote")


def _check_objection(standing: Standing, seat: Seat, action: Object | LetStand) -> None:
    if standing.phase is Phase.VOTING:
        raise Refused("BIS-15", "bis-15-objected-already")
    if standing.phase is not Phase.OBJECTING:
        raise Refused("BIS-15", "bis-15-nothing-open")
    if seat == standing.on_turn:
        raise Refused("BIS-12", "bis-12-own-play")
    if isinstance(action, LetStand) and seat not in standing.waiting:
        raise Refused("BIS-15", "bis-15-let-stand-already")


def _may_end(state: BisonteState, play: OpenPlay) -> bool:
    """Whether the match may be over when the play stands: nobody may act then but to object (BIS-21, BIS-22)."""
    used_all = state.options.sudden_end and not state.bag and not state.players[play.seat].rack
    proved = state.options.ends_by_proof and not bag_after(len(state.bag), play)
    return used_all or proved
