"""The seed is made of the server's secret and a nonce of each person, and nobody alone can choose it (TAB-3)."""

from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from sobremesa.engine import Evidence, Match, MatchBegan, commitment, verify
from sobremesa.engine.entry import Entry
from sobremesa.engine.shared_seed import (
    Contribution,
    Digest,
    Kept,
    SharedSeed,
    commit_nonce,
    commit_secret,
    secret_of_round,
    share_seed,
)
from tests.engine.counting import Counting, Roll

SECRETS = st.binary(min_size=32, max_size=32)
NONCES = st.lists(SECRETS, max_size=8)


def made_of(secret: bytes, nonces: list[bytes]) -> SharedSeed:
    """As the server tells of it when the match is over."""
    told = tuple(Contribution(seat, commit_nonce(nonce), nonce.hex()) for seat, nonce in enumerate(nonces))
    return SharedSeed(commit_secret(secret), told, secret.hex())


def kept_by_the_first(shared: SharedSeed, seed: bytes) -> Kept:
    """What the browser in the first seat has kept."""
    nonces = tuple(each.commitment for each in shared.contributions)
    return Kept(shared.commitment, nonces, shared.contributions[0].nonce, commitment(seed))


def played(seed: bytes) -> tuple[Entry[Any], ...]:
    match: Match[Any, Any, Any, Any] = Match.start(Counting(), 2, seed=seed)
    while match.outcome is None:
        match.act(match.state.turn, Roll())
    return match.events


def faults(seed: bytes, evidence: Evidence) -> list[str]:
    return [fault.text.id for fault in verify(Counting(), played(seed), evidence)]


@given(SECRETS, NONCES)
def test_whatever_the_secret_and_the_nonces_are_the_seed_that_is_made_of_them_is_fair(
    secret: bytes, nonces: list[bytes]
) -> None:
    seed, shared = share_seed(secret, nonces), made_of(secret, nonces)
    kept = kept_by_the_first(shared, seed) if nonces else None
    commitments = (shared.commitment, commitment(seed), *(each.commitment for each in shared.contributions))
    assert faults(seed, Evidence(shared, kept, commitments)) == []


@given(SECRETS, NONCES, st.randoms(use_true_random=False))
def test_no_order_of_the_nonces_can_be_chosen(secret: bytes, nonces: list[bytes], random: Any) -> None:
    shuffled = random.sample(nonces, len(nonces))
    assert share_seed(secret, shuffled) == share_seed(secret, nonces)


@given(SECRETS, st.lists(SECRETS, min_size=1, max_size=8, unique=True), SECRETS, st.data())
def test_another_secret_or_another_nonce_makes_another_seed(
    secret: bytes, nonces: list[bytes], other: bytes, data: Any
) -> None:
    place = data.draw(st.integers(0, len(nonces) - 1))
    changed = [*nonces[:place], other, *nonces[place + 1 :]]
    assert (share_seed(secret, changed) == share_seed(secret, nonces)) == (sorted(changed) == sorted(nonces))
    assert (share_seed(other, nonces) == share_seed(secret, nonces)) == (other == secret)
    assert share_seed(secret, [*nonces, other]) != share_seed(secret, nonces)


@given(SECRETS, st.lists(SECRETS, min_size=1, max_size=8), SECRETS)
def test_a_secret_a_nonce_or_a_seed_that_was_swapped_is_found(secret: bytes, nonces: list[bytes], other: bytes) -> None:
    seed, shared = share_seed(secret, nonces), made_of(secret, nonces)
    if other == secret or other in nonces:
        return
    assert shared.find_faults(other) == ("unfair-shared-seed",)
    swapped = msgspec.structs.replace(shared, secret=other.hex())
    assert swapped.find_faults(seed) == ("unfair-secret", "unfair-shared-seed")
    first = msgspec.structs.replace(shared.contributions[0], nonce=other.hex())
    changed = msgspec.structs.replace(shared, contributions=(first, *shared.contributions[1:]))
    assert changed.find_faults(seed) == ("unfair-nonce", "unfair-shared-seed")


