"""`make bench`: every benchmark in turn, each in a process of its own."""

import subprocess
import sys

BENCHMARKS = (
    "benchmarks.word_graph",
    "benchmarks.searches",
    "benchmarks.moves",
    "benchmarks.log",
    "benchmarks.replay",
    "sobremesa.lab.coverage",
)


def main() -> int:
    """0 when all of them ran."""
    failed = 0
    for name in BENCHMARKS:
        print(f"\n── {name}\n", flush=True)
        failed += subprocess.run([sys.executable, "-m", name]).returncode != 0
    return failed


if __name__ == "__main__":
    sys.exit(main())
