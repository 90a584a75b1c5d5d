"""A match: started, acted in, looked at, saved and loaded."""

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from sobremesa.engine import (
    LexiconReplaced,
    Malformed,
    Match,
    MatchBegan,
    Refused,
    Score,
    SeedSealed,
    Sitter,
    commitment,
)
from tests.engine.counting import TURN, Action, Counting, Event, Roll, Rolled, Skipped, State, View, Whisper

SEED = bytes(32)


def counting(seats: int = 2) -> Match[State, Action, Event, View]:
    return Match.start(Counting(), seats, seed=SEED)


def test_the_first_public_event_carries_the_commitment_and_the_seed_is_told_to_nobody() -> None:
    """TAB-3."""
    match = counting()
    assert isinstance(match.events[0].event, SeedSealed)
    (began,) = (entry.event for entry in match.told(None))
    assert isinstance(began, MatchBegan)
    assert began.commitment == commitment(SEED)
    assert SEED.hex() not in msgspec.json.encode(match.told(0)).decode()


def test_a_number_of_seats_means_that_many_people() -> None:
    began = counting(3).events[1].event
    assert isinstance(began, MatchBegan)
    assert began.seats == (Sitter.PERSON,) * 3


def test_bots_can_be_seated_by_name_of_their_kind() -> None:
    match = Match.start(Counting(), (Sitter.PERSON, Sitter.BOT), seed=SEED)
    began = match.events[1].event
    assert isinstance(began, MatchBegan)
    assert began.seats == (Sitter.PERSON, Sitter.BOT)


def test_too_many_seats_are_refused() -> None:
    """TAB-14."""
    with pytest.raises(Refused, match="TAB-14"):
        counting(4)


def test_an_action_appends_its_events_with_the_next_numbers_and_its_time() -> None:
    match = counting()
    (entry,) = match.act(0, Roll(), now=50)
    assert (entry.number, entry.at) == (2, 50)
    assert match.events[-1] == entry
    assert match.now == 50


def test_a_refused_action_changes_nothing() -> None:
    """TAB-5."""
    match = counting()
    before = (match.state, match.events)
    with pytest.raises(Refused):
        match.act(1, Roll(), now=10)
    assert (match.state, match.events) == before


@pytest.mark.parametrize("wrong", [Roll(times="two"), Whisper(secret=7), None, "roll", 3, {"type": "dance"}])  # type: ignore[arg-type]
def test_an_action_with_wrong_types_is_malformed_and_changes_nothing(wrong: object) -> None:
    match = counting()
    before = match.state
    with pytest.raises(Malformed):
        match.act(0, wrong)  # type: ignore[arg-type]
    assert match.state is before


def test_time_never_runs_backwards() -> None:
    match = counting()
    match.act(0, Roll(), now=500)
    (entry,) = match.act(1, Roll(), now=20)
    assert entry.at == 500


def test_without_a_time_an_action_happens_at_the_time_of_the_last_event() -> None:
    match = counting()
    match.act(0, Roll(), now=70)
    assert match.act(1, Roll())[0].at == 70


def test_a_move_timed_at_the_deadline_itself_still_counts() -> None:
    """TAB-4."""
    match = counting()
    assert match.tick(TURN) == ()
    (entry,) = match.act(0, Roll(), now=TURN)
    assert isinstance(entry.event, Rolled)


def test_deadlines_that_passed_happen_before_a_later_action_and_at_their_own_time() -> None:
    """TAB-11."""
    match = counting()
    skipped, rolled = match.act(1, Roll(), now=TURN + 1)
    assert (skipped.at, rolled.at) == (TURN, TURN + 1)
    assert isinstance(skipped.event, Skipped)
    assert isinstance(rolled.event, Rolled)


def test_several_deadlines_pass_one_after_another() -> None:
    match = counting()
    assert [entry.at for entry in match.tick(3 * TURN + 1)] == [TURN, 2 * TURN, 3 * TURN]
    assert match.deadline == 4 * TURN


def test_a_race_is_decided_by_the_credited_time() -> None:
    """TAB-4."""
    match = counting()
    (entry,) = match.act(0, Roll(), now=400, credit=150)
    assert isinstance(entry.event, Rolled)
    assert entry.event.deadline == 250 + TURN


def test_a_secret_is_told_to_its_own_seat_alone() -> None:
    """TAB-2."""
    match = counting()
    match.act(0, Whisper("mine"))
    assert len(match.told(0, since=2)) == 1
    assert match.told(1, since=2) == match.told(None, since=2) == ()
    assert (match.view(0).secret, match.view(1).secret, match.view().secret) == ("mine", "", "")


def test_offers_and_previews_come_from_the_view_of_the_seat() -> None:
    match = counting()
    assert [offer.action for offer in match.offers(0)] == ["roll"]
    assert match.offers(1) == match.offers(None) == ()
    assert isinstance(match.preview(0, Roll()), Score)
    events = match.events
    assert not isinstance(match.preview(1, Roll()), Score)
    assert match.events == events


def played_out() -> Match[State, Action, Event, View]:
    match = counting()
    while match.outcome is None:
        match.act(match.state.turn, Roll(), now=match.now + 10)
    return match


