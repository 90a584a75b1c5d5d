// The turn-order chart as it is drawn: the markers that the house tells of in their rows, and the empty rows between.

import type { View } from "./types.ts";

type Marker = View["chart"][number];

export interface ChartRow {
  letters: number;
  markers: readonly Marker[];
}

/** A chart is never smaller. */
const LEAST_ROWS = 8;

/** The longest at the top, row 1 at the bottom. */
export function rowsOf(chart: readonly Marker[]): readonly ChartRow[] {
  const longest = Math.max(LEAST_ROWS, ...chart.map(({ letters }) => letters));
  return Array.from({ length: longest }, (_, index) => {
    const letters = longest - index;
    return { letters, markers: chart.filter((marker) => marker.letters === letters) };
  });
}
