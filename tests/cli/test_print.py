"""`sobremesa print`: a whole PDF or one sentence."""

from importlib.resources import files
from io import BytesIO
from pathlib import Path

import pytest
from click.testing import CliRunner
from pypdf import PdfReader

from sobremesa.cli import main
from sobremesa.printing import typefaces
from tests.cli.desk import Desk, write_box
from tests.printing.prints import scanned

pytestmark = pytest.mark.skipif(not any(typefaces.FONTS.glob("*.woff2")), reason="the fonts for printing")


def test_a_game_is_written_as_a_pdf(desk: Desk) -> None:
    file = desk.folder / "golf.pdf"
    result = desk.run("print", "golf", "--lang", "es", "--players", "3", "--set", "k7m2qx", "-o", str(file))
    pages = PdfReader(file).pages
    said = f"{file} tiene {len(pages)} páginas. Imprime al 100 %, por las dos caras, girando por el lado largo.\n"
    assert (result.exit_code, result.output) == (0, said)
    assert "K7M2QX" in pages[0].extract_text()
    assert [path.name for path in desk.folder.glob("*.pdf")] == ["golf.pdf"]


def test_the_rules_alone_go_to_the_standard_output(desk: Desk) -> None:
    result = CliRunner().invoke(
        main,
        ["print", "bisonte", "--lang", "en", "--paper", "letter", "--rules", "only", "-o", "-"],
        env=desk.environment(),
    )
    assert result.exit_code == 0
    assert len(PdfReader(BytesIO(result.stdout_bytes)).pages) == 2


def test_every_print_is_another_set_unless_one_is_asked_for(desk: Desk) -> None:
    def printed(name: str, *arguments: str) -> bytes:
        file = desk.folder / name
        assert desk.run("print", "golf", "--rules", "without", "-o", str(file), *arguments).exit_code == 0
        return file.read_bytes()

    assert printed("one.pdf") != printed("two.pdf")
    assert printed("three.pdf", "--set", "K7M2QX") == printed("four.pdf", "--set", "K7M2QX")


def test_a_house_puts_its_address_on_the_set(desk: Desk) -> None:
    file = desk.folder / "golf.pdf"
    asked = ("--house", "https://casa.example/", "--set", "k7m2qx", "--players", "2", "--rules", "without")
    desk.run("print", "golf", *asked, "-o", str(file))
    assert "casa.example/new/golf" in PdfReader(file).pages[0].extract_text()
    assert scanned(file.read_bytes()) == ["https://casa.example/new/golf?set=K7M2QX&language=en"]


def test_a_box_of_ones_own_is_printed(desk: Desk) -> None:
    write_box(desk.folder)
    file = desk.folder / "own.pdf"
    box = str(desk.folder / "es.toml")
    assert (
        desk.run("print", "golf", "--lang", "es", "--edition", box, "--rules", "without", "-o", str(file)).exit_code
        == 0
    )
    assert "El banco" in "".join(page.extract_text() for page in PdfReader(file).pages)


@pytest.mark.parametrize(("box", "said"), [("es+sixty-one", "PALABRA"), ("en-100", "WORD")])
def test_without_a_language_it_is_that_of_the_box(desk: Desk, box: str, said: str) -> None:
    """Whatever the environment's is."""
    file = desk.folder / "bisonte.pdf"
    result = desk.run("print", "bisonte", "--edition", box, "--rules", "without", "-o", str(file))
    assert result.exit_code == 0
    assert ("páginas" in result.output) == (said == "PALABRA")
    assert said in "".join(page.extract_text() for page in PdfReader(file).pages)


