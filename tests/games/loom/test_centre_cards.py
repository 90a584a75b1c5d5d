"""Strategy cards that change the centre: LOO-K12, LOO-K13, LOO-K17, LOO-K18."""

from msgspec.structs import replace

from sobremesa.games.loom.actions import Activate, ChooseDeck, Give, NameKind, Pick, Start, Target, Write
from sobremesa.games.loom.events import CentreSwept, CentreTaken, DutyLaid, GivenUp, LettersGivenUp
from sobremesa.games.loom.phases import Duty, Into, Phase
from sobremesa.games.loom.state import LoomState
from tests.games.loom.boxes import CONSONANT, VOWEL, Desk, K, activate, card, cards, desk, names


def naming(name: str = "Mo", *rest: K, **options: object) -> Desk:
    """The leader has named a card of the centre; seats 2 and 1 hold the rest."""
    held = [(K.THE_ONE_I_SAY, K.BOOST), *((kind, K.BOOST) for kind in reversed(rest))]
    table = desk(strategy=held, **options)  # type: ignore[arg-type]
    activate(table, K.THE_ONE_I_SAY)
    table.act(0, Pick(card(name)))
    return table


def creation(table: Desk) -> None:
    """Whoever has not activated yet plays Boost; then all may write."""
    while table.state.phase is Phase.ACTIVATING:
        activate(table, K.BOOST)
    table.act(0, Start())


def test_LOO_K12_all_rivals_must_use_that_very_card() -> None:
    table = naming("Ag")
    assert table.happened(DutyLaid) == [DutyLaid(card("Ag"), 0)]
    assert table.view(None).duties == (Duty(card("Ag"), 0),)
    assert [table.view(seat).own_duties for seat in (0, 1, 2)] == [(), cards("Ag"), cards("Ag")]
    creation(table)
    refusal = table.refused(1, Write(cards("Ab Eo")))
    assert (refusal.clause, refusal.text.args) == ("LOO-K12", {"letter": "A", "colour": "green"})
    table.act(1, Write(cards("Ag Eo")))
    table.act(0, Write(cards("Ab So")))


def test_LOO_K12_also_those_who_have_already_activated() -> None:
    table = desk(strategy=[(), (), (K.THE_ONE_I_SAY, K.BOOST)])
    activate(table, K.BOOST, K.THE_ONE_I_SAY)
    table.act(2, Pick(card("Mo")))
    assert table.view(0).own_duties == cards("Mo")
    assert table.view(2).own_duties == ()


def test_LOO_K12_several_duties_add_up() -> None:
    table = naming("Mo", K.THE_ONE_I_SAY, K.THE_ONE_I_SAY)
    activate(table, K.THE_ONE_I_SAY)
    table.act(2, Pick(card("Sg")))
    activate(table, K.THE_ONE_I_SAY)
    table.act(1, Pick(card("Mo")))
    assert [table.view(seat).own_duties for seat in (0, 1, 2)] == [cards("Sg Mo"), cards("Mo Sg"), cards("Mo")]
    table.act(0, Start())
    assert table.refused(1, Write(cards("Mo Eo"))).clause == "LOO-K12"
    table.act(1, Write(cards("Mo Eo Sg")))


def test_LOO_K12_a_card_of_the_centre_is_named() -> None:
    table = desk(strategy=[(K.THE_ONE_I_SAY, K.BOOST)])
    activate(table, K.THE_ONE_I_SAY)
    assert table.choices(0) == [Pick(number) for number in cards("Co Ag Sg Ab Mo")]
    assert table.refused(0, Pick(card("Ao"))).clause == "LOO-K12"
    assert table.refused(1, Pick(card("Mo"))).clause == "TAB-13"


def test_LOO_K12_the_only_card_of_the_centre_needs_no_naming() -> None:
    table = desk(centre="Zo", strategy=[(K.THE_ONE_I_SAY, K.BOOST)])
    activate(table, K.THE_ONE_I_SAY)
    assert table.state.duties == (Duty(card("Zo"), 0),)


def test_LOO_K12_with_an_empty_centre_it_does_nothing() -> None:
    """LOO-K18."""
    table = desk(centre="", strategy=[(K.THE_ONE_I_SAY, K.BOOST)])
    activate(table, K.THE_ONE_I_SAY)
    assert table.state.duties == ()
    assert table.state.phase is Phase.ACTIVATING


