// Plays for a rack: every way to cover squares that the dictionary allows, with its points (BIS-1 to BIS-4, BIS-16 to BIS-20).

import { EMPTY, Position, type Check } from "./lines.ts";
import type { Laying } from "./placing.ts";
import { FIRST_FACTOR, SEVEN } from "./scoring.ts";
import { START, TileSet } from "./tiles.ts";
import type { Work } from "../slices.ts";
import { BONUS } from "$/companion/bisonte/sums.ts";
import { NOWHERE, type Searchable } from "$/companion/words/graph.ts";
import { BISONTE, type Box, type Squares } from "$/games/bisonte/types.ts";

/** Tiles on squares, in the order of the line; of several ways to use Bisontes the one of most points, the latest. */
export interface FoundPlay {
  laid: readonly Laying[];
  points: number;
}

export class BisonteSearch implements Work {
  readonly found: FoundPlay[] = [];
  readonly #words: Searchable;
  readonly #tiles: TileSet;
  readonly #position: Position;
  /** How many tiles of each kind are left, and how many Bisontes. */
  readonly #counts: number[];
  #bisontes: number;
  #tilesLeft: number;
  readonly #parts: Iterator<void>;
  // The line that is being searched, and what has been laid on it so far: places, kinds, and which are Bisontes.
  #line: readonly number[] = [];
  #checks: readonly (Check | undefined)[] = [];
  #singles: ReadonlyMap<number, Check> = new Map();
  #begin = 0;
  #firstAnchor = 0;
  readonly #places: number[] = [];
  readonly #laidKinds: number[] = [];
  /** Of each kind, how many of those laid are Bisontes. */
  readonly #owed: number[];

  constructor(words: Searchable, box: Box, board: Squares, rack: readonly string[], { isSplit }: { isSplit: boolean }) {
    this.#words = words;
    this.#tiles = new TileSet(box, { isSplit });
    this.#position = new Position(box, board, this.#tiles);
    this.#counts = this.#tiles.kinds.map((kind) => rack.filter((tile) => tile === kind).length);
    this.#owed = this.#tiles.kinds.map(() => 0);
    this.#bisontes = rack.filter((tile) => tile === BISONTE).length;
    this.#tilesLeft = this.#bisontes + this.#counts.reduce((sum, count) => sum + count, 0);
    this.#parts = this.#search();
  }

