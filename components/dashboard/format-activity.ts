import { formatDate, formatRelativeTime } from "#lib/format/dates.ts";

/** Milliseconds; beyond this a date says more than "3 days ago". */
const TWO_DAYS = 2 * 24 * 60 * 60 * 1000;

/** When a case was last touched: "2 hours ago", "Yesterday", then the date. */
export function formatActivity(isoTime: string, now: Date): string {
  if (now.getTime() - Date.parse(isoTime) >= TWO_DAYS) return formatDate(isoTime);
  const text = formatRelativeTime(isoTime, now);
  return text.charAt(0).toUpperCase() + text.slice(1);
}