def test_LOO_K12_a_duty_ends_when_the_card_leaves_the_centre() -> None:
    assert naming("Mo").state.duties
    taken = naming("Mo", K.MINE_ALONE, K.MINE_ALONE)
    activate(taken, K.MINE_ALONE)
    taken.act(2, Pick(card("Mo")))
    assert taken.state.duties == ()
    swept = naming("Mo", K.NEW_CENTRE, K.NEW_CENTRE)
    activate(swept, K.NEW_CENTRE)
    assert swept.state.duties == ()


def test_LOO_K12_a_duty_on_another_card_stays() -> None:
    table = naming("Mo", K.MINE_ALONE, K.MINE_ALONE)
    activate(table, K.MINE_ALONE)
    table.act(2, Pick(card("Sg")))
    assert table.state.duties == (Duty(card("Mo"), 0),)


def test_LOO_K12_a_card_that_comes_back_to_the_centre_binds_nobody() -> None:
    table = naming("Mo", K.MINE_ALONE, K.FOR_ALL)
    activate(table, K.MINE_ALONE)
    table.act(2, Pick(card("Mo")))
    table.state = _hand(table, 2, "Mo")
    activate(table, K.FOR_ALL)
    table.act(1, Target(2))
    assert card("Mo") in table.state.centre
    assert table.view(1).own_duties == ()


def _hand(table: Desk, seat: int, held: str) -> LoomState:
    players = list(table.state.players)
    players[seat] = replace(players[seat], hand=cards(held))
    return replace(table.state, players=tuple(players))


def test_LOO_K12_the_duty_ends_when_the_language_of_the_round_lacks_the_letter() -> None:
    """LOO-K4."""
    table = naming("Ño", K.OTHER_LANGUAGE, K.BOOST, centre="Ño Ag Sg")
    activate(table, K.OTHER_LANGUAGE, K.BOOST)
    table.act(0, Start())
    table.act(1, Write(cards("Sg Eo")))
    other = naming("Ag", K.OTHER_LANGUAGE, K.BOOST, centre="Ño Ag Sg")
    activate(other, K.OTHER_LANGUAGE, K.BOOST)
    other.act(0, Start())
    assert other.refused(1, Write(cards("Sg Eo"))).clause == "LOO-K12"


def test_LOO_K12_a_shield_frees_from_duties_laid_before_and_after() -> None:
    """LOO-K2."""
    table = naming("Mo", K.SHIELD, K.THE_ONE_I_SAY)
    assert table.view(2).own_duties == cards("Mo")
    activate(table, K.SHIELD)
    assert table.view(2).own_duties == ()
    activate(table, K.THE_ONE_I_SAY)
    table.act(1, Pick(card("Sg")))
    assert (table.view(2).own_duties, table.view(0).own_duties) == ((), cards("Sg"))


# ---- New centre


def test_LOO_K13_the_whole_centre_is_discarded_and_five_new_cards_are_laid() -> None:
    table = desk(strategy=[(K.NEW_CENTRE, K.BOOST)], centre="Co Ag")
    activate(table, K.NEW_CENTRE)
    assert table.happened(CentreSwept) == [CentreSwept()]
    assert table.centre == ""
    assert sorted(table.view(1).face_up) == sorted(cards("Co Ag"))
    for laid in range(5):
        assert (table.step, table.state.waiting, len(table.state.centre)) == ("lay", (0,), laid)
        assert table.view(1).due == 5 - laid
        table.act(0, ChooseDeck(VOWEL if laid % 2 else CONSONANT))
    assert [table.state.deck_of(number) for number in table.state.centre] == [
        CONSONANT, VOWEL, CONSONANT, VOWEL, CONSONANT,
    ]  # fmt: skip
    assert table.state.phase is Phase.ACTIVATING
    assert not set(table.state.centre) & set(cards("Co Ag"))


def test_LOO_K13_a_large_centre_becomes_five_too() -> None:
    table = desk(strategy=[(K.NEW_CENTRE, K.BOOST)], centre="Co Ag Sg Ab Mo Zo Zg")
    activate(table, K.NEW_CENTRE)
    for _ in range(5):
        table.act(0, ChooseDeck(CONSONANT))
    assert len(table.state.centre) == 5
    assert table.state.phase is Phase.ACTIVATING


