"""After a round, the end of a match, the score sheet, and the round that decides a tie."""

import json
from typing import Any

import pytest
from msgspec.structs import asdict, replace

from sobremesa.engine import Match, MatchEnded, Outcome, SeedRevealed, text
from sobremesa.engine.score import Score
from sobremesa.games.loom.actions import ChooseDeck, ChooseDecks, Done, Start, Vote, Write
from sobremesa.games.loom.events import CardsSeen, LetterDrawn, RoundBegan, RoundEnded, StrategyDealt, WordShown
from sobremesa.games.loom.meta import META, LoomOptions
from sobremesa.games.loom.phases import Phase
from sobremesa.games.loom.state import Secret
from sobremesa.lexicon.house import HouseWords
from tests.games.loom.boxes import CONSONANT, SEED, VOWEL, Desk, K, activate, cards, create, creating, deal, desk, loom

THREE = ("Ao So To", "Ab Sb Tb", "Ay Sy Ty")


def last_round(*words: str | None, points: tuple[int, ...] = (), round_number: int = 1, **options: Any) -> Desk:
    """The only round, or a later one, is played with these words, after these points."""
    table = creating(THREE[: len(words)], "Co Ag Sg", **{"rounds": 1, **options})
    table.state = replace(table.state, round=round_number)
    if points:
        players = zip(table.state.players, points, strict=True)
        table.state = replace(table.state, players=tuple(replace(player, points=each) for player, each in players))
    create(table, *words)
    return table


def test_LOO_16_all_letters_are_discarded_used_or_not() -> None:
    table = creating(THREE, "Co Ag Sg")
    create(table, "casa", None, None)
    assert table.happened(RoundEnded) == [RoundEnded()]
    assert table.state.discards == tuple(sorted(cards("Co Ag Sg Ao So To Ab Sb Tb Ay Sy Ty")))
    assert table.state.centre == ()
    assert all(player.letters == () for player in table.state.players)


def test_LOO_16_what_was_never_shown_stays_unknown() -> None:
    table = creating(THREE, "Co Ag Sg")
    table.act(0, Write(cards("Co Ao Sg Ag")))
    create(table)
    assert table.view(1).face_up == tuple(sorted(cards("Co Ag Sg Ao")))
    assert table.view(1).discards == {VOWEL: 4, CONSONANT: 8}


def test_LOO_16_the_lead_passes_to_the_right() -> None:
    """TAB-12."""
    table = creating(THREE, "Co Ag Sg")
    create(table, None, None, None)
    assert table.happened(RoundBegan) == [RoundBegan(2, (2, 1, 0))]
    assert (table.state.round, table.state.leader, table.view(0).leader) == (2, 2, 2)
    assert (table.state.phase, table.state.waiting) == (Phase.CENTRE, (2,))


def test_LOO_16_the_lead_goes_on_to_the_right_round_after_round() -> None:
    table = creating(THREE, "Co Ag Sg", rounds=5)
    create(table, None, None, None)
    leaders = [table.state.leader]
    for _ in range(3):
        _play_blank_round(table)
        leaders.append(table.state.leader)
    assert leaders == [2, 1, 0, 2]


def test_LOO_16_LOO_20_the_score_sheet_gets_a_column_and_the_sums() -> None:
    """LOO-16, LOO-20."""
    table = creating(THREE, "Co Ag Sg", rounds=3)
    create(table, "casa", "casa", None)
    for seat in (None, 0, 1, 2):
        sheet = table.view(seat).players
        assert [[entry.score.total if entry else None for entry in row.results] for row in sheet] == [[12], [-4], [0]]
        assert [row.points for row in sheet] == [12, -4, 0]
    _play_blank_round(table)
    assert [len(row.results) for row in table.view(0).players] == [2, 2, 2]
    assert [row.points for row in table.view(0).players] == [12, -4, 0]
    assert table.view(0).results == (), "a new round has nothing shown yet"


def _play_blank_round(table: Desk) -> None:
    """A round in which everybody takes the first choice and writes nothing."""
    before = table.state.round
    while table.state.round == before:
        seat = table.state.waiting[0]
        table.act(seat, Done() if table.state.phase is Phase.CREATION else table.choices(seat)[0])


