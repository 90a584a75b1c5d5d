"""Word Buffet at one keyboard: whole matches, secrets, votes, row 1, and what is said of anything else."""

import re

import pytest

from tests.cli.buffet.box import TRACED, WORD, play, round_one, whole_match
from tests.cli.desk import Desk

GIVE_UP = ["", "-", "1"]


def handed_to(output: str) -> list[str]:
    """Who was given the keyboard, one after another."""
    return re.findall(r"(?:Pass the keyboard to|Pasa el teclado a) . (\w+)", output)


@pytest.mark.parametrize("language", ["es", "en"])
def test_two_people_play_a_whole_match(desk: Desk, language: str) -> None:
    result = play(desk, language, typed=whole_match(language))
    assert result.exit_code == 0, result.output
    output, word = result.output, WORD[language]
    assert handed_to(output) == ["Ana", "Beto", "Beto", "Ana"], "who begins goes round"
    assert output.count(f"  ✓ {word} ") == 4
    assert output.count("BUF-19") == 2, "not ants enough in the second round"
    assert "BUF-27" in output
    assert re.findall(r"BUF-30", output)
    assert "BUF-32" in output
    assert max(map(len, output.splitlines())) <= 80


def test_the_end_is_told_line_by_line(desk: Desk) -> None:
    """BUF-28 to BUF-32, TAB-8."""
    output = play(desk, "en", typed=[*round_one("en"), "", *GIVE_UP, "", "E1 2222", "", "F14"]).output
    scores = output.partition("this was the last round. BUF-27")[2]
    assert re.search(
        r"● Ana\n  1 special ant on the board  \+1  BUF-30 *\n  Score +1 *\n★ Beto\n  Score +0 *\n", scores
    )
    assert re.search(r"● Ana: won with 1 points?\. BUF-32", scores)
    assert "The seed of this match was" in scores


@pytest.mark.parametrize("language", ["es", "en"])
def test_no_path_is_seen_before_it_is_checked(desk: Desk, language: str) -> None:
    """BUF-7: between two people stands a screen that shows no secret, but the number of letters."""
    output, word = play(desk, language, typed=round_one(language)).output, WORD[language]
    screens = output.split("★ Beto ─")
    before, between, private = screens[0], *screens[1:3]
    assert f"{word}, {len(word)} " in before
    assert "1" + word[0] in before
    assert word not in between
    private, checked = private.split("BUF-13")
    assert private.count(word) == 1, "only what Beto has traced"
    assert "F1 G1 H1" not in private
    assert f"● Ana  {len(word)} " in output.partition("★ Beto ─")[0]
    assert checked.count(f"  {word}  ") == 2


def test_a_path_grows_and_shrinks_step_by_step(desk: Desk) -> None:
    typed = ["", "f1", "", "s", "w", "<", "<", "6 6", "<", "3", "=", "E9", "", *GIVE_UP, "q"]
    output = play(desk, "en", typed=typed).output
    asked = re.findall(r"^([A-Z]+), \d letters?: ", output, re.MULTILINE)
    assert asked == ["S", "S", "SE", "SEH", "SE", "S", "SHO", "SH", "SHC", "SHC", "SHC"]
    assert "✗ At this table a word has at least 2 letters. BUF-12" in output
    assert "BUF-5" in output, "another cell begins anew, if a word may begin there"
    assert "● Ana  3 letters announced. BUF-7" in output
    assert "Saved" not in output, "s is a step while a path is drawn"


@pytest.mark.parametrize(
    ("typed", "sentence"),
    [
        ("shoes", "A word is traced, not typed"),
        ("f1 shoes", "A word is traced, not typed"),
        ("666", "Begin with a cell that has a · before it"),
        ("", "Begin with a cell that has a · before it"),
        ("f1 55", "Steps go by the keypad"),
        ("f1 8", "That leaves the board"),
        ("z9", "That leaves the board"),
        ("a1 b1", "BUF-5"),
        ("f1 h1", "BUF-3"),
        ("f1 g1 f1", "BUF-4"),
        ("h1 h2 h3", "BUF-2"),
        ("\x1b[31m", "A word is traced, not typed"),
    ],
)
def test_what_is_no_path_is_told_in_one_sentence_and_asked_again(desk: Desk, typed: str, sentence: str) -> None:
    """BUF-2 to BUF-7: at no cost."""
    output = play(desk, "en", typed=["", typed, "f1 6666", "", "q"]).output
    assert sentence in output
    assert output.count("Trace your word") == 2
    assert "● Ana  5 letters announced. BUF-7" in output
    assert "\x1b" not in output


