"""The state after an event: bookkeeping alone, no rule is asked again."""

from typing import Any

from msgspec.structs import replace

from sobremesa.engine.chance import Chance
from sobremesa.engine.events import LexiconReplaced, MatchBegan, MatchEnded, SeedRevealed, SeedSealed
from sobremesa.engine.seats import Seat
from sobremesa.games.loom import events as told
from sobremesa.games.loom.events import Event
from sobremesa.games.loom.meta import META
from sobremesa.games.loom.moving import moved, put_back
from sobremesa.games.loom.phases import UNANSWERED, Activated, Duty, Phase, Step
from sobremesa.games.loom.state import LoomState, Player, Playing, Secret
from sobremesa.parts.bag import less
from sobremesa.parts.vote import Ballot

# What is only heard of a move that another event makes: most of a long log, so nothing more is asked about it.
_HEARD_ALONE = frozenset(
    {
        told.BackDrawn,
        told.BackGiven,
        told.BacksThrown,
        told.BackTaken,
        told.CentreLaid,
        told.LetterDrawn,
        told.LetterTaken,
        told.StrategyFilled,
    }
)


def evolve(state: LoomState | None, event: Event) -> LoomState:
    """The state after an event; the sealed seed comes first of all."""
    if state is None:
        assert isinstance(event, SeedSealed), "a match begins with its seed"
        return LoomState(chance=Chance(bytes.fromhex(event.seed)), phase=Phase.OPENING)
    if type(event) in _HEARD_ALONE:
        return state
    drawn = getattr(event, "draw", None)
    if drawn is not None:
        state = replace(state, chance=state.chance.after(drawn))
    return _flow(state, event)


def _flow(state: LoomState, event: Event) -> LoomState:  # noqa: C901, PLR0912 - one case an event, no case with a twist
    match event:
        case MatchBegan():
            return _began(state, event)
        case told.LeaderChosen():
            return replace(state, leader=event.leader)
        case told.RoundBegan():
            return _round_began(state, event)
        case told.Asked():
            return _asked(state, event)
        case told.SeatReady():
            return replace(state, waiting=tuple(seat for seat in state.waiting if seat != event.seat))
        case told.TimeRanOut():
            return replace(state, waiting=()) if event.phase in UNANSWERED else state
        case told.ChoiceDrawn():
            return replace(state, fated=(*state.fated, event.seat))
        case told.DecksChosen():
            return _secretly(state, event.seat, vowels=event.vowels)
        case told.CardChosen():
            return _secretly(state, event.seat, card=event.card)
        case told.WordWritten():
            return _secretly(state, event.seat, written=event.written)
        case told.WordShown():
            return replace(state, shown=(*state.shown, event.shown))
        case told.VoteOpened():
            return _vote_opened(state, event)
        case told.VoteCast():
            assert state.ballot is not None, "a vote is cast on a word"
            ballot = state.ballot.after(event.voter, accept=event.accept, abstain=event.abstain)
            return replace(state, ballot=ballot)
        case told.WordJudged():
            return replace(state, results=(*state.results, event.result), ballot=None, reason="")
        case told.RoundEnded():
            return _round_ended(state)
        case MatchEnded():
            return replace(state, phase=Phase.OVER, waiting=(), deadline=None, question=None, outcome=event.outcome)
    return _play(state, event)


def _play(state: LoomState, event: Event) -> LoomState:  # noqa: C901 - one case an event, no case with a twist
    """What the strategy card in play has been told."""
    match event:
        case told.CardActivated():
            return _activated(state, event)
        case told.TargetNamed():
            return _targeted(state, event.target)
        case told.CardPicked():
            return _with_play(state, picked=event.card)
        case told.KindNamed():
            return _with_play(state, named=event.deck)
        case told.DutyLaid():
            return replace(state, duties=(*state.duties, Duty(event.card, event.by)))
        case told.CardCarriedOut():
            return replace(state, playing=None, secrets=tuple(Secret() for _ in state.players))
        case told.HandDrawn() if state.playing:
            state = _with_play(state, robbed=(*state.playing.robbed, event.rival), named=None)
        case told.DeckDrawn() if state.playing:
            state = _with_play(state, drawn=True)
        case told.LettersThrown():
            state = _with_play(state, due=len(event.cards))
        case told.CentreSwept():
            state = _with_play(state, swept=True)
        case LexiconReplaced() | SeedRevealed() | SeedSealed():
            return state
    return moved(state, event)


