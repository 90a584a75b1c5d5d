"""A bot for Word Buffet: it searches as a person does, weighs what has come to mind, and announces in time."""

from collections.abc import Sequence
from typing import NamedTuple

from sobremesa.bots.advice import Advice
from sobremesa.bots.bot import Bot
from sobremesa.bots.buffet.habits import habit_of
from sobremesa.bots.buffet.mind import Mind, Thought, ideas, settled
from sobremesa.bots.buffet.outlook import Judged, Outlook
from sobremesa.bots.buffet.reasons import reasons_for, reasons_to_give_up
from sobremesa.bots.levels import Level, words_of
from sobremesa.bots.pace import around
from sobremesa.engine.chance import Chance
from sobremesa.engine.offer import Offer
from sobremesa.engine.seats import Seat
from sobremesa.engine.text import text
from sobremesa.games.buffet.actions import Action, Announce, Call, GiveUp, Place, Ready, Say, Show, Vote
from sobremesa.games.buffet.events import AntPlaced, GaveUp, PathShown, PathTraced, Phase, WordSaid
from sobremesa.games.buffet.game import Buffet
from sobremesa.games.buffet.search import paths_of, words_on
from sobremesa.games.buffet.view import BuffetView
from sobremesa.lexicon.search.grid import GridWords, Path
from sobremesa.lexicon.search.layout import LONGEST_KEY

_TRACING = 900
_A_LETTER = 180
"""Milliseconds to trace a path: to begin, and a letter."""
_SPARE = 700
"""Milliseconds that a bot keeps between its announcement and the end of the sand, about."""
_REACTION = 1_500
"""Milliseconds from hearing a rival's number to announcing a word that one has already."""
_LOOKED_AT = 160
"""How many words the search hands over for advice, by the weight of their paths."""
_REMEMBERED = 8
_TO_SAY = 25_000
"""Milliseconds in which a word for a number that was called comes to mind."""
_PLACING, _RESTING = 3_500, 2_500


class Plan(NamedTuple):
    """What the bot will do in a search, and when, from its opening."""

    at: int
    action: Action


