"""Why a turn is good, in sentences to be: points, squares, tiles kept, what it opens, how the match ends."""

from collections.abc import Iterator

from sobremesa.bots.bisonte.leaves import POINT
from sobremesa.bots.bisonte.weighing import Weighed
from sobremesa.engine.score import Score
from sobremesa.engine.text import Text, text
from sobremesa.games.bisonte.edition import BISONTE
from sobremesa.games.bisonte.search import FoundPlay

_GOOD_LEAVE = 2 * POINT
_BAD_LEAVE = -3 * POINT
_WIDE = 4 * POINT
"""From so many points on it is worth a word that a play opens or closes something."""
_WORTHY_LETTER = 4
_PREMIUMS = (
    ("bisonte-line-treble-word", "bot-bisonte-treble-word"),
    ("bisonte-line-double-word", "bot-bisonte-double-word"),
    ("bisonte-line-first-word", "bot-bisonte-first-word"),
    ("bisonte-line-treble-letter", "bot-bisonte-treble-letter"),
    ("bisonte-line-double-letter", "bot-bisonte-double-letter"),
)


def of_play(weighed: Weighed, words: tuple[str, ...], score: Score, gained: int) -> tuple[Text, ...]:
    """What speaks for a play; `gained` are the points of the other racks for who goes out (BIS-24)."""
    is_first = any(line.text.id == "bisonte-line-first-word" for line in score.lines)
    replies = () if is_first else _of_replies(weighed)
    said = (*_of_score(words, score), *_of_end(weighed, gained), *_of_leave(weighed), *replies)
    kept = shown(weighed.left)
    return (*said, text("bot-bisonte-leaves", tiles=kept)) if len(said) == 1 and kept else said


def of_exchange(weighed: Weighed, best: FoundPlay | None) -> tuple[Text, ...]:
    """What speaks for new tiles, or for the best play against them."""
    kept = shown(weighed.left)
    reasons = [text("bot-bisonte-exchange-keep", tiles=kept) if kept else text("bot-bisonte-exchange-all")]
    if BISONTE in weighed.left:
        reasons.append(text("bot-bisonte-keeps-bisonte"))
    if best is None:
        reasons.append(text("bot-bisonte-exchange-no-word"))
    else:
        said = "bot-bisonte-exchange-instead" if weighed.worth > best.worth else "bot-bisonte-exchange-in-vain"
        reasons.append(text(said, points=best.points))
    return tuple(reasons)


def of_pass(*, can_do_more: bool) -> tuple[Text, ...]:
    """What there is to say of passing."""
    return (text("bot-bisonte-pass-in-vain" if can_do_more else "bot-bisonte-pass"),)


def of_wrong_word(word: str) -> tuple[Text, ...]:
    """Why a play brings nothing once somebody objects (BIS-13)."""
    return (text("bot-bisonte-wrong-word", word=word),)


def of_objection(word: str, points: int, worth: float) -> tuple[Text, ...]:
    """Why to object, or why it would be a mistake; `worth` is what an objection is expected to bring."""
    if not word:
        return (text("bot-bisonte-object-in-vain"),)
    doubt = text("bot-bisonte-object", word=word, points=points)
    return (doubt,) if worth > 0 else (doubt, text("bot-bisonte-object-risky"))


def of_letting_stand(word: str, worth: float) -> tuple[Text, ...]:
    """Why to let a play stand, or what speaks against it; `worth` is what an objection is expected to bring."""
    if not word:
        return (text("bot-bisonte-let-stand"),)
    return (text("bot-bisonte-let-wrong-stand" if worth > 0 else "bot-bisonte-let-doubtful-stand", word=word),)


def shown(tiles: tuple[str, ...]) -> str:
    """The letters among some tiles."""
    return ", ".join(tile for tile in tiles if tile != BISONTE)


def _of_score(words: tuple[str, ...], score: Score) -> Iterator[Text]:
    yield text("bot-bisonte-points", word=words[0], points=score.total)
    lines = score.lines
    if any(line.text.id == "bisonte-line-seven" for line in lines):
        yield text("bot-bisonte-seven")
    for line_id, said in _PREMIUMS:
        line = max((each for each in lines if each.text.id == line_id), key=lambda each: each.points, default=None)
        if line is not None and (line.points >= _WORTHY_LETTER or "word" in line_id):
            yield text(said, **{key: line.text.args[key] for key in ("word", "letter") if key in line.text.args})
            break
    if len(words) > 1:
        yield text("bot-bisonte-crossing", count=len(words) - 1, words=", ".join(words[1:]))


def _of_end(weighed: Weighed, gained: int) -> Iterator[Text]:
    if gained:
        yield text("bot-bisonte-out", points=gained)
    elif weighed.counted_out:
        ahead = weighed.worth // POINT
        said = "bot-bisonte-end-ahead" if ahead >= 0 else "bot-bisonte-end-behind"
        yield text(said, points=abs(ahead))


def _of_leave(weighed: Weighed) -> Iterator[Text]:
    if not weighed.leave or not weighed.left:
        return
    kept = shown(weighed.left)
    if BISONTE in weighed.left:
        yield text("bot-bisonte-keeps-bisonte")
    elif weighed.leave >= _GOOD_LEAVE:
        yield text("bot-bisonte-keeps", tiles=kept)
    elif weighed.leave <= _BAD_LEAVE:
        yield text("bot-bisonte-left-with", tiles=kept)


def _of_replies(weighed: Weighed) -> Iterator[Text]:
    if weighed.opened >= _WIDE:
        yield text("bot-bisonte-opens", points=weighed.opened // POINT)
    elif weighed.opened <= -_WIDE:
        yield text("bot-bisonte-closes", points=-weighed.opened // POINT)
