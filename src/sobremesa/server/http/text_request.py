"""A request whose body is text that can be kept, or `Malformed`."""

from typing import Any

from litestar import Request

from sobremesa.engine.characters import check_json


class TextRequest(Request[Any, Any, Any]):
    """Its body is checked when it is read for the first time."""

    __slots__ = ("_is_checked",)

    async def body(self) -> bytes:
        """The body; `Malformed` where JSON would read a NUL or half a character from it."""
        body = await super().body()
        if not getattr(self, "_is_checked", False):
            check_json(body)
            self._is_checked = True
        return body
