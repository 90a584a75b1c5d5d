"""Hole cards as values (GOL-C2)."""

from hypothesis import given
from hypothesis import strategies as st

from sobremesa.games.golf.hole import HoleCard, Space, SpaceKind

HOOK = HoleCard(
    id="hook",
    hole=1,
    par=3,
    spaces=(Space(0, 0), Space(0, 1, SpaceKind.DOUBLE), Space(0, 2), Space(1, 2, SpaceKind.OBSTACLE)),
    start=0,
    flag=2,
    names=(("en", "The Hook"), ("es", "El gancho")),
)


def moved(card: HoleCard, turns: int, *, mirror: bool, right: int) -> HoleCard:
    spaces = card.spaces
    for _ in range(turns):
        spaces = tuple(Space(-space.y, space.x, space.kind) for space in spaces)
    if mirror:
        spaces = tuple(Space(-space.x, space.y, space.kind) for space in spaces)
    return HoleCard("other", 2, 4, tuple(Space(s.x + right, s.y, s.kind) for s in spaces), card.start, card.flag)


@given(st.integers(0, 3), st.booleans(), st.integers(-5, 5))
def test_a_card_is_like_itself_turned_mirrored_and_shifted(turns: int, mirror: bool, right: int) -> None:
    assert moved(HOOK, turns, mirror=mirror, right=right).likeness() == HOOK.likeness()


def test_a_card_with_another_flag_start_or_double_is_not_alike() -> None:
    other_flag = HoleCard("hook", 1, 3, HOOK.spaces, 0, 3)
    other_start = HoleCard("hook", 1, 3, HOOK.spaces, 1, 2)
    plain = HoleCard("hook", 1, 3, tuple(Space(space.x, space.y) for space in HOOK.spaces), 0, 2)
    assert len({card.likeness() for card in (HOOK, other_flag, other_start, plain)}) == 4


def test_a_card_has_a_name_in_each_language_and_its_id_where_it_has_none() -> None:
    assert [HOOK.name(language) for language in ("es", "en", "pt")] == ["El gancho", "The Hook", "hook"]


def test_a_card_counts_its_spaces_by_kind_and_knows_its_size() -> None:
    assert [HOOK.count(kind) for kind in SpaceKind] == [2, 1, 1]
    assert HOOK.size() == (2, 3)


def test_a_card_can_be_a_key() -> None:
    assert {HOOK: 1}[HoleCard(HOOK.id, 1, 3, HOOK.spaces, 0, 2, HOOK.names)] == 1
