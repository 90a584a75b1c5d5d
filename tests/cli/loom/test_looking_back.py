"""A finished match of the Letter Loom told again: as all saw it, from one seat, and with all secrets open."""

import json
import re
from pathlib import Path

import pytest

from sobremesa.games.loom.edition import StrategyKind as K
from tests.cli.loom.weaving import LOOKED, Loom, formed

STEPS = re.compile(r"Step \d+ of (\d+)")


@pytest.fixture
def finished(loom: Loom) -> Path:
    """Ana and Beto have taken a letter from one another, and formed words."""
    file = loom.folder / "finished.match"
    typed = [*LOOKED, "6", "c", "", "1", "6", "v", *formed("sass", "asa")]
    result = loom.weave("en", "--save", str(file), typed=typed, kinds=[K.SWAP])
    assert result.exit_code == 0, result.output
    return file


def test_all_see_what_all_saw(loom: Loom, finished: Path) -> None:
    """TAB-8, TAB-2: every step, with the score lines of each word."""
    output = loom.run("replay", str(finished)).output
    told = " ".join(output.split())
    assert "● Ana to the centre: A, orange (2)" in told
    assert "● Ana ▸ Swap" in told
    assert "● Ana a consonant, from ★ Beto" in told
    assert "● Ana a vowel, to ★ Beto" in told
    assert "★ Beto ✓ SASS is a word: sass. LOO-17 S, green +4 LOO-12" in told
    assert "LOO-18" in told
    for secret in ("S, green (4), from", "put back", "chosen", "drawn"):
        assert secret not in told
    assert len(set(STEPS.findall(output))) == 1


def test_a_seat_sees_its_own_secrets(loom: Loom, finished: Path) -> None:
    told = " ".join(loom.run("replay", str(finished), "--seat", "2").output.split())
    assert "★ Beto put back: Swap LOO-5" in told
    assert "● Ana S, green (4), from ★ Beto" in told
    assert "★ Beto 1 vowel chosen" in told
    assert "★ Beto A, orange (2) · S, green (4) · S, green (4) Swap, Swap, Swap" in told
    assert "● Ana put back" not in told


def test_all_secrets_lie_open_when_it_is_over(loom: Loom, finished: Path) -> None:
    told = " ".join(loom.run("replay", str(finished), "--open").output.split())
    assert "● Ana put back: Swap LOO-5" in told
    assert "● Ana chosen: A, orange (2)" in told
    assert "★ Beto SASS" in told
    assert "● Ana A, orange (2), to ★ Beto" in told


def test_a_match_played_by_a_file_is_told_step_by_step(loom: Loom) -> None:
    script = loom.folder / "script.jsonl"
    lines = [{"seat": 1, "action": {"type": "choose-deck", "deck": "vowel"}}] * 5
    lines += [{"seat": seat, "action": {"type": "choose-decks", "vowels": 1}} for seat in (1, 2)]
    script.write_text("\n".join(map(json.dumps, lines)), encoding="utf-8")
    box = ("--edition", str(loom.box_file("en", [K.BOOST])), "--lang", "en", "--youngest", "Ana")
    result = loom.run("play", "loom", *box, "--names", "Ana,Beto", "--actions", str(script))
    assert result.exit_code == 0, result.output
    assert result.output.count("● Ana  to the centre: A, orange (2)") == 5
    assert re.search(r"★ Beto +0 +v c c", result.output)
    assert "The match waits for ● Ana." in result.output


def test_what_time_has_chosen_is_told(loom: Loom) -> None:
    """LOO-21."""
    script = loom.folder / "script.jsonl"
    script.write_text('{"tick": 30000}\n', encoding="utf-8")
    box = ("--edition", str(loom.box_file("es", [K.BOOST])), "--lang", "es", "--youngest", "Ana")
    clock = ("--option", "clock=true")
    result = loom.run("play", "loom", *box, *clock, "--names", "Ana,Beto", "--actions", str(script))
    assert result.exit_code == 0, result.output
    assert "Se acabó el tiempo." in result.output
    assert "● Ana  sin elección a tiempo: decide la suerte LOO-21" in result.output
