"""No heading, label or control of the web client is written so that it may stand there without its words."""

import re
from collections.abc import Iterator

import pytest

from tests.house.test_web import COMPONENTS

_GIVEN = r"(?:[^<>{}]|\{(?:[^{}]|\{[^{}]*\})*\})*"
"""What may stand in a tag: `onclick={() => { go() }}` too."""
_NAMED = re.compile(
    rf"<(h[1-6]|legend|label|summary|caption|figcaption|button|a|option|title)\b{_GIVEN}>(.*?)</\1>", re.S
)
_TAG = re.compile(rf"<{_GIVEN}>")
_EXPRESSION = re.compile(r"\{(?![#:/@])([^{}]*(?:\{[^{}]*\}[^{}]*)*)\}")
_BLOCK = re.compile(r"\{[#:/@][^{}]*\}")


def may_be_empty(source: str) -> Iterator[str]:
    """Elements that say nothing but what may not have come yet: `{game?.name}`, or `{name ?? ""}`."""
    for found in _NAMED.finditer(re.sub(r"<(script|style)\b.*?</\1>", "", source, flags=re.S)):
        inside = found[2]
        said = _EXPRESSION.findall(inside)
        plain = _BLOCK.sub("", _TAG.sub("", _EXPRESSION.sub("", inside))).strip()
        if said and not plain and all(_is_unsure(each) for each in said):
            yield found[0]


def _is_unsure(expression: str) -> bool:
    code = expression.strip()
    return code.endswith('?? ""') or (re.fullmatch(r"\w+(\??\.\w+)*", code) is not None and "?." in code)


def test_whatever_has_a_name_has_it_from_the_beginning() -> None:
    # By its path: several components have the same name.
    found = {path: list(may_be_empty(path.read_text(encoding="utf-8"))) for path in COMPONENTS}
    assert len(found) == len(COMPONENTS) > 100
    assert not {path: those for path, those in found.items() if those}


@pytest.mark.parametrize(
    ("source", "is_found"),
    [
        ("<h2>{wanted.game?.name}</h2>", True),
        ('<label for="x"><span>{told ?? ""}</span></label>', True),
        ("<button onclick={() => go()}>{game?.name}</button>", True),
        ("{#if game}<h2>{game.name}</h2>{/if}", False),
        ("<h2>{game?.name ?? table.game}</h2>", False),
        ("<h2>Hole {card?.number}</h2>", False),
    ],
)
def test_a_name_that_may_be_missing_is_found(source: str, *, is_found: bool) -> None:
    assert bool(list(may_be_empty(source))) is is_found
