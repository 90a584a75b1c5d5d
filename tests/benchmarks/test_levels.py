"""How often a level beats a weaker one: counted by level, joined over languages."""

from importlib.resources import files
from pathlib import Path

import msgspec
import pytest

from benchmarks.endurance import OPTIONS, plans
from benchmarks.levels import Pairing, joined, main, pairing, table
from sobremesa.bots import LEVELS
from sobremesa.editions.bisonte import load_bisonte
from sobremesa.games import GAMES, METAS
from sobremesa.lab.simulate import Plan, Played, Problem

PLAN = Plan("golf", ("expert", "casual"), 4, "1", "es", swap=True)


def played(number: int, points: tuple[int, ...], winners: tuple[int, ...], problem: Problem | None = None) -> Played:
    """A match of the plan."""
    return Played(number, "a", PLAN.levels_of(number - 1), points, winners, 9, (9, 9), None, None, 99, 1, problem)


def test_the_stronger_is_followed_from_seat_to_seat_and_ties_are_told_apart() -> None:
    stuck = played(4, (), (), Problem("refused", "GOL-4", 0, "Write()"))
    matches = [played(1, (50, 20), (0,)), played(2, (10, 60), (1,)), played(3, (30, 30), (0, 1)), stuck]
    found = pairing(PLAN, matches, 2.0)
    assert (found.matches, found.won, found.tied) == (3, 2, 1)
    assert found.points == ((50 + 60 + 30) / 3, (20 + 10 + 30) / 3)
    assert found.problems == ("golf a: refused",)
    assert found.run == ("1", 4)


def test_both_languages_make_one_row_with_ties_as_halves() -> None:
    spanish = Pairing("golf", "es", "expert", "casual", 20, 16, 4, (50, 20), 1, (), "7")
    english = Pairing("golf", "en", "expert", "casual", 19, 15, 0, (70, 40), 2, ("stuck",), "7")
    both = joined([spanish, english])
    assert (both.matches, both.won, both.tied, both.seconds) == (39, 31, 4, 3)
    assert both.points == pytest.approx((59.74, 29.74), abs=0.01)
    row = table([english, spanish]).splitlines()[-1]
    shares = "84.6 % (70.3–92.8) | 4 | 59.7 : 29.7 | ≥ 85 % | no | 90.0 % | 78.9 %"
    assert row == f"| golf | expert – casual | 7 | 39 | {shares} |"


def test_other_deals_and_other_numbers_of_matches_are_kept_apart(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    one = Pairing("golf", "es", "expert", "casual", 20, 16, 4, (50, 20), 1, (), "7")
    more, elsewhere = msgspec.structs.replace(one, matches=40), msgspec.structs.replace(one, seed="8", language="en")
    before = {name: value for name, value in msgspec.to_builtins(one).items() if name != "seed"}
    files = [tmp_path / "one", tmp_path / "other"]
    for file, kept in zip(files, ((one, more, before), (one, elsewhere)), strict=True):
        file.write_bytes(b"\n".join(map(msgspec.json.encode, kept)))
    monkeypatch.setattr("sys.argv", ["levels", "--table", *(f"--keep={file}" for file in files)])
    assert main() == 0
    rows = [[cell.strip() for cell in line.split("|")] for line in capsys.readouterr().out.splitlines()[2:]]
    assert [(row[3], row[4], row[10] != "", row[11] != "") for row in rows] == [
        ("7", "20", True, False),
        ("7", "40", True, False),
        ("", "20", True, False),
        ("8", "20", False, True),
    ]


def test_matches_are_played_into_one_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.argv", ["levels", f"--keep={tmp_path / 'one'}", f"--keep={tmp_path / 'other'}"])
    with pytest.raises(SystemExit):
        main()
    assert not list(tmp_path.iterdir())


def test_endurance_is_about_every_game_language_number_of_seats_and_level() -> None:
    todo = plans(GAMES, 10_000, "e")
    assert sum(plan.matches for plan in todo) == 10_000
    for meta in METAS:
        for language in ("es", "en"):
            seats = {len(plan.levels) for plan in todo if (plan.game, plan.language) == (meta.id, language)}
            assert seats == set(range(meta.least_seats, meta.most_seats + 1))
        assert {level for plan in todo if plan.game == meta.id for level in plan.levels} == set(LEVELS)
        assert any(plan.options for plan in todo if plan.game == meta.id)


def test_endurance_is_about_every_box_of_bisonte_on_every_layout() -> None:
    """Beside the usual box, which is named by no plan; with all options among them, and all numbers of seats."""
    todo = [plan for plan in plans(["bisonte"], 1000, "e") if plan.edition is not None]
    named = {str(plan.edition) for plan in todo}
    assert len(named) == len(todo)
    folder = files("sobremesa.editions") / "bisonte"
    boxes = [file.name.removesuffix(".toml") for file in folder.iterdir() if file.name.endswith(".toml")]
    layouts = [file.name.removesuffix(".toml") for file in (folder / "layouts").iterdir()]
    ways = {load_bisonte(f"{box}+{layout}").id for box in boxes for layout in layouts}
    assert {load_bisonte(name).id for name in (*named, "es", "en")} == ways
    assert {len(plan.levels) for plan in todo} == {2, 3, 4}
    assert len({tuple(plan.options) for plan in todo}) == len(OPTIONS["bisonte"])
