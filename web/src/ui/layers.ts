// What lies over a page is one step of the way back: a phone's Back closes it, and the page stays.
// A step whose layer was closed otherwise is taken by the next layer or page, and Back passes over it.

interface Layer {
  close: () => void;
}

const layers: Layer[] = [];

/** How many steps of the history, from where it stands, were made for something over this page. */
function steps(): number {
  const state: unknown = history.state;
  const over = typeof state === "object" && state && "over" in state ? state.over : 0;
  return typeof over === "number" ? over : 0;
}

let stoodAt = steps();

function makeSteps(): void {
  for (let over = steps() + 1; over <= layers.length; over++) {
    // Back to a page that never went away: it must not jump to where it was when the step was made.
    history.scrollRestoration = "manual";
    history.pushState({ over }, "");
  }
  stoodAt = steps();
}

/** Something opens over the page; what is given back is to be called when it is gone. */
export function lieOver(close: () => void): () => void {
  const layer = { close };
  layers.push(layer);
  makeSteps();
  return () => void layers.splice(layers.indexOf(layer), 1);
}

/** The history stands elsewhere: a step back over this page closes what lies on top, and leaves where nothing does. */
export function stepped(): void {
  const [before, now] = [stoodAt, steps()];
  stoodAt = now;
  if (now >= before && now >= layers.length) return;
  if (!layers.length) return history.go(-(now + 1));
  for (const layer of layers.slice(Math.min(now, layers.length - 1)).reverse()) layer.close();
  // For one that would not close.
  setTimeout(makeSteps);
}

/** To another address; a step that was made over the page that is left becomes the step to it. */
export function moveTo(path: string): void {
  if (steps()) history.replaceState(null, "", path);
  else history.pushState(null, "", path);
  history.scrollRestoration = "auto";
  stoodAt = 0;
}
