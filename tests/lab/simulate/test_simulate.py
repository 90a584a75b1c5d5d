"""Many matches: the same ones whatever plays them, and none whose trouble is not told."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from sobremesa.bots import GolfBot, Pace
from sobremesa.engine import Refused
from sobremesa.games.golf.actions import Draft, Write
from sobremesa.lab.simulate import Plan, Played, Room, simulate
from tests.cli.desk import write_box, write_words


@pytest.fixture(scope="module")
def small(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with small words and a small box."""
    folder = tmp_path_factory.mktemp("small")
    write_words(folder)
    write_box(folder)
    return folder


@pytest.fixture
def plan(small: Path, monkeypatch: pytest.MonkeyPatch) -> Callable[..., Plan]:
    """A plan for that box."""
    monkeypatch.setenv("SOBREMESA_CACHE", str(small))

    def make(*levels: str, matches: int = 3, **more: Any) -> Plan:
        return Plan("golf", levels, matches, "1", "en", edition=str(small / "en.toml"), **more)

    return make


def test_a_plan_gives_the_same_matches_on_one_core_and_on_several(plan: Callable[..., Plan]) -> None:
    both = plan("casual", "expert", matches=8, swap=True)
    alone = list(simulate(both, workers=1))
    assert [match.number for match in alone] == list(range(1, 9))
    assert list(simulate(both, workers=2)) == alone


def test_a_match_is_told_by_its_points_words_and_time(plan: Callable[..., Plan]) -> None:
    (match,) = simulate(plan("expert", "expert", matches=1))
    assert match.problem is None
    assert (match.turns, match.words, len(match.points)) == (9, (9, 9), 2)
    assert match.longest is not None
    assert match.best is not None
    assert match.events > 50
    assert match.milliseconds > 9 * 1000


def test_at_an_instant_pace_no_time_passes(plan: Callable[..., Plan]) -> None:
    (match,) = simulate(plan("expert", "expert", matches=1, pace=Pace.INSTANT))
    assert match.milliseconds == 0


def test_a_match_can_be_played_again_from_its_seed(plan: Callable[..., Plan]) -> None:
    whole = plan("child", "club")
    again = Room(whole).play(2)
    assert list(simulate(whole))[2] == again


def misplay(monkeypatch: pytest.MonkeyPatch, plan: Plan, choose: Callable[..., Any]) -> list[Played]:
    """Matches in which bots choose like this."""
    monkeypatch.setattr(GolfBot, "choose", lambda *_: choose())
    return list(simulate(plan))


def test_a_move_that_is_refused_abandons_its_match_and_is_told_with_its_clause(
    plan: Callable[..., Plan], monkeypatch: pytest.MonkeyPatch
) -> None:
    """TAB-5."""
    matches = misplay(monkeypatch, plan("child", "club"), lambda: Write("X", (0,)))
    assert len(matches) == 3
    for match in matches:
        assert match.problem is not None
        assert (match.problem.clause, match.points, match.winners) == ("GOL-6", (), ())
        assert "Write" in match.problem.action
        assert match.problem.seat in (0, 1)


def test_a_mistake_in_a_bot_is_told_and_the_other_matches_go_on(
    plan: Callable[..., Plan], monkeypatch: pytest.MonkeyPatch
) -> None:
    def stumble() -> Any:
        raise ZeroDivisionError("no words")

    problems = [match.problem for match in misplay(monkeypatch, plan("child", "club"), stumble)]
    assert [problem and problem.what for problem in problems] == ["ZeroDivisionError: no words"] * 3


def test_bots_that_never_come_to_an_end_are_found_out(
    plan: Callable[..., Plan], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sobremesa.lab.simulate.playing.MOST_EVENTS", 50)
    (match,) = misplay(monkeypatch, plan("child", "club", matches=1, pace=Pace.INSTANT), lambda: Draft("x"))
    assert match.problem is not None
    assert match.problem.what.startswith("Endless")


@pytest.mark.parametrize(("levels", "more"), [((), {}), (("wizard",), {}), (("club",), {"options": {"wind": 1}})])
def test_a_plan_that_fits_no_game_is_refused_before_anything_is_played(
    plan: Callable[..., Plan], levels: tuple[str, ...], more: dict[str, Any]
) -> None:
    """TAB-14."""
    with pytest.raises(Refused) as refused:
        simulate(plan(*levels, **more))
    assert refused.value.refusal.clause == "TAB-14"
