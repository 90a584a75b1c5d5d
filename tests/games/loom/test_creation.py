"""Creation: everybody forms one word in secret."""

import pytest

from sobremesa.engine import Score
from sobremesa.games.loom.actions import Done, Pick, Start, Target, Vote, Write
from sobremesa.games.loom.creation import LONGEST_WORD
from sobremesa.games.loom.edition import letters_of
from sobremesa.games.loom.events import WordShown, WordWritten
from sobremesa.games.loom.phases import Phase, Written
from tests.games.loom.boxes import K, activate, card, cards, creating, desk

HANDS = ("Ao So To", "Eo Ro No", "Oo Do Lo")


def test_LOO_9_the_leader_starts_the_creation_timer() -> None:
    table = desk(phase=Phase.CREATION_START)
    assert table.choices(0) == [Start()]
    assert table.refused(1, Start()).clause == "TAB-13"
    assert table.refused(1, Write(cards("Co Eo"))).clause == "TAB-13"
    table.act(0, Start(), now=7_000)
    assert (table.state.phase, table.state.waiting, table.state.deadline) == (Phase.CREATION, (0, 2, 1), 67_000)


def test_LOO_9_a_word_is_secret_and_may_be_replaced_until_one_is_done() -> None:
    table = creating()
    table.act(1, Write(cards("Co Eo")))
    table.act(1, Write(cards("Sg Eo")))
    assert [event.written for event in table.told(1, WordWritten)] == [Written(cards("Co Eo")), Written(cards("Sg Eo"))]
    assert table.told(0, WordWritten) == table.told(None, WordWritten) == []
    assert table.view(1).own_word == Written(cards("Sg Eo"))
    assert table.view(0).own_word is None
    assert table.state.waiting == (0, 2, 1)
    table.act(1, Done())
    for late in (Write(cards("Co Eo")), Done(), Write()):
        assert table.refused(1, late).clause == "LOO-9"


def test_LOO_9_the_last_word_entered_counts_when_time_is_over() -> None:
    table = creating()
    table.act(0, Write(cards("Co Ao")))
    table.act(0, Write(cards("Co Ao Sg Ag")))
    table.act(1, Write(cards("Sg Eo")))
    table.tick()
    assert [event.shown.word for event in table.happened(WordShown)] == ["CASA", "", "SE"]


def test_LOO_9_a_word_may_be_taken_back() -> None:
    table = creating()
    table.act(0, Write(cards("Co Ao")))
    table.act(0, Write())
    assert table.view(0).own_word is None


def test_LOO_11_words_are_shown_when_all_are_done() -> None:
    table = creating()
    table.act(0, Write(cards("Co Ao Sg Ag")))
    for seat in (1, 2):
        table.act(seat, Done())
        assert not table.happened(WordShown)
    table.act(0, Done())
    assert [event.shown.seat for event in table.happened(WordShown)] == [0, 2, 1]


@pytest.mark.parametrize(
    ("written", "refusing", "said"),
    [
        (("Co Ag Sg", ""), "LOO-10", "loo-10-none-of-yours"),
        (("Ao So", ""), "LOO-10", "loo-10-none-of-the-centre"),
        (("Co Ao Ao", ""), "LOO-10", "loo-10-card-twice"),
        (("Co Eo", ""), "LOO-14", "loo-14-not-there"),
        (("Co Ao", "A"), "LOO-K5", "loo-k5-not-in-word"),
        (("", "A"), "LOO-K5", "loo-k5-not-in-word"),
    ],
)
def test_LOO_14_cards_one_lacks_and_LOO_10_are_refused_on_entry(
    written: tuple[str, str], refusing: str, said: str
) -> None:
    table = creating()
    refusal = table.refused(0, Write(cards(written[0]), written[1]))
    assert (refusal.clause, refusal.text.id) == (refusing, said)


def test_LOO_10_one_card_of_the_centre_and_one_own_are_enough_and_many_may_use_the_same() -> None:
    table = creating()
    table.act(0, Write(cards("Ag So")))
    table.act(2, Write(cards("Ag Lo")))


def test_TAB_5_a_refused_word_changes_nothing_and_another_may_be_entered() -> None:
    """LOO-14."""
    table = creating()
    table.act(0, Write(cards("Co Ao")))
    before = table.state
    table.refused(0, Write(cards("Co Eo")))
    assert table.state is before
    table.act(0, Write(cards("Co Ag Sg Ao")))


def test_LOO_14_whether_it_is_a_word_is_not_told_before_it_is_shown() -> None:
    table = creating()
    no_word = Write(cards("Co To So Mo"))
    assert isinstance(table.preview(0, no_word), Score)
    (written,) = table.act(0, no_word)
    assert written == WordWritten((0,), 0, Written(cards("Co To So Mo")))


def test_LOO_22_a_typed_word_takes_the_cards_that_score_most() -> None:
    table = creating(("Ao Lo Ag", "Eo", "Oo"), "Sg So Ab")
    table.act(0, Write(word="Sal"))
    assert table.view(0).own_word == Written(cards("So Ao Lo"))
    preview = table.preview(0, Write(word="sal"))
    assert isinstance(preview, Score)
    assert preview.total == (4 + 2 + 4) * 2


