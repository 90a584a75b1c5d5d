// A board that somebody pastes: lines of letters, or cells of a spreadsheet.

/** More than any board has, with room for spaces and brackets. */
const MOST_CHARACTERS = 5000;
const NOTHING = /^[.·_\-–—]$/u;
const CELL = /\[[^\]]{1,4}\]|\P{M}\p{M}*/gu;

/** Cells row by row, empty where nothing lies; a digraph tile stands in brackets, or alone in its cell. */
export function cellsOf(text: string, { areSpacesCells }: { areSpacesCells: boolean }): readonly (readonly string[])[] {
  const lines = withoutBlankEnds(
    text
      .slice(0, MOST_CHARACTERS)
      .normalize("NFC")
      .split(/\r\n|\r|\n/u),
  );
  const hasSigns = lines.some((line) => [...line].some((each) => NOTHING.test(each)));
  return lines.map((line) => {
    if (line.includes("\t")) return line.split("\t").map((cell) => meant(cell.trim()));
    const cells = line.match(CELL) ?? [];
    const kept = areSpacesCells && !hasSigns ? cells : cells.filter((cell) => cell.trim());
    return kept.map((cell) => meant(cell.trim()));
  });
}

function meant(cell: string): string {
  return NOTHING.test(cell) ? "" : cell.replace(/^\[(.*)\]$/u, "$1");
}

function withoutBlankEnds(lines: readonly string[]): readonly string[] {
  const first = lines.findIndex((line) => line.trim());
  const last = lines.findLastIndex((line) => line.trim());
  return first < 0 ? [] : lines.slice(first, last + 1);
}
