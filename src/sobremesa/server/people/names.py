"""What people are called: names that can be shown, that pretend to be nobody's, and logins; and names for guests."""

import re
import secrets
import unicodedata

from sobremesa.editions.texts import Language
from sobremesa.engine.refusal import Malformed
from sobremesa.server.denial import Denial, Denied
from sobremesa.server.people.cleaning import clean_name

_LOGIN = re.compile(r"[a-z0-9][a-z0-9._-]{1,30}[a-z0-9]")

# Who would speak for the house. Luis and the names of bots' levels stay free: people are called Luis, and a bot is
# shown as one wherever it sits.
_RESERVED = {
    "sobremesa", "admin", "administrador", "administradora", "administrator", "anfitrion", "anfitriona", "bot", "host",
    "mod", "moderador", "moderadora", "moderator", "operador", "operadora", "operator", "root", "server", "servidor",
    "sistema", "soporte", "staff", "support", "system",
}  # fmt: skip
_OF_THE_HOUSE = "sobremesa"
# Letters of other alphabets, and digits, that look like these.
_LOOK_ALIKES = str.maketrans(
    "0134578@$|!авекмнорстухіјѕԁѵɡһԛԝьαβεικνορτυχσςημıłøɾг",
    "oleastbasliabekmhopctyxijsdvghqwbabeikvoptuxssnmilorr",
)

_FIRST: dict[Language, tuple[str, ...]] = {
    "es": (
        "Aceituna", "Almendra", "Canela", "Cereza", "Ciruela", "Cuchara", "Dominó", "Galleta", "Gorrión", "Hormiga",
        "Lámpara", "Limón", "Mantel", "Mariposa", "Menta", "Naranja", "Nogal", "Pimienta", "Taza", "Tomillo",
    ),
    "en": (
        "Brave", "Bright", "Calm", "Cheerful", "Clever", "Curious", "Gentle", "Happy", "Jolly", "Kind",
        "Lively", "Lucky", "Merry", "Patient", "Polite", "Quick", "Quiet", "Sunny", "Warm", "Witty",
    ),
}  # fmt: skip
# Spanish adjectives that are the same for every noun.
_SECOND: dict[Language, tuple[str, ...]] = {
    "es": (
        "Ágil", "Alegre", "Amable", "Audaz", "Azul", "Brillante", "Cortés", "Elegante", "Feliz", "Fugaz",
        "Genial", "Gentil", "Impaciente", "Noble", "Paciente", "Prudente", "Sonriente", "Valiente", "Veloz", "Verde",
    ),
    "en": (
        "Almond", "Ant", "Apricot", "Biscuit", "Cherry", "Cinnamon", "Cup", "Domino", "Lamp", "Lemon",
        "Mint", "Napkin", "Olive", "Orange", "Pepper", "Plum", "Sparrow", "Spoon", "Thyme", "Walnut",
    ),
}  # fmt: skip


def read_name(written: str) -> str:
    """A name to be shown; `Malformed` if nothing is left of it or it is too long, `Denied` if it is the house's."""
    name = clean_name(written)
    if is_reserved(name):
        raise Denied(Denial.TAKEN, "people-name-reserved", name=name)
    return name


def read_login(written: str) -> tuple[str, str]:
    """A login as its owner writes it, and the form by which it is found: «José» and «jose» are one."""
    login = unicodedata.normalize("NFC", written.strip())[:64]
    folded = fold(login)
    if not _LOGIN.fullmatch(folded):
        raise Malformed("people-login-unfit", least=3, most=32)
    if is_reserved(folded):
        raise Denied(Denial.TAKEN, "people-login-taken", login=folded)
    return login, folded


def find_login(written: str) -> str:
    """The form by which a login is found; empty, which is nobody's, for what cannot be one."""
    folded = fold(written)
    return folded if _LOGIN.fullmatch(folded) else ""


def fold(written: str) -> str:
    """Without case, width and accents, nor more than anybody would type."""
    return _plain(written.strip()[:64])


def is_reserved(name: str) -> bool:
    """Whether a name could be taken for the house's own, also written `S0BREMESA` or in another alphabet."""
    plain = "".join(letter for letter in _plain(name).translate(_LOOK_ALIKES) if letter.isalnum())
    return plain in _RESERVED or _OF_THE_HOUSE in plain


def name_for_guest(language: Language) -> str:
    """A friendly name of two words: «Cuchara Alegre»."""
    return f"{secrets.choice(_FIRST[language])} {secrets.choice(_SECOND[language])}"


def _plain(text: str) -> str:
    """Without case, width and accents."""
    decomposed = unicodedata.normalize("NFKD", unicodedata.normalize("NFKC", text).casefold())
    return "".join(letter for letter in decomposed if not unicodedata.combining(letter))
