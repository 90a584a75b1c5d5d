"""`sobremesa coach`: a finished match as a page and as data."""

import shutil
from functools import partial
from pathlib import Path

import msgspec
import pytest

from sobremesa.bots.coach import review
from sobremesa.bots.review import Gloss, Move, Review, SeatReview, Turn
from tests.bots.fakes import fake_bots
from tests.cli.desk import Desk, solo, write_box
from tests.house.source import ROOT
from tests.playthroughs.playthrough import HERE

WORTHS = {"COCHE": 9.0, "HUECOS": 7.5, "OCHO": 3.0}
BOTS = fake_bots(WORTHS, casual="HUECOS")
SEATS = ".seats.json"


@pytest.fixture(autouse=True)
def bots(monkeypatch: pytest.MonkeyPatch) -> None:
    """Bots that know what a few words are worth."""
    monkeypatch.setattr("sobremesa.cli.coach.review", partial(review, bots=BOTS))


@pytest.fixture(scope="module")
def once_played(tmp_path_factory: pytest.TempPathFactory, small_words: Path) -> Path:
    """A match of nine holes, the last of them the best."""
    folder = tmp_path_factory.mktemp("desk")
    write_box(folder)
    desk = Desk(folder, small_words)
    desk.play("es", typed=[*solo("ocho", 8), *solo("coche", 1)])
    (match,) = desk.matches
    return match


@pytest.fixture
def finished(desk: Desk, once_played: Path) -> Path:
    """A copy of it, for who wants to spoil it."""
    match = desk.folder / "finished.match"
    for end in ("", SEATS):
        shutil.copy(f"{once_played}{end}", f"{match}{end}")
    return match


def test_a_page_on_every_turn(desk: Desk, finished: Path) -> None:
    result = desk.run("coach", str(finished), "--ui", "en")
    assert result.exit_code == 0, result.output
    lines = [line.rstrip() for line in result.output.splitlines()]
    assert lines[0] == "Coach · Word Golf · desk-es · ● You"
    assert lines[2].startswith("9 turns · points lost: 48 · 41 % of the best words · dearest turn: 1")
    assert " 1 OCHO  3 points  −6" in lines
    assert "   best: COCHE  9 points — C on a die" in lines
    assert "   within your words: HUECOS  8 points  +4.5" in lines
    assert " 9 COCHE  9 points  ✓ the best there was" in lines
    assert lines[-2:] == ["Words to learn", "  COCHE  coche: vehículo de cuatro ruedas"]
    remembered = lines[lines.index("Words you knew and missed") + 1 :]
    assert remembered[0] == "  HUECOS", "a word whose meaning nobody knows is named all the same"


def test_the_page_speaks_the_language_of_the_table(desk: Desk, finished: Path) -> None:
    result = desk.run("coach", str(finished))
    assert "Entrenador · Word Golf · desk-es · ● Tú" in result.output
    assert "con tus palabras: HUECOS  8 puntos  +4,5" in result.output
    assert "puntos perdidos: 48 · 41 % de las mejores palabras" in result.output


def test_words_that_were_within_reach_come_first(desk: Desk, finished: Path) -> None:
    result = desk.run("coach", str(finished), "--level", "club", "--ui", "en")
    assert "vocabulary: club" in result.output
    assert "within your words" not in result.output, "the best is within them"
    assert "Words you knew and missed\n  COCHE  coche: vehículo de cuatro ruedas" in result.output
    few = desk.run("coach", str(finished), "--ui", "en").output
    assert "vocabulary: casual (too few words to tell)" in few.replace("\n", " ")


def test_last_is_the_last_match(desk: Desk) -> None:
    assert desk.run("coach", "last", "--ui", "en").output == "There is no last match to go on with.\n"


def test_only_the_dearest_turns(desk: Desk, finished: Path) -> None:
    assert desk.run("coach", str(finished), "--worst", "2").output.count("mejor:") == 2
    assert desk.run("coach", str(finished), "--worst", "9" * 30).output.count("mejor:") == 8


def test_seats_are_called_by_their_names_and_bots_by_their_level(desk: Desk, finished: Path) -> None:
    seats = Path(f"{finished}{SEATS}")
    seats.write_text(seats.read_text(encoding="utf-8").replace('"names":[""]', '"names":["Ana"]'), encoding="utf-8")
    assert "● Ana ─" in desk.run("coach", str(finished), "--seat", "1").output


@pytest.mark.parametrize("ui", ["es", "en"])
def test_the_page_fits_a_narrow_screen(desk: Desk, finished: Path, ui: str) -> None:
    shown = desk.run("coach", str(finished), "--ui", ui, columns=50)
    assert shown.exit_code == 0
    assert max(len(line) for line in shown.output.splitlines()) <= 50


def test_the_same_as_data(desk: Desk, finished: Path) -> None:
    result = desk.run("coach", str(finished), "--json")
    found = msgspec.json.decode(result.output, type=Review)
    assert (found.game, found.language, len(found.turns)) == ("golf", "es", 9)
    assert found.turns[0].best.word == "COCHE"
    assert found.seats[0].level_from == "few-words"


def test_a_match_that_goes_on_is_not_looked_at(desk: Desk) -> None:
    """TAB-2, TAB-8."""
    desk.play("en", typed=["q"])
    result = desk.run("coach", "last")
    assert (result.exit_code, result.output) == (
        2,
        "This match is not over: the coach looks at finished matches. TAB-8\n",
    )
    assert "no ha terminado" in desk.run("coach", "last", "--ui", "es").output