def test_LOO_18_after_the_agreed_rounds_the_highest_total_wins() -> None:
    table = last_round("asa", "casa", None)
    assert table.state.outcome == Outcome((8, 12, 0), (1,), "LOO-18", text("loom-outcome-won", points=12))
    assert table.log[-1] == SeedRevealed(SEED.hex())
    assert (table.state.phase, table.state.waiting, table.state.deadline) == (Phase.OVER, (), None)


def test_LOO_18_another_round_follows_before_that() -> None:
    table = last_round("casa", None, rounds=2)
    assert table.state.outcome is None
    assert table.state.round == 2


def test_LOO_18_totals_of_all_rounds_count() -> None:
    table = last_round("asa", "casa", None, points=(10, 2, 0))
    assert table.state.outcome is not None
    assert (table.state.outcome.points, table.state.outcome.winners) == ((18, 14, 0), (0,))


@pytest.mark.parametrize(("before", "over"), [(87, False), (88, True), (89, True)])
def test_LOO_18_the_round_in_which_somebody_reaches_the_target_is_the_last(before: int, over: bool) -> None:
    table = last_round("casa", None, None, points=(before, 0, 0), end="target", target=100)
    assert (table.state.outcome is not None) is over


def test_LOO_18_worked_example_the_leader_reaches_the_target_and_the_next_does_not_show_a_word() -> None:
    """Target 20, nobody has a point yet, and the leader shows a word of 32: the next one's 40 comes too late."""
    game = loom(end="target", target=20, house=HouseWords(accepted=frozenset({"cosal", "añes"})))
    table = creating(("Oo So Ao", "Ag Eg Sg"), "Co Lo Ñg", game=game)
    worth = [table.preview(seat, Write(word=word)) for seat, word in enumerate(("cosal", "añes"))]
    assert [score.total for score in worth if isinstance(score, Score)] == [32, 40]
    create(table, "cosal", "añes")
    (shown,) = table.happened(WordShown)
    assert (shown.shown.seat, shown.shown.word) == (0, "COSAL")
    assert table.state.outcome == Outcome((32, 0), (0,), "LOO-18", text("loom-outcome-reached", points=32))
    sheet = table.view(1).players
    assert [[entry.score.total if entry else None for entry in row.results] for row in sheet] == [[32], [None]]
    assert (table.state.phase, table.state.waiting, table.state.deadline) == (Phase.OVER, (), None)


def test_LOO_18_the_first_to_reach_the_target_in_showing_order_wins_at_once() -> None:
    """The seats show in the order 0, 2, 1; the last one's word would make the highest total."""
    table = last_round("asa", "casa", "casa", points=(0, 98, 96), end="target", target=100)
    assert [event.shown.seat for event in table.happened(WordShown)] == [0, 2]
    assert table.state.outcome == Outcome((8, 98, 108), (2,), "LOO-18", text("loom-outcome-reached", points=108))


def test_LOO_18_a_total_that_is_just_the_target_wins_at_once() -> None:
    table = last_round("casa", "casa", None, points=(88, 98, 0), end="target", target=100)
    assert table.state.outcome == Outcome((100, 98, 0), (0,), "LOO-18", text("loom-outcome-reached", points=100))


def test_LOO_18_after_the_agreed_rounds_no_target_is_spoken_of() -> None:
    table = last_round("casa", "asa", None, points=(100, 0, 0), end="rounds", target=100)
    assert table.state.outcome == Outcome((112, 8, 0), (0,), "LOO-18", text("loom-outcome-won", points=112))


def test_LOO_18_nothing_of_what_was_not_shown_is_told() -> None:
    table = last_round("casa", "casa", None, points=(90, 98, 0), end="target", target=100)
    assert table.state.outcome is not None
    assert table.view(0).face_up == tuple(sorted(cards("Co Ag Sg Ao So")))
    assert all(secret == Secret() for secret in table.state.secrets)


def test_LOO_18_a_word_that_is_voted_in_may_reach_the_target() -> None:
    """LOO-17."""
    table = last_round("cata", "casa", None, points=(90, 98, 0), end="target", target=100, words="table")
    for voter in table.state.waiting:
        table.act(voter, Vote(0, accept=True))
    assert len(table.happened(WordShown)) == 1
    assert table.state.outcome is not None
    assert (table.state.outcome.points, table.state.outcome.winners) == ((102, 98, 0), (0,))


