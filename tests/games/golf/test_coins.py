"""Coins for the lowest score of a round."""

from sobremesa.games.golf.actions import Buy
from sobremesa.games.golf.events import RoundScored
from tests.games.golf.boxes import (
    VOWELS,
    GolfMatch,
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

# Without jokers nobody is asked to choose: HE scores 4, HEHE 8, less par and empty spaces.
PLAIN = "ESCHOE"
WORDS = "he hehe ese"


def shopping(*words: str, par: int = 0, coins: int = 12, marks: str = "....") -> GolfMatch:
    """A match in the first shop, after these words."""
    match = start(golf(WORDS, edition(PLAIN, marks, coins=coins, pars=(par,) * 9)), len(words))
    write_all(match, *words)
    return match


def coins_taken(match: GolfMatch) -> list[tuple[int, ...]]:
    """The coins of each round, seat by seat."""
    return [event.coins for event in happened(match, RoundScored) if isinstance(event, RoundScored)]


def test_GOL_16_who_has_the_lowest_score_takes_a_coin() -> None:
    match = shopping("hehe", "he", "ese")
    assert [totals(match, seat)[0] for seat in range(3)] == [8, 4 - 2, 3 - 1]
    assert coins_taken(match) == [(0, 1, 1)], "all of them on a tie"


def test_GOL_16_one_alone_takes_it_from_the_middle() -> None:
    match = shopping("hehe", "", "he")
    assert coins_taken(match) == [(0, 1, 0)]
    assert [player.coins for player in match.view(0).players] == [0, 1, 0]
    assert match.view(0).coins == 11


def test_GOL_16_on_a_tie_of_all_each_takes_one() -> None:
    assert coins_taken(shopping("he", "he", "he")) == [(1, 1, 1)]


def test_GOL_16_if_there_are_too_few_coins_they_go_from_the_first_seat_on() -> None:
    match = shopping("hehe", "he", "he", "he", coins=2)
    assert coins_taken(match) == [(0, 1, 1, 0)]
    leave_shop(match)
    play_round(match, "hehe", "he", "he", "he")
    assert coins_taken(match)[1] == (0, 0, 0, 0)
    assert match.view(0).coins == 0


def test_GOL_16_a_box_without_coins_gives_none() -> None:
    assert coins_taken(shopping("he", "he", coins=0)) == [(0, 0)]


def test_GOL_16_the_coin_may_be_used_in_this_rounds_shop() -> None:
    match = shopping("hehe", "he", par=1)
    assert totals(match, 1) == [1]
    match.act(1, Buy((VOWELS,)))
    leave_shop(match)
    assert (match.state.players[1].hand, match.state.players[1].coins) == ((VOWELS,), 0)


def test_GOL_16_no_coin_after_the_ninth_round() -> None:
    match = shopping("hehe", "he")
    leave_shop(match)
    play_to_end(match, "hehe", "he")
    assert coins_taken(match) == [(0, 1)] * 8 + [(0, 0)]
