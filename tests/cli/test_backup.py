"""`sobremesa backup` and `sobremesa restore`: one sentence each, whatever happens."""

import asyncio
from pathlib import Path

import pytest

from sobremesa.storage import open_store
from tests.cli.desk import Desk
from tests.storage.things import a_card, a_row


@pytest.fixture
def database(desk: Desk) -> Path:
    """A database with two steps of one table."""
    path = desk.folder / "tables.sqlite"

    async def fill() -> None:
        async with await open_store(str(path)) as store:
            for number in range(2):
                await store.log.append(a_row(number=number), a_card())

    asyncio.run(fill())
    return path


def test_a_backup_is_written_and_restored(desk: Desk, database: Path) -> None:
    file, elsewhere = desk.folder / "kept", desk.folder / "elsewhere.sqlite"
    result = desk.run("backup", "--database", f"sqlite:///{database}", "-o", str(file))
    assert (result.exit_code, result.output) == (0, f"{file} holds 2 steps of 1 table.\n")
    result = desk.run("restore", str(file), "--database", str(elsewhere), "--ui", "es")
    assert (result.exit_code, result.output) == (0, f"{elsewhere} tiene ahora 2 pasos de 1 mesa.\n")


@pytest.mark.parametrize(
    ("address", "code", "sentence"),
    [
        ("nowhere.sqlite", 1, "nowhere.sqlite no es una base de datos de Sobremesa.\n"),
        ("mysql://here", 2, "«mysql://here» no es la dirección de una base de datos. Valen: "),
        ("memory:", 1, "Lo que solo está en la memoria termina con su proceso"),
        (
            "postgresql://ana:secret@127.0.0.1:1/x",
            1,
            "No se llega a la base de datos: postgresql://ana:…@127.0.0.1:1/x: ",
        ),
    ],
)
def test_what_cannot_be_backed_up_is_told_in_one_sentence(desk: Desk, address: str, code: int, sentence: str) -> None:
    file = desk.folder / "kept"
    result = desk.run("backup", "--database", address, "-o", str(file), "--ui", "es")
    assert result.exit_code == code
    assert result.output.startswith(sentence)
    assert len(result.output.splitlines()) == 1
    assert not file.exists()


def test_what_cannot_be_restored_is_told_in_one_sentence(desk: Desk, database: Path) -> None:
    file, letter, elsewhere = desk.folder / "kept", desk.folder / "letter", desk.folder / "elsewhere.sqlite"
    letter.write_text("Dear Sir or Madam")
    desk.run("backup", "--database", str(database), "-o", str(file))
    for arguments, sentence in (
        (("backup", "--database", str(database), "-o", str(file)), f"There is something in {file} already"),
        (("restore", str(file), "--database", str(database)), f"There is something in {database} already"),
        (("restore", str(letter), "--database", str(elsewhere)), f"{letter} is no backup, or it is damaged"),
        (("restore", str(desk.folder / "none"), "--database", str(elsewhere)), f"{desk.folder / 'none'} is no backup"),
        (("restore", str(file), "--database", str(letter)), f"{letter} is no database of Sobremesa."),
    ):
        result = desk.run(*arguments)
        assert result.exit_code == 1, result.output
        assert result.output.startswith(sentence)
        assert len(result.output.splitlines()) == 1
    assert not elsewhere.exists()


def test_without_an_address_it_is_the_file_of_the_house_at_home(desk: Desk, database: Path) -> None:
    file = desk.folder / "kept"
    result = desk.run("backup", "-o", str(file))
    assert result.exit_code == 1, "there is no house yet, and none is made"
    assert result.output.endswith("house.sqlite3 is no database of Sobremesa.\n")
    assert desk.run("backup", "--database", str(database), "-o", str(file)).exit_code == 0
    assert desk.run("restore", str(file)).output.endswith("house.sqlite3 holds 2 steps of 1 table now.\n")
    assert desk.run("operator", "reports").output == "There is nothing to look at.\n"
