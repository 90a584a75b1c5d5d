"""The coach: a finished match turn by turn, what was played beside what could have been, and what that cost."""

from collections.abc import Callable, Collection, Mapping, Sequence
from functools import partial
from typing import Any

import msgspec

from sobremesa.bots import bot_for
from sobremesa.bots.advice import Advice
from sobremesa.bots.bot import Bot
from sobremesa.bots.hints import is_asked
from sobremesa.bots.levels import LEVELS
from sobremesa.bots.own_level import USUAL, knows, level_by_words, lexicons_of
from sobremesa.bots.review import Gloss, LevelFrom, Move, Review, SeatReview, Turn
from sobremesa.engine.entry import Entry
from sobremesa.engine.events import MatchBegan
from sobremesa.engine.match import Match
from sobremesa.engine.offer import Offer
from sobremesa.engine.refusal import Refused
from sobremesa.engine.seats import Seat

_EXPERT = LEVELS[-1]
_DECIMALS = 2
_LOOKS_AT = 3
"""Moves of the player's own level that the expert weighs: what that level thinks best need not be the best it knows."""

AnyMatch = Match[Any, Any, Any, Any]
BotFor = Callable[[Any, str], Bot[Any, Any]]


class _Decision(msgspec.Struct, frozen=True):
    """A seat's move as the match knows it, with what the seat saw before it."""

    entry: Entry[Any]
    seat: Seat
    action: Any
    view: Any
    offers: Sequence[Offer[Any]]


def review(
    match: AnyMatch,
    seats: Collection[Seat] | None = None,
    levels: Mapping[Seat, str] = {},
    bots: BotFor = bot_for,
) -> Review:
    """What the coach says of these seats, or of all; `Refused` while the match goes on, for others hold secrets.

    Worths are the expert's throughout, so that they can be compared: of what was played, of the best move, and of the
    best that somebody of the player's own level would find. That level is the one in `levels`, or else it is taken
    from the words that the seat has played (`level_by_words`).
    """
    if match.outcome is None:
        raise Refused("TAB-8", "bot-coach-unfinished")
    began = next(entry.event for entry in match.events if isinstance(entry.event, MatchBegan))
    asked = range(len(began.seats)) if seats is None else sorted(set(seats))
    strange = next((seat for seat in asked if not 0 <= seat < len(began.seats)), None)
    if strange is not None:
        raise Refused("TAB-13", "tab-13-no-such-seat", seat=strange + 1)
    coach = _Coach(match, partial(bots, match.game))
    looked_at = [coach.look_at(seat, levels.get(seat)) for seat in asked]
    turns = sorted((turn for _, turns in looked_at for turn in turns), key=lambda turn: turn.event)
    return Review(
        game=match.game.meta.id,
        language=began.pins.language,
        edition=began.pins.edition,
        same_words=match.has_installed_words,
        seats=tuple(summary for summary, _ in looked_at),
        turns=tuple(turns),
    )