def test_LOO_22_boost_and_blast_count_when_the_best_cards_are_found() -> None:
    """Doubling a negative sum is worse than not doubling it: (6 − 8) × 2 against 6 − 8."""
    held = [(K.THE_ONE_I_SAY, K.BOOST), (K.BLAST, K.BOOST), (K.BLAST, K.BOOST)]
    table = desk(("Ao", "Eo", "Oo"), "So Sg", held)
    activate(table, K.THE_ONE_I_SAY)
    table.act(0, Pick(card("So")))
    for seat in (2, 1):
        activate(table, K.BLAST)
        table.act(seat, Target(0))
    table.act(0, Start())
    table.act(0, Write(word="as"))
    assert table.view(0).own_word == Written(cards("Ao Sg"))
    preview = table.preview(0, Write(word="as"))
    assert isinstance(preview, Score)
    assert preview.total == 6 - 8


def test_LOO_22_a_word_is_typed_or_given_as_cards_not_both() -> None:
    table = creating()
    for both in (Write(cards("Co Ao"), word="ca"), Write(wild="A", word="ca")):
        assert table.refused(0, both).clause == "LOO-22"


@pytest.mark.parametrize(
    ("word", "refusing"),
    [("zeta", "LOO-14"), ("ca!", "LOO-17"), ("c", "LOO-10"), ("toso", "LOO-14"), ("   ", "LOO-10")],
)
def test_LOO_22_a_typed_word_that_no_cards_make_is_refused(word: str, refusing: str) -> None:
    assert creating().refused(0, Write(word=word)).clause == refusing


def test_LOO_14_what_is_sent_has_bounds() -> None:
    table = creating()
    assert table.refused(0, Write(word="a" * (LONGEST_WORD + 1))).text.id == "loo-14-too-long"
    assert table.refused(0, Write((card("Co"),) * (LONGEST_WORD + 1))).text.id == "loo-14-too-long"
    assert table.refused(0, Write(word="a" * LONGEST_WORD)).text.id != "loo-14-too-long"
    assert table.refused(0, Write((card("Co"),) * LONGEST_WORD)).text.id != "loo-14-too-long"


def test_a_preview_scores_the_word_as_if_it_were_one_and_nobody_shows_it_before() -> None:
    """LOO-12, LOO-K14."""
    table = desk(HANDS, strategy=[(K.BOOST, K.SWAP)])
    activate(table, K.BOOST, K.BOOST, K.BOOST)
    table.act(0, Start())
    preview = table.preview(0, Write(cards("Co Ao So")))
    assert isinstance(preview, Score)
    assert [(line.points, line.clause) for line in preview.lines] == [
        (4, "LOO-12"), (2, "LOO-12"), (4, "LOO-12"), (4, "LOO-K14"), (14, "LOO-12"),
    ]  # fmt: skip
    nothing = table.preview(0, Write())
    assert isinstance(nothing, Score)
    assert [line.text.id for line in nothing.lines] == ["loom-line-no-word"]
    assert table.preview(0, Done()) == Score()


def test_offers_while_writing_describe_the_cards_within_reach() -> None:
    table = creating()
    write, done = table.offers(0)
    assert (write.action, write.choices) == ("write", (Write(),))
    assert [(ask.field, ask.least, ask.most) for ask in write.asks] == [
        ("cards", 0, 8),
        ("wild", 0, 2),
        ("word", 0, LONGEST_WORD),
    ]
    assert write.asks[0].among == (*cards("Co Ag Sg Ab Mo"), *cards("Ao So To"))
    assert (write.asks[1].among, write.asks[2].among) == ((), letters_of("es"))
    assert (done.action, done.choices) == ("done", (Done(),))
    assert table.refused(0, Vote(1, accept=True)).clause == "TAB-13"


def test_LOO_K5_offers_include_the_wildcard() -> None:
    table = desk(("Ao", "Eo"), "Co", [(K.WILDCARD, K.BOOST)])
    activate(table, K.WILDCARD, K.BOOST)
    table.act(0, Start())
    assert table.offers(0)[0].asks[0].among == (card("Co"), card("Ao"), -1)
    assert table.offers(1)[0].asks[0].among == (card("Co"), card("Eo"))
    assert [table.offers(seat)[0].asks[1].among for seat in (0, 1)] == [letters_of("es"), ()]


def test_LOO_K4_offers_name_the_letters_of_the_words_language() -> None:
    """LOO-K2, LOO-K5."""
    table = desk(strategy=[(K.OTHER_LANGUAGE, K.BOOST), (K.SHIELD, K.BOOST), (K.WILDCARD, K.BOOST)])
    activate(table, K.OTHER_LANGUAGE, K.WILDCARD, K.SHIELD)
    table.act(0, Start())
    asks = [{ask.field: ask.among for ask in table.offers(seat)[0].asks} for seat in (0, 1, 2)]
    assert [each["word"] for each in asks] == [letters_of("en"), letters_of("es"), letters_of("en")]
    assert [each["wild"] for each in asks] == [(), (), letters_of("en")]
