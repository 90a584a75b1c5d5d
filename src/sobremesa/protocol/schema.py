"""All messages of the socket as JSON Schema, with the actions, events and views of each game."""

from typing import Any

import msgspec

from sobremesa.engine import Ask
from sobremesa.games.bisonte.game import Bisonte
from sobremesa.games.buffet.game import Buffet
from sobremesa.games.golf.game import Golf
from sobremesa.games.loom.game import Loom
from sobremesa.protocol.asking import ClientMessage
from sobremesa.protocol.telling import ServerMessage
from sobremesa.protocol.version import PROTOCOL

_GAMES = (Buffet, Golf, Bisonte, Loom)
_DIALECT = "https://json-schema.org/draft/2020-12/schema"
_DEFINITIONS = "#/$defs/"


def schema() -> dict[str, Any]:
    """Definitions of everything; a frame is a `ClientMessage` or a `ServerMessage`."""
    definitions = _define("", {"ClientMessage": ClientMessage, "ServerMessage": ServerMessage})
    for game in _GAMES:
        types = {
            "Action": game.action_type,
            "Entry": msgspec.defstruct("Entry", [("number", int), ("at", int), ("event", game.event_type)]),
            "Offers": _offers(game.action_type),
            "View": game.view_type,
        }
        definitions |= _define(f"{game.meta.id}.", types)
    return {
        "$schema": _DIALECT,
        "title": f"Sobremesa, protocol {PROTOCOL}",
        "description": (
            "What a client says is a ClientMessage, what it is told a ServerMessage. The action of an act or a preview "
            "is <game>.Action; in an update entries are <game>.Entry, view is <game>.View and offers are <game>.Offers."
        ),
        "anyOf": [{"$ref": f"{_DEFINITIONS}ClientMessage"}, {"$ref": f"{_DEFINITIONS}ServerMessage"}],
        "$defs": dict(sorted(definitions.items())),
    }


def _define(prefix: str, types: dict[str, Any]) -> dict[str, Any]:
    """These types by their names, and everything that they are made of."""
    found, components = msgspec.json.schema_components(types.values(), ref_template=f"{_DEFINITIONS}{prefix}{{name}}")
    named = {name: each for name, each in zip(types, found, strict=True) if name not in components}
    return {f"{prefix}{name}": each for name, each in (components | named).items()}


def _offers(action_type: Any) -> Any:
    """Of `engine.Offer` for one game: a generic struct has no name that anybody could read."""
    choices = ("choices", tuple[action_type, ...], ())
    offer: Any = msgspec.defstruct("Offer", [("action", str), choices, ("asks", tuple[Ask, ...], ())])
    return tuple[offer, ...]
