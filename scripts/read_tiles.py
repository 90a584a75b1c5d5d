"""Reads Word Buffet's printed tiles with a program: every cell alone, as a red foil shows it and in other lights.

At least 95 % must be right in red light and at most 10 % in grey. Every cell goes the same way in every light: cut out
within its lines, read in five sizes, and what was read most often counts. Nothing is told of words or neighbours.
"""

import os
import subprocess
import sys
import tempfile
from collections import Counter
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import NamedTuple

import pypdfium2
from PIL import Image, ImageChops, ImageFilter

from scripts.set_up_system import Need, can_install, install, is_there
from sobremesa.editions import load_buffet
from sobremesa.editions.texts import LANGUAGES, Language
from sobremesa.games.buffet.edition import FOOD, TILE_SIDE
from sobremesa.printing import Job, Leaflet, document, pdf
from sobremesa.printing.buffet.tiles import CELL
from sobremesa.printing.paper import Box

READER = Need("tesseract-ocr", ("tesseract",), "how Word Buffet's tiles read")
PACKAGES = [READER.package, "tesseract-ocr-eng", "tesseract-ocr-spa"]
TAUGHT = {"es": "spa", "en": "eng"}
LETTERS = "ABCDEFGHIJKLMNÑOPQRSTUVWXYZ"
DOTS = 12.0
"""A millimetre, about 300 an inch: what a good scanner sees."""
INSET = 0.9
"""Millimetres within the lines between cells."""
SIZES = ((40, 10), (48, 12), (56, 14), (64, 16), (80, 20))
"""Dots of a cell's side, and of the margin around it."""
LEAST_RED, MOST_GREY = 0.95, 0.10


class Cell(NamedTuple):
    """A letter, and how its cell was printed."""

    letter: str
    picture: Image.Image


class Light(NamedTuple):
    """A way to look at a cell, and the share that must be read there, or may be at most."""

    name: str
    look: Callable[[Image.Image], Image.Image]
    least: float = 0.0
    most: float = 1.0


def _grey(picture: Image.Image) -> Image.Image:
    return picture.convert("L")


