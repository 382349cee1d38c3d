import { z } from "zod";
import type { Form } from "./ask-model.ts";
import { coerceDate, coerceTime, coerceWeight } from "./coerce.ts";

const Quote = z.object({
  /** Label of the page: "D2.14". */
  page: z.string(),
  quote: z.string(),
});
export type ModelQuote = z.infer<typeof Quote>;

const Point = z.object({ quotes: z.array(Quote), text: z.string(), detail: z.string() });
const ITEMS = {
  contradictions: z.object({ one: Quote, other: Quote, point: z.string(), text: z.string() }),
  issues: Point,
  gaps: z.object({
    quotes: z.array(Quote),
    basis: z.enum(["stated", "mentioned"]),
    what: z.string(),
    from: z.string().nullable(),
    about: z.string().nullable(),
  }),
  factors: z.object({ quotes: z.array(Quote), text: z.string(), weight: z.number() }),
  events: z.object({
    quotes: z.array(Quote),
    date: z.string().nullable(),
    time: z.string().nullable(),
    text: z.string(),
  }),
  weaknesses: Point,
  defenses: Point,
  actions: Point,
  facts: z.object({ page: z.string(), quote: z.string(), about: z.string() }),
};
export type ListName = keyof typeof ITEMS;

/**
 * What a model answers about pages, one list for each kind, quotes before claims. It has no place for a score. This is the
 * form that a server is asked to keep to; `readReading` takes what comes close.
 */
export const Reading = z.object({
  contradictions: z.array(ITEMS.contradictions),
  issues: z.array(ITEMS.issues),
  gaps: z.array(ITEMS.gaps),
  factors: z.array(ITEMS.factors),
  events: z.array(ITEMS.events),
  weaknesses: z.array(ITEMS.weaknesses),
  defenses: z.array(ITEMS.defenses),
  actions: z.array(ITEMS.actions),
  /** Asked for when other pages are read apart: what they are compared by. */
  facts: z.array(ITEMS.facts),
});
export type Reading = z.infer<typeof Reading>;

/** The form as the prompt shows it. */
const OUTLINE = `{"check":"...",
"contradictions":[{"one":{"page":"D1.1","quote":"..."},"other":{"page":"D2.1","quote":"..."},"point":"two or three words","text":"..."}],
"issues":[{"quotes":[{"page":"D1.1","quote":"..."}],"text":"...","detail":"..."}],
"gaps":[{"quotes":[...],"basis":"stated"|"mentioned","what":"...","from":"..."|null,"about":"..."|null}],
"factors":[{"quotes":[...],"text":"...","weight":-20..20}],
"events":[{"quotes":[...],"date":"YYYY-MM-DD"|null,"time":"HH:MM"|null,"text":"..."}],
"weaknesses":[{"quotes":[...],"text":"...","detail":"..."}],"defenses":[as weaknesses],"actions":[as weaknesses],
"facts":[{"page":"D1.1","quote":"...","about":"..."}]}`;

export const READING_FORM: Form<typeof Reading> = {
  ...{ name: "case_findings", schema: Reading, outline: OUTLINE, read: readReading },
};

const LISTS = Object.keys(ITEMS) as ListName[];
/** Kinds as an answer in one flat list names them. */
const LIST_OF_KIND: Readonly<Record<string, ListName>> = {
  ...{ contradiction: "contradictions", issue: "issues", gap: "gaps", factor: "factors", event: "events" },
  ...{ weakness: "weaknesses", defense: "defenses", defence: "defenses", action: "actions", fact: "facts" },
};

/**
 * Reads an answer that does not fit the form: lists that are missing count as empty, one flat list with kinds is sorted,
 * numbers, dates and times in other writings are understood, and an item that cannot be used is left out alone.
 * @returns null when the object has none of the lists
 */
export function readReading(raw: Readonly<Record<string, unknown>>): Reading | null {
  const flat = Array.isArray(raw.findings) ? raw.findings.map(toRecord) : [];
  if (!LISTS.some((list) => Array.isArray(raw[list])) && !Array.isArray(raw.findings)) return null;
  const itemsOf = <Item>(list: ListName, schema: z.ZodType<Item>): Item[] =>
    [
      ...(Array.isArray(raw[list]) ? raw[list].map(toRecord) : []),
      ...flat.filter(({ kind }) => LIST_OF_KIND[String(kind).toLowerCase()] === list),
    ].flatMap((item) => schema.safeParse(mendItem(item)).data ?? []);
  return {
    contradictions: itemsOf("contradictions", ITEMS.contradictions),
    issues: itemsOf("issues", ITEMS.issues),
    gaps: itemsOf("gaps", ITEMS.gaps),
    factors: itemsOf("factors", ITEMS.factors),
    events: itemsOf("events", ITEMS.events),
    weaknesses: itemsOf("weaknesses", ITEMS.weaknesses),
    defenses: itemsOf("defenses", ITEMS.defenses),
    actions: itemsOf("actions", ITEMS.actions),
    facts: itemsOf("facts", ITEMS.facts),
  };
}

function toRecord(item: unknown): Record<string, unknown> {
  return typeof item === "object" && item !== null ? (item as Record<string, unknown>) : {};
}

/** An item in the form of every list at once; each list takes its own fields of it. */
function mendItem(item: Record<string, unknown>): Record<string, unknown> {
  const quotes = listQuotes(item);
  const text = firstText(item.text, item.claim, item.what) ?? "";
  return {
    ...{ quotes, text, detail: firstText(item.detail, item.why) ?? "", weight: coerceWeight(item.weight) },
    ...{ date: coerceDate(item.date), time: coerceTime(item.time) ?? coerceTime(item.date) },
    ...{ one: quotes[0], other: quotes[1], point: firstText(item.point, item.detail) ?? "" },
    ...{ basis: item.basis === "stated" ? "stated" : "mentioned", what: firstText(item.what, item.text) },
    ...{ from: firstText(item.from) ?? null, about: firstText(item.about) ?? null },
    ...{ page: quotes[0]?.page, quote: quotes[0]?.quote },
  };
}

/** The quotes of an item under any of the names that models give them. */
function listQuotes(item: Record<string, unknown>): ModelQuote[] {
  const given = [item.quotes, item.quote, item.citations, item.citation, item.one, item.other].flat();
  const page = firstText(item.page, item.label);
  return given.flatMap((one) => {
    if (typeof one === "string") return page === undefined ? [] : [{ page, quote: one }];
    const { page: own, label, quote, text } = toRecord(one);
    const found = Quote.safeParse({ page: firstText(own, label) ?? page, quote: firstText(quote, text) });
    return found.data ?? [];
  });
}

function firstText(...values: readonly unknown[]): string | undefined {
  return values.find((value) => typeof value === "string" && value.trim() !== "") as string | undefined;
}
