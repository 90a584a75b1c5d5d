// The words of one game and language as a search walks through them: letter by letter, each by its place in the alphabet.

/** Where a letter that leads nowhere leads. */
export const NOWHERE = -1;

export interface Words {
  readonly root: number;
  /** The node behind a letter, or `NOWHERE`. */
  step(node: number, letter: number): number;
  /** Whether the letters up to a node are a word that the game takes. */
  ends(node: number): boolean;
}

/** The node behind several letters, or `NOWHERE`. */
export function follow(words: Words, node: number, letters: readonly number[]): number {
  for (const letter of letters) {
    if (node === NOWHERE) return NOWHERE;
    node = words.step(node, letter);
  }
  return node;
}

/** A few words as a plain tree, for tests and pictures. */
export function treeOf(list: readonly string[], alphabet: readonly string[]): Words {
  const nodes: { next: Map<number, number>; ends: boolean }[] = [{ next: new Map(), ends: false }];
  for (const word of list) {
    let node = 0;
    for (const letter of word) {
      const place = alphabet.indexOf(letter);
      const known = nodes[node]?.next.get(place);
      if (known === undefined) nodes.push({ next: new Map(), ends: false });
      const next = known ?? nodes.length - 1;
      nodes[node]?.next.set(place, next);
      node = next;
    }
    const last = nodes[node];
    if (last) last.ends = true;
  }
  return {
    root: 0,
    step: (node, letter) => nodes[node]?.next.get(letter) ?? NOWHERE,
    ends: (node) => nodes[node]?.ends ?? false,
  };
}
