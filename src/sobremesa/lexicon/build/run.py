"""The whole build: fetch, one process a language, and the result put in place in one step."""

import shutil
import subprocess  # each language is built in a process of its own, to use two cores
import sys
import tempfile
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from threading import Thread

from sobremesa.lexicon.build.fetch import Runner, fetch, run_pip
from sobremesa.lexicon.files import LexiconDamaged, LexiconMissing, check_files
from sobremesa.lexicon.lexicon import LANGUAGES, Lexicon
from sobremesa.lexicon.location import archives_folder, words_folder

STEPS = ("frequencies", "dictionary", "spelling", "wordnet", "names", "rules", "files")
_ABANDONED = 3600  # seconds
Report = Callable[[str, str], None]


class BuildFailed(RuntimeError):  # noqa: N818 - what is wrong, not that something is
    """A language could not be built; the sentence says why."""


def check(languages: Sequence[str] = LANGUAGES) -> dict[str, str]:
    """The digest of every built lexicon, every file compared with its digest; raises in one sentence else."""
    digests = {language: check_files(words_folder(language)) for language in languages}
    for language in languages:
        Lexicon.load(language)  # what the manifest says of the files must be true as well
    return digests


def is_built(languages: Sequence[str] = LANGUAGES) -> bool:
    """Whether this recipe's lexicons are all there and whole."""
    try:
        check(languages)
    except (LexiconMissing, LexiconDamaged):
        return False
    return True


def build(report: Report, *, pip: Runner = run_pip) -> Path:
    """Fetches what is missing and builds every language; `report` is told language and step, or an archive's name."""
    report("", "fetch")
    place = words_folder()
    for folder in (archives_folder(), place.parent):
        try:
            folder.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            raise BuildFailed(f"The cache folder {folder} cannot be made: {error.strerror}.") from None
        _sweep(folder)
    fetch(archives_folder(), pip=pip, report=lambda archive: report("", archive))
    with tempfile.TemporaryDirectory(dir=place.parent, prefix=".build-") as workshop:
        _run_workers(Path(workshop), report)
        _put_in_place(Path(workshop), place)
    return place


def _sweep(folder: Path) -> None:
    """Takes away what a build that was killed left behind."""
    for leftover in (*folder.glob(".build-*"), *folder.glob(".download-*")):
        if time.time() - leftover.stat().st_mtime > _ABANDONED:
            shutil.rmtree(leftover, ignore_errors=True)


def _run_workers(workshop: Path, report: Report) -> None:
    workers = {language: _start(language, workshop) for language in LANGUAGES}
    threads = [Thread(target=_follow, args=(name, worker, report)) for name, worker in workers.items()]
    try:
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        for language, worker in workers.items():
            _finish(language, worker)
    finally:
        for worker in workers.values():
            if worker.poll() is None:
                worker.kill()
                worker.wait()


def _start(language: str, workshop: Path) -> subprocess.Popen[str]:
    folder = workshop / language
    folder.mkdir()
    module = "sobremesa.lexicon.build.worker"
    command = [sys.executable, "-m", module, language, str(archives_folder()), str(folder)]
    with (workshop / f"{language}.errors").open("w") as errors:
        return subprocess.Popen(command, stdout=subprocess.PIPE, stderr=errors, text=True)  # noqa: S603


def _follow(language: str, worker: subprocess.Popen[str], report: Report) -> None:
    assert worker.stdout is not None
    with worker.stdout as lines:
        for line in lines:
            report(language, line.strip())


def _finish(language: str, worker: subprocess.Popen[str]) -> None:
    if worker.wait() != 0:
        folder = Path(worker.args[-1]) if isinstance(worker.args, list) else Path()
        lines = folder.with_suffix(".errors").read_text("utf-8").strip().splitlines()
        said = lines[-1] if lines else f"exit code {worker.returncode}"
        raise BuildFailed(f"The {language} lexicon could not be built: {said}")


def _put_in_place(workshop: Path, place: Path) -> None:
    """One rename, so that a folder with this recipe's name is always whole; an older damaged one makes way."""
    for leftover in workshop.glob("*.errors"):
        leftover.unlink()
    workshop.chmod(0o755)  # a temporary folder is for its owner alone, but whoever builds need not be who serves
    if place.exists():
        shutil.rmtree(place)
    try:
        workshop.rename(place)
    except OSError:
        if not is_built():  # unless another build was faster, with the same result
            raise
        return
    workshop.mkdir()  # the temporary folder's owner takes it away again
