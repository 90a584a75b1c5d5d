"""All that the command line says: the texts of engine and games, those of the server, and its own."""

from importlib.resources import files
from importlib.resources.abc import Traversable

from sobremesa.cli.language import guess_language
from sobremesa.editions import texts as shared
from sobremesa.editions.texts import Language, Texts
from sobremesa.printing.job import PACKAGE as PRINTING
from sobremesa.server.saying import PACKAGE as SERVER


def _packages() -> tuple[str, ...]:
    """More texts: of printed sheets; the server's; those at this door; those of each room with a folder of them."""
    door = files("sobremesa.cli")
    rooms = sorted(room.name for room in door.iterdir() if (room / "texts").is_dir())
    return (PRINTING, SERVER, "sobremesa.cli", *(f"sobremesa.cli.{room}" for room in rooms))


PACKAGES = _packages()


def texts(language: Language | None = None) -> Texts:
    """Every sentence in this language, else in the one that the environment names."""
    return shared.texts(language or guess_language(), *PACKAGES)


def sources(language: Language) -> tuple[Traversable, ...]:
    """The files that these sentences are read from."""
    return shared.sources(language, *PACKAGES)