@pytest.mark.parametrize("seat", ["0", "-1", "2", "9" * 40])
def test_a_seat_that_does_not_exist_is_told_in_one_sentence(desk: Desk, finished: Path, seat: str) -> None:
    """TAB-13."""
    result = desk.run("coach", str(finished), "--seat", seat)
    assert result.exit_code == 2
    assert result.output.count("\n") == 1
    assert "TAB-13" in result.output


@pytest.mark.parametrize("wrong", [("--level", "wizard"), ("--worst", "0"), ("--seat", "one"), ("--ui", "fr")])
def test_misuse_is_told(desk: Desk, finished: Path, wrong: tuple[str, str]) -> None:
    assert desk.run("coach", str(finished), *wrong).exit_code == 2


@pytest.mark.parametrize(
    "content",
    [
        b"",
        b"\x00\xff\xfe",
        b"hello\n",
        b'{"format":"sobremesa match","version":1,"game":"chess"}\n',
        b'{"format":"sobremesa match","version":1,"game":"golf"}\n{}\n',
        b'{"format":"sobremesa match","version":1,"game":"golf"}\n' + b"[" * 100_000,
    ],
)
def test_a_file_that_is_no_match_is_told_in_one_sentence(desk: Desk, content: bytes) -> None:
    file = desk.folder / "strange.match"
    file.write_bytes(content)
    result = desk.run("coach", str(file))
    assert result.exit_code in (1, 2)
    assert result.output.count("\n") == 1
    assert "Traceback" not in result.output


def test_what_is_no_file_is_told_in_one_sentence(desk: Desk) -> None:
    for file in (desk.folder, desk.folder / "none.match", Path("/dev/zero")):
        result = desk.run("coach", str(file))
        assert result.exit_code == 1
        assert result.output.count("\n") == 1


def test_a_match_that_somebody_has_cut_is_told_in_one_sentence(desk: Desk, finished: Path) -> None:
    lines = finished.read_text(encoding="utf-8").splitlines()
    for kept in range(2, len(lines), 9):
        finished.write_text("\n".join(lines[:kept]) + "\n", encoding="utf-8")
        result = desk.run("coach", str(finished))
        assert result.exit_code in (1, 2), kept
        assert result.output.count("\n") == 1


@pytest.mark.parametrize("mistake", [AttributeError, TypeError, StopIteration, AssertionError, KeyError, ValueError])
def test_a_mistake_of_a_bot_is_not_told_as_damage_of_the_file(
    desk: Desk, finished: Path, monkeypatch: pytest.MonkeyPatch, mistake: type[Exception]
) -> None:
    def rate(*_: object) -> None:
        raise mistake("oops")

    monkeypatch.setattr("tests.bots.fakes.FakeBot.rate", rate)
    result = desk.run("coach", str(finished), "--ui", "en")
    sentence = "The coach cannot judge this match: somebody has changed the file, or the coach is mistaken"
    assert (result.exit_code, result.output) == (1, f"{sentence} ({mistake.__name__}).\n")
    assert "el entrenador se equivoca" in desk.run("coach", str(finished), "--ui", "es").output


def test_a_word_that_somebody_has_changed_by_hand_is_told_in_one_sentence_or_looked_at(
    desk: Desk, finished: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sobremesa.cli.coach.review", review)
    text = finished.read_text(encoding="utf-8")
    for now, then in (('"path":[0,', '"path":[99,'), ('"word":"OCHO"', '"word":""'), ('"word":"OCHO"', '"word":"*"')):
        assert now in text
        finished.write_text(text.replace(now, then), encoding="utf-8")
        result = desk.run("coach", str(finished), "--ui", "en")
        assert "Traceback" not in result.output
        assert result.exit_code == 0 or result.output.count("\n") == 1


def test_a_match_is_looked_at_with_its_own_box(desk: Desk, finished: Path) -> None:
    Path(f"{finished}{SEATS}").unlink()
    result = desk.run("coach", str(finished), "--ui", "en")
    assert result.exit_code == 1
    assert "is played with the edition “desk-es”" in result.output
    assert desk.run("coach", str(finished), "--edition", str(desk.folder / "es.toml")).exit_code == 0


def test_a_match_of_another_dictionary_is_looked_at_and_that_is_said(desk: Desk, finished: Path) -> None:
    began = '"lexicon":"'
    text = finished.read_text(encoding="utf-8")
    place = text.index(began) + len(began)
    finished.write_text(f"{text[:place]}f{text[place + 1 :]}", encoding="utf-8")
    assert "played with another word list" in desk.run("coach", str(finished), "--ui", "en").output


def test_a_foreign_match_is_told_in_one_sentence(desk: Desk) -> None:
    """Its box is not the one that is in the shelf."""
    result = desk.run("coach", str(HERE / "golf-rare.jsonl"))
    assert result.exit_code == 1
    assert result.output.count("\n") == 1


def test_every_field_of_the_data_is_documented() -> None:
    page = (ROOT / "docs" / "reference" / "coach-json.md").read_text(encoding="utf-8")
    for kind in (Review, SeatReview, Turn, Move, Gloss):
        assert [field for field in kind.__struct_fields__ if f"`{field}`" not in page] == []