def _began(state: LoomState, event: MatchBegan) -> LoomState:
    options = META.read_log(event.options)
    players = tuple(Player() for _ in event.seats)
    secrets = tuple(Secret() for _ in event.seats)
    begun = {"commitment": event.commitment, "sitters": event.seats, "players": players, "secrets": secrets}
    return replace(state, options=options, **begun)


def _round_began(state: LoomState, event: told.RoundBegan) -> LoomState:
    """What the last round has shown is in the score sheet."""
    fresh: dict[str, Any] = {
        "discarded_now": (),
        "shown": (),
        "results": (),
        "activated": (),
        "duties": (),
        "phase": Phase.CENTRE,
    }
    secrets = tuple(Secret() for _ in state.players)
    changes = {"round": event.round, "order": event.order, "leader": event.order[0], "tie_break": event.tie_break}
    return replace(state, secrets=secrets, **fresh, **changes)


def _asked(state: LoomState, event: told.Asked) -> LoomState:
    playing = state.playing
    if playing is not None and event.question is not None and event.question.step is Step.SHIELD:
        playing = replace(playing, shields_asked=True)
    waits = {"phase": event.phase, "waiting": event.seats, "deadline": event.deadline, "question": event.question}
    return replace(state, playing=playing, asked=state.asked + 1, fated=(), **waits)


def _vote_opened(state: LoomState, event: told.VoteOpened) -> LoomState:
    waits = {"phase": Phase.VOTING, "waiting": event.voters, "deadline": event.deadline, "question": None}
    ballot = Ballot(event.seat, event.voters)
    return replace(state, ballot=ballot, reason=event.reason, asked=state.asked + 1, fated=(), **waits)


def _activated(state: LoomState, event: told.CardActivated) -> LoomState:
    players = list(state.players)
    held = less(players[event.seat].strategy, (event.kind,))
    players[event.seat] = replace(players[event.seat], strategy=held)
    # The attack that a Shield answers goes on.
    playing = state.playing if event.reaction else Playing(event.kind, event.seat)
    row = (*state.activated, Activated(event.seat, event.kind))
    return replace(state, players=tuple(players), activated=row, playing=playing)


def _targeted(state: LoomState, target: Seat) -> LoomState:
    after = _with_play(state, target=target)
    by = after.playing.seat if after.playing else None
    row = tuple(replace(each, target=target) if each.seat == by else each for each in state.activated)
    return replace(after, activated=row)


def _round_ended(state: LoomState) -> LoomState:
    """The sheet gets its column; a round that decides a tie does not change the totals (LOO-16, LOO-19)."""
    by_seat = {result.shown.seat: result for result in state.results}
    used = {card for result in state.results for card in result.shown.cards}
    letters = [card for player in state.players for card in player.letters]
    players = []
    for seat, player in enumerate(state.players):
        result = by_seat.get(seat)
        gained = result.score.total if result and not state.tie_break else 0
        entry = {"results": (*player.results, result), "points": player.points + gained}
        players.append(replace(player, hand=(), face_down=(), **entry))
    strategy = put_back(state.strategy_deck, (each.kind for each in state.activated))
    assert state.leader is not None, "a round has a leader"
    return replace(
        state,
        players=tuple(players),
        strategy_deck=strategy,
        discards=tuple(sorted((*state.discards, *state.centre, *letters))),
        face_up=tuple(sorted((*state.face_up, *state.centre, *(card for card in letters if card in used)))),
        centre=(),
        activated=(),
        duties=(),
        secrets=tuple(Secret() for _ in state.players),
        leader=(state.leader - 1) % len(state.players),
    )


def _with_play(state: LoomState, **changes: Any) -> LoomState:
    assert state.playing is not None, "a card is in play"
    return replace(state, playing=replace(state.playing, **changes))


def _secretly(state: LoomState, seat: Seat, **changes: Any) -> LoomState:
    secrets = list(state.secrets)
    secrets[seat] = replace(secrets[seat], **changes)
    return replace(state, secrets=tuple(secrets))
