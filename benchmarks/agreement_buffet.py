"""Whether both kernels find the same words on a board, and the match marks them as the search says."""

from collections.abc import Callable
from functools import partial
from itertools import islice
from unittest.mock import patch

from benchmarks.buffet_boards import buffet, lexicon, searches
from benchmarks.report import Report
from sobremesa.bots.buffet.habits import habit_of
from sobremesa.bots.buffet.outlook import Outlook
from sobremesa.engine import At, Seat
from sobremesa.games.buffet import search
from sobremesa.games.buffet.actions import Action, Announce, GiveUp
from sobremesa.games.buffet.events import Fate, WordChecked
from sobremesa.games.buffet.scoring import score_of
from sobremesa.games.buffet.search import Found, named, words_on
from sobremesa.games.buffet.state import BuffetState
from sobremesa.lexicon.search import KERNEL, grid, search_grid
from sobremesa.lexicon.search.grid import GridWords

_BEST = 50


def check(samples: int, seed: int) -> Report:
    """Half of the boards in either language, first rounds and later ones, with weights for foods, nests and ways.

    Every word of every board is announced, which takes about two minutes.
    """
    assert KERNEL == "native", "both kernels are compared"
    results, differences = 0, []
    for language, boards in (("es", samples - samples // 2), ("en", samples // 2)):
        for state, seat in islice(searches(language, seed), boards):
            board = _Board(language, state, seat)
            native, twin = board.words(search_grid), board.words(grid.search_grid)
            results += len(native)
            if native != twin:
                unlike = [pair for pair in zip(native, twin, strict=False) if pair[0] != pair[1]]
                differences.append(f"{board}: {len(native)} words, {len(twin)} words, {unlike[:1]}")
            differences += board.wrongly_marked(native)
    return Report("Word Buffet: all words of a board from a seat's cells", samples, results, differences)


class _Board:
    """A search of one seat."""

    def __init__(self, language: str, state: BuffetState, seat: Seat) -> None:
        self._language = language
        self._game = buffet(language)
        self._state = state
        self._seat = seat
        self._outlook = Outlook(self._game.view(state, seat), seat, habit_of("expert"))
        self._weights = self._outlook.weights()

    def __str__(self) -> str:
        return f"{self._state.board.letters}, seat {self._seat}"

    def words(self, kernel: Callable[..., GridWords]) -> list[Found]:
        """The best words, then all by the alphabet: both orders are compared."""
        allowed = self._game.vocabulary(form_at_least=0.0, lemma_at_least=0.0)
        known = lexicon(self._language)
        words = partial(words_on, self._state.ground, self._seat, known, allowed, weights=self._weights)
        with patch.object(search, "search_grid", kernel):
            return [*named(words(best=_BEST), known), *named(words(), known)]

    def wrongly_marked(self, words: list[Found]) -> list[str]:
        """Words that the match does not mark as the search says, each announced in a match of its own."""
        problems = ((found, self._problem(found)) for found in dict.fromkeys(words))
        return [f"{self}, {found}: {problem}" for found, problem in problems if problem]

    def _problem(self, found: Found) -> str:
        """What is wrong with a word when this seat alone announces one."""
        told, gained = self._marked(found)
        judged = self._outlook.judge(found.path)
        if told is None or told.verdict.fate is not Fate.VALID or told.word != found.word:
            return f"it was told as {told}"
        if (len(told.cells), told.special) != (judged.ants, judged.specials):
            return f"{len(told.cells)} ants, {told.special} of them special, not {judged.ants} and {judged.specials}"
        if sum(self._weights[cell] for cell in found.path) != found.weight:
            return f"its cells do not weigh {found.weight}"
        return "" if gained == judged.points else f"{gained} points for foods and nests, not {judged.points}"

    def _marked(self, found: Found) -> tuple[WordChecked | None, int]:
        """What the match tells of the word, and the points for foods and nests that it adds to the seat's lines."""
        state, seat = self._state, self._seat
        before = _for_foods_and_nests(state, seat)
        actions: list[tuple[Seat, Action]] = [(rival, GiveUp()) for rival in state.searching if rival != seat]
        for who, action in (*actions, (seat, Announce(found.path))):
            for event in self._game.decide(state, who, action, At(state.opened)):
                state = self._game.evolve(state, event)
                if isinstance(event, WordChecked):
                    return event, _for_foods_and_nests(state, seat) - before
        return None, 0


def _for_foods_and_nests(state: BuffetState, seat: Seat) -> int:
    lines = score_of(state.ground, seat, state.stacks[seat]).lines
    return sum(line.points for line in lines if line.clause in {"BUF-28", "BUF-29"})