def _poorly_printed(picture: Image.Image) -> Image.Image:
    """Red light, where red inks run a little and swallow up to a tenth of it, as poor inks may."""
    swallowed = picture.getchannel("G").point(lambda level: (255 - level) // 10)
    return ImageChops.subtract(picture.getchannel("R"), swallowed).filter(ImageFilter.GaussianBlur(1.5))


LIGHTS = (
    Light("red, as through a foil", lambda picture: picture.getchannel("R"), least=LEAST_RED),
    Light("red, poorly printed", _poorly_printed),
    Light("grey", _grey, most=MOST_GREY),
    Light("grey, blurred", lambda picture: _grey(picture).filter(ImageFilter.GaussianBlur(6))),
    Light("grey, median", lambda picture: _grey(picture).filter(ImageFilter.MedianFilter(9))),
    Light("grey, black and white", lambda picture: _grey(picture).point(lambda level: 255 * (level > 150))),
    Light("green", lambda picture: picture.getchannel("G")),
    Light("blue", lambda picture: picture.getchannel("B")),
)


def main() -> int:
    """Read the tiles of both languages; 1 where a share is not as it must be, 2 where there is nothing to read with."""
    if not _can_read():
        print(f"{READER.package} is missing. (Debian, as root: apt-get install {' '.join(PACKAGES)})")
        return 2
    hidden = [_is_well_hidden(language) for language in LANGUAGES]
    return int(not all(hidden))


def _can_read() -> bool:
    if not _is_taught() and can_install():
        print(f"Installing {', '.join(PACKAGES)} …", flush=True)
        install(PACKAGES)
    return _is_taught()


def _is_taught() -> bool:
    """Whether the reader is there and knows both languages' letters."""
    if not is_there(READER):
        return False
    said = subprocess.run(["tesseract", "--list-langs"], capture_output=True, text=True).stdout.split()
    return set(TAUGHT.values()) <= set(said)


def _is_well_hidden(language: Language) -> bool:
    cells = list(_cells(language))
    print(f"{language}: {len(cells)} letters")
    held = True
    for light in LIGHTS:
        right = sum(
            read == cell.letter for read, cell in zip(_read_in(light, cells, language), cells, strict=True)
        ) / len(cells)
        is_fine = light.least <= right <= light.most
        print(f"  {'✓' if is_fine else '✗'} {light.name:<24} {right:6.1%}{_wanted(light)}", flush=True)
        held = held and is_fine
    return held


def _wanted(light: Light) -> str:
    if light.least > 0:
        return f"  at least {light.least:.0%}"
    return f"  at most {light.most:.0%}" if light.most < 1 else ""


def _cells(language: Language) -> Iterator[Cell]:
    """Every letter cell of the printed tiles, cut out of the rendered file."""
    printed = document("buffet", Job(language=language, leaflet=Leaflet.WITHOUT))
    rows = {f"tile-{tile.id}": "".join(tile.rows) for tile in load_buffet(language).tiles}
    file = pypdfium2.PdfDocument(pdf(printed))
    for number, page in enumerate(printed.pages):
        boxes = [(piece.id, piece.box) for piece in page.pieces if piece.kind == "tile"]
        picture = file[number].render(scale=DOTS * 25.4 / 72).to_pil().convert("RGB") if boxes else None
        for name, box in boxes:
            for place, letter in enumerate(rows[name]):
                if letter != FOOD and picture is not None:
                    yield Cell(letter, _cut(picture, box, *divmod(place, TILE_SIDE)))


def _cut(picture: Image.Image, tile: Box, row: int, column: int) -> Image.Image:
    box = tile.part(column * CELL, row * CELL, CELL, CELL).grown(-INSET)
    left, upper, right, lower = (round(edge * DOTS) for edge in (box.x, box.y, box.right, box.bottom))
    return picture.crop((left, upper, right, lower))


def _read_in(light: Light, cells: list[Cell], language: Language) -> list[str]:
    """What is read most often of each cell; a reading that is not one letter does not count."""
    votes: list[Counter[str]] = [Counter() for _ in cells]
    seen = [light.look(cell.picture) for cell in cells]
    for side, margin in SIZES:
        for vote, read in zip(votes, _read([_sized(each, side, margin) for each in seen], language), strict=True):
            vote.update([read] if len(read) == 1 else [])
    return [vote.most_common(1)[0][0] if vote else "" for vote in votes]


def _sized(picture: Image.Image, side: int, margin: int) -> Image.Image:
    """Of this size, with a margin of its median tone."""
    small = picture.resize((side, side), Image.Resampling.LANCZOS)
    tones = sorted(small.tobytes())
    whole = Image.new("L", (side + 2 * margin, side + 2 * margin), tones[len(tones) // 2])
    whole.paste(small, (margin, margin))
    return whole


def _read(pictures: list[Image.Image], language: Language) -> list[str]:
    """One run of the reader over many pictures, each a page of its own with a single letter on it."""
    with tempfile.TemporaryDirectory() as folder:
        files = [Path(folder) / f"{number:05}.png" for number in range(len(pictures))]
        for file, picture in zip(files, pictures, strict=True):
            picture.save(file)
        listed = Path(folder) / "pictures.txt"
        listed.write_text("".join(f"{file}\n" for file in files))
        command = ["tesseract", str(listed), "stdout", "-l", TAUGHT[language], "--psm", "10"]
        command += ["-c", f"tessedit_char_whitelist={LETTERS}"]
        environment = {**os.environ, "OMP_THREAD_LIMIT": "1"}
        done = subprocess.run(command, capture_output=True, text=True, env=environment, check=True)
    return ["".join(page.split()) for page in done.stdout.split("\f")[: len(pictures)]]


if __name__ == "__main__":
    sys.exit(main())
