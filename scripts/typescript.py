"""Types for the browser, written from the schemas of socket, pieces and HTTP API: `make docs` writes them."""

import json
import re
from collections.abc import Iterable, Iterator, Mapping
from typing import Any, TypeAlias

import msgspec

from sobremesa.games.bisonte.edition import BisonteEdition
from sobremesa.games.buffet.edition import BuffetEdition
from sobremesa.games.golf.edition import GolfEdition
from sobremesa.games.loom.edition import LoomEdition
from sobremesa.protocol.schema import schema
from sobremesa.server.app import describe

Schema: TypeAlias = Mapping[str, Any]

_HEAD = "// Written by `make docs` from the schemas of the house: change those, not this.\n"
_BOXES = {"buffet": BuffetEdition, "golf": GolfEdition, "bisonte": BisonteEdition, "loom": LoomEdition}
_PREFIX, _HERE = re.compile(r"#/\$defs/\w+\."), "#/$defs/"
_PLAIN = {"string": "string", "integer": "number", "number": "number", "boolean": "boolean", "null": "null"}


def modules() -> dict[str, str]:
    """A module for the messages, one for each game, and one for the HTTP API, by their names."""
    definitions = schema()["$defs"]
    rooms = {"": {name: each for name, each in definitions.items() if "." not in name}}
    for game in _BOXES:
        rooms[game] = {
            name.removeprefix(f"{game}."): each for name, each in definitions.items() if name.startswith(f"{game}.")
        } | _box(game)
    common = _common([rooms[game] for game in _BOXES])
    written = {f"{game}.ts": _module(rooms[game], common) for game in _BOXES}
    alone = {"messages.ts": rooms[""], "http.ts": describe()["components"]["schemas"], "engine.ts": common}
    return written | {name: _module(found) for name, found in alone.items()}


def _common(games: list[dict[str, Any]]) -> dict[str, Any]:
    """What several games have alike, down to its last part: that is the engine's, and written once."""
    plain = [{name: json.loads(_PREFIX.sub(_HERE, json.dumps(each))) for name, each in game.items()} for game in games]
    alike = {
        name: each
        for game in plain
        for name, each in game.items()
        if sum(other.get(name) == each for other in plain) > 1 and all(other.get(name, each) == each for other in plain)
    }
    while unlike := {name for name, each in alike.items() if not set(_references(each)) <= alike.keys()}:
        alike = {name: each for name, each in alike.items() if name not in unlike}
    return alike


def _box(game: str) -> dict[str, Any]:
    """What `/api/editions` says of a game's pieces."""
    (_,), found = msgspec.json.schema_components([_BOXES[game]], ref_template="#/$defs/{name}")
    edition = _BOXES[game].__name__
    return {"Box" if name == edition else f"Box{name}": _renamed(each, set(found)) for name, each in found.items()}


def _renamed(value: Any, names: set[str]) -> Any:
    """The same with `Box` before the names of its parts: views have others of the same name."""
    if isinstance(value, dict):
        return {
            key: f"#/$defs/Box{_last(part)}" if key == "$ref" and _last(part) in names else _renamed(part, names)
            for key, part in value.items()
        }
    return [_renamed(part, names) for part in value] if isinstance(value, list) else value


def _module(definitions: Schema, common: Schema | None = None) -> str:
    """All of them, but for those that are common to the games: these are handed on from where they stand."""
    asked = _reached(definitions, ("ClientMessage", "Action")) - _reached(definitions, ("ServerMessage", "View"))
    own = {name: each for name, each in definitions.items() if name not in (common or {})}
    shared = sorted(definitions.keys() - own.keys())
    used = sorted(set(shared) & {name for each in own.values() for name in _references(each)})
    lines = [f'import type {{ {", ".join(used)} }} from "./engine.ts";\n'] if used else []
    lines += [f'export type {{ {", ".join(shared)} }} from "./engine.ts";\n'] if shared else []
    return "\n".join([_HEAD, *lines, *(_declared(name, each, name in asked) for name, each in sorted(own.items()))])


def _reached(definitions: Schema, roots: Iterable[str]) -> set[str]:
    """The names of everything that these are made of."""
    found: set[str] = set()
    waiting = [root for root in roots if root in definitions]
    while waiting:
        name = waiting.pop()
        if name not in found and name in definitions:
            found.add(name)
            waiting.extend(_references(definitions[name]))
    return found


def _references(value: Any) -> Iterator[str]:
    if isinstance(value, dict):
        for key, part in value.items():
            if key == "$ref":
                yield _last(part)
            elif key != "discriminator":
                yield from _references(part)
    elif isinstance(value, list):
        for part in value:
            yield from _references(part)


def _declared(name: str, described: Schema, asked: bool) -> str:  # noqa: FBT001 - said by its name above
    said = described.get("description", "")
    comment = f"/** {' '.join(said.split())} */\n" if said else ""
    if "properties" in described or (described.get("type") == "object" and not described.get("additionalProperties")):
        return f"{comment}export interface {name} {_fields(described, asked)}\n"
    return f"{comment}export type {name} = {_type(described)};\n"


def _fields(described: Schema, asked: bool) -> str:  # noqa: FBT001
    """What is told is told whole, defaults included; what is asked may leave them out."""
    required = set(described.get("required", ()))
    lines = []
    for name, each in described.get("properties", {}).items():
        present = name in required or ("default" in each and not asked)
        key = name if name.isidentifier() else json.dumps(name)
        lines.append(f"  {key}{'' if present else '?'}: {_type(each)};")
    return "{\n" + "".join(f"{line}\n" for line in lines) + "}"


def _type(described: Schema) -> str:
    if "$ref" in described:
        return _last(described["$ref"])
    for many in ("anyOf", "oneOf"):
        if many in described:
            return " | ".join(dict.fromkeys(_type(each) for each in described[many]))
    if "enum" in described:
        return " | ".join(json.dumps(value) for value in described["enum"])
    if "const" in described:
        return json.dumps(described["const"])
    kind = described.get("type")
    if isinstance(kind, list):
        return " | ".join(_type({**described, "type": each}) for each in kind)
    if kind == "array":
        return _array(described)
    if kind == "object":
        inner = described.get("additionalProperties")
        return f"Record<string, {_type(inner) if isinstance(inner, dict) else 'unknown'}>"
    return _PLAIN.get(kind or "", "unknown")


def _array(described: Schema) -> str:
    if "prefixItems" in described:
        return f"[{', '.join(_type(each) for each in described['prefixItems'])}]"
    inner = _type(described.get("items") or {})
    return f"readonly {f'({inner})' if ' ' in inner else inner}[]"


def _last(reference: str) -> str:
    return reference.rpartition("/")[2].rpartition(".")[2]
