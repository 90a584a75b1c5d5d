"""The Letter Loom, kept: a round of two, a match of three, one for a score, and one of eight with every card."""

from random import Random
from typing import Any

from sobremesa.engine import Seat
from sobremesa.games.loom.actions import Activate
from sobremesa.games.loom.edition import WILD, StrategyKind
from sobremesa.games.loom.events import Asked, CardActivated, RoundBegan, WordJudged
from sobremesa.games.loom.phases import Result, Spelling, Step
from tests.conformance import loom as players
from tests.conformance.subject import AnyGame, AnyMatch
from tests.playthroughs.by_chance import played_by_chance
from tests.playthroughs.playthrough import Playthrough, happens

ONE_ROUND = players.loom("en", rounds=1)
ORDINARY = players.loom("es", rounds=3)
FOR_20 = players.loom("es", end="target", target=20, words="table")
REACTIVE = players.loom("es", shield="reactive", rounds=3)


def short(game: AnyGame) -> AnyMatch:
    """Two people, one round."""
    return played_by_chance(ONE_ROUND, game, 2, 1)


def typical(game: AnyGame) -> AnyMatch:
    """Three people, three rounds."""
    return played_by_chance(ORDINARY, game, 3, 2)


def target(game: AnyGame) -> AnyMatch:
    """Three people; the second to show a word reaches the target, and the third shows none."""
    return played_by_chance(FOR_20, game, 3, 1)


def rare(game: AnyGame) -> AnyMatch:
    """Eight people who activate what nobody has activated yet, with lapses; it ends in a tie."""
    return played_by_chance(REACTIVE, game, 8, 23, lapses=0.03, act=_something_new)


def _something_new(match: AnyMatch, seat: Seat, random: Random) -> Any:
    choices = [choice for offer in match.offers(seat) for choice in offer.choices]
    new = [choice for choice in choices if isinstance(choice, Activate) and choice.kind not in _kinds(match)]
    return random.choice(new) if new else players.act(match, seat, random)


def _activated(match: AnyMatch) -> list[CardActivated]:
    return [entry.event for entry in match.events if isinstance(entry.event, CardActivated)]


def _kinds(match: AnyMatch) -> set[StrategyKind]:
    return {card.kind for card in _activated(match)}


def _steps(match: AnyMatch) -> set[Step]:
    asked = (entry.event for entry in match.events if isinstance(entry.event, Asked))
    return {event.question.step for event in asked if event.question}


def _results(match: AnyMatch) -> list[Result]:
    return [entry.event.result for entry in match.events if isinstance(entry.event, WordJudged)]


PLAYTHROUGHS = (
    Playthrough(
        game="loom",
        name="short",
        make=ONE_ROUND.make,
        play=short,
        points=(0, 0),
        winners=(0, 1),
        clause="LOO-19",
        has={"LOO-11: words are shown": happens("word-shown", "word-judged")},
    ),
    Playthrough(
        game="loom",
        name="typical",
        make=ORDINARY.make,
        play=typical,
        points=(34, 4, 30),
        winners=(0,),
        clause="LOO-18",
        has={
            "LOO-5: strategy cards go back": happens("strategy-put-back"),
            "LOO-17: the table votes": happens("vote-opened", "vote-cast"),
        },
    ),
    Playthrough(
        game="loom",
        name="target",
        make=FOR_20.make,
        play=target,
        points=(24, 12, 0),
        winners=(0,),
        clause="LOO-18",
        has={
            "LOO-18: the rest of the words are not shown": lambda match: any(
                player.results[-1] is None for player in match.state.players
            ),
        },
    ),
    Playthrough(
        game="loom",
        name="rare",
        make=REACTIVE.make,
        play=rare,
        points=(-4, 6, 0, 12, 18, 6, 18, 6),
        winners=(4,),
        clause="LOO-19",
        has={
            "LOO-3: a deck is made anew": happens("deck-renewed"),
            "LOO-7: who has no letter left draws one": lambda match: Step.REFILL in _steps(match),
            "LOO-13: a word is shown again": lambda match: any(
                line.clause == "LOO-13" for result in _results(match) for line in result.score.lines
            ),
            "LOO-15: a Blast takes 4 from a player without a valid word": lambda match: any(
                result.spelling in (Spelling.NONE, Spelling.INVALID) and result.score.total < 0
                for result in _results(match)
            ),
            "LOO-17: a word is voted in": lambda match: any(
                result.spelling is Spelling.VOTED for result in _results(match)
            ),
            "LOO-K5: a Wildcard scores": lambda match: any(
                WILD in result.shown.cards and result.score.total for result in _results(match)
            ),
            "LOO-K1 to LOO-K18: every strategy card": lambda match: _kinds(match) == set(StrategyKind),
            "LOO-K2: a shield is shown at the moment of an attack": lambda match: any(
                card.reaction for card in _activated(match)
            ),
            "LOO-19: a tie is broken": lambda match: any(
                entry.event.tie_break for entry in match.events if isinstance(entry.event, RoundBegan)
            ),
            "LOO-21: chance decides what is not chosen in time": happens("time-ran-out", "left-to-chance"),
        },
    ),
)
