"""What nobody else may see at the table of Bisonte, and what a match shows to whoever looks back (TAB-2)."""

import json
import re
from pathlib import Path

import pytest

from sobremesa.games.bisonte.actions import Exchange
from tests.cli.bisonte.bench import Bench

TILE = "╭───╮"


def test_a_rack_is_only_on_the_screen_of_who_has_it(bench: Bench) -> None:
    """BIS-C3: between hand-over and the end of a turn; all that follows is without it."""
    mirror = bench.mirror("es")
    output = bench.sit("es", typed=mirror.to_the_end("pasar")).output
    match_over = output.partition("la partida terminó")[0]
    turns = re.split(r"Pasa el teclado a . \w+, y luego Enter › ", match_over)
    assert len(turns) == 1 + len(mirror.match.state.turns)
    assert TILE not in turns[0]
    for turn in turns[1:]:
        assert turn.count(TILE) >= 1
        public = re.split(r"Poner \w+ en \w+ ›|¿Seguro\? ›", turn)[1]
        assert TILE not in public
        assert "tu jugada" not in public


def test_the_table_shows_no_rack_before_the_keyboard_is_handed_over(bench: Bench) -> None:
    output = bench.sit("es", typed=["=", "", "=", "q"]).output
    before, _, after = output.partition("Pasa el teclado a")[2].partition("Pasa el teclado a")
    assert "Turno 1" in before
    assert TILE not in before
    assert after.count("Turno 1") == 2
    racks = [line for line in after.splitlines() if TILE in line]
    assert len(racks) == 2, "once when the turn is asked for, once when the table is shown again"


def test_which_tiles_were_exchanged_is_told_to_nobody(bench: Bench) -> None:
    """BIS-9."""
    mirror = bench.mirror("en")
    tile = next(tile for tile in mirror.rack if tile != "*")
    output = bench.sit("en", typed=["", f"exchange {tile}", "1", "=", "q"]).output
    public = output.partition("exchanges 1 tile. BIS-9")[2]
    assert "Give" not in public
    assert TILE not in public


@pytest.fixture
def finished(bench: Bench) -> tuple[Bench, Path]:
    """A match played to its end, with an exchange in it."""
    file = bench.folder / "finished.match"
    mirror = bench.mirror("es")
    tile = mirror.rack[0]
    typed = ["", f"cambiar {tile}", "1"]
    mirror.act(Exchange((tile,)))
    result = bench.sit("es", "--save", str(file), typed=[*typed, *mirror.to_the_end("pasar")])
    assert result.exit_code == 0, result.output
    return bench, file


def test_whoever_looks_back_sees_what_the_point_of_view_allows(finished: tuple[Bench, Path]) -> None:
    """TAB-2, TAB-8: nobody's draws, one seat's, or everybody's."""
    bench, file = finished
    drawn = [json.loads(line) for line in file.read_text(encoding="utf-8").splitlines()]
    seats = [each["event"]["seat"] for each in drawn if each.get("event", {}).get("type") == "tiles-drawn"]
    public = bench.run("replay", str(file)).output
    ana = bench.run("replay", str(file), "--seat", "1").output
    opened = bench.run("replay", str(file), "--open").output
    told = [len(re.findall(r"  saca [A-Z* ]+\n", each)) for each in (public, ana, opened)]
    assert told == [0, seats.count(0), len(seats)]
    assert [len(re.findall(r"  deja \S+\n", each)) for each in (public, opened)] == [0, 1]


def test_a_replay_tells_every_turn_with_its_board_and_its_score(finished: tuple[Bench, Path]) -> None:
    """TAB-8."""
    bench, file = finished
    output = bench.run("replay", str(file), "--ui", "en").output
    assert output.startswith("Bisonte · bench-es · ● Ana, ★ Beto · finished\n")
    turns = [int(number) for number in re.findall(r"─ Turn (\d+) · . \w+ ─", output)]
    assert turns == list(range(1, len(turns) + 1))
    assert "exchanges 1 tile. BIS-9" in output
    assert "If it stands" in output
    assert re.search(r"The play stands: \d+ points, \d+ in all. BIS-7", output)
    assert "the match is over. BIS-2" in output
    assert max(len(line.rstrip()) for line in output.splitlines()) <= 80
