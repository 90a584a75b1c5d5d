"""How well a bot knows the language: levels differ by the words they know, by lemma frequency."""

import msgspec

from sobremesa.engine.refusal import Refused


class Level(msgspec.Struct, frozen=True):
    """The rarest words it knows (Zipf: 6 is every thousandth word, 3 every millionth)."""

    name: str
    lemma_at_least: float
    form_at_least: float


_LEVELS = (
    Level("child", lemma_at_least=4.5, form_at_least=3.0),
    Level("casual", lemma_at_least=3.5, form_at_least=2.0),
    Level("club", lemma_at_least=2.5, form_at_least=0.0),
    Level("expert", lemma_at_least=0.0, form_at_least=0.0),
)
LEVELS = tuple(level.name for level in _LEVELS)


def level_of(name: str) -> Level:
    """The level with this name."""
    for level in _LEVELS:
        if level.name == name:
            return level
    raise Refused("TAB-14", "tab-14-unknown-level", level=name[:40], known=", ".join(LEVELS))
