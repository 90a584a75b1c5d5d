// The chart of a match: where each seat's line goes on a field of given size, and what stands at its edge.

export interface Point {
  x: number;
  y: number;
}

export interface Drawn {
  /** Of each seat, its totals after each step, from nothing on. */
  ways: readonly (readonly Point[])[];
  ticks: readonly { value: number; y: number }[];
  /** Steps that are numbered at the foot. */
  steps: readonly { step: number; x: number }[];
}

const MOST_TICKS = 5;
const MOST_STEPS = 10;

export function drawn(course: readonly (readonly number[])[], seats: number, wide: number, high: number): Drawn {
  const totals = [Array<number>(seats).fill(0), ...course];
  const all = totals.flat();
  const ticks = ticksBetween(Math.min(0, ...all), Math.max(1, ...all));
  const [low, top] = [ticks[0] ?? 0, ticks.at(-1) ?? 1];
  const x = (step: number) => (course.length ? (wide * step) / course.length : 0);
  const y = (value: number) => high - (high * (value - low)) / (top - low);
  return {
    ways: Array.from({ length: seats }, (_, seat) =>
      totals.map((each, step) => ({ x: x(step), y: y(each[seat] ?? 0) })),
    ),
    ticks: ticks.map((value) => ({ value, y: y(value) })),
    steps: stepsUpTo(course.length).map((step) => ({ step, x: x(step) })),
  };
}

/** Round numbers that hold everything between them. */
export function ticksBetween(least: number, most: number): readonly number[] {
  const rough = (most - least) / (MOST_TICKS - 1) || 1;
  const size = 10 ** Math.floor(Math.log10(rough));
  const step = Math.max(1, size * ([1, 2, 5, 10].find((each) => each * size >= rough) ?? 10));
  const first = Math.floor(least / step);
  return Array.from({ length: Math.ceil(most / step) - first + 1 }, (_, at) => (first + at) * step);
}

function stepsUpTo(count: number): readonly number[] {
  const every = Math.ceil(count / MOST_STEPS) || 1;
  return Array.from({ length: Math.floor(count / every) }, (_, at) => (at + 1) * every);
}
