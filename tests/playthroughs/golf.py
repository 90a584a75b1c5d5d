"""Word Golf, kept: nine empty cards alone, an ordinary match of three, and one that goes through what is rare."""

from random import Random

from sobremesa.engine import Match, Score
from sobremesa.games.golf.actions import Buy, CardUse, Choice, Choose, Draft, TakeBack, Vote, Write
from sobremesa.games.golf.choosing import best_choice
from sobremesa.games.golf.events import (
    HolesDealt,
    Phase,
    RoundScored,
    ShopClosed,
    Spelling,
    TimeRanOut,
    VoteCast,
    WordsJudged,
)
from sobremesa.games.golf.game import Golf
from tests.conformance.golf import golf
from tests.conformance.golf import written as any_line
from tests.conformance.random_play import seed_of
from tests.conformance.subject import AnyGame, AnyMatch
from tests.games.golf import boxes
from tests.playthroughs.playthrough import Playthrough, happens


def short(game: AnyGame) -> AnyMatch:
    """Alone against Luis, nine empty cards."""
    match: AnyMatch = Match.start(game, 1, seed=seed_of(1))
    while match.outcome is None:
        match.act(0, Buy() if match.state.phase is Phase.SHOPPING else Write(), match.now + 1_000)
    return match


def typical(game: AnyGame) -> AnyMatch:
    """Three people who look at some words each and take the best, use their cards where they pay, and shop."""
    match: AnyMatch = Match.start(game, 3, seed=seed_of(2))
    random = Random(2)
    while match.outcome is None:
        seat = random.choice(match.state.waiting)
        match.act(seat, _sensible(match, seat, random), match.now + random.randrange(500, 3_000))
    return match


def _sensible(match: AnyMatch, seat: int, random: Random) -> object:
    state, view = match.state, match.view(seat)
    if state.phase is Phase.WRITING:
        words = [Write(*any_line(match, seat, random)) for _ in range(12)]
        return max(words, key=lambda write: _worth(match, seat, write))
    if state.phase is Phase.SCORING:
        return Choose(best_choice(_golf(match).box(view.options), view.shown_word, view.hand))
    choices = [choice for offer in match.offers(seat) for choice in offer.choices]
    return choices[-1] if state.phase is Phase.SHOPPING else random.choice(choices)


def _worth(match: AnyMatch, seat: int, write: Write) -> int:
    previewed = match.preview(seat, write)
    return previewed.total if isinstance(previewed, Score) else -100


def _golf(match: AnyMatch) -> Golf:
    assert isinstance(match.game, Golf)
    return match.game


def rare_game() -> Golf:
    """Dice that always show E S C H O and a joker, on the card of the rulebook's examples."""
    return boxes.golf("huecos hechizo hecho", boxes.edition(cards=boxes.HOLE_5, coins=4))


def rare(game: AnyGame) -> AnyMatch:
    """Three people; what each round is for stands beside it."""
    match: AnyMatch = Match.start(game, 3, seed=seed_of(3))
    _round_with_drafts_and_taking_back(match)
    _round_with_a_hole_in_one_a_misspelt_word_and_one_voted_down(match)
    _round_with_a_word_voted_in_and_a_tie(match)
    _round_in_which_nobody_votes(match)
    while match.outcome is None:  # empty cards: all are lowest, until there are no more coins
        boxes.play_round(match, "", "", "")
    return match


def _write(match: AnyMatch, seat: int, word: str) -> None:
    match.act(seat, boxes.handed_in(match, seat, word), match.now + 1_000)


def _run_out(match: AnyMatch) -> None:
    assert match.deadline is not None
    match.tick(match.deadline + 1)


def _round_with_drafts_and_taking_back(match: AnyMatch) -> None:
    _write(match, 0, "hechizo")
    _write(match, 1, "hecho")
    match.act(1, TakeBack())
    match.act(1, Draft("hueco"))
    handed_in = boxes.handed_in(match, 2, "hecho")
    match.act(2, Draft(handed_in.word, handed_in.path))
    _run_out(match)  # the draft of seat 2 may stand, that of seat 1 has no line
    _run_out(match)  # what the table proposes stands
    match.act(0, Buy((boxes.HEAVY, boxes.VOWELS)))
    _run_out(match)  # who chose nothing buys nothing


def _round_with_a_hole_in_one_a_misspelt_word_and_one_voted_down(match: AnyMatch) -> None:
    _write(match, 0, "hechizo")
    _write(match, 1, "huezos")
    _write(match, 2, "kwxk")
    match.act(0, Vote(1, accept=False, misspelt=(0,)))
    match.act(0, Vote(1, accept=False, misspelt=(3,)))  # on second thoughts as the table proposes
    for voter, author in ((2, 1), (0, 2), (1, 2)):
        match.act(voter, Vote(author, accept=False))
    match.act(0, Choose(Choice(jokers=(4,), cards=(CardUse(boxes.HEAVY, 5),))))
    boxes.choose_all(match)
    boxes.leave_shop(match)


