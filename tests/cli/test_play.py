"""Whole matches at one keyboard, typed line by line."""

import re

import pytest

from sobremesa.cli.clauses import clauses_in
from sobremesa.cli.keyboard import LONGEST_ENTRY
from sobremesa.cli.saying import texts
from tests.cli.desk import CROSSING, FULL, Desk, solo


def test_a_solo_match_in_spanish_is_played_to_its_end(desk: Desk) -> None:
    """GOL-25 to GOL-28: nine holes against Luis, each a hole in one."""
    result = desk.play("es", typed=solo(FULL))
    assert result.exit_code == 0, result.output
    assert "¡Le ganaste a Luis, 90 a 45!" in result.output
    assert result.output.count("¡Hoyo en uno: una copa! GOL-15") == 9
    assert "COCHES es palabra: coches. GOL-20" in result.output


def test_a_solo_match_in_english_is_played_to_its_end(desk: Desk) -> None:
    result = desk.play("en", typed=solo("echoes"))
    assert result.exit_code == 0, result.output
    assert re.search(r"You beat Luis, \d+ to 45!", result.output)
    assert "Hole 9 of 9" in result.output
    assert "The seed of this match was " + "1".zfill(64) in result.output.replace("\n", "")


def test_the_words_and_the_interface_may_speak_different_languages(desk: Desk) -> None:
    result = desk.play("es", "--ui", "en", typed=["coches", "", "q"])
    assert "COCHES is a word: coches." in result.output
    assert "vehículo de cuatro ruedas" not in result.output


def test_the_meaning_and_the_written_form_are_told_with_the_verdict(desk: Desk) -> None:
    result = desk.play("es", typed=["coche", "", "q"])
    assert "COCHE es palabra: coche." in result.output
    assert "coche: vehículo de cuatro ruedas" in result.output


def test_accents_and_enye_need_not_be_written(desk: Desk) -> None:
    """GOL-20."""
    result = desk.play("es", typed=["ano", "", "", "q"])
    assert "ANO es palabra: año." in result.output


def test_a_word_that_does_not_count_is_told_with_the_reason(desk: Desk) -> None:
    """GOL-20 to GOL-22: alone the dictionary judges, and says what it has against a word."""
    result = desk.play("es", typed=["coso", "", "", "oea", "", "", "", "cochez", "", "q"])
    assert "COSO no vale (no está en el diccionario): la carta puntúa como vacía. GOL-22" in result.output
    assert "OEA no vale (una sigla): la carta puntúa como vacía. GOL-22" in result.output
    told = " ".join(result.output.split())
    assert "COCHEZ está mal escrita: se entiende coches (Z en vez de S). GOL-21" in told


def test_a_hole_in_one_is_worth_a_point_when_cards_are_weighed(desk: Desk) -> None:
    """GOL-9, GOL-15, GOL-24: the second way is shown with its cup."""
    result = desk.play("es", typed=["coches", "", "", "4", "chozas", "", "q"])
    assert re.search(r"2  .*\[HJQVYZ\] → Z.*✦", result.output)


def test_a_person_plays_against_a_bot(desk: Desk) -> None:
    result = desk.play("en", "--against", "expert", typed=solo("echoes"))
    assert result.exit_code == 0, result.output
    assert "★ Expert" in result.output
    assert re.search(r"│\s+(● You )?(★ Expert )?.*(points|victory)", result.output)


def test_bots_of_the_same_level_are_numbered(desk: Desk) -> None:
    result = desk.play("en", "--against", "club,club", "--option", "same_holes=true", typed=["q"])
    assert "★ Club 1" in result.output
    assert "♥ Club 2" in result.output


def test_a_line_that_crosses_itself_is_shown_with_the_reason(desk: Desk) -> None:
    """GOL-4: the two pieces are dashed, and where they meet is marked."""
    result = desk.play("es", typed=["coches", CROSSING, "q"])
    assert "La línea se cruza: el tramo 3 corta el tramo 1. GOL-4" in result.output
    drawing = result.output.partition("Entregar COCHES por ")[2].partition("›")[2].partition("La línea")[0]
    assert drawing.count("✗") == 2, "one on the card, one before the sentence"
    assert "▶ C │" in drawing


