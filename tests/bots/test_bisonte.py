"""A bot for Bisonte plays from its view alone, within the rules and its vocabulary."""

import msgspec
import pytest

from sobremesa.bots import LEVELS, Company, Pace, bot_for, stand_in_for
from sobremesa.bots.bisonte.ending import Ending, EndSearch
from sobremesa.bots.bisonte.position import Finder
from sobremesa.engine import Sitter
from sobremesa.games.bisonte.actions import Action, Exchange, LetStand, Object, Pass, Play, Vote
from sobremesa.games.bisonte.events import Phase
from sobremesa.games.bisonte.state import Objection, Turn, TurnKind
from sobremesa.games.bisonte.view import BisonteView
from sobremesa.lexicon.house import HouseWords
from sobremesa.lexicon.lexicon import Lexicon
from sobremesa.lexicon.word_set import WordSet
from tests.bots.bisonte_boxes import CHANCE, at_the_end, bot, chances, choose, graded, word_of
from tests.conformance.bisonte import allowed
from tests.games.bisonte.boxes import (
    BisonteMatch,
    all_let_stand,
    bisonte,
    happened,
    known,
    laid,
    lying,
    play,
    put,
)

CASA = lying("CASA", 8, 6)


@pytest.mark.parametrize("level", LEVELS)
def test_a_bot_lays_a_word_that_it_knows(level: str) -> None:
    """BIS-1."""
    match = known(graded("casa"), ["CASARRR", "EEEEEEE"], bag="")
    plays = [choose(match, level, chance=chance) for chance in chances(20)]
    assert {word_of(match, action) for action in plays if isinstance(action, Play)} == {"CASA"}
    match.act(0, next(action for action in plays if isinstance(action, Play)))


def test_the_expert_lays_the_word_of_most_points() -> None:
    """BIS-16."""
    match = known(graded("casa pez"), ["CASAPEZ", "EEEEEEE"], bag="EEEEEEEEEEEEEEEEEEEEEEEE")
    assert word_of(match, choose(match)) == "PEZ"


def test_a_bot_keeps_to_its_vocabulary() -> None:
    game = graded({"casa": 6.0, "zas": 1.0})
    match = known(game, ["CASAZZZ", "EEEEEEE"])
    assert word_of(match, choose(match, "expert")) == "ZAS"
    some = [choose(match, "child", chance=chance) for chance in chances(20)]
    assert {word_of(match, action) for action in some if isinstance(action, Play)} == {"CASA"}


def test_short_words_come_to_a_childs_mind_first_and_an_expert_sees_all() -> None:
    match = known(graded("te tercas"), ["TERCASO", "EEEEEEE"], bag="")
    words = [choose(match, "child", chance=chance) for chance in chances(60)]
    laid_words = [word_of(match, action) for action in words if isinstance(action, Play)]
    assert laid_words.count("TE") > 2 * laid_words.count("TERCAS")
    assert word_of(match, choose(match)) == "TERCAS"


def test_the_same_view_and_chance_give_the_same_action() -> None:
    game = graded("casa cosa saco caso asco osa")
    match = known(game, ["CASOSAC", "EEEEEEE"])
    for level in LEVELS:
        assert choose(match, level) == choose(match, level)


def test_the_expert_keeps_the_bisonte_where_it_earns_little() -> None:
    """BIS-19."""
    match = known(graded("zas"), ["ZASNER*", "EEEEEEE"], bag="AAAAEEEEAAAAEEEEAAAAEEEE")
    match.act(0, choose(match))
    assert "*" in match.view(0).rack


def test_a_bot_without_a_word_exchanges_and_keeps_the_bisonte() -> None:
    """BIS-9."""
    for level in LEVELS:
        match = known(graded("murciélago"), ["VVVUUU*", "EEEEEEE"], bag="AAAAEEEEAAAAEEEEAAAAEEEE")
        action = choose(match, level)
        assert isinstance(action, Exchange), level
        assert "*" not in action.tiles
        match.act(0, action)


def test_the_expert_rather_exchanges_bad_tiles_than_lays_a_word_of_two_points() -> None:
    """BIS-9."""
    match = known(graded("un"), ["UUUUNVV", "EEEEEEE"], bag="AAAAEEEEAAAAEEEEAAAAEEEE", board=lying("U", 8, 8))
    assert isinstance(choose(match), Exchange)


