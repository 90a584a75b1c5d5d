"""Word Buffet, kept: a quick match, an ordinary one, words that overlap, numbers that are called, a nest walled in."""

from functools import partial
from random import Random
from typing import Any

import msgspec

from sobremesa.editions.buffet import load_buffet
from sobremesa.engine import Match, Seat
from sobremesa.games.buffet.actions import Announce, GiveUp, Say, Show, Vote
from sobremesa.games.buffet.board import SIDE, Side, front, neighbours
from sobremesa.games.buffet.events import AntPlaced, BoardLaid, Fault, NothingPlaced, Phase, TimeRanOut, WordChecked
from sobremesa.games.buffet.game import Buffet
from tests.conformance import buffet as players
from tests.conformance.random_play import seed_of
from tests.conformance.subject import AnyGame, AnyMatch
from tests.games.buffet import boxes
from tests.playthroughs.by_chance import played_by_chance
from tests.playthroughs.playthrough import HERE, Playthrough, happens


def short(game: AnyGame) -> AnyMatch:
    """Two people with few ants."""
    return played_by_chance(players.buffet("es"), game, 2, 1)


def typical(game: AnyGame) -> AnyMatch:
    """Three people, who now and then let their time run out."""
    return played_by_chance(players.buffet("es"), game, 3, 1, lapses=0.02)


def game_with(ants: int, **options: object) -> Buffet:
    """The game with a box of its own: tiles that are shipped may still get better, and a kept match must verify."""
    box = msgspec.structs.replace(load_buffet(HERE / "boxes" / "buffet.toml"), ants=(ants,) * 3, special_ants=5)
    return Buffet(box, players.lexicon("es"), options)


def rare(game: AnyGame) -> AnyMatch:
    """Four people with long paths, most of which the table lets pass."""
    return played_by_chance(players.buffet("es"), game, 4, 1093, lapses=0.04, act=_long_paths)


def called(game: AnyGame) -> AnyMatch:
    """Four people who call a number first, and say and show the word when their turn has come; some slip."""
    return played_by_chance(players.buffet("es", call_first=True), game, 4, 44, lapses=0.06, act=_with_slips)


def walled_in(game: AnyGame) -> AnyMatch:
    """A word across the board covers all cells in front of the south nest; then nobody touches anything any more."""
    match: AnyMatch = Match.start(game, 2, seed=seed_of(5))
    match.act(1, GiveUp(), 1_000)
    match.act(0, Announce(_to_the_south_nest(match)), 5_000)
    match.act(1, Vote(0, accept=True), 6_000)
    while match.outcome is None:
        assert match.deadline is not None
        match.tick(match.deadline + 1)
    return match


