"""Whole matches of the Letter Loom at one keyboard, typed line by line."""

import re

import pytest

from sobremesa.games.loom.edition import StrategyKind
from tests.cli.loom.weaving import DEALT, LOOKED, PLAYED, Loom, formed


def said(output: str) -> str:
    """What was shown, with every run of blanks as one."""
    return " ".join(output.split())


def passes(output: str) -> list[str]:
    """Whom the keyboard was passed to, in order."""
    return re.findall(r"(?:Pass the keyboard to|Pasa el teclado a) . (\w+)", output)


def test_a_match_in_spanish_is_played_to_its_end(loom: Loom) -> None:
    """LOO-1 to LOO-18: words are shown from the leader on, with their points line by line."""
    result = loom.weave("es", typed=[*PLAYED, *formed("asas", "asa")])
    assert result.exit_code == 0, result.output
    shown = said(result.output.rpartition("Entregar ASA (12)")[2])
    assert shown.index("● Ana ✓ ASA es palabra: asa. LOO-17") < shown.index("★ Beto ✓ ASAS es palabra: asas. LOO-17")
    assert "A naranja +2 LOO-12 S verde +4 LOO-12 A naranja +2 LOO-12 ¡Subidón Total! +4 LOO-K14 Puntos 12" in shown
    assert "★ Beto: victoria con 16 puntos. LOO-18" in shown
    assert "sobremesa verify last" in shown


def test_a_match_in_english_is_played_to_its_end(loom: Loom) -> None:
    """LOO-13, LOO-16: a word that was shown before gets −4; the sheet has a column a round."""
    second = ["", "vvvvc", "ccc", "", "ccc", "1", "", "1", "1", "", "1", *formed("as", "as")]
    result = loom.weave("en", typed=[*PLAYED, *formed("as", "as"), *second], rounds=2)
    assert result.exit_code == 0, result.output
    told = said(result.output)
    assert "★ Beto ✓ AS is a word: as. LOO-17 as: to the same degree A, orange +2 LOO-12" in told
    assert "repeated word −4 LOO-13 Score −4" in told
    assert "Round 1 2 Total" in told
    assert "Round 2 of 2 · leader ★ Beto" in told


def test_the_keyboard_is_passed_as_seldom_as_the_rules_allow(loom: Loom) -> None:
    """Who leads lays the centre and chooses letters at one go, and says what goes back together with what is played."""
    result = loom.weave("en", typed=[*PLAYED, *formed("asas", "asa")])
    assert passes(result.output) == ["Ana", "Beto", "Ana", "Beto", "Beto", "Ana"]


def test_nobody_sees_anothers_word_or_plan_before_it_is_shown(loom: Loom) -> None:
    """TAB-2, LOO-2, LOO-5, LOO-9."""
    result = loom.weave("en", typed=[*PLAYED, *formed("asas", "asa")])
    screens = result.output.split("Pass the keyboard to ")
    beto, rest = screens[5], screens[6]
    assert "Hand in ASAS" in beto
    ana, _, shown = rest.partition("● Ana  ✓")
    assert "ASAS" not in ana
    assert "ASAS" in shown
    dealt, _, looked = screens[2].partition("your 3 letters ›")
    assert "v c c" not in dealt, "letters of others are chosen at the same time"
    assert "v c c" in looked


def test_everybody_sees_their_own_letters_alone(loom: Loom) -> None:
    """TAB-2: with the box itself, in which hands differ."""
    typed = ["", "vcvcc", "vcc", "", "ccc", "1", "", "=", "1", "q"]
    result = loom.run("play", "loom", "--piped", "--lang", "en", "--names", "Ana,Beto", "--seed", "1", typed=typed)
    hands: dict[str, set[str]] = {}
    for screen in result.output.split("Pass the keyboard to ")[1:]:
        for drawn in re.findall(r"Your letters\n(?:.*\n){2}(.*)\n", screen):
            hands.setdefault(screen.split(",")[0], set()).add(drawn.rpartition("   ")[2])
    assert {name: len(each) for name, each in hands.items()} == {"● Ana": 1, "★ Beto": 1}
    assert hands["● Ana"] != hands["★ Beto"]


def test_a_tie_is_decided_by_one_more_round(loom: Loom) -> None:
    """LOO-19: without strategy cards, and the totals stay."""
    decided = ["", "vcvcc", "vcc", "", "vcc", *formed("asa", "asas")]
    result = loom.weave("en", typed=[*PLAYED, *formed("saa", "asa"), *decided])
    assert result.exit_code == 0, result.output
    told = said(result.output)
    assert "The round that decides the tie · leader ★ Beto" in told
    assert "Round 1 = Total" in told
    assert "● Ana 12 8 12 ★ Beto 12 12 12" in told
    assert "★ Beto: level on 12 points; the deciding round was won with 12. LOO-19" in told


