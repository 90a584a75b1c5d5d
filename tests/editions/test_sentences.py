"""What is wrong with a box is said in the language of its reader, and wholly in it."""

import re
from pathlib import Path

import pytest

from sobremesa.editions import EditionError, load_bisonte, load_golf, load_loom
from sobremesa.editions.parsing import not_toml, wrong_data
from sobremesa.editions.source import Source
from sobremesa.editions.texts import Texts, texts
from sobremesa.engine.text import text
from sobremesa.games import GAMES
from tests.house.catalogue import catalogue

ENGLISH = re.compile(r"\b(the|this|there|and|must|is|are|has|have|of|with|expected|got|file|line|row|cannot|object)\b")
CATALOGUE = catalogue("en")
IDS = sorted(name for name in CATALOGUE if re.match(rf"edition-|({'|'.join(GAMES)})-edition-", name))
FRAMES = {"edition-error", "edition-in-place"}
"""Nothing in these but what goes into them."""


def spoken(say: Texts, name: str) -> str:
    """A text with numbers for all of its parameters."""
    return say.say(text(name, **dict.fromkeys(CATALOGUE[name], 2)))


def said(error: EditionError) -> tuple[str, str]:
    return error.reason(texts("en")), error.reason(texts("es"))


def test_there_are_texts_for_every_game_and_for_files() -> None:
    for room in ("", *(f"{game}-" for game in GAMES)):
        assert sum(name.startswith(f"{room}edition-") for name in IDS) > 10


@pytest.mark.parametrize("name", IDS)
def test_every_sentence_is_spanish_in_spanish(name: str) -> None:
    english, spanish = spoken(texts("en"), name), spoken(texts("es"), name)
    assert english
    assert (english == spanish) is (name in FRAMES)
    assert not ENGLISH.search(spanish)
    assert "'" not in spanish
    assert "`" not in spanish


# what is written in the file, what is said of it
NOT_TOML = [
    ('a = "b', "el texto no tiene comillas de cierre"),
    ("a = 'b", "el texto no tiene comillas de cierre"),
    ('a = """b', "el texto no tiene comillas de cierre"),
    ("a = '''b", "el texto no tiene comillas de cierre"),
    ('a = "b\n', "la línea termina sin que se cierren las comillas"),
    ('a = "\x01"', "aquí no puede ir el carácter '\\x01'"),
    ("# \x01", "aquí no puede ir el carácter '\\x01'"),
    ("?", "la línea no empieza como debe"),
    ("a.? = 1", "una clave no puede empezar así"),
    ("a = 1 b", "sobra algo al final de la línea"),
    ("a 1", "después de una clave falta «=»"),
    ("[a", "al final del encabezado falta ']'"),
    ("[[a]", "al final del encabezado falta ']]'"),
    ('a = "\\q"', "hay una «\\» suelta en un texto"),
    ('a = "\\u00"', "el código de un carácter no existe"),
    ('a = "\\ud800"', "el código de un carácter no existe"),
    ("a = b", "el valor no se entiende"),
    ("a = 2020-02-31", "la fecha o la hora no existe"),
    ("a = [1", "la lista no se cierra"),
    ("a = { b = 1", "la tabla no se cierra"),
    ("a = 1\na = 2", "el mismo valor está escrito dos veces"),
    ("a = { b = 1, b = 2 }", "el mismo valor está escrito dos veces"),
    ("[a]\n[a]", "la misma tabla está escrita dos veces"),
    ("a = {}\na.b = 1", "la misma tabla está escrita dos veces"),
]


@pytest.mark.parametrize(("content", "spanish"), NOT_TOML)
def test_what_is_not_toml_is_said_in_our_own_words(tmp_path: Path, content: str, spanish: str) -> None:
    file = tmp_path / "box.toml"
    file.write_text(content, encoding="utf-8")
    with pytest.raises(EditionError) as raised:
        Source(file).data(dict)
    english, other = said(raised.value)
    assert english.startswith("this is not TOML: ")
    assert other == f"esto no es TOML: {spanish}"


