"""A game taken off the shelf: rules, edition and lexicon put together, ready for a match."""

from collections.abc import Mapping
from pathlib import Path

from sobremesa.editions.golf import load_golf
from sobremesa.engine.refusal import Refused
from sobremesa.games import GAMES
from sobremesa.games.golf.game import Golf
from sobremesa.lexicon.house import HouseWords
from sobremesa.lexicon.lexicon import Lexicon


def set_up(
    game: str,
    language: str,
    *,
    options: Mapping[str, object] | None = None,
    edition: str | Path | None = None,
    house: HouseWords = HouseWords(),  # noqa: B008 - a frozen value
) -> Golf:
    """The game in this language, with its own edition unless another is named (TAB-1, TAB-14)."""
    if game not in GAMES:
        raise Refused("TAB-14", "tab-14-unknown-game", game=game[:40], known=", ".join(GAMES))
    return Golf(load_golf(edition or language), Lexicon.load(language), options, house)
