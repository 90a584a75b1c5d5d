// The page loads itself anew where that helps: once for each reason, so that a page that stays as it was does not spin.

const KEY = "reloaded";

/** An old page after a deploy, or one of whose parts did not come. */
export function reloadOnce(reason: string): void {
  try {
    if (sessionStorage.getItem(KEY) === reason) return;
    sessionStorage.setItem(KEY, reason);
  } catch {
    return;
  }
  location.reload();
}

/** It has helped: the same may happen again. */
export function reloadHelped(reason: string): void {
  try {
    if (sessionStorage.getItem(KEY) === reason) sessionStorage.removeItem(KEY);
  } catch {
    // Nothing is kept here anyway.
  }
}