def test_an_exchange_takes_no_more_than_the_bag_has() -> None:
    """BIS-9."""
    for level in LEVELS:
        match = known(graded("murciélago"), ["VVVUUUQ", "EEEEEEE"], bag="AE")
        action = choose(match, level)
        assert isinstance(action, Exchange)
        assert len(action.tiles) <= 2
        match.act(0, action)


@pytest.mark.parametrize("level", LEVELS)
def test_with_an_empty_bag_and_no_word_a_bot_passes(level: str) -> None:
    """BIS-10."""
    match = known(graded("murciélago"), ["VVVUUUQ", "EEEEEEE"], bag="")
    assert choose(match, level) == Pass()


@pytest.mark.parametrize("level", LEVELS)
def test_with_an_empty_bag_a_bot_plays_whatever_it_can_find(level: str) -> None:
    """BIS-10: nobody passes who knows a play, even if it hardly comes to mind."""
    match = known(graded("casas"), ["S", "EEEEEEE"], bag="", board=CASA)
    for chance in chances(10):
        assert word_of(match, choose(match, level, chance=chance)) == "S"


def test_on_an_empty_bag_the_expert_goes_out_before_the_other_does() -> None:
    """BIS-24: ÑU now and ÑUE later were more points, if the other let one."""
    for sudden_end, tiles in ((True, 2), (False, 1)):
        match = at_the_end("ñu ñue casas", ["EÑ", "S"], {**CASA, **lying("U", 1, 2)}, sudden_end=sudden_end)
        action = choose(match)
        assert isinstance(action, Play)
        assert len(action.placements) == tiles


def test_BIS_24_a_player_who_plays_on_alone_loses_twice_what_is_left() -> None:
    """BIS-21: once on the own rack, and once more because the other gains it."""
    match = at_the_end("casas", ["SZ", ""], CASA)
    finder = Finder(match.game.edition, match.game.lexicon, WordSet(allowed(match.game)))  # type: ignore[attr-defined]
    search = EndSearch(finder, split_digraphs=False, sudden_end=False)
    ending = Ending(match.state.board, ("S",), ("Z", "Z"))
    (going_out,) = search.plays(ending)
    assert search.after(ending, going_out) == going_out.points + 2 * 20


def test_on_an_empty_bag_the_expert_takes_the_square_that_the_other_needs() -> None:
    """BIS-24: ÑU is worth more points, but can wait; the one place for the other's Z cannot."""
    match = at_the_end("casas casaz ñu", ["SÑ", "ZZ"], {**CASA, **lying("U", 1, 2)})
    assert word_of(match, choose(match)) == "S"


def test_among_three_nobody_knows_who_holds_what_and_going_out_counts() -> None:
    """BIS-24."""
    match = at_the_end("casas casa sol", ["S", "ZZ", "EE"], CASA)
    assert word_of(match, choose(match)) == "S"


def test_a_bot_sees_its_own_view_alone() -> None:
    """TAB-2: what another holds makes no difference while the bag is not empty."""
    game = graded("casa cosa saco caso asco osa")
    actions = []
    for other, bag in (("EEEEEEE", "AAAAAAAA"), ("AAAAAAA", "AEEEEEEE")):
        match = known(game, ["CASOSAC", other], bag=bag)
        actions.append(choose(match))
    assert actions[0] == actions[1]


def test_a_view_that_went_over_the_wire_is_enough() -> None:
    """TAB-2."""
    game = graded("casa cosa")
    match = known(game, ["CASOSAC", "EEEEEEE"])
    view = msgspec.json.decode(msgspec.json.encode(match.view(0)), type=BisonteView)
    assert bot_for(game, "expert").choose(view, game.offers(view), CHANCE) == choose(match)


def test_a_bot_does_not_lay_a_word_that_the_house_refuses() -> None:
    """BIS-11."""
    game = bisonte("casa", house=HouseWords(refused=frozenset({"casa"})), words="checked")
    match = known(game, ["CASAEEE", "EEEEEEE"], bag="")
    assert choose(match) == Pass()


def test_two_tiles_spell_a_digraph_only_where_the_table_allows_it() -> None:
    """BIS-8."""
    for split, word in ((False, "CASO"), (True, "COCHE")):
        match = known(graded("coche caso", split_digraphs=split), ["COCHEAS", "EEEEEEE"], bag="")
        assert word_of(match, choose(match)) == word


