"""All write at the same time, in secret, until all are done or time is over."""

from typing import Any

import pytest

from sobremesa.engine import Refused
from sobremesa.games.golf.actions import Draft, TakeBack, Write
from sobremesa.games.golf.events import Phase, Play, WordsShown
from sobremesa.games.golf.hole import HoleCard, Space
from tests.games.golf.boxes import (
    GolfMatch,
    edition,
    golf,
    handed_in,
    happened,
    leave_shop,
    play_round,
    start,
    totals,
    write_all,
)

# A square of nine spaces, numbered by rows; from the top left to the bottom right.
SQUARE = tuple(
    HoleCard(f"square{hole}", hole, 3, tuple(Space(x, y) for y in range(3) for x in range(3)), start=0, flag=8)
    for hole in range(1, 10)
)


def on_square(**options: Any) -> GolfMatch:
    """Two players on the same square."""
    return start(golf("casa ala", edition(cards=SQUARE), same_holes=True, words="dictionary", **options))


def refusal(match: GolfMatch, seat: int, action: Write | Draft | TakeBack, now: int | None = None) -> str:
    """The clause that refuses an action, which has changed nothing."""
    before = match.save()
    with pytest.raises(Refused) as refused:
        match.act(seat, action, now)
    assert match.save() == before
    return refused.value.refusal.clause


def shown(match: GolfMatch) -> tuple[Play | None, ...]:
    """The words that were shown last."""
    last = happened(match, WordsShown)[-1]
    assert isinstance(last, WordsShown)
    return last.plays


def test_GOL_2_nothing_is_shown_until_all_are_done() -> None:
    match = start(golf("casa"), 3)
    write_all(match, "casa", "casa")
    assert not happened(match, WordsShown)
    assert [player.waiting for player in match.view(0).players] == [False, False, True]
    match.act(2, Write())
    assert shown(match) == (Play("CASA", (0, 1, 2, 3)), Play("CASA", (0, 1, 2, 3)), None)


def test_GOL_2_done_may_be_taken_back_while_another_still_writes() -> None:
    match = start(golf("casa caso"))
    match.act(0, handed_in(match, 0, "casa"))
    match.act(0, TakeBack())
    assert match.view(1).players[0].waiting
    match.act(1, handed_in(match, 1, "casa"))
    assert match.state.phase is Phase.WRITING
    match.act(0, handed_in(match, 0, "caso"))
    assert shown(match)[0] == Play("CASO", (0, 1, 2, 3))


def test_GOL_2_who_still_writes_has_nothing_to_take_back() -> None:
    assert refusal(start(golf()), 0, TakeBack()) == "GOL-2"


def test_GOL_2_when_all_are_done_nothing_can_be_taken_back() -> None:
    match = start(golf("casa"))
    write_all(match, "casa", "casa")
    assert refusal(match, 0, TakeBack()) == "TAB-13"


def test_GOL_2_another_word_may_replace_the_first_while_another_still_writes() -> None:
    match = start(golf("casa caso"))
    write_all(match, "casa")
    match.act(0, handed_in(match, 0, "caso"))
    write_all(match, "caso", "casa")
    assert [play.word for play in shown(match) if play] == ["CASO", "CASA"]


def test_GOL_2_a_draft_of_who_is_done_is_refused_until_it_is_taken_back() -> None:
    match = start(golf("casa"))
    write_all(match, "casa")
    assert refusal(match, 0, Draft("ca")) == "GOL-2"
    match.act(0, TakeBack())
    match.act(0, Draft("ca"))
    assert match.view(0).own_play == Play("ca", ())


def test_GOL_2_an_empty_card_costs_every_space_and_par() -> None:
    match = start(golf(box=edition(cards="...2x..")))
    play_round(match, "", "")
    assert totals(match, 0) == [-7 - 3]
    assert not match.state.players[0].rounds[0].cup


def test_a_draft_has_its_bounds() -> None:
    """GOL-6."""
    match = start(golf())
    assert refusal(match, 0, Draft("a" * 33)) == "GOL-6"
    assert refusal(match, 0, Draft("a", tuple(range(33)))) == "GOL-6"
    match.act(0, Draft("a" * 32, tuple(range(32))))
    assert match.view(0).own_play is not None


def test_GOL_3_a_word_may_use_letters_that_no_die_shows() -> None:
    match = start(golf("kiwi"))
    write_all(match, "kiwi", "")
    assert shown(match)[0] == Play("KIWI", (0, 1, 2, 3))


