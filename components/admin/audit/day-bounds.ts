/** The first moment of a local day `YYYY-MM-DD`, as an ISO time; undefined for what is no day. */
export function startOfDay(day: string): string | undefined {
  return momentOf(day, 0);
}

/** The first moment after a local day. */
export function endOfDay(day: string): string | undefined {
  return momentOf(day, 1);
}

function momentOf(day: string, daysLater: number): string | undefined {
  const [year, month, date] = (/^(\d{4})-(\d{2})-(\d{2})$/.exec(day) ?? []).slice(1).map(Number);
  if (year === undefined || month === undefined || date === undefined) return undefined;
  // The parts, not the text: a day's text alone would be read as UTC.
  const moment = new Date(year, month - 1, date + daysLater);
  return Number.isNaN(moment.getTime()) ? undefined : moment.toISOString();
}
