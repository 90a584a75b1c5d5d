"""A game that has no front-end of its own: played by what its rules offer, told by what its events say."""

import json

import pytest

from sobremesa.cli.plain.front import PlainFront
from sobremesa.engine import MatchBegan, MatchEnded
from tests.cli.desk import Desk

WORD = '{"type":"write","word":"ECHOES","path":[0,1,2,3,4,5]}'


@pytest.fixture(autouse=True)
def plain(monkeypatch: pytest.MonkeyPatch) -> None:
    """As if no game had a front-end."""
    monkeypatch.setattr("sobremesa.cli.fronts.front_class", lambda _game: PlainFront)


def test_an_action_is_typed_as_it_is_written_down(desk: Desk) -> None:
    result = desk.play("en", typed=[WORD, "q"])
    assert result.exit_code == 0, result.output
    assert "words-shown" in result.output
    assert "GOL-10" in result.output
    assert "buy" in result.output


def test_what_the_rules_offer_is_chosen_by_its_number(desk: Desk) -> None:
    result = desk.play("en", typed=[WORD, "1", "q"])
    assert "shop-closed" in result.output
    assert "dice-thrown  round 2" in result.output


@pytest.mark.parametrize(
    ("typed", "sentence"),
    [
        ("echoes", "That message cannot be read"),
        ("99", "That message cannot be read"),
        ('{"type":"dance"}', "That message cannot be read"),
        ('{"type":"write","word":"ECHOES","path":[0,4,3,1,2,5]}', "The line crosses itself"),
    ],
)
def test_what_cannot_be_done_is_told_and_asked_again(desk: Desk, typed: str, sentence: str) -> None:
    """TAB-5."""
    result = desk.play("en", typed=[typed, "q"])
    assert sentence in result.output
    assert result.output.count("● You, your move") == 2


def test_every_wait_is_secret_at_a_shared_keyboard(desk: Desk) -> None:
    """TAB-2: since nothing is known of the game."""
    result = desk.play("en", "--names", "Ana,Beto", typed=["", WORD, "", '{"type":"write"}', "q"])
    assert "Pass the keyboard to ● Ana" in result.output
    before, _, after = result.output.partition("Pass the keyboard to ★ Beto")
    assert "ECHOES" not in before
    assert "ECHOES" in after, "when all words are shown"
    assert "word-written" not in result.output, "a secret event is told to nobody"


def test_the_last_scores_can_be_asked_for_with_their_clauses(desk: Desk) -> None:
    """TAB-8."""
    result = desk.play("en", typed=["w", WORD, "w", "q"])
    assert "Nothing has been scored yet." in result.output
    assert "GOL-10  " in result.output.rpartition("your move")[0].rpartition("your move")[2]


def test_the_table_is_shown_as_the_seat_sees_it(desk: Desk) -> None:
    result = desk.play("en", typed=["=", "?", "q"])
    assert "own_play" in result.output
    assert "seed" not in result.output
    assert "a file for --actions" in result.output


def test_a_match_is_told_from_its_beginning_and_to_its_end(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    script = desk.folder / "script.jsonl"
    word = {"seat": 1, "action": json.loads(WORD)}
    buy = {"seat": 1, "action": {"type": "buy"}}
    script.write_text("\n".join(json.dumps(line) for line in [*[word, buy] * 8, word]), encoding="utf-8")
    file = desk.folder / "whole.match"
    result = desk.run("play", "golf", *desk.box("en"), "--save", str(file), "--actions", str(script))
    assert result.exit_code == 0, result.output
    assert result.output.startswith("match-began")
    assert "You beat Luis" in result.output
    public = desk.run("replay", str(file)).output
    assert "word-written" not in public
    assert "seed-sealed" not in public
    opened = desk.run("replay", str(file), "--open").output
    assert opened.count("word-written  ● You") == 9
    assert desk.resume(str(file)).exit_code == 0
    monkeypatch.setattr(PlainFront, "opens", lambda _self, event: isinstance(event, MatchBegan | MatchEnded))
    resumed = desk.resume(str(file)).output
    assert resumed.startswith("● You  81"), "the points so far come before the last chapter"
