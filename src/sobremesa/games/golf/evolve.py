"""The state after an event: bookkeeping alone, no rule is asked again."""

from collections.abc import Iterable
from typing import Any

from msgspec.structs import replace

from sobremesa.engine.chance import Chance
from sobremesa.engine.events import LexiconReplaced, MatchBegan, MatchEnded, SeedRevealed, SeedSealed
from sobremesa.engine.seats import Seat
from sobremesa.games.golf import events as told
from sobremesa.games.golf.events import Event, Phase
from sobremesa.games.golf.meta import META
from sobremesa.games.golf.state import GolfState, Player, Secret


def evolve(state: GolfState | None, event: Event) -> GolfState:
    """The state after an event; the sealed seed comes first of all."""
    if state is None:
        assert isinstance(event, SeedSealed), "a match begins with its seed"
        return GolfState(chance=Chance(bytes.fromhex(event.seed)), phase=Phase.OPENING)
    return _evolve(state, event)


def _evolve(state: GolfState, event: Event) -> GolfState:  # noqa: C901, PLR0912 - one case an event, no case with a twist
    match event:
        case MatchBegan():
            return _began(state, event)
        case told.HolesDealt():
            return _dealt(state, event)
        case told.DiceThrown():
            return _thrown(state, event)
        case told.DraftKept() | told.WordWritten():
            return _secretly(state, event.seat, play=event.play)
        case told.ChoiceMade():
            return _secretly(state, event.seat, choice=event.choice)
        case told.PurchaseMade():
            return _secretly(state, event.seat, purchase=event.purchase)
        case told.SeatReady():
            return replace(state, waiting=tuple(seat for seat in state.waiting if seat != event.seat))
        case told.SeatUnready():
            return replace(state, waiting=tuple(sorted({*state.waiting, event.seat})))
        case told.WordsShown():
            return replace(state, shown=event.plays)
        case told.VoteOpened():
            vote = {"disputed": event.disputed, "reasons": event.reasons, "readings": event.readings}
            return _waits(state, Phase.VOTING, event.waiting, event.deadline, **vote, abstaining=())
        case told.VoteCast():
            return _voted(state, event)
        case told.WordsJudged():
            judged = {"verdicts": event.verdicts, "proposals": event.proposals}
            return _waits(state, Phase.SCORING, event.waiting, event.deadline, **judged)
        case told.RoundScored():
            return _scored(state, event)
        case told.ShopOpened():
            # What was bought last stays to be seen while all write, until the shop opens again (GOL-30).
            return _waits(state, Phase.SHOPPING, event.waiting, event.deadline, purchases=())
        case told.ShopClosed():
            return _bought(state, event)
        case MatchEnded():
            return _waits(state, Phase.OVER, (), None, outcome=event.outcome)
        case told.TimeRanOut() | LexiconReplaced() | SeedRevealed() | SeedSealed():
            return state


def _began(state: GolfState, event: MatchBegan) -> GolfState:
    options = META.read_log(event.options)
    return replace(state, commitment=event.commitment, sitters=event.seats, options=options)


def _dealt(state: GolfState, event: told.HolesDealt) -> GolfState:
    players = tuple(Player(cards=cards) for cards in event.cards)
    chance = state.chance.after(event.draw)
    return replace(state, chance=chance, players=players, shop=dict(event.shop), coins=event.coins)


def _thrown(state: GolfState, event: told.DiceThrown) -> GolfState:
    everybody = tuple(range(len(state.players)))
    fresh: dict[str, Any] = {"shown": (), "disputed": (), "reasons": (), "readings": (), "votes": {}}
    fresh |= {"verdicts": (), "proposals": ()}
    return _waits(
        replace(state, chance=state.chance.after(event.draw), round=event.round, faces=event.faces, **fresh),
        Phase.WRITING,
        everybody,
        event.deadline,
    )


def _waits(state: GolfState, phase: Phase, waiting: Iterable[Seat], deadline: int | None, **changes: Any) -> GolfState:
    """Another phase begins; what was secret in the last one is no longer needed."""
    secrets = tuple(Secret() for _ in state.players)
    return replace(state, phase=phase, waiting=tuple(waiting), deadline=deadline, secrets=secrets, **changes)


def _secretly(state: GolfState, seat: Seat, **changes: Any) -> GolfState:
    secrets = list(state.secrets)
    secrets[seat] = replace(secrets[seat], **changes)
    return replace(state, secrets=tuple(secrets))


def _voted(state: GolfState, event: told.VoteCast) -> GolfState:
    if event.abstain:
        return replace(state, abstaining=tuple(sorted({*state.abstaining, event.voter})))
    votes = {**state.votes, event.seat: {**state.votes.get(event.seat, {}), event.voter: event.answer}}
    return replace(state, votes=votes)


def _scored(state: GolfState, event: told.RoundScored) -> GolfState:
    shop = dict(state.shop)
    players = []
    for player, scored, coins in zip(state.players, event.scores, event.coins, strict=True):
        used = {use.kind for use in scored.choice.cards}
        for kind in used:
            shop[kind] += 1
        hand = tuple(kind for kind in player.hand if kind not in used)
        after = {"points": player.points + scored.score.total + scored.cup, "cups": player.cups + scored.cup}
        rounds = (*player.rounds, scored)
        players.append(replace(player, hand=hand, coins=player.coins + coins, rounds=rounds, **after))
    luis = (*state.luis, event.luis) if event.luis else state.luis
    return replace(state, shop=shop, players=tuple(players), coins=state.coins - sum(event.coins), luis=luis)


def _bought(state: GolfState, event: told.ShopClosed) -> GolfState:
    shop = dict(state.shop)
    players = []
    for player, bought in zip(state.players, event.purchases, strict=True):
        for kind in bought.kinds:
            shop[kind] -= 1
        players.append(replace(player, hand=(*player.hand, *bought.kinds), coins=player.coins - bought.coins))
    spent = sum(bought.coins for bought in event.purchases)
    return replace(state, shop=shop, players=tuple(players), coins=state.coins + spent, purchases=event.purchases)
