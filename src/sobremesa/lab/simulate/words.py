"""Which words were played in a match, and how many rounds it took: read from the events of each game."""

from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Any

from sobremesa.games.bisonte import events as bisonte
from sobremesa.games.buffet import events as buffet
from sobremesa.games.golf import events as golf
from sobremesa.games.loom import events as loom
from sobremesa.games.loom.phases import Spelling as LoomSpelling
from sobremesa.lab.simulate.played import BestWord

_GOLF_COUNTS = (golf.Spelling.VALID, golf.Spelling.VOTED)
_LOOM_COUNTS = (LoomSpelling.VALID, LoomSpelling.VOTED)


def words_in(game: str, events: Iterable[Any]) -> Iterator[BestWord]:
    """The words that counted, in the order in which they were played, with what each scored."""
    return _WORDS[game](events)


def turns_in(game: str, events: Iterable[Any]) -> int:
    """How many rounds were begun; in Bisonte how many turns."""
    return sum(isinstance(event, _TURNS[game]) for event in events)


def _golf(events: Iterable[Any]) -> Iterator[BestWord]:
    """Words are shown together, judged together and scored together."""
    shown: tuple[golf.Play | None, ...] = ()
    verdicts: tuple[golf.Verdict, ...] = ()
    for event in events:
        match event:
            case golf.WordsShown(plays=shown):
                pass
            case golf.WordsJudged(verdicts=verdicts):
                pass
            case golf.RoundScored():
                for seat, (play, verdict, scored) in enumerate(zip(shown, verdicts, event.scores, strict=True)):
                    if play is not None and verdict.spelling in _GOLF_COUNTS:
                        yield BestWord(play.word, seat, scored.score.total)


def _buffet(events: Iterable[Any]) -> Iterator[BestWord]:
    """Words that got ants; what they are worth shows at the end of the match alone."""
    for event in events:
        if isinstance(event, buffet.WordChecked) and event.verdict.places_ants:
            yield BestWord(event.word, event.seat)


def _bisonte(events: Iterable[Any]) -> Iterator[BestWord]:
    """The word that a play is named by is its first; it scores when nobody can object to it any more."""
    made: bisonte.PlayMade | None = None
    for event in events:
        if isinstance(event, bisonte.PlayMade):
            made = event
        elif isinstance(event, bisonte.PlayScored) and made is not None:
            yield BestWord(made.words[0], event.seat, event.score.total)


def _loom(events: Iterable[Any]) -> Iterator[BestWord]:
    for event in events:
        if isinstance(event, loom.WordJudged) and event.result.spelling in _LOOM_COUNTS:
            yield BestWord(event.result.shown.word, event.result.shown.seat, event.result.score.total)


_WORDS: Mapping[str, Callable[[Iterable[Any]], Iterator[BestWord]]] = {
    "buffet": _buffet,
    "golf": _golf,
    "bisonte": _bisonte,
    "loom": _loom,
}
_TURNS: Mapping[str, type] = {
    "buffet": buffet.RoundBegan,
    "golf": golf.DiceThrown,
    "bisonte": bisonte.TurnBegan,
    "loom": loom.RoundBegan,
}
