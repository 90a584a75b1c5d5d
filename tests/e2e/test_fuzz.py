"""Messages and requests that nobody should send, in their short form; `make fuzz` sends many more."""

from scripts.fuzz import fuzz_messages, fuzz_requests


def test_two_thousand_spoilt_messages_get_one_clear_error_each_and_break_nothing() -> None:
    outcome = fuzz_messages(2_000, seed=5)
    assert not outcome.problems
    assert outcome.fuzzed.sent >= 2_000
    assert outcome.fuzzed.unreadable > 1_000
    assert outcome.fuzzed.good


def test_every_operation_answers_as_the_openapi_document_promises() -> None:
    said, problems = fuzz_requests(2, seed=5)
    assert not problems, said
