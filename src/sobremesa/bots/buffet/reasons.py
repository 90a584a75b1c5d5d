"""Why a path, a single ant or row 1 is good, in words: the weightiest reason first."""

from sobremesa.bots.buffet.outlook import Judged
from sobremesa.bots.buffet.terrain import FAR
from sobremesa.engine.text import Text, text
from sobremesa.games.buffet.scoring import NEST_POINTS

_NEAR = 4
"""A food so many ants away is worth a word."""
_LONG = 7
"""Letters from which on a word is called long."""


def reasons_for(judged: Judged, word: str) -> tuple[Text, ...]:
    """What ants on the path of a word do, or a single ant where there is no word."""
    said: list[Text] = []
    if judged.foods:
        said.append(text("bot-buffet-food", foods=judged.foods, points=judged.points - NEST_POINTS * judged.nests))
    if judged.nests:
        said.append(text("bot-buffet-nest", nests=judged.nests))
    if judged.specials:
        said.append(text("bot-buffet-special", ants=judged.specials))
    if judged.denied:
        said.append(text("bot-buffet-denial", foods=judged.denied))
    if len(word) >= _LONG:
        said.append(text("bot-buffet-long", letters=len(word)))
    if judged.nearest <= _NEAR:
        said.append(text("bot-buffet-near", ants=judged.nearest))
    if not said:
        said.append(text("bot-buffet-room", ants=judged.ants))
    return tuple(said)


def reasons_to_give_up(judged: Judged) -> tuple[Text, ...]:
    """What the single ant of row 1 would do."""
    if judged.foods:
        return (text("bot-buffet-row-one-food", points=judged.points),)
    if judged.nearest < FAR:
        return (text("bot-buffet-row-one", ants=judged.nearest),)
    return (text("bot-buffet-row-one-alone"),)
