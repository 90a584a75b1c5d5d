"""The options of a table, read from the typed struct in which a game declares them, and checked (TAB-14)."""

from collections.abc import Callable, Iterable, Mapping
from functools import cache
from typing import Any, Literal, TypeAlias, TypeVar

import msgspec
from msgspec import inspect

from sobremesa.engine.refusal import Refused

OptionsT = TypeVar("OptionsT", bound=msgspec.Struct)
OptionKind: TypeAlias = Literal["bool", "choice", "number", "text"]


class Needs(msgspec.Struct, frozen=True):
    """Another option of the game, and what it has to be."""

    option: str
    value: bool | int | str


ON_A_CLOCK = {"needs": Needs("clock", value=True)}
"""What is said of an option, as its `extra`, that means nothing without deadlines (TAB-11)."""


class Option(msgspec.Struct, frozen=True):
    """One thing that a table may choose: its name, what it is unless chosen, its clause, and what fits."""

    name: str
    default: Any
    clause: str
    kind: OptionKind = "bool"
    choices: tuple[str, ...] = ()
    """Of a choice."""
    least: int | None = None
    """Of a number; likewise `most`."""
    most: int | None = None
    needs: Needs | None = None
    """Without it there is nothing to choose."""
    pattern: str = ""
    """Of a text: a regular expression that it fits once it was read; likewise an `example`."""
    example: str = ""

    @property
    def fits(self) -> str:
        """What fits, in one line."""
        match self.kind:
            case "bool":
                return "true, false"
            case "choice":
                return ", ".join(self.choices)
            case "number":
                return f"{self.least} … {self.most}"
            case "text":
                return f'"", "{self.example}" …'


def describe(options: type[msgspec.Struct]) -> tuple[Option, ...]:
    """Every option of a game, in the order of its declaration."""
    described = inspect.type_info(options)
    assert isinstance(described, inspect.StructType)
    return tuple(_describe(field) for field in described.fields)


def read_options(options: type[OptionsT], chosen: Mapping[str, object], not_chosen: str = "") -> OptionsT:
    """The chosen options with defaults for the rest, or `Refused` with what would fit (TAB-14).

    `not_chosen` is an option that is read but that no host chooses, so that no refusal offers it.
    """
    known = {option.name: option for option in describe(options)}
    meant: dict[str, object] = {}
    for name, value in chosen.items():
        if name not in known:
            fits = ", ".join(each for each in known if each != not_chosen)
            raise Refused("TAB-14", "tab-14-unknown-option", option=str(name), known=fits)
        meant[name] = _read(options, name, value)
        _check(options, known[name], meant[name])
    return msgspec.convert(meant, options)


def check_choices(known: Iterable[Option], chosen: Mapping[str, object]) -> None:
    """`Refused` where a name or a choice is none of these (TAB-14): a game may read more, for its old logs.

    Numbers and texts have no old values; `read_options` checks them.
    """
    by_name = {option.name: option for option in known}
    for name, value in chosen.items():
        if name not in by_name:
            raise Refused("TAB-14", "tab-14-unknown-option", option=str(name), known=", ".join(by_name))
        option = by_name[name]
        fits = isinstance(value, bool) if option.kind == "bool" else option.kind != "choice" or value in option.choices
        if not fits:
            raise _bad_value(option, value)


def _read(options: type[msgspec.Struct], name: str, value: object) -> object:
    """What a text means, where the option says how it is read; it may refuse."""
    reads: Callable[[str], str] | None = _extras(options).get(name, {}).get("reads")
    return value if reads is None or not isinstance(value, str) else reads(value)


@cache
def _extras(options: type[msgspec.Struct]) -> dict[str, dict[str, Any]]:
    described = inspect.type_info(options)
    assert isinstance(described, inspect.StructType)
    kinds = {field.name: field.type for field in described.fields}
    return {name: kind.extra or {} for name, kind in kinds.items() if isinstance(kind, inspect.Metadata)}


def _check(options: type[msgspec.Struct], option: Option, value: object) -> None:
    try:
        msgspec.convert({option.name: value}, options)
    except msgspec.ValidationError:
        raise _bad_value(option, value) from None


def _bad_value(option: Option, value: object) -> Refused:
    return Refused("TAB-14", "tab-14-bad-value", option=option.name, value=str(value)[:40], fits=option.fits)


def _describe(field: inspect.Field) -> Option:
    clause = ""
    example = ""
    needs = None
    kind = field.type
    if isinstance(kind, inspect.Metadata):
        said = kind.extra_json_schema or {}
        clause, example = said.get("description", ""), next(iter(said.get("examples", ())), "")
        needs = (kind.extra or {}).get("needs")
        kind = kind.type
    told: dict[str, Any] = {"name": field.name, "default": field.default, "clause": clause, "needs": needs}
    match kind:
        case inspect.BoolType():
            return Option(**told)
        case inspect.LiteralType():
            usual_first = sorted(map(str, kind.values), key=lambda value: (value != field.default, value))
            return Option(**told, kind="choice", choices=tuple(usual_first))
        case inspect.IntType():
            return Option(**told, kind="number", least=kind.ge, most=kind.le)
        case inspect.StrType():
            return Option(**told, kind="text", pattern=kind.pattern or "", example=example)
    raise AssertionError(f"no option is of this type: {kind}")
