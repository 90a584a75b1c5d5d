"""A broken box is told of in one sentence by every command of the lab that looks at one."""

from pathlib import Path

import click
import pytest
from click.testing import CliRunner

from sobremesa.lab.buffet_tiles.__main__ import main as buffet_tiles
from sobremesa.lab.hole_cards.__main__ import main as hole_cards


@pytest.mark.parametrize("command", [buffet_tiles, hole_cards], ids=["buffet_tiles", "hole_cards"])
def test_a_box_that_cannot_be_played_is_told_of_with_its_line(command: click.Command, tmp_path: Path) -> None:
    file = tmp_path / "box.toml"
    file.write_text('id = "own"\nlanguage = es\n', encoding="utf-8")
    result = CliRunner().invoke(command, ["--edition", str(file)])
    assert (result.exit_code, result.output) == (1, f"Error: {file}, line 2: this is not TOML: invalid value.\n")
