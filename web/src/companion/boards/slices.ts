// Long work in short slices, so that a phone goes on answering its finger.

/** Something that can be done bit by bit. */
export interface Work {
  /** Goes on until it is done, which is true, or until the time is over. */
  run(isOver: () => boolean): boolean;
}

/** In milliseconds: a slice and what the browser does with a frame fit into two frames of a slow phone. */
const SLICE = 14;

/** Does all of it; `onslice` hears after every slice whether it is done. Stops when nobody wants it any more. */
export async function inSlices(
  work: Work,
  onslice: (isDone: boolean) => void,
  wanted: AbortSignal,
  now: () => number = () => performance.now(),
): Promise<void> {
  while (!wanted.aborted) {
    const until = now() + SLICE;
    const isDone = work.run(() => now() >= until);
    onslice(isDone);
    if (isDone) return;
    await new Promise((resolve) => setTimeout(resolve));
  }
}
