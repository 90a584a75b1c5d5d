"""A game taken off the shelf: rules, edition and lexicon put together, ready for a match."""

from collections.abc import Callable, Mapping
from functools import lru_cache
from pathlib import Path
from typing import Any, TypeAlias

from sobremesa.editions.bisonte import load_bisonte
from sobremesa.editions.buffet import load_buffet
from sobremesa.editions.golf import load_golf
from sobremesa.editions.loom import load_loom
from sobremesa.engine import Game
from sobremesa.engine.refusal import Refused
from sobremesa.games import GAMES
from sobremesa.games.bisonte.game import Bisonte
from sobremesa.games.buffet.game import Buffet
from sobremesa.games.golf.game import Golf
from sobremesa.games.loom.game import Loom
from sobremesa.lexicon.house import HouseWords
from sobremesa.lexicon.lexicon import Lexicon
from sobremesa.lexicon.location import words_folder

AnyGame: TypeAlias = Game[Any, Any, Any, Any]
Options: TypeAlias = Mapping[str, object] | None


def set_up(
    game: str,
    language: str,
    *,
    options: Options = None,
    edition: str | Path | None = None,
    house: HouseWords = HouseWords(),  # noqa: B008 - a frozen value
) -> AnyGame:
    """The game in this language, with its own edition unless another is named (TAB-1, TAB-14)."""
    if game not in GAMES:
        raise Refused("TAB-14", "tab-14-unknown-game", game=game[:40], known=", ".join(GAMES))
    return _MAKERS[game](language, edition or language, options, house)


def lexicon_of(language: str) -> Lexicon:
    """The dictionary of a language, loaded once for all games; loaded again when its files change."""
    folder = words_folder(language)
    try:
        stats = [(file.name, file.stat()) for file in folder.iterdir()]
    except OSError:
        # It is not built, or is being built: loading says so.
        return Lexicon.load(language, folder)
    return _load(language, folder, tuple(sorted((name, stat.st_size, stat.st_mtime_ns) for name, stat in stats)))


@lru_cache(maxsize=4)
def _load(language: str, folder: Path, _stamp: tuple[tuple[str, int, int], ...]) -> Lexicon:
    return Lexicon.load(language, folder)


def _golf(language: str, edition: str | Path, options: Options, house: HouseWords) -> Golf:
    return Golf(load_golf(edition), lexicon_of(language), options, house)


def _buffet(language: str, edition: str | Path, options: Options, house: HouseWords) -> Buffet:
    return Buffet(load_buffet(edition), lexicon_of(language), options, house)


def _bisonte(language: str, edition: str | Path, options: Options, house: HouseWords) -> Bisonte:
    return Bisonte(load_bisonte(edition), lexicon_of(language), options, house)


def _loom(language: str, edition: str | Path, options: Options, house: HouseWords) -> Loom:
    """Loom needs the other language too, for a round in it (LOO-K4)."""
    other = lexicon_of("en" if language == "es" else "es")
    return Loom(load_loom(edition), lexicon_of(language), other, options, house)


_MAKERS: dict[str, Callable[[str, str | Path, Options, HouseWords], AnyGame]] = {
    "golf": _golf,
    "buffet": _buffet,
    "bisonte": _bisonte,
    "loom": _loom,
}