@pytest.mark.parametrize(
    "path",
    [(1, 0, 2, 8), (0, 1, 2, 5), (0, 1, 2), (0, 4, 4, 8), (0, 1, 2, 9), (0, 1, 2, -1), (8, 5, 2, 0)],
    ids=["starts elsewhere", "ends elsewhere", "too few", "twice", "no space", "negative", "backwards"],
)
def test_GOL_4_letters_go_one_to_a_space_from_the_start_to_the_flag(path: tuple[int, ...]) -> None:
    assert refusal(on_square(), 0, Write("casa", path)) == "GOL-4"


@pytest.mark.parametrize(
    "path",
    [(0, 4, 1, 3, 8), (0, 2, 1, 8), (0, 2, 4, 1, 8), (0, 4, 3, 5, 8)],
    ids=["crosses", "runs back", "touches", "through a letter"],
)
def test_GOL_4_the_line_may_not_cross_touch_or_run_back_along_itself(path: tuple[int, ...]) -> None:
    assert refusal(on_square(), 0, Write("casas"[: len(path)], path)) == "GOL-4"


def test_GOL_4_the_line_may_turn_as_long_as_it_stays_apart_from_itself() -> None:
    match = on_square()
    match.act(0, Write("casacasac", (0, 1, 2, 5, 4, 3, 6, 7, 8)))
    assert match.view(0).own_play == Play("CASACASAC", (0, 1, 2, 5, 4, 3, 6, 7, 8))


def test_GOL_5_the_line_may_run_over_a_space_without_a_letter() -> None:
    match = on_square()
    match.act(0, Write("ca", (0, 8)))
    assert match.view(0).own_play == Play("CA", (0, 8))


def test_GOL_5_with_the_option_each_step_goes_to_one_of_the_eight_spaces_around() -> None:
    match = on_square(neighbours=True)
    assert refusal(match, 0, Write("ca", (0, 8))) == "GOL-5"
    assert refusal(match, 0, Write("cas", (0, 7, 8))) == "GOL-5"
    match.act(0, Write("cas", (0, 4, 8)))
    assert match.view(0).own_play == Play("CAS", (0, 4, 8))


def test_GOL_6_the_least_word_has_two_letters() -> None:
    match = on_square()
    assert refusal(match, 0, Write("a", (0,))) == "GOL-6"
    assert refusal(match, 0, Write("", (0, 8))) == "GOL-6"
    match.act(0, Write("as", (0, 8)))
    assert match.view(0).own_play == Play("AS", (0, 8))


def test_GOL_6_the_most_is_as_many_letters_as_the_card_has_spaces() -> None:
    match = start(golf())
    assert refusal(match, 0, Write("casas", (0, 1, 2, 3, 3))) == "GOL-6"
    assert refusal(match, 0, Write("a" * 33, tuple(range(33)))) == "GOL-6"
    match.act(0, Write("zzzz", (0, 1, 2, 3)))
    assert match.view(0).own_play == Play("ZZZZ", (0, 1, 2, 3))


@pytest.mark.parametrize("word", ["c4sa", "ca sa", "ca-sa", "каса", "c•sa", "cas."])
def test_GOL_20_a_word_is_made_of_letters(word: str) -> None:
    assert refusal(start(golf()), 0, Write(word, (0, 1, 2, 3))) == "GOL-20"


def test_GOL_20_accents_u_with_dots_and_enye_are_written_as_plain_letters() -> None:
    match = start(golf())
    for word, letters in {"Ñóña": "NONA", "güit": "GUIT", " casa ": "CASA", "nin\u0303o": "NINO"}.items():
        match.act(0, Write(word, (0, 1, 2, 3)))
        assert match.view(0).own_play == Play(letters, (0, 1, 2, 3))


def test_GOL_23_while_writing_nothing_tells_a_word_from_no_word() -> None:
    match = start(golf("caso"))
    real, unreal = handed_in(match, 0, "caso"), handed_in(match, 0, "xaso")
    kinds = [[type(entry.event) for entry in match.act(0, action)] for action in (real, TakeBack(), unreal)]
    assert kinds[0] == kinds[2]
    assert match.view(1).verdicts == ()


def test_GOL_1_the_next_round_begins_with_an_empty_table() -> None:
    match = start(golf("casa"))
    play_round(match, "casa", "casa")
    leave_shop(match)
    view = match.view(0)
    assert (view.round, view.phase, view.card.hole) == (2, Phase.WRITING, 2)
    assert (view.shown, view.verdicts, view.proposals, view.own_play) == ((), (), (), None)
    assert all(player.waiting for player in view.players)
