"""The 18 strategy cards: one function a card, which carries it out or says what must be asked first."""

from sobremesa.games.loom.cards.centre import all_to_the_centre, mine_alone, new_centre, the_one_i_say
from sobremesa.games.loom.cards.giving import change_some, extra_card, one_less
from sobremesa.games.loom.cards.lasting import blast, hold, other_language
from sobremesa.games.loom.cards.taking import for_all, great_robbery, steal_one, swap, swap_all, throw_one_out
from sobremesa.games.loom.edition import StrategyKind
from sobremesa.games.loom.rules import CardRule

CARDS: dict[StrategyKind, CardRule] = {
    StrategyKind.SWAP: swap,
    StrategyKind.SHIELD: hold,
    StrategyKind.THROW_ONE_OUT: throw_one_out,
    StrategyKind.OTHER_LANGUAGE: other_language,
    StrategyKind.WILDCARD: hold,
    StrategyKind.CHANGE_SOME: change_some,
    StrategyKind.SWAP_ALL: swap_all,
    StrategyKind.STEAL_ONE: steal_one,
    StrategyKind.FOR_ALL: for_all,
    StrategyKind.EXTRA_CARD: extra_card,
    StrategyKind.GREAT_ROBBERY: great_robbery,
    StrategyKind.THE_ONE_I_SAY: the_one_i_say,
    StrategyKind.NEW_CENTRE: new_centre,
    StrategyKind.BOOST: hold,
    StrategyKind.ONE_LESS: one_less,
    StrategyKind.BLAST: blast,
    StrategyKind.ALL_TO_THE_CENTRE: all_to_the_centre,
    StrategyKind.MINE_ALONE: mine_alone,
}
