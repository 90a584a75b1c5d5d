"""`sobremesa words`: check, search, info and build, for people and for programs."""

import errno
import json
import os
import re
from collections.abc import Callable
from importlib import import_module
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner, Result
from fluent.syntax import FluentParser, ast
from rich.console import Console
from rich.progress import Progress

from sobremesa.cli.words import words
from sobremesa.lexicon import Lexicon, Reason
from sobremesa.lexicon.build.fetch import FetchFailed
from sobremesa.lexicon.build.run import STEPS
from sobremesa.lexicon.build.sources import pins
from sobremesa.lexicon.category import Category

build_module = import_module("sobremesa.cli.words.build")
pytestmark = pytest.mark.usefixtures("spanish", "english")


def run(*arguments: str) -> Result:
    return CliRunner().invoke(words, arguments)


def check(*arguments: str) -> Result:
    return run("check", *arguments, "--lang", "es", "--game", "loom")


@pytest.mark.parametrize(
    ("lang", "game", "valid", "invalid"),
    [
        ("es", "golf", "CASA CÚBICO DORADO ROPA SER HUECOS HECHIZO COCCIÓN", "CER ONU MADRID"),
        ("es", "buffet", "CASA CÚBICO DORADO ROPA SER OVNI ONU UNICEF HOBBY SHOW ÉLITE", "CER EEUU"),
        ("es", "bisonte", "CASA CÚBICO DORADO ROPA SER HUECOS", "CER LONDRES ONU UNICEF JUAN"),
        ("es", "loom", "LONDRES SOFTWARE FÚTBOL WASABI", "LONDON FOOTBALL COOL MERCOSUR EEUU NETFLIX AMAZON JOMA CER"),
        ("en", "golf", "HOME CUBIC GOLDEN HINT BED SUSHI BONGOS HULA MOPED FIANCEE", "VED"),
        ("en", "buffet", "HOME CUBIC GOLDEN HINT BED SUSHI BONGOS HULA MOPED FIANCEE UFO AWOL CIA NGO", "VED"),
        ("en", "bisonte", "HOME CUBIC GOLDEN HINT BED SUSHI", "VED CIA LONDON"),
        ("en", "loom", "FOOTBALL COOL HOME", "VED NETFLIX"),
    ],
)
def test_the_rulebooks_own_judgements(lang: str, game: str, valid: str, invalid: str) -> None:
    """BUF-24, GOL-20, BIS-11, LOO-17."""
    result = run("check", *valid.split(), "--lang", lang, "--game", game, "--json")
    assert (result.exit_code, [row["valid"] for row in json.loads(result.stdout)]) == (0, [True] * len(valid.split()))
    result = run("check", *invalid.split(), "--lang", lang, "--game", game, "--json")
    assert (result.exit_code, {row["valid"] for row in json.loads(result.stdout)}) == (1, {False})


def test_json_says_why_in_english() -> None:
    rows = json.loads(
        check("Netflix", "casa", "LONDON", "MERCOSUR", "EEUU", "xyz", "Europa", "--json", "--ui", "es").stdout
    )
    assert [row["reason"] for row in rows] == [
        "a brand",
        "valid",
        "a foreign word",
        "an acronym",
        "an abbreviation",
        "not in the dictionary",
        "a proper name",
    ]
    assert {"word", "valid", "reason", "reason_id", "clause", "categories", "written", "nearest"} == set(rows[0])
    assert rows[1]["categories"] == ["common", "verb form"]


def test_people_are_answered_in_their_language() -> None:
    assert "una marca  LOO-17" in check("Netflix", "--ui", "es").output
    assert "a brand  LOO-17" in check("Netflix", "--ui", "en").output


def test_the_language_of_answers_is_guessed_from_the_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    for name, said in (("es_AR.UTF-8", "válida"), ("de_DE", "valid")):
        monkeypatch.setenv("LC_ALL", name)
        assert said in check("casa").output


def test_a_word_without_its_accent_shows_how_it_is_written() -> None:
    assert "cocción" in check("COCCION").output


@pytest.mark.parametrize(
    "word", ["", " ", "\x1b[31mrojo", "\x00", "😀", "c-a", "[bold]casa[/]", "a" * 10_000, "\ud800", "-"]
)
def test_hostile_words_get_one_clear_answer(word: str) -> None:
    result = check(word)
    assert result.exit_code == 1
    assert "\x1b" not in result.output
    assert "\x00" not in result.output
    assert len(result.output) < 200
    assert result.output.count("\n") == 1


