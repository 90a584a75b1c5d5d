"""The boxes that come with Sobremesa, as files a person can read and edit, and the way to load them or one's own."""

from pathlib import Path

from sobremesa.editions.bisonte import load_bisonte
from sobremesa.editions.buffet import load_buffet
from sobremesa.editions.error import EditionError
from sobremesa.editions.finding import names_in
from sobremesa.editions.golf import load_golf
from sobremesa.editions.loom import load_loom
from sobremesa.editions.shelf import set_up
from sobremesa.games import GAMES

__all__ = [
    "GAMES",
    "EditionError",
    "available",
    "layouts",
    "load_bisonte",
    "load_buffet",
    "load_golf",
    "load_loom",
    "set_up",
]


def available(game: str) -> tuple[str, ...]:
    """The names of the boxes for a game, in the order of the alphabet; none for a game without any."""
    here = Path(__file__).parent
    games = [folder for folder in here.iterdir() if folder.is_dir() and folder.name == game]
    return tuple(sorted(file.stem for folder in games for file in folder.glob("*.toml")))


def layouts(game: str) -> tuple[str, ...]:
    """The boards that can be named beside a box, as in `es-102+sixty-one`; none for a game with one board (BIS-C2)."""
    return tuple(names_in(Path(__file__).parent / game / "layouts"))
