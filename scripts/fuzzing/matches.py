"""Fuzzing games: in every phase of every game, actions that parse are refused and change nothing, or may be taken."""

import random
import traceback
from collections import Counter
from collections.abc import Iterable, Iterator
from typing import Any

import msgspec

from scripts.fuzzing.actions import Action, changed
from sobremesa.editions.texts import LANGUAGES, texts
from sobremesa.engine import Malformed, Match, Refusal, Refused, Seat
from sobremesa.engine.codec import Codec, codec_of
from tests.conformance.subject import AnyGame, AnyMatch, Subject

_LARGEST = 10**8
_POOL = 60
"""Actions of a match that others borrow from."""
_TAKEN = 0.2
"""How often the match goes on with a changed action that the rules allow."""
_MOST_PROBLEMS = 50


class Played(msgspec.Struct):
    """What was sent to games, what they said, and what was wrong."""

    sent: int = 0
    """Those that parse."""
    unparsed: int = 0
    refused: Counter[str] = msgspec.field(default_factory=Counter)
    """By clause."""
    accepted: int = 0
    phases: Counter[str] = msgspec.field(default_factory=Counter)
    """Messages in each phase of each game."""
    kinds: Counter[str] = msgspec.field(default_factory=Counter)
    problems: list[str] = msgspec.field(default_factory=list)


def fuzz_matches(subjects: Iterable[Subject], count: int, seed: int, *, at_once: int = 6) -> Played:
    """So many actions at least, spread over these games; each plays matches until it has had its share."""
    played = Played()
    shares = list(_shares(subjects, count))
    for subject, share in shares:
        chance, until = random.Random(f"{seed} {subject.name}"), played.sent + share
        while played.sent < until and len(played.problems) < _MOST_PROBLEMS:
            _Fuzzing(subject, chance, played, at_once).play_to(until)
    return played


