"""Which words counted in a match, read from the events of each game."""

from collections.abc import Sequence
from typing import Any

from sobremesa.engine.score import line, score
from sobremesa.games.bisonte import events as bisonte
from sobremesa.games.buffet import events as buffet
from sobremesa.games.golf import events as golf
from sobremesa.games.loom import events as loom
from sobremesa.games.loom import phases
from sobremesa.lab.simulate import BestWord
from sobremesa.lab.simulate.words import turns_in, words_in


def found(game: str, events: Sequence[Any]) -> list[BestWord]:
    return list(words_in(game, events))


def points(total: int) -> Any:
    return score([line(total, "TAB-8", "golf-line-price", kind="")])


def test_golf_counts_words_that_are_spelt_right_with_the_score_of_their_round() -> None:
    plays = (golf.Play("SOL", (0, 1, 2)), golf.Play("XQ", (0, 1)), None)
    verdicts = tuple(golf.Verdict(golf.Spelling(each)) for each in ("valid", "no-word", "empty"))
    scored = golf.RoundScored(tuple(golf.RoundScore(points(each)) for each in (5, -2, -7)), (0, 0, 0), None)
    events = (golf.WordsShown(plays), golf.WordsJudged(verdicts, (), (), None), scored)
    assert found("golf", events) == [BestWord("SOL", 0, 5)]
    assert found("golf", events * 2) == [BestWord("SOL", 0, 5)] * 2


def test_buffet_counts_words_that_get_ants() -> None:
    fates = (buffet.Fate.VALID, buffet.Fate.COVERED, buffet.Fate.VOTED, buffet.Fate.NOT_VALID)
    checked = [
        buffet.WordChecked(seat, word, (0, 1), buffet.Verdict(fate, "BUF-15"))
        for seat, (word, fate) in enumerate(zip(("SOL", "MAR", "XQ", "QX"), fates, strict=True))
    ]
    assert found("buffet", checked) == [BestWord("SOL", 0), BestWord("XQ", 2)]
    assert turns_in("buffet", [buffet.RoundBegan(1, None), *checked, buffet.RoundBegan(2, None)]) == 2


def test_bisonte_counts_plays_that_nobody_could_undo() -> None:
    made = [bisonte.PlayMade(seat, (), words, points(9)) for seat, words in ((0, ("XQ",)), (1, ("MAR", "SOL")))]
    events = (made[0], bisonte.PlayUndone(0), made[1], bisonte.PlayScored(1, points(9)))
    assert found("bisonte", events) == [BestWord("MAR", 1, 9)]
    assert turns_in("bisonte", [bisonte.TurnBegan(0, None), *events]) == 1


def test_the_loom_counts_words_that_are_right() -> None:
    shown = [phases.Shown(0, "SOL"), phases.Shown(1, "XQ"), phases.Shown(2)]
    spellings = (phases.Spelling.VALID, phases.Spelling.INVALID, phases.Spelling.NONE)
    events = [
        loom.WordJudged(phases.Result(each, spelling, points(4)))
        for each, spelling in zip(shown, spellings, strict=True)
    ]
    assert found("loom", events) == [BestWord("SOL", 0, 4)]