TYPES = [
    ("Object contains unknown field `bag` - at `$.a[0]`", "sobra «bag», que aquí no significa nada", "a[0]"),
    ("Object missing required field `id`", "falta «id»", ""),
    ("Expected `int`, got `str` - at `$.a`", "debe ir un número entero, y hay un texto", "a"),
    ("Expected `str`, got `float` - at `$.a`", "debe ir un texto entre comillas, y hay un número con decimales", "a"),
    ("Expected `array`, got `object` - at `$.a`", "debe ir una lista, y hay una tabla", "a"),
    ("Expected `object`, got `array` - at `$.a`", "debe ir una tabla, y hay una lista", "a"),
    ("Expected `int`, got `bool` - at `$.a`", "debe ir un número entero, y hay un valor de sí o no", "a"),
    ("Expected `int`, got `datetime` - at `$.a`", "debe ir un número entero, y hay una fecha con hora", "a"),
    ("Expected `array` of length 3, got 2 - at `$.a`", "debe ir una lista de 3 valores, y hay 2", "a"),
    ("Expected `int` >= 0 - at `$.a`", "debe ir un número entero no menor que 0", "a"),
    ("Expected `int` <= 99 - at `$.a`", "debe ir un número entero no mayor que 99", "a"),
]


@pytest.mark.parametrize(("message", "spanish", "path"), TYPES)
def test_data_of_another_kind_is_said_in_our_own_words(message: str, spanish: str, path: str) -> None:
    problem, found = wrong_data(message)
    assert (texts("es").say(problem), found) == (spanish, path)
    english = message.partition(" - ")[0]
    assert texts("en").say(problem) == english[0].lower() + english[1:]


def test_what_no_words_of_ours_fit_is_shown_as_it_is() -> None:
    problem, path = wrong_data("Whatever is odd. - at `$.a`")
    assert (texts("en").say(problem), path) == ("whatever is odd", "a")
    assert texts("es").say(problem) == "el contenido no es el que debe ser: whatever is odd"
    assert texts("es").say(not_toml("Whatever")) == "esto no es TOML: whatever"


def test_a_file_that_cannot_be_read_says_why_in_both_languages(tmp_path: Path) -> None:
    (tmp_path / "file.toml").write_text("", encoding="utf-8")
    for path, spanish in [
        (tmp_path / "none.toml", "no existe"),
        (tmp_path, "es una carpeta"),
        (tmp_path / "file.toml" / "box.toml", "una parte de la ruta no es una carpeta"),
        (tmp_path / ("x" * 300 + ".toml"), "su nombre es demasiado largo"),
        (Path("bad\0.toml"), "su nombre tiene un carácter que ningún nombre puede tener"),
    ]:
        with pytest.raises(EditionError) as raised:
            load_golf(path)
        english, other = said(raised.value)
        assert english.startswith("the file cannot be read: ")
        assert other == f"el archivo no se puede leer: {spanish}"


def test_other_reasons_of_the_system_are_shown_as_they_are(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(*_: object) -> None:
        raise OSError(5, "Input/output error")

    monkeypatch.setattr(Path, "open", fail)
    with pytest.raises(EditionError) as raised:
        load_golf(tmp_path / "box.toml")
    assert said(raised.value)[1] == "el archivo no se puede leer: input/output error"


def test_the_place_comes_before_the_reason(tmp_path: Path) -> None:
    file = tmp_path / "box.toml"
    file.write_text("id = 5\n", encoding="utf-8")
    with pytest.raises(EditionError) as raised:
        load_loom(file)
    assert raised.value.said(texts("en")) == str(raised.value) == f"{file}, line 1: in 'id', expected `str`, got `int`."
    spanish = "en «id», debe ir un texto entre comillas, y hay un número entero."
    assert raised.value.said(texts("es")) == f"{file}, línea 1: {spanish}"


def test_nothing_in_a_file_speaks_to_the_terminal(tmp_path: Path) -> None:
    error = EditionError(tmp_path / "box.toml", 1, text("golf-edition-same-id", card="a\x1b[2Jb"))
    assert error.problem == "two hole cards have the id 'a\\x1b[2Jb'"


def test_a_number_that_nobody_would_write_is_said_digit_by_digit(tmp_path: Path) -> None:
    error = EditionError(tmp_path / "box.toml", 1, text("golf-edition-coins", coins=10**40))
    assert error.problem == f"there are 1{'0' * 40} coins, and must be 0 to 99"


def test_a_layout_that_is_not_there_is_told_in_spanish_too() -> None:
    with pytest.raises(EditionError) as raised:
        load_bisonte("es+nowhere")
    assert raised.value.said(texts("es")) == (
        "es-102+nowhere: no existe ese tablero; los tableros son meadow, sixty-one."
    )
