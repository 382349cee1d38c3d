import { z } from "zod";
import type { Form } from "./ask-model.ts";
import { coerceDate, coerceTime, coerceWeight } from "./coerce.ts";
import type { Conclusion } from "./conclusion-form.ts";
import { listItems, type ReadItems } from "./reading-form.ts";

const Items = z.array(z.array(z.string()));

/**
 * What a model answers about a whole record at once: what it found, each with an id, and what follows from it, by these ids. An
 * item is a plain list of strings: keys and brackets were a fifth of an answer. What a string is can be seen by itself.
 */
export const RecordAnswer = z.object({
  contradictions: Items,
  gaps: Items,
  issues: Items,
  events: Items,
  actions: Items,
  audit: z.array(z.string()),
  factors: Items,
  summary: Items,
});
export type RecordAnswer = z.infer<typeof RecordAnswer>;
type ItemList = Exclude<keyof RecordAnswer, "audit">;

/** The form as the prompt shows it. */
const OUTLINE = `{"check":"...","contradictions":[["c1","p1 words","p2 words","point: ..."]],"gaps":[["g1","p1 words","what","from whom","stated"]],"issues":[["i1","p1 words","..."]],"events":[["p1 words","YYYY-MM-DD HH:MM","..."]],"actions":[["p1 words","..."]],"audit":["R1 keep"],"factors":[["w1","c1","R2","-20..20","..."],["w2","p1 words","8","..."]],"summary":[["c1","w2","..."]]}`;

export const RECORD_FORM: Form<typeof RecordAnswer> = {
  ...{ name: "case_analysis", schema: RecordAnswer, outline: OUTLINE, read: readRecordAnswer },
};

/** Reads an answer that does not fit the form; null when it has none of the lists. */
function readRecordAnswer(raw: Readonly<Record<string, unknown>>): RecordAnswer | null {
  const names = Object.keys(RecordAnswer.shape) as (keyof RecordAnswer)[];
  if (!names.some((name) => Array.isArray(raw[name])) && !Array.isArray(raw.findings)) return null;
  const itemsOf = (list: ItemList) =>
    listItems(raw, list)
      .map(listStrings)
      .filter((item) => item.length > 0);
  return {
    ...{ contradictions: itemsOf("contradictions"), gaps: itemsOf("gaps"), issues: itemsOf("issues") },
    ...{ events: itemsOf("events"), actions: itemsOf("actions") },
    audit: listItems(raw, "audit").map((item) => listStrings(item).join(" ")),
    ...{ factors: itemsOf("factors"), summary: itemsOf("summary") },
  };
}

/** The strings of an item in whatever it came: a quote that came as an object is its page and its words. */
function listStrings(item: unknown): string[] {
  if (typeof item === "string") return item.trim() === "" ? [] : [item];
  if (typeof item === "number") return [String(item)];
  if (Array.isArray(item)) return item.flatMap(listStrings);
  if (typeof item !== "object" || item === null) return [];
  const { page, label, quote, ...others } = item as Record<string, unknown>;
  const at = page ?? label;
  const own = typeof quote === "string" ? [typeof at === "string" ? `${at} ${quote}` : quote] : [];
  const rest = Object.entries(others).filter(([key]) => key !== "kind");
  return [...own, ...rest.flatMap(([, value]) => listStrings(value))];
}

const ID = /^\W*([cgiw]\d{1,3}|R\d{1,3})\W*$/i;
const QUOTE = /^\W*(?:page\s+)?p\s*\d{1,4}\b\W*\S/i;
const WEIGHT = /^\s*[+-]?\d{1,2}(?:\.\d+)?(?: points?)?\s*$/;

/** An item as its parts, told apart by their looks. */
function partsOf(item: readonly string[]) {
  const parts = { ids: [] as string[], quotes: [] as string[], weights: [] as string[], words: [] as string[] };
  for (const part of item) {
    const id = ID.exec(part)?.[1];
    if (id !== undefined) parts.ids.push(id.toUpperCase());
    else if (QUOTE.test(part)) parts.quotes.push(part);
    else if (WEIGHT.test(part)) parts.weights.push(part);
    else parts.words.push(part);
  }
  return parts;
}

/**
 * A whole answer as the two that it stands for: what was read, each finding with its id, and what was concluded from these ids.
 * A fact that is weighed by a quote of its own is a finding, too.
 */
export function splitRecordAnswer(answer: RecordAnswer): {
  readonly reading: ReadItems;
  readonly conclusion: Conclusion;
} {
  const taken = new Set<string>();
  /** What an item calls itself. A second one of that name has none. */
  const nameOf = ([first]: readonly string[], letters: string) => {
    if (first === undefined || !letters.includes(first.charAt(0)) || taken.has(first)) return undefined;
    taken.add(first);
    return first;
  };
  const pointsOf = (items: RecordAnswer["issues"]) =>
    items.map((item) => {
      const { ids, quotes, words } = partsOf(item);
      // A quote without its label looks like words.
      return { id: nameOf(ids, "CGI"), quotes: [...quotes, ...words.slice(0, -1)], text: words.at(-1) ?? "" };
    });
  const contradictions = pointsOf(answer.contradictions);
  const gaps = answer.gaps.map((item) => {
    const { ids, quotes, words } = partsOf(item);
    const [what = "", from = null] = words.filter((part) => !/^(?:stated|mentioned)$/i.test(part));
    const basis = words.some((part) => /^stated$/i.test(part)) ? ("stated" as const) : ("mentioned" as const);
    return { id: nameOf(ids, "CGI"), quotes, basis, what, from };
  });
  const [issues, actions] = [pointsOf(answer.issues), pointsOf(answer.actions)];
  const events = answer.events.map((item) => {
    const { quotes, words } = partsOf(item);
    const times = words.slice(0, -1).filter((part) => coerceDate(part) !== null || coerceTime(part) !== null);
    return { quotes, when: times.join(" "), text: words.at(-1) ?? "" };
  });
  const weighed = answer.factors.flatMap((item, index) => {
    const { ids, quotes, weights, words } = partsOf(item);
    const weight = coerceWeight(weights[0]);
    if (weight === null) return [];
    const named = nameOf(ids, "W");
    const id = named ?? `W-${index}`;
    const own = [...quotes, ...words.slice(0, -1)];
    const carrying = named === undefined ? ids : ids.slice(1);
    return [{ id, quotes: own, weight, text: words.at(-1) ?? "", of: own.length > 0 ? [...carrying, id] : carrying }];
  });
  const ofFactor = new Map(weighed.map(({ id, of }) => [id, of]));
  return {
    reading: {
      ...{ contradictions, gaps, issues, events, actions, facts: [] },
      factors: weighed.filter(({ quotes }) => quotes.length > 0),
    },
    conclusion: {
      ...{ audit: answer.audit, contradictions: [] },
      factors: weighed.map(({ of, weight, text }) => ({ of, weight, text })),
      summary: answer.summary.map((item) => {
        const { ids, words } = partsOf(item);
        return { of: [...new Set(ids.flatMap((id) => ofFactor.get(id) ?? [id]))], sentence: words.at(-1) ?? "" };
      }),
    },
  };
}