@pytest.mark.parametrize(
    ("entry", "reason"),
    [
        ("coches!", "Una palabra se escribe solo con letras. GOL-20"),
        ("🏌️", "Una palabra se escribe solo con letras. GOL-20"),
        ("co\x1b[31mche", "Una palabra se escribe solo con letras. GOL-20"),
        ("\x00\x07\x08", "Una palabra se escribe solo con letras. GOL-20"),
        ("дом", "Una palabra se escribe solo con letras. GOL-20"),
        ("x", "Una palabra tiene al menos 2 letras. GOL-6"),
        ("cocheseco", "En esta carta caben 6 letras. GOL-6"),
        ("a" * 5000, "En esta carta caben 6 letras. GOL-6"),
        ("[bold]", "Una palabra se escribe solo con letras. GOL-20"),
        ("1 2 3", "Primero la palabra, luego su línea."),
    ],
)
def test_a_bad_entry_is_answered_in_one_sentence_and_asked_again(desk: Desk, entry: str, reason: str) -> None:
    result = desk.play("es", typed=[entry, "q"])
    assert result.exit_code == 0, result.output
    assert reason in " ".join(result.output.split())
    assert result.output.count("Tu palabra ›") == 2
    assert "\x1b[31m" not in result.output


@pytest.mark.parametrize(
    ("line", "reason"),
    [
        ("2 1 3 4 5 6", "La primera letra va en la salida, donde está la flecha. GOL-4"),
        ("1 4 5 2 6 3", "La última letra va en la bandera. GOL-4"),
        ("1 2 2 4 5 6", "El espacio 2 ya tiene una letra. GOL-4"),
        ("1 2 6", "Cada letra necesita su propio espacio: 6 letras, 3 espacios. GOL-4"),
        ("1 2 3 4 5 99", "La carta no tiene espacio 99. GOL-4"),
        ("9" * 4000, "En esta carta caben 6 letras. GOL-6"),
    ],
)
def test_a_bad_line_is_answered_with_its_clause_and_the_good_one_stays(desk: Desk, line: str, reason: str) -> None:
    result = desk.play("es", typed=["coches", line, "q"])
    assert reason in " ".join(result.output.split())
    assert result.output.count("Entregar COCHES por ") == 2


def test_a_line_of_ones_own_can_be_typed_with_or_without_blanks(desk: Desk) -> None:
    result = desk.play("en", typed=["echoes", "142536", "1,4,2,5,3,6", "q"])
    assert "Hand in ECHOES on 1-4-2-5-3-6 · " in result.output


def test_an_empty_card_is_handed_in_only_when_confirmed(desk: Desk) -> None:
    """GOL-2: every space −1, less par."""
    result = desk.play("en", typed=["p", "2", "-", "1", "q"])
    assert result.output.count("An empty card scores −9. Hand it in?") == 2
    assert "· An empty card. GOL-2" in result.output
    assert "a coin: Luis did not score less GOL-27" in result.output


def test_nine_empty_cards_lose_to_luis(desk: Desk) -> None:
    """GOL-28: and the score, far below nothing, has a real minus."""
    result = desk.play("es", typed=["p", "1", "", ""] * 9)
    assert "Gana Luis, 45 a −90. GOL-28" in result.output


def test_jokers_may_be_chosen_step_by_step(desk: Desk) -> None:
    """GOL-8, GOL-29: the dice show one joker, and home has one letter that no die shows."""
    result = desk.play("en", typed=["home", "", "9", "2", "z", "m", "2", "2", "", "1", "q"])
    assert "1  • → M" in result.output
    assert "A number from 1 to 2, or Enter for the first." in result.output
    assert re.search(r"One of these: M\(\d\); or Enter for none\.", result.output)
    assert "nothing used" in result.output
    assert re.search(r"M does not score.*GOL-11", result.output)


def test_the_shop_refuses_what_is_too_much_and_sells_what_can_be_paid(desk: Desk) -> None:
    """GOL-17, GOL-18: a score of 10 and no coins."""
    result = desk.play("es", typed=["coches", "", "", "5", "x", "1 2 3 4", "2 3 4", "4 4", "HJQVYZ", "q"])
    assert "La tienda · Dinero 10 · Monedas 0" in result.output
    assert result.output.count("Números del 1 al 4 · Enter: nada.") == 2
    assert "En la mano van como máximo 3 cartas. GOL-18" in result.output
    assert "Eso cuesta 12, y tienes 10 más 0 en monedas. GOL-17" in result.output
    assert "En la mano va como máximo una carta HJQVYZ. GOL-18" in result.output
    assert "● Tú  compras [HJQVYZ]" in result.output


def test_a_card_that_would_help_is_offered_and_can_be_used(desk: Desk) -> None:
    """GOL-9: the proposal uses no card, the second way does; it goes back to the shop."""
    result = desk.play("es", typed=["coches", "", "", "4", "choza", "c", "", "2", "", "q"])
    assert re.search(r"2  • → A, \[HJQVYZ\] → Z", result.output)
    assert re.search(r"Z con la carta HJQVYZ +\+3 +GOL-9", result.output)
    assert "0 cartas en la mano" in result.output.rpartition("La tienda")[2]


