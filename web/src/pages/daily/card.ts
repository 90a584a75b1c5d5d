// What somebody shows of a day without telling anything about it: points, a place among all, and a row of shapes.

export interface Shown {
  game: string;
  day: string;
  points: number;
  /** The points as a sentence says them. */
  pointsText: string;
  place: string;
  /** The shapes of the seats, and how many of them are filled. */
  shapes: readonly string[];
  filled: number;
  link: string;
}

/** All of them for the best, one for the last: by how many one has left behind, oneself counted. */
export function filledOf(rank: number, ended: number, shapes: number): number {
  if (ended <= 0) return 0;
  return Math.max(1, Math.ceil((shapes * (ended - rank + 1)) / ended));
}

export function rowOf(shapes: readonly string[], filled: number): string {
  return shapes.map((shape, index) => (index < filled ? shape : "·")).join("");
}

export function cardText({ game, day, pointsText, place, shapes, filled, link }: Shown): string {
  const result = [pointsText, place].filter(Boolean).join(" · ");
  return [`Sobremesa · ${game} · ${day}`, result, rowOf(shapes, filled), link].join("\n");
}
