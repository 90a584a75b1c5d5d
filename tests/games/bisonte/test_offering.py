"""What is offered, and what a play would score, from the view alone."""

import pytest

from sobremesa.engine import Ask, Offer, Refusal, Refused, Score
from sobremesa.games.bisonte.actions import Action, Exchange, LetStand, Object, Pass, Placement, Play
from sobremesa.games.bisonte.game import Bisonte
from sobremesa.lexicon.house import HouseWords
from sobremesa.lexicon.lexicon import Lexicon
from tests.games.bisonte.boxes import BisonteMatch, bisonte, cell, known, laid, lines, lying, play

RACK = "CASAEEO"
SORTED = ("A", "A", "C", "E", "E", "O", "S")
PASS = Offer("pass", (Pass(),))
OBJECT = Offer("object", (Object(),))
LET_STAND = Offer("let-stand", (LetStand(),))


def table(words: str = "objection", *, racks: list[str] | None = None, **options: object) -> BisonteMatch:
    chosen = {key: options.pop(key) for key in ("bag", "board") if key in options}
    return known(bisonte("casa casas", words=words, **options), racks or [RACK] * 3, **chosen)  # type: ignore[arg-type]


def test_on_turn_one_may_pass_play_and_exchange() -> None:
    """BIS-1, BIS-9, BIS-10."""
    match = table(bag="AEO")
    assert match.offers(0) == (
        PASS,
        Offer("play", asks=(Ask("placements", 2, 7, among=SORTED),)),
        Offer("exchange", asks=(Ask("tiles", 1, 3, among=SORTED),)),
    )
    assert match.offers(1) == match.offers(2) == match.offers(None) == ()


def test_on_a_board_with_tiles_one_is_enough() -> None:
    """BIS-2."""
    match = table(racks=["A", RACK], board=lying("CAS", 8, 8), bag="AAAAAAA")
    offers = {offer.action: offer.asks for offer in match.offers(0)}
    assert offers["play"] == (Ask("placements", 1, 1, among=("A",)),)
    assert offers["exchange"] == (Ask("tiles", 1, 1, among=("A",)),)


def test_what_cannot_be_is_not_offered() -> None:
    """BIS-1, BIS-9: one tile on an empty board, nothing to draw from."""
    match = table(racks=["A", RACK], bag="")
    assert match.offers(0) == (PASS,)
    assert {offer.action for offer in table(racks=["AE", RACK], bag="").offers(0)} == {"pass", "play"}


def test_the_others_may_object_or_let_stand() -> None:
    """BIS-15."""
    match = table()
    play(match, 0, "CASA", 8, 8)
    assert match.offers(0) == ()
    assert match.offers(1) == match.offers(2) == (LET_STAND, OBJECT)
    match.act(1, LetStand())
    assert match.offers(1) == (OBJECT,)
    assert match.offers(2) == (LET_STAND, OBJECT)


def test_on_wood_the_next_player_is_offered_the_turn_too() -> None:
    """BIS-15, BIS-9: the bag as it will be."""
    match = table(clock=False, bag="AEIOU")
    play(match, 0, "CASA", 8, 8)
    assert match.offers(1) == (
        LET_STAND,
        OBJECT,
        PASS,
        Offer("play", asks=(Ask("placements", 1, 7, among=SORTED),)),
        Offer("exchange", asks=(Ask("tiles", 1, 1, among=SORTED),)),
    )
    assert match.offers(2) == (LET_STAND, OBJECT)


def test_a_preview_has_the_lines_that_the_play_will_have() -> None:
    """BIS-16."""
    match = table()
    action = laid("CASA", 8, 8)
    previewed = match.preview(0, action)
    assert lines(previewed) == [
        (3, "BIS-16", "letter"),
        (1, "BIS-16", "letter"),
        (1, "BIS-16", "letter"),
        (1, "BIS-16", "letter"),
        (6, "BIS-1", "first-word"),
    ]
    match.act(0, action)
    assert match.state.open_play is not None
    assert match.state.open_play.score == previewed


