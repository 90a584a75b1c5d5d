"""The tables about people: who they are, how they get in, whom they keep away, and what an operator decided."""

from sqlalchemy import BigInteger, Boolean, CheckConstraint, Column, ForeignKey, Index, LargeBinary, Table, Text

from sobremesa.storage.schema import metadata


def _person(*, primary_key: bool = False) -> Column[str]:
    return Column("person", Text, ForeignKey("people.id"), primary_key=primary_key, nullable=False)


# Times are milliseconds since 1970. The id is random and stays for ever, so that matches can name it: a person who is
# deleted is this row without anything else in it.
people = Table(
    "people",
    metadata,
    Column("id", Text, primary_key=True),
    Column("name", Text, nullable=False),
    Column("language", Text),
    Column("created_at", BigInteger, nullable=False),
    Column("seen_at", BigInteger, nullable=False, index=True),
    # A session of an earlier epoch is over: «sign out everywhere» adds one.
    Column("epoch", BigInteger, nullable=False),
    # A guest who turned out to be somebody with an account. No foreign key: rows are restored in any order.
    Column("same_as", Text, index=True),
    Column("deleted_at", BigInteger),
)

sessions = Table(
    "sessions",
    metadata,
    # A digest: whoever reads the database cannot make a cookie of it.
    Column("id", Text, primary_key=True),
    _person(),
    Column("epoch", BigInteger, nullable=False),
    Column("created_at", BigInteger, nullable=False),
    # To within ten minutes.
    Column("seen_at", BigInteger, nullable=False, index=True),
    # Families alone (`firefox` on `android`), empty where they are not known.
    Column("browser", Text, nullable=False),
    Column("system", Text, nullable=False),
    # The digest of the browser's id, by which it is a known device of an account; empty for guests.
    Column("device", Text, nullable=False),
    # Whether its cookie is from before sessions were stored: then its row must outlive its end, or it would be new.
    Column("adopted", Boolean, nullable=False),
    Column("ended_at", BigInteger),
    Index(None, "person"),
)

known_devices = Table(
    "known_devices",
    metadata,
    _person(primary_key=True),
    Column("device", Text, primary_key=True),
    Column("seen_at", BigInteger, nullable=False, index=True),
)

accounts = Table(
    "accounts",
    metadata,
    _person(primary_key=True),
    Column("login", Text, nullable=False),
    Column("folded", Text, nullable=False, unique=True),
    Column("created_at", BigInteger, nullable=False),
)

passwords = Table(
    "passwords",
    metadata,
    _person(primary_key=True),
    Column("hash", Text, nullable=False),
    Column("changed_at", BigInteger, nullable=False),
)

passkeys = Table(
    "passkeys",
    metadata,
    Column("id", LargeBinary, primary_key=True),
    _person(),
    Column("public_key", LargeBinary, nullable=False),
    Column("sign_count", BigInteger, nullable=False),
    Column("transports", Text, nullable=False),
    # The domain it was made for; it opens no other.
    Column("site", Text, nullable=False),
    Column("label", Text, nullable=False),
    Column("created_at", BigInteger, nullable=False),
    Column("used_at", BigInteger),
    Index(None, "person"),
)

spent_challenges = Table(
    "spent_challenges",
    metadata,
    Column("digest", Text, primary_key=True),
    Column("until", BigInteger, nullable=False, index=True),
)

recovery_codes = Table(
    "recovery_codes",
    metadata,
    Column("digest", Text, primary_key=True),
    _person(),
    Column("created_at", BigInteger, nullable=False),
    Column("used_at", BigInteger),
    Index(None, "person"),
)

bot_tokens = Table(
    "bot_tokens",
    metadata,
    Column("id", Text, primary_key=True),
    _person(),
    Column("digest", Text, nullable=False),
    Column("name", Text, nullable=False),
    Column("scopes", Text, nullable=False),
    Column("created_at", BigInteger, nullable=False),
    Column("used_at", BigInteger),
    Column("revoked_at", BigInteger),
    Index(None, "person"),
)

blocks = Table(
    "blocks",
    metadata,
    _person(primary_key=True),
    Column("other", Text, ForeignKey("people.id"), primary_key=True),
    Column("created_at", BigInteger, nullable=False),
    Index(None, "other"),
)

mutes = Table(
    "mutes",
    metadata,
    _person(primary_key=True),
    Column("other", Text, ForeignKey("people.id"), primary_key=True),
    Column("created_at", BigInteger, nullable=False),
    Index(None, "other"),
)

reports = Table(
    "reports",
    metadata,
    Column("id", Text, primary_key=True),
    Column("reporter", Text, ForeignKey("people.id"), nullable=False, index=True),
    Column("reported", Text, ForeignKey("people.id"), nullable=False, index=True),
    Column("at_table", Text),
    Column("reason", Text, nullable=False),
    Column("note", Text, nullable=False),
    # What the reported person had said and was called, as it was then.
    Column("said", Text, nullable=False),
    Column("made_at", BigInteger, nullable=False, index=True),
    Column("handled_at", BigInteger),
)

bans = Table(
    "bans",
    metadata,
    Column("id", Text, primary_key=True),
    Column("person", Text, ForeignKey("people.id"), index=True),
    # A keyed digest: the store knows no address.
    Column("address", Text, index=True),
    Column("until", BigInteger),
    Column("reason", Text, nullable=False),
    Column("operator", Text, nullable=False),
    Column("made_at", BigInteger, nullable=False),
    Column("lifted_at", BigInteger),
    CheckConstraint("(person IS NULL) != (address IS NULL)", name="person_or_address"),
)

server_secrets = Table(
    "server_secrets",
    metadata,
    Column("purpose", Text, primary_key=True),
    Column("generation", BigInteger, primary_key=True, autoincrement=False),
    Column("secret", Text, nullable=False),
    Column("made_at", BigInteger, nullable=False),
)

OF_ONE_PERSON = (sessions, known_devices, accounts, passwords, passkeys, recovery_codes, bot_tokens)
"""What goes when a person goes, found by `person`."""
