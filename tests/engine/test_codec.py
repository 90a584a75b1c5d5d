"""JSON in and out, and nothing but what fits."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sobremesa.engine import Codec, Malformed, Refused, Text, line, score, text
from tests.engine.counting import Roll, Whisper

actions: Codec[Roll | Whisper] = Codec(Roll | Whisper, largest=100)


@given(st.builds(Roll, times=st.integers(0, 9)) | st.builds(Whisper, secret=st.text(max_size=10)))
def test_what_is_encoded_decodes_as_it_was(action: Roll | Whisper) -> None:
    assert Codec[Roll | Whisper](Roll | Whisper).decode(actions.encode(action)) == action
    assert actions.check(action) == action


@pytest.mark.parametrize(
    "data", [b"", b"{", b"[]", b"null", b'{"type":"dance"}', b'{"type":"roll","times":"many"}', b"\xff\xfe", b"[" * 90]
)
def test_what_does_not_fit_is_malformed(data: bytes) -> None:
    with pytest.raises(Malformed) as caught:
        actions.decode(data)
    assert caught.value.text.id == "malformed-message"


def test_what_is_too_large_is_not_even_read() -> None:
    with pytest.raises(Malformed) as caught:
        actions.decode(b" " * 101)
    assert caught.value.text == text("malformed-too-large", size=101, most=100)


def test_equal_values_have_equal_bytes_whatever_the_order_of_their_keys() -> None:
    texts: Codec[Text] = Codec(Text)
    assert texts.encode(Text("a", {"x": 1, "y": 2})) == texts.encode(Text("a", {"y": 2, "x": 1}))


def test_a_score_is_the_sum_of_its_lines() -> None:
    assert score([line(3, "GOL-7", "a", letter="H"), line(-1, "GOL-13", "b")]).total == 2


def test_a_refusal_shows_its_clause_and_what_it_says() -> None:
    assert str(Refused("GOL-6", "gol-6-too-long", most=7)) == "GOL-6: gol-6-too-long {'most': 7}"
    assert str(Refused("GOL-6", "gol-6-too-long")) == "GOL-6: gol-6-too-long"
    assert str(Malformed("malformed-message")) == "malformed-message"


@pytest.mark.parametrize("value", [Whisper("\ud800"), Roll(10**5000), Whisper("x" * 200)])
def test_what_cannot_be_written_down_is_malformed(value: Roll | Whisper) -> None:
    """What is accepted must be saved (TAB-7)."""
    with pytest.raises(Malformed):
        actions.check(value)
