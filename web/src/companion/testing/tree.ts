// For tests: a few words as a plain tree, to search in without a dictionary.

import { NOWHERE, type Searchable } from "$/companion/words/graph.ts";

interface Node {
  next: Map<number, number>;
  ends: boolean;
}

export function treeOf(list: readonly string[], alphabet: readonly string[]): Searchable {
  const nodes: Node[] = [{ next: new Map(), ends: false }];
  for (const word of list) {
    let node = nodes[0] as Node;
    for (const letter of word) node = below(nodes, node, alphabet.indexOf(letter));
    node.ends = true;
  }
  return {
    root: 0,
    step: (node, letter) => nodes[node]?.next.get(letter) ?? NOWHERE,
    ends: (node) => nodes[node]?.ends ?? false,
    letters: (node) => [...(nodes[node]?.next.keys() ?? [])].reduce((all, letter) => all | (1 << letter), 0),
  };
}

function below(nodes: Node[], node: Node, letter: number): Node {
  const place = node.next.get(letter) ?? nodes.push({ next: new Map(), ends: false }) - 1;
  node.next.set(letter, place);
  return nodes[place] as Node;
}
