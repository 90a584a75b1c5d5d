"""What is told of a browser: the families of its program and its system, and the id by which it is known again."""

import msgspec

from sobremesa.server.people.ids import is_id

_LONGEST = 1_000
# The first that stands in the header: most browsers also name those that they want to be taken for.
_BROWSERS = (
    ("edg", "edge"),
    ("opr/", "opera"),
    ("opera", "opera"),
    ("samsungbrowser", "samsung-internet"),
    ("vivaldi", "vivaldi"),
    ("firefox", "firefox"),
    ("fxios", "firefox"),
    ("crios", "chrome"),
    ("chrom", "chrome"),
    ("safari", "safari"),
)
_SYSTEMS = (
    ("iphone", "ios"),
    ("ipad", "ios"),
    ("android", "android"),
    ("cros", "chromeos"),
    ("windows", "windows"),
    ("mac os", "macos"),
    ("macintosh", "macos"),
    ("linux", "linux"),
)


class Device(msgspec.Struct, frozen=True):
    """A browser as it comes: families of names, never versions, and the id that it was given, if any."""

    browser: str = ""
    system: str = ""
    id: str = ""


def read_device(user_agent: str, id: str = "") -> Device:  # noqa: A002 - the field it fills
    """A device from its headers; what is not known stays empty.

    >>> read_device("Mozilla/5.0 (Android 14; Mobile; rv:130.0) Gecko/130.0 Firefox/130.0")
    Device(browser='firefox', system='android', id='')
    """
    said = user_agent[:_LONGEST].lower()
    return Device(_first(_BROWSERS, said), _first(_SYSTEMS, said), id if is_id(id) else "")


def _first(known: tuple[tuple[str, str], ...], said: str) -> str:
    return next((family for mark, family in known if mark in said), "")
