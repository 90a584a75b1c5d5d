"""The shop between two rounds."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sobremesa.engine import Refused
from sobremesa.games.golf.actions import Buy
from sobremesa.games.golf.events import Phase, Purchase, ShopClosed, ShopOpened, TimeRanOut
from sobremesa.games.golf.shop import Purse, affordable, can_buy, purchase
from tests.games.golf.boxes import (
    HEAVY,
    KINDS,
    LIGHT,
    MIDDLE,
    VOWELS,
    GolfMatch,
    choose_all,
    edition,
    golf,
    happened,
    leave_shop,
    play_round,
    play_to_end,
    start,
    totals,
    write_all,
)

BOX = edition()
LETTERS = [kind.letters for kind in KINDS]
COSTS = {kind.letters: kind.cost for kind in KINDS}
WORDS = "he hehe hehehe ese"

# Without jokers nobody is asked to choose: HE scores 4, HEHE 8, less par and empty spaces.
PLAIN = "ESCHOE"


def shopping(*words: str, par: int = 0, coins: int = 12, marks: str = "....") -> GolfMatch:
    """A match in the first shop, after these words."""
    match = start(golf(WORDS, edition(PLAIN, marks, coins=coins, pars=(par,) * 9)), len(words))
    write_all(match, *words)
    return match


def refusal(purse: Purse, *kinds: str) -> str:
    """The clause that refuses a purchase."""
    with pytest.raises(Refused) as refused:
        purchase(BOX, purse, kinds)
    return refused.value.refusal.clause


def test_GOL_17_the_example_six_points_a_coin_and_a_card_in_hand_buy_two_cards_for_seven() -> None:
    """GOL-18."""
    bought = purchase(BOX, Purse((VOWELS,), money=6, coins=1), (LIGHT, MIDDLE))
    assert bought == Purchase((LIGHT, MIDDLE), coins=1)


def test_GOL_17_all_see_what_each_has_to_spend() -> None:
    """GOL-18: and a player how many cards there is room for."""
    assert [player.money for player in start(golf(WORDS)).view(None).players] == [0, 0]
    match = shopping("hehe", "", marks="....")
    assert [player.money for player in match.view(None).players] == [8, 0]
    match.act(0, Buy((LIGHT,)))
    write_all(match, "hehe", "")
    (offer,) = match.offers(0)
    assert [(ask.field, ask.most, ask.among) for ask in offer.asks] == [("kinds", 2, (VOWELS, MIDDLE, HEAVY))]


def test_GOL_17_the_example_in_a_match() -> None:
    """GOL-18: a card and a coin from the first round, then 6 points in the second."""
    match = start(golf(WORDS, edition(PLAIN, "....", pars=(0, 2) + (3,) * 7)), 2)
    write_all(match, "he", "hehe")
    match.act(0, Buy((VOWELS,)))
    leave_shop(match)
    assert (match.state.players[0].hand, match.state.players[0].coins) == ((VOWELS,), 1)
    write_all(match, "hehe", "he")
    assert totals(match, 0)[1] == 6
    match.act(0, Buy((LIGHT, MIDDLE)))
    leave_shop(match)
    assert (match.state.players[0].hand, match.state.players[0].coins) == ((VOWELS, LIGHT, MIDDLE), 0)


def test_GOL_17_money_goes_before_coins() -> None:
    assert purchase(BOX, Purse((), money=7, coins=5), (LIGHT, MIDDLE)) == Purchase((LIGHT, MIDDLE), coins=0)


def test_GOL_17_a_score_of_nought_or_less_is_no_money_and_no_debt() -> None:
    match = shopping("", "hehe")
    assert totals(match, 0) == [-4]
    with pytest.raises(Refused):
        match.act(0, Buy((VOWELS,)))
    leave_shop(match)
    write_all(match, "hehe", "")
    match.act(0, Buy((MIDDLE, LIGHT)))
    leave_shop(match)
    assert match.state.players[0].hand == (MIDDLE, LIGHT)
    assert match.state.players[0].coins == 1, "eight points were enough, and what was lost before is no debt"


def test_GOL_17_a_loss_takes_nothing_from_the_coins() -> None:
    match = shopping("", "hehe")
    leave_shop(match)
    write_all(match, "", "hehe")
    assert (totals(match, 0), match.state.players[0].coins) == ([-4, -4], 2)
    match.act(0, Buy((VOWELS,)))
    leave_shop(match)
    assert (match.state.players[0].hand, match.state.players[0].coins) == ((VOWELS,), 0)


def test_GOL_17_what_is_left_of_the_money_is_lost() -> None:
    match = shopping("hehe", "hehe")
    match.act(0, Buy((VOWELS,)))
    leave_shop(match)
    coins = match.state.players[0].coins
    write_all(match, "he", "hehe")
    with pytest.raises(Refused) as refused:
        match.act(0, Buy((LIGHT, MIDDLE)))
    assert refused.value.refusal.clause == "GOL-17"
    assert refused.value.refusal.text.args == {"cost": 7, "money": 2, "coins": coins + 1}


def test_GOL_17_the_score_of_the_round_stays_whatever_is_bought() -> None:
    match = shopping("hehe", "he")
    match.act(0, Buy((MIDDLE, LIGHT)))
    leave_shop(match)
    assert match.view(0).players[0].rounds[0].score.total == 8


def test_GOL_17_a_coin_is_worth_one_and_a_spent_one_goes_back_to_the_middle() -> None:
    match = shopping("hehe", "he", par=1)
    assert match.view(0).coins == 11
    match.act(1, Buy((VOWELS,)))
    leave_shop(match)
    assert match.view(0).coins == 12


def test_GOL_17_coins_may_be_kept_for_later_rounds() -> None:
    match = shopping("hehe", "he")
    leave_shop(match)
    play_round(match, "hehe", "he")
    assert match.state.players[1].coins == 2


def test_GOL_17_what_is_too_dear_is_refused() -> None:
    assert refusal(Purse((), money=3, coins=0), MIDDLE) == "GOL-17"
    assert refusal(Purse((), money=3, coins=2), VOWELS, MIDDLE) == "GOL-17"
    assert purchase(BOX, Purse((), money=3, coins=3), (VOWELS, MIDDLE)) == Purchase((VOWELS, MIDDLE), coins=3)


def test_GOL_18_one_card_of_each_kind_in_ones_hand() -> None:
    assert refusal(Purse((VOWELS,), money=9, coins=0), VOWELS) == "GOL-18"
    assert refusal(Purse((), money=9, coins=0), VOWELS, VOWELS) == "GOL-18"


def test_GOL_18_three_cards_in_all() -> None:
    assert refusal(Purse((VOWELS, LIGHT), money=99, coins=0), MIDDLE, HEAVY) == "GOL-18"
    assert refusal(Purse((), money=99, coins=0), *LETTERS) == "GOL-18"
    assert purchase(BOX, Purse((VOWELS, LIGHT), money=5, coins=0), (HEAVY,)) == Purchase((HEAVY,))


def test_GOL_18_a_kind_that_is_not_in_the_box_is_refused() -> None:
    assert refusal(Purse((), money=99, coins=0), "KWX") == "GOL-18"


def test_GOL_18_nobody_can_buy_out_another() -> None:
    match = shopping(*["hehe"] * 6, par=-20)
    for seat in range(6):
        match.act(seat, Buy((VOWELS, LIGHT, HEAVY)))
    assert match.state.shop == {VOWELS: 0, LIGHT: 0, MIDDLE: 6, HEAVY: 0}
    assert all(player.hand == (VOWELS, LIGHT, HEAVY) for player in match.state.players)


def test_GOL_30_the_shop_is_open_until_all_are_done() -> None:
    match = shopping("hehe", "hehe")
    match.act(0, Buy((VOWELS,)))
    assert match.state.phase is Phase.SHOPPING
    assert match.view(1).players[0].hand == (), "nothing is shown yet"
    match.act(1, Buy())
    assert match.state.round == 2


def test_GOL_30_purchases_are_shown_together() -> None:
    match = shopping("hehe", "hehe")
    match.act(1, Buy((MIDDLE,)))
    match.act(0, Buy((VOWELS,)))
    both = (Purchase((VOWELS,)), Purchase((MIDDLE,)))
    assert happened(match, ShopClosed) == [ShopClosed(both)]
    assert match.view(None).purchases == both, "they can be seen while the next round is written"
    write_all(match, "hehe", "hehe")
    assert match.view(None).purchases == (), "another shop is open"


def test_GOL_30_the_shop_closes_after_45_seconds_and_who_chose_nothing_buys_nothing() -> None:
    match = shopping("hehe", "hehe", "hehe")
    assert match.deadline == 45_000
    match.act(1, Buy((MIDDLE,)), 45_000)
    assert match.tick(45_000) == ()
    match.tick(45_001)
    assert happened(match, TimeRanOut) == [TimeRanOut(Phase.SHOPPING, (0, 2))]
    assert [player.hand for player in match.state.players] == [(), (MIDDLE,), ()]


def test_TAB_4_a_purchase_a_millisecond_after_the_deadline_is_too_late() -> None:
    match = shopping("hehe", "hehe")
    with pytest.raises(Refused) as refused:
        match.act(0, Buy((MIDDLE,)), 45_001)
    assert refused.value.refusal.clause == "TAB-13"
    assert match.state.players[0].hand == ()


def test_GOL_30_who_can_buy_nothing_is_not_waited_for() -> None:
    match = shopping("hehe", "")
    (opened,) = [event for event in happened(match, ShopOpened) if isinstance(event, ShopOpened)]
    assert opened.waiting == (0,)
    with pytest.raises(Refused) as refused:
        match.act(1, Buy())
    assert refused.value.refusal.clause == "TAB-13"


def test_GOL_30_what_is_bought_is_bought() -> None:
    match = shopping("hehe", "hehe")
    match.act(0, Buy())
    with pytest.raises(Refused) as refused:
        match.act(0, Buy((VOWELS,)))
    assert refused.value.refusal.clause == "TAB-13"


def test_GOL_30_where_nobody_can_buy_the_next_round_begins() -> None:
    match = shopping("", "", par=3)
    assert (match.state.round, match.state.phase) == (2, Phase.WRITING)


def test_GOL_30_a_refused_purchase_can_be_made_again() -> None:
    match = shopping("hehe", "hehe")
    before = match.save()
    with pytest.raises(Refused):
        match.act(0, Buy(tuple(LETTERS)))
    assert match.save() == before
    match.act(0, Buy((HEAVY, LIGHT)))
    leave_shop(match)
    assert match.state.players[0].hand == (HEAVY, LIGHT)


def test_GOL_19_there_is_no_shop_after_the_ninth_round() -> None:
    """GOL-19."""
    match = shopping("hehe", "hehe")
    leave_shop(match)
    play_to_end(match, "hehe", "hehe")
    assert len(happened(match, ShopOpened)) == 8
    assert match.state.phase is Phase.OVER


def test_cards_and_coins_are_never_lost_nor_made() -> None:
    """GOL-9, GOL-16, GOL-17."""
    match = start(golf(WORDS, edition("ESCHO•", "....", pars=(-3,) * 9)), 3)
    while match.outcome is None:
        write_all(match, "hehe", "he", "")
        choose_all(match)
        if match.state.phase is Phase.SHOPPING:
            for seat in match.state.waiting:
                match.act(seat, match.offers(seat)[0].choices[-1])
        state = match.state
        assert state.coins + sum(player.coins for player in state.players) == 12
        held = [kind for player in state.players for kind in player.hand]
        assert {kind: state.shop[kind] + held.count(kind) for kind in LETTERS} == dict.fromkeys(LETTERS, 3)


PURSES = st.builds(
    Purse,
    hand=st.lists(st.sampled_from(LETTERS), unique=True, max_size=3).map(tuple),
    money=st.integers(0, 16),
    coins=st.integers(0, 4),
)


@given(PURSES, st.lists(st.sampled_from(LETTERS), max_size=4).map(tuple))
def test_what_is_affordable_is_all_that_a_purchase_accepts(purse: Purse, kinds: tuple[str, ...]) -> None:
    """GOL-17, GOL-18."""
    possible = {frozenset(each) for each in affordable(BOX, purse)}
    try:
        bought = purchase(BOX, purse, kinds)
    except Refused:
        assert len(set(kinds)) < len(kinds) or frozenset(kinds) not in possible
    else:
        assert frozenset(kinds) in possible
        assert bought.kinds == kinds
        cost = sum(COSTS[kind] for kind in kinds)
        assert bought.coins == max(0, cost - purse.money)
        assert bought.coins <= purse.coins


@given(PURSES)
def test_everything_affordable_is_accepted_and_named_once(purse: Purse) -> None:
    """GOL-17, GOL-18."""
    possible = list(affordable(BOX, purse))
    assert () in possible
    assert len({frozenset(each) for each in possible}) == len(possible)
    for kinds in possible:
        assert purchase(BOX, purse, kinds).kinds == kinds
    assert can_buy(BOX, purse) is (len(possible) > 1)
