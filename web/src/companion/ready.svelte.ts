// Whether the companion is in this browser as a whole, with the words of its readers, so that it works without a network.

import type { Language } from "$/texts/say.svelte.ts";

/** Without words: all the rest is here, and words were spared, refused or not to be had. */
export type Readiness = "asking" | "ready" | "without-words" | "not-yet" | "never";

let state = $state<Readiness>(isPossible() ? "asking" : "never");

export function readiness(): Readiness {
  return state;
}

/** The worker keeps everything that the companion may open; words are kept beside it, by themselves. */
export async function askToKeep(languages: readonly Language[]): Promise<void> {
  if (!isPossible()) return;
  const [isKept, ...haveWords] = await Promise.all([arePartsKept(), ...languages.map(areWordsKept)]);
  if (!isKept) state = "not-yet";
  else state = haveWords.every(Boolean) ? "ready" : "without-words";
}

/** Without a secure context there is no worker. */
function isPossible(): boolean {
  return window.isSecureContext && "serviceWorker" in navigator;
}

async function arePartsKept(): Promise<boolean> {
  const { active } = await navigator.serviceWorker.ready;
  const channel = new MessageChannel();
  const answered = new Promise<boolean>((resolve) => {
    channel.port1.onmessage = ({ data }) => resolve(data === "kept");
  });
  active?.postMessage("keep-companion", [channel.port2]);
  return answered;
}

async function areWordsKept(language: Language): Promise<boolean> {
  try {
    const { pocketOf } = await import("./words/keeping.svelte.ts");
    return await pocketOf(language).keep();
  } catch {
    return false;
  }
}