def test_one_colour_is_doubled_in_the_preview_as_in_the_score(loom: Loom) -> None:
    """LOO-12."""
    result = loom.weave("en", typed=[*PLAYED, *formed("asas", "asa")], colour="orange")
    assert said(result.output).count("all orange: doubled +16 LOO-12") == 2
    assert "Hand in ASAS (32) ›" in result.output


def test_the_others_vote_on_a_word_that_the_dictionary_lacks(loom: Loom) -> None:
    """LOO-17: one word at a time, before the next is shown; a no is 0 points."""
    result = loom.weave("en", typed=[*PLAYED, *formed("sa", "sasa"), "maybe", "1", "2"])
    told = said(result.output)
    assert "● Ana SASA is put to the vote (not in the dictionary). LOO-17" in told
    assert "Type 1 for yes or 2 for no." in told
    assert "★ Beto says yes ● Ana ✓ The table takes SASA as a word. LOO-17" in told
    assert "● Ana says no ★ Beto ✗ SA does not count (not in the dictionary): 0 points. LOO-15" in told
    assert "● Ana: won with 16 points." in told


@pytest.mark.parametrize(
    ("entry", "sentence"),
    [
        ("zoo", "There are not enough cards for: O, Z. LOO-14"),
        ("a-s", "A word is made of letters alone. LOO-17"),
        ("a\x1b[31m", "A word is made of letters alone. LOO-17"),
        ("1 2 3", "A word needs at least one card of your own. LOO-10"),
        ("6 7", "A word needs at least one card of the centre. LOO-10"),
        ("6 1 6", "Each card may be used once. LOO-10"),
        ("6 9", "9 is neither in the centre nor in your hand. LOO-14"),
        ("999999999999999999999 1", "9999 is neither in the centre nor in your hand. LOO-14"),
        ("6 1 *s", "You have no Wildcard in play. LOO-K5"),
        ("6 1 x", "Cards are numbers with blanks between them; a Wildcard is * and its letter."),
        ("", "Your word"),
    ],
)
def test_what_cannot_be_formed_is_answered_in_one_sentence(loom: Loom, entry: str, sentence: str) -> None:
    """TAB-5, LOO-14: and another word may be entered."""
    result = loom.weave("en", typed=[*PLAYED, "", entry, "q"])
    assert result.exit_code == 0, result.output
    assert sentence in said(result.output)
    assert result.output.count("Your word ›") == 2


def test_a_word_may_be_given_as_cards_and_replaced_until_it_is_handed_in(loom: Loom) -> None:
    """LOO-9, LOO-22."""
    result = loom.weave("en", typed=[*PLAYED, "", "613", "6 2", "ass", "zzz", "q"])
    for word in ("AAA (20)", "AS (10)", "ASS (14)"):
        assert f"Hand in {word} ›" in result.output
    assert result.output.count("Hand in ASS (14) ›") == 2, "a word that is refused leaves the one before"


def test_no_word_is_handed_in_only_when_confirmed(loom: Loom) -> None:
    """LOO-15."""
    result = loom.weave("en", typed=[*PLAYED, "", "-", "2", "p", "1", "", "asa", ""])
    assert result.output.count("No word scores 0. Hand in nothing?") == 2
    assert "★ Beto  · no word LOO-15" in result.output
    assert "● Ana: won with 12 points." in result.output


@pytest.mark.parametrize(
    ("typed", "sentence"),
    [
        (["", "x"], "Type v for a vowel or c for a consonant."),
        (["", "vvvvvv"], "Type v for a vowel or c for a consonant."),
        ([*DEALT[:2], "vc"], "Type v or c for each of the 3 cards, as in vcc."),
        ([*DEALT, "4"], "One of these numbers: 1, 2, 3."),
        ([*DEALT, "boost"], "One of these numbers: 1, 2, 3."),
        ([*DEALT, "1", "", "1", "3"], "One of these numbers: 1, 2."),
        (["", "loo-k14"], "LOO-K14 Boost"),
        (["", "?"], "Form a word of at least one card of the centre"),
        (["", "w"], "Nothing has been scored yet."),
        (["="], "Round 1 of 1 · leader ● Ana"),
    ],
)
def test_every_question_says_what_can_be_typed(loom: Loom, typed: list[str], sentence: str) -> None:
    result = loom.weave("en", typed=[*typed, "q"])
    assert sentence in said(result.output)
    assert "sobremesa play loom --resume last" in result.output