def test_LOO_18_option_the_round_is_finished_and_the_highest_total_wins() -> None:
    table = last_round("casa", "asa", None, points=(90, 98, 0), end="target", target=100, finish_round=True)
    assert len(table.happened(WordShown)) == 3
    assert table.state.outcome == Outcome((102, 106, 0), (1,), "LOO-18", text("loom-outcome-won", points=106))


def test_LOO_18_a_round_that_decides_a_tie_knows_no_target() -> None:
    """LOO-19: its score does not change the totals."""
    table = decided({0: "asa", 1: "casa"}, (4, 4, 0), end="target", target=10, round_number=50)
    assert len(table.happened(WordShown)) == 3 + 2
    assert table.state.outcome is not None
    assert (table.state.outcome.points, table.state.outcome.winners) == ((4, 4, 0), (1,))


def test_LOO_18_in_a_match_from_before_the_round_is_finished() -> None:
    """LOO-13, LOO-15: the log of a match from before these options means what it meant then."""
    options = META.read_log({"end": "target", "target": 100, "repeated": "each", "youngest": 2})
    assert (options.finish_round, options.blast_needs_word, options.repeated) == (True, True, "maker")
    now = META.read_log({**asdict(LoomOptions()), "repeated": "flat"})
    assert (now.finish_round, now.blast_needs_word, now.repeated) == (False, False, "flat")
    match = Match.start(loom(end="target", target=100), 2, seed=SEED)
    older = []
    for line in match.save().splitlines():
        entry = json.loads(line)
        options_then = entry.get("event", {}).get("options")
        if options_then:
            del options_then["finish_round"], options_then["blast_needs_word"]
            options_then["repeated"] = "each"
        older.append(json.dumps(entry))
    loaded = Match.load(loom(end="target", target=100), "\n".join(older) + "\n")
    assert loaded.state.options == replace(
        match.state.options, finish_round=True, blast_needs_word=True, repeated="maker"
    )


def test_LOO_18_with_a_target_the_number_of_rounds_does_not_matter() -> None:
    assert last_round("casa", None, None, end="target", rounds=1).state.outcome is None
    assert last_round("casa", None, None, points=(200, 0, 0), end="rounds", rounds=2, target=10).state.outcome is None


@pytest.mark.parametrize(("round_number", "over"), [(49, False), (50, True)])
def test_LOO_18_a_score_that_nobody_reaches_ends_the_match_after_fifty_rounds(round_number: int, over: bool) -> None:
    table = last_round("casa", "asa", None, end="target", rounds=1, round_number=round_number)
    assert (table.state.outcome is not None) is over
    if table.state.outcome:
        assert table.state.outcome == Outcome((12, 8, 0), (0,), "LOO-18", text("loom-outcome-won", points=12))


def test_TAB_14_what_a_table_has_not_chosen_is_as_the_clauses_say() -> None:
    """LOO-S1, LOO-S2, LOO-C3, LOO-K2, LOO-13, LOO-15, LOO-17, LOO-18."""
    chosen = {"end": "rounds", "rounds": 8, "target": 100, "youngest": 0, "strategy_seconds": 30}
    chosen |= {"creation_seconds": 60, "shield": "in-turn", "repeated": "flat", "words": "by-people", "clock": True}
    chosen |= {"finish_round": False, "blast_needs_word": False}
    words = {"names": True, "loanwords": True}
    words |= dict.fromkeys(("foreign", "abbreviations", "acronyms", "brands"), False)
    assert asdict(LoomOptions()) == chosen | words


# ---- The round that decides a tie


def tied(points: tuple[int, ...] = (4, 4, 0), **options: Any) -> Desk:
    """Level after the last round, which the first seat led."""
    return last_round(*(None for _ in points), points=points, **options)


def test_LOO_19_the_tied_play_one_more_round_led_by_the_first_to_the_right_of_the_last_leader() -> None:
    table = tied((4, 4, 0))
    assert table.happened(RoundBegan) == [RoundBegan(2, (1, 0), tie_break=True)]
    assert table.state.outcome is None
    assert (table.state.phase, table.state.waiting) == (Phase.CENTRE, (1,))
    assert table.view(2).tie_break
    assert tied((4, 0, 4)).state.order == (2, 0)
    assert tied((4, 4, 4)).state.order == (2, 1, 0)
    assert tied((0, 4, 4)).state.order == (2, 1)


def test_LOO_19_the_last_leader_comes_last() -> None:
    assert tied((7, 7)).state.order == (1, 0)


