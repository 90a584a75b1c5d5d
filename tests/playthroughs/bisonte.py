"""Bisonte, kept: nothing but passes, an ordinary match, one of objections and lapses, one on wood, one with votes."""

from itertools import pairwise
from random import Random
from typing import Any

import msgspec

from sobremesa.engine import Match, Seat
from sobremesa.games.bisonte.actions import Exchange, LetStand, Object, Pass, Placement, Play
from sobremesa.games.bisonte.edition import BISONTE
from sobremesa.games.bisonte.events import (
    ObjectionMade,
    Phase,
    PlayMade,
    PlayScored,
    RacksCounted,
    StartDrawn,
    TimeRanOut,
    TurnBegan,
    TurnPassed,
)
from sobremesa.games.bisonte.game import Bisonte
from sobremesa.games.bisonte.turns import next_player
from tests.conformance.bisonte import act, bisonte, lexicon, small_box
from tests.conformance.random_play import seed_of
from tests.conformance.subject import AnyGame, AnyMatch
from tests.playthroughs.by_chance import played_by_chance
from tests.playthroughs.playthrough import Playthrough, happens

ORDINARY = bisonte("es", small=True, words="objection")
HURRIED = bisonte("es", small=True, words="objection", minutes=2)
ON_WOOD = {"words": "objection", "clock": False}
VOTING = bisonte("es", small=True, words="table", sudden_end=True)


def short(game: AnyGame) -> AnyMatch:
    """Two people who pass until the match is over."""
    match: AnyMatch = Match.start(game, 2, seed=seed_of(1))
    while match.outcome is None:
        match.act(match.state.on_turn, Pass(), match.now + 1_000)
    return match


def typical(game: AnyGame) -> AnyMatch:
    """Three people on a small board, until nobody can form a word; one of them has no tile left by then."""
    return played_by_chance(ORDINARY, game, 3, 0)


def rare(game: AnyGame) -> AnyMatch:
    """Three people with two minutes each, who object and let their time run out."""
    return played_by_chance(HURRIED, game, 3, 31, lapses=0.04)


def table_of_wood() -> Bisonte:
    """Racks of seven on the small board, no clock, and all play to their last tile."""
    return Bisonte(msgspec.structs.replace(small_box("es"), rack=7), lexicon("es"), ON_WOOD)


def on_wood(game: AnyGame) -> AnyMatch:
    """Three people, two of whom begin with all the seven tiles they have."""
    return played_by_chance(bisonte("es"), game, 3, 1184, act=_boldly)


def voting(game: AnyGame) -> AnyMatch:
    """Four people who vote on what somebody objects to, until one of them has no tile left."""
    return played_by_chance(VOTING, game, 4, 0)


def _boldly(match: AnyMatch, seat: Seat, random: Random) -> Any:
    """The first play is taken back, the next player acts past the second; then by chance."""
    state = match.state
    if state.turn > 2:
        return act(match, seat, random)
    if state.phase is Phase.PLAYING:
        first, rack = 3 * 7, state.players[seat].rack
        return Play(tuple(Placement(first + at, tile, "A" * (tile == BISONTE)) for at, tile in enumerate(rack)))
    if state.turn == 1:
        return Object()
    return Exchange(state.players[seat].rack[:1]) if seat == next_player(state) else LetStand()


def _all(match: AnyMatch, kind: type) -> list[Any]:
    return [entry.event for entry in match.events if isinstance(entry.event, kind)]


def _ended_by(clause: str) -> Any:
    return lambda match: [counted.clause for counted in _all(match, RacksCounted)] == [clause]


def _lays(tile: str) -> Any:
    return lambda match: any(laid.tile == tile for play in _all(match, PlayMade) for laid in play.placements)


def _gave(clause: str) -> Any:
    """Whether a play that stood has scored by a clause."""
    return lambda match: any(line.clause == clause for each in _all(match, PlayScored) for line in each.score.lines)


def _acts_past_a_play(match: AnyMatch) -> bool:
    """Whether a play stood though nobody had spoken for all."""
    kinds = [type(entry.event).__struct_config__.tag for entry in match.events]
    return ("objection-opened", "play-scored") in pairwise(kinds)


def _goes_on_without(match: AnyMatch) -> bool:
    """Whether turns began while a seat had no tile left."""
    states = [state for entry, state in match.replay() if isinstance(entry.event, TurnBegan)]
    return any(not player.rack for state in states for player in state.players)


