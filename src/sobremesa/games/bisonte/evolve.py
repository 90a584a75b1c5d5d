"""The state after an event: bookkeeping alone, no rule is asked again."""

from collections.abc import Iterable
from typing import Any

from msgspec.structs import replace

from sobremesa.engine.chance import Chance
from sobremesa.engine.events import LexiconReplaced, MatchBegan, MatchEnded, SeedRevealed, SeedSealed
from sobremesa.engine.score import Score
from sobremesa.engine.seats import Seat
from sobremesa.games.bisonte import events as told
from sobremesa.games.bisonte.events import Event, Phase
from sobremesa.games.bisonte.meta import META, BisonteOptions
from sobremesa.games.bisonte.placing import laid_by
from sobremesa.games.bisonte.state import BisonteState, Objection, OpenPlay, Player, StartTile, Turn, TurnKind
from sobremesa.parts.bag import less
from sobremesa.parts.vote import Ballot

_MINUTE = 60_000


def evolve(state: BisonteState | None, event: Event) -> BisonteState:
    """The state after an event; the sealed seed comes first of all."""
    if state is None:
        assert isinstance(event, SeedSealed), "a match begins with its seed"
        return BisonteState(chance=Chance(bytes.fromhex(event.seed)), phase=Phase.OPENING)
    return _evolve(state, event)


def _evolve(state: BisonteState, event: Event) -> BisonteState:  # noqa: C901, PLR0912 - one case an event, no twist
    match event:
        case MatchBegan():
            return _began(state, event)
        case told.BagFilled():
            return replace(state, tiles=event.tiles, bag=event.tiles)
        case told.StartDrawn():
            return _drawn_for_start(state, event)
        case told.StartSettled():
            bag = _sorted(state, (*state.bag, *state.aside))
            return replace(state, starter=event.seat, bag=bag, aside=())
        case told.BagDrawn():
            return _drawn(state, event)
        case told.TurnBegan():
            return _waits(state, Phase.PLAYING, (event.seat,), event.deadline, on_turn=event.seat)
        case told.ClockStopped():
            return _with_player(state, event.seat, left=event.left)
        case told.PlayMade():
            return _made(state, event)
        case told.ObjectionOpened():
            return _waits(state, Phase.OBJECTING, event.waiting, event.deadline)
        case told.PlayLetStand():
            return replace(state, waiting=tuple(seat for seat in state.waiting if seat != event.seat))
        case told.VoteOpened():
            return _vote_opened(state, event)
        case told.VoteCast():
            return _voted(state, event)
        case told.ObjectionMade():
            return _objected(state, event)
        case told.PlayUndone():
            return _undone(state, event.seat)
        case told.PlayScored():
            return _scored(state, event)
        case told.TilesLaidDown():
            aside = _sorted(state, (*state.aside, *event.tiles))
            rack = less(state.players[event.seat].rack, event.tiles)
            return _with_player(replace(state, aside=aside), event.seat, rack=rack)
        case told.TilesExchanged():
            bag = _sorted(state, (*state.bag, *state.aside))
            turn = Turn(event.seat, TurnKind.EXCHANGE, exchanged=event.count)
            return _turn_over(replace(state, bag=bag, aside=()), turn)
        case told.TurnPassed():
            return _turn_over(state, Turn(event.seat, TurnKind.PASS, by_clock=event.by_clock))
        case told.TurnSkipped():
            skips = state.players[event.seat].skips - 1
            return _turn_over(_with_player(state, event.seat, skips=skips), Turn(event.seat, TurnKind.SKIP))
        case told.RacksCounted():
            return _counted(state, event)
        case MatchEnded():
            return _waits(state, Phase.OVER, (), None, outcome=event.outcome)
        case told.TilesDrawn() | told.RackFilled() | told.TimeRanOut():
            return state
        case LexiconReplaced() | SeedRevealed() | SeedSealed():
            return state


def _began(state: BisonteState, event: MatchBegan) -> BisonteState:
    options: BisonteOptions = META.read_log(event.options)
    left = options.minutes * _MINUTE if options.clock and not options.turn_seconds else None
    players = tuple(Player(left=left) for _ in event.seats)
    return replace(state, commitment=event.commitment, sitters=event.seats, options=options, players=players)


