"""What one seat may see of a match, field by field; what is not named here stays hidden (TAB-2)."""

import msgspec

from sobremesa.engine.outcome import Outcome
from sobremesa.engine.refusal import Refused
from sobremesa.engine.seats import Seat, Sitter
from sobremesa.games.loom.conditions import duties_of
from sobremesa.games.loom.edition import Deck, StrategyKind
from sobremesa.games.loom.meta import LoomOptions
from sobremesa.games.loom.phases import Activated, Duty, Phase, Question, Result, Shown, Step, Written
from sobremesa.games.loom.rules import CENTRE_CARDS, HAND_LETTERS
from sobremesa.games.loom.state import LoomState, Player
from sobremesa.parts.vote import Ballot


class PlayerView(msgspec.Struct, frozen=True):
    """What all see of a seat: the backs of its letters, how many strategy cards, its row of the sheet (LOO-8)."""

    sitter: Sitter
    letters: tuple[Deck, ...]
    strategy: int
    results: tuple[Result | None, ...]
    points: int
    waiting: bool


class InPlay(msgspec.Struct, frozen=True):
    """The strategy card that is being carried out, as all see it (LOO-6)."""

    kind: StrategyKind
    seat: Seat
    target: Seat | None
    picked: int | None
    named: Deck | None


class LoomView(msgspec.Struct, frozen=True):
    """A match as one seat sees it, or a spectator (no seat)."""

    seat: Seat | None
    commitment: str
    options: LoomOptions
    phase: Phase
    round: int
    tie_break: bool
    order: tuple[Seat, ...]
    centre: tuple[int, ...]
    decks: dict[Deck, int]
    discards: dict[Deck, int]
    face_up: tuple[int, ...]
    """Discards that all have seen."""
    strategy_deck: int
    players: tuple[PlayerView, ...]
    activated: tuple[Activated, ...]
    duties: tuple[Duty, ...]
    playing: InPlay | None
    question: Question | None
    due: int
    """How many letter cards are still to come to the centre, or to who is asked for decks (LOO-1, LOO-2, LOO-K6)."""
    asked: int
    deadline: int | None
    shown: tuple[Shown, ...]
    results: tuple[Result, ...]
    """The words of this round that have been judged."""
    ballot: Ballot | None
    reason: str
    outcome: Outcome | None
    hand: tuple[int, ...] = ()
    strategy: tuple[StrategyKind, ...] = ()
    own_vowels: int | None = None
    own_card: int | None = None
    own_word: Written | None = None
    own_duties: tuple[int, ...] = ()

    @property
    def is_waited_for(self) -> bool:
        """Whether the match waits for this seat."""
        return self.seat is not None and self.players[self.seat].waiting

    @property
    def leader(self) -> Seat:
        """Who leads this round."""
        return self.order[0]

    @property
    def rivals(self) -> tuple[Seat, ...]:
        """The others in this round, from the leader to the right."""
        return tuple(seat for seat in self.order if seat != self.seat)


def view_of(state: LoomState, seat: Seat | None) -> LoomView:
    """What this seat sees; its own secrets and nobody else's."""
    if seat is not None and not 0 <= seat < len(state.players):
        raise Refused("TAB-13", "tab-13-no-such-seat", seat=seat + 1)
    seen = LoomView(
        seat=seat,
        commitment=state.commitment,
        options=state.options,
        phase=state.phase,
        round=state.round,
        tie_break=state.tie_break,
        order=state.order,
        centre=state.centre,
        decks={deck: len(state.deck(deck)) for deck in Deck},
        discards={deck: len(state.discarded(deck)) for deck in Deck},
        face_up=state.face_up,
        strategy_deck=len(state.strategy_deck),
        players=tuple(_player(state, each, player) for each, player in enumerate(state.players)),
        activated=state.activated,
        duties=state.duties,
        playing=_in_play(state),
        question=state.question,
        due=_due(state),
        asked=state.asked,
        deadline=state.deadline,
        shown=state.shown,
        results=state.results,
        ballot=state.ballot,
        reason=state.reason,
        outcome=state.outcome,
    )
    return seen if seat is None else _with_own(seen, state, seat)


def _with_own(seen: LoomView, state: LoomState, seat: Seat) -> LoomView:
    """Own cards that lie face down are hidden from their own seat too (LOO-2)."""
    player, secret = state.players[seat], state.secrets[seat]
    return msgspec.structs.replace(
        seen,
        hand=player.hand,
        strategy=player.strategy,
        own_vowels=secret.vowels,
        own_card=secret.card,
        own_word=secret.written,
        own_duties=duties_of(state.activated, state.duties, seat),
    )


def _player(state: LoomState, seat: Seat, player: Player) -> PlayerView:
    return PlayerView(
        sitter=state.sitters[seat],
        letters=tuple(state.deck_of(card) for card in player.letters),
        strategy=len(player.strategy) + len(player.face_down_strategy),
        results=player.results,
        points=player.points,
        waiting=seat in state.waiting,
    )


def _in_play(state: LoomState) -> InPlay | None:
    card = state.playing
    return InPlay(card.kind, card.seat, card.target, card.picked, card.named) if card else None


def _due(state: LoomState) -> int:
    step = state.question.step if state.question else None
    if state.phase is Phase.CENTRE or step is Step.LAY:
        return CENTRE_CARDS - len(state.centre)
    if state.phase is Phase.DECKS:
        return HAND_LETTERS
    return state.question.count if state.question else 0
