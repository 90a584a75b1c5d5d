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
    const kept = JSON.parse(recall(name) ?? "null") as Value | null;
    return kept ?? otherwise;
  } catch {
    return otherwise;
  }
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
