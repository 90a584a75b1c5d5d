"""Scores, cups and coins of a round, the shop after it, and the end (GOL-14 to GOL-19, GOL-24 to GOL-30)."""

from sobremesa.engine.outcome import Outcome
from sobremesa.engine.seats import Seat
from sobremesa.engine.text import text
from sobremesa.games.golf.actions import Buy, Choose
from sobremesa.games.golf.edition import HOLES
from sobremesa.games.golf.events import (
    ChoiceMade,
    Purchase,
    PurchaseMade,
    RoundScore,
    RoundScored,
    SeatReady,
    ShopClosed,
    ShopOpened,
)
from sobremesa.games.golf.judging import scored_word
from sobremesa.games.golf.rules import SHOP_SECONDS, GolfStory, Rules, deadline_after
from sobremesa.games.golf.scoring import check_choice, score_of_empty_card, score_of_luis, score_of_word
from sobremesa.games.golf.shop import can_buy, purchase, purse
from sobremesa.games.golf.state import GolfState


def make_choice(rules: Rules, story: GolfStory, seat: Seat, choose: Choose) -> None:
    """A seat chooses its jokers and cards, in secret (GOL-29)."""
    state = story.state
    word = scored_word(state, seat, state.verdicts[seat])
    assert word is not None, "only seats with a word to score are asked"
    check_choice(rules.box(state), word, state.players[seat].hand, choose.choice)
    story.tell(ChoiceMade(seat, choose.choice))
    story.tell(SeatReady(seat))


def score_round(rules: Rules, story: GolfStory) -> None:
    """All scores at once, then coins for the lowest, but none after the last round (GOL-16)."""
    state = story.state
    scores = tuple(_score(rules, state, seat) for seat in range(len(state.players)))
    luis = score_of_luis(rules.box(state), state.faces, state.card(0).par) if state.is_solo else None
    coins = (0,) * len(scores) if state.round == HOLES else _coins(state, scores, luis)
    story.tell(RoundScored(scores, coins, luis))


def open_shop(rules: Rules, story: GolfStory, now: int) -> None:
    """The shop opens for those who can buy something (GOL-30)."""
    purses = [purse(player.hand, player.coins, player.rounds) for player in story.state.players]
    waiting = tuple(seat for seat, each in enumerate(purses) if can_buy(rules.edition, each))
    story.tell(ShopOpened(waiting, deadline_after(story.state, now, SHOP_SECONDS)))


def buy(rules: Rules, story: GolfStory, seat: Seat, wanted: Buy) -> None:
    """A seat buys, or leaves the shop with nothing, in secret (GOL-30)."""
    player = story.state.players[seat]
    bought = purchase(rules.edition, purse(player.hand, player.coins, player.rounds), wanted.kinds)
    story.tell(PurchaseMade(seat, bought))
    story.tell(SeatReady(seat))


def close_shop(story: GolfStory) -> None:
    """All purchases are shown together; who chose nothing buys nothing (GOL-30)."""
    story.tell(ShopClosed(tuple(secret.purchase or Purchase() for secret in story.state.secrets)))


def outcome_of(state: GolfState) -> Outcome:
    """Most points wins; on a tie, more cups; then shared (GOL-24). Alone, against Luis (GOL-28)."""
    if state.is_solo:
        return _outcome_against_luis(state)
    standing = [(player.points, player.cups) for player in state.players]
    winners = tuple(seat for seat, each in enumerate(standing) if each == max(standing))
    points = tuple(player.points for player in state.players)
    tied = points.count(max(points)) > 1
    said = "golf-outcome-shared" if len(winners) > 1 else "golf-outcome-cups" if tied else "golf-outcome-won"
    return Outcome(points, winners, "GOL-24", text(said, points=max(points)))


def _outcome_against_luis(state: GolfState) -> Outcome:
    player = state.players[0]
    luis = sum(scored.score.total for scored in state.luis)
    if player.points == luis:
        said = "golf-outcome-luis-cups" if player.cups else "golf-outcome-luis-draw"
    else:
        said = "golf-outcome-luis-beaten" if player.points > luis else "golf-outcome-luis-wins"
    won = player.points > luis or (player.points == luis and player.cups > 0)
    return Outcome((player.points,), (0,) if won else (), "GOL-28", text(said, points=player.points, luis=luis))


def _score(rules: Rules, state: GolfState, seat: Seat) -> RoundScore:
    word = scored_word(state, seat, state.verdicts[seat])
    if word is None:
        return score_of_empty_card(state.card(seat))
    choice = state.secrets[seat].choice
    # What the table proposed stands for who has not chosen (GOL-29).
    return score_of_word(rules.box(state), word, state.proposals[seat] if choice is None else choice)


def _coins(state: GolfState, scores: tuple[RoundScore, ...], luis: RoundScore | None) -> tuple[int, ...]:
    """A coin for the lowest, all of them on a tie, from the first seat on while there are coins (GOL-16, GOL-27)."""
    totals = [scored.score.total for scored in scores]
    earns = [total == min(totals) if luis is None else luis.score.total >= total for total in totals]
    return tuple(int(earned and sum(earns[:seat]) < state.coins) for seat, earned in enumerate(earns))
