"""Strategy cards at one keyboard: what each asks, what all are told, and what only one may know."""

import pytest

from sobremesa.games.loom.edition import StrategyKind as K
from tests.cli.loom.test_play import passes, said
from tests.cli.loom.weaving import LOOKED, Loom

THREE = ["", "vcvcc", "vcc", "", "vcc", "", "vcc", "1", "", "1", "", "1", "1"]
"""Ana, Caro and Beto, in this order, have chosen; Beto, Caro and Ana have looked, and Ana will play a card."""


@pytest.mark.parametrize(
    ("kind", "typed", "told"),
    [
        (K.SWAP, ["", "6", "v"], "● Ana a vowel, from ★ Beto ● Ana a vowel, to ★ Beto"),
        (K.SHIELD, [], "Nothing that others do touches you this round. LOO-K2"),
        (K.THROW_ONE_OUT, ["c"], "● Ana → ★ Beto ★ Beto to the discards: a consonant"),
        (K.OTHER_LANGUAGE, [], "● Ana ▸ Other language"),
        (K.WILDCARD, [], "● Ana ▸ Wildcard"),
        (
            K.CHANGE_SOME,
            ["6 7", "vv"],
            "● Ana to the discards: a vowel, a consonant ● Ana drawn: a vowel ● Ana drawn: a vowel",
        ),
        (K.SWAP_ALL, [], "● Ana all letters ⇄ ★ Beto"),
        (K.STEAL_ONE, ["v"], "● Ana a vowel, from ★ Beto"),
        (K.FOR_ALL, ["v"], "★ Beto to the centre: A, orange (2)"),
        (K.EXTRA_CARD, ["c"], "● Ana drawn: a consonant"),
        (K.GREAT_ROBBERY, ["c"], "● Ana a consonant, from ★ Beto"),
        (K.THE_ONE_I_SAY, ["2"], "● Ana a must for the rivals: S, green (4)"),
        (K.NEW_CENTRE, ["vv", "vcc"], "● Ana the whole centre to the discards ● Ana to the centre: A, orange (2)"),
        (K.BOOST, [], "● Ana ▸ Boost 4 points more for your word. LOO-K14"),
        (K.ONE_LESS, ["", "6"], "★ Beto to the discards: A, orange (2)"),
        (K.BLAST, [], "● Ana → ★ Beto"),
        (K.ALL_TO_THE_CENTRE, ["", "8"], "★ Beto to the centre: S, green (4)"),
        (K.MINE_ALONE, ["1"], "● Ana from the centre: A, orange (2)"),
    ],
    ids=lambda value: value.value if isinstance(value, K) else None,
)
def test_each_card_is_asked_for_and_told_before_the_next_is_played(
    loom: Loom, kind: K, typed: list[str], told: str
) -> None:
    """LOO-6, LOO-K1 to LOO-K18."""
    result = loom.weave("en", typed=[*LOOKED, *typed, "", "q"], kinds=[kind])
    assert result.exit_code == 0, result.output
    public = said(result.output).rpartition("Pass the keyboard to ★ Beto")[0]
    assert told in public
    assert f"{kind.clause}" in public
    assert passes(result.output)[-1] == "Beto", "whose turn it is to play a card"
    assert "Which one do you play now?" in result.output.rpartition("Pass the keyboard")[2]


@pytest.mark.parametrize(
    ("kind", "typed", "heard"),
    [
        (K.SWAP, ["6", "c"], ["● Ana got S, green (4) from you.", "● Ana gave you A, orange (2)."]),
        (K.THROW_ONE_OUT, ["c"], ["● Ana threw out your S, green (4)."]),
        (K.STEAL_ONE, ["v"], ["● Ana got A, orange (2) from you."]),
    ],
)
def test_who_loses_a_letter_is_told_which_and_nobody_else(
    loom: Loom, kind: K, typed: list[str], heard: list[str]
) -> None:
    """LOO-8: all others see the back alone."""
    result = loom.weave("en", typed=[*LOOKED, *typed, "", "q"], kinds=[kind])
    before, _, mine = result.output.rpartition("Pass the keyboard to ★ Beto")
    for line in heard:
        assert line in mine
        assert line not in before


def test_who_gets_a_letter_is_told_which_when_it_is_their_turn_again(loom: Loom) -> None:
    """LOO-8."""
    typed = [*LOOKED, "v", "", "1", "v", "", "as", "", "", "q"]
    result = loom.weave("en", typed=typed, kinds=[K.STEAL_ONE])
    assert passes(result.output)[-2:] == ["Beto", "Ana"]
    mine = said(result.output.rpartition("Pass the keyboard to ● Ana")[2])
    assert "You got A, orange (2) from ★ Beto." in mine
    assert "★ Beto got A, orange (2) from you." in mine
    assert mine.count("got") == 2


