"""What a seat may do now, and what it would score, from its view alone."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from sobremesa.engine import Ask, Match, Refusal, Refused, Score, Sitter
from sobremesa.engine.score import Stake
from sobremesa.games.golf.actions import Action, Buy, CardUse, Choice, Choose, Draft, TakeBack, Vote, Write
from sobremesa.games.golf.events import Phase
from sobremesa.games.golf.game import Golf
from sobremesa.games.golf.scoring import score_of_empty_card
from sobremesa.lexicon.lexicon import Lexicon
from tests.games.golf.boxes import (
    HEAVY,
    HOLE_5,
    LIGHT,
    MIDDLE,
    VOWELS,
    GolfMatch,
    choose_all,
    edition,
    golf,
    handed_in,
    leave_shop,
    start,
    totals,
    write_all,
)


def kinds_offered(match: GolfMatch, seat: int | None) -> list[str]:
    """The kinds of action that a seat may take."""
    return [offer.action for offer in match.offers(seat)]


def refused_clause(match: GolfMatch, seat: int, action: Action) -> str:
    """The clause by which a preview says no."""
    preview = match.preview(seat, action)
    assert isinstance(preview, Refusal)
    return preview.clause


def test_while_writing_one_may_write_or_keep_a_draft() -> None:
    """GOL-2, GOL-6."""
    match = start(golf(box=edition(cards=HOLE_5)))
    write, draft = match.offers(0)
    assert (write.action, draft.action) == ("write", "draft")
    assert [(ask.field, ask.least, ask.most) for ask in write.asks] == [("word", 2, 7), ("path", 2, 7)]
    assert write.asks[1].among == (0, 1, 2, 3, 4, 5, 6)


def test_who_is_done_may_take_it_back_or_write_another() -> None:
    """GOL-2."""
    match = start(golf())
    write_all(match, "casa")
    assert kinds_offered(match, 0) == ["write", "take-back"]


def test_a_ballot_is_offered_to_the_people_who_may_vote() -> None:
    """GOL-22."""
    match = start(golf("casa"), (Sitter.PERSON, Sitter.PERSON, Sitter.BOT))
    write_all(match, "zzzz", "casa", "casa")
    assert kinds_offered(match, 0) == []
    assert kinds_offered(match, 2) == []
    (offer,) = match.offers(1)
    assert offer.choices == (Vote(0, accept=True), Vote(0, accept=False))


def test_jokers_and_cards_are_offered_where_they_could_score() -> None:
    """GOL-29."""
    match = start(golf("hechizo ceses", edition(cards=HOLE_5)))
    write_all(match, "hechizo", "ceses")
    assert match.offers(1) == ()
    (offer,) = match.offers(0)
    assert offer.choices == (Choose(Choice((4,))), Choose(Choice()))
    assert [(ask.field, ask.most, ask.among) for ask in offer.asks] == [("jokers", 1, (4, 5))]


def test_cards_in_hand_are_offered_for_the_letters_they_can_replace() -> None:
    """GOL-9."""
    match = start(golf("hechizo", edition(cards=HOLE_5, pars=(-9,) * 9)))
    write_all(match, "hechizo", "")
    choose_all(match)
    match.act(0, Buy((HEAVY, VOWELS)))
    leave_shop(match)
    write_all(match, "hechizo", "")
    (offer,) = match.offers(0)
    assert offer.asks[1:] == (Ask(f"cards.{HEAVY}", 0, 1, among=(5,)), Ask(f"cards.{VOWELS}", 0, 1, among=(4,)))


def test_the_shop_offers_everything_that_can_be_paid() -> None:
    """GOL-17, GOL-18."""
    match = start(golf("casa", edition("CASTER", pars=(0,) * 9)))
    write_all(match, "casa", "")
    (offer,) = match.offers(0)
    assert offer.choices == (Buy(), Buy((VOWELS,)), Buy((LIGHT,)), Buy((MIDDLE,)), Buy((HEAVY,)), Buy((VOWELS, LIGHT)))
    assert offer.asks == (Ask("kinds", 0, 3, among=(VOWELS, LIGHT, MIDDLE, HEAVY)),)
    match.act(0, Buy())
    assert match.state.round == 2, "the other could buy nothing"


def test_who_has_bought_is_offered_nothing_more() -> None:
    """GOL-30."""
    match = start(golf("casa", edition("CASTER", pars=(0,) * 9)))
    write_all(match, "casa", "casa")
    match.act(0, Buy())
    assert match.offers(0) == ()


def test_a_preview_is_the_score_that_the_word_then_has() -> None:
    """GOL-23."""
    match = start(golf("huecos", edition(cards=HOLE_5)))
    action = handed_in(match, 0, "huecos")
    preview = match.preview(0, action)
    write_all(match, "huecos", "")
    choose_all(match)
    assert isinstance(preview, Score)
    assert preview.lines == match.state.players[0].rounds[0].score.lines


def test_a_preview_of_an_empty_card() -> None:
    """GOL-2."""
    preview = start(golf(box=edition(cards=HOLE_5))).preview(0, Write())
    assert isinstance(preview, Score)
    assert preview.total == -7 - 3


def test_GOL_23_a_preview_takes_any_word_for_spelt_right() -> None:
    match = start(golf("casa", edition("CAS•TT")))
    right, wrong = (match.preview(0, Write(word, (0, 1, 2, 3))) for word in ("casa", "sasa"))
    assert isinstance(right, Score)
    assert isinstance(wrong, Score)
    assert wrong.total == right.total - 1, "an S in place of the C, and no more"


@pytest.mark.parametrize("word", ["casa", "zzzz", "caza", "sa"])
def test_GOL_23_a_preview_says_what_the_word_scores_and_what_if_it_is_none(word: str) -> None:
    """The second number is that of GOL-22, the same for every word."""
    match = start(golf("casa", edition("CAS•TT", ".x2."), words="dictionary"))
    preview = match.preview(0, handed_in(match, 0, word))
    assert isinstance(preview, Stake)
    assert preview.otherwise.total == -4 - 3
    assert preview.otherwise == score_of_empty_card(match.view(0).card).score
    write_all(match, word, "")
    choose_all(match)
    total = totals(match, 0)[0]
    assert total in {"casa": {preview.total}, "caza": {preview.total - 2}}.get(word, {preview.otherwise.total})


def test_GOL_23_an_empty_card_has_nothing_at_stake() -> None:
    match = start(golf("casa"))
    assert not isinstance(match.preview(0, Write()), Stake)
    assert not isinstance(match.preview(0, Draft("")), Stake)


def test_GOL_23_the_dictionary_is_not_asked_before_all_words_are_shown(monkeypatch: pytest.MonkeyPatch) -> None:
    match = start(golf("casa"), 2)

    def asked(*_: object, **__: object) -> None:
        raise AssertionError("the dictionary was asked")

    for question in ("judge", "find", "nearby", "search"):
        monkeypatch.setattr(Lexicon, question, asked)
    match.act(0, Draft("ca", (0, 1)))
    for seat in (0, 1):
        action = handed_in(match, seat, "zzzz")
        match.preview(seat, action)
        match.offers(seat)
    match.act(0, handed_in(match, 0, "zzzz"))
    match.act(0, TakeBack())
    match.act(0, handed_in(match, 0, "casa"))
    with pytest.raises(AssertionError, match="the dictionary was asked"):
        match.act(1, handed_in(match, 1, "casa"))


def test_a_preview_of_jokers_and_cards_is_their_score() -> None:
    """GOL-29."""
    match = start(golf("hechizo", edition(cards=HOLE_5)))
    write_all(match, "hechizo", "hechizo")
    preview = match.preview(0, Choose(Choice((5,))))
    match.act(0, Choose(Choice((5,))))
    choose_all(match)
    assert isinstance(preview, Score)
    assert preview == match.state.players[0].rounds[0].score
    assert preview.total == totals(match, 0)[0]


def test_a_preview_of_a_purchase_is_its_price() -> None:
    """GOL-17."""
    match = start(golf("casa", edition("CASTER", pars=(0,) * 9)))
    write_all(match, "casa", "casa")
    preview = match.preview(0, Buy((VOWELS, LIGHT)))
    assert isinstance(preview, Score)
    assert [line.points for line in preview.lines] == [-2, -3]
    assert refused_clause(match, 0, Buy((VOWELS, LIGHT, MIDDLE))) == "GOL-17"


def test_a_preview_says_why_an_action_would_be_refused() -> None:
    """TAB-5."""
    match = start(golf("casa hechizo", edition(cards=HOLE_5)), 3)
    assert refused_clause(match, 0, Write("casa", (0, 2, 1, 6))) == "GOL-4"
    assert refused_clause(match, 0, TakeBack()) == "GOL-2"
    assert refused_clause(match, 0, Buy()) == "TAB-13"
    match.act(0, handed_in(match, 0, "hechizo"))
    assert refused_clause(match, 0, Draft("ca")) == "GOL-2"
    assert match.preview(0, TakeBack()) == Score()
    match.act(1, handed_in(match, 1, "zzzz"))
    match.act(2, Write())
    assert refused_clause(match, 1, Vote(1, accept=True)) == "GOL-22"
    assert refused_clause(match, 0, Vote(2, accept=True)) == "GOL-22"
    assert match.preview(0, Vote(1, accept=True)) == Score()
    match.tick(20_001)
    assert refused_clause(match, 0, Choose(Choice((), (CardUse(HEAVY, 5),)))) == "GOL-9"
    assert refused_clause(match, 1, Choose()) == "TAB-13"


def test_a_spectator_previews_nothing() -> None:
    """TAB-13."""
    game = golf()
    preview = game.preview(start(game).view(None), Write())
    assert isinstance(preview, Refusal)
    assert preview.clause == "TAB-13"


def copies(game: Golf, match: GolfMatch) -> GolfMatch:
    """The same match once more, to try something in."""
    again: GolfMatch = Match.load(game, match.save())
    return again


def refusal_of(match: GolfMatch, seat: int, action: Action) -> Refusal | None:
    """What the match itself says to an action; None if it is accepted."""
    try:
        match.act(seat, action)
    except Refused as refused:
        return refused.refusal
    return None


WORDS = ["casa", "caza", "cosa", "xyzw", "sos", "tarta", "astas", ""]
SITTERS = st.sampled_from([(Sitter.PERSON,), (Sitter.PERSON,) * 2, (Sitter.PERSON, Sitter.BOT, Sitter.PERSON)])


@settings(max_examples=20, deadline=None)
@given(SITTERS, st.sampled_from(["CAST••", "CASTER", "S•••TA"]), st.data())
def test_whatever_is_offered_is_accepted_and_previewed(
    sitters: tuple[Sitter, ...], faces: str, data: st.DataObject
) -> None:
    """TAB-5, TAB-13."""
    game = golf("casa cosa sos tarta", edition(faces, ".x2..", pars=(-4,) * 9))
    match = start(game, sitters)
    for _ in range(8):
        seat = data.draw(st.sampled_from(match.state.waiting))
        offered = [choice for offer in match.offers(seat) for choice in offer.choices]
        assert offered, "who is waited for has something to do"
        for action in offered:
            assert isinstance(match.preview(seat, action), Score)
            copies(game, match).act(seat, action)
        if match.state.phase is Phase.WRITING:
            match.act(seat, handed_in(match, seat, data.draw(st.sampled_from(WORDS))))
        else:
            match.act(seat, data.draw(st.sampled_from(offered)))


@settings(max_examples=30, deadline=None)
@given(st.data())
def test_a_preview_refuses_what_the_match_refuses_and_nothing_else(data: st.DataObject) -> None:
    """TAB-5."""
    game = golf("casa cosa sos tarta", edition("CAST••", ".x2..", pars=(-4,) * 9))
    match = start(game, 2)
    for _ in range(12):
        seat = data.draw(st.integers(0, 1))
        places = st.integers(-1, 5)
        action = data.draw(
            st.one_of(
                st.builds(Write, st.sampled_from(WORDS), st.lists(places, max_size=5).map(tuple)),
                st.sampled_from(WORDS).map(lambda word: Write(word, (*range(len(word) - 1), 4) if word else ())),
                st.just(TakeBack()),
                st.builds(Vote, st.integers(-1, 2), st.booleans()),
                st.builds(Choose, st.builds(Choice, st.lists(places, max_size=3).map(tuple))),
                st.builds(Buy, st.lists(st.sampled_from([VOWELS, LIGHT, "?"]), max_size=2).map(tuple)),
            )
        )
        preview = match.preview(seat, action)
        refusal = refusal_of(match, seat, action)
        assert isinstance(preview, Score) if refusal is None else preview == refusal
