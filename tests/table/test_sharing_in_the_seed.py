"""Browsers commit to a nonce while people gather, and reveal it once the start is set (TAB-3)."""

from typing import Any

import msgspec
import pytest

from sobremesa.engine import MatchBegan, commitment
from sobremesa.engine.shared_seed import commit_nonce, commit_secret, secret_of_round, share_seed
from sobremesa.table import Asker, Phase, decide, open_rematch, open_table, tell_event, view_table
from sobremesa.table import commands as ask
from sobremesa.table.events import TableOpened
from sobremesa.table.view import share_of
from tests.table.evening import OPENED, Evening, counting, names

SECRET = bytes(range(100, 132))
NONCES = {"ana": bytes([1]) * 32, "beto": bytes([2]) * 32, "carla": bytes([3]) * 32}


class Shared(Evening):
    """An evening at a table with a secret of its own."""

    def __init__(self, *others: str) -> None:
        super().__init__()
        self.steps.clear()
        self.adopt(open_table(self.house, counting(), "ana", OPENED, code="MESA", secret=SECRET))
        for person in others:
            self.do(person, ask.Sit())
        for person in ("ana", *others):
            self.commit(person)

    def commit(self, person: str, nonce: bytes = b"") -> None:
        self.do(person, ask.CommitNonce(commit_nonce(nonce or NONCES[person])))

    def reveal(self, person: str) -> None:
        self.do(person, ask.RevealNonce(NONCES[person].hex()))

    def start(self) -> None:
        for seat, holder in enumerate(self.state.seats):
            if holder.is_free:
                self.do("ana", ask.SeatBot(seat, "club"))
            elif holder.person != "ana":
                self.do(holder.person, ask.SayReady())
        self.do("ana", ask.Start())

    @property
    def began(self) -> MatchBegan:
        events = (entry.event for step in self.steps for entry in step.entries)
        return next(event for event in events if isinstance(event, MatchBegan))


def test_the_seed_is_made_of_the_secret_that_was_committed_to_and_of_all_nonces() -> None:
    """TAB-3."""
    evening = Shared("beto")
    seen = share_of(evening.state)
    assert seen is not None
    evening.start()
    evening.reveal("beto")
    evening.reveal("ana")
    evening.pass_time(evening.house.customs.countdown)
    secret = secret_of_round(SECRET, 0)
    assert evening.began.commitment == commitment(share_seed(secret, [NONCES["ana"], NONCES["beto"]]))
    shared = evening.state.shared
    assert shared is not None
    assert shared.commitment == seen.commitment == commit_secret(secret)
    assert [(each.seat, each.commitment) for each in shared.contributions] == [
        (each.seat, each.commitment) for each in seen.contributions
    ]


def test_a_table_with_one_person_and_bots_is_fair_in_the_same_way() -> None:
    """TAB-3."""
    evening = Shared()
    evening.start()
    evening.now += 400
    evening.reveal("ana")
    assert names(evening.steps[-1]) == ["nonce-revealed", "start-set"]
    assert names(evening.pass_time(0)) == ["match-started", "seed-shared", "seed-sealed", "match-began"]
    assert evening.began.commitment == commitment(share_seed(secret_of_round(SECRET, 0), [NONCES["ana"]]))
    # The clock runs from when all was known, and not from when the start was asked for.
    assert evening.match_time == 0


def test_the_secret_is_told_to_nobody_before_the_match_is_over() -> None:
    """TAB-3."""
    evening = Shared("beto")
    evening.start()
    evening.reveal("ana")
    evening.reveal("beto")
    evening.pass_time(evening.house.customs.countdown)

    def told() -> str:
        people = ("ana", "beto", "nobody")
        views = [view_table(evening.state, person) for person in people]
        events = [
            tell_event(evening.state, each, who) for step in evening.steps for each in step.events for who in people
        ]
        return msgspec.json.encode([views, events]).decode()

    secrets = (SECRET.hex(), secret_of_round(SECRET, 0).hex())
    assert not any(secret in told() for secret in secrets)
    evening.do("ana", ask.VoteEnd())
    evening.do("beto", ask.VoteEnd())
    assert evening.state.phase is Phase.ENDED
    assert SECRET.hex() not in told()
    assert view_table(evening.state, "nobody").chance == msgspec.structs.replace(
        evening.state.shared,
        secret=secret_of_round(SECRET, 0).hex(),  # type: ignore[type-var]
    )


