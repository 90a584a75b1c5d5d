"""Strategy cards that hold for the round: LOO-K2, LOO-K4, LOO-K5, LOO-K14, LOO-K16; and Shields in reaction."""

import pytest

from sobremesa.games.loom.actions import Activate, Give, NameKind, Pick, ShowShield, Start, Target, Write
from sobremesa.games.loom.conditions import blasts_on, boosts_of, is_shielded, language_of
from sobremesa.games.loom.edition import WILD
from sobremesa.games.loom.events import CardActivated
from sobremesa.games.loom.phases import Activated, Phase
from tests.games.loom.boxes import VOWEL, Desk, K, activate, box, card, cards, create, desk, loom

HANDS = ("Ao So To", "Eo Ro No", "Oo Do Lo")


def row(*shown: tuple[K, int | None]) -> tuple[Activated, ...]:
    """Cards of the seats 0, 1, … with their targets."""
    return tuple(Activated(seat, kind, target) for seat, (kind, target) in enumerate(shown))


def totals(table: Desk) -> list[int]:
    """The points of the last round."""
    results = [player.results[-1] for player in table.state.players]
    return [result.score.total for result in results if result]


def test_LOO_K2_a_shield_protects_its_own_seat() -> None:
    shown = row((K.SHIELD, None), (K.BOOST, None))
    assert (is_shielded(shown, 0), is_shielded(shown, 1)) == (True, False)


def test_LOO_K2_cards_already_lost_do_not_come_back() -> None:
    table = desk(strategy=[(K.STEAL_ONE, K.BOOST), (), (K.SHIELD, K.BOOST)])
    activate(table, K.STEAL_ONE)
    table.act(0, Target(2))
    table.act(0, NameKind(VOWEL))
    activate(table, K.SHIELD)
    assert (table.hand(0), table.hand(2)) == ("Ao Oo So To", "Do Lo")


def test_LOO_K2_a_blast_laid_before_no_longer_binds() -> None:
    """LOO-K16."""
    before = row((K.BLAST, 1), (K.BOOST, None))
    after = row((K.BLAST, 1), (K.SHIELD, None))
    assert (blasts_on(before, 1), blasts_on(after, 1), blasts_on(before, 0)) == (1, 0, 0)


def test_LOO_K4_all_must_form_a_word_of_the_other_language() -> None:
    shown = row((K.OTHER_LANGUAGE, None), (K.BOOST, None), (K.SHIELD, None))
    assert [language_of(shown, seat, "es", "en") for seat in range(3)] == ["en", "en", "es"]
    assert language_of(row((K.BOOST, None)), 0, "es", "en") == "es"


def test_LOO_K4_a_second_one_changes_nothing() -> None:
    shown = row((K.OTHER_LANGUAGE, None), (K.OTHER_LANGUAGE, None))
    assert language_of(shown, 0, "es", "en") == "en"


def test_LOO_K4_that_languages_dictionary_decides() -> None:
    """LOO-K2: a shielded player's word is in the table's language."""
    table = desk(
        ("Ao To", "Ab Tg", "Oo So"),
        "Co Ag Sg",
        [(K.OTHER_LANGUAGE, K.BOOST), (K.SHIELD, K.BOOST), (K.WILDCARD, K.BOOST)],
    )
    activate(table, K.OTHER_LANGUAGE, K.WILDCARD, K.SHIELD)
    create(table, "cat", "asa", "casa")
    results = [player.results[-1] for player in table.state.players]
    assert [(each.shown.language, each.spelling, each.score.total) for each in results if each] == [
        ("en", "valid", (4 + 2 + 4) * 2),
        ("es", "valid", 2 + 4 + 2),
        ("en", "invalid", 0),
    ]


def test_LOO_K4_in_an_english_game_the_word_is_spanish() -> None:
    table = desk(("Ao So", "Eo Ro"), "Co Ag", [(K.OTHER_LANGUAGE, K.BOOST)], game=loom(box("en")))
    activate(table, K.OTHER_LANGUAGE, K.BOOST)
    create(table, "casa", None)
    result = table.state.players[0].results[-1]
    assert result is not None
    assert (result.shown.language, result.spelling) == ("es", "valid")


