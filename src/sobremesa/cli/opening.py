"""How a sitting begins: a new match as it was asked for, or one from the shelf."""

import secrets
from collections.abc import Mapping
from pathlib import Path

import msgspec

from sobremesa.cli import shelf
from sobremesa.cli.golf.table import GolfMatch
from sobremesa.cli.seating import Seating, seating_for
from sobremesa.editions import set_up
from sobremesa.editions.texts import Language
from sobremesa.engine import Codec, Malformed, Match, MatchBegan, Sitter
from sobremesa.engine.chance import SEED_BYTES
from sobremesa.engine.entry import Entry, entry_type
from sobremesa.engine.transcript import LARGEST_LINE, read_heading
from sobremesa.games.golf.events import Event
from sobremesa.games.golf.game import Golf
from sobremesa.lexicon.house import HouseWords

DEFAULT_LEVEL = "casual"


class Opening(msgspec.Struct, frozen=True):
    """A match ready to be played, and where it is kept."""

    game: Golf
    match: GolfMatch
    seating: Seating
    file: Path | None
    other_words: bool = False
    """Whether it was begun with another word list than the one that is installed."""


def open_match(
    language: Language, seating: Seating, options: Mapping[str, object], seed: bytes | None, file: Path | None
) -> Opening:
    """A new match; `Refused` where options or seats do not fit (TAB-14)."""
    game = _set_up(language, seating, options)
    match: GolfMatch = Match.start(game, seating.sitters, seed=seed or secrets.token_bytes(SEED_BYTES))
    if file is not None and file.exists():
        raise shelf.ShelfError("cli-file-exists", file)
    return Opening(game, match, seating, file or shelf.default_file(game.meta.id, match.state.commitment))


def resume_match(asked: str, ui: Language | None, save: Path | None) -> Opening:
    """The match in a file, with the seats as they were; `Malformed` or `ShelfError` when it is none."""
    file = shelf.find(asked)
    if save is not None and save.exists():
        raise shelf.ShelfError("cli-file-exists", save)
    text = shelf.read_match(file)
    began = _beginning(text)
    language: Language = "es" if began.pins.language == "es" else "en"
    seating = _seating(file, began.seats, ui or language)
    if ui is not None:
        seating = msgspec.structs.replace(seating, ui=ui)
    game = _set_up(language, seating, began.options)
    match: GolfMatch = Match.load(game, text)
    # Only a file that was cut or changed by hand stops where nobody is waited for.
    if match.outcome is None and not match.state.waiting:
        raise Malformed("malformed-no-match", problem=match.state.phase.value)
    return Opening(game, match, seating, save or file, other_words=began.pins.lexicon != game.lexicon.digest)


def _set_up(language: Language, seating: Seating, options: Mapping[str, object]) -> Golf:
    house = HouseWords() if seating.house is None else _house(Path(seating.house))
    return set_up("golf", language, options=options, edition=seating.edition, house=house)


def _house(file: Path) -> HouseWords:
    try:
        return HouseWords.read(file)
    except ValueError as error:
        raise shelf.ShelfError("cli-bad-house", file, str(error)) from None


def _seating(file: Path, sitters: tuple[Sitter, ...], ui: Language) -> Seating:
    """As the file beside the match says, if it fits the match; else people without names."""
    found = shelf.read_seating(file)
    if found is not None and found.sitters == sitters and len(found.names) == len(sitters):
        return found
    return seating_for(sitters, DEFAULT_LEVEL, ui)


def _beginning(text: str) -> MatchBegan:
    """How a saved match began: what it is played with must be known before it can be read whole."""
    heading = read_heading(text)
    if heading.game != Golf.meta.id:
        raise Malformed("malformed-other-game", game=heading.game, wanted=Golf.meta.id)
    codec: Codec[Entry[Event]] = Codec(entry_type(Golf.event_type), LARGEST_LINE)
    for number, line in enumerate(text.split("\n")[1:3], 2):
        if not line.strip():
            break
        try:
            event = codec.decode(line).event
        except Malformed as problem:
            said = problem.text.args.get("problem", problem.text.id)
            raise Malformed("malformed-line", line=number, problem=said) from None
        if isinstance(event, MatchBegan):
            return event
    raise Malformed("malformed-empty-transcript")