@pytest.mark.parametrize("language", ["es", "en"])
def test_a_house_does_not_deal_from_another_box_and_no_sheet_says_so(desk: Desk, language: str) -> None:
    """GOL-S1: the same code deals other cards there."""
    write_box(desk.folder)
    file = desk.folder / "own.pdf"
    box = ("--lang", language, "--edition", str(desk.folder / f"{language}.toml"), "-o", str(file))
    refused = desk.run("print", "golf", "--house", "https://casa.example", *box)
    assert (refused.exit_code, len(refused.output.splitlines()), file.exists()) == (2, 1, False)
    assert "--house" in refused.output
    assert desk.run("print", "golf", "--rules", "without", *box).exit_code == 0
    first = " ".join(PdfReader(file).pages[0].extract_text().split())
    assert {"es": "esta misma caja", "en": "this same box"}[language] in first
    assert {"es": "en línea", "en": "online"}[language] not in first


def test_the_box_of_the_language_by_its_name_is_that_of_every_house(desk: Desk) -> None:
    file = desk.folder / "golf.pdf"
    asked = ("--lang", "es", "--edition", "es", "--house", "https://casa.example", "--rules", "without")
    assert desk.run("print", "golf", *asked, "-o", str(file)).exit_code == 0
    assert "casa.example/new/golf" in PdfReader(file).pages[0].extract_text()


def test_BUF_S1_the_board_of_another_box_is_not_promised_online(desk: Desk) -> None:
    box, file = desk.folder / "mine.toml", desk.folder / "mine.pdf"
    box.write_bytes((files("sobremesa.editions.buffet") / "en.toml").read_bytes())
    asked = ("--lang", "en", "--edition", str(box), "--plain", "--rules", "without", "-o", str(file))
    assert desk.run("print", "buffet", *asked).exit_code == 0
    told = " ".join(" ".join(page.extract_text() for page in PdfReader(file).pages).split())
    assert "Nine of the twelve tiles" in told
    assert "online" not in told


@pytest.mark.parametrize(
    ("was", "name", "sentence"),
    [
        ("El banco", "漢字", "Los tipos de letra no tienen ningún signo para «漢».\n"),
        ("El banco", "Elbancolargo" * 9, f"Este texto no cabe en su pieza: {('Elbancolargo' * 9)[:60]}\n"),
        ('"1a"', f'"{"1a" * 30}"', f"Este texto no cabe en su pieza: {'1a' * 30}\n"),
    ],
    ids=["no sign", "a long name", "a long id"],
)
def test_what_of_a_box_cannot_be_printed_is_told_in_one_sentence(
    desk: Desk, was: str, name: str, sentence: str
) -> None:
    write_box(desk.folder)
    course = desk.folder / "course.toml"
    course.write_text(course.read_text(encoding="utf-8").replace(was, name), encoding="utf-8")
    result = desk.run("print", "golf", "--lang", "es", "--edition", str(desk.folder / "es.toml"), "-o", "own.pdf")
    assert (result.exit_code, result.output) == (1, sentence)


