// Storage that a strict browser may forbid: then nothing is remembered.

export function recall(name: string): string | null {
  try {
    return localStorage.getItem(`sobremesa.${name}`);
  } catch {
    return null;
  }
}

export function remember(name: string, value: string): void {
  try {
    localStorage.setItem(`sobremesa.${name}`, value);
  } catch {
    // Nothing is remembered.
  }
}

export function recallAs<Value>(name: string, otherwise: Value): Value {
  try {
    const kept: unknown = JSON.parse(recall(name) ?? "null");
    return isAlike(kept, otherwise) ? (kept as Value) : otherwise;
  } catch {
    return otherwise;
  }
}

/** Part by part: what is of another kind than it should be is as it would be anyhow. */
export function recallParts<Parts extends object>(name: string, otherwise: Parts): Parts {
  const kept: Partial<Record<string, unknown>> = recallAs(name, {});
  const parts = Object.entries(otherwise).map(([part, value]) => [
    part,
    isAlike(kept[part], value) ? kept[part] : value,
  ]);
  return Object.fromEntries(parts) as Parts;
}

/** Everything that this house remembers in this browser is gone. */
export function forgetAll(): void {
  try {
    const names = Object.keys(localStorage).filter((name) => name.startsWith("sobremesa."));
    for (const name of names) localStorage.removeItem(name);
  } catch {
    // Nothing was remembered.
  }
}

/** Whether something is of the same kind: what lies in a browser may be of anybody's making. */
function isAlike(kept: unknown, otherwise: unknown): boolean {
  return kept !== null && typeof kept === typeof otherwise && Array.isArray(kept) === Array.isArray(otherwise);
}
