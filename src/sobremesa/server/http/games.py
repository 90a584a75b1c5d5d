"""What can be played here: games with their seats, languages and options, levels of bots, and quick phrases."""

from typing import Annotated, Any

import msgspec
from litestar import Request, get
from litestar.params import Parameter

from sobremesa.bots import Pace
from sobremesa.editions import layouts
from sobremesa.editions.texts import LANGUAGES, Language, Texts
from sobremesa.engine import Meta, Option
from sobremesa.engine.options import Needs, OptionKind
from sobremesa.games import METAS
from sobremesa.parts.own_words import LEAST_LETTERS, MOST_LETTERS, MOST_WORDS
from sobremesa.protocol import PRESETS
from sobremesa.server.games import boxes
from sobremesa.server.http.visiting import node_of, reads
from sobremesa.server.saying import texts
from sobremesa.table import Setting
from sobremesa.table.setting import OptionValue, Shelf


class OptionTold(msgspec.Struct, frozen=True, omit_defaults=True):
    """One thing that a table may choose."""

    name: str
    kind: OptionKind
    default: OptionValue
    clause: str
    """The rule that it changes."""
    sentence: str
    """What it does, in the reader's language."""
    choices: tuple[str, ...] = ()
    """What fits a choice."""
    meanings: tuple[str, ...] = ()
    """What each of them means, in the reader's language."""
    least: int | None = None
    """What fits a number, from here to `most`."""
    most: int | None = None
    needs: Needs | None = None
    """Without it there is nothing to choose."""
    pattern: str = ""
    """What fits a text, as a regular expression; empty fits as well where it is the default."""
    example: str = ""


class Box(msgspec.Struct, frozen=True):
    """A language in which a game can be played, its box unless another is chosen, and all boxes that there are."""

    language: Language
    edition: str
    names: tuple[str, ...]
    """What a table may choose for `edition`."""
    layouts: dict[str, str]
    """The board of each of these, where the game has several: another is chosen as `name+layout`."""


class GameTold(msgspec.Struct, frozen=True):
    """A game, as one may know it before a table is opened."""

    id: str
    name: str
    summary: str
    least_seats: int
    most_seats: int
    takes_turns: bool
    """Whether seats play one after another."""
    youngest: str
    """The clause that asks who is the youngest; empty where it does not matter."""
    clauses: str
    """How the ids of its clauses begin."""
    boxes: tuple[Box, ...]
    layouts: tuple[str, ...]
    """The boards that can be chosen beside a box; none where there is one board (BIS-C2)."""
    options: tuple[OptionTold, ...]


class PresetTold(msgspec.Struct, frozen=True):
    """Ready-made words, in the reader's language."""

    id: str
    sentence: str


class OwnWordsTold(msgspec.Struct, frozen=True):
    """What fits as words of a table's own."""

    most: int
    """Accepted and refused ones together."""
    least_letters: int
    most_letters: int


class Games(msgspec.Struct, frozen=True):
    """Everything that the setting of a table is made of."""

    language: Language
    games: tuple[GameTold, ...]
    levels: tuple[str, ...]
    """Of bots, weakest first."""
    paces: tuple[str, ...]
    """How quickly bots act."""
    presets: tuple[PresetTold, ...]
    own_words: OwnWordsTold


@get("/api/games", tags=["games"], summary="What can be played, with every option")
async def games(
    request: Request[Any, Any, Any],
    language: Annotated[Language | None, Parameter(description="Of the reader; else the browser's.")] = None,
) -> Games:
    """Games, languages, options with what fits, levels of bots and quick phrases; nobody has to be signed in."""
    spoken = language or reads(request)
    say, shelf = texts(spoken), node_of(request).house.tables.shelf
    return Games(
        language=spoken,
        games=tuple(_game(meta, say, shelf) for meta in METAS),
        levels=shelf.levels(),
        paces=tuple(Pace),
        presets=tuple(PresetTold(preset, say(f"preset-{preset}")) for preset in PRESETS),
        own_words=OwnWordsTold(MOST_WORDS, LEAST_LETTERS, MOST_LETTERS),
    )


def _game(meta: Meta, say: Texts, shelf: Shelf) -> GameTold:
    return GameTold(
        id=meta.id,
        name=say(f"{meta.id}-name"),
        summary=say(f"{meta.id}-summary"),
        least_seats=meta.least_seats,
        most_seats=meta.most_seats,
        takes_turns=meta.takes_turns,
        youngest=meta.youngest_clause,
        clauses=meta.clauses,
        boxes=tuple(_box(meta.id, language, shelf) for language in LANGUAGES),
        layouts=layouts(meta.id),
        options=tuple(_option(meta, option, say) for option in meta.described_options),
    )


def _box(game: str, language: Language, shelf: Shelf) -> Box:
    def boxed(name: str = "") -> Any:
        return shelf.game(Setting(game, language, edition=name))

    names = boxes(game, language)
    own = {name: boxed(name).edition.layout.id for name in names} if layouts(game) else {}
    return Box(language, boxed().pins.edition, names, own)


def _option(meta: Meta, option: Option, say: Texts) -> OptionTold:
    return OptionTold(
        name=option.name,
        kind=option.kind,
        default=option.default,
        clause=option.clause,
        sentence=say(meta.option_text(option)),
        choices=option.choices,
        meanings=tuple(say(meta.choice_text(option, choice)) for choice in option.choices),
        least=option.least,
        most=option.most,
        needs=option.needs,
        pattern=option.pattern,
        example=option.example,
    )


ROUTES = (games,)
