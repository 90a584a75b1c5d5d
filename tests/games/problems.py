"""What is said in English of a box that cannot be played with."""

from typing import TypeAlias

import msgspec

from sobremesa.editions.texts import texts
from sobremesa.games.bisonte import edition as bisonte
from sobremesa.games.buffet import edition as buffet
from sobremesa.games.golf import edition as golf
from sobremesa.games.loom import edition as loom

AnyProblem: TypeAlias = bisonte.Problem | buffet.Problem | golf.Problem | loom.Problem


def sentence(found: AnyProblem) -> str:
    """The sentence alone."""
    return texts("en").say(found.text)


def told(found: AnyProblem) -> tuple[object, ...]:
    """The field, the sentence, and whatever else says where the problem is."""
    rest = zip(msgspec.structs.astuple(found)[2:], type(found).__struct_defaults__, strict=True)
    return (found.field, sentence(found), *(value for value, usual in rest if value != usual))
