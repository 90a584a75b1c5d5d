"""Words are shown from the leader to the right, judged, voted on and scored, one by one."""

from typing import Any

import pytest
from msgspec.structs import replace

from sobremesa.engine import Sitter, text
from sobremesa.engine.score import Line, Score
from sobremesa.games.loom.actions import Done, Pick, Start, Target, Vote, Write
from sobremesa.games.loom.edition import WILD
from sobremesa.games.loom.events import TimeRanOut, VoteCast, VoteOpened, WordJudged, WordShown
from sobremesa.games.loom.game import Loom
from sobremesa.games.loom.phases import Phase, Result, Spelling
from sobremesa.lexicon import Category
from sobremesa.lexicon.category import separate
from sobremesa.lexicon.entry import Entry
from sobremesa.lexicon.house import HouseWords
from sobremesa.lexicon.lexicon import Lexicon
from tests.games.loom.boxes import BOX, Desk, K, activate, card, cards, create, creating, desk, lexicon, loom

THREE = ("Ao So To", "Ab Sb Tb", "Ay Sy Ty")


def results(table: Desk) -> list[Result]:
    """What was judged so far, in the order of showing."""
    return [event.result for event in table.happened(WordJudged)]


def points(table: Desk) -> list[int]:
    return [result.score.total for result in results(table)]


def lines(table: Desk, place: int = 0) -> list[tuple[int, str]]:
    return [(line.points, line.clause) for line in results(table)[place].score.lines]


def alone(kind: K, hand: str, centre: str, written: Write, rival: K = K.WILDCARD) -> Desk:
    """The leader of two plays a card and shows a word; the rival writes none."""
    table = desk((hand, "Ey Ry"), centre, [(kind, K.SWAP), (rival, K.SWAP)])
    activate(table, kind, rival)
    table.act(0, Start())
    table.act(0, written)
    create(table)
    return table


def test_LOO_12_cards_boost_and_one_colour() -> None:
    """Worked example: 4, 4, 2, all orange, with Boost are (10 + 4) × 2 = 28."""
    table = alone(K.BOOST, "Ao So To", "Co Lo Sg", Write(cards("So Ao Lo")))
    assert lines(table) == [(4, "LOO-12"), (2, "LOO-12"), (4, "LOO-12"), (4, "LOO-K14"), (14, "LOO-12")]
    assert points(table)[0] == 28


def test_LOO_12_with_one_card_of_another_colour_nothing_is_doubled() -> None:
    """Worked example: the same with one green is 14."""
    table = alone(K.BOOST, "Ao So To", "Co Lg Sg", Write(cards("So Ao Lg")))
    assert lines(table) == [(4, "LOO-12"), (2, "LOO-12"), (4, "LOO-12"), (4, "LOO-K14")]
    assert points(table)[0] == 14


def test_LOO_12_a_wildcard_fits_any_colour() -> None:
    """Worked example: a Wildcard in place of the 2, no Boost, is (4 + 4 + 6) × 2 = 28."""
    table = alone(K.WILDCARD, "So To", "Co Lo Sg", Write((card("So"), WILD, card("Lo")), "A"))
    assert lines(table) == [(4, "LOO-12"), (6, "LOO-K5"), (4, "LOO-12"), (14, "LOO-12")]
    assert points(table)[0] == 28


def test_LOO_12_a_blast_is_doubled_too() -> None:
    """Worked example: a Blast on a word worth 8, all one colour, is (8 − 4) × 2 = 8."""
    table = alone(K.WILDCARD, "To", "Ao Sg", Write((WILD, card("Ao")), "L"), rival=K.BLAST)
    assert lines(table) == [(6, "LOO-K5"), (2, "LOO-12"), (-4, "LOO-K16"), (4, "LOO-12")]
    assert points(table)[0] == 8


