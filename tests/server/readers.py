"""Somebody who watches a table in tests of the house."""

from typing import Any

import msgspec


class Reader:
    """Keeps what was told, as the bytes that came and as messages."""

    def __init__(self, person: str = "ana", *, keeps: bool = False) -> None:
        self.person = person
        self.keeps = keeps
        self.frames: list[bytes] = []

    def tell(self, frame: bytes) -> None:
        """Take a frame."""
        self.frames.append(frame)

    @property
    def told(self) -> list[dict[str, Any]]:
        """All messages so far."""
        return [msgspec.json.decode(frame) for frame in self.frames]

    @property
    def said(self) -> list[str]:
        """The chat alone."""
        return [message["text"] for message in self.told if message["kind"] == "said"]

    @property
    def numbers(self) -> list[int]:
        """Of the steps that were told."""
        return [step["number"] for message in self.told if message["kind"] == "update" for step in message["steps"]]
