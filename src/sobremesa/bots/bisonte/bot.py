"""A bot for Bisonte: the best play that comes to mind, with an eye on what stays on the rack and on the end."""

from collections.abc import Sequence

from sobremesa.bots.advice import Advice
from sobremesa.bots.bisonte import reasons
from sobremesa.bots.bisonte.doubting import Doubts, open_play
from sobremesa.bots.bisonte.habits import HABITS, Keeps, that_come_to_mind, time_to_think
from sobremesa.bots.bisonte.leaves import POINT, SimpleHabit, trained_leaves
from sobremesa.bots.bisonte.position import Finder, unseen
from sobremesa.bots.bisonte.trained import TABLES
from sobremesa.bots.bisonte.weighing import Scales, Weighed
from sobremesa.bots.bot import Bot
from sobremesa.bots.levels import Level, words_known, words_of
from sobremesa.engine.chance import SEED_BYTES, Chance
from sobremesa.engine.offer import Offer
from sobremesa.engine.score import Score
from sobremesa.engine.seats import Seat, Sitter
from sobremesa.games.bisonte import events
from sobremesa.games.bisonte.actions import Action, Exchange, LetStand, Object, Pass, Play, Vote
from sobremesa.games.bisonte.events import Phase
from sobremesa.games.bisonte.game import Bisonte
from sobremesa.games.bisonte.placing import laid_by, runs_of
from sobremesa.games.bisonte.scoring import score_of_play
from sobremesa.games.bisonte.search import FoundPlay, Leave, play_of
from sobremesa.games.bisonte.spelling import Judge
from sobremesa.games.bisonte.view import BisonteView

_ABOUT_A_PLAY = ("let-stand", "object")