@pytest.mark.parametrize(
    "arguments",
    [
        ("check", "--lang", "es", "--game", "golf"),
        ("check", "casa", "--lang", "fr", "--game", "golf"),
        ("check", "casa", "--lang", "es", "--game", "chess"),
        ("check", "casa", "--lang", "es"),
        ("check", "casa", "--lang", "es", "--game", "golf", "--house", "nowhere.txt"),
        ("search", "c?sa"),
        ("search", "c?sa", "--letters", "casa", "--lang", "es"),
        ("search", "--letters", "c4sa", "--lang", "es"),
        ("search", "--letters", "a" * 100, "--lang", "es"),
        ("search", "--min", "1", "--lang", "es"),
        ("search", "--min", "5", "--max", "3", "--lang", "es"),
        ("search", "--known", "nan", "--lang", "es"),
        ("search", "c*sa", "--lang", "es"),
        ("search", "c sa", "--lang", "es"),
        ("search", "[aeiou]", "--lang", "es"),
        ("dance",),
    ],
)
def test_misuse_leaves_with_2(arguments: tuple[str, ...]) -> None:
    result = run(*arguments)
    assert result.exit_code == 2
    assert "Traceback" not in result.output


def test_house_words(tmp_path: Path) -> None:
    house = tmp_path / "house.txt"
    house.write_text("pibitín\n-casa\n", "utf-8")
    rows = json.loads(check("PIBITIN", "casa", "cosa", "--house", str(house), "--json").stdout)
    assert [(row["valid"], row["reason"]) for row in rows] == [
        (True, "valid"),
        (False, "refused by the house list"),
        (True, "valid"),
    ]


def test_nearest_words_only_where_the_rules_allow() -> None:
    assert "casa" in json.loads(check("cassa", "--json").stdout)[0]["nearest"]
    for game in ("golf", "bisonte", "buffet"):
        assert json.loads(run("check", "cassa", "--lang", "es", "--game", game, "--json").stdout)[0]["nearest"] == []


def test_search_by_pattern_and_by_letters() -> None:
    found = json.loads(run("search", "c?sa", "--lang", "es", "--json", "--order", "alphabet").stdout)
    assert [row["word"] for row in found] == ["casa", "cesa", "cosa", "cusa"]
    found = json.loads(
        run("search", "--letters", "gato?", "--lang", "es", "--min", "5", "--known", "3", "--json").stdout
    )
    assert "gatos" in [row["word"] for row in found]
    assert all(len(row["word"]) == 5 for row in found)


def test_search_can_be_ordered_and_limited() -> None:
    longest = json.loads(
        run("search", "--letters", "casado", "--lang", "es", "--order", "length", "--limit", "1", "--json").stdout
    )
    assert len(longest[0]["word"]) == 6
    result = run("search", "--min", "3", "--max", "3", "--lang", "en", "--limit", "2", "--ui", "en")
    assert "2 shown of" in result.output


def test_search_tells_meanings() -> None:
    result = run("search", "casa", "--lang", "es", "--meaning", "--json")
    assert json.loads(result.stdout)[0]["meaning"][0]["text"]
    assert "≈" in run("search", "casa", "--lang", "es", "--meaning").output


def test_info_lists_families_licences_and_digests(spanish: Lexicon) -> None:
    facts = json.loads(run("info", "--lang", "es", "--json").stdout)
    assert facts[0]["digest"] == spanish.digest
    assert facts[0]["families"]["freeling"]["licence"] == "LGPL-LR"
    assert facts[0]["categories"]["common"] > 600_000
    said = run("info", "--ui", "es").output
    assert "Español" in said
    assert "Inglés" in said
    assert spanish.digest in said


def test_build_does_nothing_when_all_is_there() -> None:
    result = run("build", "--ui", "en")
    assert result.exit_code == 0
    assert "are there" in result.output


def test_build_check_tells_digests(spanish: Lexicon, english: Lexicon) -> None:
    result = run("build", "--check")
    assert result.output.splitlines() == [f"es {spanish.digest}", f"en {english.digest}"]


