// Which keys a desk hears when its board has not the focus.

/** Letters and the way back, wherever the focus is, save where somebody writes or a sheet lies over the page. */
export function isForDesk({ target, key }: KeyboardEvent): boolean {
  if (!(target instanceof Element) || target.closest("[role=grid], input, textarea, select")) return false;
  if (document.querySelector("dialog[open]")) return false;
  return key === "Backspace" || (key.length === 1 && key !== " ");
}
