"""Matches kept as they were played: they load, replay and verify for ever, whatever rules are mended later."""

import re
from collections.abc import Callable
from functools import partial
from pathlib import Path

import pytest

from sobremesa import __version__
from sobremesa.engine import Match, verify
from sobremesa.games import GAMES
from sobremesa.games.golf.actions import CardUse
from tests.conformance.golf import golf
from tests.conformance.subject import AnyGame, AnyMatch
from tests.playthroughs.buffet import game_with
from tests.playthroughs.every import PLAYTHROUGHS
from tests.playthroughs.playthrough import HERE, Playthrough

OLDER: dict[str, Callable[[], AnyGame]] = {
    "golf-three-seats-es": golf("es").make,
    "buffet-before-sets": partial(game_with, 6),
    "buffet-before-words-were-said": partial(game_with, 6, call_first=True),
}
"""Matches that no script plays again."""

every_one = pytest.mark.parametrize("kept", PLAYTHROUGHS, ids=lambda kept: kept.id)


def load(path: Path) -> AnyMatch:
    makers = OLDER | {kept.id: kept.make for kept in PLAYTHROUGHS}
    return Match.load(makers[path.stem](), path.read_text(encoding="utf-8"))


@pytest.mark.parametrize("path", sorted(HERE.glob("*.jsonl")), ids=lambda path: path.stem)
def test_an_old_match_loads_verifies_and_saves_as_the_same_match(path: Path) -> None:
    """TAB-3, TAB-8: fields that are new since then have their defaults."""
    match = load(path)
    assert verify(match.game, match.events) == ()
    assert Match.load(match.game, match.save()).events == match.events


def test_every_game_has_a_short_a_typical_and_a_rare_match() -> None:
    assert {(kept.game, kept.name) for kept in PLAYTHROUGHS} >= {
        (game, name) for game in GAMES for name in ("short", "typical", "rare")
    }
    assert {path.stem for path in HERE.glob("*.jsonl")} == {*OLDER, *(kept.id for kept in PLAYTHROUGHS)}


@every_one
def test_a_kept_match_ended_as_it_did(kept: Playthrough) -> None:
    outcome = load(kept.path).outcome
    assert outcome is not None
    assert (outcome.points, outcome.winners, outcome.clause) == (kept.points, kept.winners, kept.clause)


@every_one
def test_a_kept_match_replays_to_the_same_state(kept: Playthrough) -> None:
    """TAB-8."""
    match = load(kept.path)
    *_, (last, state) = match.replay()
    assert last == match.events[-1]
    assert state == match.state


@every_one
def test_a_kept_match_is_played_again_to_the_byte(kept: Playthrough) -> None:
    """TAB-3: same seed, same actions. Where a rule or a box is changed on purpose: `make playthroughs`."""
    text = kept.path.read_text(encoding="utf-8")
    assert kept.play(kept.make()).save() == re.sub(r'"engine":"[^"]*"', f'"engine":"{__version__}"', text, count=1)


@pytest.mark.parametrize(
    ("kept", "what"),
    [(kept, what) for kept in PLAYTHROUGHS for what in kept.has],
    ids=lambda part: part.id if isinstance(part, Playthrough) else part,
)
def test_a_kept_match_is_worth_keeping(kept: Playthrough, what: str) -> None:
    assert kept.has[what](load(kept.path))


def test_three_seats_in_spanish_ended_as_it_did() -> None:
    outcome = load(HERE / "golf-three-seats-es.jsonl").outcome
    assert outcome is not None
    assert (outcome.points, outcome.winners, outcome.clause) == ((-53, -56, -60), (0,), "GOL-24")


def test_three_seats_in_spanish_has_something_of_everything() -> None:
    """A kept match is worth keeping when coins, cards, votes and misspellings are in it."""
    match = load(HERE / "golf-three-seats-es.jsonl")
    told = {type(entry.event).__name__ for entry in match.events}
    assert {"VoteCast", "ChoiceMade", "PurchaseMade", "TimeRanOut", "DraftKept"} <= told
    uses = [use for player in match.state.players for scored in player.rounds for use in scored.choice.cards]
    assert any(isinstance(use, CardUse) for use in uses)


def test_BUF_7_a_match_from_before_words_were_said_first_ended_as_it_did() -> None:
    """TAB-8: a path was asked for at once; BUF-24: every acronym counted."""
    match = load(HERE / "buffet-before-words-were-said.jsonl")
    told = {type(entry.event).__name__ for entry in match.events}
    assert {"ShowAsked", "PathShown"} <= told
    assert not {"WordAsked", "WordSaid"} & told
    assert (match.state.options.call_first, match.state.options.acronyms, match.state.options.names) == (
        True,
        "all",
        True,
    )
    assert match.outcome is not None
    assert (match.outcome.points, match.outcome.winners, match.outcome.clause) == ((2, 0, 3, 5), (3,), "BUF-32")
