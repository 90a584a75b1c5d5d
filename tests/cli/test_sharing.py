"""Several people at one keyboard."""

import re

from sobremesa.cli import shelf
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
    assert "★ Beto, what is COSCHE?" in result.output
    assert "Type 1, 2, or m and the place of each misspelt letter." in result.output
    assert "★ Beto  COSCHE: spelt right" in result.output
    assert "The table takes COSCHE as a word. GOL-22" in result.output


def test_a_word_is_voted_misspelt_in_the_letters_that_the_table_proposes(desk: Desk) -> None:
    """GOL-22, GOL-21."""
    typed = ["", "ecohes", "", "", "echoes", "", "m", "q"]
    output = " ".join(desk.play("en", "--names", "Ana,Beto", typed=typed).output.split())
    assert "m misspelt: " in output
    assert "m misspelt: echoes (OH for HO)" in output
    assert "★ Beto ECOHES: wrong letters: O, H" in output
    assert "ECOHES is misspelt: echoes was meant (OH for HO). GOL-21" in output


def test_other_letters_may_be_marked_by_their_place(desk: Desk) -> None:
    """GOL-22: a mark of one's own, after one that the word cannot have."""
    typed = ["", "cosche", "", "", "echoes", "", "m 9", "m 1 3", "m +3", "q"]
    output = " ".join(desk.play("en", "--names", "Ana,Beto", typed=typed).output.split())
    assert "The word has 6 letters; there is no letter 9. GOL-22" in output
    assert "A word of 6 letters may have one mistake. GOL-21" in output
    assert "★ Beto COSCHE: one S too many" in output


def test_what_is_at_stake_is_asked_for_before_a_word_is_handed_in(desk: Desk) -> None:
    """GOL-23: the same two numbers whether it is a word or not."""
    for word in ("echoes", "eccoes"):
        output = " ".join(desk.play("en", typed=[word, "q"]).output.split())
        assert re.search(rf"Hand in {word.upper()} on 1-2-3-4-5-6 · −?\d+ if it is a word, otherwise −9 ›", output)


def test_a_word_is_put_to_the_vote_with_the_reason(desk: Desk) -> None:
    """GOL-22: who votes knows what the dictionary says."""
    result = desk.play("es", "--seats", "2", "--names", "Ana,Beto", typed=["", "oea", "", "", "coches", ""])
    assert "OEA se somete a votación (una sigla). GOL-22" in result.output


def test_who_has_handed_in_takes_the_word_back_before_the_keyboard_is_passed(desk: Desk) -> None:
    """GOL-2: while somebody else still writes; the card is empty again, and all are told."""
    typed = ["t", "echoes", "", "t", "", "chose", "", "", "cheese", ""]
    result = desk.play("en", "--seats", "2", "--names", "Ana,Beto", typed=typed)
    assert re.findall(r"Pass the keyboard to . (\w+)", result.output)[:4] == ["Ana", "Beto", "Ana", "Beto"]
    screens = result.output.split("Pass the keyboard to ")
    assert ["t takes back the word of ● Ana" in screen for screen in screens[:4]] == [False, True, False, True]
    assert "The word of ● Ana was taken back" in screens[2]
    assert "ECHOES" not in screens[2] + screens[3]
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


def test_there_are_as_many_people_as_names(desk: Desk) -> None:
    for names, against in (("Ana,Beto,Caro", ""), ("Ana,Beto,", "child")):
        result = desk.run("play", "golf", "--piped", "--lang", "en", "--names", names, "--against", against)
        assert "Pass the keyboard to ● Ana" in result.output
    seatings = [shelf.read_seating(file) for file in desk.matches]
    assert {seating.levels for seating in seatings if seating} == {(None, None, None), (None, None, "child")}


def test_the_winner_is_named_before_the_result(desk: Desk) -> None:
    round_of_two = ["", "coches", "", "", "eches", ""]
    result = desk.play("es", "--names", "Ana,Beto", typed=[*(round_of_two + [""] * 4) * 8, *round_of_two])
    assert re.search(r"● Ana: victoria con \d+ puntos\.", result.output)


def test_who_chooses_step_by_step_sees_the_word_on_its_card(desk: Desk) -> None:
    """GOL-29: the screen was cleared; letters are named with the spaces they stand on."""
    typed = ["", "home", "", "", "echoes", "", "", "2", "m", "1"]
    result = desk.play("en", "--names", "Ana,Beto", typed=typed)
    chosen = result.output.partition("Jokers and cards for HOME")[0].rpartition("Pass the keyboard to ● Ana")[2]
    assert all(f" {letter} " in chosen for letter in "HOME")
    space = re.search(r"M\((\d)\) · Enter for none", result.output)
    assert space is not None
    assert re.search(rf"{space[1]}[─═╌]{{2}}", chosen)
