"""A game taken off the shelf: rules, edition and lexicon put together, ready for a match."""

from collections.abc import Callable, Mapping
from functools import lru_cache
from pathlib import Path
from typing import Any, TypeAlias, TypeVar

from sobremesa.editions.bisonte import load_bisonte
from sobremesa.editions.buffet import load_buffet
from sobremesa.editions.finding import NAME
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
from sobremesa.lexicon.sharing import lexicon_of

AnyGame: TypeAlias = Game[Any, Any, Any, Any]
Options: TypeAlias = Mapping[str, object] | None
Box = TypeVar("Box")


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


def _box(load: Callable[[str | Path], Box], edition: str | Path) -> Box:
    """A box, read once for all games if it is one of ours: their files do not change while the program runs."""
    is_ours = isinstance(edition, str) and all(map(NAME.fullmatch, edition.split("+")))
    return _our_box(load, edition) if is_ours else load(edition)


@lru_cache(maxsize=32)
def _our_box(load: Callable[[str | Path], Box], name: str | Path) -> Box:
    return load(name)


def _golf(language: str, edition: str | Path, options: Options, house: HouseWords) -> Golf:
    return Golf(_box(load_golf, edition), lexicon_of(language), options, house)


def _buffet(language: str, edition: str | Path, options: Options, house: HouseWords) -> Buffet:
    return Buffet(_box(load_buffet, edition), lexicon_of(language), options, house)


def _bisonte(language: str, edition: str | Path, options: Options, house: HouseWords) -> Bisonte:
    return Bisonte(_box(load_bisonte, edition), lexicon_of(language), options, house)


def _loom(language: str, edition: str | Path, options: Options, house: HouseWords) -> Loom:
    """Loom needs the other language too, for a round in it (LOO-K4)."""
    other = lexicon_of("en" if language == "es" else "es")
    return Loom(_box(load_loom, edition), lexicon_of(language), other, options, house)


_MAKERS: dict[str, Callable[[str, str | Path, Options, HouseWords], AnyGame]] = {
    "golf": _golf,
    "buffet": _buffet,
    "bisonte": _bisonte,
    "loom": _loom,
}