def test_LOO_K5_the_wildcard_is_an_own_letter_of_any_colour_worth_six() -> None:
    table = desk(("Zo", "Eo"), "Co Ao So", [(K.WILDCARD, K.BOOST)])
    activate(table, K.WILDCARD, K.BOOST)
    table.act(0, Start())
    table.act(0, Write((*cards("Co Ao So"), WILD), "A"))
    assert table.refused(1, Write((*cards("Co Ao So"), WILD), "A")).clause == "LOO-K5"
    assert table.hand(0) == "Zo", "it is no card of the hand that others could take"
    create(table)
    assert totals(table)[0] == (4 + 2 + 4 + 6) * 2


def test_LOO_K5_its_letter_is_one_of_the_words_language() -> None:
    table = desk(("Zo", "Eo"), "Co Ao So", [(K.WILDCARD, K.BOOST), (K.OTHER_LANGUAGE, K.BOOST)])
    activate(table, K.WILDCARD, K.OTHER_LANGUAGE)
    table.act(0, Start())
    assert table.refused(0, Write((*cards("Co Ao"), WILD), "Ñ")).clause == "LOO-K5"
    table.act(0, Write((*cards("Co Ao"), WILD), "T"))
    spanish = desk(("Zo", "Eo"), "Co Ao Ag", [(K.WILDCARD, K.BOOST)])
    activate(spanish, K.WILDCARD, K.BOOST)
    spanish.act(0, Start())
    spanish.act(0, Write((*cards("Co Ao"), WILD, card("Ag")), "Ñ"))
    create(spanish)
    assert totals(spanish)[0] == 4 + 2 + 6 + 2


def test_LOO_K14_four_points_more_for_ones_own_word() -> None:
    assert [boosts_of(row((K.BOOST, None), (K.SWAP, 0)), seat) for seat in (0, 1)] == [1, 0]
    table = desk(("Ao So", "Ab Eo"), "Co Ag Sg", [(K.BOOST, K.SWAP), (K.WILDCARD, K.SWAP)])
    activate(table, K.BOOST, K.WILDCARD)
    table.act(0, Start())
    table.act(0, Write(cards("Ao Sg Ag")))
    table.act(1, Write(cards("Ab Sg Ag")))
    create(table)
    assert totals(table) == [(2 + 4 + 2) + 4, -4]


def test_LOO_K16_a_rival_loses_four_points_and_two_add_up() -> None:
    assert [blasts_on(row((K.BLAST, 2), (K.BLAST, 2), (K.BLAST, 0)), seat) for seat in range(3)] == [1, 0, 2]
    table = desk(("Ao So", "Ab To", "Oo Eo"), "Co Ag Sg", [(K.WILDCARD, K.SWAP), (K.BLAST, K.SWAP), (K.BLAST, K.SWAP)])
    activate(table, K.WILDCARD, K.BLAST)
    table.act(2, Target(0))
    activate(table, K.BLAST)
    table.act(1, Target(0))
    table.act(0, Start())
    table.act(0, Write(cards("Ao Sg Ag")))
    create(table)
    assert totals(table) == [2 + 4 + 2 - 8, 0, 0]


def test_LOO_K16_only_a_blast_takes_points_off_whatever_else_was_aimed_at_a_player() -> None:
    assert [blasts_on(row((K.STEAL_ONE, 2), (K.SWAP, 2), (K.BLAST, 0)), seat) for seat in range(3)] == [1, 0, 0]


# ---- Shields in reaction


ATTACKS = (
    K.SWAP,
    K.THROW_ONE_OUT,
    K.OTHER_LANGUAGE,
    K.SWAP_ALL,
    K.STEAL_ONE,
    K.FOR_ALL,
    K.GREAT_ROBBERY,
    K.THE_ONE_I_SAY,
    K.ONE_LESS,
    K.BLAST,
    K.ALL_TO_THE_CENTRE,
)
AIMED = (K.SWAP, K.THROW_ONE_OUT, K.SWAP_ALL, K.STEAL_ONE, K.FOR_ALL, K.BLAST)


def attack(kind: K, first: tuple[K, ...] = (K.SHIELD, K.BOOST), shield: str = "reactive") -> Desk:
    """The leader attacks seat 1, or all; seat 1 holds these cards."""
    table = desk(HANDS, strategy=[(kind, K.BOOST), first, (K.SWAP, K.BOOST)], shield=shield)
    activate(table, kind)
    if kind in AIMED:
        table.act(0, Target(1))
    elif kind is K.THE_ONE_I_SAY:
        table.act(0, Pick(card("Mo")))
    return table


