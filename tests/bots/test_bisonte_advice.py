"""What a bot advises in Bisonte, what it thinks of any turn, and why, in both languages."""

from itertools import permutations
from pathlib import Path
from unittest.mock import patch

import pytest

import sobremesa.bots.bisonte
from sobremesa.bots import LEVELS, Advice
from sobremesa.bots.bisonte.habits import HABITS
from sobremesa.bots.bisonte.reasons import of_play
from sobremesa.bots.bisonte.replies import Replies
from sobremesa.bots.bisonte.weighing import Weighed
from sobremesa.editions.texts import Language, Texts
from sobremesa.engine.score import line, score
from sobremesa.games.bisonte.actions import Action, Exchange, LetStand, Object, Pass, Play
from sobremesa.games.bisonte.events import PlayLetStand, PlayMade, TilesLaidDown, TurnPassed
from sobremesa.games.bisonte.game import Bisonte
from tests.bots.bisonte_boxes import at_the_end, bot, graded
from tests.games.bisonte.boxes import SIXTY_ONE, BisonteMatch, edition, happened, known, laid, lying, play

FULL_BAG = "AAAAEEEEAAAAEEEEAAAAEEEE"
CASA = lying("CASA", 8, 6)


def texts(language: Language) -> Texts:
    """The bot's own sentences."""
    folder = Path(sobremesa.bots.bisonte.__file__).parent / "texts"
    return Texts(language, [(folder / f"{language}.ftl").read_text(encoding="utf-8")])


def said(advice: Advice[Action], language: Language = "en") -> str:
    """All reasons in a row."""
    return " ".join(texts(language).say(reason) for reason in advice.reasons)


def advise(match: BisonteMatch, level: str = "expert", seat: int = 0, count: int = 3) -> tuple[Advice[Action], ...]:
    assert isinstance(match.game, Bisonte)
    return bot(match.game, level).advise(match.view(seat), match.offers(seat), count)


def rate(match: BisonteMatch, action: Action, level: str = "expert", seat: int = 0) -> Advice[Action]:
    assert isinstance(match.game, Bisonte)
    return bot(match.game, level).rate(match.view(seat), match.offers(seat), action)


@pytest.mark.parametrize("level", LEVELS)
def test_advice_comes_best_first_and_is_rated_alike(level: str) -> None:
    match = known(graded("casa cosa saco caso asco osa es"), ["CASOSAC", "EEEEEEE"], bag=FULL_BAG)
    advised = advise(match, level, count=5)
    assert len(advised) == 5
    assert [each.worth for each in advised] == sorted((each.worth for each in advised), reverse=True)
    for each in advised:
        assert rate(match, each.action, level) == each


def test_much_advice_takes_few_looks_at_the_replies() -> None:
    """The first few plays are all looked at, of the others one a word; what is advised is rated alike all the same."""
    words = [*map("".join, permutations("caso")), *map("".join, permutations("aso")), "os", "so", "as", "sa"]
    match = known(graded(" ".join(words)), ["CASOSAC", "EEEEEEE"], bag=FULL_BAG)
    with patch.object(Replies, "cost", autospec=True, side_effect=Replies.cost) as look:
        advised = advise(match, count=20)
    assert len(advised) == len({each.word for each in advised}) == 20
    assert 20 <= look.call_count <= HABITS["expert"].looks_at + 20
    assert [each.worth for each in advised] == sorted((each.worth for each in advised), reverse=True)
    assert all(rate(match, each.action) == each for each in advised[:3])
    assert advise(match, count=1) == advised[:1]


@pytest.mark.parametrize("level", LEVELS)
def test_on_an_empty_bag_advice_is_rated_alike_too(level: str) -> None:
    """BIS-24."""
    match = at_the_end("casas casaz ñu es se", ["SÑE", "ZZ"], {**CASA, **lying("U", 1, 2)})
    for each in advise(match, level):
        assert rate(match, each.action, level) == each