def test_a_nonce_that_is_not_revealed_holds_up_the_start_for_a_while_and_then_ends_it() -> None:
    """TAB-3: who knows the other nonces may not drop out in silence until the deal pleases them."""
    evening = Shared("beto")
    evening.start()
    evening.reveal("ana")
    assert evening.pass_time(evening.house.customs.countdown) is None
    failed = evening.pass_time(evening.house.customs.reveal)
    assert names(failed) == ["start-failed"]
    assert evening.state.phase is Phase.GATHERING
    refusal = view_table(evening.state, "ana").refusal
    assert refusal is not None
    assert (refusal.clause, refusal.text.id, refusal.text.args) == ("TAB-3", "tab-3-not-revealed", {"seat": 2})


def test_nothing_that_was_revealed_for_a_start_that_was_called_off_is_used_again() -> None:
    """TAB-3."""
    evening = Shared("beto")
    before = share_of(evening.state)
    evening.start()
    evening.reveal("ana")
    evening.do("beto", ask.SayReady(ready=False))
    after = share_of(evening.state)
    assert before is not None
    assert after is not None
    assert evening.state.phase is Phase.GATHERING
    assert after.commitment != before.commitment
    assert after.contributions == ()


def test_the_match_begins_without_who_has_no_browser_and_with_the_others() -> None:
    """TAB-3."""
    evening = Shared()
    evening.do("beto", ask.Sit())
    evening.start()
    evening.reveal("ana")
    assert "match-began" in names(evening.pass_time(evening.house.customs.countdown))
    shared = evening.state.shared
    assert shared is not None
    assert [each.seat for each in shared.contributions] == [0]


def test_whoever_stands_up_takes_the_nonce_along_and_another_device_may_commit_anew() -> None:
    evening = Shared("beto")
    evening.do("beto", ask.StandUp())
    assert [each.person for each in evening.state.nonces] == ["ana"]
    evening.commit("ana", bytes([9]) * 32)
    assert [each.commitment for each in evening.state.nonces] == [commit_nonce(bytes([9]) * 32)]


@pytest.mark.parametrize(
    ("person", "command", "why"),
    [
        ("dora", ask.CommitNonce("0" * 64), ("TAB-13", "tab-13-spectator")),
        ("ana", ask.RevealNonce(NONCES["ana"].hex()), ("TAB-3", "tab-3-too-early")),
    ],
)
def test_while_people_gather_only_those_who_sit_commit_and_nobody_reveals(
    person: str, command: Any, why: tuple[str, str]
) -> None:
    """TAB-3, TAB-13."""
    assert Shared().refusal(person, command) == why


def test_once_the_start_is_set_nobody_commits_and_only_the_nonce_that_was_committed_to_is_taken() -> None:
    """TAB-3."""
    evening = Shared("beto")
    evening.start()
    assert evening.refusal("ana", ask.CommitNonce("0" * 64)) == ("TAB-3", "tab-3-too-late")
    assert evening.refusal("ana", ask.RevealNonce(NONCES["beto"].hex())) == ("TAB-3", "tab-3-other-nonce")


def test_bots_add_nothing_nor_does_anybody_at_a_table_without_a_secret() -> None:
    """TAB-3."""
    evening = Shared()
    asker = Asker("beto", evening.now, bot=True)
    evening.adopt(decide(evening.house, evening.state, ask.Sit(), asker))
    with pytest.raises(Exception, match="tab-3-bot"):
        decide(evening.house, evening.state, ask.CommitNonce("0" * 64), asker)
    assert Evening().refusal("ana", ask.CommitNonce("0" * 64)) == ("TAB-3", "tab-3-not-shared")


def test_a_rematch_has_a_secret_of_its_own() -> None:
    """TAB-3."""
    evening = Shared("beto")
    evening.start()
    evening.reveal("ana")
    evening.reveal("beto")
    evening.pass_time(evening.house.customs.countdown)
    evening.do("ana", ask.VoteEnd())
    evening.do("beto", ask.VoteEnd())
    other = open_rematch(evening.house, evening.state, table="t", host="ana", now=evening.now, secret=bytes(32))
    opened = other.step.events[0]
    assert isinstance(opened, TableOpened)
    assert opened.secret == bytes(32).hex()
    assert other.state.nonces == ()
    assert share_of(other.state) != share_of(evening.state)