@given(SECRETS, st.lists(SECRETS, min_size=1, max_size=3, unique=True))
def test_a_server_that_picks_among_many_secrets_is_caught(secret: bytes, nonces: list[bytes]) -> None:
    """TAB-3: it commits before it knows the nonces; whichever other secret it deals from later fits no commitment."""
    honest = made_of(secret, nonces)
    kept = kept_by_the_first(honest, share_seed(secret, nonces))
    best = max((secret_of_round(secret, number) for number in range(64)), key=lambda each: share_seed(each, nonces)[0])
    seed, other = share_seed(best, nonces), made_of(best, nonces)
    # It owns up to another commitment than the one that was shown …
    assert "unfair-other-secret" in faults(seed, Evidence(other, kept))
    assert faults(seed, Evidence(other, commitments=(kept.commitment,))) == ["unfair-not-kept"]
    # … or keeps the commitment, which its secret does not fit …
    told = msgspec.structs.replace(other, commitment=honest.commitment)
    assert "unfair-secret" in faults(seed, Evidence(told, kept))
    # … or tells the secret that it committed to, of which the seed is not made.
    assert "unfair-shared-seed" in faults(seed, Evidence(honest, kept))


@pytest.mark.parametrize("count", [1, 2, 3])
def test_a_server_that_picks_a_nonce_of_its_own_is_caught(count: int) -> None:
    """TAB-3: added to the others, in place of somebody's, or left out."""
    secret, nonces = bytes(32), [bytes([number]) * 32 for number in range(1, count + 1)]
    kept = kept_by_the_first(made_of(secret, nonces), share_seed(secret, nonces))
    added = [*nonces, b"\x09" * 32]
    replaced = [*nonces[:-1], b"\x09" * 32]
    for picked in (added, replaced, nonces[:-1]):
        seed = share_seed(secret, picked)
        assert "unfair-other-nonces" in faults(seed, Evidence(made_of(secret, picked), kept))


def test_a_match_of_which_nobody_says_how_its_seed_was_made_is_not_what_a_browser_kept() -> None:
    secret, nonces = bytes(32), [b"\x01" * 32]
    kept = kept_by_the_first(made_of(secret, nonces), share_seed(secret, nonces))
    assert "unfair-other-secret" in faults(share_seed(secret, nonces), Evidence(None, kept))


@pytest.mark.parametrize("written", ["", "no", "00", "ñ" * 64, "0" * 66])
def test_what_is_no_secret_and_no_nonce_fits_no_commitment(written: str) -> None:
    shared = SharedSeed(commit_secret(bytes(32)), (Contribution(0, commit_nonce(bytes(32)), written),), written)
    assert shared.find_faults(bytes(32)) == ("unfair-secret", "unfair-nonce", "unfair-shared-seed")


def test_each_try_to_start_has_a_secret_of_its_own() -> None:
    assert len({secret_of_round(bytes(32), number) for number in range(100)}) == 100


def test_a_match_that_began_with_other_options_than_a_browser_was_shown_is_found() -> None:
    secret, nonces = bytes(32), [b"\x01" * 32]
    seed, shared = share_seed(secret, nonces), made_of(secret, nonces)
    kept = kept_by_the_first(shared, seed)
    options = next(entry.event.options for entry in played(seed) if isinstance(entry.event, MatchBegan))
    assert faults(seed, Evidence(shared, msgspec.structs.replace(kept, options=dict(options)))) == []
    other = msgspec.structs.replace(kept, options={**options, "set": "K7M2QX"})
    assert faults(seed, Evidence(shared, other)) == ["unfair-other-options"]


@pytest.mark.parametrize("spoilt", ["0" * 64 + "\n", "0" * 63, "A" * 64, " " + "0" * 63, "g" * 64])
def test_what_is_not_32_bytes_in_small_hexadecimal_is_neither_a_commitment_nor_a_nonce(spoilt: str) -> None:
    with pytest.raises(msgspec.ValidationError):
        msgspec.convert(spoilt, Digest)
    assert SharedSeed("", secret=spoilt).find_faults(bytes(32))[0] == "unfair-secret"
