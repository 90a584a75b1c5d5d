"""Word Golf for the conformance suite: small words, random lines, random choices, random shopping."""

from functools import cache
from random import Random
from typing import Any

import msgspec

from sobremesa.editions import load_golf
from sobremesa.engine import Seat, SeedSealed
from sobremesa.games.golf.actions import Buy, CardUse, Choice, Choose, Draft, TakeBack, Vote, Write
from sobremesa.games.golf.events import Phase, Play, Purchase
from sobremesa.games.golf.game import Golf
from sobremesa.games.golf.line import lines
from sobremesa.games.golf.mistakes import LEAST_MISSPELT
from sobremesa.games.golf.shop import affordable, purse
from sobremesa.games.golf.state import GolfState, Secret
from sobremesa.lexicon.category import Category
from sobremesa.lexicon.entry import Entry
from sobremesa.lexicon.lexicon import Lexicon
from tests.conformance.subject import AnyMatch, Subject

WORDS = {
    "es": "sol ola casa cosa caña niño huecos hechizo cocción pingüino lápiz mesa sal té ratón nube zumo hielo reloj",
    "en": "sun sea house horse magic onion golden hint bed sushi bongos hula moped fiancée table salt gold mouse cloud",
}
NO_WORDS = ("xq", "zzzz", "cozs", "hechiso", "mesaa", "qqqqqqq", "kwxkw")


@cache
def lexicon(language: str) -> Lexicon:
    entries = [Entry(word, frozenset({Category.COMMON}), word, frozenset()) for word in WORDS[language].split()]
    return Lexicon.from_entries(language, entries)


@cache
def _paths(card: Any, length: int, neighbours: bool) -> tuple[tuple[int, ...], ...]:
    return tuple(lines(card, length, neighbours=neighbours))[:200]


def _game(match: AnyMatch) -> Golf:
    assert isinstance(match.game, Golf)
    return match.game


def written(match: AnyMatch, seat: Seat, random: Random) -> tuple[str, tuple[int, ...]]:
    """A word and a line for it, both at random."""
    state: GolfState = match.state
    card = state.card(seat)
    word = random.choice([*WORDS[_game(match).edition.language].split(), *NO_WORDS])
    paths = _paths(card, len(word), state.options.neighbours) if len(word) <= len(card.spaces) else ()
    return (word, random.choice(paths)) if paths else ("", ())


def act(match: AnyMatch, seat: Seat, random: Random) -> Any:
    state: GolfState = match.state
    match state.phase:
        case Phase.WRITING:
            word, path = written(match, seat, random)
            if random.random() < 0.15:
                return Draft(word, path)
            return Write(word, path)
        case Phase.VOTING:
            return _vote(match, seat, random)
        case Phase.SCORING:
            return _choose(match, seat, random)
        case _:
            player = state.players[seat]
            kinds = list(affordable(_game(match).edition, purse(player.hand, player.coins, player.rounds)))
            return Buy(random.choice(kinds))


def _vote(match: AnyMatch, seat: Seat, random: Random) -> Vote:
    """One of the answers, or now and then a mark of one's own (GOL-22)."""
    vote: Vote = random.choice([choice for offer in match.offers(seat) for choice in offer.choices])
    word = match.state.shown[vote.seat].word
    if len(word) < LEAST_MISSPELT or random.random() < 0.7:
        return vote
    place = (random.randrange(len(word)),)
    return Vote(vote.seat, accept=False, misspelt=place) if random.random() < 0.7 else Vote(vote.seat, False, (), place)


def _choose(match: AnyMatch, seat: Seat, random: Random) -> Choose:
    (offer,) = match.offers(seat)
    jokers, *held = offer.asks
    places = [int(place) for place in jokers.among]
    chosen = tuple(random.sample(places, random.randint(0, min(jokers.most, len(places)))))
    cards: list[CardUse] = []
    for card in held:
        free = [int(at) for at in card.among if at not in {use.at for use in cards}]
        if free and random.random() < 0.5:
            cards.append(CardUse(card.field.removeprefix("cards."), random.choice(free)))
    return Choose(Choice(chosen, tuple(cards)))


def act_wrongly(match: AnyMatch, seat: Seat, random: Random) -> Any:
    state: GolfState = match.state
    wrong: list[Any] = ["junk", Write("A"), Write("LEÓN", (0, 0, 0, 0)), Write("x" * 500), Write("sol!", (0, 1, 2, 3))]
    if state.phase is not Phase.WRITING:
        wrong += [Write(), Draft("sol"), TakeBack()]
    if state.phase is not Phase.VOTING:
        wrong += [Vote(0, accept=True)]
    wrong += [
        Vote(seat, accept=True),
        Vote(seat, accept=False, misspelt=(0,)),
        Vote(0, accept=True, misspelt=(0,)),
        Vote(0, accept=False, misspelt=(0, 1, 2, 3, 4)),
        Vote(0, accept=False, extra=(-1,)),
        Choose(Choice(jokers=(0, 0, 0, 0, 0, 0, 0))),
        Choose(Choice(cards=(CardUse("Q", 0),))),
    ]
    wrong += [Buy(("AEIOU", "AEIOU")), Buy(("QQ",)), Write(word=7), Buy(kinds=None)]  # type: ignore[arg-type]
    return random.choice(wrong)


def with_other_secrets(state: GolfState, seat: Seat | None, random: Random) -> GolfState:
    def other(each: Seat, secret: Secret) -> Secret:
        if each == seat:
            return secret
        word = random.choice(NO_WORDS)
        return Secret(Play(word, (0, 1)), Choice((random.randrange(3),)), Purchase(("AEIOU",), random.randrange(3)))

    secrets = tuple(other(each, secret) for each, secret in enumerate(state.secrets))
    chance = msgspec.structs.replace(state.chance, seed=random.randbytes(32))
    return msgspec.structs.replace(state, secrets=secrets, chance=chance)


def is_kept_from(event: Any, seat: Seat | None) -> bool:
    """Words, choices and purchases are their own seat's until all are shown; the seed is nobody's (GOL-S1)."""
    secret = type(event).__name__ in {"DraftKept", "WordWritten", "ChoiceMade", "PurchaseMade"}
    return isinstance(event, SeedSealed) or (secret and event.seat != seat)


def conserved(state: GolfState) -> Any:
    kinds = {
        kind: count + sum(player.hand.count(kind) for player in state.players) for kind, count in state.shop.items()
    }
    coins = state.coins + sum(player.coins for player in state.players)
    return kinds, coins, [player.cards for player in state.players], len(state.faces)


def golf(language: str, **options: object) -> Subject:
    chosen = ", ".join(f"{name}={value}" for name, value in options.items())
    return Subject(
        name=f"golf in {language}" + (f" with {chosen}" if chosen else ""),
        make=lambda: Golf(load_golf(language), lexicon(language), options),
        seats=range(1, 7),
        act=act,
        act_wrongly=act_wrongly,
        waits_for=lambda state: state.waiting,
        with_other_secrets=with_other_secrets,
        is_kept_from=is_kept_from,
        conserved=conserved,
        longest=9 * 6 * 12,
    )
