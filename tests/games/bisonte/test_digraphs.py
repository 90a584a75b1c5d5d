"""CH, LL and RR: one tile on one square."""

import pytest

from sobremesa.engine import Refused
from sobremesa.games.bisonte.actions import Object
from sobremesa.games.bisonte.events import ObjectionMade, WordVerdict
from sobremesa.games.bisonte.spelling import SPLIT_DIGRAPH
from tests.games.bisonte.boxes import SPANISH, bisonte, edition, happened, known, play

NO_DIGRAPHS = edition(" ".join(each for each in SPANISH.split() if each[:2] not in ("CH", "LL", "RR")))


def test_bis_8_a_digraph_tile_spells_its_two_letters() -> None:
    match = known(bisonte("coche", words="checked"), ["C O CH E A A A", "EEEEEEE"])
    play(match, 0, "C O CH E", 8, 8)
    assert match.state.turns[0].words == ("COCHE",)
    assert match.state.turns[0].score.total == 2 * (3 + 1 + 5 + 1)


@pytest.mark.parametrize(("word", "tiles"), [("coche", "COCHE"), ("calle", "CALLE"), ("perro", "PERRO")])
def test_bis_8_two_tiles_never_spell_a_digraph_that_has_a_tile(word: str, tiles: str) -> None:
    match = known(bisonte(word, words="checked"), [tiles, "EEEEEEE"])
    with pytest.raises(Refused, match="bis-8-split-digraph") as refused:
        play(match, 0, tiles, 8, 8)
    assert refused.value.refusal.clause == "BIS-8"
    assert refused.value.refusal.text.args == {"word": tiles}


def test_bis_8_a_bisonte_beside_a_letter_does_not_spell_it_either_but_may_stand_for_it() -> None:
    """BIS-6."""
    match = known(bisonte("coche", words="checked"), ["*OCHECE", "EEEEEEE"])
    with pytest.raises(Refused, match="bis-8-split-digraph"):
        play(match, 0, "COcHE", 8, 8)
    match = known(bisonte("coche", words="checked"), ["*OCEEEE", "EEEEEEE"])
    play(match, 0, "C O ch E", 8, 8)
    assert match.state.turns[0].words == ("COCHE",)


def test_bis_8_an_objection_to_a_split_digraph_is_upheld_with_its_reason() -> None:
    """BIS-13."""
    match = known(bisonte("coche", words="objection"), ["COCHEEE", "EEEEEEE"])
    play(match, 0, "COCHE", 8, 8)
    match.act(1, Object())
    (made,) = happened(match, ObjectionMade)
    assert made.upheld
    assert made.verdicts == (WordVerdict("COCHE", valid=False, reason=SPLIT_DIGRAPH),)


def test_bis_8_the_table_may_allow_it() -> None:
    match = known(bisonte("coche", words="checked", split_digraphs=True), ["COCHEEE", "EEEEEEE"])
    play(match, 0, "COCHE", 8, 8)
    assert match.state.turns[0].score.total == 2 * (3 + 1 + 3 + 4 + 1)
    doubted = known(bisonte("coche", words="objection", split_digraphs=True), ["COCHEEE", "EEEEEEE"])
    play(doubted, 0, "COCHE", 8, 8)
    doubted.act(1, Object())
    assert not happened(doubted, ObjectionMade)[0].upheld


def test_bis_8_where_the_box_has_no_such_tile_two_tiles_spell_it() -> None:
    match = known(bisonte("coche", NO_DIGRAPHS, words="checked"), ["COCHEEE", "EEEEEEE"])
    play(match, 0, "COCHE", 8, 8)
    assert match.state.turns[0].words == ("COCHE",)


def test_bis_8_other_neighbours_are_no_digraph() -> None:
    """H before C, and a C and an H with a letter between them."""
    match = known(bisonte("hache oh", words="checked"), ["C A H E A A A", "EEEEEEE"])
    with pytest.raises(Refused, match="bis-3-no-word"):
        play(match, 0, "HC", 8, 8)
    with pytest.raises(Refused, match="bis-3-no-word"):
        play(match, 0, "CAH", 8, 8)
