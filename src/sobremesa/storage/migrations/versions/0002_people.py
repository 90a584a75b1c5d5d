"""People: who they are, how they come in, whom they keep away, and what an operator decided."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """From tables without people to tables with them."""
    _persons()
    _credentials()
    _safety()
    op.create_table(
        "server_secrets",
        sa.Column("purpose", sa.Text, nullable=False),
        sa.Column("generation", sa.BigInteger, autoincrement=False, nullable=False),
        sa.Column("secret", sa.Text, nullable=False),
        sa.Column("made_at", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("purpose", "generation", name="pk_server_secrets"),
    )


def _persons() -> None:
    op.create_table(
        "people",
        sa.Column("id", sa.Text, nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("language", sa.Text),
        sa.Column("created_at", sa.BigInteger, nullable=False),
        sa.Column("seen_at", sa.BigInteger, nullable=False),
        sa.Column("epoch", sa.BigInteger, nullable=False),
        sa.Column("same_as", sa.Text),
        sa.Column("deleted_at", sa.BigInteger),
        sa.PrimaryKeyConstraint("id", name="pk_people"),
    )
    op.create_index("ix_people_same_as", "people", ["same_as"])
    op.create_index("ix_people_seen_at", "people", ["seen_at"])
    op.create_table(
        "accounts",
        sa.Column("person", sa.Text, nullable=False),
        sa.Column("login", sa.Text, nullable=False),
        sa.Column("folded", sa.Text, nullable=False),
        sa.Column("created_at", sa.BigInteger, nullable=False),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name="fk_accounts_person"),
        sa.PrimaryKeyConstraint("person", name="pk_accounts"),
        sa.UniqueConstraint("folded", name="uq_accounts_folded"),
    )


def _credentials() -> None:
    op.create_table(
        "passwords",
        sa.Column("person", sa.Text, nullable=False),
        sa.Column("hash", sa.Text, nullable=False),
        sa.Column("changed_at", sa.BigInteger, nullable=False),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name="fk_passwords_person"),
        sa.PrimaryKeyConstraint("person", name="pk_passwords"),
    )
    op.create_table(
        "passkeys",
        sa.Column("id", sa.LargeBinary, nullable=False),
        sa.Column("person", sa.Text, nullable=False),
        sa.Column("public_key", sa.LargeBinary, nullable=False),
        sa.Column("sign_count", sa.BigInteger, nullable=False),
        sa.Column("transports", sa.Text, nullable=False),
        sa.Column("site", sa.Text, nullable=False),
        sa.Column("label", sa.Text, nullable=False),
        sa.Column("created_at", sa.BigInteger, nullable=False),
        sa.Column("used_at", sa.BigInteger),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name="fk_passkeys_person"),
        sa.PrimaryKeyConstraint("id", name="pk_passkeys"),
    )
    op.create_index("ix_passkeys_person", "passkeys", ["person"])
    op.create_table(
        "spent_challenges",
        sa.Column("digest", sa.Text, nullable=False),
        sa.Column("until", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("digest", name="pk_spent_challenges"),
    )
    op.create_index("ix_spent_challenges_until", "spent_challenges", ["until"])
    op.create_table(
        "recovery_codes",
        sa.Column("digest", sa.Text, nullable=False),
        sa.Column("person", sa.Text, nullable=False),
        sa.Column("created_at", sa.BigInteger, nullable=False),
        sa.Column("used_at", sa.BigInteger),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name="fk_recovery_codes_person"),
        sa.PrimaryKeyConstraint("digest", name="pk_recovery_codes"),
    )
    op.create_index("ix_recovery_codes_person", "recovery_codes", ["person"])
    op.create_table(
        "bot_tokens",
        sa.Column("id", sa.Text, nullable=False),
        sa.Column("person", sa.Text, nullable=False),
        sa.Column("digest", sa.Text, nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("scopes", sa.Text, nullable=False),
        sa.Column("created_at", sa.BigInteger, nullable=False),
        sa.Column("used_at", sa.BigInteger),
        sa.Column("revoked_at", sa.BigInteger),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name="fk_bot_tokens_person"),
        sa.PrimaryKeyConstraint("id", name="pk_bot_tokens"),
    )
    op.create_index("ix_bot_tokens_person", "bot_tokens", ["person"])


def _safety() -> None:
    op.create_table(
        "blocks",
        sa.Column("person", sa.Text, nullable=False),
        sa.Column("other", sa.Text, nullable=False),
        sa.Column("created_at", sa.BigInteger, nullable=False),
        sa.ForeignKeyConstraint(["other"], ["people.id"], name="fk_blocks_other"),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name="fk_blocks_person"),
        sa.PrimaryKeyConstraint("person", "other", name="pk_blocks"),
    )
    op.create_index("ix_blocks_other", "blocks", ["other"])
    op.create_table(
        "mutes",
        sa.Column("person", sa.Text, nullable=False),
        sa.Column("other", sa.Text, nullable=False),
        sa.Column("created_at", sa.BigInteger, nullable=False),
        sa.ForeignKeyConstraint(["other"], ["people.id"], name="fk_mutes_other"),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name="fk_mutes_person"),
        sa.PrimaryKeyConstraint("person", "other", name="pk_mutes"),
    )
    op.create_index("ix_mutes_other", "mutes", ["other"])
    op.create_table(
        "reports",
        sa.Column("id", sa.Text, nullable=False),
        sa.Column("reporter", sa.Text, nullable=False),
        sa.Column("reported", sa.Text, nullable=False),
        sa.Column("at_table", sa.Text),
        sa.Column("reason", sa.Text, nullable=False),
        sa.Column("note", sa.Text, nullable=False),
        sa.Column("said", sa.Text, nullable=False),
        sa.Column("made_at", sa.BigInteger, nullable=False),
        sa.Column("handled_at", sa.BigInteger),
        sa.ForeignKeyConstraint(["reported"], ["people.id"], name="fk_reports_reported"),
        sa.ForeignKeyConstraint(["reporter"], ["people.id"], name="fk_reports_reporter"),
        sa.PrimaryKeyConstraint("id", name="pk_reports"),
    )
    op.create_index("ix_reports_made_at", "reports", ["made_at"])
    op.create_index("ix_reports_reported", "reports", ["reported"])
    op.create_index("ix_reports_reporter", "reports", ["reporter"])
    op.create_table(
        "bans",
        sa.Column("id", sa.Text, nullable=False),
        sa.Column("person", sa.Text),
        sa.Column("address", sa.Text),
        sa.Column("until", sa.BigInteger),
        sa.Column("reason", sa.Text, nullable=False),
        sa.Column("operator", sa.Text, nullable=False),
        sa.Column("made_at", sa.BigInteger, nullable=False),
        sa.Column("lifted_at", sa.BigInteger),
        sa.CheckConstraint("(person IS NULL) != (address IS NULL)", name="ck_bans_person_or_address"),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name="fk_bans_person"),
        sa.PrimaryKeyConstraint("id", name="pk_bans"),
    )
    op.create_index("ix_bans_address", "bans", ["address"])
    op.create_index("ix_bans_person", "bans", ["person"])
