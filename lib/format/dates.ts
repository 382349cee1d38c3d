type DateOptions = {
  /** IANA name; the machine's own zone when absent. */
  readonly timeZone?: string;
};

/** Local date of an ISO time: "Nov 21, 2026". */
export function formatDate(isoTime: string, options: DateOptions = {}): string {
  return new Intl.DateTimeFormat("en-US", { dateStyle: "medium", ...options }).format(new Date(isoTime));
}

/** Local date and time of an ISO time: "Nov 21, 2026, 5:34 AM". */
export function formatDateTime(isoTime: string, options: DateOptions = {}): string {
  return plainSpaces(
    new Intl.DateTimeFormat("en-US", { dateStyle: "medium", timeStyle: "short", ...options }).format(new Date(isoTime)),
  );
}

/** Local date and time to the second, for logs: "Nov 21, 2026, 5:34:09 AM". */
export function formatTimestamp(isoTime: string, options: DateOptions = {}): string {
  return plainSpaces(
    new Intl.DateTimeFormat("en-US", { dateStyle: "medium", timeStyle: "medium", ...options }).format(
      new Date(isoTime),
    ),
  );
}

/** A calendar date `YYYY-MM-DD` without a time zone: "Mar 14, 2026". */
export function formatCalendarDate(isoDate: string): string {
  return formatDate(`${isoDate}T00:00:00Z`, { timeZone: "UTC" });
}

/** A calendar date `YYYY-MM-DD` as a letter writes it: "March 14, 2026". */
export function formatLongDate(isoDate: string): string {
  return new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeZone: "UTC" }).format(
    new Date(`${isoDate}T00:00:00Z`),
  );
}

/** A calendar date `YYYY-MM-DD` without its year: "Nov 16"; with it where the year is another one than that of `today`. */
export function formatShortDate(isoDate: string, today: string): string {
  if (isoDate.slice(0, 4) !== today.slice(0, 4)) return formatCalendarDate(isoDate);
  return new Intl.DateTimeFormat("en-US", { month: "short", day: "numeric", timeZone: "UTC" }).format(
    new Date(`${isoDate}T00:00:00Z`),
  );
}

/** Local time of day of an ISO time: "2:05 PM". */
export function formatTime(isoTime: string, options: DateOptions = {}): string {
  return plainSpaces(new Intl.DateTimeFormat("en-US", { timeStyle: "short", ...options }).format(new Date(isoTime)));
}

/** The calendar date `YYYY-MM-DD` that a moment has on this machine. */
export function localDateOf(moment: Date): string {
  const two = (part: number) => String(part).padStart(2, "0");
  return `${moment.getFullYear()}-${two(moment.getMonth() + 1)}-${two(moment.getDate())}`;
}

const UNITS = [
  { unit: "year", seconds: 31_557_600 },
  { unit: "month", seconds: 2_629_800 },
  { unit: "day", seconds: 86_400 },
  { unit: "hour", seconds: 3_600 },
  { unit: "minute", seconds: 60 },
] as const;

/** The time at which something is drawn: what is said of today is right then, and need not change while it stands. */
export function timeNow(): Date {
  return new Date();
}

/**
 * How long ago (or ahead) a time is: "3 hours ago", "yesterday", "in 2 days"; under a minute "now". Whole units,
 * rounded down, so that nothing looks older than it is.
 */
export function formatRelativeTime(isoTime: string, now: Date): string {
  const seconds = (Date.parse(isoTime) - now.getTime()) / 1000;
  const format = new Intl.RelativeTimeFormat("en-US", { numeric: "auto" });
  const fitting = UNITS.find((candidate) => Math.abs(seconds) >= candidate.seconds);
  if (fitting === undefined) return format.format(0, "second");
  return format.format(Math.trunc(seconds / fitting.seconds), fitting.unit);
}

/** Intl puts a narrow no-break space before AM and PM; a search or a copied text would not expect it. */
function plainSpaces(text: string): string {
  return text.replace(/\u202F/g, " ");
}