class BuffetBot(Bot[BuffetView, Action]):
    """Plays one seat from its view; the same view and chance give the same action."""

    def __init__(self, game: Buffet, level: Level) -> None:
        super().__init__(game, level)
        self._game = game
        self._habit = habit_of(level.name)
        self._known = words_of(game, level)
        # The same question comes after every event of a search; a memory of the last answers changes none of them.
        self._memory: dict[object, Mind] = {}

    def wait(self, view: BuffetView) -> str:
        """One search, one word to say and to show, one ant to place, one rest a round; one vote on every word."""
        ballot = view.ballot
        return f"{view.phase}/{view.round}" if ballot is None else f"{view.phase}/{view.round}/{ballot.author}"

    def thinks(self, view: BuffetView, chance: Chance) -> int:
        """A search lasts until the plan says; single ants and rests take a moment."""
        match view.phase:
            case Phase.SEARCH:
                return self._plan(view, chance).at
            case Phase.RESTING:
                return around(chance, "rests", _RESTING, 1.6)
            case Phase.VOTING:
                return 0
        return around(chance, "thinks", _PLACING, 1.8)

    def latest(self, view: BuffetView) -> int | None:
        """A search stays open after the sand, but not for what is announced then (BUF-9, BUF-10)."""
        return view.ends if view.phase is Phase.SEARCH else None

    def abstains(self, view: BuffetView) -> bool:
        """Bots do not vote (BUF-25)."""
        return view.ballot is not None

    def choose(self, view: BuffetView, offers: Sequence[Offer[Action]], chance: Chance) -> Action:
        """What the bot does now; the match must be waiting for it."""
        match view.phase:
            case Phase.SEARCH:
                return self._plan(view, chance).action
            case Phase.SAYING:
                return self._say(view, chance)
            case Phase.SHOWING:
                return self._show(view)
            case Phase.PLACING:
                return Place(self._outlook(view).best_cell())
            case Phase.RESTING:
                return Ready()
            case Phase.VOTING if view.ballot is not None:
                return Vote(view.ballot.author, accept=False, abstain=True)
        raise AssertionError(f"no bot is asked while the match is {view.phase}")

    def advise(self, view: BuffetView, offers: Sequence[Offer[Action]], count: int) -> tuple[Advice[Action], ...]:
        """The best few words, paths or cells; none in a countdown, a vote or a rest."""
        match view.phase:
            case Phase.SEARCH | Phase.SAYING if offers:
                advice = self._advise_words(view)
            case Phase.SHOWING if offers:
                advice = self._advise_paths(view)
            case Phase.PLACING if offers:
                advice = self._advise_cells(view)
            case _:
                advice = []
        advice.sort(key=lambda each: -each.worth)
        return tuple(advice[:count])

    def rate(self, view: BuffetView, offers: Sequence[Offer[Action]], action: Action) -> Advice[Action]:
        """What a move is worth: a path that is no word is worth the single ant of row 1 (BUF-16)."""
        match action:
            case Announce(path=path) | Show(path=path) if path:
                return self._rate_path(view, action, path)
            case Say(word=word) if word:
                return self._rate_word(view, action, word)
            case Call(letters=letters):
                of_length = [each for each in self._advise_words(view) if each.action == Call(letters)]
                return max(
                    of_length, key=lambda each: each.worth, default=self._advice_to_give_up(action, self._outlook(view))
                )
            case Place(cell=cell):
                return self._advice(view, action, (cell,), self._outlook(view).judge((cell,)))
            case Ready() | Vote():
                return Advice(action, 0.0)
        return self._advice_to_give_up(action, self._outlook(view))

    def turn_of(self, event: object) -> tuple[Seat, Action] | None:
        """Words, ants placed from row 1, and giving up; chance's ants are nobody's choice."""
        match event:
            case PathTraced(seat=seat, path=path):
                return seat, Announce(path)
            case WordSaid(seat=seat, word=word):
                return seat, Say(word)
            case PathShown(seat=seat, path=path) if self._game.options.call_first:
                return seat, Show(path)
            case AntPlaced(seat=seat, cell=cell, draw=None):
                return seat, Place(cell)
            case GaveUp(seat=seat):
                return seat, GiveUp()
        return None

    def _plan(self, view: BuffetView, chance: Chance) -> Plan:
        """The best word that comes to mind in time, or row 1 where that is better or nothing does (BUF-7, BUF-10)."""
        until, at_least = self._times(view, chance)
        mind = self._mind(view, chance, until)
        if not view.announced:
            until = at_least = settled(mind.thoughts, self._habit, until)
        in_time = [thought for thought in mind.thoughts if thought.ready <= until]
        if not in_time:
            return Plan(until, GiveUp())
        best = max(in_time, key=lambda thought: (thought.judged.worth, -thought.ready))
        at = min(until, max(at_least, best.ready))
        if best.judged.worth < mind.row_one:
            return Plan(at, GiveUp())
        return Plan(at, _announced(view, best.path))

    def _times(self, view: BuffetView, chance: Chance) -> tuple[int, int]:
        """Until when it searches and how long at least: once somebody has announced, as long as there is sand."""
        patience = around(chance, "patience", 1000 * self._habit.patience, 1.3)
        if view.ends is None:
            return patience, 0
        sand = max(0, view.ends - view.opened - around(chance, "spare", _SPARE, 1.5))
        if not view.announced:
            return min(patience, sand), 0
        heard = max(event.received for event in view.announced) - view.opened
        return sand, min(sand, heard + around(chance, "reacts", _REACTION, 1.6))

    def _mind(self, view: BuffetView, chance: Chance, until: int) -> Mind:
        heard = (view.announced, view.gave_up, until)
        key = (chance, view.seat, view.round, view.letters, view.players, heard, tuple(view.ants.items()))
        mind = self._memory.get(key)
        if mind is None:
            mind = self._search(view, chance, until)
            # Another thread may clear the memory at any time: the answer is at hand in any case.
            if len(self._memory) >= _REMEMBERED:
                self._memory.clear()
            self._memory[key] = mind
        return mind

    def _search(self, view: BuffetView, chance: Chance, until: int) -> Mind:
        outlook = self._outlook(view)
        found = self._words(view, outlook)
        met = ideas(found, self._game.lexicon, self._habit, chance, until)
        thoughts = [Thought(idea.at + _to_trace(idea.path), idea.path, outlook.judge(idea.path)) for idea in met]
        return Mind(thoughts, self._row_one(outlook).worth)

    def _words(self, view: BuffetView, outlook: Outlook, *, letters: int = 0, best: int = 0) -> GridWords:
        return words_on(
            view.ground,
            outlook.seat,
            self._game.lexicon,
            self._known.bits,
            weights=outlook.weights(),
            shortest=letters or view.options.least_letters,
            longest=letters or LONGEST_KEY,
            best=best,
        )

    def _say(self, view: BuffetView, chance: Chance) -> Say:
        """The best word of the length that was called, among those that come to mind now (BUF-7)."""
        outlook = self._outlook(view)
        found = self._words(view, outlook, letters=view.letters_called)
        met = ideas(found, self._game.lexicon, self._habit, chance, _TO_SAY)
        paths = [idea.path for idea in met] or [path for _, path in found]
        best = max(paths, key=lambda path: outlook.judge(path).worth, default=())
        return Say(view.ground.word(best))

    def _show(self, view: BuffetView) -> Show:
        """The best path of the word that was said (BUF-7)."""
        outlook = self._outlook(view)
        return Show(max(self._paths_to_show(view, outlook), key=lambda path: outlook.judge(path).worth, default=()))

    def _paths_to_show(self, view: BuffetView, outlook: Outlook) -> list[Path]:
        """Paths of the word that was said; in a match from before words were said first, of any word that fits."""
        if view.said:
            return paths_of(view.ground, outlook.seat, view.said)
        return [tuple(path) for _, path in self._words(view, outlook, letters=view.letters_called, best=_LOOKED_AT)]

    def _outlook(self, view: BuffetView) -> Outlook:
        assert view.seat is not None, "a bot sits at the table"
        return Outlook(view, view.seat, self._habit)

    def _advise_words(self, view: BuffetView) -> list[Advice[Action]]:
        """Words in the view's own kind of action, the best one of each length where numbers are called first."""
        outlook = self._outlook(view)
        is_saying = view.phase is Phase.SAYING
        letters = view.letters_called if is_saying else 0
        advice: dict[Action, Advice[Action]] = {}
        for _, path in self._words(view, outlook, letters=letters, best=_LOOKED_AT):
            action: Action = Say(view.ground.word(path)) if is_saying else _announced(view, path)
            each = self._advice(view, action, path, outlook.judge(path))
            advice[action] = max(advice.get(action, each), each, key=lambda one: one.worth)
        if not is_saying:
            advice[GiveUp()] = self._advice_to_give_up(GiveUp(), outlook)
        return [*advice.values()]

    def _advise_paths(self, view: BuffetView) -> list[Advice[Action]]:
        outlook = self._outlook(view)
        paths = self._paths_to_show(view, outlook)
        return [self._advice(view, Show(path), path, outlook.judge(path)) for path in paths]

    def _advise_cells(self, view: BuffetView) -> list[Advice[Action]]:
        outlook = self._outlook(view)
        return [self._advice(view, Place(cell), (cell,), outlook.judge((cell,))) for cell in outlook.cells()]

    def _advice(self, view: BuffetView, action: Action, path: Path, judged: Judged) -> Advice[Action]:
        word = "" if isinstance(action, Place) else view.ground.word(path)
        return Advice(action, judged.worth, reasons_for(judged, word), word, judged.points if word else None)

    def _advice_to_give_up(self, action: Action, outlook: Outlook) -> Advice[Action]:
        judged = self._row_one(outlook)
        return Advice(action, judged.worth, reasons_to_give_up(judged))

    def _rate_path(self, view: BuffetView, action: Action, path: Path) -> Advice[Action]:
        """A word that was said is as good as its path: whether it is a word does not depend on that (BUF-7)."""
        outlook = self._outlook(view)
        word = view.ground.word(path)
        if word == view.said if view.said else self._is_valid(word):
            return self._advice(view, action, path, outlook.judge(path))
        return self._advice_against(action, word, outlook)

    def _rate_word(self, view: BuffetView, action: Action, word: str) -> Advice[Action]:
        """A word that is said is worth its best path; without one it is worth the single ant of row 1 (BUF-16)."""
        outlook = self._outlook(view)
        paths = paths_of(view.ground, outlook.seat, word) if self._is_valid(word) else []
        if not paths:
            return self._advice_against(action, word, outlook)
        best = max(paths, key=lambda path: outlook.judge(path).worth)
        return self._advice(view, action, best, outlook.judge(best))

    def _is_valid(self, word: str) -> bool:
        return self._game.lexicon.judge(word, self._game.policy, self._game.house).valid

    def _advice_against(self, action: Action, word: str, outlook: Outlook) -> Advice[Action]:
        in_row_one = self._row_one(outlook)
        return Advice(action, in_row_one.worth, (text("bot-buffet-no-word", word=word),), word, 0)

    def _row_one(self, outlook: Outlook) -> Judged:
        """The single ant that a seat in row 1 may place (BUF-20); nothing where it has no cell for it."""
        return max((outlook.judge((cell,)) for cell in outlook.cells()), default=outlook.judge(()))


def _announced(view: BuffetView, path: Path) -> Action:
    return Call(len(path)) if view.options.call_first else Announce(path)


def _to_trace(path: Path) -> int:
    return _TRACING + _A_LETTER * len(path)
