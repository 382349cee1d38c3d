import { z } from "zod";
import type { Form } from "./ask-model.ts";
import { coerceDate, coerceTime, coerceWeight } from "./coerce.ts";

/** Each quote is one string, "D2.14 the page's own words": objects around quotes were a quarter of an answer. */
const Point = z.object({ quotes: z.array(z.string()), text: z.string() });
const ITEMS = {
  /** Two quotes; the text is "point: what one says and what the other says". */
  contradictions: Point,
  gaps: z.object({
    quotes: z.array(z.string()),
    basis: z.enum(["stated", "mentioned"]),
    what: z.string(),
    from: z.string().nullable(),
  }),
  issues: Point,
  factors: z.object({ quotes: z.array(z.string()), text: z.string(), weight: z.number() }),
  /** `when` is "2026-03-14 01:05", either part alone, or empty. */
  events: z.object({ quotes: z.array(z.string()), when: z.string(), text: z.string() }),
  actions: Point,
  /** The text says in two or three words what the quote is about. */
  facts: Point,
};
export type ListName = keyof typeof ITEMS;

/**
 * What a model answers about pages, one list for each kind, quotes before claims. It has no place for a score. This is the
 * form that a server is asked to keep to; `readReading` takes what comes close.
 */
export const Reading = z.object({
  contradictions: z.array(ITEMS.contradictions),
  gaps: z.array(ITEMS.gaps),
  issues: z.array(ITEMS.issues),
  factors: z.array(ITEMS.factors),
  events: z.array(ITEMS.events),
  actions: z.array(ITEMS.actions),
  /** Asked for when other pages are read apart: what they are compared by. */
  facts: z.array(ITEMS.facts),
});
export type Reading = z.infer<typeof Reading>;
/** What was read, by items that may have an id, by which the same answer refers to them. */
export type ReadItems = {
  readonly [List in ListName]: readonly (Reading[List][number] & { readonly id?: string | undefined })[];
};

/** The form as the prompt shows it. */
const OUTLINE = `{"check":"...",
"contradictions":[{"quotes":["D1.1 words","D2.1 words"],"text":"point: ..."}],
"gaps":[{"quotes":["D1.1 words"],"basis":"stated"|"mentioned","what":"...","from":"..."|null}],
"issues":[{"quotes":["D1.1 words"],"text":"..."}],
"factors":[{"quotes":["D1.1 words"],"text":"...","weight":-20..20}],
"events":[{"quotes":["D1.1 words"],"when":"YYYY-MM-DD HH:MM","text":"..."}],
"actions":[as issues],"facts":[as issues]}`;

export const READING_FORM: Form<typeof Reading> = {
  ...{ name: "case_findings", schema: Reading, outline: OUTLINE, read: readReading },
};

const LISTS = Object.keys(ITEMS) as ListName[];
/** Kinds as an answer in one flat list names them. */
const LIST_OF_KIND: Readonly<Record<string, ListName>> = {
  ...{ contradiction: "contradictions", issue: "issues", gap: "gaps", factor: "factors", event: "events" },
  ...{ action: "actions", fact: "facts" },
};

/**
 * Reads an answer that does not fit the form: lists that are missing count as empty, one flat list with kinds is sorted,
 * numbers, dates and times in other writings are understood, and an item that cannot be used is left out alone.
 * @returns null when the object has none of the lists
 */
export function readReading(raw: Readonly<Record<string, unknown>>): Reading | null {
  if (!LISTS.some((list) => Array.isArray(raw[list])) && !Array.isArray(raw.findings)) return null;
  const itemsOf = <Item>(list: ListName, schema: z.ZodType<Item>): Item[] =>
    listItems(raw, list).flatMap((item) => schema.safeParse(mendItem(toRecord(item))).data ?? []);
  return {
    contradictions: itemsOf("contradictions", ITEMS.contradictions),
    gaps: itemsOf("gaps", ITEMS.gaps),
    issues: itemsOf("issues", ITEMS.issues),
    factors: itemsOf("factors", ITEMS.factors),
    events: itemsOf("events", ITEMS.events),
    actions: itemsOf("actions", ITEMS.actions),
    facts: itemsOf("facts", ITEMS.facts),
  };
}

/** The items of a list, whether it came as itself or within one flat list of all kinds. */
export function listItems(raw: Readonly<Record<string, unknown>>, list: string): unknown[] {
  const flat: readonly unknown[] = Array.isArray(raw.findings) ? raw.findings : [];
  return [
    ...(Array.isArray(raw[list]) ? (raw[list] as unknown[]) : []),
    ...flat.filter((item) => LIST_OF_KIND[String(toRecord(item).kind).toLowerCase()] === list),
  ];
}

function toRecord(item: unknown): Record<string, unknown> {
  return typeof item === "object" && item !== null ? (item as Record<string, unknown>) : {};
}

/** An item in the form of every list at once; each list takes its own fields of it. */
function mendItem(item: Record<string, unknown>): Record<string, unknown> {
  const text = firstText(item.text, item.claim, item.what, item.about) ?? "";
  const point = firstText(item.point);
  const times = [item.when, item.time, item.date];
  const when = [...[item.when, item.date].map(coerceDate), ...times.map(coerceTime)].filter((part) => part !== null);
  return {
    ...{ quotes: listQuotes(item), text: point === undefined ? text : `${point}: ${text}` },
    ...{ weight: coerceWeight(item.weight), when: [...new Set(when)].join(" ") },
    ...{ basis: item.basis === "stated" ? "stated" : "mentioned", what: firstText(item.what, item.text) },
    from: firstText(item.from) ?? null,
  };
}

/** The quotes of an item under any of the names that models give them, each behind the label of its page. */
function listQuotes(item: Record<string, unknown>): string[] {
  const given = [item.quotes, item.quote, item.citations, item.citation, item.one, item.other].flat();
  const page = firstText(item.page, item.label);
  return given.flatMap((one) => {
    if (typeof one === "string") return page === undefined ? [one] : [`${page} ${one}`];
    const { page: own, label, quote, text } = toRecord(one);
    const [at, words] = [firstText(own, label) ?? page, firstText(quote, text)];
    return at === undefined || words === undefined ? [] : [`${at} ${words}`];
  });
}

function firstText(...values: readonly unknown[]): string | undefined {
  return values.find((value) => typeof value === "string" && value.trim() !== "") as string | undefined;
}
