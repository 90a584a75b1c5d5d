"""The coach compares each turn of a finished match with the best move, by one measure, and says what it cost."""

import msgspec
import pytest

from sobremesa.bots import bot_for
from sobremesa.bots.coach import review
from sobremesa.bots.company import Company
from sobremesa.bots.review import Gloss, Move, Review, Turn
from sobremesa.editions import load_bisonte
from sobremesa.engine import Match, Refused
from sobremesa.engine.text import text
from sobremesa.games.bisonte.actions import LetStand, Pass
from sobremesa.games.bisonte.game import Bisonte
from sobremesa.games.golf.actions import TakeBack
from sobremesa.games.golf.game import Golf
from sobremesa.lexicon.category import Category
from sobremesa.lexicon.entry import Entry
from sobremesa.lexicon.lexicon import Lexicon
from sobremesa.lexicon.meaning import Meaning, MeaningKind, Sense
from tests.bots.fakes import fake_bots
from tests.games.golf.boxes import GolfMatch, choose_all, edition, handed_in, leave_shop, play_to_end, start

WORTHS = {"CASA": 4.0, "COSA": 5.0, "SACO": 6.5, "CACHO": 9.0}
BOTS = fake_bots(WORTHS, casual="CASA SACO", child="")
COMMON = dict.fromkeys(["casa", "cosa", "saco"], 6.0) | {"cacho": 1.0}


def coached() -> Golf:
    """Words whose meanings and frequencies the dictionary knows."""
    entries = [Entry(word, frozenset({Category.COMMON}), word) for word in COMMON]
    meanings = [Meaning("saco", (Sense(MeaningKind.GLOSS, "bolsa grande", "own"),))]
    return Golf(edition("CHASO•", "....."), Lexicon.from_entries("es", entries, frequencies=COMMON, meanings=meanings))


def played(*words: str) -> GolfMatch:
    """A match of nine holes with these words in every one."""
    match = start(coached(), len(words))
    play_to_end(match, *words)
    return match


def looked_at(match: GolfMatch, **levels: str) -> Review:
    return review(match, levels={int(seat[1:]): level for seat, level in levels.items()}, bots=BOTS)


def test_a_turn_has_what_was_played_what_was_best_and_what_it_cost() -> None:
    turn = looked_at(played("CASA", "CACHO"), s0="casual").turns[0]
    assert (turn.number, turn.seat) == (1, 0)
    assert (turn.played.word, turn.played.points, turn.played.worth) == ("CASA", 4, 4.0)
    assert (turn.best.word, turn.cost) == ("CACHO", 5.0)
    assert turn.own is not None
    assert (turn.own.word, turn.own.worth) == ("SACO", 6.5)
    assert turn.missed == turn.own


def test_the_best_move_costs_nothing_and_nothing_was_missed() -> None:
    turns = [turn for turn in looked_at(played("CASA", "CACHO"), s1="casual").turns if turn.seat == 1]
    assert [turn.cost for turn in turns] == [0.0] * 9
    assert all(turn.best == turn.played and turn.missed is None for turn in turns)


def test_a_move_that_nobody_has_looked_at_is_the_best_if_it_is_worth_most() -> None:
    bots = fake_bots(WORTHS, expert="CASA", casual="COSA")
    turn = review(played("SACO", "CASA"), bots=bots).turns[0]
    assert (turn.best.word, turn.cost) == ("SACO", 0.0)
    turn = review(played("CASA", "CASA"), levels={0: "casual"}, bots=bots).turns[0]
    assert (turn.best.word, turn.cost) == ("COSA", 1.0)


def test_where_a_level_knows_nothing_there_is_nothing_within_it() -> None:
    turn = looked_at(played("CASA", "CASA"), s0="child").turns[0]
    assert turn.own is None
    assert turn.missed is None


def test_words_come_with_their_meaning_where_there_is_one() -> None:
    turn = looked_at(played("CASA", "CASA"), s0="casual").turns[0]
    assert turn.own is not None
    assert turn.own.meaning == Gloss("saco", "gloss", "bolsa grande")
    assert turn.best.meaning is None


def test_a_word_that_the_player_may_know_is_told_from_one_to_learn() -> None:
    turn = looked_at(played("CASA", "CASA"), s0="casual").turns[0]
    assert (turn.played.known, turn.best.word, turn.best.known) == (True, "CACHO", False)
    assert looked_at(played("CASA", "CASA"), s0="expert").turns[0].best.known


def test_a_summary_a_seat() -> None:
    first, second = looked_at(played("CASA", "CACHO"), s0="casual", s1="expert").seats
    assert (first.turns, first.cost, first.best_turn, first.worst_turn) == (9, 45.0, 1, 1)
    assert first.share == round(4 / 9, 3)
    assert (second.cost, second.worst_turn, second.share) == (0.0, None, 1.0)