def test_LOO_15_no_word_is_nothing_whatever_boost_says() -> None:
    table = desk(("Ao So", "Ey Ry"), "Co Ag", [(K.BOOST, K.SWAP), (K.BLAST, K.SWAP)])
    activate(table, K.BOOST, K.BLAST)
    create(table, None, None)
    assert points(table) == [-4, 0]
    assert [result.spelling for result in results(table)] == [Spelling.NONE, Spelling.NONE]
    assert results(table)[0].shown.cards == ()
    assert lines(table) == [(0, "LOO-15"), (-4, "LOO-K16")], "Boost adds nothing, Blast takes 4"


def blasted(word: Write | None, *, shielded: bool = False, **options: Any) -> Desk:
    """The second seat aims a Blast at the first, which writes this; to be shown next."""
    own = K.SHIELD if shielded else K.BOOST
    table = desk(("Ao So To", "Ey Ry"), "Co Ag", [(own, K.SWAP), (K.BLAST, K.SWAP)], **options)
    activate(table, own, K.BLAST)
    table.act(0, Start())
    if word is not None:
        table.act(0, word)
    return table


@pytest.mark.parametrize("word", [None, Write(cards("Co To Ao"))])
def test_LOO_15_a_blast_takes_four_word_or_no_word(word: Write | None) -> None:
    """LOO-K16, and as the preview says before."""
    table = blasted(word)
    previewed = table.preview(0, Write())
    create(table)
    assert points(table) == [-4, 0]
    assert [(line.points, line.clause) for line in results(table)[0].score.lines] == [(0, "LOO-15"), (-4, "LOO-K16")]
    assert isinstance(previewed, Score)
    assert previewed.total == -4
    assert table.state.players[0].points == -4


@pytest.mark.parametrize("word", [None, Write(cards("Co To Ao"))])
def test_LOO_15_option_a_blast_needs_a_word(word: Write | None) -> None:
    table = blasted(word, blast_needs_word=True)
    previewed = table.preview(0, Write())
    create(table)
    assert points(table) == [0, 0]
    assert previewed == Score((Line(0, "LOO-15", text("loom-line-no-word")),))
    valid = blasted(Write(word="asa"), blast_needs_word=True)
    create(valid)
    assert points(valid) == [8 + 4 - 4, 0]


def test_LOO_K2_a_shield_keeps_a_blast_away_from_a_seat_without_a_word_too() -> None:
    """LOO-15."""
    table = blasted(None, shielded=True)
    create(table)
    assert points(table) == [0, 0]


def test_LOO_15_a_word_that_is_not_valid_is_nothing_whatever_boost_says() -> None:
    table = alone(K.BOOST, "Ao So To", "Co Ag", Write(cards("Co To")))
    assert lines(table) == [(0, "LOO-15")]
    assert (results(table)[0].spelling, results(table)[0].reason) == (Spelling.INVALID, "not-in-dictionary")


def test_LOO_15_a_valid_words_result_can_be_negative() -> None:
    held = [(K.THE_ONE_I_SAY, K.SWAP), (K.BLAST, K.SWAP), (K.BLAST, K.SWAP)]
    table = desk(("Ao", "Ey", "Oy"), "Sg Ly", held)
    activate(table, K.THE_ONE_I_SAY)
    table.act(0, Pick(card("Ly")))
    for seat in (2, 1):
        activate(table, K.BLAST)
        table.act(seat, Target(0))
    create(table, "as", None, None)
    assert points(table)[0] == 2 + 4 - 8
    assert table.state.players[0].points == -2


def test_LOO_11_words_are_shown_with_their_cards_in_order() -> None:
    table = creating(THREE, "Co Ag Sg")
    table.act(0, Write(cards("Co Ao Sg Ag")))
    create(table)
    shown = table.happened(WordShown)[0].shown
    assert (shown.seat, shown.word, shown.cards, shown.language) == (0, "CASA", cards("Co Ao Sg Ag"), "es")
    assert results(table)[0].reading == "casa"


