"""Capitals as outlines, for letters that are part of a picture and that no program shall find as text."""

from functools import cache
from io import BytesIO
from typing import Any

from fontTools.pens.basePen import BasePen
from fontTools.ttLib import TTFont

from sobremesa.printing.outline import CLOSE, Step, Steps, move
from sobremesa.printing.typefaces import Face, typeface


@cache
def lettering(letter: str) -> Steps:
    """The outline of a letter of size 1 about its middle: half of its width, half of the height of capitals."""
    font, glyph = _font(), _font().getBestCmap()[ord(letter)]
    glyphs, em = font.getGlyphSet(), font["head"].unitsPerEm
    pen = _Pen(glyphs, em, glyphs[glyph].width / 2, typeface(Face.SLAB).capital * em / 2)
    glyphs[glyph].draw(pen)
    return tuple(pen.steps)


@cache
def _font() -> Any:
    return TTFont(BytesIO(typeface(Face.SLAB).data))


class _Pen(BasePen):  # type: ignore[misc]  # the library has no types
    """Notes down what a letter is drawn with; in a typeface y grows upwards."""

    def __init__(self, glyphs: Any, em: float, middle: float, half: float) -> None:
        super().__init__(glyphs)
        self._em, self._middle, self._half = em, middle, half
        self.steps: list[Step] = []

    def _moveTo(self, point: tuple[float, float]) -> None:  # noqa: N802 - the library's name
        self.steps.append(move(*self._scaled(point)))

    def _lineTo(self, point: tuple[float, float]) -> None:  # noqa: N802
        self.steps.append(self._scaled(point))

    def _curveToOne(self, *points: tuple[float, float]) -> None:  # noqa: N802
        self.steps.append(tuple(number for point in points for number in self._scaled(point)))

    def _closePath(self) -> None:  # noqa: N802
        self.steps.append(CLOSE)

    def _scaled(self, point: tuple[float, float]) -> tuple[float, float]:
        return (point[0] - self._middle) / self._em, (self._half - point[1]) / self._em