def test_giving_up_is_asked_twice(desk: Desk) -> None:
    """BUF-10."""
    output = play(desk, "en", typed=["", "-", "2", "-", "1", "q"]).output
    assert output.count("Do you give up for this round?") == 2
    assert output.count("● Ana  gave up: row 1. BUF-10") == 1


def test_row_one_places_one_ant_each_in_the_open(desk: Desk) -> None:
    """BUF-20, BUF-21."""
    typed = [*GIVE_UP, *GIVE_UP, "", "9", "f15", "C3", "a1", "F1", "F1", "F15", "q"]
    output = play(desk, "en", typed=typed).output
    chart = output.partition("BUF-13")[2]
    assert re.match(r"\n  1  ● Ana *\n  1  ★ Beto *\n", chart), "in the order in which they gave up"
    assert "│·S ·H ·O ·E ·S │" in chart, "who places has the lens (BUF-34)"
    assert "· an ant may go here" in chart
    assert chart.count("Type one of the marked cells.") == 2
    refused = ["✗ From row 1 no ant goes in front of a rival’s nest. BUF-21", "✗ An ant never goes on the food itself."]
    assert all(sentence in chart for sentence in refused)
    assert "✗ Choose a cell in front of your nest, next to one of your ants" in " ".join(chart.split())
    assert "● Ana  an ant on F1. BUF-20" in chart
    assert "★ Beto  an ant on F15. BUF-20" in chart
    assert "Enter begins round 2" in chart


def test_one_enter_begins_the_next_round_for_all(desk: Desk) -> None:
    """BUF-34."""
    typed = [*GIVE_UP * 3, "F1", "O6", "F15", "go", "", "q"]
    output = play(desk, "en", typed=typed, players=3).output
    assert output.count("Enter begins round 2 ›") == 2
    assert output.count("Press Enter when all are ready.") == 1
    assert "Round 2 ─" in output
    assert handed_to(output) == ["Ana", "Beto", "Caro", "Beto"], "the second seat begins the second round"


def test_the_others_vote_on_a_word_that_the_dictionary_lacks(desk: Desk) -> None:
    """BUF-25."""
    typed = ["", "F1 6", "", "", "J15 44", "", "perhaps", "1", "2", "F15"]
    output = play(desk, "en", typed=typed).output
    assert "SHO is put to the vote (not in the dictionary). BUF-25" in output
    assert "● Ana, is SHO a word?" in output
    assert "Type 1 for yes or 2 for no." in output
    assert "✓ The table takes SHO as a word: sho. BUF-15" in output
    assert "3 ants on J15 I15 H15" in output
    assert "★ Beto, is SH a word?" in output
    assert "✗ The table does not take SH as a word: to row 1. BUF-25" in output
    assert "● Ana, a cell for one ant" in output


def test_with_the_dictionary_as_judge_a_word_that_it_lacks_goes_to_row_one(desk: Desk) -> None:
    """BUF-16."""
    typed = ["", "F1 666", "", "", "J15 4444", "", "J1", "q"]
    output = play(desk, "en", "--option", "words=dictionary", typed=typed).output
    assert "✗ SHOE is not valid (not in the dictionary): to row 1. BUF-16" in output
    assert "● Ana  an ant on J1. BUF-20" in output


def test_a_word_partly_covered_gets_the_ants_that_fit(desk: Desk) -> None:
    """BUF-17."""
    typed = ["", "J1 33333", "", "", "O6 4", "", *GIVE_UP, "1", "1", "1", "1", "F15"]
    output = play(desk, "en", typed=typed, players=3).output
    assert "✓ The table takes SO as a word" not in output, "it is one"
    assert "6 ants on J1 K2 L3 M4 N5 O6 · 1 is special" in output
    assert "BUF-17" in output
    assert "1 ant on N6 · already covered: O6" in output


def test_a_word_that_is_wholly_covered_goes_to_row_one(desk: Desk) -> None:
    """BUF-18."""
    typed = ["", "J1 33333", "", "", "O6 7", "", *GIVE_UP, "1", "1", "F15", "O7"]
    output = play(desk, "en", typed=typed, players=3).output
    assert "all its cells are covered already; to row 1. BUF-18" in output
    assert re.findall(r". (\w+)  an ant on", output) == ["Caro", "Beto"]
    assert "● Ana: won with" in output


