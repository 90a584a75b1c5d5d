"""The Letter Loom on paper: both decks and all strategy cards exactly once (LOO-C1, LOO-C2), with their backs."""

import re
from collections import Counter

import pytest

from sobremesa.editions import load_loom
from sobremesa.editions.texts import Language
from sobremesa.games.loom.edition import Colour, StrategyKind
from sobremesa.printing import Job, document
from sobremesa.printing.cards import CARD
from sobremesa.printing.loom.pictograms import PICTOGRAMS
from sobremesa.printing.loom.strategy import LEAST
from sobremesa.printing.marks import Stamp
from sobremesa.printing.outline import outline
from sobremesa.printing.page import Piece, Side
from tests.house.source import ROOT
from tests.printing.prints import KINDS, printed

KIND_OF_PRINT = pytest.mark.parametrize(("language", "paper"), KINDS)


def fronts(language: Language, paper: str) -> list[Piece]:
    """All cards of a print."""
    return [piece for piece in printed("loom", language, paper).document.pieces() if piece.kind != "pad"]


@KIND_OF_PRINT
def test_every_card_of_the_box_is_there_exactly_once(language: Language, paper: str) -> None:
    box, cards = load_loom(language), fronts(language, paper)
    letters = [f"{card.letter}-{card.colour.value}-{number}" for number, card in enumerate(box.cards)]
    strategy = [f"{kind.value}-{number}" for kind in StrategyKind for number in range(1, box.strategy[kind] + 1)]
    assert sorted(piece.id for piece in cards) == sorted([*letters, *strategy])
    assert len(strategy) == 39
    assert {(piece.box.width, piece.box.height) for piece in cards} == {CARD}


@KIND_OF_PRINT
def test_loo_c1_a_letter_card_shows_letter_value_and_the_band_of_its_colour(language: Language, paper: str) -> None:
    box, made = load_loom(language), printed("loom", language, paper)
    for number, page in enumerate(made.document.pages):
        for piece in page.pieces:
            if piece.kind not in ("vowel", "consonant") or piece.side is Side.BACK:
                continue
            card = box.cards[int(piece.id.rpartition("-")[2])]
            assert Counter(words.text for words in piece.words) == {card.letter: 2, str(card.value): 2}
            assert sorted(made.text(number, piece.box)) == sorted(2 * f"{card.letter}{card.value}")
            assert [mark.name for mark in piece.marks if isinstance(mark, Stamp)] == [f"loom-{card.colour.value}"]


def test_loo_c1_no_two_bands_have_the_same_pattern() -> None:
    bands = {mark.name: mark for piece in fronts("es", "a4") for mark in piece.marks if isinstance(mark, Stamp)}
    assert set(bands) == {f"loom-{colour.value}" for colour in Colour}
    assert len({mark.marks for mark in bands.values()}) == 4


@KIND_OF_PRINT
def test_loo_c2_a_strategy_card_says_what_it_does_in_few_words_and_in_full(language: Language, paper: str) -> None:
    say = Job(language=language).say
    for piece in fronts(language, paper):
        if piece.kind != "strategy":
            continue
        kind = StrategyKind(piece.id.rpartition("-")[0])
        shown = [words.text for words in piece.words]
        assert shown[:2] == [say(f"loom-card-{kind}"), say(f"loom-card-{kind}-text")]
        assert shown[2].casefold() in say(kind.clause.lower()).casefold()
        assert shown[3] == kind.clause
        assert all(words.size >= LEAST == 7 for words in piece.words[:3]), piece.id


def test_loo_8_backs_tell_vowels_consonants_and_strategy_apart_and_nothing_else() -> None:
    backs = list(printed("loom").document.pieces(Side.BACK))
    looks = {(piece.kind, tuple(words.text for words in piece.words), piece.marks[0].name) for piece in backs}  # type: ignore[union-attr]
    assert looks == {
        ("vowel", ("V", "V", "V"), "loom-vowel"),
        ("consonant", ("C", "C", "C"), "loom-consonant"),
        ("strategy", (), "loom-strategy"),
    }


def test_the_pictograms_are_those_of_the_site() -> None:
    source = (ROOT / "web" / "src" / "games" / "loom" / "Pictogram.svelte").read_text(encoding="utf-8")
    drawn = dict(re.findall(r'^\s+"?([a-z-]+)"?:\s+"(M[^"]+)"', source, re.MULTILINE))
    assert {kind: outline(path) for kind, path in drawn.items()} == {
        kind.value: outline(path) for kind, path in PICTOGRAMS.items()
    }


def test_the_pad_has_a_column_for_each_player_and_a_row_for_the_tie_break() -> None:
    pads = [piece for piece in document("loom", Job(language="en", players=3)).pieces() if piece.kind == "pad"]
    shown = Counter(words.text for words in pads[0].words)
    assert all(shown[f"Round {number}"] == 1 for number in range(1, 21))
    assert len(pads) == 1
    assert shown["Tie-break"] == shown["Total"] == 1
