"""The options of a table, read from the typed struct in which a game declares them, and checked (TAB-14)."""

from collections.abc import Mapping
from typing import Any, TypeVar

import msgspec
from msgspec import inspect

from sobremesa.engine.refusal import Refused

OptionsT = TypeVar("OptionsT", bound=msgspec.Struct)


class Option(msgspec.Struct, frozen=True):
    """One thing that a table may choose: its name, what fits, what it is unless chosen, and its clause."""

    name: str
    default: Any
    fits: str
    clause: str


def describe(options: type[msgspec.Struct]) -> tuple[Option, ...]:
    """Every option of a game, in the order of its declaration."""
    described = inspect.type_info(options)
    assert isinstance(described, inspect.StructType)
    return tuple(_describe(field) for field in described.fields)


def read_options(options: type[OptionsT], chosen: Mapping[str, object]) -> OptionsT:
    """The chosen options with defaults for the rest, or `Refused` with what would fit (TAB-14)."""
    known = {option.name: option for option in describe(options)}
    for name, value in chosen.items():
        if name not in known:
            raise Refused("TAB-14", "tab-14-unknown-option", option=str(name), known=", ".join(known))
        _check(options, known[name], value)
    return msgspec.convert(dict(chosen), options)


def _check(options: type[msgspec.Struct], option: Option, value: object) -> None:
    try:
        msgspec.convert({option.name: value}, options)
    except msgspec.ValidationError:
        raise Refused(
            "TAB-14", "tab-14-bad-value", option=option.name, value=str(value)[:40], fits=option.fits
        ) from None


def _describe(field: inspect.Field) -> Option:
    clause = ""
    kind = field.type
    if isinstance(kind, inspect.Metadata):
        clause = (kind.extra_json_schema or {}).get("description", "")
        kind = kind.type
    return Option(name=field.name, default=field.default, fits=_fits(kind), clause=clause)


def _fits(kind: inspect.Type) -> str:
    match kind:
        case inspect.BoolType():
            return "true, false"
        case inspect.LiteralType():
            return ", ".join(str(value) for value in kind.values)
        case inspect.IntType():
            return f"{kind.ge} … {kind.le}"
    raise AssertionError(f"no option is of this type: {kind}")