def test_why_shows_the_last_words_with_what_their_clauses_say(loom: Loom) -> None:
    """TAB-8."""
    result = loom.weave("en", typed=[*PLAYED, *formed("asas", "asa"), "w", "q"], rounds=2)
    after = said(result.output.rpartition("Round 2 of 2")[2])
    assert "● Ana ✓ ASA is a word: asa. LOO-17" in after
    assert "LOO-K14 Boost" in after


def test_a_match_is_gone_on_with_where_it_was_left(loom: Loom) -> None:
    """What was only said and not yet done is asked again: nobody else has heard it."""
    loom.weave("en", typed=[*DEALT, "1", "q"])
    result = loom.run(
        "play", "loom", "--piped", "--resume", "last", typed=["", "1", "1", "", "1", "", "1", *formed("as", "asa")]
    )
    assert result.exit_code == 0, result.output
    assert passes(result.output)[:3] == ["Ana", "Beto", "Beto"]
    assert "● Ana: won with 12 points." in result.output


def test_a_score_to_reach_is_told_with_the_round(loom: Loom) -> None:
    """LOO-S1."""
    result = loom.weave("en", "--option", "end=target", "--option", "target=20", typed=["q"])
    assert "Round 1 · first to 20 points wins · leader ● Ana" in result.output


def test_LOO_S2_the_youngest_is_a_person_who_is_named(loom: Loom) -> None:
    """Of the people at this keyboard, however the name is written; never the number of a seat."""
    box = ("--lang", "en", "--edition", str(loom.box_file("en", [StrategyKind.BOOST])), "--names", "Ana,Beto")
    named = loom.run("play", "loom", "--piped", *box, "--youngest", "beto", typed=["q"])
    assert "leader ★ Beto" in named.output
    for wrong in ("Carla", "2", "Casual"):
        refused = loom.run("play", "loom", "--piped", *box, "--against", "casual", "--youngest", wrong, typed=["q"])
        assert refused.exit_code != 0
        assert f"Nobody here is called “{wrong}”. Playing: Ana, Beto." in said(refused.output)
    seat = loom.run("play", "loom", "--piped", *box, "--option", "youngest=2", typed=["q"])
    assert seat.exit_code != 0
    assert "There is no option “youngest”" in said(seat.output)
    other = loom.run("play", "golf", "--piped", "--names", "Ana,Beto", "--youngest", "Ana", typed=["q"])
    assert other.exit_code != 0
    assert "it does not matter who is the youngest" in said(other.output)


def test_LOO_S2_people_who_are_asked_their_names_are_asked_who_is_the_youngest(loom: Loom) -> None:
    """By a name, or the leader is drawn."""
    box = ("--lang", "en", "--edition", str(loom.box_file("en", [StrategyKind.BOOST])))
    asked = loom.run("play", "loom", "--piped", *box, typed=["Ana", "Beto", "Dora", "BETO", "q"])
    assert "Who is the youngest?" in asked.output
    assert "Nobody here is called “Dora”. Playing: Ana, Beto." in said(asked.output)
    assert "leader ★ Beto" in asked.output
    drawn = loom.run("play", "loom", "--piped", *box, "--seed", "5", typed=["Ana", "Beto", "", "q"])
    assert "press Enter to choose at random" in said(drawn.output)
    assert "Round 1 of 8" in drawn.output
    alone = loom.run("play", "loom", "--piped", *box, "--against", "casual", typed=["q"])
    assert "Who is the youngest?" not in alone.output


def test_the_cards_may_be_laid_one_by_one(loom: Loom) -> None:
    """LOO-1: each is seen before the next is chosen."""
    result = loom.weave("en", typed=["", "v", "c", "vc", "c", "q"])
    for place in (1, 2, 3, 5):
        assert f"● Ana, card {place} of 5 for the centre ›" in result.output
    assert "● Ana, your 3 letters ›" in result.output


def test_a_wildcard_serves_as_any_letter(loom: Loom) -> None:
    """LOO-K5: typed, the program uses it where a letter lacks; among cards it is * and its letter."""
    typed = [*PLAYED, "", "cosa", "6 1 *q", "1 6 *b", "6 1 *x*x", "q"]
    result = loom.weave("es", typed=typed, kinds=[StrategyKind.WILDCARD])
    told = said(result.output)
    assert "entre cartas es * con su letra: 6 1 2 *e" in told
    assert "No hay cartas suficientes para: C, O. LOO-14" in told
    assert "AAB 1 6 *B A naranja +2 LOO-12 A naranja +2 LOO-12 ¡Comodín! +6 LOO-K5" in told
    assert "Cada carta se usa una sola vez. LOO-10" in told


def test_looking_again_shows_the_strategy_cards_too(loom: Loom) -> None:
    result = loom.weave("en", typed=[*LOOKED, "", "=", "q"])
    assert "Your strategy cards: Boost, Boost" in result.output
