// The turn-order chart: a row for every number of letters, the longest at the top, row 1 at the bottom.

import type { View } from "./types.ts";

export interface Marker {
  seat: number;
  /** Whether its word has been checked, or its ant placed. */
  isDone: boolean;
}

export interface ChartRow {
  letters: number;
  markers: readonly Marker[];
}

export interface Chart {
  rows: readonly ChartRow[];
  /** Who still searches, whose marker is not on the chart yet. */
  searching: readonly number[];
}

type Charted = Pick<View, "phase" | "announced" | "gave_up" | "checked" | "row_one" | "players">;
const LEAST_ROWS = 8;

export function chartOf(view: Charted): Chart {
  const failed = view.checked.filter(({ verdict }) => verdict.fate === "not-valid" || verdict.fate === "covered");
  const hasFailed = new Set(failed.map(({ seat }) => seat));
  const isChecked = new Set(view.checked.map(({ seat }) => seat));
  const standing = view.announced.filter(({ seat }) => !hasFailed.has(seat));
  const longest = Math.max(LEAST_ROWS, ...standing.map(({ letters }) => letters));
  const rows: ChartRow[] = [];
  for (let letters = longest; letters > 1; letters--) {
    const markers = standing
      .filter((event) => event.letters === letters)
      .sort((one, other) => one.credited - other.credited)
      .map(({ seat }) => ({ seat, isDone: isChecked.has(seat) }));
    rows.push({ letters, markers });
  }
  rows.push({ letters: 1, markers: rowOne(view, [...hasFailed]) });
  return { rows, searching: isSearch(view) ? seatsOf(view).filter((seat) => view.players[seat]?.searching) : [] };
}

function isSearch(view: Charted): boolean {
  return view.phase === "search" || view.phase === "countdown";
}

/** Who gave up, who had nothing to announce, and whose word did not count; who has placed stands before who has not. */
function rowOne(view: Charted, failed: readonly number[]): readonly Marker[] {
  const gaveUp = view.gave_up.map(({ seat }) => seat);
  if (isSearch(view)) return gaveUp.map((seat) => ({ seat, isDone: false }));
  if (view.phase === "opening") return [];
  const hasWord = new Set(view.announced.map(({ seat }) => seat));
  const silent = seatsOf(view).filter((seat) => !hasWord.has(seat) && !gaveUp.includes(seat));
  const done = [...gaveUp, ...silent, ...failed].filter((seat) => !view.row_one.includes(seat));
  return [
    ...[...new Set(done)].map((seat) => ({ seat, isDone: true })),
    ...view.row_one.map((seat) => ({ seat, isDone: false })),
  ];
}

function seatsOf(view: Charted): readonly number[] {
  return [...view.players.keys()];
}
