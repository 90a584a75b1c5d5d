"""What people write and are called, however hostile."""

import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sobremesa.editions.texts import LANGUAGES, Language
from sobremesa.engine import Malformed
from sobremesa.server.denial import Denied
from sobremesa.server.people import names
from sobremesa.server.people.cleaning import clean_chat, clean_label, clean_name, clean_note, count_letters

HOSTILE = st.text(
    st.one_of(
        st.characters(),
        st.characters(categories=["Mn", "Me", "Mc", "Cf", "Cc", "Zs", "Zl", "Zp"]),
        st.sampled_from("aé한각각👩🏽\u200d\u202e\u2066\ufe0f\u0301\u0345\u3164\u2800\U000e0041ﬃ①"),
    ),
    max_size=120,
)


@pytest.mark.parametrize(
    ("written", "name"),
    [
        ("  Ana   María ", "Ana María"),
        ("Jose\u0301", "José"),
        ("a\u202eb\u2066c\u200dd\ufeffe", "abcde"),
        ("line\nbreak\u2028and\ttab", "line break and tab"),
        ("\u0301\u0301Ana", "Ana"),
        ("Ana \u0301\u0301", "Ana"),
        ("❤️ Ñandú", "❤️ Ñandú"),
        ("👩\u200d🚀", "👩🚀"),
        ("<b>&amp;</b>", "<b>&amp;</b>"),
        ("x" * 24, "x" * 24),
        ("e\u0301" * 24, "é" * 24),
    ],
)
def test_a_name_is_what_can_be_seen_of_it(written: str, name: str) -> None:
    assert clean_name(written) == name


def test_a_letter_carries_three_marks_and_no_tower() -> None:
    tower = clean_name("Z" + "\u0335\u0321\u0353" * 30)
    assert (len(tower), count_letters(tower)) == (4, 1)


@pytest.mark.parametrize(
    "written", ["", "   ", "\u200b\u200b", "\u202e", "\u3164", "\u2800", "\u0301", "\x00\x1b", "\ud800", "\ue000"]
)
def test_a_name_of_which_nothing_can_be_seen_is_none(written: str) -> None:
    with pytest.raises(Malformed, match="people-name-empty"):
        clean_name(written)


@pytest.mark.parametrize("written", ["x" * 25, "x" * 10_000_000, "é" * 25, "e" + "\u0301" * 1_000])
def test_a_name_that_is_too_long_is_refused_and_not_cut(written: str) -> None:
    with pytest.raises(Malformed, match="people-name-too-long"):
        clean_name(written)


def test_a_line_of_chat_may_be_longer_and_a_label_is_between() -> None:
    assert len(clean_chat("x" * 300)) == 300
    assert len(clean_label("x" * 40)) == 40
    with pytest.raises(Malformed, match="people-chat-too-long"):
        clean_chat("x" * 301)
    with pytest.raises(Malformed, match="people-chat-empty"):
        clean_chat("\n")
    with pytest.raises(Malformed, match="people-label-too-long"):
        clean_label("x" * 41)
    with pytest.raises(Malformed, match="people-label-empty"):
        clean_label(" ")


def test_a_note_to_the_operator_may_be_empty_and_is_cut() -> None:
    assert clean_note("") == ""
    assert clean_note(" a\u202e  b ") == "a b"
    assert len(clean_note("x" * 5_000)) == 1_000


@given(HOSTILE)
def test_whatever_is_written_comes_out_harmless_or_is_malformed(written: str) -> None:
    try:
        cleaned = clean_chat(written)
    except Malformed as malformed:
        assert malformed.text.id in {"people-chat-empty", "people-chat-too-long"}  # noqa: PT017
        return
    assert clean_chat(cleaned) == cleaned
    assert unicodedata.is_normalized("NFC", cleaned)
    assert cleaned == " ".join(cleaned.split())
    assert not {unicodedata.category(letter) for letter in cleaned} & {"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"}
    run = 0
    for letter in f" {cleaned}":
        run = run + 1 if unicodedata.category(letter)[0] == "M" else 0
        assert run <= 3
    assert 1 <= count_letters(cleaned) <= 300
    cleaned.encode()


@pytest.mark.parametrize(
    "name",
    [
        "Sobremesa",
        "S0bremesa",
        "sobre mesa",
        "Sobremesa oficial",
        "ЅОВRЕМЕЅА",
        "ADMIN",
        "Hóst",
        "ｓｙｓｔｅｍ",
        "b.o.t",
    ],
)
def test_nobody_can_pretend_to_be_the_house(name: str) -> None:
    with pytest.raises(Denied, match="people-name-reserved"):
        names.read_name(name)


@pytest.mark.parametrize("name", ["Luis", "Modesto", "Hostia", "Abbott", "Ñ", "李", "Иван", "😀", "María José", "R2D2"])
def test_ordinary_names_are_everybodys(name: str) -> None:
    assert names.read_name(name) == name


@pytest.mark.parametrize(
    ("written", "folded"), [("José", "jose"), (" ANA.ruiz ", "ana.ruiz"), ("ñandú_7", "nandu_7"), ("ﬁn-3", "fin-3")]
)
def test_a_login_is_found_however_it_is_written(written: str, folded: str) -> None:
    login, found = names.read_login(written)
    assert found == folded == names.fold(login)


@pytest.mark.parametrize(
    "written", ["", "ab", "a" * 33, "has space", "-ab", "ab-", "a@b.c", "李小龙", "a\x00bc", "x" * 10**6]
)
def test_a_login_is_short_and_plain(written: str) -> None:
    with pytest.raises(Malformed, match="people-login-unfit"):
        names.read_login(written)


def test_the_logins_of_the_house_are_taken() -> None:
    with pytest.raises(Denied, match="people-login-taken"):
        names.read_login("4dmin")


@given(st.text(max_size=80))
def test_whatever_is_written_as_a_login_is_read_or_refused(written: str) -> None:
    names.fold(written)
    try:
        login, folded = names.read_login(written)
    except (Malformed, Denied):
        return
    assert names.read_login(login) == (login, folded)
    assert names.read_login(folded)[1] == folded


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_guest_gets_a_friendly_name_of_two_words(language: Language) -> None:
    given_names = {names.name_for_guest(language) for _ in range(200)}
    assert len(given_names) > 50
    for name in given_names:
        assert names.read_name(name) == name
        assert len(name.split()) == 2
