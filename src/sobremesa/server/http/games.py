"""What can be played here: games with their seats, languages and options, levels of bots, and quick phrases."""

from typing import Annotated, Any

import msgspec
from litestar import Request, get
from litestar.params import Parameter

from sobremesa.bots import Pace
from sobremesa.editions.texts import LANGUAGES, Language, Texts
from sobremesa.engine import Meta, Option
from sobremesa.engine.options import Needs, OptionKind
from sobremesa.games import METAS
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
    options: tuple[OptionTold, ...]


class PresetTold(msgspec.Struct, frozen=True):
    """Ready-made words, in the reader's language."""

    id: str
    sentence: str


class Games(msgspec.Struct, frozen=True):
    """Everything that the setting of a table is made of."""

    language: Language
    games: tuple[GameTold, ...]
    levels: tuple[str, ...]
    """Of bots, weakest first."""
    paces: tuple[str, ...]
    """How quickly bots act."""
    presets: tuple[PresetTold, ...]


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
    )


def _game(meta: Meta, say: Texts, shelf: Shelf) -> GameTold:
    told = (Box(each, shelf.game(Setting(meta.id, each)).pins.edition, boxes(meta.id, each)) for each in LANGUAGES)
    return GameTold(
        id=meta.id,
        name=say(f"{meta.id}-name"),
        summary=say(f"{meta.id}-summary"),
        least_seats=meta.least_seats,
        most_seats=meta.most_seats,
        takes_turns=meta.takes_turns,
        youngest=meta.youngest_clause,
        clauses=meta.clauses,
        boxes=tuple(told),
        options=tuple(_option(option, say(meta.option_text(option))) for option in meta.described_options),
    )


def _option(option: Option, sentence: str) -> OptionTold:
    return OptionTold(
        name=option.name,
        kind=option.kind,
        default=option.default,
        clause=option.clause,
        sentence=sentence,
        choices=option.choices,
        least=option.least,
        most=option.most,
        needs=option.needs,
        pattern=option.pattern,
        example=option.example,
    )


ROUTES = (games,)
