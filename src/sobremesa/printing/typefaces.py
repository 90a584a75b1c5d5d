"""The site's two typefaces, a slab for letters on pieces and a sans for text, and how wide they run."""

from enum import StrEnum
from functools import cache
from io import BytesIO
from pathlib import Path
from typing import Any

from fontTools.ttLib import TTFont
from fontTools.varLib.instancer import instantiateVariableFont

from sobremesa.engine.text import text
from sobremesa.printing.error import PrintingError

FONTS = Path(__file__).parent / "fonts"
"""Put there when the web client is built, which has the fonts from their packages."""
POINT = 25.4 / 72
"""Millimetres in a point."""


_LATIN = (*range(0x21, 0x7F), *range(0xA1, 0x100))
"""What a line may consist of; its height is that of the highest and the deepest of these."""


class Face(StrEnum):
    """A typeface in one weight."""

    SLAB = "slab"
    SANS = "sans"
    BOLD = "bold"


_FILES: dict[Face, tuple[str, int | None]] = {
    Face.SLAB: ("zilla-slab-700.woff2", None),
    Face.SANS: ("atkinson-hyperlegible-next.woff2", 400),
    Face.BOLD: ("atkinson-hyperlegible-next.woff2", 700),
}


class Typeface:
    """A typeface: its file for the PDF, and its measures in ems."""

    def __init__(self, font: Any) -> None:
        self._glyphs: dict[int, str] = font.getBestCmap()
        self._widths: dict[str, tuple[int, int]] = font["hmtx"].metrics
        self._advances: dict[str, float] = {}
        self._shapes = font["glyf"]
        self._em: int = font["head"].unitsPerEm
        self.capital: float = font["OS/2"].sCapHeight / self._em
        self.ascent, self.descent = self.height("".join(chr(sign) for sign in _LATIN if sign in self._glyphs))
        data = BytesIO()
        font.save(data)
        self.data = data.getvalue()

    def width(self, words: str) -> float:
        """How far a line runs; no pair of letters is moved together."""
        return sum(self._advance(letter) for letter in words)

    def height(self, words: str) -> tuple[float, float]:
        """How far its ink reaches above and below the line that the letters stand on."""
        glyphs = [self._shapes[self._glyph(letter)] for letter in words if not letter.isspace()]
        tops = [glyph.yMax for glyph in glyphs if glyph.numberOfContours]
        feet = [glyph.yMin for glyph in glyphs if glyph.numberOfContours]
        return max(tops, default=0) / self._em, -min(feet, default=0) / self._em

    def _advance(self, letter: str) -> float:
        if letter not in self._advances:
            self._advances[letter] = self._widths[self._glyph(letter)][0] / self._em
        return self._advances[letter]

    def _glyph(self, letter: str) -> str:
        if ord(letter) not in self._glyphs:
            raise PrintingError(text("print-no-such-letter", letter=letter))
        return self._glyphs[ord(letter)]


def typeface(face: Face) -> Typeface:
    """The typeface, read once; `PrintingError` where its file is not there."""
    return _read(FONTS, face)


@cache
def _read(folder: Path, face: Face) -> Typeface:
    name, weight = _FILES[face]
    file = folder / name
    if not file.is_file():
        raise PrintingError(text("print-no-fonts"))
    font = TTFont(file)
    # Pairs of letters are not moved together here, and to cut a weight of how they would be is most of the work.
    if "GPOS" in font:
        del font["GPOS"]
    if weight is not None:
        font = instantiateVariableFont(font, {"wght": weight})
    font.flavor = None
    _stand_upright(font)
    _rename(font, f"Sobremesa-{face.value}")
    # Else the hour of making would be in every file.
    font.recalcTimestamp = False
    return Typeface(font)


def _stand_upright(font: Any) -> None:
    """Figures of the same height and width, where the typeface has them beside those that run up and down."""
    for feature in ("lnum", "tnum"):
        other = _variants(font, feature)
        for table in font["cmap"].tables:
            table.cmap.update({sign: other.get(glyph, glyph) for sign, glyph in table.cmap.items()})


def _variants(font: Any, feature: str) -> dict[str, str]:
    """Which glyph stands for which, when a feature is on."""
    if "GSUB" not in font:
        return {}
    table = font["GSUB"].table
    numbers = [
        number
        for record in table.FeatureList.FeatureRecord
        if record.FeatureTag == feature
        for number in record.Feature.LookupListIndex
    ]
    found: dict[str, str] = {}
    for number in numbers:
        for part in table.LookupList.Lookup[number].SubTable:
            inner = getattr(part, "ExtSubTable", part)
            found |= getattr(inner, "mapping", {})
    return found


def _rename(font: Any, name: str) -> None:
    """Two weights cut from one file would have one name, and a PDF would keep one of them."""
    for number in (4, 6):
        font["name"].setName(name, number, 3, 1, 0x409)