@pytest.mark.parametrize("kind", ATTACKS)
def test_LOO_K2_who_is_attacked_and_has_not_activated_may_show_a_shield(kind: K) -> None:
    table = attack(kind)
    asked = (1,) if kind in AIMED else (2, 1)
    assert (table.step, table.state.waiting, table.state.deadline) == ("shield", asked, 5_000)
    table.act(1, ShowShield(show=True))
    assert table.happened(CardActivated)[-1] == CardActivated(1, K.SHIELD, reaction=True)
    if kind not in AIMED:
        table.act(2, ShowShield(show=False))
    while table.state.phase is Phase.CARRYING_OUT:
        seat = table.state.waiting[0]
        assert seat != 1
        table.act(seat, table.choices(seat)[0])
    assert table.hand(1) == "Eo No Ro"
    assert (table.view(1).own_duties, blasts_on(table.state.activated, 1)) == ((), 0)
    assert table.game.means(table.view(1)).language == "es"
    assert table.state.players[1].strategy == (K.BOOST,)


@pytest.mark.parametrize("kind", ATTACKS)
def test_LOO_K2_without_the_option_nobody_is_asked(kind: K) -> None:
    assert attack(kind, shield="in-turn").step != "shield"


@pytest.mark.parametrize("kind", sorted(set(K) - set(ATTACKS)))
def test_LOO_K2_a_card_that_touches_nobody_else_asks_nobody(kind: K) -> None:
    table = desk(HANDS, strategy=[(kind, K.BOOST)], shield="reactive")
    activate(table, kind)
    assert table.step != "shield"


def test_LOO_K2_all_who_are_attacked_are_asked_alike_with_or_without_a_shield() -> None:
    table = attack(K.ONE_LESS, first=(K.BLAST, K.BOOST))
    assert table.state.waiting == (2, 1)
    assert table.choices(1) == [ShowShield(show=False)]
    assert table.refused(1, ShowShield(show=True)).clause == "LOO-K2"
    with_shield = attack(K.ONE_LESS)
    assert with_shield.choices(1) == [ShowShield(show=False), ShowShield(show=True)]
    assert with_shield.state.waiting == (2, 1)


def test_LOO_K2_a_shield_in_reaction_is_that_players_card_for_the_round() -> None:
    table = attack(K.BLAST)
    table.act(1, ShowShield(show=True))
    assert table.state.waiting == (2,)
    assert table.state.activated == (Activated(0, K.BLAST, 1), Activated(1, K.SHIELD))
    table.act(2, Activate(K.BOOST))
    assert table.state.phase is Phase.CREATION_START


def test_LOO_K2_a_later_attack_finds_the_shield_in_place() -> None:
    table = attack(K.BLAST)
    table.act(1, ShowShield(show=True))
    table.act(2, Activate(K.SWAP))
    table.act(2, Target(1))
    assert table.hand(1) == "Eo No Ro"
    assert table.state.phase is Phase.CREATION_START


def test_LOO_K2_who_declines_is_touched_and_activates_in_turn() -> None:
    table = attack(K.ONE_LESS)
    table.act(1, ShowShield(show=False))
    table.act(2, ShowShield(show=False))
    assert (table.step, table.state.waiting) == ("give-up", (2, 1))
    table.act(1, Give(card("Eo")))
    table.act(2, Give(card("Oo")))
    assert table.state.waiting == (2,)
    activate(table, K.BOOST)
    assert table.choices(1) == [Activate(K.SHIELD), Activate(K.BOOST)]


def test_LOO_K2_no_answer_in_five_seconds_is_no_shield() -> None:
    table = attack(K.STEAL_ONE)
    table.tick()
    assert table.now == 5_000
    assert table.step == "kind"
    assert table.state.players[1].strategy == (K.SHIELD, K.BOOST)


def test_LOO_K2_who_has_activated_is_not_asked() -> None:
    table = desk(HANDS, strategy=[(K.BOOST, K.SWAP), (), (K.STEAL_ONE, K.BOOST)], shield="reactive")
    activate(table, K.BOOST, K.STEAL_ONE)
    table.act(2, Target(0))
    assert table.step == "kind"


def test_LOO_K4_a_second_one_attacks_nobody() -> None:
    table = desk(HANDS, strategy=[(K.OTHER_LANGUAGE, K.SWAP), (), (K.OTHER_LANGUAGE, K.BOOST)], shield="reactive")
    activate(table, K.OTHER_LANGUAGE)
    for seat in (2, 1):
        table.act(seat, ShowShield(show=False))
    activate(table, K.OTHER_LANGUAGE)
    assert (table.state.phase, table.state.waiting) == (Phase.ACTIVATING, (1,))
