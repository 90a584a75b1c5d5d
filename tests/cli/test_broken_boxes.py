"""A box of one's own that is wrong: what the terminal says of it, wholly in the language of the interface."""

import re
from pathlib import Path

import pytest

from sobremesa import editions
from tests.cli.desk import Desk

HOUSE = Path(editions.__file__).parent
FILES = {"golf": "es.toml", "buffet": "es.toml", "bisonte": "es-102.toml", "loom": "es.toml"}

# the game, what is written, what is written instead, what is said
BROKEN = [
    ("golf", "coins = 12", "coins = 120", "hay 120 monedas, y debe haber de 0 a 99"),
    ("golf", "coins = 12", 'coins = "12"', "en «coins», debe ir un número entero, y hay un texto"),
    ("golf", "coins = 12", "", "falta «coins»"),
    ("golf", '2 = "BCDFGMP"', '2 = "ABCDFGMP"', "«A» tiene dos valores"),
    (
        "buffet",
        "special-ants = 5",
        "special-ants = 0",
        "cada jugador tiene 0 hormigas especiales, y debe tener de 1 a 99",
    ),
    ("buffet", "special-ants = 5", "special-ants = 5\nfood = 3", "sobra «food», que aquí no significa nada"),
    ("buffet", 'language = "es"', 'language = "fr"', "el idioma es «fr», y debe ser «es» o «en»"),
    ("bisonte", "rack = 7", "rack = 11", "en un atril caben 11 fichas, y deben caber de 1 a 10"),
    ("bisonte", '10 = "Z1"', '10 = "Z1 A1"', "«A» está dos veces en la lista"),
    ("bisonte", '10 = "Z1"', '10 = "Z"', "«Z» no es una ficha y su cantidad; escríbelas como en A12"),
    (
        "bisonte",
        'layout = "meadow"',
        'layout = "nowhere"',
        "«layout» debe ser uno de estos nombres: meadow, sixty-one, o el de un archivo .toml que esté junto a este",
    ),
    ("loom", "U = { value = 4,", "U = { value = 5,", "el valor de «U» es 5, y debe ser par, de 2 a 98"),
    (
        "loom",
        "U = { value = 4, orange = 1,",
        "U = { value = 4, orange = -1,",
        "en la fila de «U», en «orange»: debe ir un número entero no menor que 0",
    ),
    ("loom", "swap = 2", "swap = true", "«swap» necesita un número de cartas, como en swap = 2"),
]
BROKEN_PARTS = [
    ("golf", "courses/olive-hill.toml", "pars = [3,", "pars = [", "hay 8 pares, y debe haber 9, uno por hoyo"),
    (
        "golf",
        "courses/olive-hill.toml",
        " ~  2  o\n!o",
        " ~  2  o\n o",
        "carta de hoyo «5c»: el dibujo no tiene bandera: pon «!» delante de un espacio",
    ),
    (
        "bisonte",
        "layouts/meadow.toml",
        "....D.d.d.D....\nT.d",
        "....D.d...D....\nT.d",
        "tablero «meadow»: la fila 2 no se lee igual en los dos sentidos",
    ),
]


@pytest.mark.parametrize(("game", "old", "new", "said"), BROKEN)
def test_a_broken_box_of_each_game_is_told_of_in_spanish(desk: Desk, game: str, old: str, new: str, said: str) -> None:
    box = (HOUSE / game / FILES[game]).read_text(encoding="utf-8")
    broken = box.replace(old, new, 1)
    assert broken != box
    file = desk.folder / "own.toml"
    file.write_text(broken, encoding="utf-8")
    result = desk.run("play", game, "--piped", "--lang", "es", "--edition", str(file))
    assert result.exit_code == 1
    line = broken[: broken.index(new)].count("\n") + 1 + new.count("\n")
    where = f"{file}, línea {line}" if new else f"{file}"
    assert result.output == f"Esta edición no se puede usar: {where}: {said}.\n"


@pytest.mark.parametrize(("game", "part", "old", "new", "said"), BROKEN_PARTS)
def test_a_broken_part_of_a_box_is_told_of_in_spanish(
    desk: Desk, game: str, part: str, old: str, new: str, said: str
) -> None:
    whole = (HOUSE / game / part).read_text(encoding="utf-8")
    assert old in whole
    (desk.folder / "part.toml").write_text(whole.replace(old, new, 1), encoding="utf-8")
    box = (HOUSE / game / FILES[game]).read_text(encoding="utf-8")
    file = desk.folder / "own.toml"
    file.write_text(box.replace(f'"{Path(part).stem}"', '"part.toml"'), encoding="utf-8")
    result = desk.run("play", game, "--piped", "--lang", "es", "--edition", str(file))
    assert result.exit_code == 1
    told = re.escape(f"Esta edición no se puede usar: {desk.folder / 'part.toml'}, línea ") + r"\d+"
    assert re.fullmatch(rf"{told}: {re.escape(said)}\.\n", result.output)


def test_the_interface_may_speak_another_language_than_the_box(desk: Desk) -> None:
    result = desk.run("play", "golf", "--piped", "--lang", "en", "--ui", "es", "--edition", "nowhere")
    assert result.output == (
        "Esta edición no se puede usar: nowhere: no existe esa caja, ni es un archivo; las cajas son en, es.\n"
    )


def test_the_box_of_a_kept_match_that_is_gone_is_told_of_in_spanish(desk: Desk) -> None:
    desk.play("es", typed=["q"])
    (desk.folder / "es.toml").unlink()
    result = desk.resume("last", "--ui", "es")
    assert result.exit_code == 1
    assert result.output == (
        f"La edición «desk-es» de esta partida no se puede usar: {desk.folder / 'es.toml'}: "
        "el archivo no se puede leer: no existe. Indícala con --edition.\n"
    )


def test_what_is_far_too_long_is_told_in_short(desk: Desk) -> None:
    file = desk.folder / "own.toml"
    file.write_text(f"{'x' * 900} = 1\n", encoding="utf-8")
    result = desk.run("play", "loom", "--piped", "--lang", "es", "--edition", str(file))
    assert result.exit_code == 1
    assert f"sobra «{'x' * 200}…», que aquí no significa nada." in result.output