def test_LOO_19_three_letters_each_and_no_strategy() -> None:
    table = tied()
    kept = [player.strategy for player in table.state.players]
    for _ in range(5):
        table.act(1, ChooseDeck(CONSONANT))
    assert list(table.state.waiting) == [1, 0]
    assert table.refused(2, ChooseDecks(1)).clause == "TAB-13"
    table.act(1, ChooseDecks(3))
    table.act(0, ChooseDecks(0))
    assert (table.state.phase, table.state.waiting) == (Phase.CREATION_START, (1,))
    assert len(table.happened(LetterDrawn)) == 6
    assert not table.happened(StrategyDealt)
    assert (table.view(0).hand, table.view(1).hand) == ((), ()), "they are looked at when the timer starts"
    table.act(1, Start())
    assert (table.state.phase, table.state.waiting) == (Phase.CREATION, (1, 0))
    assert [event.seat for event in table.happened(CardsSeen)] == [1, 0]
    assert (len(table.view(0).hand), len(table.view(1).hand), len(table.view(2).hand)) == (3, 3, 0)
    assert [player.strategy for player in table.state.players] == kept
    assert table.refused(2, Done()).clause == "TAB-13"


def decided(written: dict[int, str], points: tuple[int, ...] = (4, 4, 0), *, earlier: int = 0, **options: Any) -> Desk:
    """The round that decides a tie is played with these words on a laid table, after more rounds than one."""
    table = tied(points, **options)
    deal(table)
    table.act(table.state.waiting[0], Start())
    hands = [
        replace(player, hand=cards(hand), results=(*(None,) * earlier, *player.results))
        for player, hand in zip(table.state.players, THREE, strict=True)
    ]
    table.state = replace(table.state, centre=cards("Co Ag Sg"), players=tuple(hands))
    for seat, word in written.items():
        table.act(seat, Write(word=word))
    for seat in table.state.waiting:
        table.act(seat, Done())
    return table


@pytest.mark.parametrize("earlier", [0, 3])
def test_LOO_19_the_best_score_of_that_round_wins_and_totals_stay(earlier: int) -> None:
    table = decided({0: "asa", 1: "casa"}, earlier=earlier)
    assert table.state.outcome == Outcome((4, 4, 0), (1,), "LOO-19", text("loom-outcome-tie-break", points=4, best=12))
    assert [row.points for row in table.view(None).players] == [4, 4, 0]
    entries = [row.results[-1] for row in table.view(None).players]
    assert [entry.score.total if entry else None for entry in entries] == [8, 12, None]
    assert isinstance(table.log[-2], MatchEnded)


def test_LOO_19_level_again_they_share() -> None:
    table = decided({})
    assert table.state.outcome == Outcome((4, 4, 0), (0, 1), "LOO-19", text("loom-outcome-shared", points=4, best=0))


def test_LOO_19_who_was_not_tied_cannot_win() -> None:
    table = decided({}, (4, 0, 4))
    assert table.state.outcome is not None
    assert table.state.outcome.winners == (0, 2)


def test_LOO_19_all_other_people_vote_also_those_who_do_not_play() -> None:
    """LOO-17."""
    table = decided({1: "cata"}, words="table")
    assert (table.state.phase, table.state.waiting) == (Phase.VOTING, (0, 2))
    for voter in (0, 2):
        table.act(voter, Vote(1, accept=True))
    assert table.state.outcome is not None
    assert table.state.outcome.winners == (1,)


def test_LOO_19_a_tie_below_the_first_place_is_none() -> None:
    table = tied((9, 4, 4))
    assert table.state.outcome is not None
    assert table.state.outcome.winners == (0,)


def test_LOO_6_conditions_of_a_round_end_with_it() -> None:
    """LOO-K4, LOO-K12."""
    table = desk(THREE, "Co Ag Sg", [(K.OTHER_LANGUAGE, K.BOOST), (), (K.THE_ONE_I_SAY, K.BOOST)])
    activate(table, K.OTHER_LANGUAGE, K.THE_ONE_I_SAY)
    table.act(2, table.choices(2)[0])
    activate(table, K.BOOST)
    create(table, None, None, None)
    view = table.view(0)
    assert (view.activated, view.duties, view.playing, view.own_duties) == ((), (), None, ())
    assert table.game.means(view).language == "es"
