"""`sobremesa operator close-table` and `sign-out`."""

import asyncio
import secrets

import click

from sobremesa.cli.operator.house import ask_house, ask_store, find_person
from sobremesa.cli.options import ui_option
from sobremesa.cli.saying import texts
from sobremesa.cli.screen import without_controls
from sobremesa.cli.spoken import FAILURE, give_up
from sobremesa.cli.storing import database_option
from sobremesa.editions.texts import Language
from sobremesa.server.people.people import People
from sobremesa.storage import Card, Store
from sobremesa.storage.orders import Order, add_order, is_waiting
from sobremesa.table import Phase

_LIVING = 10_000
"""Milliseconds in which a server has left a sign of life, if one runs."""
_PATIENCE, _LOOKS = 50, 0.1
"""How often to look whether a server has carried it out, and how many seconds apart."""


@click.command("close-table")
@click.argument("table")
@database_option
@ui_option
def close_table(*, table: str, database: str, ui: Language | None) -> None:
    """Close TABLE (an id, a code or a link); a match that is played ends without a winner."""
    say = texts(ui)

    async def order(store: Store, now: int) -> str:
        card = await _find(store, table)
        if card is None:
            return "cli-operator-no-table"
        if card.phase in (Phase.ENDED, Phase.CLOSED):
            return "cli-operator-table-over"
        given = Order(secrets.token_hex(16), "close-table", card.table, now)
        await store.run(lambda at: add_order(at, given))
        carried_out = await store.nodes.living(now, _LIVING) and await _is_carried_out(store, given.id)
        return "cli-operator-table-closed" if carried_out else "cli-operator-table-will-close"

    said = ask_store(database, say, order)
    sentence = say(said, table=without_controls(table)[:120])
    if said in ("cli-operator-no-table", "cli-operator-table-over"):
        give_up(sentence, FAILURE)
    click.echo(sentence)


@click.command("sign-out")
@click.argument("person")
@database_option
@ui_option
def sign_out(*, person: str, database: str, ui: Language | None) -> None:
    """Sign PERSON (an id or a login) out everywhere; the account stays."""
    say = texts(ui)

    async def end(people: People, now: int) -> None:
        await people.sessions.end_all(await find_person(people, person), now=now)

    ask_house(database, say, end)
    click.echo(say("cli-operator-signed-out", whom=without_controls(person)))


async def _find(store: Store, named: str) -> Card | None:
    """By its id, its link, or the code that is read aloud."""
    table = named.strip().partition("?")[0].rstrip("/").rpartition("/")[2][:100]
    return await store.log.card(table) or await store.log.card_by_code(table.upper().replace("-", ""))


async def _is_carried_out(store: Store, order: str) -> bool:
    for _ in range(_PATIENCE):
        if not await store.look(lambda at: is_waiting(at, order)):
            return True
        await asyncio.sleep(_LOOKS)
    return False