def test_an_empty_card_is_a_turn_and_shares_in_nothing() -> None:
    (summary,) = review(played(""), bots=BOTS).seats
    assert (summary.turns, summary.share, summary.cost) == (9, 0.0, 81.0)


def test_where_nothing_could_be_won_there_is_no_share() -> None:
    (summary,) = review(played(""), bots=fake_bots({})).seats
    assert (summary.share, summary.cost, summary.worst_turn) == (None, 0.0, None)


def test_turns_are_counted_for_each_seat_and_stand_in_the_order_of_the_match() -> None:
    turns = looked_at(played("CASA", "COSA")).turns
    assert [turn.number for turn in turns if turn.seat == 1] == list(range(1, 10))
    assert [turn.event for turn in turns] == sorted(turn.event for turn in turns)
    assert [turn.event for turn in review(played("CASA", "COSA"), [1], bots=BOTS).turns] == [
        turn.event for turn in turns if turn.seat == 1
    ]


def test_of_a_word_that_was_taken_back_only_the_last_counts() -> None:
    """GOL-2."""
    match = start(coached())
    for word in ("CASA", "COSA"):
        match.act(0, handed_in(match, 0, word))
        if word == "CASA":
            match.act(0, TakeBack())
    match.act(1, handed_in(match, 1, "CASA"))
    choose_all(match)
    leave_shop(match)
    play_to_end(match, "CASA", "CASA")
    turns = [turn for turn in looked_at(match).turns if turn.seat == 0]
    assert [turn.played.word for turn in turns][:2] == ["COSA", "CASA"]
    assert len(turns) == 9


def test_what_time_wrote_for_a_seat_is_no_turn_of_its_own() -> None:
    """GOL-2: a card that nobody handed in in time."""
    match = start(coached())
    while match.outcome is None:
        assert match.deadline is not None
        match.tick(match.deadline + 1)
    assert review(match, bots=BOTS).turns == ()


def test_a_match_that_goes_on_is_not_looked_at() -> None:
    """TAB-2, TAB-8."""
    with pytest.raises(Refused, match="TAB-8: bot-coach-unfinished"):
        review(start(coached()), bots=BOTS)


@pytest.mark.parametrize("seat", [-1, 2, 10**30])
def test_a_seat_that_does_not_exist_is_refused(seat: int) -> None:
    """TAB-13."""
    with pytest.raises(Refused, match="TAB-13"):
        review(played("CASA", "CASA"), [0, seat], bots=BOTS)


def test_a_level_that_does_not_exist_is_refused() -> None:
    """TAB-14."""
    with pytest.raises(Refused, match="TAB-14"):
        looked_at(played("CASA", "CASA"), s0="wizard")


def test_whether_the_dictionary_is_that_of_the_match_is_said() -> None:
    match = played("CASA", "CASA")
    assert looked_at(match).same_words
    other = Golf(edition("CHASO•", "....."), Lexicon.from_entries("es", []))
    assert not looked_at(GolfMatch(other, match.events)).same_words


def test_the_review_is_json_and_back() -> None:
    found = looked_at(played("CASA", "CACHO"), s0="casual")
    read = msgspec.json.decode(msgspec.json.encode(found), type=Review)
    assert read.seats == found.seats
    assert read.turns[0].played.action == {"type": "write", "word": "CASA", "path": [0, 1, 2, 4], "round": 0}
    assert msgspec.json.encode(read) == msgspec.json.encode(found)


def test_what_the_best_move_has_before_the_played_one_is_told_first() -> None:
    common, own = text("bot-buffet-food", foods=1, points=4), text("bot-buffet-denial", foods=1)
    played, best = Move("TIENDE", 4.0, reasons=(common,)), Move("DESNIVELAMOS", 8.0, reasons=(common, own))
    turn = Turn(number=1, event=5, at=0, seat=0, played=played, best=best, own=None, cost=4.0)
    assert turn.telling.reasons == (own, common)
    assert turn.telling.action == "DESNIVELAMOS"


def test_who_passes_where_words_were_to_be_had_shares_in_none_of_them(spanish: Lexicon) -> None:
    """Even a pass that is worth something, as at the end, is no word."""
    game = Bisonte(load_bisonte("es"), spanish)
    match = Match.start(game, 2, seed=b"\3" * 32)
    rival = Company({1: bot_for(game, "casual")})
    while match.outcome is None:
        if 0 in match.state.waiting:
            match.act(0, Pass() if match.state.open_play is None else LetStand())
        else:
            rival.step(match)
    found = review(match, [0])
    assert any(turn.played.worth > 0 for turn in found.turns)
    assert found.seats[0].share == 0.0
