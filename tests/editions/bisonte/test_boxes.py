"""What our own boxes promise: the tiles of each, and two boards (BIS-C1 to BIS-C3)."""

from collections import Counter
from pathlib import Path

import pytest

from sobremesa.editions import available
from sobremesa.editions.bisonte import load_bisonte
from sobremesa.games.bisonte.edition import BISONTE, BisonteEdition, problems

SIZES = {"en-100": 100, "en-102": 102, "es-100": 100, "es-102": 102, "es-103": 103, "es-plain": 102}
BOXES = {name: load_bisonte(name) for name in SIZES}
MEADOW = load_bisonte("es").layout
SIXTY_ONE = load_bisonte("es+sixty-one").layout

PAGE = Path(__file__).parents[3] / "docs" / "games" / "bisonte-boxes.md"

every_box = pytest.mark.parametrize("name", SIZES)
every_layout = pytest.mark.parametrize("layout", [MEADOW, SIXTY_ONE], ids=lambda layout: layout.id)


def counts(name: str) -> Counter[str]:
    return Counter(BOXES[name].tiles)


def values(name: str) -> dict[str, int]:
    return {kind.tile: kind.value for kind in BOXES[name].kinds}


def tiles(counted: str) -> Counter[str]:
    """Tiles as people list them: `A12 CH1`."""
    return Counter(
        {part.rstrip("0123456789"): int(part.lstrip("*ABCDEFGHIJKLMNÑOPQRSTUVWXYZ")) for part in counted.split()}
    )


def test_there_are_six_boxes_and_a_usual_one_a_language() -> None:
    assert available("bisonte") == tuple(sorted(SIZES))
    assert load_bisonte("es") == BOXES["es-102"]
    assert load_bisonte("en") == BOXES["en-102"]


@every_box
def test_a_box_has_no_problems_and_serves_four_players(name: str) -> None:
    box = BOXES[name]
    assert problems(box) == ()
    assert box.most_players() == 4
    assert (box.id, box.language) == (f"bisonte-{name}", name[:2])


@every_box
def test_BIS_C1_the_number_of_tiles_and_two_bisontes(name: str) -> None:
    assert len(BOXES[name].tiles) == SIZES[name]
    assert (counts(name)[BISONTE], BOXES[name].value_of(BISONTE)) == (2, 0)


@every_box
def test_BIS_C3_a_rack_holds_seven(name: str) -> None:
    assert BOXES[name].rack == 7


def test_BIS_C1_the_hundred_spanish_tiles() -> None:
    assert counts("es-100") == tiles(
        "*2 A12 E12 O9 I6 S6 N5 R5 U5 L4 T4 D5 G2 C4 B2 M2 P2 H2 F1 V1 Y1 CH1 Q1 J1 LL1 Ñ1 RR1 X1 Z1"
    )
    by_value = {1: "AEOISNRULT", 2: "DG", 3: "CBMP", 4: "HFVY", 8: "JÑX", 10: "Z"}
    worth = {letter: value for value, letters in by_value.items() for letter in letters}
    assert values("es-100") == worth | {BISONTE: 0, "Q": 5, "CH": 5, "LL": 8, "RR": 8}


def test_BIS_C1_the_usual_spanish_box_has_k_and_w_too() -> None:
    assert counts("es-102") == counts("es-100") + Counter("KW")
    assert values("es-102") == values("es-100") | {"K": 8, "W": 8}


def test_BIS_C1_the_hundred_and_three_spanish_tiles() -> None:
    assert counts("es-103") == tiles(
        "*2 A11 E11 O8 S7 I6 U6 N5 L4 R4 T4 C4 D4 G2 M3 B3 P2 F2 H2 V2 Y1 J2 K1 LL1 Ñ1 Q1 RR1 W1 X1 Z1"
    )
    by_value = {1: "AEOSIUNLRT", 2: "CDG", 3: "MBP", 4: "FHVY", 6: "J", 8: "KÑQWX", 10: "Z"}
    worth = {letter: value for value, letters in by_value.items() for letter in letters}
    assert values("es-103") == worth | {BISONTE: 0, "LL": 8, "RR": 8}


def test_BIS_C1_the_spanish_tiles_without_digraphs() -> None:
    assert counts("es-plain") == tiles(
        "*2 A12 E12 O9 I6 U5 S6 R6 N5 L5 D5 T4 C4 H3 G2 B2 M2 P2 F1 V1 Y1 Q1 J1 Ñ1 X1 Z1 K1 W1"
    )
    assert values("es-plain") == {tile: value for tile, value in values("es-102").items() if len(tile) == 1}


