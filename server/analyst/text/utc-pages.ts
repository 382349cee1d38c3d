import type { CaseDocument } from "./case-text.ts";

/** A return of a provider, or of a telephone, that says so at its head: "All times UTC", "Time zone: UTC", not "UTC-5". */
const IN_UTC =
  /\b(?:all (?:\w+ )?times?(?:tamps?)?(?: \w+){0,3}|time ?zone(?: \w+)?: {0,4}\(?) ?utc\b(?! ?[+-] ?0?[1-9])/i;
/** Times of day to the second, as such returns print them. */
const STAMP = /(?<![\d:.])([01]\d|2[0-3]):([0-5]\d):[0-5]\d(?![\d:])/g;
/** Different minutes; a longer return has one for nearly every time of day. */
const MOST_STAMPS = 60;

/** The number of the first page that says so; what stands before it is the report that the return is attached to. */
export function firstPageInUtc({ pages }: CaseDocument): number {
  return pages.find(({ text }) => IN_UTC.test(text))?.pageNumber ?? Infinity;
}

/**
 * The minutes of the day at which something happened by the pages in UTC: whoever copied one into an affidavit copied the wrong
 * time of day. Empty for a return so long that any time would be among them.
 */
export function listStampsInUtc(utc: ReadonlyMap<CaseDocument, number>): ReadonlySet<number> {
  const minutes = new Set<number>();
  for (const [{ pages }, first] of utc)
    for (const { pageNumber, text } of pages)
      if (pageNumber >= first)
        for (const [, hour, minute] of text.matchAll(STAMP)) minutes.add(Number(hour) * 60 + Number(minute));
  return minutes.size > MOST_STAMPS ? new Set() : minutes;
}
