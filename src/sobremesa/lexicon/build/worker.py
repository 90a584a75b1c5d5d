"""Builds one language in a process of its own: `python -m sobremesa.lexicon.build.worker es ARCHIVES FOLDER`."""

import sys
from pathlib import Path

from sobremesa.lexicon.build.recipe import gather
from sobremesa.lexicon.build.sources import locate
from sobremesa.lexicon.build.writer import write


def main(language: str, archives: str, folder: str) -> None:
    """Reads the archives, writes the lexicon, and names each step on standard output as it begins."""
    gathered = gather(language, locate(Path(archives)), _say)
    _say("files")
    write(Path(folder), gathered)


def _say(step: str) -> None:
    sys.stdout.write(f"{step}\n")
    sys.stdout.flush()


if __name__ == "__main__":
    main(*sys.argv[1:])
