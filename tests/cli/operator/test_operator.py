"""`sobremesa operator`: reports are read, people kept out and let in, and whatever is wrong is one sentence."""

import asyncio
from pathlib import Path

import pytest
from click.testing import Result

from sobremesa.server.people.people import People
from sobremesa.server.people.safety import Reason
from sobremesa.storage import open_store
from tests.cli.desk import Desk

NOW = 1_800_000_000_000


class House:
    """A database with two people, one of whom reported the other."""

    def __init__(self, desk: Desk) -> None:
        self._desk = desk
        self.path = desk.folder / "tables.sqlite"
        asyncio.run(self._fill())

    async def _fill(self) -> None:
        async with await open_store(str(self.path)) as store:
            people = People(store)
            await people.start(now=NOW)
            ana = await people.sessions.begin_as_guest("Ana", "es", now=NOW)
            ben = await people.sessions.begin_as_guest("Ben", "en", now=NOW)
            self.ana, self.ben = ana.person.id, ben.person.id
            self.report = await people.safety.report(
                self.ana, self.ben, Reason.CHAT, table="t1", note="He shouts", said="BOO\nBOO!", now=NOW
            )
            people.close()

    def run(self, *arguments: str, ui: str = "en") -> Result:
        return self._desk.run("operator", *arguments, "--database", str(self.path), "--ui", ui)


@pytest.fixture
def house(desk: Desk) -> House:
    return House(desk)


def test_a_report_is_read_and_handled(house: House) -> None:
    told = house.run("reports").output
    assert told == (
        f"{house.report}  2027-01-15 08:00  chat  {house.ben} (by {house.ana}, table t1)\n"
        "  Ben\n  BOO\n  BOO!\n  He shouts\n"
    )
    assert house.run("handled", house.report).output == f"{house.report} has been looked at.\n"
    assert house.run("reports", ui="es").output == "No hay nada que mirar.\n"
    again = house.run("handled", house.report)
    assert (again.exit_code, again.output) == (1, f"There is no open report “{house.report}”.\n")


def test_a_person_is_kept_out_and_let_in_again(house: House) -> None:
    assert house.run("bans").output == "Nobody is kept out.\n"
    kept_out = house.run("ban", house.ben, "--days", "7", "--reason", "Shouting", "--by", "olga")
    assert kept_out.exit_code == 0
    assert kept_out.output.startswith(f"{house.ben} is kept out until 2")
    listed = house.run("bans").output
    assert listed.startswith(f"{house.ben}  2")
    assert listed.endswith("  olga  Shouting\n")
    assert house.run("unban", house.ben).output == f"{house.ben} may come in again.\n"
    assert house.run("unban", house.ben).output == f"{house.ben} was not kept out.\n"


def test_an_address_is_kept_out_for_good_and_listed_without_being_told(house: House) -> None:
    told = house.run("ban", "--address", "203.0.113.9", "--reason", "Flood", "--by", "olga", ui="es")
    assert told.output == "203.0.113.9 ya no puede entrar.\n"
    assert house.run("bans").output == "an address  for good  olga  Flood\n"
    assert house.run("unban", "--address", "203.0.113.9").output == "203.0.113.9 may come in again.\n"


@pytest.mark.parametrize(
    ("arguments", "code", "sentence"),
    [
        (("ban", "nobody", "--reason", "x"), 1, "There is nobody like that here.\n"),
        (("unban", "a" * 26), 1, "There is nobody like that here.\n"),
        (("ban", "--reason", "x"), 2, "Name a person or, with --address, an address; one of the two.\n"),
        (("unban", "ana", "--address", "::1"), 2, "Name a person or, with --address, an address; one of the two.\n"),
        (("unban", "--address", "here"), 2, "“here” is no address.\n"),
    ],
)
def test_what_cannot_be_done_is_told_in_one_sentence(
    house: House, arguments: tuple[str, ...], code: int, sentence: str
) -> None:
    result = house.run(*arguments)
    assert (result.exit_code, result.output) == (code, sentence)


def test_a_mistyped_database_is_not_made(desk: Desk) -> None:
    wrong = Path(desk.folder) / "tabels.sqlite"
    result = desk.run("operator", "bans", "--database", str(wrong), "--ui", "en")
    assert result.exit_code == 1
    assert not wrong.exists()
