"""What one seat may see of a match, field by field; what is not named here stays hidden (TAB-2)."""

import msgspec

from sobremesa.engine.outcome import Outcome
from sobremesa.engine.refusal import Refused
from sobremesa.engine.seats import Seat, Sitter
from sobremesa.games.golf.actions import Answer, Choice
from sobremesa.games.golf.box import Written, written
from sobremesa.games.golf.events import Phase, Play, Purchase, RoundScore, Verdict
from sobremesa.games.golf.hole import HoleCard
from sobremesa.games.golf.meta import GolfOptions
from sobremesa.games.golf.shop import Purse, money_of, purse
from sobremesa.games.golf.state import GolfState, Player


class PlayerView(msgspec.Struct, frozen=True):
    """What lies open before a seat, and whether the match waits for it (GOL-S1)."""

    sitter: Sitter
    cards: tuple[HoleCard, ...]
    hand: tuple[str, ...]
    coins: int
    money: int
    """What the last round brings to the shop after it (GOL-17)."""
    rounds: tuple[RoundScore, ...]
    points: int
    cups: int
    waiting: bool


class GolfView(msgspec.Struct, frozen=True):
    """A match as one seat sees it, or a spectator (no seat)."""

    seat: Seat | None
    commitment: str
    options: GolfOptions
    phase: Phase
    round: int
    faces: tuple[str, ...]
    players: tuple[PlayerView, ...]
    deadline: int | None
    shown: tuple[Play | None, ...]
    disputed: tuple[Seat, ...]
    reasons: tuple[str, ...]
    readings: tuple[Verdict, ...]
    votes: dict[Seat, dict[Seat, Answer]]
    verdicts: tuple[Verdict, ...]
    proposals: tuple[Choice, ...]
    purchases: tuple[Purchase, ...]
    shop: dict[str, int]
    coins: int
    luis: tuple[RoundScore, ...]
    outcome: Outcome | None
    own_play: Play | None = None
    own_choice: Choice | None = None
    own_purchase: Purchase | None = None

    @property
    def is_solo(self) -> bool:
        """One player against Luis (GOL-25)."""
        return len(self.players) == 1

    @property
    def card(self) -> HoleCard:
        """The card of this seat for this round's hole."""
        assert self.seat is not None, "a spectator has no card"
        return self.players[self.seat].cards[self.round - 1]

    @property
    def shown_word(self) -> Written:
        """The word that this seat has shown, as it was judged; only a seat that has one is asked to choose."""
        assert self.seat is not None, "a spectator has no word"
        play = self.shown[self.seat]
        assert play is not None, "an empty card has no word"
        return written(self.card, play, self.faces, self.verdicts[self.seat])

    @property
    def purse(self) -> Purse:
        """What this seat brings to the shop."""
        assert self.seat is not None, "a spectator has no purse"
        player = self.players[self.seat]
        return purse(player.hand, player.coins, player.rounds)

    @property
    def hand(self) -> tuple[str, ...]:
        """The wildcard cards of this seat."""
        assert self.seat is not None, "a spectator has no cards"
        return self.players[self.seat].hand

    def reading(self, seat: Seat) -> Verdict | None:
        """What the table proposes for the word of a seat while there is a vote on it (GOL-22)."""
        return dict(zip(self.disputed, self.readings, strict=False)).get(seat)

    @property
    def is_waited_for(self) -> bool:
        """Whether the match waits for this seat."""
        return self.seat is not None and self.players[self.seat].waiting


def view_of(state: GolfState, seat: Seat | None) -> GolfView:
    """What this seat sees; its own secrets and nobody else's."""
    if seat is not None and not 0 <= seat < len(state.players):
        raise Refused("TAB-13", "tab-13-no-such-seat", seat=seat + 1)
    own = None if seat is None else state.secrets[seat]
    return GolfView(
        seat=seat,
        commitment=state.commitment,
        options=state.options,
        phase=state.phase,
        round=state.round,
        faces=state.faces,
        players=tuple(_player(state, each, player) for each, player in enumerate(state.players)),
        deadline=state.deadline,
        shown=state.shown,
        disputed=state.disputed,
        reasons=state.reasons,
        readings=state.readings,
        votes={seat: dict(votes) for seat, votes in state.votes.items()},
        verdicts=state.verdicts,
        proposals=state.proposals,
        purchases=state.purchases,
        shop=dict(state.shop),
        coins=state.coins,
        luis=state.luis,
        outcome=state.outcome,
        own_play=own.play if own else None,
        own_choice=own.choice if own else None,
        own_purchase=own.purchase if own else None,
    )


def _player(state: GolfState, seat: Seat, player: Player) -> PlayerView:
    return PlayerView(
        sitter=state.sitters[seat],
        cards=player.cards,
        hand=player.hand,
        coins=player.coins,
        money=money_of(player.rounds),
        rounds=player.rounds,
        points=player.points,
        cups=player.cups,
        waiting=seat in state.waiting,
    )