def test_a_play_says_what_it_takes_and_what_multiplies_it() -> None:
    """BIS-1, BIS-17."""
    match = known(graded("casa", edition(layout=SIXTY_ONE)), ["CASAEEE", "EEEEEEE"], bag="")
    best = advise(match)[0]
    assert best.word == "CASA"
    assert best.points is not None
    assert said(best).startswith(f"CASA takes {best.points} points.")
    assert "On an empty board CASA counts double." in said(best)
    assert f"CASA se lleva {best.points} puntos." in said(best, "es")


def test_seven_tiles_are_a_reason() -> None:
    """BIS-20."""
    match = known(graded("caserío"), ["CASERIO", "EEEEEEE"], bag=FULL_BAG)
    assert "All seven tiles at once: 50 points on top." in said(advise(match)[0])


def test_crossing_words_are_a_reason() -> None:
    """BIS-16."""
    match = known(graded("casas sol"), ["SOLVVVV", "EEEEEEE"], bag=FULL_BAG, board=CASA)
    rated = rate(match, laid("SOL", 8, 10, down=True))
    assert "It scores CASAS as well." in said(rated)


def test_keeping_the_bisonte_is_a_reason() -> None:
    """BIS-19."""
    match = known(graded("casa"), ["CASA*VV", "EEEEEEE"], bag=FULL_BAG)
    assert "You keep the Bisonte for a bigger word." in said(advise(match)[0])


def test_going_out_is_a_reason_with_what_the_other_racks_bring() -> None:
    """BIS-24."""
    match = at_the_end("casas", ["S", "ZZ"], CASA, sudden_end=True)
    best = advise(match)[0]
    assert best.worth == 7 + 2 * 20, "what the other loses is as good as what one gains"
    assert "You go out, and the other racks bring you 20 points." in said(best)


def test_a_count_to_the_end_is_a_reason() -> None:
    """BIS-24."""
    match = at_the_end("casas casaz ñu", ["SÑ", "ZZ"], {**CASA, **lying("U", 1, 2)})
    assert "Counted out to the end, you gain 56 more points than your rival" in said(advise(match)[0])
    match = at_the_end("casas", ["ZS", "ZZZZ"], CASA)
    worse = rate(match, Pass())
    assert worse.worth < advise(match)[0].worth


def test_an_exchange_says_what_to_keep_and_that_no_word_is_better() -> None:
    """BIS-9."""
    match = known(graded("murciélago"), ["VVVUUU*", "EEEEEEE"], bag=FULL_BAG)
    best = advise(match)[0]
    assert isinstance(best.action, Exchange)
    assert "There is no word to lay with what you have." in said(best)
    assert rate(match, best.action) == best


def test_passing_is_advised_only_where_there_is_nothing_else() -> None:
    """BIS-10."""
    match = known(graded("murciélago"), ["VVVUUUQ", "EEEEEEE"], bag="")
    only = advise(match)
    assert [each.action for each in only] == [Pass()]
    assert said(only[0]) == "There is nothing you can lay and nothing to exchange."


def test_a_pass_in_vain_is_worth_less_than_what_there_was_to_do() -> None:
    """BIS-10."""
    match = known(graded("casa"), ["CASAEEE", "EEEEEEE"], bag=FULL_BAG)
    passed = rate(match, Pass())
    assert passed.worth < advise(match)[0].worth
    assert said(passed, "es") == "Pasar no da nada, y algo se podía hacer."


def test_a_wrong_word_is_worth_nothing_however_many_points_it_takes() -> None:
    """BIS-13."""
    match = known(graded("casa", words="objection"), ["CAXAZZZ", "EEEEEEE"], bag=FULL_BAG)
    rated = rate(match, laid("CAXA", 8, 6))
    assert rated.worth <= 0
    assert rated.points == 0
    assert "CAXA is not in the dictionary" in said(rated)


def test_whether_to_object_is_advised_and_rated() -> None:
    """BIS-12 to BIS-14."""
    for word, best in (("CAXA", Object()), ("CASA", LetStand())):
        match = known(graded("casa", words="objection"), [word + "EEE", "EEEEEEE"])
        play(match, 0, word, 8, 6)
        advised = advise(match, seat=1)
        assert advised[0].action == best
        assert advised[0].worth >= 0
        assert {type(each.action) for each in advised} == {Object, LetStand}
        for each in advised:
            assert rate(match, each.action, seat=1) == each
            assert said(each)
            assert said(each, "es")


