// Sizes as people read them.

const KILO = 1000;

/** In megabytes to one place, in kilobytes where that says more. */
export function megabytes(bytes: number, language: string): string {
  const isSmall = bytes < 100 * KILO;
  return new Intl.NumberFormat(language, {
    style: "unit",
    unit: isSmall ? "kilobyte" : "megabyte",
    maximumFractionDigits: isSmall ? 0 : 1,
  }).format(isSmall ? Math.max(1, bytes / KILO) : bytes / KILO / KILO);
}