def test_the_chart_is_shown_while_others_search(desk: Desk) -> None:
    """BUF-7, BUF-13: the number is all that the others hear."""
    output = play(desk, "en", typed=["", "F1 6", "", "", "q"], players=3).output
    beto = output.rpartition("★ Beto ─")[2]
    assert re.search(r"On the chart *\n.*2  ● Ana", beto)


def test_why_shows_the_last_words_with_their_clauses(desk: Desk) -> None:
    """TAB-8."""
    output = play(desk, "en", typed=[*round_one("en"), "w", "q"]).output
    again = output.partition("Enter begins round 2")[2]
    assert "● Ana  ✓ SHOES is a word: shoes. BUF-15" in again
    assert "★ Beto  ✓ SHOES is a word: shoes. BUF-15" in again
    assert "BUF-15  " in again


def test_the_table_shows_the_board_and_the_points_so_far(desk: Desk) -> None:
    """BUF-28 to BUF-31."""
    output = play(desk, "en", typed=[*round_one("en"), "=", "q"]).output
    again = output.partition("Enter begins round 2")[2]
    assert "─●──●──●──●──●─" in again
    assert re.search(r"✿ Food +⌂ Nests +Special ants +Ants left +Points now\n", again)
    assert re.search(r"● Ana +0 +0 +0 +1 +0\n", again)


def test_a_match_is_gone_on_with_where_it_was_left(desk: Desk) -> None:
    """TAB-7: what was announced stays announced, and secret."""
    play(desk, "en", typed=["", "F1 6666", "", "q"])
    result = desk.run("play", "buffet", "--piped", "--resume", "last", typed=["", "J15 4444", "", "q"])
    before, _, after = result.output.partition("BUF-13")
    assert handed_to(before) == ["Beto"]
    assert before.count("SHOES") == 1
    assert "● Ana  SHOES  F1 G1 H1 I1 J1" in after


@pytest.mark.parametrize("columns", [60, 80, 120])
def test_what_does_not_fit_beside_the_board_stands_below_it(desk: Desk, columns: int) -> None:
    play(desk, "en", typed=[*round_one("en"), "q"])
    result = desk.run("play", "buffet", "--piped", "--resume", "last", typed=["=", "q"], columns=columns)
    assert max(map(len, result.output.splitlines())) <= columns
    assert ("│   ● Ana ⌂north" in result.output.replace("┐", "│")) is (columns >= 80)
    assert "● Ana ⌂north" in result.output


@pytest.mark.parametrize("language", ["es", "en"])
def test_help_fits_the_screen(desk: Desk, language: str) -> None:
    output = play(desk, language, typed=["?", "q"]).output
    assert max(map(len, output.splitlines())) <= 80
    assert "F1 326" in output
    assert "BUF-17" in output


@pytest.mark.parametrize("language", ["es", "en"])
def test_questions_and_hints_fit_a_line(desk: Desk, language: str) -> None:
    """Each question says what can be typed, with an example."""
    north = TRACED[language][0][0]
    output = play(desk, language, typed=["", north, "<", "q"]).output
    hints = [line for line in output.splitlines() if " · " in line and "│" not in line]
    assert len(hints) >= 3
    assert all(len(line) <= 79 for line in hints)
    assert "F1 " in hints[0]


def test_the_table_again_while_somebody_places(desk: Desk) -> None:
    """BUF-20."""
    output = play(desk, "en", typed=[*GIVE_UP, *GIVE_UP, "=", "q"]).output
    assert output.partition("BUF-13")[2].count("│·S ·H ·O ·E ·S │") == 2


def test_fifty_columns_are_enough_for_a_whole_match(desk: Desk) -> None:
    output = play(desk, "en", typed=whole_match("en"), columns=50).output
    assert "BUF-32" in output
    assert "ant of this round" not in output, "said to who asks"
    assert max(map(len, output.splitlines())) <= 50


def test_the_one_deal_of_a_match_is_found_fair(desk: Desk) -> None:
    play(desk, "es", typed=whole_match("es"))
    assert "y de ella sale el único reparto." in desk.run("verify", "last", "--ui", "es").output