def test_without_lexicons_one_sentence_tells_what_to_run(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("SOBREMESA_CACHE", str(tmp_path))
    for arguments in (("check", "a", "--lang", "es", "--game", "golf"), ("info",), ("search", "a?", "--lang", "es")):
        result = run(*arguments, "--ui", "en")
        assert (result.exit_code, result.output) == (
            2,
            "The dictionaries are not built yet: run “sobremesa words build” first.\n",
        )
    assert run("build", "--check").exit_code == 2


def test_a_damaged_lexicon_is_told_in_one_sentence(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, spanish: Lexicon
) -> None:
    monkeypatch.setattr("sobremesa.lexicon.lexicon.words_folder", lambda language: tmp_path / language)
    (tmp_path / "es").mkdir()
    (tmp_path / "es" / "manifest.json").write_text("{}")
    result = check("casa", "--ui", "en")
    assert result.exit_code == 2
    assert "cannot be read: run `sobremesa words build`." in result.output


def test_a_failed_build_says_why(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    def fail(_report: object) -> Path:
        raise FetchFailed("The word sources could not be downloaded.")

    monkeypatch.setenv("SOBREMESA_CACHE", str(tmp_path))
    monkeypatch.setattr(build_module, "run_build", fail)
    result = run("build")
    assert result.exit_code == 1
    assert "could not be downloaded" in result.output


def test_the_bar_moves_with_every_archive_and_every_step(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    seen: list[list[tuple[float, float | None, str]]] = []

    def build(report: Callable[[str, str], None]) -> Path:
        told = [("", "fetch"), *(("", pin.name) for pin in pins())]
        told += [(language, step) for language in ("es", "en") for step in STEPS]
        for language, step in told:
            report(language, step)
            seen.append([(task.completed, task.total, task.fields["step"]) for task in bars[0].tasks])
        return tmp_path

    bars: list[Progress] = []

    class Watched(Progress):
        def __init__(self, *columns: Any, **settings: Any) -> None:
            super().__init__(*columns, **settings)
            bars.append(self)

    monkeypatch.setattr(build_module, "open_console", lambda stderr: Console(stderr=stderr, force_terminal=True))
    monkeypatch.setattr(build_module, "Progress", Watched)
    monkeypatch.setattr(build_module, "run_build", build)
    result = run("build", "--again", "--ui", "en")
    assert result.exit_code == 0, result.output
    fetching = [row[0] for row in seen]
    assert {total for _, total, _ in fetching} == {12}
    assert [completed for completed, _, _ in fetching[:12]] == list(range(1, 13))
    assert [step for _, _, step in fetching[:12]] == ["looking", *(pin.name for pin in pins()), ""]
    assert all(task.completed == task.total for task in bars[0].tasks)


def test_where_there_is_no_terminal_every_step_is_a_line(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    def build(report: Callable[[str, str], None]) -> Path:
        for language, step in (("", "fetch"), ("", "babel"), ("es", "files")):
            report(language, step)
        return tmp_path

    monkeypatch.setattr(build_module, "run_build", build)
    result = run("build", "--again", "--ui", "es")
    assert result.output.splitlines()[:3] == ["Fuentes: revisando", "Fuentes: babel", "Español: archivos"]


def test_a_disk_that_takes_no_dictionaries_is_told_as_such(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    def fail(_report: object) -> Path:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    monkeypatch.setenv("SOBREMESA_CACHE", str(tmp_path))
    monkeypatch.setattr(build_module, "run_build", fail)
    result = run("build", "--ui", "en")
    assert result.exit_code == 1
    assert result.output.startswith(f"The dictionaries cannot be written to {tmp_path / 'words'}: ")
    assert "Traceback" not in result.output


def messages(language: str) -> set[str]:
    source = files("sobremesa.cli.words") / "texts" / f"{language}.ftl"
    resource = FluentParser().parse(source.read_text(encoding="utf-8"))
    assert not [entry for entry in resource.body if isinstance(entry, ast.Junk)]
    return {entry.id.name for entry in resource.body if isinstance(entry, ast.Message)}


def test_both_languages_say_the_same_things_and_every_reason() -> None:
    assert messages("es") == messages("en")
    assert {f"words-reason-{reason.value}" for reason in Reason} <= messages("en")
    assert {f"words-category-{category.label.replace(' ', '-')}" for category in Category} <= messages("en")


def test_every_text_is_used() -> None:
    folder = Path(str(files("sobremesa.cli.words")))
    code = "".join(path.read_text("utf-8") for path in folder.glob("*.py"))
    computed = re.compile(r"words-(reason|category|language|step)-.*")
    assert [name for name in messages("en") if name not in code and not computed.fullmatch(name)] == []


def test_every_command_is_documented() -> None:
    page = (Path(__file__).resolve().parents[2] / "docs" / "guides" / "words.md").read_text("utf-8")
    for name, command in words.commands.items():
        assert f"sobremesa words {name}" in page
        assert command.help
        for option in command.params:
            for flag in option.opts:
                assert not flag.startswith("--") or flag in page, f"{name} {flag}"