def _drawn_for_start(state: BisonteState, event: told.StartDrawn) -> BisonteState:
    return replace(
        state,
        chance=state.chance.after(event.draw),
        bag=less(state.bag, (event.tile,)),
        aside=_sorted(state, (*state.aside, event.tile)),
        start=(*state.start, StartTile(event.seat, event.tile)),
    )


def _drawn(state: BisonteState, event: told.BagDrawn) -> BisonteState:
    rack = _sorted(state, (*state.players[event.seat].rack, *event.tiles))
    after = replace(state, chance=state.chance.after(event.draw), bag=less(state.bag, event.tiles))
    return _with_player(after, event.seat, rack=rack)


def _made(state: BisonteState, event: told.PlayMade) -> BisonteState:
    laid = laid_by(event.placements)
    rack = less(state.players[event.seat].rack, (placement.tile for placement in event.placements))
    play = OpenPlay(event.seat, event.placements, event.words, event.score)
    return _with_player(replace(state, board={**state.board, **laid}, open_play=play), event.seat, rack=rack)


def _vote_opened(state: BisonteState, event: told.VoteOpened) -> BisonteState:
    """To object is to say no: the objector has voted (BIS-12)."""
    ballot = Ballot(_open(state).seat, event.voters)
    if event.seat in event.voters:
        ballot = ballot.cast(event.seat, accept=False)
    return _waits(state, Phase.VOTING, ballot.waiting, event.deadline, objector=event.seat, ballot=ballot)


def _voted(state: BisonteState, event: told.VoteCast) -> BisonteState:
    assert state.ballot is not None, "a vote is cast on a play"
    ballot = state.ballot.after(event.voter, accept=event.accept, abstain=event.abstain)
    return replace(state, ballot=ballot, waiting=ballot.waiting)


def _objected(state: BisonteState, event: told.ObjectionMade) -> BisonteState:
    objection = Objection(event.seat, event.upheld, event.verdicts, event.voted)
    after = replace(state, open_play=replace(_open(state), objection=objection), objector=None, ballot=None)
    owed = state.players[event.seat].skips + (not event.upheld)
    return _with_player(after, event.seat, skips=owed)


def _undone(state: BisonteState, seat: Seat) -> BisonteState:
    play = _open(state)
    cells = {placement.cell for placement in play.placements}
    board = {cell: placed for cell, placed in state.board.items() if cell not in cells}
    rack = (*state.players[seat].rack, *(placement.tile for placement in play.placements))
    after = _with_player(replace(state, board=board), seat, rack=_sorted(state, rack))
    return _turn_over(after, _turn_of(play, TurnKind.UNDONE, Score()))


def _scored(state: BisonteState, event: told.PlayScored) -> BisonteState:
    points = state.players[event.seat].points + event.score.total
    turn = _turn_of(_open(state), TurnKind.PLAY, event.score)
    return _turn_over(_with_player(state, event.seat, points=points), turn)


def _turn_of(play: OpenPlay, kind: TurnKind, score: Score) -> Turn:
    return Turn(play.seat, kind, play.placements, play.words, score, objection=play.objection)


def _turn_over(state: BisonteState, turn: Turn) -> BisonteState:
    turns = (*state.turns, turn)
    return _waits(state, Phase.PLAYING, (), None, turns=turns, on_turn=turn.seat, open_play=None)


def _counted(state: BisonteState, event: told.RacksCounted) -> BisonteState:
    players = tuple(
        replace(player, points=player.points + final.total)
        for player, final in zip(state.players, event.scores, strict=True)
    )
    return replace(state, players=players, final=event.scores, ended_by=event.clause)


def _waits(
    state: BisonteState, phase: Phase, waiting: tuple[Seat, ...], deadline: int | None, **changes: Any
) -> BisonteState:
    return replace(state, phase=phase, waiting=waiting, deadline=deadline, **changes)


def _with_player(state: BisonteState, seat: Seat, **changes: Any) -> BisonteState:
    players = list(state.players)
    players[seat] = replace(players[seat], **changes)
    return replace(state, players=tuple(players))


def _open(state: BisonteState) -> OpenPlay:
    assert state.open_play is not None, "no play lies open"
    return state.open_play


def _sorted(state: BisonteState, tiles: Iterable[str]) -> tuple[str, ...]:
    order = {tile: place for place, tile in enumerate(state.tiles)}
    return tuple(sorted(tiles, key=order.__getitem__))
