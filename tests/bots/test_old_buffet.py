"""Old matches of Word Buffet count every acronym of the dictionary: bots, hints and the coach know that (BUF-24)."""

from sobremesa.bots import bot_for
from sobremesa.bots.coach import review
from sobremesa.bots.hints import hints
from sobremesa.engine import Chance, Match, text
from sobremesa.games.buffet.actions import Announce, GiveUp
from sobremesa.games.buffet.game import Buffet
from sobremesa.lexicon.category import Category
from sobremesa.lexicon.entry import Entry
from sobremesa.lexicon.lexicon import Lexicon
from tests.games.buffet.boxes import BuffetMatch, at, edition, open_search, start

EPOC = (at(0, 8), at(1, 7), at(1, 6), at(0, 6))
"""It touches the food of the northern tile."""


def buffet(**options: object) -> Buffet:
    """A dictionary of one acronym that is not in wide use."""
    entries = [Entry("EPOC", frozenset({Category.ACRONYM}), "EPOC")]
    return Buffet(edition(), Lexicon.from_entries("es", entries, frequencies={"EPOC": 6.0}), options)


def searching(*, is_old: bool) -> BuffetMatch:
    """The first search, as it loads; an old log does not say which acronyms count."""
    saved = start(buffet(words="dictionary"), words={"EPOC": EPOC}).save()
    assert '"acronyms":"known",' in saved
    match: BuffetMatch = Match.load(buffet(), saved.replace('"acronyms":"known",', "") if is_old else saved)
    open_search(match)
    return match


def words_hinted(match: BuffetMatch) -> set[str]:
    return {hint.word for hint in hints(match.game, match.view(0), match.offers(0), "expert") if hint.word}


def test_BUF_24_hints_and_bots_know_the_words_that_an_old_match_takes() -> None:
    old, new = searching(is_old=True), searching(is_old=False)
    assert words_hinted(old) == {"EPOC"}
    assert words_hinted(new) == set()
    chance = Chance(bytes(32))
    assert bot_for(old.game, "expert").choose(old.view(0), old.offers(0), chance) == Announce(EPOC)
    assert bot_for(new.game, "expert").choose(new.view(0), new.offers(0), chance) == GiveUp()


def test_BUF_24_an_old_match_and_its_ratings_agree_on_what_a_word_is() -> None:
    for match, counts in ((searching(is_old=True), True), (searching(is_old=False), False)):
        rated = bot_for(match.game, "expert").rate(match.view(0), match.offers(0), Announce(EPOC))
        assert (rated.points is not None and rated.points > 0) is counts
        assert any(reason.id == "bot-buffet-no-word" for reason in rated.reasons) is not counts


def test_BUF_24_the_coach_counts_the_words_that_counted() -> None:
    match = searching(is_old=True)
    match.act(0, Announce(EPOC))
    match.act(1, GiveUp())
    assert EPOC[0] in match.state.ground.ants, "the rules took the word"
    over = Match(buffet(), (*match.events, *match.position.abandon("TAB-10", text("tab-10-ended"), match.now)))
    (turn,) = (turn for turn in review(over).turns if turn.seat == 0)
    assert turn.played.word == "EPOC"
    assert turn.cost == 0
    assert not any(reason.id == "bot-buffet-no-word" for reason in turn.played.reasons)


def test_a_match_is_played_with_the_game_of_its_table_unless_its_own_words_differ() -> None:
    game = buffet()
    assert Match.start(game, 2, seed=bytes(32)).game is game
    old = searching(is_old=True).game
    assert old.for_match(searching(is_old=True).state) is old
