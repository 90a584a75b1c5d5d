"""A round begins: who leads, the centre, and cards for everybody, face down (LOO-S2, LOO-1, LOO-2)."""

from sobremesa.engine.refusal import Refused
from sobremesa.engine.seats import Seat
from sobremesa.games.loom.decks import can_draw, draw_letters
from sobremesa.games.loom.edition import Deck, LoomEdition, StrategyKind
from sobremesa.games.loom.events import (
    BoxOpened,
    CardsSeen,
    LeaderChosen,
    RoundBegan,
    StrategyDealt,
    StrategyFilled,
)
from sobremesa.games.loom.moving import put_back
from sobremesa.games.loom.phases import Phase
from sobremesa.games.loom.rules import CENTRE_CARDS, HAND_LETTERS, HAND_STRATEGY, LoomStory, Rules, ask, order_from
from sobremesa.games.loom.state import LoomState
from sobremesa.parts.bag import draw_sizes, drawn

_LEADER = "leader"
_STRATEGY = "strategy"


def check_box(edition: LoomEdition, youngest: int, seats: int) -> None:
    """`Refused` when nobody sits where the youngest should, or strategy cards are too few (LOO-S2, TAB-14)."""
    if youngest > seats:
        raise Refused("TAB-14", "tab-14-bad-value", option="youngest", value=str(youngest), fits=f"0 … {seats}")
    most = sum(edition.strategy.values()) // HAND_STRATEGY
    if seats > most:
        raise Refused("TAB-14", "tab-14-seats", count=seats, least=2, most=most)


def open_box(rules: Rules, story: LoomStory) -> None:
    """All cards into their decks (LOO-C1, LOO-C2)."""
    story.tell(contents_of(rules.edition))


def contents_of(edition: LoomEdition) -> BoxOpened:
    """All that lies in the box."""
    strategy = tuple(kind for kind in StrategyKind for _ in range(edition.strategy[kind]))
    return BoxOpened(edition.deck(Deck.VOWEL), edition.deck(Deck.CONSONANT), strategy)


def choose_leader(story: LoomStory) -> None:
    """The youngest leads the first round, or whoever is drawn (LOO-S2)."""
    state = story.state
    if state.options.youngest:
        story.tell(LeaderChosen(state.options.youngest - 1))
    else:
        draw = state.chance.draw(_LEADER, (len(state.players),))
        story.tell(LeaderChosen(draw.values[0], draw))


def begin_round(story: LoomStory, now: int) -> None:
    """The leader lays the centre, all others wait (LOO-1)."""
    state = story.state
    assert state.leader is not None, "a leader was chosen when the match began"
    story.tell(RoundBegan(state.round + 1, order_from(state.leader, len(state.players))))
    lay_centre(story, now)


def begin_tie_break(story: LoomStory, order: tuple[Seat, ...], now: int) -> None:
    """One more round for those who are level, without strategy cards (LOO-19)."""
    story.tell(RoundBegan(story.state.round + 1, order, tie_break=True))
    lay_centre(story, now)


def lay_centre(story: LoomStory, now: int) -> None:
    """The leader chooses the deck of the next card, until five lie there; then all choose theirs (LOO-1, LOO-2)."""
    state = story.state
    if len(state.centre) < CENTRE_CARDS and can_draw(state):
        ask(story, Phase.CENTRE, state.order[:1], now)
    else:
        ask(story, Phase.DECKS, state.order, now)


def deal(story: LoomStory, now: int) -> None:
    """Cards as chosen, from the leader to the right, face down; then a timer is to be started (LOO-2, LOO-19)."""
    for seat in story.state.order:
        vowels = story.state.secrets[seat].vowels
        assert vowels is not None, "all have chosen"
        draw_letters(story, seat, HAND_LETTERS, vowels, face_down=True)
    if story.state.tie_break:
        ask(story, Phase.CREATION_START, story.state.order[:1], now)
        return
    for seat in story.state.order:
        _deal_strategy(story, seat)
    ask(story, Phase.STRATEGY_START, story.state.order[:1], now)


def look(story: LoomStory) -> None:
    """All who play look at their cards (LOO-4)."""
    for seat in story.state.order:
        player = story.state.players[seat]
        strategy = put_back(player.strategy, player.face_down_strategy)
        story.tell(CardsSeen((seat,), seat, player.letters, strategy))


def is_fair_leader(state: LoomState, event: LeaderChosen) -> bool:
    """Whether a draw of all seats chose this leader, and nobody led before (TAB-3)."""
    if event.draw is None:
        return True
    asked = (event.draw.label, event.draw.sizes) == (_LEADER, (len(state.players),))
    return asked and state.leader is None and (event.leader,) == event.draw.values


def is_fair_strategy(state: LoomState, event: StrategyDealt) -> bool:
    """Whether these strategy cards are what such a draw deals (TAB-3)."""
    sizes = _strategy_sizes(state, event.seat)
    asked = (event.draw.label, event.draw.sizes) == (_STRATEGY, sizes)
    return asked and event.kinds == drawn(state.strategy_deck, event.draw.values)[0]


def _deal_strategy(story: LoomStory, seat: Seat) -> None:
    """Up to three: three in the first round, two later (LOO-2)."""
    state = story.state
    draw = state.chance.draw(_STRATEGY, _strategy_sizes(state, seat))
    kinds, _ = drawn(state.strategy_deck, draw.values)
    story.tell(StrategyDealt((), seat, kinds, draw))
    story.tell(StrategyFilled(seat, len(kinds)))


def _strategy_sizes(state: LoomState, seat: Seat) -> tuple[int, ...]:
    player = state.players[seat]
    held = len(player.strategy) + len(player.face_down_strategy)
    return draw_sizes(HAND_STRATEGY - held, len(state.strategy_deck))