def objecting(word: str, words: str | dict[str, float] = "casa") -> BisonteMatch:
    """Seat 1 may object to this word."""
    match = known(graded(words, words="objection"), [word + "EEE", "EEEEEEE"])
    play(match, 0, word, 8, 6)
    return match


@pytest.mark.parametrize("level", LEVELS)
def test_advice_about_an_objection_never_speaks_against_itself_and_makes_no_word(level: str) -> None:
    """BIS-14: a level that is not sure lets a word stand that it doubts, where a turn lost weighs more."""
    against = ("you would let it count", "that weighs more", "would cost you a turn")
    for word in ("CASA", "CAXA", "AXAC", "XXAA"):
        match = objecting(word)
        best, other = advise(match, level, seat=1)
        assert not any(each in said(best) for each in against)
        assert any(each in said(other) for each in against)
        assert (best.word, other.word) == ("", "")
        assert best.worth >= other.worth
        assert [rate(match, each.action, level, seat=1) for each in (best, other)] == [best, other]


def test_a_doubt_that_is_not_worth_a_turn_is_told_as_one() -> None:
    """BIS-14."""
    best, other = advise(objecting("CAXA"), "child", seat=1)
    assert best.action == LetStand()
    assert said(best) == "CAXA may be wrong, but a turn is too much to risk on it."
    assert said(best, "es") == "Puede que CAXA no valga, pero arriesgar un turno por ella es demasiado."
    assert said(other).endswith("But if it is one you lose a turn, and that weighs more.")
    assert said(other, "es").endswith("Pero si vale pierdes un turno, y eso pesa más.")


def test_BIS_12_a_level_advises_by_the_words_that_it_knows_and_not_by_the_dictionary() -> None:
    """A rare word that the dictionary has and a wrong one are the same to a child; the expert knows every word."""
    rare = {"rasa": 1.0, "casa": 6.0}
    for level, alike in (("child", True), ("club", True), ("expert", False)):
        right, wrong = (advise(objecting(word, rare), level, seat=1)[0].reasons[0].id for word in ("RASA", "SARA"))
        assert (right == wrong) is alike


def test_nobody_is_advised_who_is_not_on_turn() -> None:
    """TAB-13."""
    match = known(graded("casa"), ["CASAEEE", "EEEEEEE"])
    assert advise(match, seat=1) == ()


def test_a_play_an_exchange_and_a_pass_are_turns_that_the_coach_speaks_of() -> None:
    """An exchange is the secret event of its own seat; a turn passed by the clock was nobody's choice."""
    game = graded("casa", words="objection")
    match = known(game, ["CASAEEE", "EEEEEEE"])
    first = laid("CASA", 8, 6)
    match.act(0, first)
    match.act(1, LetStand())
    match.act(1, Exchange(("E",)))
    match.act(0, Pass())
    turns = [bot(game).turn_of(entry.event) for entry in match.events]
    assert [turn for turn in turns if turn] == [(0, first), (1, LetStand()), (1, Exchange(("E",))), (0, Pass())]
    assert bot(game).turn_of(TurnPassed(0, by_clock=True)) is None
    for kind in (PlayMade, PlayLetStand, TilesLaidDown):
        assert happened(match, kind)
    assert isinstance(first, Play)


def test_a_plain_play_is_told_by_what_it_leaves() -> None:
    """Nothing else is to be said of it."""
    weighed = Weighed(laid("CASA", 8, 6), worth=6000, points=6, left=("E", "R"), leave=500)
    plain = score([line(6, "BIS-16", "bisonte-line-tile", letter="C")])
    assert [reason.id for reason in of_play(weighed, ("CASA",), plain, 0)] == [
        "bot-bisonte-points",
        "bot-bisonte-leaves",
    ]
    assert (
        texts("en").say(of_play(weighed, ("CASA",), plain, 0)[1]) == "It leaves you E, R: neither good nor bad company."
    )
