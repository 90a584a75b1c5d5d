"""What a play leaves for the next player: their best answer over racks that they may hold."""

from collections import Counter

from sobremesa.bots.bisonte.position import Finder, unseen
from sobremesa.bots.bisonte.replies import Replies, possible_racks
from sobremesa.games.bisonte.edition import BISONTE
from tests.bots.bisonte_boxes import CHANCE, chances, graded
from tests.games.bisonte.boxes import edition, known, lying

CASA = lying("CASA", 8, 6)


def replies(words: str, *racks: str) -> Replies:
    """The answers of these racks to plays beside CASA."""
    game = graded(words)
    finder = Finder(game.edition, game.lexicon, game.known_words(form_at_least=0, lemma_at_least=0))
    return Replies(finder, CASA, [tuple(rack) for rack in racks], split_digraphs=False)


def test_a_play_that_takes_the_place_of_an_answer_costs_less_than_none() -> None:
    """CASAZ was 16 points for one of two racks; two thirds of that are believed."""
    cost = replies("casas casaz", "Z", "E").cost(lying("S", 8, 10))
    assert cost == -1000 * 16 * 2 // (3 * 2)


def test_a_play_that_opens_an_answer_costs_what_it_brings() -> None:
    """CASASTE was not to be had before CASAS."""
    assert replies("casas casaste", "TE").cost(lying("S", 8, 10)) == 1000 * 9 * 2 // 3


def test_where_nothing_is_known_of_the_next_rack_nothing_is_opened() -> None:
    assert replies("casas").cost(lying("S", 8, 10)) == 0


def test_possible_racks_come_from_what_is_unseen() -> None:
    """TAB-2: neither from the board nor from one's own rack."""
    match = known(graded("casa"), ["ZZZZZZZ", "EEEEEEE"], board=CASA)
    pool = Counter(unseen(edition(), match.view(0)))
    assert pool["C"] == 3
    assert pool["Z"] == 0
    for chance in chances(5):
        for rack in possible_racks(tuple(pool.elements()), 7, 4, chance):
            assert len(rack) == 7
            assert not Counter(rack) - pool


def test_a_short_pool_fills_a_short_rack() -> None:
    assert {frozenset(rack) for rack in possible_racks((BISONTE, "A"), 7, 8, CHANCE)} == {frozenset({BISONTE, "A"})}
    assert possible_racks((), 7, 2, CHANCE) == []
