"""Which reading of a form is the commonest: the rest of each paradigm tells."""

import pytest

from sobremesa.lexicon.build.readings import Readings, part_and_shape
from sobremesa.lexicon.part_of_speech import PartOfSpeech

NOUN, VERB = PartOfSpeech.NOUN, PartOfSpeech.VERB

FORMS = """
casa casa NCFS000; casas casa NCFP000; casa casar VMIP3S0; casas casar VMIP2S0; casar casar VMN0000
caso casar VMIP1S0
mesa mesa NCFS000; mesas mesa NCFP000
llama llama NCFS000; llamas llama NCFP000; llama llamar VMIP3S0; llamas llamar VMIP2S0; llamar llamar VMN0000
llamo llamar VMIP1S0; canta cantar VMIP3S0; cantas cantar VMIP2S0; cantar cantar VMN0000; canto cantar VMIP1S0
para para SP; para parar VMIP3S0; parar parar VMN0000; paro parar VMIP1S0; paras parar VMIP2S0
has haber VAIP2S0; haber haber NCMS000; haber haber VMN0000; haberes haber NCMP000; he haber VAIP1S0
hay haber VAIP3S0; comer comer VMN0000; comer comer NCMS000; como comer VMIP1S0; hambre hambre NCFS000
hambres hambre NCFP000
bien bien RG; bien bien CC; paso paso I; paso pasar VMIP1S0; hola hola I
fuerte fuerte NCMS000; fuerte fuerte AQ0CS0; fuertes fuerte NCMP000; fuertes fuerte AQ0CP0
"""
ZIPF = {
    "casa": 5.8, "casas": 5.0, "casar": 3.5, "caso": 3.5, "mesa": 5.0, "mesas": 4.3, "llama": 5.1, "llamas":
    4.3, "llamar": 5.0, "llamo": 4.7, "canta": 4.5, "cantas": 3.6, "cantar": 4.6, "canto": 4.1, "para": 6.9,
    "parar": 4.5, "paro": 4.2, "paras": 3.5, "has": 5.2, "haber": 5.6, "haberes": 2.8, "he": 5.8, "hay": 6.0,
    "comer": 4.9, "como": 4.6, "hambre": 4.6, "hambres": 3.4, "bien": 6.0, "paso": 5.0, "hola": 5.0, "fuerte":
    5.0, "fuertes": 4.5,
}  # fmt: skip


def settled() -> dict[str, tuple[str, PartOfSpeech]]:
    readings = Readings()
    for row in FORMS.replace("\n", ";").split(";"):
        if row.strip():
            readings.add(*row.split())
    return dict(readings.settle(lambda written: ZIPF.get(written, 0.0)))


@pytest.mark.parametrize(
    ("form", "lemma", "part"),
    [
        ("casa", "casa", NOUN),
        ("casas", "casa", NOUN),
        ("llama", "llamar", VERB),
        ("llamas", "llamar", VERB),
        ("para", "para", PartOfSpeech.FUNCTION),
        ("has", "haber", VERB),
        ("haber", "haber", VERB),
        ("haberes", "haber", NOUN),
        ("bien", "bien", PartOfSpeech.ADVERB),
        ("paso", "pasar", VERB),
        ("hola", "hola", PartOfSpeech.UNKNOWN),
        ("fuerte", "fuerte", PartOfSpeech.ADJECTIVE),
    ],
)
def test_a_form_is_read_as_what_it_mostly_is(form: str, lemma: str, part: PartOfSpeech) -> None:
    assert settled()[form] == (lemma, part)


def test_a_form_that_nobody_writes_is_read_by_its_lemmas_all_the_same() -> None:
    readings = Readings()
    for row in ("gatear gatear VMN0000", "gatea gatear VMIP3S0", "gateo gateo NCMS000", "gateo gatear VMIP1S0"):
        readings.add(*row.split())
    assert dict(readings.settle(lambda written: 4.0 if written == "gatear" else 0.0))["gateo"] == ("gatear", VERB)


def test_the_same_forms_give_the_same_readings_in_any_order() -> None:
    backwards = Readings()
    for row in reversed([row for row in FORMS.replace("\n", ";").split(";") if row.strip()]):
        backwards.add(*row.split())
    assert dict(backwards.settle(lambda written: ZIPF.get(written, 0.0))) == settled()


def test_a_tag_tells_part_and_shape() -> None:
    assert part_and_shape("VMIP3S0") == (VERB, "VIP3S0")
    assert part_and_shape("AQ0FS00") == (PartOfSpeech.ADJECTIVE, "AFS")
    assert part_and_shape("PR00000") == (PartOfSpeech.FUNCTION, "P")