def _round_with_a_word_voted_in_and_a_tie(match: AnyMatch) -> None:
    _write(match, 0, "")
    _write(match, 1, "choses")
    _write(match, 2, "secohs")
    for voter, author, accept in ((0, 1, False), (0, 1, True), (2, 1, True), (0, 2, True), (1, 2, False)):
        match.act(voter, Vote(author, accept))
    boxes.choose_all(match)
    match.act(1, Buy((boxes.LIGHT, boxes.MIDDLE)))  # six points and a coin
    boxes.leave_shop(match)


def _round_in_which_nobody_votes(match: AnyMatch) -> None:
    _write(match, 0, "hecho")
    _write(match, 1, "shoeche")
    _write(match, 2, "")
    _run_out(match)
    boxes.choose_all(match)
    boxes.leave_shop(match)


def _spellings(match: AnyMatch) -> set[Spelling]:
    judged = (entry.event for entry in match.events if isinstance(entry.event, WordsJudged))
    return {verdict.spelling for event in judged for verdict in event.verdicts}


def _phases_run_out(match: AnyMatch) -> set[Phase]:
    return {entry.event.phase for entry in match.events if isinstance(entry.event, TimeRanOut)}


def _dealt(match: AnyMatch) -> HolesDealt:
    return next(entry.event for entry in match.events if isinstance(entry.event, HolesDealt))


def _cast(match: AnyMatch) -> list[VoteCast]:
    return [entry.event for entry in match.events if isinstance(entry.event, VoteCast)]


def _scored(match: AnyMatch) -> list[RoundScored]:
    return [entry.event for entry in match.events if isinstance(entry.event, RoundScored)]


PLAYTHROUGHS = (
    Playthrough(
        game="golf",
        name="short",
        make=golf("es").make,
        play=short,
        points=(-97,),
        winners=(),
        clause="GOL-28",
        has={
            "GOL-26: Luis plays": lambda match: all(scored.luis for scored in _scored(match)),
            "GOL-25: no clock": lambda match: not _phases_run_out(match),
        },
    ),
    Playthrough(
        game="golf",
        name="set",
        make=golf("es", set="K7M2QX").make,
        play=short,
        points=(-97,),
        winners=(),
        clause="GOL-28",
        has={"GOL-S1: the cards of a printed set": lambda match: _dealt(match).set == "K7M2QX"},
    ),
    Playthrough(
        game="golf",
        name="typical",
        make=golf("en").make,
        play=typical,
        points=(18, 2, 20),
        winners=(2,),
        clause="GOL-24",
        has={
            "GOL-17: cards are bought": lambda match: any(
                purchase.kinds
                for entry in match.events
                if isinstance(entry.event, ShopClosed)
                for purchase in entry.event.purchases
            ),
            "GOL-9: cards are used": lambda match: any(
                each.choice.cards for scored in _scored(match) for each in scored.scores
            ),
            "GOL-22: words are voted on": happens("vote-opened", "vote-cast"),
        },
    ),
    Playthrough(
        game="golf",
        name="rare",
        make=rare_game,
        play=rare,
        points=(-35, -70, -65),
        winners=(0,),
        clause="GOL-24",
        has={
            "GOL-2: a word is taken back, and drafts are kept": happens("seat-unready", "draft-kept"),
            "GOL-2, GOL-22, GOL-29, GOL-30: time runs out in every phase": lambda match: (
                _phases_run_out(match) == {Phase.WRITING, Phase.VOTING, Phase.SCORING, Phase.SHOPPING}
            ),
            "GOL-15: a hole in one": lambda match: any(each.cup for scored in _scored(match) for each in scored.scores),
            "GOL-20 to GOL-22: every verdict there is": lambda match: _spellings(match) == set(Spelling),
            "GOL-22: right, misspelt and no word are voted": lambda match: (
                {(cast.accept, bool(cast.misspelt)) for cast in _cast(match)}
                == {(True, False), (False, True), (False, False)}
            ),
            "GOL-16: several are lowest, and coins run out": lambda match: (
                match.state.coins == 0 and max(sum(scored.coins) for scored in _scored(match)) > 1
            ),
            "GOL-17: a coin is spent": lambda match: any(
                purchase.coins
                for entry in match.events
                if isinstance(entry.event, ShopClosed)
                for purchase in entry.event.purchases
            ),
        },
    ),
)
