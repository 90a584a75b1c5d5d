"""The Letter Loom for the conformance suite: whatever is offered, random words of cards, typed words now and then."""

from functools import cache
from random import Random
from typing import Any

import msgspec

from sobremesa.editions.loom import load_loom
from sobremesa.engine import Seat, SeedSealed
from sobremesa.games.loom.actions import (
    Activate,
    ChooseDecks,
    Done,
    Give,
    Pick,
    PutBack,
    ShowShield,
    Start,
    Target,
    Throw,
    Vote,
    Write,
)
from sobremesa.games.loom.edition import WILD, Deck, StrategyKind
from sobremesa.games.loom.game import Loom
from sobremesa.games.loom.phases import Phase, Written
from sobremesa.games.loom.spelling import best_cards, binding, spell
from sobremesa.games.loom.state import LoomState, Player, Secret
from sobremesa.lexicon.category import Category
from sobremesa.lexicon.entry import Entry
from sobremesa.lexicon.lexicon import Lexicon
from tests.conformance.subject import AnyMatch, Subject

WORDS = {
    "es": "sol ola casa cosa caña niño mesa sal té as es se la lo le al el el en no un su si yo de da ese eso queso",
    "en": "sun sea ate tea to so no on in it is as at an he she the hen net ten tan eat queen tie toe oat one",
}
OTHER = {"es": "en", "en": "es"}


@cache
def lexicon(language: str) -> Lexicon:
    words = dict.fromkeys(WORDS[language].split())
    return Lexicon.from_entries(language, [Entry(word, frozenset({Category.COMMON}), word) for word in words])


def _game(match: AnyMatch) -> Loom:
    assert isinstance(match.game, Loom)
    return match.game


def act(match: AnyMatch, seat: Seat, random: Random) -> Any:
    state: LoomState = match.state
    if state.phase is Phase.CREATION and state.secrets[seat].written is None and random.random() < 0.8:
        return _write(match, seat, random) or Done()
    choices = [choice for offer in match.offers(seat) for choice in offer.choices]
    if state.phase is Phase.CREATION or not choices:
        return Done()
    chosen = random.choice(choices)
    hand = state.players[seat].hand
    if isinstance(chosen, Throw) and random.random() < 0.5:
        return Throw(tuple(random.sample(hand, random.randint(1, len(hand)))))
    return chosen


def _write(match: AnyMatch, seat: Seat, random: Random) -> Write | None:
    """A word of the dictionary if the cards make one, or cards in any order."""
    game = _game(match)
    means = game.means(match.view(seat))
    for word in random.sample(WORDS[means.language].split(), 12):
        found = best_cards(game.edition, means, word)
        if found is not None and spell(game.edition, *found).lower() == word:
            return Write(word=word) if random.random() < 0.5 else Write(*found)
    if not means.own:
        return None
    duties = binding(game.edition, means)
    cards = {*duties, *random.sample(means.centre, min(2, len(means.centre))), random.choice(means.own)}
    wild = "E" if WILD in cards else ""
    return Write(tuple(random.sample(sorted(cards), len(cards))), wild)


def act_wrongly(match: AnyMatch, seat: Seat, random: Random) -> Any:
    wrong: list[Any] = [
        "junk",
        Write((0, 0)),
        Write((9_999,)),
        Write(word="!"),
        Write(word="x" * 100),
        Write(cards=(0,), word="casa"),
        ChooseDecks(99),
        ChooseDecks(-1),
        Target(seat),
        Target(99),
        Give(9_999),
        Pick(-1),
        Throw(()),
        Throw((0, 0)),
        Vote(seat, accept=True),
        Start(round=77),
        Done(round=77),
        Done(question=10**6),
        Activate(kind="no-such-card"),  # type: ignore[arg-type]
        ChooseDecks(vowels="two"),  # type: ignore[arg-type]
    ]
    state: LoomState = match.state
    if state.phase is not Phase.PUTTING_BACK:
        wrong += [PutBack(kind) for kind in StrategyKind]
    if 0 <= seat < len(state.players) and StrategyKind.SHIELD not in state.players[seat].strategy:
        wrong.append(ShowShield(show=True))
    return random.choice(wrong)


