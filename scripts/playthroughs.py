"""`make playthroughs`: plays the kept matches again and writes their transcripts.

A kept match proves that old ones still load: run this for a new one, or for a rule that is meant to change.
"""

from tests.playthroughs.every import PLAYTHROUGHS


def main() -> int:
    """Write every transcript and say how each match ended."""
    for kept in PLAYTHROUGHS:
        match = kept.play(kept.make())
        assert match.outcome is not None, f"{kept.id} is not played to its end"
        kept.path.write_text(match.save(), encoding="utf-8")
        print(f"{kept.id}: {match.outcome.points}, winners {match.outcome.winners}, {match.outcome.clause}")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