def test_a_better_line_for_the_cards_in_hand_is_offered(desk: Desk) -> None:
    """GOL-9, GOL-10: with the card Z stands on the double, for 6."""
    result = desk.play("es", typed=["coches", "", "", "4", "sozo", "c", "q"])
    assert "c la mejor línea con tus cartas" in result.output
    lines = re.findall(r"Entregar SOZO por ([0-9-]+) · ", result.output)
    assert [line.split("-").index("3") for line in lines] != [2, 2]
    assert lines[1].split("-")[2] == "3"


def test_with_neighbours_a_word_may_have_no_line_at_all(desk: Desk) -> None:
    """GOL-5: from the start to the flag there are three steps at least."""
    result = desk.play("en", "--option", "neighbours=true", typed=["he", "echoes", "1 3 2 4 5 6", "q"])
    assert "This card has no line for 2 letters at this table. GOL-5" in result.output
    assert "At this table each step goes to one of the eight spaces around. GOL-5" in result.output


def test_why_explains_the_last_score_with_its_clauses(desk: Desk) -> None:
    result = desk.play("en", typed=["w", "echo", "", "why", "", "q"])
    assert "Nothing has been scored yet." in result.output
    for clause in ("GOL-7", "GOL-13", "GOL-26"):
        assert f"{clause}  {texts('en')(clause.lower())[:24]}" in result.output


def test_any_clause_can_be_read_at_any_question(desk: Desk) -> None:
    """TAB-8: what refuses or scores something can be asked what it says."""
    say = texts("es")
    clauses = [clause.upper() for clause in clauses_in(say)]
    assert {"GOL-C1", "GOL-S2", "GOL-1", "GOL-30"} <= set(clauses)
    result = desk.play("es", typed=[*clauses, "q"])
    read = " ".join(result.output.split())
    assert all(f"{clause} {say(clause.lower())}" in read for clause in clauses)


def test_a_clause_that_there_is_not_is_said_to_be_none(desk: Desk) -> None:
    result = desk.play("es", typed=["gol-99", "q"])
    assert "No hay ninguna cláusula GOL-99." in result.output


def test_why_speaks_of_the_last_round_also_when_the_next_one_has_begun_or_was_resumed(desk: Desk) -> None:
    result = desk.play("en", typed=["echo", "", "", "", "w", "q"])
    explained = result.output.rpartition("Hole 2 of 9")[2]
    assert "Hole 1 · The Bench" in explained
    resumed = desk.run("play", "golf", "--piped", "--resume", "last", typed=["w", "q"])
    assert "Hole 1 · The Bench" in resumed.output
    assert "GOL-13  Each empty space costs 1." in resumed.output


def test_why_is_also_a_word(desk: Desk) -> None:
    result = desk.play("en", typed=["why", "q"])
    assert "Hand in WHY on" in result.output


def test_help_is_there_at_any_question(desk: Desk) -> None:
    result = desk.play("en", typed=["?", "echoes", "?", "", "", "?", "q"])
    assert result.output.count("hand in an empty card") == 3


@pytest.mark.parametrize("language", ["es", "en"])
@pytest.mark.parametrize("columns", [60, 80, 100])
def test_everything_fits_the_terminal(desk: Desk, language: str, columns: int) -> None:
    word = {"es": "huecos", "en": "echoes"}[language]
    typed = ["?", "x", word, CROSSING, "", "", "", "1", "w", *solo(word, 2), "q"]
    result = desk.play(language, typed=typed, columns=columns)
    assert result.exit_code == 0
    assert max(len(line) for line in result.output.splitlines()) <= columns


def test_without_colour_nothing_is_coloured_and_everything_is_told(desk: Desk) -> None:
    result = desk.play("en", typed=["echoes", "", "q"])
    assert "\x1b" not in result.output
    assert "×2" in result.output
    assert "░" in result.output


def test_the_end_of_input_leaves_with_a_word_about_going_on(desk: Desk) -> None:
    result = desk.play("en", typed=["echoes"])
    assert result.exit_code == 0
    assert "sobremesa play golf --resume last" in result.output


def test_a_match_that_cannot_be_remembered_is_named_by_its_file(desk: Desk) -> None:
    desk.data.write_text("no folder")
    file = desk.folder / "mine.match"
    result = desk.play("en", "--save", str(file), typed=["q"])
    assert f"Go on with: sobremesa play golf --resume {file}\n" in result.output


def test_what_is_too_long_to_be_an_answer_is_cut(desk: Desk) -> None:
    result = desk.play("en", "--seats", "2", typed=["n" * 5000, "m" * LONGEST_ENTRY])
    assert "n" * 14 in result.output
    assert "n" * 15 not in result.output
