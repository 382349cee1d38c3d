const UNITS = [
  ["d", 86_400],
  ["h", 3_600],
  ["min", 60],
  ["s", 1],
] as const;

/** Seconds in their two largest units: "12 d 4 h", "4 h 10 min", "41 s"; rounded down. */
export function formatDuration(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds));
  const first = UNITS.findIndex(([, size]) => whole >= size);
  if (first === -1) return "0 s";
  let rest = whole;
  return UNITS.slice(first, first + 2)
    .map(([name, size]) => {
      const count = Math.floor(rest / size);
      rest -= count * size;
      return count === 0 ? "" : `${count} ${name}`;
    })
    .filter(Boolean)
    .join(" ");
}
