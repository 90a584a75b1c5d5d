// Arrow keys on a score sheet: from a place that can be opened to the next one that way.

const WAYS: Record<string, readonly [rows: number, columns: number]> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

/** Moves the focus, and says whether the key was one of these and on a place of the table. */
export function moveOn({ key, target, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): boolean {
  const way = WAYS[key];
  if (!way || ctrlKey || metaKey || altKey || shiftKey || !(target instanceof Element)) return false;
  const cell = target.closest("td");
  const rows = cell?.closest("table")?.rows;
  const row = cell?.closest("tr");
  if (!cell || !rows || !row || target.matches("input, select, textarea")) return false;
  let [down, across] = [row.rowIndex, cell.cellIndex];
  // Past what cannot be opened, to the edge.
  for (;;) {
    down += way[0];
    across += way[1];
    const next = rows[down]?.cells[across];
    if (!next) return true;
    const button = next.querySelector<HTMLElement>("button:not(:disabled)");
    if (!button) continue;
    button.focus();
    return true;
  }
}