def test_LOO_K13_as_many_as_there_are_when_the_decks_run_out() -> None:
    """LOO-3."""
    table = desk(strategy=[(K.NEW_CENTRE, K.BOOST)], centre="Co Ag", vowels="Ey", consonants="")
    activate(table, K.NEW_CENTRE)
    for _ in range(3):
        table.act(0, ChooseDeck(VOWEL))
    assert sorted(table.state.centre) == sorted(cards("Ey Ag Co"))
    assert table.state.phase is Phase.ACTIVATING


def test_LOO_K13_a_shield_does_not_stop_changes_to_the_centre() -> None:
    """LOO-K2: LOO-K9, LOO-K13, LOO-K17 and LOO-K18 change it for a shielded player too."""
    table = desk(strategy=[(K.SHIELD, K.BOOST), (), (K.NEW_CENTRE, K.BOOST)])
    activate(table, K.SHIELD, K.NEW_CENTRE)
    assert table.view(0).centre == ()


# ---- All to the centre


def test_LOO_K17_every_rival_lays_a_letter_of_their_choice_in_the_centre() -> None:
    table = desk(strategy=[(K.ALL_TO_THE_CENTRE, K.BOOST)])
    activate(table, K.ALL_TO_THE_CENTRE)
    assert (table.step, table.state.waiting) == ("give-up", (2, 1))
    assert table.choices(1) == [Give(number) for number in sorted(cards("Eo Ro No"))]
    table.act(1, Give(card("Ro")))
    assert table.centre == "Co Ag Sg Ab Mo"
    table.act(2, Give(card("Oo")))
    assert table.happened(LettersGivenUp) == [
        LettersGivenUp((GivenUp(2, card("Oo")), GivenUp(1, card("Ro"))), Into.CENTRE)
    ]
    assert table.centre == "Co Ag Sg Ab Mo Oo Ro"
    assert (table.hand(0), table.hand(1), table.hand(2)) == ("Ao So To", "Eo No", "Do Lo")


def test_LOO_K17_a_shielded_player_lays_none_but_sees_the_centre_grow() -> None:
    """LOO-K2."""
    table = desk(strategy=[(K.SHIELD, K.BOOST), (), (K.ALL_TO_THE_CENTRE, K.BOOST)])
    activate(table, K.SHIELD, K.ALL_TO_THE_CENTRE)
    assert table.state.waiting == (1,)
    table.act(1, Give(card("Eo")))
    assert names(table.view(0).centre) == "Co Ag Sg Ab Mo Eo"
    assert table.hand(0) == "Ao So To"


def test_LOO_K17_who_lays_the_last_letter_draws_another() -> None:
    """LOO-7."""
    table = desk(("Ao", "Eo Ro", "Oo"), strategy=[(K.ALL_TO_THE_CENTRE, K.BOOST)])
    activate(table, K.ALL_TO_THE_CENTRE)
    assert table.state.waiting == (1,), "who has one letter has nothing to choose"
    table.act(1, Give(card("Ro")))
    assert (table.step, table.state.waiting) == ("refill", (2,))


# ---- Mine alone


def test_LOO_K18_a_card_of_the_centre_is_yours_and_the_centre_is_not_refilled() -> None:
    table = desk(strategy=[(K.MINE_ALONE, K.BOOST)])
    activate(table, K.MINE_ALONE)
    assert table.refused(0, Pick(card("Zo"))).clause == "LOO-K18"
    table.act(0, Pick(card("Sg")))
    assert table.told(None, CentreTaken) == [CentreTaken(0, card("Sg"))]
    assert table.centre == "Co Ag Ab Mo"
    assert table.hand(0) == "Ao So Sg To"


def test_LOO_K18_the_last_card_leaves_an_empty_centre_and_own_cards_are_enough() -> None:
    """LOO-10."""
    table = desk(strategy=[(K.MINE_ALONE, K.BOOST)], centre="Co")
    activate(table, K.MINE_ALONE)
    assert table.centre == ""
    creation(table)
    table.act(1, Write(cards("No Eo")))


def test_LOO_K18_hand_and_centre_have_no_limit() -> None:
    """LOO-K9."""
    table = desk(("Ao Eo Io Oo Uo Ag Eg", "So", "Do Lo"), "Co Ab Sg Mo Zo Zg", [(K.FOR_ALL, K.BOOST)])
    activate(table, K.FOR_ALL)
    table.act(0, Target(2))
    assert len(table.state.centre) == 7
    assert table.refused(0, NameKind(VOWEL)).clause == "TAB-13"
    assert table.refused(0, Activate(K.BOOST)).clause == "TAB-13"
