// The chart of a match: where each seat's line goes on a field of given size, and what stands at its edge.

export interface Point {
  x: number;
  y: number;
}

export interface Drawn {
  /** Of each seat, its totals after each step, from nothing on. */
  ways: readonly (readonly Point[])[];
  /** Of each seat, where its shape stands after each step: beside those that are about as far. */
  signs: readonly (readonly Point[])[];
  ticks: readonly { value: number; y: number }[];
  /** Steps that are numbered at the foot. */
  steps: readonly { step: number; x: number }[];
}

/** Lines that are level run side by side: none hides another. */
const LANE = 4;
/** So wide is a shape, and shapes that are nearer than that would cover each other. */
const SIGN = 15;
const MOST_TICKS = 5;
const MOST_STEPS = 10;

export function drawn(course: readonly (readonly number[])[], seats: number, wide: number, high: number): Drawn {
  const totals = [Array<number>(seats).fill(0), ...course];
  const all = totals.flat();
  const ticks = ticksBetween(Math.min(0, ...all), Math.max(1, ...all));
  const [low, top] = [ticks[0] ?? 0, ticks.at(-1) ?? 1];
  const x = (step: number) => (course.length ? (wide * step) / course.length : 0);
  const y = (value: number) => high - (high * (value - low)) / (top - low);
  const heights = totals.map((each) => Array.from({ length: seats }, (_, seat) => y(each[seat] ?? 0)));
  const rows = heights.map((each, step) => rowOf(each, x(step), step === course.length));
  const ofEachSeat = (points: readonly (readonly Point[])[]) =>
    Array.from({ length: seats }, (_, seat) => points.map((each) => each[seat] ?? { x: 0, y: 0 }));
  return {
    ways: ofEachSeat(rows.map((row) => row.way)),
    signs: ofEachSeat(rows.map((row) => row.signs)),
    ticks: ticks.map((value) => ({ value, y: y(value) })),
    steps: stepsUpTo(course.length).map((step) => ({ step, x: x(step) })),
  };
}

/** Where all lines pass after one step, and where their shapes stand. */
function rowOf(heights: readonly number[], x: number, isLast: boolean): { way: Point[]; signs: Point[] } {
  const [lanes, places] = [sharing(heights, 0), sharing(heights, SIGN)];
  // Aside as well as down, so that steep lines are apart too.
  const way = heights.map((height, seat) => {
    const off = LANE * middled(lanes[seat]);
    return { x: x + off, y: height + off };
  });
  // Beyond the last step there is no room: there they stand to its left.
  const aside = (place: Place | undefined) => (isLast ? (place?.at ?? 0) + 1 - (place?.of ?? 1) : middled(place));
  const signs = way.map((point, seat) => ({ ...point, x: x + SIGN * aside(places[seat]) }));
  return { way, signs };
}

interface Place {
  at: number;
  of: number;
}

function middled(place: Place | undefined): number {
  return place ? place.at - (place.of - 1) / 2 : 0;
}

/** Of each height, its place among those that are within reach of one another. */
export function sharing(heights: readonly number[], reach: number): readonly Place[] {
  const order = [...heights.keys()].sort((one, other) => (heights[one] ?? 0) - (heights[other] ?? 0) || one - other);
  const groups: number[][] = [];
  for (const seat of order) {
    const last = groups.at(-1);
    const before = heights[last?.at(-1) ?? -1] ?? -Infinity;
    if (last && (heights[seat] ?? 0) - before <= reach) last.push(seat);
    else groups.push([seat]);
  }
  // Within a group by seat, so that nobody changes sides from step to step.
  return [...heights.keys()].map((seat) => {
    const group = [...(groups.find((each) => each.includes(seat)) ?? [])].sort((one, other) => one - other);
    return { at: group.indexOf(seat), of: group.length };
  });
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
