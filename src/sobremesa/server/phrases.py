"""Texts for a browser: Fluent messages taken apart here, so that there it takes a few lines to put them together.

A phrase is a list of parts: a string as it stands, `["name"]` for a parameter, `["name", {case: phrase}, default]` for
a choice by a parameter, where a case is a value or a plural category.
"""

from functools import lru_cache
from typing import TypeAlias

from fluent.syntax import FluentParser, ast

from sobremesa.editions.texts import Language, sources
from sobremesa.games import GAMES
from sobremesa.server.saying import PACKAGE

Phrase: TypeAlias = list["str | list[object]"]

_SPOKEN = (
    "page-",
    "tab-",
    *(f"{game}-{what}" for game in GAMES for what in ("name", "summary", "line", "outcome", "card")),
)


@lru_cache
def phrases(language: Language) -> dict[str, Phrase]:
    """What a page says by itself: its own texts, and those of points, outcomes and cards."""
    found: dict[str, Phrase] = {}
    for source in sources(language, PACKAGE):
        for entry in FluentParser().parse(source.read_text(encoding="utf-8")).body:
            if isinstance(entry, ast.Message) and entry.id.name.startswith(_SPOKEN) and entry.value is not None:
                found[entry.id.name] = _phrase(entry.value)
    return found


def _phrase(pattern: ast.Pattern) -> Phrase:
    return [_part(element) for element in pattern.elements]


def _part(element: ast.TextElement | ast.Placeable) -> str | list[object]:
    if isinstance(element, ast.TextElement):
        return str(element.value)
    inner = element.expression
    if isinstance(inner, ast.VariableReference):
        return [inner.id.name]
    if isinstance(inner, ast.StringLiteral):
        return str(inner.parse()["value"])
    assert isinstance(inner, ast.SelectExpression), f"no page can say this: {inner}"
    assert isinstance(inner.selector, ast.VariableReference), f"no page can choose by this: {inner.selector}"
    cases = {_key(variant.key): _phrase(variant.value) for variant in inner.variants}
    default = next(_key(variant.key) for variant in inner.variants if variant.default)
    return [inner.selector.id.name, cases, default]


def _key(key: ast.Identifier | ast.NumberLiteral) -> str:
    return str(key.name if isinstance(key, ast.Identifier) else key.value)
