const MONTHS = ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"];

/** A number, also in digits: "-8", "+5 points". Null for anything else. */
export function coerceWeight(value: unknown): number | null {
  if (typeof value === "number") return Number.isFinite(value) ? value : null;
  const digits = typeof value === "string" ? /^\s*([+-]?\d{1,3}(?:\.\d+)?)\b/.exec(value)?.[1] : undefined;
  return digits === undefined ? null : Number(digits);
}

/**
 * A date as `YYYY-MM-DD`, from that or from a written month ("Aug 16, 2025", "16 August 2025"). A date of numbers alone in
 * another order is not guessed at.
 */
export function coerceDate(value: unknown): string | null {
  if (typeof value !== "string") return null;
  const iso = /\b(\d{4})-(\d{2})-(\d{2})/.exec(value);
  if (iso !== null) return dateOf(Number(iso[1]), Number(iso[2]), Number(iso[3]));
  const month = MONTHS.findIndex((name) => new RegExp(`\\b${name}`, "i").test(value)) + 1;
  const year = /\b(\d{4})\b/.exec(value)?.[1];
  const day = /\b(\d{1,2})(?:st|nd|rd|th)?\b(?!:|\s*[ap]\.?m)/i.exec(value)?.[1];
  return month === 0 || year === undefined || day === undefined ? null : dateOf(Number(year), month, Number(day));
}

function dateOf(year: number, month: number, day: number): string | null {
  const at = new Date(Date.UTC(year, month - 1, day));
  return at.getUTCMonth() === month - 1 && at.getUTCDate() === day ? at.toISOString().slice(0, 10) : null;
}

/** A time as `HH:MM`, from that or with a half of the day ("11:20 p.m."). */
export function coerceTime(value: unknown): string | null {
  const found = typeof value === "string" ? /\b(\d{1,2}):(\d{2})(?::\d{2})?\s*([ap])?\.?(?:m\b)?/i.exec(value) : null;
  if (found === null) return null;
  const [, hours = "", minutes = "", half] = found;
  const isHalf = half !== undefined;
  const hour = isHalf ? (Number(hours) % 12) + (half.toLowerCase() === "p" ? 12 : 0) : Number(hours);
  return hour > 23 || Number(minutes) > 59 ? null : `${String(hour).padStart(2, "0")}:${minutes}`;
}