def test_a_saved_match_loads_as_it_was() -> None:
    """TAB-8."""
    match = played_out()
    again = Match.load(Counting(), match.save())
    assert again.state == match.state
    assert again.events == match.events
    assert again.outcome == match.outcome
    assert again.save() == match.save()


def test_a_match_goes_on_after_loading_as_if_it_had_never_stopped() -> None:
    """TAB-7."""
    match = counting()
    match.act(0, Roll(), now=10)
    again = Match.load(Counting(), match.save())
    assert again.act(1, Roll(), now=20) == match.act(1, Roll(), now=20)


def heading(**changes: object) -> str:
    return msgspec.json.encode({"format": "sobremesa match", "version": 1, "game": "counting"} | changes).decode()


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("", "malformed-no-transcript"),
        ("hello", "malformed-no-transcript"),
        ("\x00\xff", "malformed-no-transcript"),
        (heading(format="chess"), "malformed-no-transcript"),
        (heading(version=2), "malformed-other-version"),
        (heading(game="golf"), "malformed-other-game"),
        (heading(), "malformed-empty-transcript"),
        (heading() + "\n{", "malformed-line"),
        (heading() + '\n{"number":0,"at":0,"event":{"type":"dance"}}', "malformed-line"),
        (heading() + '\n{"number":5,"at":0,"event":{"type":"seed-sealed","seed":"00"}}', "malformed-order"),
        (heading() + '\n{"number":0,"at":0,"event":{"type":"seed-sealed","seed":"zz"}}', "malformed-no-match"),
        (heading() + '\n{"number":0,"at":0,"event":{"type":"seed-revealed","seed":"00"}}', "malformed-no-match"),
    ],
)
def test_a_text_that_is_no_match_is_malformed_with_one_clear_reason(text: str, problem: str) -> None:
    with pytest.raises(Malformed) as caught:
        Match.load(Counting(), text)
    assert caught.value.text.id == problem


def test_a_huge_text_is_refused_before_it_is_read() -> None:
    with pytest.raises(Malformed, match="too-large"):
        Match.load(Counting(), "x" * (33 * 1024 * 1024))


def test_entries_may_not_go_back_in_time() -> None:
    match = counting()
    match.act(0, Roll(), now=50)
    lines = match.save().splitlines()
    lines[-1] = lines[-1].replace('"at":50', '"at":-1')
    with pytest.raises(Malformed, match="malformed-order"):
        Match.load(Counting(), "\n".join(lines))


@given(st.data())
def test_a_damaged_transcript_is_malformed_or_still_a_match(data: st.DataObject) -> None:
    text = played_out().save()
    cut = data.draw(st.integers(0, len(text)))
    junk = data.draw(st.text(max_size=5))
    damaged = text[:cut] + junk + text[cut + data.draw(st.integers(0, 40)) :]
    try:
        loaded: Match[State, Action, Event, View] = Match.load(Counting(), damaged)
    except Malformed as malformed:
        said = malformed.text.id
    else:
        said = "a match" if loaded.told(None) else "nothing"
    assert said == "a match" or said.startswith("malformed-")


def test_a_match_whose_lexicon_is_gone_goes_on_with_the_installed_one_and_says_so() -> None:
    match = counting()
    match.act(0, Roll())
    assert match.repin() == ()
    again = Match.load(Counting(lexicon="newer"), match.save())
    (entry,) = again.repin()
    assert entry.event == LexiconReplaced("newer")
    assert again.repin() == ()
    assert Match.load(Counting(lexicon="newer"), again.save()).repin() == ()
    assert again.act(1, Roll())


def test_a_match_whose_second_lexicon_is_gone_says_so_too() -> None:
    match: Match[State, Action, Event, View] = Match.start(Counting("one", "two"), 2, seed=SEED)
    assert match.repin() == ()
    again = Match.load(Counting("one", "newer"), match.save())
    (entry,) = again.repin()
    assert entry.event == LexiconReplaced("one", "newer")
    assert again.repin() == ()
    assert Match.load(Counting("one", "newer"), again.save()).repin() == ()


def test_a_finished_match_is_left_as_it_was_played() -> None:
    assert Match.load(Counting(lexicon="newer"), played_out().save()).repin() == ()


def test_a_replay_shows_the_state_after_every_event() -> None:
    """TAB-8."""
    match = played_out()
    steps = list(match.replay())
    assert [entry for entry, _ in steps] == list(match.events)
    assert steps[-1][1] == match.state
    assert len({state.totals for _, state in steps}) > 2


@pytest.mark.parametrize("size", [0, 31, 33, 65])
def test_a_seed_of_another_size_is_malformed(size: int) -> None:
    """TAB-3: a short seed could be guessed."""
    with pytest.raises(Malformed, match="malformed-seed"):
        Match.start(Counting(), 2, seed=bytes(size))


def test_who_only_watches_cannot_act() -> None:
    """TAB-13."""
    with pytest.raises(Refused, match="TAB-13"):
        counting().act(None, Roll())  # type: ignore[arg-type]


def test_seats_are_held_by_people_and_bots_alone() -> None:
    with pytest.raises(ValueError, match="ghost"):
        Match.start(Counting(), ("person", "ghost"), seed=SEED)  # type: ignore[arg-type]