@pytest.mark.parametrize("words", ["objection", "checked", "table"])
def test_bis_12_no_preview_tells_whether_words_are_valid(words: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """BIS-3, BIS-8: it gives points and says where tiles may not lie; the dictionary is not even asked."""
    match = table(words, racks=["CASACHO", RACK, RACK])

    def asked(*_: object, **__: object) -> None:
        raise AssertionError("the dictionary was asked")

    monkeypatch.setattr(Lexicon, "judge", asked)
    wrong, right = match.preview(0, laid("CASO", 8, 8)), match.preview(0, laid("CASA", 8, 8))
    assert lines(wrong) == lines(right)
    assert isinstance(match.preview(0, laid("CHACO", 8, 8)), Score)


def test_bis_12_a_checked_play_with_a_wrong_word_is_refused_once_it_is_made() -> None:
    """TAB-5."""
    match = table("checked")
    assert isinstance(match.preview(0, laid("CASO", 8, 8)), Score)
    with pytest.raises(Refused, match="bis-3-no-word"):
        match.act(0, laid("CASO", 8, 8))
    assert match.state.turns == ()


def test_BIS_12_a_checked_play_says_that_the_table_refused_a_word_and_not_the_dictionary() -> None:
    house = HouseWords(refused=frozenset({"casa"}))
    match = known(bisonte("casa", words="checked", house=house), [RACK] * 2)
    with pytest.raises(Refused, match="bis-3-table-refused") as refused:
        match.act(0, laid("CASA", 8, 8))
    assert refused.value.refusal.clause == "BIS-3"
    assert refused.value.refusal.text.args == {"count": 1, "words": "CASA"}
    with pytest.raises(Refused, match="bis-3-no-word"):
        match.act(0, laid("CASO", 8, 8))
    assert match.state.turns == ()


@pytest.mark.parametrize(
    ("action", "said"),
    [
        (Play((Placement(cell(8, 8), "Z"), Placement(cell(8, 9), "A"))), "bis-c3-not-on-rack"),
        (laid("CASA", 1, 1), "bis-1-centre"),
        (Exchange(("A",) * 3), "bis-c3-not-on-rack"),
        (Exchange(()), "bis-9-no-tile"),
        (Pass(turn=9), "tab-13-other-turn"),
        (Object(), "bis-15-nothing-open"),
    ],
)
def test_a_preview_says_why_an_action_would_be_refused(action: Action, said: str) -> None:
    refusal = table().preview(0, action)
    assert isinstance(refusal, Refusal)
    assert refusal.text.id == said


def test_what_scores_nothing_has_no_lines() -> None:
    match = table()
    for action in (Pass(), Exchange(("A", "C"))):
        assert match.preview(0, action) == Score()
    play(match, 0, "CASA", 8, 8)
    assert match.preview(1, Object()) == match.preview(1, LetStand()) == Score()


def test_on_wood_a_preview_sees_the_tiles_that_lie_there_and_the_bag_as_it_will_be() -> None:
    match = table(clock=False, bag="AEIOU")
    play(match, 0, "CASA", 8, 8)
    previewed = match.preview(1, laid("S", 8, 12))
    assert isinstance(previewed, Score)
    assert previewed.total == 7
    assert match.preview(1, Exchange(("A",))) == Score()
    refusal = match.preview(1, Exchange(("A", "A")))
    assert isinstance(refusal, Refusal)
    assert refusal.text.args == {"bag": 1}


def test_who_watches_previews_nothing() -> None:
    """TAB-13."""
    match = table()
    game = match.game
    assert isinstance(game, Bisonte)
    refusal = game.preview(match.view(None), Pass())
    assert isinstance(refusal, Refusal)
    assert refusal.text.id == "tab-13-spectator"


def test_the_vocabulary_of_a_bot_leaves_out_what_the_house_refuses() -> None:
    """BIS-11."""
    plain = bisonte("casa casas").vocabulary(form_at_least=0, lemma_at_least=0)
    without = bisonte("casa casas", house=HouseWords(refused=frozenset({"casas"})))
    fewer = without.vocabulary(form_at_least=0, lemma_at_least=0)
    assert sum(byte.bit_count() for byte in plain) == 2
    assert sum(byte.bit_count() for byte in fewer) == 1
    assert sum(byte.bit_count() for byte in bisonte("casa").vocabulary(form_at_least=1, lemma_at_least=0)) == 0
    assert sum(byte.bit_count() for byte in bisonte("casa").vocabulary(form_at_least=0, lemma_at_least=1)) == 0
