"""The state after an event: bookkeeping alone, no rule is asked again."""

from collections.abc import Iterable
from typing import Any

from msgspec.structs import replace

from sobremesa.engine.chance import Chance
from sobremesa.engine.events import LexiconReplaced, MatchBegan, MatchEnded, SeedRevealed, SeedSealed
from sobremesa.engine.seats import Seat
from sobremesa.games.buffet import events as told
from sobremesa.games.buffet.board import Board
from sobremesa.games.buffet.events import Event, Phase
from sobremesa.games.buffet.ground import Ant
from sobremesa.games.buffet.meta import META
from sobremesa.games.buffet.state import BuffetState, Stack
from sobremesa.parts.vote import Ballot


def evolve(state: BuffetState | None, event: Event) -> BuffetState:
    """The state after an event; the sealed seed comes first of all."""
    if state is None:
        assert isinstance(event, SeedSealed), "a match begins with its seed"
        return BuffetState(chance=Chance(bytes.fromhex(event.seed)), phase=Phase.OPENING)
    return _evolve(state, event)


def _evolve(state: BuffetState, event: Event) -> BuffetState:  # noqa: C901, PLR0912 - one case an event
    match event:
        case MatchBegan():
            options = META.read_log(event.options)
            return replace(state, commitment=event.commitment, sitters=event.seats, options=options)
        case told.BoardLaid():
            return _laid(state, event)
        case told.RoundBegan():
            return _round_began(state, event)
        case told.SearchOpened():
            opened = replace(state, opened=event.opened, ends=event.ends)
            return _waits(opened, Phase.SEARCH, opened.searching, event.deadline)
        case told.PathTraced():
            return replace(state, paths=_changed(state.paths, event.seat, event.path))
        case told.Announced():
            announced = replace(state, announced=(*state.announced, event), ends=event.ends)
            return _waits(announced, Phase.SEARCH, announced.searching, event.deadline)
        case told.GaveUp():
            gave_up = replace(state, gave_up=(*state.gave_up, event))
            return _without(gave_up, event.seat)
        case told.SearchEnded():
            return _marks(state, order=event.order, row_one=event.row_one)
        case told.WordAsked():
            return _waits(state, Phase.SAYING, (event.seat,), event.deadline)
        case told.WordSaid():
            return replace(state, said=event.word)
        case told.ShowAsked():
            return _waits(state, Phase.SHOWING, (event.seat,), event.deadline)
        case told.PathShown():
            return _marks(state, shown=event)
        case told.VoteOpened():
            voting = replace(state, ballot=Ballot(event.seat, event.voters), reason=event.reason)
            return _waits(voting, Phase.VOTING, event.voters, event.deadline)
        case told.VoteCast():
            return _voted(state, event)
        case told.WordChecked():
            return _checked(state, event)
        case told.PlacementAsked():
            return _waits(state, Phase.PLACING, (event.seat,), event.deadline)
        case told.AntPlaced():
            return _placed(state, event)
        case told.NothingPlaced():
            return _marks(state, row_one=state.row_one[1:])
        case told.RoundEnded():
            return _waits(state, Phase.RESTING, range(len(state.sitters)), event.deadline)
        case told.SeatReady():
            return _without(state, event.seat)
        case told.MatchScored():
            return replace(state, scores=event.scores)
        case MatchEnded():
            return _waits(replace(state, outcome=event.outcome), Phase.OVER, (), None)
        case told.TimeRanOut() | LexiconReplaced() | SeedRevealed() | SeedSealed():
            return state


def _waits(state: BuffetState, phase: Phase, waiting: Iterable[Seat], deadline: int | None) -> BuffetState:
    return replace(state, phase=phase, waiting=tuple(waiting), deadline=deadline)


def _without(state: BuffetState, seat: Seat) -> BuffetState:
    return replace(state, waiting=tuple(each for each in state.waiting if each != seat))


def _marks(state: BuffetState, **changes: Any) -> BuffetState:
    """Markers are checked, one after another."""
    return replace(state, phase=Phase.MARKING, waiting=(), deadline=None, **changes)


def _changed(values: tuple[Any, ...], place: int, value: Any) -> tuple[Any, ...]:
    changed = list(values)
    changed[place] = value
    return tuple(changed)


def _laid(state: BuffetState, event: told.BoardLaid) -> BuffetState:
    stacks = tuple(Stack(event.ants, event.special_ants) for _ in state.sitters)
    laid = {"tiles": event.tiles, "turns": event.turns, "board": Board(event.letters), "stacks": stacks}
    return replace(state, chance=state.chance.after(event.draw), **laid)


def _round_began(state: BuffetState, event: told.RoundBegan) -> BuffetState:
    fresh: dict[str, Any] = {"announced": (), "gave_up": (), "checked": (), "ends": None}
    fresh["paths"] = ((),) * len(state.sitters)
    return _waits(replace(state, round=event.round, **fresh), Phase.COUNTDOWN, (), event.deadline)


def _voted(state: BuffetState, event: told.VoteCast) -> BuffetState:
    assert state.ballot is not None, "a vote is cast on a word"
    ballot = state.ballot.after(event.voter, accept=event.accept, abstain=event.abstain)
    return replace(state, ballot=ballot, waiting=ballot.waiting)


def _checked(state: BuffetState, event: told.WordChecked) -> BuffetState:
    row_one = state.row_one if event.verdict.places_ants else (*state.row_one, event.seat)
    first_special = len(event.cells) - event.special
    ants = {cell: Ant(event.seat, state.round, place >= first_special) for place, cell in enumerate(event.cells)}
    after = _with_ants(state, event.seat, ants)
    cleared: dict[str, Any] = {"said": "", "shown": None, "ballot": None, "reason": ""}
    checked = (*state.checked, event)
    return _marks(after, order=state.order[1:], row_one=row_one, checked=checked, **cleared)


def _placed(state: BuffetState, event: told.AntPlaced) -> BuffetState:
    after = _with_ants(state, event.seat, {event.cell: Ant(event.seat, state.round, event.special)})
    chance = state.chance if event.draw is None else state.chance.after(event.draw)
    return _marks(replace(after, chance=chance), row_one=state.row_one[1:])


def _with_ants(state: BuffetState, seat: Seat, ants: dict[int, Ant]) -> BuffetState:
    stacks = _changed(state.stacks, seat, state.stacks[seat].less(len(ants)))
    return replace(state, ants={**state.ants, **ants}, stacks=stacks)