def names_game(**options: Any) -> Loom:
    """A dictionary with words of several categories."""
    known = lexicon("es", "casa", sasa=Category.PERSON, tasa=Category.BRAND, asta=Category.ACRONYM)
    return Loom(BOX, known, lexicon("en"), {"youngest": 1, "words": "dictionary", **options})


@pytest.mark.parametrize(
    ("word", "options", "spelling"),
    [
        ("sasa", {}, Spelling.VALID),
        ("sasa", {"names": False}, Spelling.INVALID),
        ("tasa", {}, Spelling.INVALID),
        ("tasa", {"brands": True}, Spelling.VALID),
        ("asta", {}, Spelling.INVALID),
        ("asta", {"acronyms": True}, Spelling.VALID),
        ("casa", {"names": False}, Spelling.VALID),
    ],
)
def test_LOO_17_the_table_may_change_what_is_valid(word: str, options: dict[str, bool], spelling: Spelling) -> None:
    table = desk(("Ao So To", "Ey Ry"), "Co Ag Sg", phase=Phase.CREATION_START, game=names_game(**options))
    create(table, word, None)
    assert results(table)[0].spelling is spelling


def test_LOO_17_the_houses_own_words_are_of_the_tables_language() -> None:
    house = HouseWords(accepted=frozenset({"cata"}), refused=frozenset({"casa"}))
    table = desk(THREE, "Co Ag Sg", game=loom(house=house), phase=Phase.CREATION_START)
    create(table, "cata", "casa", None)
    by_seat = {result.shown.seat: result for result in results(table)}
    assert by_seat[0].spelling is Spelling.VALID
    assert (by_seat[1].spelling, by_seat[1].reason) == (Spelling.INVALID, "house-refused")
    other = desk(THREE, "Co Ag Sg", [(K.OTHER_LANGUAGE, K.BOOST)], game=loom(house=house))
    activate(other, K.OTHER_LANGUAGE, K.BOOST, K.BOOST)
    create(other, "cata", None, None)
    assert results(other)[0].spelling is Spelling.INVALID


# ---- Votes


def disputed(*words: str | None, sitters: tuple[Sitter, ...] = (), **options: Any) -> Desk:
    """Words that were just handed in at a table that judges."""
    table = desk(THREE[: len(words)], "Co Ag Sg", phase=Phase.CREATION_START, **{"words": "table", **options})
    if sitters:
        table.state = replace(table.state, sitters=sitters)
    create(table, *words)
    return table


def test_LOO_17_the_others_vote_before_the_next_word_is_shown() -> None:
    table = disputed("cata", "casa", "casa")
    assert (table.state.phase, table.state.waiting, table.state.deadline) == (Phase.VOTING, (1, 2), 20_000)
    assert table.happened(VoteOpened) == [VoteOpened(0, "not-in-dictionary", (1, 2), 20_000)]
    assert len(table.happened(WordShown)) == 1
    view = table.view(1)
    assert view.ballot is not None
    assert (view.ballot.author, view.reason, view.shown[-1].word) == (0, "not-in-dictionary", "CATA")
    assert table.choices(1) == [Vote(0, accept=True), Vote(0, accept=False)]
    table.act(1, Vote(0, accept=True))
    table.act(2, Vote(0, accept=True))
    assert points(table) == [12, 12, -4]
    assert results(table)[0].reading == "cata"
    assert results(table)[0].spelling is Spelling.VOTED


def test_LOO_17_a_word_that_is_voted_in_is_written_as_it_was_shown() -> None:
    """Not as the dictionary writes the brand that it does not take."""
    brands = Lexicon.from_entries("es", [Entry("tasa", separate(Category.BRAND), "Tasa")])
    game = Loom(BOX, brands, lexicon("en"), {"youngest": 1, "words": "table"})
    table = desk(THREE[:2], "Co Ag Sg", phase=Phase.CREATION_START, game=game)
    create(table, "tasa", None)
    table.act(1, Vote(0, accept=True))
    assert (results(table)[0].spelling, results(table)[0].reading) == (Spelling.VOTED, "tasa")


