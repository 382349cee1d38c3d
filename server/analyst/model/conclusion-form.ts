import { z } from "zod";
import type { Form } from "./ask-model.ts";
import { coerceWeight } from "./coerce.ts";

const ITEMS = {
  /** "R3 keep", "M4 reject: why", "R5 same M2", "R6 rephrase: better words"; see `readVerdict`. */
  audit: z.string(),
  contradictions: z.object({ one: z.string(), other: z.string(), text: z.string() }),
  factors: z.object({ of: z.array(z.string()), weight: z.number(), text: z.string() }),
  summary: z.object({ of: z.array(z.string()), sentence: z.string() }),
};

/** What a model answers about the list of findings, by the ids of its lines. */
export const Conclusion = z.object({
  audit: z.array(ITEMS.audit),
  contradictions: z.array(ITEMS.contradictions),
  factors: z.array(ITEMS.factors),
  summary: z.array(ITEMS.summary),
});
export type Conclusion = z.infer<typeof Conclusion>;

/** The form as the prompt shows it. */
const OUTLINE = `{"check":"...",
"audit":["R1 keep","R2 same M1","R3 rephrase: ...","M4 keep","M5 reject: ..."],
"contradictions":[{"one":"F1","other":"F2","text":"point: ..."}],
"factors":[{"of":["M1","R2"],"weight":-20..20,"text":"..."}],
"summary":[{"of":["M1"],"sentence":"..."}]}`;

export const CONCLUSION_FORM: Form<typeof Conclusion> = {
  ...{ name: "case_conclusion", schema: Conclusion, outline: OUTLINE, read: readConclusion },
};

/** What a model says about one line: `words` are the reason of a rejection or the better words; `as` an id. */
export type LineVerdict = {
  readonly id: string;
  readonly verdict: "keep" | "reject" | "rephrase" | "same";
  readonly as: string | null;
  readonly words: string;
};

/** Reads "M5 reject: both can be true". Null for what says nothing, such as a rejection without a reason. */
export function readVerdict(line: string): LineVerdict | null {
  const [, id, verb, rest = ""] = /^\W*([MRCGI]\d+)\W+(keep|reject|rephrase|same)\b[\s:,-]*([^]*)$/i.exec(line) ?? [];
  if (id === undefined || verb === undefined) return null;
  const [verdict, words] = [verb.toLowerCase() as LineVerdict["verdict"], rest.trim()];
  if ((verdict === "reject" || verdict === "rephrase") && words === "") return null;
  const as = verdict === "same" ? (/\b[MRCGIW]\d+\b/i.exec(words)?.[0].toUpperCase() ?? null) : null;
  return { id: id.toUpperCase(), verdict, as, words };
}

/** Reads an answer that does not fit the form; an item that cannot be used is left out alone. Null when it has no list. */
function readConclusion(raw: Readonly<Record<string, unknown>>): Conclusion | null {
  const lists = Object.keys(ITEMS) as (keyof typeof ITEMS)[];
  if (!lists.some((list) => Array.isArray(raw[list]))) return null;
  const itemsOf = <Item>(list: keyof typeof ITEMS, schema: z.ZodType<Item>): Item[] => {
    const items: readonly unknown[] = Array.isArray(raw[list]) ? raw[list] : [];
    const mend = list === "audit" ? verdictLine : mendItem;
    return items.flatMap((item) => schema.safeParse(mend(item)).data ?? []);
  };
  return {
    audit: itemsOf("audit", ITEMS.audit),
    contradictions: itemsOf("contradictions", ITEMS.contradictions),
    factors: itemsOf("factors", ITEMS.factors),
    summary: itemsOf("summary", ITEMS.summary),
  };
}

/** A verdict that came as an object, as the line that it should have been. */
function verdictLine(item: unknown): unknown {
  if (typeof item !== "object" || item === null) return item;
  const { id, verdict, as, text, why } = item as Record<string, unknown>;
  const words = [as, text, why].find((part) => typeof part === "string" && part !== "");
  return typeof id === "string" && typeof verdict === "string"
    ? `${id} ${verdict}: ${typeof words === "string" ? words : ""}`
    : null;
}

function mendItem(item: unknown): Record<string, unknown> {
  const given = typeof item === "object" && item !== null ? (item as Record<string, unknown>) : {};
  const { of, id, point, text = "" } = given;
  return {
    ...given,
    ...{ weight: coerceWeight(given.weight), of: [of ?? id ?? []].flat() },
    text: typeof point === "string" && typeof text === "string" ? `${point}: ${text}` : text,
  };
}
