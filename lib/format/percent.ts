import { percentOf } from "#lib/domain/odds.ts";

/** A percent 0..100 as text, half up: "78%", with one digit "78.0%". */
export function formatPercent(percent: number, digits: 0 | 1 = 0): string {
  const scale = 10 ** digits;
  return `${(Math.round(percent * scale) / scale).toFixed(digits)}%`;
}

/** A fraction 0..1 as a percent: 0.785 with one digit is "78.5%". */
export function formatFraction(fraction: number, digits: 0 | 1 = 0): string {
  return formatPercent(percentOf(fraction), digits);
}