def test_LOO_17_each_disputed_word_has_its_own_vote() -> None:
    table = disputed("cata", "tasa", "casa")
    first = table.view(1).asked
    assert first == table.state.asked == 3, "the first card, the words, the vote"
    for voter in (1, 2):
        table.act(voter, Vote(0, accept=True))
    assert (table.state.phase, table.state.waiting, table.state.asked) == (Phase.VOTING, (0, 2), first + 1)
    assert [event.shown.word for event in table.happened(WordShown)] == ["CATA", "CASA", "TASA"]
    assert table.refused(2, Vote(0, accept=True)).clause == "LOO-17"
    for voter in (0, 2):
        table.act(voter, Vote(1, accept=False))
    assert points(table) == [12, 12, 0]
    assert results(table)[2].spelling is Spelling.INVALID


def test_LOO_17_the_vote_is_on_the_word_that_was_shown_last() -> None:
    table = disputed("casa", None, "tacas")
    assert [event.shown.word for event in table.happened(WordShown)] == ["CASA", "TACAS"]
    for voter in (0, 1):
        table.act(voter, Vote(2, accept=True))
    assert points(table) == [12, 4 + 2 + 4 + 2 + 4, 0]
    assert results(table)[1].shown.word == "TACAS"
    assert results(table)[1].reading == "tacas"


def test_LOO_17_the_author_counts_silence_does_not_and_a_vote_may_be_changed() -> None:
    changed = disputed("cata", None, None)
    changed.act(1, Vote(0, accept=False))
    changed.act(1, Vote(0, accept=True))
    assert changed.happened(VoteCast) == [VoteCast(1, 0, accept=False), VoteCast(1, 0, accept=True)]
    assert changed.state.waiting == (2,)
    changed.act(2, Vote(0, accept=False))
    assert points(changed)[0] == 12
    silent = disputed("cata", None, None)
    silent.tick()
    assert silent.happened(TimeRanOut)[-1] == TimeRanOut(Phase.VOTING, (1, 2))
    assert points(silent)[0] == 0
    one = disputed("cata", None, None)
    one.act(2, Vote(0, accept=True))
    one.tick()
    assert points(one)[0] == 12


def test_LOO_17_only_the_other_people_vote() -> None:
    table = disputed("cata", None, None, sitters=(Sitter.PERSON, Sitter.BOT, Sitter.PERSON))
    assert table.state.waiting == (2,)
    assert table.refused(0, Vote(0, accept=True)).text.id == "loo-17-no-vote"
    assert table.refused(1, Vote(0, accept=True)).text.id == "loo-17-no-vote"
    refusal = table.refused(2, Vote(1, accept=True))
    assert (refusal.text.id, refusal.text.args) == ("loo-17-not-disputed", {"seat": 2})


def test_LOO_17_where_the_dictionary_decides_or_the_house_has_refused_nobody_votes() -> None:
    assert not disputed("cata", None, words="dictionary").happened(VoteOpened)
    house = loom(house=HouseWords(refused=frozenset({"cata"})), words="table")
    table = desk(THREE, "Co Ag Sg", game=house, phase=Phase.CREATION_START)
    create(table, "cata", None, None)
    assert not table.happened(VoteOpened)


def test_LOO_17_without_a_clock_a_vote_waits_for_all() -> None:
    table = disputed("cata", None, None, clock=False)
    assert table.state.deadline is None
    assert table.game.elapse(table.state, 10**12) == ()


def test_TAB_13_while_all_vote_nobody_writes() -> None:
    table = disputed("cata", None, None)
    assert table.refused(1, Done()).clause == "TAB-13"
    assert table.refused(1, Write(cards("Co Ab"))).clause == "TAB-13"
