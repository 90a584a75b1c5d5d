"""Messages and requests that nobody should send, in their short form; `make fuzz` sends many more."""

from typing import Any

import pytest

from scripts.fuzz import fuzz_messages, fuzz_played, fuzz_requests
from scripts.fuzzing.matches import fuzz_matches, phases_of
from sobremesa.engine import Malformed
from sobremesa.games import GAMES
from sobremesa.games.bisonte.edition import Placed
from sobremesa.games.bisonte.game import Bisonte
from tests.conformance.subjects import DEFAULTS, SUBJECTS


def test_two_thousand_spoilt_messages_get_one_clear_error_each_and_break_nothing() -> None:
    outcome = fuzz_messages(2_000, seed=5)
    assert not outcome.problems
    assert outcome.fuzzed.sent >= 2_000
    assert outcome.fuzzed.unreadable > 1_000
    assert outcome.fuzzed.good


def test_actions_that_parse_are_refused_or_taken_in_every_phase_of_every_game_and_refusals_change_nothing() -> None:
    played = fuzz_matches(SUBJECTS.values(), 2_000, seed=5, at_once=2)
    assert not played.problems
    assert played.sent >= 2_000
    assert played.refused.total() > 500
    assert played.accepted > 500
    # A match is opened, and markers are checked, within one decision.
    passed_through = {"opening", "marking"}
    phases = {phase for game in GAMES for phase in phases_of(DEFAULTS[game, "es"].make())}
    assert {phase for phase in phases if phase.partition(" ")[2] not in passed_through} <= set(played.phases)


def test_actions_that_parse_get_one_answer_at_a_table_and_refusals_change_nothing() -> None:
    asked = fuzz_played(80, seed=5)
    assert not asked.problems
    assert asked.sent >= 80
    assert len(asked.games) == len(GAMES)
    assert asked.answers["refused"] > 10


@pytest.mark.parametrize("mistake", ["it fails", "it changes the state", "it says no in another way"])
def test_a_game_with_a_mistake_is_found_out(monkeypatch: pytest.MonkeyPatch, mistake: str) -> None:
    decide = Bisonte.decide

    def mistaken(self: Bisonte, state: Any, seat: int, action: Any, at: Any) -> Any:
        if len(getattr(action, "placements", ())) > 1:
            if mistake == "it fails":
                raise KeyError(action.placements[0].tile)
            if mistake == "it changes the state":
                state.board.clear()
                state.board[len(action.placements)] = Placed("A")
            else:
                raise Malformed("malformed-seed", size=1, wanted=2)
        return decide(self, state, seat, action, at)

    monkeypatch.setattr(Bisonte, "decide", mistaken)
    played = fuzz_matches([DEFAULTS["bisonte", "es"]], 200, seed=5)
    assert played.problems


def test_every_operation_answers_as_the_openapi_document_promises() -> None:
    said, problems = fuzz_requests(2, seed=5)
    assert not problems, said
