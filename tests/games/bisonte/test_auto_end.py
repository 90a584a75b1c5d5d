"""The option by which a match ends as soon as the dictionary proves that nobody can play."""

from typing import Any

from sobremesa.games.bisonte.actions import Pass
from sobremesa.lexicon.house import HouseWords
from tests.games.bisonte.boxes import BisonteMatch, bisonte, known, lying, play, points


def table(racks: list[str], *, bag: str = "", house: HouseWords | None = None, **options: Any) -> BisonteMatch:
    chosen: dict[str, Any] = {"words": "checked", "auto_end": "yes", **options}
    game = bisonte("sol sola solas coche", house=house or HouseWords(), **chosen)
    return known(game, racks, bag=bag, board=lying("SOL", 8, 7))


def test_bis_22_auto_end_when_nobody_can_play() -> None:
    match = table(["AI", "IZ"])
    play(match, 0, "SOLA", 8, 7)
    assert match.state.ended_by == "BIS-22"
    assert points(match) == (4 - 1, -11)


def test_bis_22_auto_end_not_while_anybody_can() -> None:
    match = table(["AI", "SZ"])
    play(match, 0, "SOLA", 8, 7)
    assert match.outcome is None
    play(match, 1, "SOLAS", 8, 7)
    assert match.state.ended_by == "BIS-22"


def test_bis_22_auto_end_also_when_only_the_one_who_has_just_played_can() -> None:
    match = table(["AS", "IZ"])
    play(match, 0, "SOLA", 8, 7)
    assert match.outcome is None


def test_bis_22_auto_end_not_while_the_bag_has_tiles() -> None:
    match = table(["AI", "IZ"], bag="II")
    match.act(0, Pass())
    assert match.outcome is None


def test_bis_22_auto_end_is_an_option() -> None:
    for chosen in (False, "no"):
        match = table(["AI", "IZ"], auto_end=chosen)
        play(match, 0, "SOLA", 8, 7)
        assert match.outcome is None


def test_bis_22_auto_end_is_the_default_where_plays_are_checked() -> None:
    """BIS-12."""
    for words, ended_by in (("checked", "BIS-22"), ("objection", ""), ("table", "")):
        match = table(["AI", "IZ"], words=words, auto_end="by-words")
        play(match, 0, "SOLA", 8, 7)
        match.tick(10**5)
        assert match.state.ended_by == ended_by


def test_bis_22_auto_end_a_bisonte_can_be_what_is_needed() -> None:
    match = table(["AI", "*Z"])
    play(match, 0, "SOLA", 8, 7)
    assert match.outcome is None


def test_bis_22_auto_end_words_that_the_house_refuses_cannot_be_played() -> None:
    match = table(["AI", "SZ"], house=HouseWords(refused=frozenset({"solas"})))
    play(match, 0, "SOLA", 8, 7)
    assert match.state.ended_by == "BIS-22"


def test_bis_22_auto_end_where_the_house_has_words_that_the_dictionary_lacks_nothing_is_proved() -> None:
    match = table(["AI", "IZ"], house=HouseWords(accepted=frozenset({"zeta"})))
    play(match, 0, "SOLA", 8, 7)
    assert match.outcome is None
    known_too = table(["AI", "IZ"], house=HouseWords(accepted=frozenset({"sol"})))
    play(known_too, 0, "SOLA", 8, 7)
    assert known_too.state.ended_by == "BIS-22"


def test_bis_22_auto_end_knows_whether_two_tiles_may_spell_a_digraph() -> None:
    """BIS-8."""
    for split, over in ((False, True), (True, False)):
        match = table(["AI", "CCHE"], split_digraphs=split)
        play(match, 0, "SOLA", 8, 7)
        assert (match.outcome is not None) is over


def test_bis_22_auto_end_asks_only_those_who_have_tiles() -> None:
    """BIS-24: a player who is out gains what the other is left with."""
    match = table(["A", "IZ", "S"])
    play(match, 0, "SOLA", 8, 7)
    assert match.outcome is None
    match.act(1, Pass())
    play(match, 2, "SOLAS", 8, 7)
    assert match.state.ended_by == "BIS-22"
    assert points(match) == (4 + 11, -11, 5 + 11)


def test_bis_22_auto_end_in_objection_goes_by_the_dictionary_too() -> None:
    match = table(["AI", "IZ"], words="objection")
    play(match, 0, "SOLA", 8, 7)
    match.tick(10**5)
    assert match.state.ended_by == "BIS-22"