def _shares(subjects: Iterable[Subject], count: int) -> Iterator[tuple[Subject, int]]:
    """As many for each game, however many boxes and sets of options of it there are."""
    by_game: dict[str, list[Subject]] = {}
    for subject in subjects:
        by_game.setdefault(subject.make().meta.id, []).append(subject)
    for alike in by_game.values():
        for subject in alike:
            yield subject, -(-count // (len(by_game) * len(alike)))


def phases_of(game: AnyGame) -> set[str]:
    """Every phase in which a match of a game can wait for somebody, or be over."""
    phase_type = type(Match.start(game, max(2, game.meta.least_seats), seed=bytes(32)).state.phase)
    return {f"{game.meta.id} {phase.value}" for phase in phase_type}


class _Fuzzing:
    """One match."""

    def __init__(self, subject: Subject, chance: random.Random, played: Played, at_once: int) -> None:
        self._subject = subject
        self._chance = chance
        self._played = played
        self._at_once = at_once
        seats = chance.choice(list(subject.seats))
        self.match: AnyMatch = Match.start(subject.make(), seats, seed=chance.randbytes(32))
        self._seats = seats
        game = self.match.game
        self._states = Codec[Any](game.state_type, _LARGEST)
        self._views = Codec[Any](game.view_type, _LARGEST)
        self._actions = codec_of(game.action_type)
        self._pool: list[Action] = []
        self._stuck = False

    def play_to(self, share: int) -> None:
        """Until the match is over, or so many actions were sent."""
        moves = 0
        while (
            self.match.outcome is None
            and not self._stuck
            and moves <= self._subject.longest
            and self._played.sent < share
        ):
            self._send_some()
            if self.match.outcome is None:
                self._go_on()
            moves += 1
            self._stuck |= moves > self._subject.longest
        self._send_some()

    def _go_on(self) -> None:
        """Somebody does what the rules allow, or time passes."""
        match, chance = self.match, self._chance
        waiting = list(self._subject.waits_for(match.state))
        if match.deadline is not None and (not waiting or chance.random() < 0.1):
            match.tick(match.deadline + 1)
            return
        seat = chance.choice(waiting)
        action = self._usual(seat)
        if action is None:
            # Nobody knows how to go on from where a changed action has led.
            self._stuck = True
            return
        self._remember(action)
        try:
            match.act(seat, action)
        except Exception:
            self._played.problems.append(f"{self._subject.name}, what the rules allow: {traceback.format_exc()}")
            self._stuck = True

    def _usual(self, seat: Seat) -> Any:
        """What the random player does, if it knows what: it was not made for matches in which such things were done."""
        try:
            return self._subject.act(self.match, seat, self._chance)
        except (IndexError, ValueError, AssertionError):
            choices = [choice for offer in self.match.offers(seat) for choice in offer.choices]
            return self._chance.choice(choices) if choices else None

    def _remember(self, action: Any) -> None:
        self._pool.append(msgspec.to_builtins(action, str_keys=True))
        if len(self._pool) > _POOL:
            del self._pool[self._chance.randrange(_POOL)]

    def _send_some(self) -> None:
        chance, pool = self._chance, self._pool
        for _ in range(self._at_once):
            # Asked again each time, for the match may have gone on.
            offered = self._offered()
            if not offered or (pool and chance.random() < 0.1):
                offered = [(chance.randrange(self._seats), action) for action in pool]
            if offered:
                seat, action = chance.choice(offered)
                seat = chance.randrange(self._seats) if chance.random() < 0.1 else seat
                self._send(seat, changed(chance, action, pool or [action]))

    def _offered(self) -> list[tuple[Seat, Action]]:
        """What may be done now, one of each kind for a seat; and what somebody would do, who is asked."""
        match, chance = self.match, self._chance
        seat = chance.randrange(self._seats)
        found = [(seat, chance.choice(offer.choices)) for offer in match.offers(seat) if offer.choices]
        # Where the match waits for time alone, whoever would do something lets time pass first.
        if match.outcome is None and match.state.waiting:
            asked = chance.choice(match.state.waiting)
            usual = self._usual(asked)
            found += [] if usual is None else [(asked, usual)] * 3
        return [(each, msgspec.to_builtins(action, str_keys=True)) for each, action in found]

    def _send(self, seat: Seat, action: Action) -> None:
        """As it comes over the wire: read, previewed and decided."""
        played, match = self._played, self.match
        try:
            read = self._actions.decode(msgspec.json.encode(action))
        except Malformed:
            played.unparsed += 1
            return
        played.sent += 1
        phase = f"{match.game.meta.id} {match.state.phase.value}"
        played.phases[phase] += 1
        played.kinds[f"{match.game.meta.id} {action['type']}"] += 1
        try:
            problem = self._problem(seat, read)
        except Exception:
            problem = traceback.format_exc()
        if problem:
            played.problems.append(f"{self._subject.name}, {phase}, seat {seat}: {str(action)[:500]}: {problem}")

    def _problem(self, seat: int, action: Any) -> str:
        """What is wrong with the answer, if anything; a mistake of ours raises something else than a refusal."""
        match = self.match
        before, events = self._states.encode(match.state), len(match.events)
        previewed = match.preview(seat, action)
        if self._states.encode(match.state) != before:
            return "a preview has changed the state"
        received = match.now + self._chance.randrange(2_000)
        if match.deadline is not None:
            received = max(match.now, min(received, match.deadline))
        try:
            entries = match.position.act(seat, action, received, credit=self._chance.choice((0, 150)))
        except Refused as no:
            self._played.refused[no.refusal.clause] += 1
            if self._states.encode(match.state) != before or len(match.events) != events:
                return "a refusal has changed the state"
            return _unsaid(no.refusal)
        self._played.accepted += 1
        if self._states.encode(match.state) != before:
            return "to decide has changed the state that it decides about"
        if isinstance(previewed, Refusal):
            return _unsaid(previewed)
        return self._followed(seat, action, received) if self._chance.random() < _TAKEN else self._sound(entries)

    def _followed(self, seat: int, action: Any, received: int) -> str:
        """The match goes on with it."""
        self.match.act(seat, action, received)
        return self._sound(())

    def _sound(self, entries: tuple[Any, ...]) -> str:
        """Whether what follows can be kept, read again and seen from every seat."""
        after = self.match.position.after(entries)
        if self._states.encode(self._states.decode(self._states.encode(after.state))) != self._states.encode(
            after.state
        ):
            return "a state that is another when it is read"
        for seat in (None, *range(self._seats)):
            self._views.decode(self._views.encode(after.view(seat)))
            after.offers(seat)
        return ""


def _unsaid(refusal: Refusal) -> str:
    """Every refusal is a sentence in every language."""
    for language in LANGUAGES:
        texts(language).refusal(refusal)
    return "" if refusal.clause else "a refusal without a clause"


def report(played: Played) -> str:
    """The figures."""
    clauses = ", ".join(f"{clause} {count:,}" for clause, count in played.refused.most_common(12))
    return "\n".join(
        (
            f"{played.sent:,} actions that parse, in {len(played.phases)} phases of all games",
            f"  {played.refused.total():,} refused by {len(played.refused)} clauses: {clauses} …",
            f"  {played.accepted:,} accepted; {len(played.problems)} problems",
        )
    )