class _Coach:
    """Looks at one match."""

    def __init__(self, match: AnyMatch, bot_at: Callable[[str], Bot[Any, Any]]) -> None:
        self._game: Any = match.game
        self._bot_at = bot_at
        self._expert = bot_at(_EXPERT)
        self._decisions = self._decisions_of(match)

    def look_at(self, seat: Seat, level: str | None) -> tuple[SeatReview, tuple[Turn, ...]]:
        """A seat's summary and turns."""
        decisions = [decision for decision in self._decisions if decision.seat == seat]
        played = [self._expert.rate(each.view, each.offers, each.action) for each in decisions]
        # Who doubts a word of somebody else's has not played it: only a word of one's own scores.
        name, known = self._level(level, [advice.word for advice in played if advice.points is not None])
        own = self._bot_at(name)
        looked_at = (self._turn(each, advice, own) for each, advice in zip(decisions, played, strict=True))
        at_stake = (turn for turn in looked_at if _is_at_stake(turn))
        turns = tuple(msgspec.structs.replace(turn, number=number) for number, turn in enumerate(at_stake, 1))
        return _summary(seat, name, known, turns), turns

    def _decisions_of(self, match: AnyMatch) -> list[_Decision]:
        """Every decision once: of a word that was written again before it counted, the last."""
        found: dict[tuple[Seat, str], _Decision] = {}
        fated: set[tuple[Seat, str]] = set()
        before: Any = None
        for entry, state in match.replay():
            late, turn = self._expert.left_to_chance(entry.event), self._expert.turn_of(entry.event)
            if late is not None and before is not None:
                fated.add((late, self._expert.decision(self._game.view(before, late))))
            if turn is not None and before is not None:
                seat, action = turn
                view = self._game.view(before, seat)
                name = seat, self._expert.decision(view)
                # What time or chance has done for a seat is no decision of its own.
                if is_asked(view) and name not in fated:
                    found[name] = _Decision(entry, seat, action, view, self._game.offers(view))
            before = state
        return sorted(found.values(), key=lambda decision: decision.entry.number)

    def _level(self, given: str | None, words: Sequence[str]) -> tuple[str, LevelFrom]:
        if given is not None:
            return given, "given"
        found = level_by_words(self._game, words)
        return (USUAL, "few-words") if found is None else (found, "words")

    def _turn(self, decision: _Decision, played: Advice[Any], own_bot: Bot[Any, Any]) -> Turn:
        view, offers, level = decision.view, decision.offers, own_bot.level.name
        advised = self._expert.advise(view, offers, 1)
        known = [self._expert.rate(view, offers, each.action) for each in own_bot.advise(view, offers, _LOOKS_AT)]
        own = max(known, key=lambda advice: advice.worth, default=None)
        # Nobody has looked at everything: what was played, or what is simpler, may be worth more than what was found.
        best = max((played, *known, *advised), key=lambda advice: advice.worth)
        return Turn(
            number=0,
            event=decision.entry.number,
            at=decision.entry.at,
            seat=decision.seat,
            played=self._move(played, level),
            best=self._move(best, level),
            own=None if own is None else self._move(own, level),
            cost=round(max(0.0, best.worth - played.worth), _DECIMALS),
        )

    def _move(self, advice: Advice[Any], level: str) -> Move:
        return Move(
            action=advice.action,
            worth=round(float(advice.worth), _DECIMALS),
            word=advice.word,
            points=advice.points,
            reasons=advice.reasons,
            meaning=_meaning(self._game, advice.word) if advice.word else None,
            known=bool(advice.word) and knows(self._game, level, advice.word),
        )


def _is_at_stake(turn: Turn) -> bool:
    """Whether there is anything to say of a turn; there is not of a play that nobody had a reason to object to."""
    return turn.played.points is not None or turn.cost > 0 or turn.best.worth != 0


def _summary(seat: Seat, level: str, known: LevelFrom, turns: Sequence[Turn]) -> SeatReview:
    worst = max(turns, key=lambda turn: turn.cost, default=None)
    best = max(turns, key=lambda turn: (turn.played.points or 0, turn.played.worth), default=None)
    return SeatReview(
        seat=seat,
        level=level,
        level_from=known,
        turns=len(turns),
        cost=round(sum(turn.cost for turn in turns), _DECIMALS),
        best_turn=None if best is None else best.number,
        worst_turn=None if worst is None or not worst.cost else worst.number,
        share=_share(turns),
    )


def _share(turns: Sequence[Turn]) -> float | None:
    """Of turns with a word: what is chosen before one, such as a deck, is worth the word and would count it again.

    Who plays none where there was one, passing for instance, has nothing of it.
    """
    words = [turn for turn in turns if (turn.played.points, turn.best.points) != (None, None)]
    worth = sum(max(0.0, turn.best.worth) for turn in words)
    had = sum(max(0.0, turn.best.worth - turn.cost) for turn in words if turn.played.points is not None)
    return round(had / worth, 3) if worth > 0 else None


def _meaning(game: Any, word: str) -> Gloss | None:
    """The most usual sense, from the first dictionary that has one."""
    for lexicon in lexicons_of(game):
        for index in lexicon.find(word, lexicon.folding(game.policy)):
            meaning = lexicon.meaning(index)
            if meaning is not None and meaning.senses:
                first = meaning.senses[0]
                return Gloss(meaning.lemma, first.kind.value, first.text)
    return None
