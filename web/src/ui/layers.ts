// What lies over a page is one step of the way back: a phone's Back closes it, and the page stays.

interface Layer {
  close: () => void;
}

const layers: Layer[] = [];
/** Whether this page itself takes a step back, which is nobody's wish to close anything. */
let isStepping = false;
let onceThere: (() => void) | null = null;

/** How many steps back of the history, from where it stands, are of something that lies over the page. */
function steps(): number {
  const state: unknown = history.state;
  const over = typeof state === "object" && state && "over" in state ? state.over : 0;
  return typeof over === "number" ? over : 0;
}

/** As many steps as there are layers: no more, so that nobody goes back in vain. */
export function settle(): void {
  if (isStepping) return;
  const spare = steps() - layers.length;
  if (spare > 0) {
    isStepping = true;
    history.go(-spare);
  }
  for (let over = steps() + 1; over <= layers.length; over++) {
    // The page under it does not move while it is open, and what closes it may have scrolled on purpose.
    history.scrollRestoration = "manual";
    history.pushState({ over }, "");
  }
}

/** Something opens over the page; what is given back is to be called when it is gone. */
export function lieOver(close: () => void): () => void {
  const layer = { close };
  layers.push(layer);
  settle();
  return () => {
    layers.splice(layers.indexOf(layer), 1);
    // Another may open in its place at once, and takes its step.
    setTimeout(settle);
  };
}

/** The history stands elsewhere: whatever lay over the page beyond that is closed. */
export function stepped(): void {
  const wasOwn = isStepping;
  isStepping = false;
  if (!steps()) history.scrollRestoration = "auto";
  if (!wasOwn) for (const layer of layers.slice(steps()).reverse()) layer.close();
  setTimeout(settle);
  const next = onceThere;
  onceThere = null;
  next?.();
}

/** To another address: it takes the step of what lay over the page that is left. */
export function moveTo(path: string, arrive: () => void): void {
  if (isStepping) {
    onceThere = () => moveTo(path, arrive);
    return;
  }
  if (steps()) {
    history.replaceState(null, "", path);
    history.scrollRestoration = "auto";
  } else history.pushState(null, "", path);
  arrive();
}