def with_other_secrets(state: LoomState, seat: Seat | None, random: Random) -> LoomState:
    """What is hidden from a seat is dealt anew, backs as they are; what others have chosen is changed."""
    for deck in Deck:
        state = _dealt_anew(state, seat, deck, random)
    kinds = list(StrategyKind)

    def other(each: Seat, player: Player) -> Player:
        down = tuple(random.choices(kinds, k=len(player.face_down_strategy)))
        if each == seat:
            return msgspec.structs.replace(player, face_down_strategy=down)
        held = tuple(random.choices(kinds, k=len(player.strategy)))
        return msgspec.structs.replace(player, face_down_strategy=down, strategy=held)

    players = tuple(other(each, player) for each, player in enumerate(state.players))
    secrets = tuple(
        secret if each == seat else Secret(random.randrange(4), random.randrange(9), Written((random.randrange(9),)))
        for each, secret in enumerate(state.secrets)
    )
    strategy = tuple(random.choices(kinds, k=len(state.strategy_deck)))
    chance = msgspec.structs.replace(state.chance, seed=random.randbytes(32))
    changes = {"players": players, "secrets": secrets, "strategy_deck": strategy, "chance": chance}
    return msgspec.structs.replace(state, **changes)


def _dealt_anew(state: LoomState, seat: Seat | None, deck: Deck, random: Random) -> LoomState:
    """The hidden cards of one deck change places among the deck, rivals' hands, face-down cards and discards."""
    hidden_discards = [card for card in state.discarded(deck) if card not in state.face_up]
    hands = [
        state.of_deck((*(() if each == seat else player.hand), *player.face_down), deck)
        for each, player in enumerate(state.players)
    ]
    pool = [*state.deck(deck), *hidden_discards, *(card for hand in hands for card in hand)]
    other = dict(zip(sorted(pool), random.sample(sorted(pool), len(pool)), strict=True))

    def swapped(cards: Any) -> tuple[int, ...]:
        return tuple(sorted(other.get(card, card) for card in cards))

    players = tuple(
        msgspec.structs.replace(
            player,
            hand=player.hand if each == seat else swapped(player.hand),
            face_down=swapped(player.face_down),
        )
        for each, player in enumerate(state.players)
    )
    name = "vowels" if deck is Deck.VOWEL else "consonants"
    kept = [card for card in state.discards if card in state.face_up or card not in other]
    moved = [card for card in state.discards if card not in kept]
    discards = tuple(sorted((*kept, *swapped(moved))))
    return msgspec.structs.replace(state, players=players, discards=discards, **{name: swapped(state.deck(deck))})


def is_kept_from(event: Any, seat: Seat | None) -> bool:
    """Drawn letters, dealt cards, choices and words are told to those they name; the seed is nobody's (LOO-2)."""
    always = {"LetterDrawn", "StrategyDealt", "CardsSeen", "StrategyPutBack", "DecksChosen", "CardChosen"}
    always |= {"LetterGiven", "LettersThrown", "WordWritten"}
    name = type(event).__name__
    if name in always:
        return seat not in event.to
    if name in {"LetterTaken", "LeftToChance"}:
        return event.to is not None and seat not in event.to
    return isinstance(event, SeedSealed) or name in {"ChoiceDrawn", "DeckDrawn", "HandDrawn"}


def conserved(state: LoomState) -> Any:
    hands = [card for player in state.players for card in (*player.hand, *player.face_down)]
    letters = sorted((*state.vowels, *state.consonants, *state.discards, *state.centre, *hands))
    held = [kind for player in state.players for kind in (*player.strategy, *player.face_down_strategy)]
    strategy = sorted((*state.strategy_deck, *held, *(each.kind for each in state.activated)))
    return letters, strategy


def loom(language: str, **options: object) -> Subject:
    """A match of two rounds unless said otherwise: eight seats take a while."""
    chosen = ", ".join(f"{name}={value}" for name, value in options.items())
    rounds = {} if "rounds" in options or options.get("end") == "target" else {"rounds": 2}
    every_option: dict[str, object] = {**rounds, **options}
    edition = load_loom(language)
    return Subject(
        name=f"loom in {language}" + (f" with {chosen}" if chosen else ""),
        make=lambda: Loom(edition, lexicon(language), lexicon(OTHER[language]), every_option),
        seats=range(2, 9),
        act=act,
        act_wrongly=act_wrongly,
        waits_for=lambda state: state.waiting,
        with_other_secrets=with_other_secrets,
        is_kept_from=is_kept_from,
        conserved=conserved,
        longest=9 * 8 * 60,
    )
