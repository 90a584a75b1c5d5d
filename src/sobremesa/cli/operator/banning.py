"""`sobremesa operator ban`, `unban` and `bans`."""

import getpass
from ipaddress import ip_address

import click

from sobremesa.cli.operator.house import ask_house, day_of, find_person
from sobremesa.cli.options import ui_option
from sobremesa.cli.saying import texts
from sobremesa.cli.screen import without_controls
from sobremesa.cli.spoken import MISUSE, give_up
from sobremesa.cli.storing import database_option
from sobremesa.editions.texts import Language, Texts
from sobremesa.server.people.people import People
from sobremesa.storage.people.safety import Ban

_MOST_DAYS = 36_500
_address_option = click.option("--address", metavar="IP", help="An address instead; of IPv6 the whole /64.")


@click.command()
@click.argument("person", required=False)
@_address_option
@click.option("--days", type=click.IntRange(1, _MOST_DAYS), help="For how long; without it for good.")
@click.option("--reason", required=True, help="Why; the person reads it.")
@click.option("--by", metavar="NAME", help="Who decides; without it the user of this terminal.")
@database_option
@ui_option
def ban(
    *,
    person: str | None,
    address: str | None,
    days: int | None,
    reason: str,
    by: str | None,
    database: str,
    ui: Language | None,
) -> None:
    """Keep PERSON (an id or a login) out, or an address, and from the sockets that are open."""
    say = texts(ui)
    _one_of(person, address, say)
    operator = by or getpass.getuser()

    async def keep_out(people: People, now: int) -> Ban:
        if address is not None:
            return await people.safety.ban_address(address, days=days, reason=reason, operator=operator, now=now)
        found = await find_person(people, person or "")
        return await people.safety.ban_person(found, days=days, reason=reason, operator=operator, now=now)

    made = ask_house(database, say, keep_out)
    whom = address or person or ""
    if made.until is None:
        click.echo(say("cli-operator-banned-for-good", whom=without_controls(whom)))
    else:
        click.echo(say("cli-operator-banned", whom=without_controls(whom), until=day_of(made.until)))


@click.command()
@click.argument("person", required=False)
@_address_option
@database_option
@ui_option
def unban(*, person: str | None, address: str | None, database: str, ui: Language | None) -> None:
    """Let PERSON (an id or a login) or an address in again."""
    say = texts(ui)
    _one_of(person, address, say)

    async def let_in(people: People, now: int) -> int:
        found = None if person is None else await find_person(people, person)
        return await people.safety.unban(person=found, address=address, now=now)

    lifted = ask_house(database, say, let_in)
    whom = without_controls(address or person or "")
    click.echo(say("cli-operator-unbanned" if lifted else "cli-operator-not-banned", whom=whom))


@click.command()
@database_option
@ui_option
def bans(*, database: str, ui: Language | None) -> None:
    """List who is kept out now, the newest first."""
    say = texts(ui)
    held = ask_house(database, say, lambda people, now: people.safety.bans(now=now))
    for each in held:
        until = say("cli-operator-for-good") if each.until is None else day_of(each.until)
        whom = each.person or say("cli-operator-an-address")
        click.echo(without_controls(f"{whom}  {until}  {each.operator}  {each.reason}"))
    if not held:
        click.echo(say("cli-operator-no-bans"))


def _one_of(person: str | None, address: str | None, say: Texts) -> None:
    if (person is None) == (address is None):
        give_up(say("cli-operator-whom"), MISUSE)
    if address is not None:
        try:
            ip_address(address)
        except ValueError:
            give_up(say("cli-operator-no-address", address=address[:60]), MISUSE)
