"""Reads single files out of wheels and source archives; nothing of theirs is installed or run."""

import tarfile
import zipfile
from collections.abc import Iterable
from pathlib import Path


class SourceDamaged(ValueError):  # noqa: N818 - what is wrong, not that something is
    """An archive lacks a file that the recipe reads."""


def read_members(archive: Path, names: Iterable[str]) -> dict[str, bytes]:
    """The content of the named files; in a source archive names are relative to its one top folder."""
    wanted = set(names)
    found = _from_wheel(archive, wanted) if archive.suffix == ".whl" else _from_source(archive, wanted)
    missing = wanted - found.keys()
    if missing:
        raise SourceDamaged(f"{archive.name} has no {', '.join(sorted(missing))}.")
    return found


def read_member(archive: Path, name: str) -> bytes:
    """The content of one file of an archive."""
    return read_members(archive, [name])[name]


def _from_wheel(archive: Path, wanted: set[str]) -> dict[str, bytes]:
    with zipfile.ZipFile(archive) as wheel:
        return {name: wheel.read(name) for name in wanted & set(wheel.namelist())}


def _from_source(archive: Path, wanted: set[str]) -> dict[str, bytes]:
    found: dict[str, bytes] = {}
    with tarfile.open(archive, "r|gz") as source:
        for member in source:
            name = member.name.partition("/")[2]
            content = source.extractfile(member) if name in wanted else None
            if content is not None:
                found[name] = content.read()
                if len(found) == len(wanted):
                    break
    return found
