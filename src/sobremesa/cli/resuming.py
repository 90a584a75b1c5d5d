"""A match from the shelf: read, and set up with just what it was begun with."""

import re
from collections.abc import Iterator
from contextlib import contextmanager
from importlib import import_module
from pathlib import Path

import msgspec

from sobremesa.bots import Pace
from sobremesa.cli import shelf
from sobremesa.cli.opening import Opening, house_of
from sobremesa.cli.seating import Seating, seating_for
from sobremesa.cli.shelf import EditionGone, ShelfError
from sobremesa.cli.table import AnyGame, AnyMatch, waiting_in
from sobremesa.editions import EditionError, set_up
from sobremesa.editions.texts import Language
from sobremesa.engine import Malformed, Match, MatchBegan, Pins, Refused, Sitter
from sobremesa.engine.transcript import read_heading, read_transcript
from sobremesa.games import GAMES
from sobremesa.lexicon.files import LexiconDamaged
from sobremesa.lexicon.house import HouseWords
from sobremesa.parts.own_words import house_of as house_of_match

DEFAULT_LEVEL = "casual"
_NO_LIST = frozenset({"cli-house-gone", "cli-other-house", "cli-no-house"})
"""What is said where the list of the match is not at hand."""

# Control characters, written as they are or as JSON writes them: no match has any, and a terminal obeys them.
_CONTROLS = re.compile(r"[\x00-\x09\x0b-\x1f\x7f-\x9f]|(?<!\\)(?:\\\\)*\\(?:u00[0189]|[bfnrt])")


@contextmanager
def undamaged() -> Iterator[None]:
    """Events that can be read one by one may still make no match: whatever comes of that is said in one sentence."""
    try:
        yield
    except LexiconDamaged:
        raise
    except (ValueError, LookupError, ArithmeticError, AssertionError) as error:
        raise ShelfError("cli-damaged") from error


class Given(msgspec.Struct, frozen=True):
    """What was named on the command line, in place of what the file beside the match says."""

    ui: Language | None = None
    edition: str | None = None
    house: str | None = None
    pace: Pace | None = None


class Kept(msgspec.Struct, frozen=True):
    """The text of a saved match, how it began, and who sits where."""

    text: str
    began: MatchBegan
    game: str
    language: Language
    seating: Seating
    house_given: bool = False
    """Whether a list of words was named, which then has to be that of the match."""

    def rules(self, house: HouseWords = HouseWords()) -> AnyGame:  # noqa: B008 - a frozen value
        """The game with the box of the match; one that is gone or has changed is never replaced in silence."""
        options, edition = self.began.options, self.seating.edition
        try:
            rules = set_up(self.game, self.language, options=options, edition=edition, house=house)
        except EditionError as error:
            raise EditionGone(self.began.pins.edition, error) from None
        _check_edition(rules, self.began.pins)
        return rules

    def match(self, rules: AnyGame) -> AnyMatch:
        """The match as it was left."""
        with undamaged():
            return Match.load(rules, self.text)


def read_kept(file: Path, given: Given, wanted: str | None = None) -> Kept:
    """The match in a file, of this game if one is wanted; `Malformed` or `ShelfError` when it is none."""
    text = shelf.read_match(file)
    game = _game_of(text, wanted)
    began = _how_it_began(game, text)
    if _CONTROLS.search(text):
        raise ShelfError("cli-damaged", file)
    language: Language = "es" if began.pins.language == "es" else "en"
    seating = _seating(file, began.seats, given, language)
    return Kept(text, began, game, language, seating, house_given=given.house is not None)


def resume_match(asked: str, given: Given, save: Path | None, game: str) -> Opening:
    """The match in a file, with the seats as they were, to be gone on with there or in a copy."""
    file = shelf.find(asked)
    if save is not None and save.exists():
        raise ShelfError("cli-file-exists", save)
    kept = read_kept(file, given, game)
    match = kept.match(_with_house(kept))
    # Only a file that was cut or changed by hand stops where neither anybody nor time is waited for.
    if match.outcome is None and not waiting_in(match) and match.deadline is None:
        raise Malformed("malformed-no-match", problem=type(match.events[-1].event).__name__)
    held = None if save else kept.text
    return Opening(match, kept.seating, save or file, held, other_words=bool(match.repin()))


def rules_with_house(kept: Kept) -> AnyGame:
    """The game with the house's words where they are still as they were; to look back on a match it goes without.

    `ShelfError` where the match carries words that are not those that it was begun with.
    """
    try:
        return _with_house(kept)
    except ShelfError as error:
        if error.id not in _NO_LIST:
            raise
        return kept.rules()


def _game_of(text: str, wanted: str | None) -> str:
    """The game that the heading names."""
    game = read_heading(text).game
    if wanted is not None and game != wanted:
        raise Malformed("malformed-other-game", game=game, wanted=wanted)
    if game not in GAMES:
        raise Refused("TAB-14", "tab-14-unknown-game", game=game[:40], known=", ".join(GAMES))
    return game


def _how_it_began(game: str, text: str) -> MatchBegan:
    """What a match is played with must be known before it can be set up and read."""
    rules: type[AnyGame] = getattr(import_module(f"sobremesa.games.{game}.game"), game.capitalize())
    entries = read_transcript(rules, text)
    began = next((entry.event for entry in entries if isinstance(entry.event, MatchBegan)), None)
    if began is None:
        raise Malformed("unfair-no-beginning")
    return began


def _seating(file: Path, sitters: tuple[Sitter, ...], given: Given, language: Language) -> Seating:
    """As the file beside the match says, if it fits the match; else people without names."""
    found = shelf.read_seating(file)
    if found is None or found.sitters != sitters or len(found.names) != len(sitters):
        found = seating_for(sitters, DEFAULT_LEVEL, language)
    named = {field: value for field, value in msgspec.structs.asdict(given).items() if value is not None}
    return msgspec.structs.replace(found, **named)


def _with_house(kept: Kept) -> AnyGame:
    """The game with the house's words as they were when the match began, which carries them unless they are many."""
    pinned = kept.began.pins.house_digest
    if kept.began.words is not None and not kept.house_given:
        words = house_of_match(kept.began.words)
        if words.digest != pinned:
            raise ShelfError("cli-changed-words")
        return kept.rules(words)
    try:
        house = house_of(kept.seating)
    except ShelfError as error:
        raise ShelfError("cli-house-gone", error.args_said["file"], error.args_said["reason"]) from None
    if pinned != house.digest:
        raise ShelfError("cli-other-house" if pinned else "cli-no-house")
    return kept.rules(house)


def _check_edition(rules: AnyGame, pinned: Pins) -> None:
    here = rules.pins
    if pinned.edition != here.edition:
        raise ShelfError("cli-other-edition", pinned.edition)
    if pinned.edition_digest not in ("", here.edition_digest):
        raise ShelfError("cli-changed-edition", pinned.edition)
