"""One match of a plan, played to its end."""

from collections.abc import Sequence
from typing import Any, TypeAlias

from sobremesa.bots import Bot, Company, bot_for
from sobremesa.editions import set_up
from sobremesa.engine import Game, Match, Refused, Sitter
from sobremesa.lab.random_play import RANDOM, RandomBot
from sobremesa.lab.simulate.plan import Plan
from sobremesa.lab.simulate.played import BestWord, Played, Problem
from sobremesa.lab.simulate.words import turns_in, words_in

MOST_EVENTS = 20_000
"""Bots that never come to an end are found out by this: the longest match has some thousand."""

AnyMatch: TypeAlias = Match[Any, Any, Any, Any]


class Endless(Exception):  # noqa: N818 - a match that does not end, not a mistake of its rules
    """A match goes on for longer than any does."""

    def __init__(self) -> None:
        super().__init__(f"more than {MOST_EVENTS} events")


class Room:
    """A game with its words and its bots, made once and used for match after match."""

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self.game: Game[Any, Any, Any, Any] = set_up(
            plan.game, plan.language, options=plan.options, edition=plan.edition
        )
        self.game.meta.check_seats(len(plan.levels))
        self._bots: dict[str, Bot[Any, Any]] = {level: self._bot(level) for level in plan.levels}

    def play(self, number: int) -> Played:
        """The match with this number, counted from 0. Whatever goes wrong in it is part of the answer."""
        plan = self.plan
        levels, seed = plan.levels_of(number), plan.seed_of(number)
        match: AnyMatch = Match.start(self.game, (Sitter.BOT,) * len(levels), seed=seed)
        company = Company({seat: self._bots[level] for seat, level in enumerate(levels)}, plan.pace)
        problem = play_to_the_end(match, company)
        outcome = match.outcome
        events = [entry.event for entry in match.events]
        words = list(words_in(plan.game, events))
        return Played(
            number=number + 1,
            seed=seed.hex().lstrip("0") or "0",
            levels=levels,
            points=() if outcome is None else outcome.points,
            winners=() if outcome is None else outcome.winners,
            turns=turns_in(plan.game, events),
            words=tuple(sum(word.seat == seat for word in words) for seat in range(len(levels))),
            longest=longest_of(words),
            best=best_of(words),
            events=len(events),
            milliseconds=match.now,
            problem=problem,
        )

    def _bot(self, level: str) -> Bot[Any, Any]:
        return RandomBot(self.game) if level == RANDOM else bot_for(self.game, level)


def play_to_the_end(match: AnyMatch, company: Company) -> Problem | None:
    """What was in the way of the end, if anything was."""
    try:
        _play_out(match, company)
    except Refused as refused:
        # The same question has the same answer, so it can be asked once more to tell what was refused.
        due = company.next(match.position)
        assert due is not None, "somebody has just been refused"
        action = repr(company.choose(match.position, due.seat))
        return Problem(str(refused), refused.refusal.clause, due.seat, action)
    except Exception as error:
        return Problem(f"{type(error).__name__}: {error}")
    return None


def _play_out(match: AnyMatch, company: Company) -> None:
    while company.step(match):
        if len(match.events) > MOST_EVENTS:
            raise Endless


def longest_of(words: Sequence[BestWord]) -> BestWord | None:
    """The longest word; of several the first that was played."""
    return max(words, key=lambda word: len(word.word), default=None)


def best_of(words: Sequence[BestWord]) -> BestWord | None:
    """The word that scored most; of several the first that was played. None in a game that scores no single word."""
    scored = [word for word in words if word.points is not None]
    return max(scored, key=lambda word: word.points or 0, default=None)
