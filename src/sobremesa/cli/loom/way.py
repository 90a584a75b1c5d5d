"""What is typed for a move of the Letter Loom."""

from sobremesa.cli.loom.asking import decks_typed
from sobremesa.cli.loom.cards import letters_said
from sobremesa.cli.loom.creating import NO_WORD, cards_typed
from sobremesa.cli.loom.table import Table
from sobremesa.cli.way import ENTER, NO, YES, Way, way_of_vote
from sobremesa.games.loom import actions as does
from sobremesa.games.loom.conditions import blasts_on, boosts_of
from sobremesa.games.loom.edition import Deck, StrategyKind
from sobremesa.games.loom.rules import HAND_LETTERS
from sobremesa.games.loom.spelling import best_cards, spell
from sobremesa.games.loom.view import LoomView


def way(table: Table, view: LoomView, action: does.Action) -> Way:  # noqa: C901 - one line an action
    """Decks as v and c, cards and strategy cards by number, a word as such where its best cards are meant."""
    say = table.say
    match action:
        case does.ChooseDeck() | does.NameKind():
            return Way((decks_typed((action.deck,)),), say(f"cli-loom-a-{action.deck.value}"))
        case does.ChooseDecks():
            count = view.question.count if view.question is not None else HAND_LETTERS
            decks = (*(Deck.VOWEL,) * action.vowels, *(Deck.CONSONANT,) * (count - action.vowels))
            said = say("cli-loom-way-decks", vowels=action.vowels, consonants=count - action.vowels)
            return Way((decks_typed(decks),), said)
        case does.PutBack():
            return _strategy(table, view, action.kind, "cli-loom-way-put-back")
        case does.Activate():
            return _strategy(table, view, action.kind, "cli-loom-way-play")
        case does.Target():
            return Way((str(action.seat + 1),), table.mark(action.seat))
        case does.Give() | does.Pick():
            return _cards(table, view, (action.card,))
        case does.Throw():
            thrown = _cards(table, view, action.cards)
            return Way(thrown.typed, say("cli-loom-way-throw", letters=thrown.said))
        case does.ShowShield():
            return Way(
                (YES if action.show else NO,), say("cli-loom-way-shield" if action.show else "cli-loom-way-wait")
            )
        case does.Vote():
            return way_of_vote(say, accept=action.accept)
        case does.Write():
            return _word(table, view, action)
        case does.Start() | does.Ready() | does.Done():
            return Way((ENTER,))


def _strategy(table: Table, view: LoomView, kind: StrategyKind, said: str) -> Way:
    return Way((str(view.strategy.index(kind) + 1),), table.say(said, card=table.say(f"loom-card-{kind.value}")))


def _cards(table: Table, view: LoomView, cards: tuple[int, ...]) -> Way:
    numbered = table.numbered(view)
    typed = " ".join(str(numbered.index(card) + 1) for card in cards)
    return Way((typed,), letters_said(table.box, table.say, cards))


def _word(table: Table, view: LoomView, write: does.Write) -> Way:
    """Typed as a word, unless other cards would be taken for it than these (LOO-22)."""
    if write.word:
        return Way((write.word,))
    if not write.cards:
        return Way(NO_WORD[:1], table.say("cli-loom-verdict-none"))
    assert view.seat is not None, "a spectator writes nothing"
    word = spell(table.box, write.cards, write.wild)
    changes = {"boosts": boosts_of(view.activated, view.seat), "blasts": blasts_on(view.activated, view.seat)}
    usual = best_cards(table.box, table.game.means(view), word, **changes) == (write.cards, write.wild)
    return Way((word,) if usual else (cards_typed(table.numbered(view), write),))
