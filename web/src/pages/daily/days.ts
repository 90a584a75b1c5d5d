// Days of the house, which are days in Greenwich: written as 2026-11-16 and counted without anybody's own clock.

const A_DAY = 86_400_000;

/** So many days before; a negative number is so many after. */
export function dayBefore(day: string, count = 1): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) - count * A_DAY).toISOString().slice(0, 10);
}

/** The oldest first, and the day itself last. */
export function lastDays(day: string, count: number): readonly string[] {
  return Array.from({ length: count }, (_, index) => dayBefore(day, count - 1 - index));
}

/** Days in a row up to today; whoever has not played today has until midnight. */
export function streakOf(finished: ReadonlySet<string>, today: string): number {
  let day = finished.has(today) ? today : dayBefore(today);
  let count = 0;
  for (; finished.has(day); day = dayBefore(day)) count += 1;
  return count;
}

export interface TimeLeft {
  hours: number;
  minutes: number;
  seconds: number;
  /** Of the whole day, from 1 to 0. */
  share: number;
}

export function timeLeft(milliseconds: number): TimeLeft {
  const left = Math.max(0, Math.ceil(milliseconds / 1000));
  return {
    hours: Math.floor(left / 3600),
    minutes: Math.floor(left / 60) % 60,
    seconds: left % 60,
    share: Math.min(1, (left * 1000) / A_DAY),
  };
}

export function dayText(day: string, language: string, style: "full" | "long" = "full"): string {
  return new Intl.DateTimeFormat(language, { dateStyle: style, timeZone: "UTC" }).format(
    Date.parse(`${day}T00:00:00Z`),
  );
}