def test_what_is_drawn_is_told_to_who_draws(loom: Loom) -> None:
    """LOO-K6, LOO-K10."""
    result = loom.weave("en", typed=[*LOOKED, "c", "", "1", "c", "", "q"], kinds=[K.EXTRA_CARD])
    assert "You drew S, green (4)." in result.output.rpartition("Pass the keyboard to ★ Beto")[2]


def test_a_rival_is_named_by_number_or_by_name(loom: Loom) -> None:
    """LOO-6."""
    for answer in ("3", "caro"):
        result = loom.weave("en", typed=[*THREE, "1", "Dora", answer, "q"], kinds=[K.BLAST], names="Ana,Beto,Caro")
        told = said(result.output)
        assert told.count("One of these: ♥ Caro, ★ Beto.") == 2
        assert "● Ana → ♥ Caro" in told


def test_a_name_that_two_rivals_have_names_neither(loom: Loom) -> None:
    """LOO-6: no card hits somebody who was not meant."""
    result = loom.weave("en", typed=[*THREE, "beto", "3", "q"], kinds=[K.BLAST], names="Ana,Beto,Beto")
    told = said(result.output)
    assert told.count("One of these: ♥ Beto, ★ Beto.") == 1
    assert "● Ana → ♥ Beto" in told


def test_a_card_against_a_shield_is_told_to_have_no_effect(loom: Loom) -> None:
    """LOO-K2: Ana plays a Shield, then Beto a Blast."""
    result = loom.weave("en", typed=[*LOOKED, "", "1", "q"], kinds=[K.SHIELD, K.BLAST], seed=5)
    assert "★ Beto → ● Ana with a Shield: no effect LOO-K2" in said(result.output)


def test_all_who_are_attacked_are_asked_alike(loom: Loom) -> None:
    """LOO-K2, reactive: also who holds no Shield."""
    option = ("--option", "shield=reactive")
    result = loom.weave("en", *option, typed=[*LOOKED, "", "", "q"], kinds=[K.STEAL_ONE])
    assert "This touches you, and you hold no Shield. Enter goes on ›" in result.output
    assert passes(result.output)[-2:] == ["Beto", "Ana"]


def test_a_shield_is_shown_in_reaction(loom: Loom) -> None:
    """LOO-K2: and is that player's card for the round."""
    typed = [*LOOKED, "", "x", "1", "", "q"]
    result = loom.weave("en", "--option", "shield=reactive", typed=typed, kinds=[K.SHIELD, K.BLAST], seed=6)
    asked = said(result.output.split("Pass the keyboard to ")[4])
    assert "● Ana ▸ Blast A rival of your choice loses 4 points. LOO-K16 → ★ Beto" in asked
    assert "This touches you. Do you show your Shield now?" in asked
    assert "★ Beto ▸ Shield" in said(result.output)
    assert "Your word ›" in result.output, "Beto has no other card to play"


def test_a_card_that_must_be_used_is_marked(loom: Loom) -> None:
    """LOO-K12: and a word without it is refused."""
    typed = [*LOOKED, "2", "", "1", "1", "", "1 6", "asa", "", "", "saa", "q"]
    result = loom.weave("en", typed=typed, kinds=[K.THE_ONE_I_SAY])
    told = said(result.output)
    assert "! You must use this card. LOO-K12" in told
    assert " 2! " in result.output
    assert "You must use the green S of the centre. LOO-K12" in told
    assert "Hand in ASA (8) ›" in result.output


def test_a_round_in_the_other_language_is_told_with_the_table(loom: Loom) -> None:
    """LOO-K4."""
    typed = [*LOOKED, "", "1", "", "cosa", "saa", "", "", "sass", "", "1"]
    result = loom.weave("es", typed=typed, kinds=[K.OTHER_LANGUAGE])
    told = said(result.output)
    assert "En esta baza tu palabra tiene que ser inglesa. LOO-K4" in told
    assert "● Ana ✓ SASS es palabra: sass. LOO-17" in told
    assert "★ Beto ✓ SAA es palabra: saa." in told


def test_who_is_left_without_a_letter_draws_one(loom: Loom) -> None:
    """LOO-7: three others have robbed Beto before he plays a card."""
    dealt = ["", "vcvcc", "ccc", *["", "ccc"] * 3]
    looked = ["1", *["", "1"] * 3, "1"]
    robbed = [*["", "1"] * 2, "", "v", "", "q"]
    result = loom.weave("en", typed=[*dealt, *looked, *robbed], kinds=[K.GREAT_ROBBERY], names="Ana,Beto,Caro,Dani")
    assert "You have no letter left: which deck does a new one come from? ›" in result.output
    assert "★ Beto  drawn: a vowel" in result.output
    assert "You drew A, orange (2)." in result.output.rpartition("Pass the keyboard to ★ Beto")[2]
