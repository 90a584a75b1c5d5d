// What lies on the kitchen floor: a small drawing for each of the twelve tiles, on a field of 24.

export const FOODS = [
  "cake",
  "cheese",
  "strawberry",
  "watermelon",
  "bread",
  "egg",
  "cookie",
  "grapes",
  "carrot",
  "ice-cream",
  "doughnut",
  "apple",
] as const;
export type FoodKind = (typeof FOODS)[number];

/** A filled outline. */
export interface Patch {
  d: string;
  fill: string;
}

const dot = (x: number, y: number, radius: number): string =>
  `M${x - radius} ${y}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0z`;
const dots = (radius: number, ...places: readonly (readonly [number, number])[]): string =>
  places.map(([x, y]) => dot(x, y, radius)).join("");

export const ART: Record<FoodKind, readonly Patch[]> = {
  cake: [
    { d: "M3.5 12h17v8h-17z", fill: "#f0cf95" },
    { d: "M3.5 15.2h17v1.8h-17z", fill: "#fff6e6" },
    {
      d: "M3.5 13.5c0-4 3.5-5.5 8.5-5.5s8.5 1.5 8.5 5.5c-1.5 1.6-2.7-.6-4.2.6s-2.7.4-4.3-.3-2.8 1.3-4.3.2-2.7.8-4.2-.5z",
      fill: "#e37f9d",
    },
    { d: dot(12, 6, 2.5), fill: "#c01f2b" },
  ],
  cheese: [
    { d: "M2.5 14L18.5 5.5c2.3 2.2 3.2 5 3 8.5z", fill: "#fbd45c" },
    { d: "M2.5 14h19v6h-19z", fill: "#edb52f" },
    { d: dots(1.5, [8, 17], [16.5, 11]) + dot(14, 17.5, 1.1), fill: "#c78b13" },
  ],
  strawberry: [
    {
      d: "M12 21.5c-5.2-3-8.4-7.6-7.4-11.6C5.4 7 9 6.8 12 8c3-1.2 6.6-1 7.4 1.9 1 4-2.2 8.6-7.4 11.6z",
      fill: "#d62b38",
    },
    {
      d: "M12 9.5c-2.6.6-4.6-.6-5.8-2.9 1.7-.6 3.2-.4 4.3.4L12 2.5 13.5 7c1.1-.8 2.6-1 4.3-.4-1.2 2.3-3.2 3.5-5.8 2.9z",
      fill: "#4b8a2a",
    },
    { d: dots(0.7, [9, 12.5], [12, 14], [15, 12.5], [10.5, 17], [13.5, 17]), fill: "#ffe49a" },
  ],
  watermelon: [
    { d: "M1.5 8.5h21c0 7-4.5 11.5-10.5 11.5S1.5 15.5 1.5 8.5z", fill: "#2c7a38" },
    { d: "M3.3 8.5h17.4c0 5.7-3.7 9.5-8.7 9.5s-8.7-3.8-8.7-9.5z", fill: "#eef3cf" },
    { d: "M4.5 8.5h15c0 4.9-3.2 8.2-7.5 8.2s-7.5-3.3-7.5-8.2z", fill: "#e2434a" },
    { d: dots(0.9, [8.5, 11], [12, 13.5], [15.5, 11]), fill: "#3a1210" },
  ],
  bread: [
    {
      d: "M3 10.5C2.5 7 6 5 12 5s9.5 2 9 5.5c-.2 1.2-1.3 1.8-1.3 2.5v6.5H4.3V13c0-.7-1.1-1.3-1.3-2.5z",
      fill: "#bd7c39",
    },
    {
      d: "M5.2 10.5C5 8.2 7.5 7 12 7s7 1.2 6.8 3.5c-.1 1-1.1 1.6-1.1 2.5v4.7H6.3V13c0-.9-1-1.5-1.1-2.5z",
      fill: "#f6deac",
    },
  ],
  egg: [
    { d: "M11 3.5c5-.5 7 3 9 5.5s2.5 7.5-1.5 9.5c-3 1.5-4 2.5-8 2s-6.5-2-7.5-6 0-10.3 8-11z", fill: "#fffef8" },
    { d: dot(12, 11.8, 4.4), fill: "#f5ae2a" },
    { d: dot(10.5, 10.3, 1.2), fill: "#ffdf94" },
  ],
  cookie: [
    { d: dot(12, 12, 9.2), fill: "#c58a48" },
    { d: dots(1.5, [8, 8.5], [14, 7], [16.5, 12.5], [11.5, 12.5], [8, 16], [14.5, 17]), fill: "#55301a" },
  ],
  grapes: [
    { d: "M11 3h2v5h-2z", fill: "#6b4b23" },
    { d: "M13 5c2-3 5.5-2.5 7-1-1.5 2.5-4.5 3-7 1z", fill: "#4b8a2a" },
    { d: dots(3, [7.5, 10], [13, 10], [18, 10.5], [10, 14.8], [15.5, 15], [12.7, 19.2]), fill: "#6a2f84" },
    { d: dots(0.8, [6.6, 9], [12.1, 9], [9.1, 13.8], [14.6, 14]), fill: "#c79adb" },
  ],
  carrot: [
    {
      d: "M15.8 8.2c2.3 2.2 1.5 4.8-2 7.3-3.3 2.4-7.3 5-10.8 6 1-3.5 3.6-7.5 6-10.8 2.5-3.5 4.6-4.7 6.8-2.5z",
      fill: "#ec7d26",
    },
    {
      d: "M14.5 9.5c-.7-3.2.4-5.8 3-7.5.4 1.6.5 2.3.6 3 .7-.5 1.6-.8 3.1-.9-.2 1.5-.6 2.4-1.1 3 .7.1 1.4.3 2.7.8-2 2.5-5.3 2.8-8.3 1.6z",
      fill: "#4b8a2a",
    },
  ],
  "ice-cream": [
    { d: "M6.5 11.5h11L12 23z", fill: "#d79a50" },
    {
      d: "M5.5 11.5c-.6-5.5 2.5-9 6.5-9s7.1 3.5 6.5 9c-2 1.7-3-.4-4.3.6-1.6 1.2-2.8 1.2-4.4 0-1.3-1-2.3 1.1-4.3-.6z",
      fill: "#f39cba",
    },
    { d: dot(9.5, 6.5, 1.2), fill: "#fcd5e2" },
  ],
  doughnut: [
    { d: dot(12, 12, 9.4), fill: "#d59551" },
    { d: dot(12, 11.6, 7.9), fill: "#8a3f67" },
    { d: dot(12, 12, 3), fill: "#fffaf0" },
    { d: dots(0.8, [7, 9], [12, 6], [17, 9.5], [16.5, 15], [11, 17.3], [6.8, 14]), fill: "#ffe08a" },
  ],
  apple: [
    {
      d: "M12 7.5c2.5-2.3 8-2 8.3 3.3.3 4.7-3.4 10.7-6 10.7-1.1 0-1.2-.6-2.3-.6s-1.2.6-2.3.6c-2.6 0-6.3-6-6-10.7C4 5.5 9.5 5.2 12 7.5z",
      fill: "#c7303c",
    },
    { d: "M11.3 7.5c0-2-.3-3.5-1.3-5l1.5-.7c1.1 1.7 1.5 3.5 1.4 5.7z", fill: "#6b4b23" },
    { d: "M13 4.8c1.3-2.6 4-3 6-2.3-1 2.5-3.5 3.6-6 2.3z", fill: "#4b8a2a" },
    { d: dot(7.8, 11.3, 1.3), fill: "#f0a0a0" },
  ],
};

/** A tile always has the same food on it. */
export function foodKind(tiles: readonly { id: string }[], tile: string | undefined): FoodKind {
  const place = tiles.findIndex(({ id }) => id === tile);
  return FOODS[Math.max(0, place) % FOODS.length] ?? "cake";
}
