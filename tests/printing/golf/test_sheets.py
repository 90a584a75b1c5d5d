"""Word Golf on paper: every piece of the box exactly once (GOL-C1 to GOL-C5), and what a number of players changes."""

from collections import Counter

import pytest

from sobremesa.editions import load_golf
from sobremesa.editions.texts import Language
from sobremesa.games.golf.dealing import cards_of_set
from sobremesa.games.golf.edition import JOKER
from sobremesa.printing import Job, Leaflet, document
from sobremesa.printing.cards import CARD
from sobremesa.printing.golf.dice import FACE, STICKER
from sobremesa.printing.page import Document, Piece, Side
from tests.printing.prints import CODE, KINDS, printed

KIND_OF_PRINT = pytest.mark.parametrize(("language", "paper"), KINDS)


def pieces(made: Document, kind: str, side: Side = Side.FRONT) -> list[Piece]:
    """What there is of one kind."""
    return [piece for piece in made.pieces(side) if piece.kind == kind]


def text(piece: Piece) -> Counter[str]:
    """What stands on a piece, text by text."""
    return Counter(words.text for words in piece.words)


@KIND_OF_PRINT
def test_every_piece_of_the_box_is_there_exactly_once(language: Language, paper: str) -> None:
    made, box = printed("golf", language, paper).document, load_golf(language)
    wanted = [
        *(("hole", card.id) for card in box.cards),
        *(("wildcard", f"{kind.letters}-{number}") for kind in box.kinds for number in range(1, kind.count + 1)),
        *(("coin", f"coin-{number}") for number in range(1, box.coins + 1)),
        *(("die", f"die-{number}") for number in range(1, len(box.dice) + 1)),
        *(("sticker", f"sticker-{die}-{face}") for die in range(1, 7) for face in range(1, 7)),
        *(("pad", f"pad-{number}") for number in (1, 2)),
    ]
    assert sorted((piece.kind, piece.id) for piece in made.pieces()) == sorted(wanted)
    assert (len(box.cards), sum(kind.count for kind in box.kinds), box.coins, len(box.dice)) == (54, 24, 12, 6)


@KIND_OF_PRINT
def test_gol_c1_a_hole_card_shows_its_hole_its_name_and_its_par(language: Language, paper: str) -> None:
    made = printed("golf", language, paper)
    cards = {card.id: card for card in load_golf(language).cards}
    for number, page in enumerate(made.document.pages):
        for piece in page.pieces:
            if piece.kind != "hole" or piece.side is Side.BACK:
                continue
            card, read = cards[piece.id], made.text(number, piece.box)
            assert "".join(card.name(language).split()) in read
            assert f"Par{card.par}" in read
            assert read.count("×2") == sum(space.kind == "double" for space in card.spaces)


def test_gol_c1_a_back_shows_the_hole_and_nothing_of_the_card() -> None:
    made = printed("golf").document
    cards = {card.id: card for card in load_golf("es").cards}
    for piece in pieces(made, "hole", Side.BACK):
        assert text(piece) == {str(cards[piece.id].hole): 2}


def test_cards_have_the_size_of_sleeves() -> None:
    made = printed("golf").document
    cards = [*pieces(made, "hole"), *pieces(made, "hole", Side.BACK), *pieces(made, "wildcard")]
    assert {(piece.box.width, piece.box.height) for piece in cards} == {CARD} == {(63.0, 88.0)}


def test_gol_c5_a_wildcard_shows_its_letters_and_its_cost() -> None:
    costs = {kind.letters: kind.cost for kind in load_golf("es").kinds}
    for piece in pieces(printed("golf").document, "wildcard"):
        letters = piece.id.partition("-")[0]
        shown = text(piece)
        assert shown[str(costs[letters])] == 1
        rows = [said.replace(" ", "") for said in shown if set(said) <= {*letters, " "}]
        assert "".join(rows) == letters


@pytest.mark.parametrize("kind", ["die", "sticker"])
def test_gol_c3_dice_have_their_letters_with_their_values_in_both_ways(kind: str) -> None:
    box = load_golf("es")
    for number, die in enumerate(box.dice, 1):
        shown = [piece for piece in pieces(printed("golf").document, kind) if piece.id.split("-")[1] == str(number)]
        said = sum((text(piece) for piece in shown), Counter[str]())
        letters = [face for face in die if face != JOKER]
        assert all(said[letter] == letters.count(letter) for letter in letters)
        values = Counter(str(box.values.get(face, box.joker_value)) for face in die)
        values[str(number)] += 6
        assert {value: said[value] for value in values} == values


def test_dice_and_stickers_have_their_sizes() -> None:
    made = printed("golf").document
    assert {piece.box.width for piece in pieces(made, "sticker")} == {STICKER} == {14}
    assert FACE == 17


@KIND_OF_PRINT
def test_dice_and_coins_are_one_sheet_and_stickers_another(language: Language, paper: str) -> None:
    pages = [{piece.kind for piece in page.pieces} for page in printed("golf", language, paper).document.pages]
    assert pages.count({"die", "coin"}) == pages.count({"sticker"}) == 1
    assert {"coin"} not in pages


def test_gol_s2_for_some_players_only_what_depends_on_them_is_less() -> None:
    whole = Counter(piece.kind for piece in printed("golf").document.pieces())
    few = Counter(piece.kind for piece in document("golf", Job(language="es", players=2)).pieces())
    assert (whole.pop("wildcard"), few.pop("wildcard")) == (24, 2 * 4)
    assert few == whole


def test_gol_24_the_pad_has_nine_holes_with_their_par_and_a_column_for_luis() -> None:
    pad = pieces(printed("golf", "en", "letter").document, "pad")[0]
    shown = text(pad)
    pars = [3, 3, 3, 3, 4, 4, 5, 5, 6]
    assert all(shown[f"Hole {hole} · par {par}"] == 1 for hole, par in enumerate(pars, 1))
    assert shown["Luis"] == shown["Total"] == 1


def test_gol_s1_a_set_says_who_gets_which_cards() -> None:
    made = printed("golf")
    title = Job(language="es").say("print-golf-deal")
    page = next(page for page in made.document.pages if page.title == title)
    dealt = cards_of_set(load_golf("es"), CODE, 6)
    shown = Counter(words.text for words in page.words)
    assert all(shown[card.id] == 1 for seat in dealt for card in seat)
    assert len({card.id for seat in dealt for card in seat}) == 54


def test_without_a_set_there_is_no_deal_to_tell() -> None:
    made = document("golf", Job(language="es", leaflet=Leaflet.WITHOUT))
    assert Job(language="es").say("print-golf-deal") not in {page.title for page in made.pages}
