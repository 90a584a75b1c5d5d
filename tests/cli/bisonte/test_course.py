"""Leaving and going on, matches by a file, clocks and small screens at the table of Bisonte."""

import json
import re

import msgspec
import pytest
from rich.console import Console

from sobremesa.cli.bisonte.front import BisonteFront
from sobremesa.cli.keyboard import Keyboard
from sobremesa.cli.saying import texts
from sobremesa.cli.seating import Seating
from sobremesa.cli.table import Table
from sobremesa.engine import Score
from sobremesa.games.bisonte.actions import Pass
from tests.cli.bisonte.bench import Bench

NAMES = ("● Ana", "★ Beto")


def test_a_match_that_was_left_before_an_answer_asks_again(bench: Bench) -> None:
    """BIS-15, TAB-7: the play lies on the board, and its score is told again."""
    mirror = bench.mirror("es")
    play = mirror.best()
    assert play is not None
    bench.sit("es", typed=["", mirror.typed(play), "", "q"])
    again = bench.run("play", "bisonte", "--piped", "--resume", "last", typed=["", "q"]).output
    assert "Si vale" in again
    assert f"{NAMES[1 - mirror.seat]}, ¿objetas la jugada? ›" in again
    assert "empieza. BIS-S1" in again, "the first turn is told with the start"
    assert re.search(r"La jugada vale: \d+ puntos", again)


def test_a_match_that_is_gone_on_with_begins_with_everybodys_turns(bench: Bench) -> None:
    mirror = bench.mirror("en")
    play = mirror.best()
    assert play is not None
    bench.sit("en", typed=["", mirror.typed(play), "", "", "q"])
    again = bench.run("play", "bisonte", "--piped", "--resume", "last", typed=["w", "q"]).output
    seen = mirror.match.preview(mirror.seat, play)
    assert isinstance(seen, Score)
    assert re.search(rf"^ +1  .*[A-Z]+ \+{seen.total}\b", again, re.M)
    assert again.count("BIS-16") > len(play.placements)
    assert "starts." not in again


@pytest.mark.parametrize("columns", [40, 60, 80, 120])
def test_screens_of_every_width_show_the_whole_board(bench: Bench, columns: int) -> None:
    box = ("--lang", "es", "--edition", str(bench.box_file("es")), "--seed", "1", "--names", "Ana,Beto")
    output = bench.run("play", "bisonte", "--piped", *box, typed=["", "q"], columns=columns).output
    rows = [line for line in output.splitlines() if re.match(r" [1-7] ", line)]
    assert len(rows) == 7
    assert all(line[2:24].count(" ") < 22 for line in rows)
    assert ("Turno 1" in next(line for line in output.splitlines() if "A  B  C" in line)) == (columns > 50)


def test_a_match_is_played_by_a_file_and_its_clocks_are_told(bench: Bench) -> None:
    """BIS-15, BIS-26: nobody objects in time, and a turn is over when its time is."""
    mirror = bench.mirror("en", clock=True, minutes=1)
    play, first = mirror.best(), mirror.seat
    assert play is not None
    moves = bench.folder / "moves.jsonl"
    action = json.loads(msgspec.json.encode(play))
    lines = [{"seat": first + 1, "action": action, "at": 1000}, {"tick": 21_001}, {"tick": 81_002}]
    moves.write_text("\n".join(json.dumps(line) for line in lines), encoding="utf-8")
    options = ("--option", "clock=true", "--option", "minutes=1", "--actions", str(moves))
    box = ("--lang", "en", "--edition", str(bench.box_file("en")), "--seed", "1", "--names", "Ana,Beto")
    result = bench.run("play", "bisonte", *box, *options)
    assert result.exit_code == 0, result.output
    assert "Nobody objected in time. BIS-15" in result.output
    assert f"{NAMES[1 - first]}  is out of time: the turn is passed. BIS-26" in result.output
    assert "0:59" in result.output
    assert f"Turn 2 · {NAMES[1 - first]}" in result.output


def test_a_match_in_which_nobody_scores_ends_with_its_board(bench: Bench) -> None:
    """BIS-23."""
    mirror = bench.mirror("es")
    typed = []
    while mirror.match.outcome is None:
        mirror.act(Pass())
        typed += ["", "p", "1"]
    output = bench.sit("es", typed=typed).output
    assert "Demasiados turnos seguidos sin un punto: la partida terminó. BIS-23" in output
    ending = output.partition("BIS-23")[2]
    assert "El final" in ending
    for seat, rack in enumerate(mirror.match.view(None).racks):
        tiles = " ".join(f"{tile}{mirror.game.edition.value_of(tile)}" for tile in rack)
        assert f"{NAMES[seat]}  {tiles}\n" in ending
    assert ending.count("pasa") == 1 + 6, "beside the board, and in the score sheet"


def test_help_names_everything_that_can_be_typed(bench: Bench) -> None:
    for language, words in (
        ("es", "8D casa|D8 casa|ca*sa|c.h|[ch]|cambiar abc|pasar|fichas|puntos|ca(s)a|guardar y salir"),
        ("en", "8D home|D8 home|h*ome|c.h|[ch]|exchange abc|pass|tiles|scores|ho(m)e|save and leave"),
    ):
        output = bench.sit(language, typed=["?", "q"]).output
        assert all(word in output for word in words.split("|"))
        assert max(len(line.rstrip()) for line in output.splitlines()) <= 80


@pytest.mark.parametrize(("words", "draws"), [("checked", False), ("objection", True)])
def test_one_person_against_a_bot_is_shown_the_board_once(bench: Bench, words: str, *, draws: bool) -> None:
    """BIS-12: where nobody is asked about a play, the board comes with the next question, and not with the play."""
    mirror = bench.mirror("en", words=words)
    play = mirror.best()
    assert play is not None
    console = Console(width=80, no_color=True, highlight=False)
    say = texts("en")
    # Whoever is on turn is the bot.
    levels = tuple("club" if seat == mirror.seat else None for seat in range(2))
    seating = Seating(("", ""), levels, "en")
    front = BisonteFront(Table(mirror.match, seating, console, Keyboard(console, say, {}), say))
    heard = len(mirror.match.events)
    mirror.act(play)
    with console.capture() as capture:
        front.tell(mirror.match.told(None, heard))
    output = capture.get()
    assert ("A  B  C" in output) == draws
    assert "Club" in output
    assert ("Score" if words == "checked" else "If it stands") in output


@pytest.mark.parametrize(
    ("language", "typed", "yours", "theirs"),
    [
        ("es", "pasar", ("● Tú  sacas ", "● Tú  pasas."), "★ Casual  saca "),
        ("en", "pass", ("● You  draw ", "● You  pass."), "★ Casual  draws "),
    ],
)
def test_verbs_agree_with_whom_they_are_about(
    bench: Bench, language: str, typed: str, yours: tuple[str, ...], theirs: str
) -> None:
    box = ("--lang", language, "--edition", str(bench.box_file(language)), "--against", "casual", "--pace", "instant")
    output = bench.run("play", "bisonte", "--piped", *box, "--seed", "1", typed=[typed, "1", "", typed, "1"]).output
    assert all(said in output for said in (*yours, theirs)), output