def _gains(match: AnyMatch) -> bool:
    """Whether somebody gained the others' racks."""
    lines = [line.text.id for final in match.state.final for line in final.lines]
    return "bisonte-line-others-rack" in lines


def _voted(*, upheld: bool, reason: str) -> Any:
    """Whether people voted on a play, and then it was undone or not for such a reason."""
    return lambda match: any(
        each.voted and each.upheld is upheld and reason in {verdict.reason for verdict in each.verdicts}
        for each in _all(match, ObjectionMade)
    )


PLAYTHROUGHS = (
    Playthrough(
        game="bisonte",
        name="short",
        make=bisonte("en").make,
        play=short,
        points=(-27, -12),
        winners=(1,),
        clause="BIS-25",
        has={"BIS-23: turns without a point end it": _ended_by("BIS-23")},
    ),
    Playthrough(
        game="bisonte",
        name="typical",
        make=ORDINARY.make,
        play=typical,
        points=(44, 7, 28),
        winners=(0,),
        clause="BIS-25",
        has={
            "BIS-22: all pass on an empty bag": _ended_by("BIS-22"),
            "BIS-24: a player without tiles gains what is left": _gains,
            "BIS-16: plays score": happens("play-made", "play-scored"),
        },
    ),
    Playthrough(
        game="bisonte",
        name="rare",
        make=HURRIED.make,
        play=rare,
        points=(25, 12, -4),
        winners=(0,),
        clause="BIS-25",
        has={
            "BIS-13: an objection is upheld": lambda match: any(each.upheld for each in _all(match, ObjectionMade)),
            "BIS-14: an objection is rejected and costs a turn": lambda match: (
                any(not each.upheld for each in _all(match, ObjectionMade)) and happens("turn-skipped")(match)
            ),
            "BIS-9: tiles are exchanged": happens("tiles-exchanged"),
            "BIS-26: turns are passed by the clock": lambda match: any(
                each.by_clock for each in _all(match, TurnPassed)
            ),
            "BIS-15, BIS-26: time runs out": lambda match: (
                {each.phase for each in _all(match, TimeRanOut)} == {Phase.OBJECTING, Phase.PLAYING}
            ),
            "BIS-8: a digraph tile is laid": _lays("CH"),
            "BIS-6: a Bisonte is laid": _lays(BISONTE),
            "BIS-23: turns without a point end it": _ended_by("BIS-23"),
        },
    ),
    Playthrough(
        game="bisonte",
        name="on-wood",
        make=table_of_wood,
        play=on_wood,
        points=(11, 46, 76),
        winners=(2,),
        clause="BIS-25",
        has={
            "BIS-S1: somebody draws again for the start": lambda match: len(_all(match, StartDrawn)) > 3,
            "BIS-13: the first play of all is taken back": lambda match: (
                not match.state.turns[0].score.total and match.state.turns[0].objection.upheld
            ),
            "BIS-1: an empty board again": lambda match: match.state.turns[1].score.lines[-2].clause == "BIS-1",
            "BIS-20: seven tiles in one play": _gave("BIS-20"),
            "BIS-15: the next player acts past a play": _acts_past_a_play,
            "BIS-9: tiles are exchanged": happens("tiles-exchanged"),
            "BIS-14: a turn is skipped": happens("turn-skipped"),
            "BIS-14: another is still owed at the end": lambda match: any(each.skips for each in match.state.players),
            "BIS-21: the others go on without who is out": _goes_on_without,
            "BIS-22: all pass on an empty bag": _ended_by("BIS-22"),
        },
    ),
    Playthrough(
        game="bisonte",
        name="voting",
        make=VOTING.make,
        play=voting,
        points=(35, 7, 8, 47),
        winners=(3,),
        clause="BIS-25",
        has={
            "BIS-12: the people know a word": _voted(upheld=False, reason="voted"),
            "BIS-12: the people do not, and the dictionary lacks it": _voted(upheld=True, reason="not-in-dictionary"),
            "BIS-12: the people do not, and the dictionary has it": _voted(upheld=False, reason="valid"),
            "BIS-21: a sudden end": _ended_by("BIS-21"),
            "BIS-24: a player without tiles gains what is left": _gains,
        },
    ),
)
