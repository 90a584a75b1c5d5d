"""Several people at one keyboard."""

import re

from tests.cli.desk import Desk


def test_two_people_share_the_keyboard_and_no_word_is_seen_before_all_are_shown(desk: Desk) -> None:
    """GOL-2: between two people stands a screen that shows no secret."""
    typed = ["", "coches", "", "", "hechos", ""]
    result = desk.play("es", "--seats", "2", "--names", "Ana,Beto", typed=typed)
    assert result.exit_code == 0
    before, _, after = result.output.partition("Pasa el teclado a ★ Beto")
    assert "COCHES" in before
    private, _, public = after.partition("● Ana")
    assert "COCHES" not in private.replace("Entregar HECHOS", "")
    assert "COCHES" in public
    assert "HECHOS" in public


def test_two_people_play_to_the_end(desk: Desk) -> None:
    writing = ["", "coches", "", "", "eches", ""]
    shopping = ["", "", "", ""]
    result = desk.play("es", "--seats", "2", typed=["Ana", "Beto", *(writing + shopping) * 8, *writing])
    assert result.exit_code == 0, result.output
    assert "Hoyo 9 de 9" in result.output
    assert re.search(r"│\s+● Ana.*puntos", result.output)


def test_the_other_people_vote_on_a_word_that_the_dictionary_lacks(desk: Desk) -> None:
    """GOL-22."""
    typed = ["", "cosche", "", "", "echoes", "", "maybe", "1"]
    result = desk.play("en", "--seats", "2", "--names", "Ana,Beto", typed=typed)
    assert "COSCHE is put to the vote (not in the dictionary). GOL-22" in result.output
    assert "★ Beto, is COSCHE a word?" in result.output
    assert "Type 1 for yes or 2 for no." in result.output
    assert "★ Beto  says yes" in result.output
    assert "The table takes COSCHE as a word. GOL-22" in result.output


def test_a_word_is_put_to_the_vote_with_the_reason(desk: Desk) -> None:
    """GOL-22: who votes knows what the dictionary says."""
    result = desk.play("es", "--seats", "2", "--names", "Ana,Beto", typed=["", "oea", "", "", "coches", ""])
    assert "OEA se somete a votación (una sigla). GOL-22" in result.output


def test_who_has_handed_in_takes_the_word_back_before_the_keyboard_is_passed(desk: Desk) -> None:
    """GOL-2: while somebody else still writes; the word stays as a draft."""
    typed = ["t", "echoes", "", "t", "", "chose", "", "", "cheese", ""]
    result = desk.play("en", "--seats", "2", "--names", "Ana,Beto", typed=typed)
    assert re.findall(r"Pass the keyboard to . (\w+)", result.output)[:4] == ["Ana", "Beto", "Ana", "Beto"]
    screens = result.output.split("Pass the keyboard to ")
    assert ["t takes back the word of ● Ana" in screen for screen in screens[:4]] == [False, True, False, True]
    assert "Hand in ECHOES on" in screens[3]
    assert "CHOSE is a word: chose." in result.output
    assert "ECHOES is a word" not in result.output


def test_nobody_need_give_a_name(desk: Desk) -> None:
    result = desk.play("es", "--seats", "2", typed=["", ""])
    assert "Pasa el teclado a ● Asiento 1" in result.output
    assert desk.play("es", "--seats", "2").exit_code == 0


def test_where_no_match_was_begun_nothing_is_said_to_be_kept(desk: Desk) -> None:
    result = desk.play("en", "--seats", "2")
    assert result.exit_code == 0
    assert "kept" not in result.output
    assert desk.matches == []