  run(isOver: () => boolean): boolean {
    while (!this.#parts.next().done) if (isOver()) return false;
    return true;
  }

  /** Line by line, from every square on which a word can begin; it can be left after each. */
  *#search(): Generator<void> {
    const [rows, columns] = [this.#position.lines(false), this.#position.lines(true)];
    const inRows = this.#position.checks(rows, this.#tiles, this.#words);
    const inColumns = this.#position.checks(columns, this.#tiles, this.#words);
    for (const line of rows) yield* this.#along(line, inColumns, new Map());
    for (const line of columns) yield* this.#along(line, inRows, inRows);
  }

  *#along(
    line: readonly number[],
    checks: ReadonlyMap<number, Check>,
    singles: ReadonlyMap<number, Check>,
  ): Generator<void> {
    this.#line = line;
    this.#checks = line.map((cell) => checks.get(cell));
    this.#singles = singles;
    for (const begin of line.keys()) {
      const before = line[begin - 1];
      if (before !== undefined && this.#position.kinds[before] !== EMPTY) continue;
      const anchor = this.#anchorFrom(begin);
      if (anchor === null) continue;
      this.#begin = begin;
      this.#firstAnchor = anchor;
      yield* this.#from(begin);
    }
  }

  /** The first square that a play from here has to reach; null where the rack is too short for it. */
  #anchorFrom(begin: number): number | null {
    let laid = 0;
    for (let place = begin; place < this.#line.length; place++) {
      const cell = this.#line[place] ?? 0;
      if (this.#position.kinds[cell] !== EMPTY) continue;
      if (++laid > this.#tilesLeft) return null;
      if (this.#position.isAnchor[cell]) return place;
    }
    return null;
  }

  /** The first tile is chosen here, so that no part of the search takes long. */
  *#from(begin: number): Generator<void> {
    if (this.#position.kinds[this.#line[begin] ?? 0] !== EMPTY) {
      this.#extend(begin, this.#words.root, START);
      yield;
      return;
    }
    for (const kind of this.#tiles.kinds.keys()) {
      this.#lay(begin, this.#words.root, START, kind);
      yield;
    }
  }

  /** Goes on from a place of the line, with the graph behind a tile of kind `last`. */
  #extend(place: number, node: number, last: number): void {
    const cell = this.#line[place];
    if (cell === undefined) return;
    const kind = this.#position.kinds[cell] ?? EMPTY;
    if (kind === EMPTY) {
      if (this.#tilesLeft > 0)
        for (let each = 0; each < this.#counts.length; each++) this.#lay(place, node, last, each);
      return;
    }
    if (!this.#tiles.mayFollow(last, kind)) return;
    const next = this.#tiles.step(this.#words, node, kind);
    if (next !== NOWHERE) this.#arrive(place, next, kind);
  }

  /** A tile of the rack while there is one, else a Bisonte. */
  #lay(place: number, node: number, last: number, kind: number): void {
    const isBisonte = !this.#counts[kind];
    if (isBisonte && !this.#bisontes) return;
    if (this.#checks[place]?.isFine[kind] === false || !this.#tiles.mayFollow(last, kind)) return;
    const next = this.#tiles.step(this.#words, node, kind);
    if (next === NOWHERE) return;
    this.#take(kind, isBisonte, 1);
    this.#places.push(place);
    this.#laidKinds.push(kind);
    this.#arrive(place, next, kind);
    this.#laidKinds.pop();
    this.#places.pop();
    this.#take(kind, isBisonte, -1);
  }

  #take(kind: number, isBisonte: boolean, by: number): void {
    this.#tilesLeft -= by;
    if (isBisonte) {
      this.#bisontes -= by;
      this.#owed[kind] = (this.#owed[kind] ?? 0) + by;
    } else this.#counts[kind] = (this.#counts[kind] ?? 0) - by;
  }

  #arrive(place: number, node: number, kind: number): void {
    const next = this.#line[place + 1];
    const isEnd = next === undefined || this.#position.kinds[next] === EMPTY;
    const last = this.#places.at(-1) ?? -1;
    const isPlay = isEnd && place > this.#begin && last >= this.#firstAnchor;
    if (isPlay && !this.#isFoundElsewhere() && this.#words.ends(node)) this.#note(place);
    this.#extend(place + 1, node, kind);
  }

  /** A single tile that makes two words is found on both of its lines, and counts once. */
  #isFoundElsewhere(): boolean {
    return this.#places.length === 1 && this.#singles.has(this.#line[this.#places[0] ?? 0] ?? 0);
  }

  #note(end: number): void {
    const position = this.#position;
    let [there, factor, crossing] = [0, position.isEmpty ? FIRST_FACTOR : 1, 0];
    for (let place = this.#begin; place <= end; place++) there += position.values[this.#line[place] ?? 0] ?? 0;
    for (const place of this.#places) {
      const own = position.wordFactors[this.#line[place] ?? 0] ?? 1;
      factor *= own;
      crossing += (this.#checks[place]?.value ?? 0) * own;
    }
    const worths = this.#places.map((place, at) => this.#worth(place, this.#laidKinds[at] ?? 0, factor));
    const isBisonte = this.#cheapest(worths);
    const own = worths.reduce((sum, worth, at) => sum + (isBisonte[at] ? 0 : worth), 0);
    const points = there * factor + crossing + own + (this.#places.length === SEVEN ? BONUS : 0);
    this.found.push({ laid: this.#laid(isBisonte), points });
  }

  /** What a tile brings in both of its words, were it no Bisonte (BIS-17, BIS-18). */
  #worth(place: number, kind: number, factor: number): number {
    const cell = this.#line[place] ?? 0;
    const value = (this.#tiles.values[kind] ?? 0) * (this.#position.letterFactors[cell] ?? 1);
    return value * factor + (this.#checks[place] ? value * (this.#position.wordFactors[cell] ?? 1) : 0);
  }

  /** Of each kind so many tiles are Bisontes: those that bring least, of equals the last. */
  #cheapest(worths: readonly number[]): readonly boolean[] {
    const isBisonte = worths.map(() => false);
    for (const kind of new Set(this.#laidKinds)) {
      const owed = this.#owed[kind] ?? 0;
      if (!owed) continue;
      const own = [...worths.keys()].filter((at) => this.#laidKinds[at] === kind);
      own.sort((one, other) => (worths[one] ?? 0) - (worths[other] ?? 0) || other - one);
      for (const at of own.slice(0, owed)) isBisonte[at] = true;
    }
    return isBisonte;
  }

  #laid(isBisonte: readonly boolean[]): readonly Laying[] {
    return this.#places.map((place, at) => ({
      cell: this.#line[place] ?? 0,
      tile: this.#tiles.kinds[this.#laidKinds[at] ?? 0] ?? "",
      bisonte: isBisonte[at] ?? false,
    }));
  }
}

/** Most points first; of equals by their squares, then by the order of their tiles. */
export function inOrder(plays: readonly FoundPlay[], box: Box): readonly FoundPlay[] {
  const { kinds } = new TileSet(box, { isSplit: true });
  const places = new Map(kinds.map((kind, place) => [kind, place]));
  const keyOf = ({ laid }: FoundPlay) => [
    ...laid.map(({ cell }) => cell),
    -1,
    ...laid.map(({ tile, bisonte }) => 2 * (places.get(tile) ?? 0) + Number(bisonte)),
  ];
  const keys = new Map(plays.map((play) => [play, keyOf(play)]));
  const compare = (one: readonly number[], other: readonly number[]) => {
    for (const [at, each] of one.entries()) if (each !== other[at]) return each - (other[at] ?? -1);
    return 0;
  };
  return [...plays].sort(
    (one, other) => other.points - one.points || compare(keys.get(one) ?? [], keys.get(other) ?? []),
  );
}

/** The best so many of them in that order; sorting tens of thousands would be felt. */
export function bestOf(plays: readonly FoundPlay[], box: Box, most: number): readonly FoundPlay[] {
  const counts = new Map<number, number>();
  for (const { points } of plays) counts.set(points, (counts.get(points) ?? 0) + 1);
  let [least, taken] = [Infinity, 0];
  for (const points of [...counts.keys()].sort((one, other) => other - one)) {
    if (taken >= most) break;
    taken += counts.get(points) ?? 0;
    least = points;
  }
  return inOrder(
    plays.filter(({ points }) => points >= least),
    box,
  ).slice(0, most);
}
