// Numbers as people type them: any sign for a minus, and nothing that is no whole number.

/** Null where it is none, or lies outside. */
export function numberFrom(typed: string, least: number, most: number): number | null {
  const trimmed = typed.trim().replace(/[−–]/, "-");
  if (!/^[+-]?\d{1,6}$/.test(trimmed)) return null;
  const found = Number(trimmed) || 0;
  return found >= least && found <= most ? found : null;
}

/** A step further, within its bounds; from nothing it begins at nought, and down from there only where that fits. */
export function stepped(value: number | null, step: number, least: number, most: number): number {
  return Math.min(most, Math.max(least, (value ?? 0) + step));
}
