"""Reading tiles with a program: what it does without one, and how readings of one cell are counted."""

import pytest
from PIL import Image

from scripts import read_tiles
from scripts.read_tiles import LIGHTS, SIZES, Cell


def test_without_the_reader_it_says_what_is_missing(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("PATH", "")
    monkeypatch.setattr(read_tiles, "can_install", lambda: False)
    assert read_tiles.main() == 2
    assert "apt-get install tesseract-ocr tesseract-ocr-eng tesseract-ocr-spa" in capsys.readouterr().out


def test_what_is_read_most_often_counts_and_what_is_no_letter_does_not(monkeypatch: pytest.MonkeyPatch) -> None:
    readings = iter(["A", "", "B", "BA", "B"])
    monkeypatch.setattr(read_tiles, "_read", lambda _pictures, _language: [next(readings)])
    cells = [Cell("B", Image.new("RGB", (20, 20), "white"))]
    assert read_tiles._read_in(LIGHTS[0], cells, "en") == ["B"]
    assert len(SIZES) == 5


@pytest.mark.parametrize(("red", "grey", "code"), [("QQ", "XX", 0), ("QX", "XX", 1), ("QQ", "QQ", 1)])
def test_red_light_must_be_read_and_grey_must_not(
    monkeypatch: pytest.MonkeyPatch, red: str, grey: str, code: int
) -> None:
    cells = [Cell("Q", Image.new("RGB", (2, 2))) for _ in range(2)]
    shown = {"red, as through a foil": list(red), "grey": list(grey)}
    monkeypatch.setattr(read_tiles, "_can_read", lambda: True)
    monkeypatch.setattr(read_tiles, "_cells", lambda _language: cells)
    monkeypatch.setattr(read_tiles, "_read_in", lambda light, _cells, _language: shown.get(light.name, ["X", "X"]))
    assert read_tiles.main() == code
