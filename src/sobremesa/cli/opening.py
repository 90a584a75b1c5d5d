"""How a match begins: rules, box, dictionary and the house's words put together, and a file for it."""

import secrets
from collections.abc import Mapping
from pathlib import Path

import msgspec

from sobremesa.cli import shelf
from sobremesa.cli.reading import check_plain_file
from sobremesa.cli.seating import Seating
from sobremesa.cli.table import AnyMatch, beginning_of
from sobremesa.editions import set_up
from sobremesa.editions.texts import Language
from sobremesa.engine import Match, Refused
from sobremesa.engine.chance import SEED_BYTES
from sobremesa.lexicon.house import HouseWords


class Opening(msgspec.Struct, frozen=True):
    """A match ready to be played, and where it is kept."""

    match: AnyMatch
    seating: Seating
    file: Path | None
    held: str | None = None
    """What the file holds; nothing before the first move of a new match or of a copy."""
    other_words: bool = False
    """Whether it goes on with another word list than before."""
    is_numbered: bool = False
    """Whether the file is one of the shelf's own, which may still be taken by another match."""


def open_match(
    game: str,
    language: Language,
    seating: Seating,
    *,
    options: Mapping[str, object],
    seed: bytes | None,
    file: Path | None = None,
    by_script: bool = False,
) -> Opening:
    """A new match; `Refused` where options or seats do not fit (TAB-14). Nothing is written yet."""
    rules = set_up(game, language, options=options, edition=seating.edition, house=house_of(seating))
    if options.get("clock") is True and len(seating.people) > 1 and not by_script:
        # One deadline for all would be over before the second person has the keyboard.
        raise Refused("TAB-11", "cli-clock-shared", people=len(seating.people))
    match: AnyMatch = Match.start(rules, seating.sitters, seed=seed or secrets.token_bytes(SEED_BYTES))
    if file is not None and file.exists():
        raise shelf.ShelfError("cli-file-exists", file)
    # A script can be played again: only what was asked to be kept is.
    if file is not None or by_script:
        return Opening(match, seating, file)
    return Opening(match, seating, shelf.free_file(game, beginning_of(match).commitment), is_numbered=True)


def read_house(file: Path) -> HouseWords:
    """The house's words in a file; `ValueError` in one sentence when there are none."""
    try:
        check_plain_file(file)
    except OSError as error:
        raise ValueError(f"The house list {file} cannot be read: {error.strerror}.") from None
    return HouseWords.read(file)


def house_of(seating: Seating) -> HouseWords:
    """The house's own words that these seats play with; `ShelfError` when they cannot be read."""
    if seating.house is None:
        return HouseWords()
    try:
        return read_house(Path(seating.house))
    except ValueError as error:
        raise shelf.ShelfError("cli-bad-house", seating.house, str(error)) from None
