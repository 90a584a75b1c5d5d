"""Why the bot for the Letter Loom thinks well of a word, a card or a deck: what it says is true of that very move."""

from typing import Any

import pytest

from sobremesa.bots import bot_for
from sobremesa.bots.loom.reasons import Showing, of_word
from sobremesa.editions.texts import texts
from sobremesa.engine.text import Text
from sobremesa.games.loom.actions import ChooseDeck, PutBack
from sobremesa.games.loom.edition import WILD, StrategyKind
from sobremesa.games.loom.phases import Phase
from sobremesa.games.loom.search import Found
from sobremesa.games.loom.spelling import Means
from tests.bots.loom_tables import known
from tests.games.loom.boxes import BOX, CONSONANT, VOWEL, Desk, card, cards, creating, desk

K = StrategyKind
FIRST = Showing(is_first=True, times=0.0, risk=0.0)


def advise(table: Desk, seat: int) -> Any:
    return bot_for(table.game, "expert").advise(table.view(seat), table.offers(seat), 9)


def reasons(
    numbers: str, hand: str, showing: Showing = FIRST, *, wild: str = "", boosts: int = 0, must: str = ""
) -> list[Text]:
    """What is said of a word of these cards beside its points; what is not in hand lies in the centre."""
    word = tuple(WILD if name == "*" else card(name) for name in numbers.split())
    centre = tuple(number for number in word if number != WILD and number not in cards(hand))
    means = Means(centre, cards(hand), bool(wild), cards(must), "es")
    return list(of_word(BOX, means, Found("CASA", word, wild, 12), boosts, showing)[1:])


def ids(said: list[Text]) -> list[str]:
    return [reason.id.removeprefix("bot-loom-") for reason in said]


def test_a_word_is_told_for_what_brings_its_points() -> None:
    """LOO-12, LOO-K5, LOO-K14: 4 points of a Boost are doubled with the rest."""
    assert ids(reasons("Co Ag Sg Ao", "Ao")) == ["shown-first"]
    assert reasons("Co Ñg Zg Ao", "Ao")[0].args == {"letters": "Ñ, Z", "count": 2, "points": 22}
    assert reasons("Co Ag *", "Ag", wild="QU")[0].args == {"letter": "QU", "points": 6}
    assert reasons("Co Ag", "Co", boosts=1)[0].args == {"points": 4}
    assert ids(reasons("Cg Ag", "Cg", boosts=1)) == ["one-colour", "boost"]
    assert reasons("Cg Ag", "Cg", boosts=1)[1].args == {"points": 8}
    assert ids(reasons("Co Ag Sg Ao No Eo", "Ao No")) == ["cards", "whole-hand"]


def test_what_others_may_show_before_is_told_and_what_they_hardly_will() -> None:
    """LOO-13, LOO-K12."""
    safe, shown, hardly = (Showing(False, times, risk) for times, risk in ((0.0, 0.0), (0.5, 2.0), (0.1, 0.4)))
    assert ids(reasons("Co Ag", "Ag", safe)) == ["not-repeated"]
    assert ids(reasons("Co Ag", "Ag", shown, must="Co")) == ["repeated", "duty"]
    assert ids(reasons("Co Ag", "Ag", hardly)) == ["cards"]


def test_every_word_has_a_reason_beside_its_points() -> None:
    for seat in (0, 1, 2):
        for advice in advise(creating(game=known()), seat):
            assert len(advice.reasons) > 1


@pytest.mark.parametrize(
    ("centre", "worse"), [("Co", "few"), ("Ao So", "many"), ("Ao Eo So", "many"), ("Co So To", "few")]
)
def test_only_the_deck_that_leads_to_the_best_mix_is_praised_for_it(centre: str, worse: str) -> None:
    """LOO-1."""
    best, other = advise(desk(centre=centre, phase=Phase.CENTRE, game=known()), 0)
    assert ids(best.reasons) == ["centre"]
    assert ids(other.reasons) == [f"centre-{worse}"]
    assert other.action == ChooseDeck(VOWEL if worse == "many" else CONSONANT)


def test_a_card_that_is_put_back_is_named_with_what_it_would_bring() -> None:
    """LOO-5."""
    table = desk(strategy=[(K.BOOST, K.SWAP_ALL, K.WILDCARD)], phase=Phase.PUTTING_BACK, game=known())
    advice = {each.action: each for each in advise(table, 0)}
    boost = advice[PutBack(K.BOOST)]
    assert boost.reasons[0].args == {"card": "boost", "points": 4}
    assert boost.reasons[1].args == {"points": round(boost.worth)}
    assert texts("en").say(boost.reasons[0]) == "Boost is worth about 4 points to you this round."
    assert texts("es").say(boost.reasons[0]) == "¡Subidón Total! te daría unos 4 puntos en esta baza."
    assert {each.reasons[0].args["card"] for each in advice.values()} == {"boost", "swap-all", "wildcard"}
    for kind in K:
        said = Text("bot-loom-put-back", {"card": kind.value, "points": 2})
        assert texts("en").say(said).startswith(texts("en")(f"loom-card-{kind.value}"))
