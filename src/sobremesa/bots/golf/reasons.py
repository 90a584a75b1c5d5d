"""Why a word, a use of cards or a purchase is good, in words: the weightiest reason first."""

from sobremesa.bots.golf.weighing import Weighed
from sobremesa.engine.text import Text, text
from sobremesa.games.golf.box import Box, Written
from sobremesa.games.golf.edition import HOLES
from sobremesa.games.golf.hole import SpaceKind
from sobremesa.games.golf.scoring import scores_at

_DEAR = 2
"""A letter worth so much is called dear."""


def reasons_for_word(box: Box, hand: tuple[str, ...], weighed: Weighed) -> tuple[Text, ...]:
    """What a word does on its line, and what its jokers and cards do."""
    written = weighed.written
    if written is None:
        return (text("bot-golf-empty", points=weighed.points),)
    word, places = written.play.word, range(len(written.play.word))
    said = [text("bot-golf-cup")] if weighed.cup else []
    dear = [letter for letter in dict.fromkeys(word) if letter in written.faces and box.value(letter) >= _DEAR]
    if dear:
        said.append(text("bot-golf-dear", letters=_together(dear), count=len(dear)))
    scored = [place for place in places if scores_at(box, written, weighed.choice, place)]
    doubled = [word[place] for place in scored if written.space(place).kind is SpaceKind.DOUBLE]
    if doubled:
        said.append(text("bot-golf-double", letters=_together(doubled), count=len(doubled)))
    said += _reasons_for_help(hand, weighed)
    if _passes_obstacles(written, scored):
        said.append(text("bot-golf-obstacle"))
    if not said:
        said.append(text("bot-golf-length", letters=len(word), spaces=len(written.card.spaces)))
    return tuple(said)


def reasons_for_writing(box: Box, hand: tuple[str, ...], weighed: Weighed, word: str) -> tuple[Text, ...]:
    """What a word does that may be none, or misspelt (GOL-21, GOL-22)."""
    said = reasons_for_word(box, hand, weighed)
    if weighed.written is None and word:
        return (text("bot-golf-no-word", word=word), *said)
    if weighed.written is not None and (weighed.written.misspelt or weighed.written.extra):
        return (text("bot-golf-misspelt", word=word), *said)
    return said


def reasons_for_choice(hand: tuple[str, ...], weighed: Weighed) -> tuple[Text, ...]:
    """What jokers and cards do for a word that is written."""
    said = [text("bot-golf-cup")] if weighed.cup else []
    said += _reasons_for_help(hand, weighed)
    return tuple(said) or (text("bot-golf-no-help"),)


def _reasons_for_help(hand: tuple[str, ...], weighed: Weighed) -> list[Text]:
    """Jokers, cards used and cards kept."""
    written, choice = weighed.written, weighed.choice
    assert written is not None, "an empty card has no jokers"
    word = written.play.word
    said = [text("bot-golf-card", kind=use.kind, letter=word[use.at]) for use in choice.cards]
    jokers = sorted({word[place] for place in choice.jokers})
    if jokers:
        said.append(text("bot-golf-joker", letters=_together(jokers), count=len(jokers)))
    used = {use.kind for use in choice.cards}
    usable = {word[place] for place in written.open_places}
    kept = [kind for kind in hand if kind not in used and usable & set(kind)]
    if kept and written.card.hole < HOLES:
        said.append(text("bot-golf-keep", kinds=", ".join(kept), count=len(kept)))
    return said


def reasons_for_purchase(kinds: tuple[str, ...], worth: float, coins: int) -> tuple[Text, ...]:
    """What cards are bought for."""
    if not kinds:
        return (text("bot-golf-shop-nothing"),)
    said = text("bot-golf-shop", kinds=", ".join(kinds), points=max(1, round(worth)))
    return (said, text("bot-golf-shop-coins", coins=coins)) if coins else (said,)


def _passes_obstacles(written: Written, scored: list[int]) -> bool:
    """Whether there are obstacles, and none of them costs a point."""
    places = range(len(written.play.word))
    on_obstacles = [place for place in places if written.space(place).kind is SpaceKind.OBSTACLE]
    return written.card.count(SpaceKind.OBSTACLE) > 0 and set(on_obstacles) <= set(scored)


def _together(letters: list[str]) -> str:
    return ", ".join(dict.fromkeys(letters))