@pytest.mark.parametrize(
    ("arguments", "code", "sentence"),
    [
        (("golf", "--players", "9"), 2, "This game is for 1 to 6 players, not 9. TAB-14\n"),
        (("loom", "--set", "K7M2QX"), 2, "The Letter Loom is not dealt from a set: leave out --set.\n"),
        (("golf", "--set", "!"), 2, "“!” is not the code of a set. "),
        (("golf", "--plain"), 2, "Only Word Buffet has letters under red noise: leave out --plain.\n"),
        (("golf", "--house", "casa"), 2, "“casa” is not where a house is: write https://… or http://…\n"),
        (("golf", "--house", "https://" + "x" * 999), 2, "“https://xxx"),
        *(
            (("golf", "--house", house), 2, f"“{house}” is not where a house is")
            for house in (
                "",
                "http://",
                "http:// x",
                "https://h.example/ x",
                "https://h.example/?a=b#c",
                "https://h.example?",
                "https://h.example/#",
                "https://ana:secret@h.example",
                "https://h.example:port",
                "https://[h.example",
                "https://<b>",
                "https://h.example\\x",
                "ftp://h.example",
                "//h.example",
                "https://ñ.example",
            )
        ),
        (("loom", "--house", "https://h.example"), 2, "The Letter Loom is not dealt from a set: leave out --house.\n"),
        (("bisonte", "--house", "nowhere"), 2, "Bisonte is not dealt from a set: leave out --house.\n"),
        *(
            (
                ("buffet", "--rules", "only", *asked),
                2,
                f"The rules alone are the same in every print: leave out {asked[0]}.\n",
            )
            for asked in (
                ("--set", "K7M2QX"),
                ("--set", "!"),
                ("--house", "https://h.example"),
                ("--plain",),
                ("--edition", "nowhere"),
            )
        ),
        (("golf", "--edition", "nowhere"), 1, "This edition cannot be used: "),
        *(
            ((game, "--edition", "es"), 2, "This box is in “es” and the dictionary in “en”. TAB-14\n")
            for game in ("buffet", "golf", "bisonte", "loom")
        ),
    ],
)
def test_what_cannot_be_printed_is_told_in_one_sentence(
    desk: Desk, arguments: tuple[str, ...], code: int, sentence: str
) -> None:
    file = desk.folder / "never.pdf"
    result = desk.run("print", *arguments, "--lang", "en", "-o", str(file))
    assert result.exit_code == code
    assert result.output.startswith(sentence)
    assert len(result.output.splitlines()) == 1
    assert not file.exists()


def test_a_box_without_a_language_is_told_in_one_sentence(desk: Desk) -> None:
    box = desk.folder / "mine.toml"
    box.write_text('id = "mine"\n', encoding="utf-8")
    result = desk.run("print", "bisonte", "--edition", str(box), "-o", str(desk.folder / "never.pdf"))
    assert result.exit_code == 1
    assert result.output.startswith("This edition cannot be used: ")
    assert len(result.output.splitlines()) == 1


@pytest.mark.parametrize("arguments", [("chess",), ("golf", "--paper", "a3"), ("golf", "--rules", "some")])
def test_an_unknown_game_paper_or_choice_is_misuse_that_lists_the_known(desk: Desk, arguments: tuple[str, ...]) -> None:
    result = desk.run("print", *arguments, "-o", "never.pdf")
    assert result.exit_code == 2
    assert "is not one of" in result.output


@pytest.mark.parametrize("place", ["nowhere/golf.pdf", ".", "a\0b.pdf", "x" * 300])
def test_where_nothing_can_be_written_one_sentence_says_so(desk: Desk, place: str) -> None:
    before = sorted(desk.folder.rglob("*"))
    result = desk.run("print", "golf", "--rules", "only", "-o", str(desk.folder / place))
    assert result.exit_code == 1
    assert "cannot be written" in result.output
    assert len(result.output.splitlines()) == 1
    assert sorted(desk.folder.rglob("*")) == before


def test_what_was_there_stays_until_the_new_one_is_whole(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    file = desk.folder / "golf.pdf"
    file.write_text("an older print")

    def broken(_self: Path, _target: Path) -> Path:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(Path, "replace", broken)
    assert desk.run("print", "golf", "--rules", "only", "-o", str(file)).exit_code == 1
    assert file.read_text() == "an older print"
    assert list(desk.folder.glob("*.pdf")) == [file]


def test_a_link_leads_to_where_the_print_is_written(desk: Desk) -> None:
    file, link = desk.folder / "golf.pdf", desk.folder / "link.pdf"
    link.symlink_to(file)
    assert desk.run("print", "golf", "--rules", "only", "-o", str(link)).exit_code == 0
    assert link.is_symlink()
    assert file.read_bytes().startswith(b"%PDF")


def test_without_fonts_one_sentence_says_what_to_do(
    desk: Desk, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(typefaces, "FONTS", tmp_path)
    result = desk.run("print", "golf", "-o", str(desk.folder / "golf.pdf"))
    sentence = "The fonts for printing are not here: build the web client first (make set-up-web).\n"
    assert (result.exit_code, result.output) == (1, sentence)
