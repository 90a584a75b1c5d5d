// Whether the companion is in this browser as a whole, so that it opens without a network.

export type Readiness = "asking" | "ready" | "not-yet" | "never";

let state = $state<Readiness>("asking");

export function readiness(): Readiness {
  return state;
}

/** The worker keeps everything that the companion may open; without a secure context there is none. */
export async function askToKeep(): Promise<void> {
  if (!window.isSecureContext || !("serviceWorker" in navigator)) {
    state = "never";
    return;
  }
  const { active } = await navigator.serviceWorker.ready;
  const channel = new MessageChannel();
  channel.port1.onmessage = ({ data }) => (state = data === "kept" ? "ready" : "not-yet");
  active?.postMessage("keep-companion", [channel.port2]);
}