def _to_the_south_nest(match: AnyMatch) -> tuple[int, ...]:
    """Straight down round the foods, and along the rim."""
    ground = match.state.ground
    path = [front(Side.NORTH)[0]]
    while front(Side.SOUTH)[0] not in path:
        on = [cell for cell in neighbours(path[-1]) if not ground.is_food(cell)]
        path.append(max(on, key=lambda cell: (cell // SIDE, -abs(cell % SIDE - path[0]))))
    return (*path, *front(Side.SOUTH)[1:])


def _long_paths(match: AnyMatch, seat: Seat, random: Random) -> Any:
    action = players.act(match, seat, random)
    if isinstance(action, Announce | GiveUp) and match.state.ground.starts(seat):
        path = players.path_of(match.state, seat, random, random.randint(4, 11))
        return Announce(path) if len(path) > 1 else GiveUp()
    if isinstance(action, Vote):
        return Vote(action.seat, accept=random.random() < 0.85)
    return action


def _with_slips(match: AnyMatch, seat: Seat, random: Random) -> Any:
    action = players.act(match, seat, random)
    if isinstance(action, Say) and action.word and random.random() < 0.15:
        return Say(f"{action.word}s")
    if isinstance(action, Show) and random.random() < 0.15:
        return Show(players.path_of(match.state, seat, random, len(match.state.said)))
    return action


def _places_nothing(match: AnyMatch) -> bool:
    return [entry.event.seat for entry in match.events if isinstance(entry.event, NothingPlaced)] == [1] * 4


def _placed_by_chance(match: AnyMatch) -> bool:
    placed = [entry.event for entry in match.events if isinstance(entry.event, AntPlaced)]
    return [(event.seat, event.special, event.draw is None) for event in placed] == [
        (0, False, False),
        (0, False, False),
        (0, True, False),
    ]


def _laid(match: AnyMatch) -> BoardLaid:
    return next(entry.event for entry in match.events if isinstance(entry.event, BoardLaid))


def _checked(match: AnyMatch) -> list[WordChecked]:
    return [entry.event for entry in match.events if isinstance(entry.event, WordChecked)]


def _decided_by(clause: str) -> Any:
    return lambda match: any(word.verdict.clause == clause for word in _checked(match))


def _slips(*faults: Fault) -> Any:
    return lambda match: {*faults} <= {word.verdict.fault for word in _checked(match)}


def _ran_out(*phases: Phase) -> Any:
    return lambda match: (
        {*phases} <= {entry.event.phase for entry in match.events if isinstance(entry.event, TimeRanOut)}
    )


PLAYTHROUGHS = (
    Playthrough(
        game="buffet",
        name="short",
        make=partial(game_with, 6),
        play=short,
        points=(3, 2),
        winners=(0,),
        clause="BUF-32",
        has={"BUF-15, BUF-20: words and single ants": happens("word-checked", "ant-placed")},
    ),
    Playthrough(
        game="buffet",
        name="set",
        make=partial(game_with, 6, set="K7M2QX"),
        play=short,
        points=(0, 4),
        winners=(1,),
        clause="BUF-32",
        has={"BUF-S1: the board of a printed set": lambda match: _laid(match).set == "K7M2QX"},
    ),
    Playthrough(
        game="buffet",
        name="typical",
        make=partial(game_with, 9),
        play=typical,
        points=(3, 8, 5),
        winners=(1,),
        clause="BUF-32",
        has={
            "BUF-15: a word is valid": _decided_by("BUF-15"),
            "BUF-25: the table votes": happens("vote-opened", "vote-cast"),
            "BUF-10: somebody gives up": happens("gave-up"),
        },
    ),
    Playthrough(
        game="buffet",
        name="rare",
        make=partial(game_with, 24, words="table"),
        play=rare,
        points=(2, 4, 10, -2),
        winners=(2,),
        clause="BUF-32",
        has={
            "BUF-17: a word is partly covered": _decided_by("BUF-17"),
            "BUF-18: a word is wholly covered": _decided_by("BUF-18"),
            "BUF-19: a stack is too short": _decided_by("BUF-19"),
            "BUF-25: a word is voted down": _decided_by("BUF-25"),
            "BUF-10, BUF-25, BUF-34: time runs out": _ran_out(Phase.SEARCH, Phase.VOTING, Phase.RESTING),
            "BUF-27: special ants are placed": lambda match: any(word.special for word in _checked(match)),
        },
    ),
    Playthrough(
        game="buffet",
        name="called",
        make=partial(game_with, 6, call_first=True),
        play=called,
        points=(0, 0, 3, 2),
        winners=(2,),
        clause="BUF-32",
        has={
            "BUF-7: a word is said after its number, and then shown": happens("word-said", "show-asked", "path-shown"),
            "BUF-16: a word is not as long as called, or not the one that is shown": _slips(
                Fault.OTHER_LENGTH, Fault.OTHER_LETTERS
            ),
            "BUF-33: a word is not said in time, a path not shown in time": _slips(Fault.NOT_SAID, Fault.NOT_SHOWN),
            "BUF-27: a special ant is placed from row 1": lambda match: any(
                entry.event.special for entry in match.events if isinstance(entry.event, AntPlaced)
            ),
        },
    ),
    Playthrough(
        game="buffet",
        name="walled-in",
        make=lambda: boxes.buffet(box=boxes.edition(ants=(21, 21, 21))),
        play=walled_in,
        points=(6, -7),
        winners=(0,),
        clause="BUF-32",
        has={
            "BUF-10: somebody gives up before the search": happens("gave-up"),
            "BUF-22: who has no cell in reach places nothing": _places_nothing,
            "BUF-33, BUF-27: chance places from row 1, a special ant last": _placed_by_chance,
            "BUF-29, BUF-31: a nest is reached, and ants are left over": lambda match: (
                {"BUF-29", "BUF-31"} <= {line.clause for score in match.view(None).scores for line in score.lines}
            ),
        },
    ),
)