def objecting(played: str, words: dict[str, float] | str, *, rack: str = "") -> tuple[object, Action]:
    """The phase and what the expert in seat 1 does about the play of seat 0."""
    game = graded(words, words="objection")
    match = known(game, [rack or (played + "EEEEEEE")[:7], "EEEEEEE"])
    play(match, 0, played, 8, 6)
    return match.state.phase, choose(match, seat=1)


def test_the_expert_objects_to_a_wrong_word_and_lets_a_right_one_stand() -> None:
    """BIS-12, BIS-13."""
    assert objecting("CAXA", "casa") == (Phase.OBJECTING, Object())
    assert objecting("CASA", "casa") == (Phase.OBJECTING, LetStand())


def test_the_expert_objects_to_a_digraph_on_two_tiles() -> None:
    """BIS-8."""
    assert objecting("COCHE", "coche") == (Phase.OBJECTING, Object())


RARE = {"casa": 6.0, "rara": 2.6, "xaxo": 1.0}


def doubting(word: str, *outcomes: bool, sitter: Sitter = Sitter.PERSON) -> BisonteMatch:
    """Seat 0 has laid a word, after objections in this match that were upheld or not; seat 1 may object."""
    match = known(graded(RARE, words="objection"), [word + "EEE", "EEEEEEE"], sitters=(sitter, Sitter.BOT))
    play(match, 0, word, 8, 6)
    past = [Turn(0, TurnKind.PLAY, objection=Objection(1, upheld, ())) for upheld in outcomes]
    put(match, turns=tuple(past))
    return match


def test_BIS_14_a_child_does_not_risk_a_turn_for_a_word_that_it_does_not_know_and_a_club_player_does() -> None:
    for word, bold in (("XAXE", ["club", "expert"]), ("XAXO", ["club"]), ("RARA", [])):
        objecting = [level for level in LEVELS if choose(doubting(word), level, 1) == Object()]
        assert objecting == bold


def test_BIS_12_bots_object_by_the_words_they_know_and_ask_no_dictionary(monkeypatch: pytest.MonkeyPatch) -> None:
    """A word that the dictionary has and one that it lacks are doubted alike by a level that knows neither."""

    def asked(*_: object, **__: object) -> None:
        raise AssertionError("the dictionary was asked")

    for level in LEVELS[:-1]:
        right, wrong = doubting("XAXO"), doubting("OXAX")
        with monkeypatch.context() as patched:
            patched.setattr(Lexicon, "judge", asked)
            assert choose(right, level, 1) == choose(wrong, level, 1)


def test_BIS_14_objections_that_failed_make_a_bot_careful_and_others_make_it_bold() -> None:
    assert choose(doubting("XAXO"), "club", 1) == Object()
    assert choose(doubting("XAXO", False, False, False), "club", 1) == LetStand()
    assert choose(doubting("XAXO"), "casual", 1) == LetStand()
    assert choose(doubting("XAXO", True, True, True), "casual", 1) == Object()
    assert choose(doubting("XAXO", True, True, True), "expert", 1) == LetStand()


def test_BIS_12_bots_do_not_doubt_each_other_for_they_play_words_of_the_dictionary() -> None:
    """An expert that knows every word sees when somebody else's bot does not."""
    assert {choose(doubting("XAXO", sitter=Sitter.BOT), level, 1) for level in LEVELS} == {LetStand()}
    wrong = doubting("XAXE", True, sitter=Sitter.BOT)
    assert [choose(wrong, level, 1) == Object() for level in LEVELS] == [False, False, False, True]


def test_BIS_12_a_bot_of_somebodys_own_is_doubted_as_a_person_is() -> None:
    """BIS-14: nothing keeps such a bot to the dictionary."""
    for word in ("XAXO", "RARA"):
        own, person = doubting(word, sitter=Sitter.OWN_BOT), doubting(word)
        assert [choose(own, level, 1) for level in LEVELS] == [choose(person, level, 1) for level in LEVELS]
    assert choose(doubting("XAXO", sitter=Sitter.OWN_BOT), "club", 1) == Object()


