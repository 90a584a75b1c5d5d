"""What positions of Bisonte are compared, and that a difference is noticed."""

from itertools import islice

import pytest

from benchmarks import agreement_bisonte
from benchmarks.agreement import SAMPLES
from benchmarks.agreement_bisonte import SHARES, check, counts, sampled
from benchmarks.bisonte_positions import has_digraph_in_play, rack_of
from sobremesa.editions.bisonte import load_bisonte
from sobremesa.games.bisonte.actions import Play
from sobremesa.games.bisonte.edition import BISONTE, Placed
from sobremesa.games.bisonte.game import Bisonte
from sobremesa.games.bisonte.search import play_of
from sobremesa.lexicon.search import KERNEL
from tests.games.bisonte.boxes import bisonte, known, lexicon, put_player

WORDS = "casa cosa saco es se los las una tres no si ella calle perro ocho chal he she tea no eat ten us"


def small(edition: str, *, split_digraphs: bool) -> Bisonte:
    """A box with few words."""
    box = load_bisonte(edition)
    options = {"words": "checked", "split_digraphs": split_digraphs, "clock": False}
    return Bisonte(box, lexicon(WORDS, box.language), options)


@pytest.mark.parametrize(
    ("rack", "board", "is_there"),
    [
        (("C", "H", "A"), {}, False),
        (("C", "A"), {112: Placed("R")}, False),
        (("CH", "A"), {}, True),
        (("C", "A"), {112: Placed("LL")}, True),
        (("C", "A"), {112: Placed("LL", bisonte=True)}, False),
    ],
)
def test_a_digraph_is_in_play_on_the_rack_or_on_the_board(
    rack: tuple[str, ...], board: dict[int, Placed], is_there: bool
) -> None:
    """BIS-8: a Bisonte that stands for one is no tile with two letters."""
    match = known(bisonte("casa"), ["A", "A"], board=board)
    put_player(match, match.state.on_turn, rack=rack)
    assert has_digraph_in_play(match.state) is is_there


def test_300_spanish_positions_have_a_digraph_tile_and_500_are_english(monkeypatch: pytest.MonkeyPatch) -> None:
    assert counts(SAMPLES["bisonte"]) == [500, 300, 40]
    monkeypatch.setattr(agreement_bisonte, "bisonte", small)
    digraphs = list(islice(sampled(SHARES[1], 1), 60))
    assert {each.edition.id for each, _ in digraphs} == {"bisonte-es-102", "bisonte-es-100", "bisonte-es-103"}
    assert all(has_digraph_in_play(state) for _, state in digraphs)
    assert sum(rack_of(state).count(BISONTE) > 1 for _, state in digraphs) <= SHARES[1].two_bisontes


@pytest.mark.skipif(KERNEL != "native", reason="both kernels are compared")
def test_every_play_is_laid_and_a_wrong_score_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(agreement_bisonte, "bisonte", small)
    fine = check(21, 1)
    assert fine.results > 0
    assert fine.differences == []
    assert "12 English, 8 Spanish with a digraph tile in play, 1 Spanish without" in fine.name
    laid: list[Play] = []

    def lay(placements: object) -> Play:
        laid.append(play_of(placements))  # type: ignore[arg-type]
        return laid[-1]

    monkeypatch.setattr(agreement_bisonte, "play_of", lay)
    check(21, 1)
    assert len(laid) == fine.results
    monkeypatch.setattr(agreement_bisonte, "play_of", lambda _: Play(()))
    assert len(check(21, 1).differences) == fine.results
