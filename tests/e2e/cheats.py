"""Servers that cheat with chance. Each of these changes the server's own process, before it starts."""

from collections.abc import Callable, Iterable
from typing import Any

import msgspec

from sobremesa.engine import Chance, Draw, Refused, Seat
from sobremesa.engine.shared_seed import Contribution, commit_nonce, secret_of_round, share_seed
from sobremesa.games.golf import dealing
from sobremesa.games.golf import game as golf_game
from sobremesa.server.rooms import frames
from sobremesa.table import Step, TableState, starting
from sobremesa.table.events import SeedShared

Cheat = Callable[[], None]
_TRIES = 64


def _goodness(seed: bytes) -> int:
    """How well a deal pleases the server."""
    return seed[0]


def change_draws() -> None:
    """Every throw is one of its own choice."""
    honest = Chance.draw

    def draw(self: Chance, label: str, sizes: Iterable[int]) -> Draw:
        drawn = honest(self, label, sizes)
        return msgspec.structs.replace(drawn, values=(0,) * len(drawn.sizes)) if label.startswith("dice") else drawn

    Chance.draw = draw  # type: ignore[method-assign]


def show_something_else() -> None:
    """The draw is honest, and the dice lie as it pleases."""
    dealing._faces = lambda edition, draw: tuple(die[draw.values[0] - 1] for die in edition.dice)


def swap_the_seed() -> None:
    """It tries many seeds once it knows the nonces, and takes the best; it owns up to the secret that it showed."""

    def best(secret: bytes, nonces: Iterable[bytes]) -> bytes:
        known = tuple(nonces)
        return max((share_seed(secret_of_round(secret, each), known) for each in range(_TRIES)), key=_goodness)

    starting.share_seed = best  # type: ignore[attr-defined]


def swap_the_secret() -> None:
    """It tries many secrets once it knows the nonces, takes the best, and says that it had committed to that one."""

    def best(state: TableState) -> bytes:
        nonces = [bytes.fromhex(each.nonce) for each in state.nonces]
        secrets = [secret_of_round(bytes.fromhex(state.secret), each) for each in range(_TRIES)]
        return max(secrets, key=lambda each: _goodness(share_seed(each, nonces))) if all(nonces) else secrets[0]

    TableState.secret_of_try = property(best)  # type: ignore[method-assign, assignment]


def replace_a_commitment() -> None:
    """In place of somebody's nonce it takes one that pleases it, and its commitment."""
    honest = starting._share

    def share(state: TableState, seats: tuple[Seat, ...]) -> SeedShared | None:
        shared = honest(state, seats)
        if shared is None or not shared.contributions:
            return shared
        secret = state.secret_of_try
        nonces = (bytes([each]) * 32 for each in range(_TRIES))
        picked = max(nonces, key=lambda each: _goodness(share_seed(secret, [each])))
        mine = Contribution(shared.contributions[0].seat, commit_nonce(picked), picked.hex())
        return SeedShared(shared.commitment, (mine, *shared.contributions[1:]))

    starting._share = share


def tell_lies() -> None:
    """It tells players of other dice than those it keeps on file."""
    honest = frames.tell_step

    def tell(state: TableState, step: Step, *whose: Any, **how: Any) -> Any:
        told = honest(state, step, *whose, **how)
        entries = (
            msgspec.structs.replace(each, event=msgspec.structs.replace(each.event, faces=each.event.faces[::-1]))
            if hasattr(each.event, "faces")
            else each
            for each in told.entries
        )
        return msgspec.structs.replace(told, entries=tuple(entries))

    frames.tell_step = tell


def shut_out() -> None:
    """It takes nobody's commitment, and deals from its secret alone."""

    def refuse(*_asked: Any) -> None:
        raise Refused("TAB-3", "tab-3-too-late")

    starting.commit_nonce = refuse  # type: ignore[assignment]


def deal_a_set() -> None:
    """It deals a printed set that nobody has asked for, and says so."""
    honest = dealing.deal_holes

    def deal(rules: Any, story: Any) -> None:
        story.state = msgspec.structs.replace(
            story.state, options=msgspec.structs.replace(story.state.options, set="K7M2QX")
        )
        honest(rules, story)

    golf_game.deal_holes = deal  # type: ignore[attr-defined]