def test_BIS_C1_the_english_tiles() -> None:
    assert counts("en-100") == tiles(
        "*2 E12 A9 I9 O8 N6 R6 T6 L4 S4 U4 D4 G3 B2 C2 M2 P2 F2 H2 V2 W2 Y2 K1 J1 X1 Q1 Z1"
    )
    by_value = {0: "*", 1: "EAIONRTLSU", 2: "DG", 3: "BCMP", 4: "FHVWY", 5: "K", 8: "JX", 10: "QZ"}
    assert values("en-100") == {letter: value for value, letters in by_value.items() for letter in letters}
    assert counts("en-102") == counts("en-100") + Counter("EA")
    assert values("en-102") == values("en-100")


def test_BIS_6_without_k_and_w_in_the_box_a_bisonte_is_neither() -> None:
    assert not {"K", "W"} & set(BOXES["es-100"].stands_for)
    assert {"K", "W"} <= set(BOXES["es-102"].stands_for)


def test_BIS_8_the_digraphs_of_each_box() -> None:
    digraphs = {name: box.digraphs for name, box in BOXES.items() if box.digraphs}
    three = ("CH", "LL", "RR")
    assert digraphs == {"es-100": three, "es-102": three, "es-103": ("LL", "RR")}


@every_box
def test_BIS_C2_the_usual_board_is_meadow_of_fifteen_by_fifteen(name: str) -> None:
    assert BOXES[name].layout == MEADOW
    assert (MEADOW.id, MEADOW.side, MEADOW.centre) == ("meadow", 15, 112)


def test_BIS_C2_the_premiums_of_both_boards() -> None:
    assert Counter("".join(MEADOW.rows)) == {"T": 8, "D": 12, "t": 12, "d": 24, ".": 168, "*": 1}
    assert Counter("".join(SIXTY_ONE.rows)) == {"T": 8, "D": 16, "t": 12, "d": 24, ".": 164, "*": 1}


def test_BIS_C2_the_widespread_board() -> None:
    assert SIXTY_ONE.rows[:8] == (
        "T..d...T...d..T",
        ".D...t...t...D.",
        "..D...d.d...D..",
        "d..D...d...D..d",
        "....D.....D....",
        ".t...t...t...t.",
        "..d...d.d...d..",
        "T..d...*...d..T",
    )
    assert SIXTY_ONE.rows[8:] == SIXTY_ONE.rows[6::-1]


def test_on_meadow_a_first_play_reaches_no_word_premium() -> None:
    """Six squares on each side of the centre are all that seven tiles reach (BIS-1)."""
    reach = {MEADOW.word_factor(MEADOW.centre + step * away) for step in (1, 15) for away in range(-6, 7)}
    assert reach == {1}


def test_on_meadow_no_seven_tiles_reach_two_word_premiums_of_which_one_is_red() -> None:
    for row in MEADOW.rows:
        spans = [row[first : first + 7] for first in range(9)]
        assert not [span for span in spans if "T" in span and span.count("T") + span.count("D") > 1]


@pytest.mark.parametrize("name", ["es-100", "en-102"])
def test_any_tiles_go_with_any_board(name: str) -> None:
    box: BisonteEdition = load_bisonte(f"{name}+sixty-one")
    assert (box.id, box.layout) == (f"bisonte-{name}+sixty-one", SIXTY_ONE)
    assert box.kinds == BOXES[name].kinds
    assert box.digest != BOXES[name].digest
    assert load_bisonte(f"{name}+meadow") == BOXES[name]


def columns_of_the_page() -> dict[str, dict[int, str]]:
    """What the page says of each box: its tiles by value."""
    told: dict[str, dict[int, str]] = {}
    names: list[str] = []
    for line in PAGE.read_text(encoding="utf-8").splitlines():
        cells = [cell.strip() for cell in line.strip("|").split("|")]
        if cells[0] == "value":
            names = [cell.strip("`") for cell in cells[1:]]
        elif names and cells[0].isdigit():
            for name, cell in zip(names, cells[1:], strict=True):
                told.setdefault(name, {})[int(cells[0])] = cell
    return told


@every_box
def test_the_page_about_the_boxes_lists_the_tiles_of_each(name: str) -> None:
    told = columns_of_the_page()[name]
    assert sum((tiles(cell) for cell in told.values() if cell != "–"), Counter()) == counts(name)
    worth = {tile: value for value, cell in told.items() if cell != "–" for tile in tiles(cell)}
    assert worth == values(name)