@pytest.mark.parametrize("level", LEVELS)
def test_BIS_12_every_bot_objects_to_a_word_that_the_table_refuses_and_to_no_word_that_it_accepts(level: str) -> None:
    house = HouseWords(accepted=frozenset({"xaxo"}), refused=frozenset({"casa"}))
    for word, answer in (("CASA", Object()), ("XAXO", LetStand())):
        match = known(bisonte("casa", house=house), [word + "EEE", "EEEEEEE"])
        play(match, 0, word, 8, 6)
        assert choose(match, level, 1) == answer


@pytest.mark.parametrize("level", ["", *LEVELS])
@pytest.mark.parametrize("vote", [True, False])
def test_BIS_12_a_stand_in_abstains_and_leaves_the_play_to_the_people(level: str, vote: bool) -> None:
    """BUF-25."""
    match = known(graded("casa", words="table", clock=False), ["CAXAEEE"] + ["EEEEEEE"] * 3)
    play(match, 0, "CAXA", 8, 6)
    match.act(1, Object())
    company = Company({2: stand_in_for(match.game, level)}, Pace.HUMAN)
    assert company.step(match)
    assert match.state.ballot is not None
    assert match.state.ballot.abstaining == (2,)
    assert company.next(match.position) is None
    match.act(3, Vote(accept=vote), match.now + 5_000)
    assert (match.state.turns[0].kind is TurnKind.PLAY) is vote


def test_BIS_12_a_person_who_is_silent_weighs_as_much_beside_a_stand_in() -> None:
    """BUF-25: author and one yes are two of three people; a bot sits there for the fourth and objects."""
    match = known(graded("casa", words="table"), ["CAXAEEE"] + ["EEEEEEE"] * 3)
    play(match, 0, "CAXA", 8, 6)
    company = Company({1: stand_in_for(match.game, "club")})
    match.act(1, choose(match, "club", 1))
    assert match.state.ballot is not None
    assert match.state.ballot.voters == (2, 3), "the no of a bot that objects is nobody's"
    match.act(2, Vote(accept=True))
    assert match.state.waiting == (3,)
    while not match.state.turns:
        assert company.step(match)
    assert match.state.turns[0].kind is TurnKind.PLAY


def test_a_bot_never_doubts_a_word_that_it_knows() -> None:
    """BIS-14."""
    match = known(graded("casa", words="objection"), ["CASAEEE", "EEEEEEE"])
    play(match, 0, "CASA", 8, 6)
    for level in LEVELS:
        assert {choose(match, level, 1, chance) for chance in chances(20)} == {LetStand()}


def test_at_the_very_end_an_objection_costs_nothing_so_even_a_child_objects() -> None:
    """BIS-14, BIS-21: a skip still owed at the end costs nothing."""
    for sudden_end, answer in ((True, Object()), (False, LetStand())):
        game = graded("casa", words="objection", sudden_end=sudden_end)
        match = known(game, ["XOX", "EEEEEEE"], bag="", board=CASA)
        match.act(0, laid("XOX", 9, 6))
        assert {choose(match, "child", 1, chance) for chance in chances(20)} == {answer}


def test_no_bot_lays_a_word_that_it_would_object_to() -> None:
    """BIS-12: a table of bots that may object never sees an objection upheld."""
    game = graded("casa cosa saco caso asco osa es se os", words="objection")
    match = known(game, ["CASOSAC", "ESEOSAC"], sitters=(Sitter.BOT, Sitter.BOT))
    match.act(0, choose(match))
    assert choose(match, seat=1) == LetStand()
    all_let_stand(match)
    assert not happened(match, Object)


def test_a_seat_whose_rack_is_empty_is_no_worry_to_the_end_search() -> None:
    """BIS-21: the other has gone out, and one plays alone."""
    match = at_the_end("casas", ["SZ", ""], CASA)
    assert word_of(match, choose(match)) == "S"
    match = at_the_end("casas es eses", ["SE", "ES"], CASA)
    assert isinstance(choose(match), Play)


def test_a_bot_says_which_decision_it_waits_for() -> None:
    """One name for each turn, another for an objection in it."""
    game = graded("casa", words="objection")
    match = known(game, ["CASAEEE", "EEEEEEE"])
    first = bot(game).wait(match.view(0))
    play(match, 0, "CASA", 8, 6)
    second = bot(game).wait(match.view(1))
    all_let_stand(match)
    third = bot(game).wait(match.view(1))
    assert len({first, second, third}) == 3
