"""Training of leaves on a toy scale: a small box, a few words, some matches."""

from functools import lru_cache
from pathlib import Path
from random import Random

import pytest
from click.testing import CliRunner

from sobremesa.bots.bisonte.leaves import LeaveTable, TrainedLeaves
from sobremesa.bots.bisonte.position import Finder
from sobremesa.games.bisonte.words import POLICY
from sobremesa.lab.bisonte_leaves import __main__ as command
from sobremesa.lab.bisonte_leaves import strength, training
from sobremesa.lab.bisonte_leaves.fitting import Features, Sums, fit, solve
from sobremesa.lab.bisonte_leaves.selfplay import Quick, positions
from sobremesa.lab.bisonte_leaves.training import Course, observe, train
from sobremesa.lab.bisonte_leaves.writing import module_text, value_lines
from sobremesa.lexicon.word_set import WordSet
from tests.conformance.bisonte import lexicon, small_box

COURSE = Course("toy", matches=4, draws=2, seed=1)


@lru_cache
def toy(edition: str = "toy") -> Finder:
    """A small box with a few words."""
    words = lexicon("es")
    return Finder(small_box("es"), words, WordSet(words.allowed(POLICY)))


@pytest.fixture(autouse=True)
def toys(monkeypatch: pytest.MonkeyPatch) -> None:
    """The lab plays with toys."""
    monkeypatch.setattr(training, "finder_of", toy)
    monkeypatch.setattr(strength, "finder_of", toy)


def test_a_quick_match_ends_and_no_tile_is_lost() -> None:
    """BIS-21 to BIS-24."""
    leave = TrainedLeaves(toy().edition, LeaveTable({}, {}, ((0,) * 7,) * 7))
    quick = Quick(toy(), Random(1))
    turns = 0
    for each in positions(quick, (leave, leave)):
        assert len(each.not_on_board()) + len(each.board) == len(toy().edition.tiles)
        turns += 1
    assert quick.is_over
    assert 2 <= turns < 100
    assert max(quick.points) > 0


def test_training_learns_that_a_bisonte_is_worth_more_than_any_tile() -> None:
    fitted = train(Course("toy", matches=60, draws=6, seed=1), 1, None, cores=1)
    first = {tile: values[0] for tile, values in fitted.table.tiles.items()}
    assert max(first, key=lambda tile: first[tile]) == "*"
    assert 0 < fitted.explained < 1
    assert fitted.mean > 0
    assert fitted.spread > 0


def test_the_same_seed_gives_the_same_values_and_another_others() -> None:
    one, two = (train(COURSE, 1, None, cores=1) for _ in range(2))
    assert one == two
    assert train(Course("toy", 4, 2, seed=2), 1, None, cores=1) != one


def test_it_makes_no_difference_how_the_matches_are_shared_out() -> None:
    whole = observe(toy(), None, COURSE, 1, range(4))
    parts = observe(toy(), None, COURSE, 1, range(1))
    parts.merge(observe(toy(), None, COURSE, 1, range(1, 4)))
    assert parts == whole


def test_values_that_add_up_are_found_again() -> None:
    """Leaves whose worth is known exactly: an A is worth 3 points, an S 5, and 2 more when they are together."""
    features = Features(small_box("es"))
    sums = Sums.empty(features.size)
    for tiles, worth in ((("A",), 3000), (("S",), 5000), (("A", "S"), 10_000), (("L",), 0), ((), 0)):
        for _ in range(5_000):
            sums.add(features.of(tiles), worth)
    fitted = fit(features, sums)
    leaves = TrainedLeaves(small_box("es"), fitted.table)
    assert leaves(("A", "S")) - leaves(()) == pytest.approx(10_000, abs=600)
    assert leaves(("A",)) - leaves(()) == pytest.approx(3000, abs=600)
    assert fitted.explained > 0.99


def test_a_symmetric_system_is_solved() -> None:
    assert solve([[4.0], [2.0, 3.0]], [8.0, 7.0]) == pytest.approx([1.25, 1.5])


def test_a_duel_of_equals_is_even_and_swaps_the_seats() -> None:
    result = strength.duels("toy", None, None, matches=8, seed=1, cores=1)
    assert result.won == result.matches / 2 == 4
    assert result.margin == 0
    assert str(result).startswith("50.0%")


def test_experts_with_values_play_experts_without_in_whole_matches(monkeypatch: pytest.MonkeyPatch) -> None:
    class Shelf:
        """Where the lab finds its words."""

        load = staticmethod(lexicon)

    monkeypatch.setattr(strength, "load_bisonte", lambda edition: small_box("es"))
    monkeypatch.setattr(strength, "Lexicon", Shelf)
    result = CliRunner().invoke(command.main, ["prove", "--matches", "2", "--cores", "1"])
    assert result.exit_code == 0, result.output
    assert [line.split(":")[0] for line in result.output.splitlines()] == ["es", "es-plain", "en"]
    assert "of 2 matches" in result.output


def test_what_is_written_is_a_module_with_the_same_values() -> None:
    fitted = train(COURSE, 1, None, cores=1)
    names: dict[str, object] = {}
    exec(module_text({"es": fitted.table, "es-plain": fitted.table}), names)
    tables = names["TABLES"]
    assert isinstance(tables, dict)
    assert list(tables) == ["es", "es-plain"]
    assert tables["es"].tiles == fitted.table.tiles
    assert tables["es"].balance == fitted.table.balance
    assert tables["es"].pairs.items() <= fitted.table.pairs.items()
    assert any("|" in line for line in value_lines(small_box("es"), fitted.table))


def test_the_command_trains_tells_its_figures_and_writes(tmp_path: Path) -> None:
    file = tmp_path / "trained.py"
    asked = "train --table es --matches 2 --draws 1 --generations 2 --duels 2 --cores 1 --file"
    result = CliRunner().invoke(command.main, [*asked.split(), str(file)])
    assert result.exit_code == 0, result.output
    assert "es, generation 2: 2 matches" in result.output
    assert "generation 2 against the last: " in result.output
    assert file.read_text(encoding="utf-8").startswith('"""')


def test_the_command_shows_the_values_of_the_bot() -> None:
    result = CliRunner().invoke(command.main, ["show", "es"])
    assert result.exit_code == 0
    assert "| * |" in result.output
