"""Hints at the keyboard: the best few moves with what to type for them, for the eyes of whoever is asked."""

import pytest

from sobremesa.cli.moves import typed_said
from sobremesa.cli.way import Way
from tests.bots.fakes import fake_bots
from tests.cli.buffet.box import play as play_buffet
from tests.cli.desk import Desk

WORTHS = {"ECHOES": 9.0, "CHEESE": 6.0, "SHOES": 5.0, "ECHO": 3.0, "COCHES": 8.0}
BOTS = fake_bots(WORTHS, club="CHEESE SHOES ECHO", expert="ECHOES", child="")


@pytest.fixture(autouse=True)
def bots(monkeypatch: pytest.MonkeyPatch) -> None:
    """Bots that know what a few words are worth."""
    monkeypatch.setattr("sobremesa.cli.hinting.bot_for", BOTS)


def test_a_hint_shows_the_best_few_with_what_to_type_and_why(desk: Desk) -> None:
    result = desk.play("en", typed=["h", "q"])
    assert result.exit_code == 0, result.output
    shown = result.output.partition("Hints (club)")[2]
    assert [word for word in shown.split() if word in WORTHS] == ["CHEESE", "CHEESE", "SHOES", "SHOES", "ECHO", "ECHO"]
    assert "1  CHEESE  6 points" in shown
    assert "type: CHEESE" in shown
    assert "C on a die" in shown


def test_what_is_typed_after_a_hint_is_the_move(desk: Desk) -> None:
    result = desk.play("en", typed=["h expert", "echoes", "", "", "q"])
    assert "ECHOES is a word" in result.output


def test_an_argument_chooses_the_level(desk: Desk) -> None:
    result = desk.play("en", typed=["h expert", "H Expert", "hint expert", "pista expert", "q"])
    assert result.output.count("Hints (expert)") == 4
    assert result.output.count("1  ECHOES  9 points") == 4


def test_levels_have_names_in_the_language_of_the_interface(desk: Desk) -> None:
    result = desk.play("es", typed=["h experto", "q"])
    assert "Pistas (experto)" in result.output
    assert "escribe: " in result.output


def test_where_words_are_typed_hint_is_one(desk: Desk) -> None:
    assert "Hints" not in desk.play("en", typed=["hint", "q"]).output
    result = desk.play("es", typed=["pista", "q"])
    assert "Pistas" not in result.output
    assert "Entregar PISTA" in result.output


def test_the_level_can_be_given_on_the_command_line(desk: Desk) -> None:
    assert "Hints (expert)" in desk.play("en", "--hints", "expert", typed=["h", "q"]).output
    result = desk.play("en", "--hints", "wizard", typed=["h", "q"])
    assert result.exit_code == 2
    assert "There is no level “wizard”" in result.output


def test_a_match_can_be_played_without_hints(desk: Desk) -> None:
    result = desk.play("en", "--no-hints", typed=["h", "h expert", "q"])
    assert result.output.count("This match is played without hints.") == 2
    assert "Hints (" not in result.output


def test_where_a_level_knows_nothing_there_is_nothing_to_advise(desk: Desk) -> None:
    assert "nothing to advise you on" in desk.play("en", "--hints", "child", typed=["h", "q"]).output


def test_nobody_gets_hints_for_another(desk: Desk) -> None:
    """TAB-2: while the keyboard is passed on nobody is asked yet."""
    result = desk.play("en", "--names", "Ana,Beto", typed=["h", "", "h", "echoes", "", "h", "q"])
    handed, _, rest = result.output.partition("Your word")
    assert "nothing to advise you on" in handed
    assert "Hints" not in handed
    asked, _, passed = rest.partition("Pass the keyboard to ★ Beto")
    assert "Hints (club)" in asked
    assert "Hints" not in passed


def test_at_an_open_question_there_is_no_hint(desk: Desk) -> None:
    """TAB-2: everybody at the keyboard looks at it. GOL-22: words that the dictionary lacks are voted on."""
    typed = ["", "shoos", "", "", "echoes", "", "h", "2", "q"]
    result = desk.play("en", "--names", "Ana,Beto", typed=typed)
    assert "what is SHOOS?" in result.output
    assert "Everybody sees this question" in result.output


@pytest.mark.parametrize("language", ["es", "en"])
def test_hints_fit_a_narrow_screen(desk: Desk, language: str) -> None:
    shown = desk.play(language, typed=["h expert", "h", "q"], columns=50).output
    assert max(len(line) for line in shown.splitlines()) <= 50


@pytest.mark.parametrize(("language", "said"), [("en", "nothing to advise you on: answer it"), ("es", "respóndela")])
def test_who_is_asked_to_be_sure_gets_no_hint_for_the_question_before(desk: Desk, language: str, said: str) -> None:
    """An answer to the question before would be taken for yes or no."""
    shown = desk.play(language, typed=["p", "h", "h expert", "2", "q"]).output
    assert " ".join(shown.split()).count(said) == 2
    assert "Hints (" not in shown
    assert "Pistas (" not in shown


@pytest.mark.parametrize(("language", "key"), [("en", "h hint · ? help"), ("es", "h pista · ? ayuda")])
def test_the_key_for_hints_is_named_where_there_are_any(desk: Desk, language: str, key: str) -> None:
    assert key in desk.play(language, typed=["q"]).output
    assert key not in desk.play(language, "--no-hints", typed=["q"]).output
    sure = desk.play(language, typed=["p", "q"]).output.partition(key)[2]
    assert key.partition(" · ")[0] not in sure


def test_nobody_is_told_of_hints_where_all_look_on(desk: Desk) -> None:
    """GOL-22: a vote is open."""
    typed = ["", "shoos", "", "", "echoes", "", "q"]
    vote = desk.play("en", "--names", "Ana,Beto", typed=typed).output.partition("what is SHOOS?")
    assert "1 spelt right · 2 no word · m misspelt" in vote[0]
    assert "hint" not in vote[0].partition("1 spelt right")[2]


def test_a_level_that_there_is_not_is_answered_with_those_there_are(desk: Desk) -> None:
    shown = desk.play("es", typed=["h mago", "pista maga", "q"]).output
    assert "«mago»" in shown
    assert shown.count("peque, casual, club, experto") == 2


def test_enter_is_shown_as_the_key_that_it_is() -> None:
    """The word would be read as an answer."""
    assert typed_said(Way(("3", "4", ""))) == "3 · 4 · ⏎"


def test_step_by_step_there_is_no_hint_for_the_whole_choice(desk: Desk) -> None:
    """GOL-29: what a hint says for the choice would answer the question about one joker, or about all of it."""
    shown = desk.play("en", typed=["home", "", "2", "h club", "m", "h", "2", "q"]).output
    sure = shown.partition("Is it right?")[2]
    assert "nothing to advise you on: answer it" in " ".join(sure.split())
    assert " ".join(shown.split()).count("nothing to advise you on: answer it") == 2


def test_where_words_are_traced_an_unknown_level_is_none_either(desk: Desk) -> None:
    shown = play_buffet(desk, "en", typed=["", "h wizard", "q"]).output
    assert "There is no level “wizard”. There are: child, casual, club, expert." in shown
