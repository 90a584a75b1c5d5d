"""The end of a match, and the solo game against Luis."""

import pytest

from sobremesa.engine import MatchEnded, Outcome, SeedRevealed
from sobremesa.games.golf.actions import Buy
from sobremesa.games.golf.events import Phase, RoundScored
from tests.games.golf.boxes import (
    KINDS,
    SEED,
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

# HEHE fills four spaces and scores 8 with a cup; HHHZ scores 9 without one; HHHE 10 with one.
PLAIN = "ESCHOE"
LUIS = 1 + 1 + 2 + 3 + 1 + 1
WORDS = "hehe hhhz hhhe heho hohh"


def played(*words: str, marks: str = "....") -> GolfMatch:
    """A match with the same words in all nine rounds."""
    match = start(golf(WORDS, edition(PLAIN, marks)), len(words))
    play_to_end(match, *words)
    return match


def outcome(match: GolfMatch) -> Outcome:
    """How it ended."""
    assert match.outcome is not None
    return match.outcome


def test_GOL_24_the_sum_of_nine_rounds_plus_one_for_each_cup() -> None:
    match = played("hehe", "hhhz")
    pars = 3 * 4 + 4 * 2 + 5 * 2 + 6
    assert totals(match, 0) == [8 - par for par in (3, 3, 3, 3, 4, 4, 5, 5, 6)]
    assert outcome(match).points == (72 - pars + 9, 81 - pars)


def test_GOL_24_most_points_win() -> None:
    match = played("hehe", "hhhe", "")
    assert outcome(match).winners == (1,)
    assert (outcome(match).clause, outcome(match).text.id) == ("GOL-24", "golf-outcome-won")


def test_GOL_24_on_a_tie_more_cups_win() -> None:
    match = played("hhhz", "hehe", "")
    first, second, _ = outcome(match).points
    assert first == second
    assert outcome(match).winners == (1,)
    assert outcome(match).text.id == "golf-outcome-cups"


def test_GOL_24_then_the_victory_is_shared() -> None:
    match = played("hehe", "", "hehe")
    assert outcome(match).winners == (0, 2)
    assert outcome(match).text.id == "golf-outcome-shared"


def test_the_seed_is_revealed_when_the_match_is_over() -> None:
    """TAB-3."""
    match = played("", "")
    assert match.events[-1].event == SeedRevealed(SEED.hex())
    assert isinstance(match.events[-2].event, MatchEnded)
    assert match.state.phase is Phase.OVER


def test_GOL_25_alone_there_is_one_wildcard_of_each_kind_and_no_clock() -> None:
    match = start(golf(WORDS, edition(PLAIN), writing_seconds=30), 1)
    assert match.state.shop == {kind.letters: 1 for kind in KINDS}
    assert [card.hole for card in match.state.players[0].cards] == list(range(1, 10))
    assert match.deadline is None
    write_all(match, "hhhe")
    assert match.state.phase is Phase.SHOPPING
    assert match.deadline is None
    assert match.tick(10**12) == ()


def test_GOL_25_alone_one_may_hand_in_an_empty_card() -> None:
    match = played("")
    assert totals(match, 0)[0] == -4 - 3


def test_GOL_26_luis_scores_the_dice_less_the_par_of_the_hole() -> None:
    match = played("hehe")
    luis = [event.luis for event in happened(match, RoundScored) if isinstance(event, RoundScored)]
    assert [scored.score.total for scored in luis if scored] == [LUIS - par for par in (3, 3, 3, 3, 4, 4, 5, 5, 6)]
    assert match.view(0).luis == match.state.luis
    assert match.view(0).is_solo
    assert not any(scored.cup for scored in match.state.luis)


def test_GOL_26_luis_counts_jokers_and_equal_dice() -> None:
    match = start(golf(WORDS, edition("HH••EC")), 1)
    play_round(match, "")
    assert match.state.luis[0].score.total == 3 + 3 + 1 + 1 + 1 + 2 - 3


def test_GOL_26_with_others_at_the_table_there_is_no_luis() -> None:
    match = played("hehe", "hehe")
    assert match.state.luis == ()
    assert not match.view(0).is_solo


@pytest.mark.parametrize(
    ("word", "marks", "points", "coins"),
    [("hehe", "....", 8, 1), ("hohh", ".....", 9, 1), ("hhhe", "....", 10, 0)],
    ids=["Luis scores more", "Luis scores as much", "Luis scores less"],
)
def test_GOL_27_the_player_takes_a_coin_where_luis_scores_as_much_or_more(
    word: str, marks: str, points: int, coins: int
) -> None:
    match = start(golf(WORDS, edition(PLAIN, marks)), 1)
    play_round(match, word)
    assert totals(match, 0) == [points - 3]
    assert match.state.players[0].coins == coins


def test_GOL_27_the_coin_may_be_used_at_once_and_none_is_taken_after_the_ninth_round() -> None:
    match = start(golf(WORDS, edition(PLAIN, pars=(7,) * 9)), 1)
    write_all(match, "hehe")
    match.act(0, Buy((VOWELS,)))
    assert match.state.players[0].hand == (VOWELS,)
    leave_shop(match)
    play_to_end(match, "")
    assert match.state.players[0].coins == 7


@pytest.mark.parametrize(
    ("word", "marks", "winners", "said"),
    [
        ("hhhe", "....", (0,), "golf-outcome-luis-beaten"),
        ("", "....", (), "golf-outcome-luis-wins"),
        ("hehe", "....", (0,), "golf-outcome-luis-cups"),
        ("hohh", ".....", (), "golf-outcome-luis-draw"),
    ],
    ids=["more", "less", "as much, with cups", "as much, without a cup"],
)
def test_GOL_28_the_totals_are_compared_and_cups_decide_a_tie(
    word: str, marks: str, winners: tuple[int, ...], said: str
) -> None:
    match = played(word, marks=marks)
    ended = outcome(match)
    assert (ended.winners, ended.text.id, ended.clause) == (winners, said, "GOL-28")
    luis = sum(scored.score.total for scored in match.state.luis)
    assert ended.text.args == {"points": ended.points[0], "luis": luis}
    if "cups" in said or "draw" in said:
        assert ended.points == (luis,)


def test_GOL_28_the_players_cups_are_counted_in() -> None:
    match = played("hehe")
    assert sum(totals(match, 0)) + 9 == outcome(match).points[0]