class BisonteBot(Bot[BisonteView, Action]):
    """Plays one seat from its view; the same view and chance give the same action."""

    def __init__(self, game: Bisonte, level: Level, leave: Leave | None = None) -> None:
        super().__init__(game, level)
        self._edition = game.edition
        self._habits = HABITS[level.name]
        self._finder = Finder(game.edition, game.lexicon, words_of(game, level))
        self._doubts = Doubts(game, self._habits, words_known(game, level))
        self._judge = Judge(game.edition, game.lexicon, game.house)
        self._leave = leave or self._own_leave()

    def wait(self, view: BisonteView) -> str:
        """One decision a turn, and one for the play of another."""
        return f"{view.phase}/{view.turn}"

    def thinks(self, view: BisonteView, chance: Chance) -> int:
        """By the level and the board, within what the clock can bear."""
        if view.phase is Phase.VOTING:
            return 0
        return time_to_think(self._habits, view, chance)

    def abstains(self, view: BisonteView) -> bool:
        """Bots do not vote (BIS-12, BUF-25)."""
        return view.ballot is not None

    def choose(self, view: BisonteView, offers: Sequence[Offer[Action]], chance: Chance) -> Action:
        """What the bot does now; the match must be waiting for it."""
        if view.ballot is not None:
            return Vote(accept=False, abstain=True)
        if view.phase is Phase.OBJECTING:
            return self._objects(view)
        scales = self._scales(view, chance)
        if self._habits.recalls < 1:
            return self._choose_from_memory(scales, chance)
        return self._choose_best(scales)

    def advise(self, view: BisonteView, offers: Sequence[Offer[Action]], count: int) -> tuple[Advice[Action], ...]:
        """The best few turns within this level's vocabulary, each word once, or whether to object."""
        if not offers or view.phase is Phase.VOTING:
            return ()
        if view.phase is Phase.OBJECTING:
            both = [self._objection(view, offer.choices[0]) for offer in offers if offer.action in _ABOUT_A_PLAY]
            return tuple(sorted(both, key=lambda advice: (-advice.worth, isinstance(advice.action, Object)))[:count])
        scales = self._scales(view, _steady(view))
        plays = scales.best_plays(count)
        best = _first(scales.plays(1))
        turns: list[Weighed] = [*plays, *scales.exchanges()[:1]] or [scales.weigh_pass()]
        turns.sort(key=lambda weighed: -weighed.worth)
        advised: dict[str, Advice[Action]] = {}
        for advice in (self._advice(view, weighed, best) for weighed in turns):
            advised.setdefault(advice.word, advice)
        return tuple(advised.values())[:count]

    def rate(self, view: BisonteView, offers: Sequence[Offer[Action]], action: Action) -> Advice[Action]:
        """What a turn is worth by the measure of `advise`."""
        if isinstance(action, Vote):
            return Advice(action, 0.0)
        if isinstance(action, Object | LetStand):
            return self._objection(view, action)
        scales = self._scales(view, _steady(view))
        best = _first(scales.plays(1))
        if isinstance(action, Play):
            wrong = self._wrong_word(view, action)
            if wrong:
                return Advice(action, scales.weigh_pass().worth / POINT, reasons.of_wrong_word(wrong), wrong, 0)
            return self._advice(view, scales.weigh(action, self._score(view, action)[1].total), best)
        weighed = scales.weigh_exchange(action) if isinstance(action, Exchange) else scales.weigh_pass()
        return self._advice(view, weighed, best)

    def turn_of(self, event: object) -> tuple[Seat, Action] | None:
        """Plays, exchanges (which are secret), passes of one's own will, and objections."""
        match event:
            case events.PlayMade():
                return event.seat, Play(event.placements)
            case events.TilesLaidDown():
                return event.seat, Exchange(event.tiles)
            case events.TurnPassed(by_clock=False):
                return event.seat, Pass()
            case events.VoteOpened() | events.ObjectionMade(voted=False):
                return event.seat, Object()
            case events.PlayLetStand():
                return event.seat, LetStand()
        return None

    def _own_leave(self) -> Leave:
        match self._habits.keeps:
            case Keeps.NOTHING | Keeps.HABIT:
                return SimpleHabit(self._edition)
            case Keeps.TRAINED:
                return trained_leaves(self._edition, TABLES)

    def _scales(self, view: BisonteView, chance: Chance) -> Scales:
        return Scales(self._finder, self._habits, self._leave, view, chance)

    def _choose_best(self, scales: Scales) -> Action:
        """The best of all turns; a play before an exchange that is worth as much."""
        turns = [play for play in (scales.best_play(), *scales.exchanges()[:1]) if play is not None]
        return max(turns, key=lambda weighed: weighed.worth).action if turns else Pass()

    def _choose_from_memory(self, scales: Scales, chance: Chance) -> Action:
        """The best play that comes to mind, unless new tiles promise more; without one, new tiles or any play."""
        found = scales.plays(self._habits.looks_at)
        recalled = that_come_to_mind(self._habits, found, chance)
        exchanges = scales.exchanges()[:1] if not recalled or self._habits.keeps is not Keeps.NOTHING else []
        if exchanges and (not recalled or exchanges[0].worth > recalled[0].worth):
            return exchanges[0].action
        last = recalled[:1] or found[-1:]
        return play_of(last[0].placements) if last else Pass()

    def _objects(self, view: BisonteView) -> Action:
        word = self._doubts.doubted(view)
        if not word or self._doubts.worth(view, word) <= 0:
            return LetStand()
        return Object(abstain=_sits_in(view))

    def _objection(self, view: BisonteView, action: Action) -> Advice[Action]:
        """By the words of this level, which may be wrong: advice knows no more of the dictionary than who gives it."""
        word = self._doubts.doubted(view)
        worth = self._doubts.worth(view, word)
        if isinstance(action, Object):
            return Advice(action, worth, reasons.of_objection(word, open_play(view).score.total, worth))
        return Advice(action, 0.0, reasons.of_letting_stand(word, worth))

    def _advice(self, view: BisonteView, weighed: Weighed, best: FoundPlay | None) -> Advice[Action]:
        worth = weighed.worth / POINT
        match weighed.action:
            case Play():
                words, score = self._score(view, weighed.action)
                ends = view.options.sudden_end and not weighed.left and not view.bag
                gained = self._others_tiles(view) if ends else 0
                said = reasons.of_play(weighed, words, score, gained)
                return Advice(weighed.action, worth, said, words[0], score.total)
            case Exchange():
                return Advice(weighed.action, worth, reasons.of_exchange(weighed, best))
            case Pass():
                can_do_more = best is not None or bool(view.bag)
                return Advice(weighed.action, worth, reasons.of_pass(can_do_more=can_do_more))

    def _score(self, view: BisonteView, play: Play) -> tuple[tuple[str, ...], Score]:
        """The words of a play, its own first, and what they score."""
        laid = laid_by(play.placements)
        runs = runs_of(self._edition.layout, view.board, laid)
        return tuple(run.word for run in runs), score_of_play(self._edition, laid, runs, first=not view.board)

    def _wrong_word(self, view: BisonteView, play: Play) -> str:
        """The first word of a play that an objection would find wrong (BIS-13)."""
        runs = runs_of(self._edition.layout, view.board, laid_by(play.placements))
        verdicts = (self._judge.verdict(run, split_digraphs=view.options.split_digraphs) for run in runs)
        return next((verdict.word for verdict in verdicts if not verdict.valid), "")

    def _others_tiles(self, view: BisonteView) -> int:
        return self._finder.value(unseen(self._edition, view))


def _first(found: Sequence[FoundPlay]) -> FoundPlay | None:
    return found[0] if found else None


def _steady(view: BisonteView) -> Chance:
    """The chance by which turns of one view are compared: the same whoever asks; no deal follows from it."""
    return Chance(bytes(SEED_BYTES)).child(f"{view.commitment}/{view.turn}")


def _sits_in(view: BisonteView) -> bool:
    """Whether the bot plays for a person of a table that votes (BIS-12, BUF-25)."""
    assert view.seat is not None, "a bot sits at the table"
    return view.options.words == "table" and view.players[view.seat].sitter is Sitter.PERSON
