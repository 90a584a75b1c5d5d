"""The start of a match: the browsers of the people share in its seed, and it begins at the instant that was set."""

import msgspec

from sobremesa.engine import Refusal, Refused, text
from sobremesa.engine.position import begin as begin_match
from sobremesa.engine.shared_seed import Contribution, commit_secret, share_seed
from sobremesa.engine.shared_seed import commit_nonce as commitment_of
from sobremesa.table import events as told
from sobremesa.table.commands import CommitNonce, RevealNonce
from sobremesa.table.gathering import check_gathering
from sobremesa.table.setting import Shelf, check_setting
from sobremesa.table.state import Phase, TableState
from sobremesa.table.telling import Telling
from sobremesa.table.youngest import setting_at_start


def commit_nonce(telling: Telling, person: str, command: CommitNonce) -> None:
    """A browser commits to its nonce, or to another one, until the start is set (TAB-3)."""
    state = telling.state
    check_gathering(state)
    seat = state.own_seat(person)
    if state.phase is Phase.STARTING:
        raise Refused("TAB-3", "tab-3-too-late")
    if not state.secret:
        raise Refused("TAB-3", "tab-3-not-shared")
    if state.seats[seat].bot:
        raise Refused("TAB-3", "tab-3-bot")
    telling.tell(told.NonceCommitted(seat, command.commitment))


def reveal_nonce(telling: Telling, person: str, command: RevealNonce) -> None:
    """A browser reveals its nonce; where all waited for this one, the match begins now and not before (TAB-3)."""
    state = telling.state
    check_gathering(state)
    seat = state.own_seat(person)
    if state.phase is not Phase.STARTING:
        raise Refused("TAB-3", "tab-3-too-early")
    committed = next((each for each in state.nonces if each.person == person), None)
    if committed is None or commitment_of(bytes.fromhex(command.nonce)) != committed.commitment:
        raise Refused("TAB-3", "tab-3-other-nonce")
    if committed.nonce:
        return
    telling.tell(told.NonceRevealed(seat, command.nonce))
    assert state.starts_at is not None, "a start has been set"
    if not telling.state.unrevealed and telling.now > state.starts_at:
        telling.tell(told.StartSet(telling.now))


def begin(shelf: Shelf, telling: Telling, seed: bytes) -> None:
    """The instant has come: empty seats are put away, and the match begins at its time 0.

    The seed is the one given only where the table does not share in it. Where the rules refuse to begin the match, or a
    nonce was not revealed, everybody at the table is told why, and it gathers again (TAB-14, TAB-3).
    """
    state = telling.state
    if state.unrevealed:
        fail_start(telling, Refusal("TAB-3", text("tab-3-not-revealed", seat=state.unrevealed[0] + 1)))
        return
    seats = tuple(seat for seat, holder in enumerate(state.seats) if not holder.is_free)
    # The clock counts from the instant that everybody was told, however late the table was woken.
    assert state.starts_at is not None, "a start has been set"
    sitters = tuple(state.seats[seat].sitter for seat in seats)
    shared = _share(state, seats)
    if shared is not None:
        seed = share_seed(state.secret_of_try, (bytes.fromhex(each.nonce) for each in shared.contributions))
    try:
        begun = begin_match(check_setting(shelf, setting_at_start(shelf, state)), sitters, seed, 0)
    except Refused as refused:
        fail_start(telling, refused.refusal)
        return
    telling.tell(told.MatchStarted(seats, state.starts_at))
    if shared is not None:
        telling.tell(shared)
    # The match keeps its options itself; the game is the one that its log is read with later.
    telling.begin(shelf.game(msgspec.structs.replace(state.setting, seats=len(seats))), begun)


def fail_start(telling: Telling, refusal: Refusal) -> None:
    """The table gathers again; a day's match, at which nothing can be chosen otherwise, closes (TAB-14)."""
    telling.tell(told.StartFailed(refusal))
    if telling.state.daily is not None:
        telling.tell(told.TableClosed("failed"))


def _share(state: TableState, seats: tuple[int, ...]) -> told.SeedShared | None:
    """Of what the seed is made, by the seats of the match; None where the table has no secret of its own."""
    if not state.secret:
        return None
    nonces = {each.person: each for each in state.nonces}
    contributions = tuple(
        Contribution(place, known.commitment, known.nonce)
        for place, seat in enumerate(seats)
        if (known := nonces.get(state.seats[seat].person)) is not None
    )
    return told.SeedShared(commit_secret(state.secret_of_try), contributions)
