import { z } from "zod";
import type { Form } from "./ask-model.ts";
import { coerceWeight } from "./coerce.ts";

export const ANSWERED_VERDICTS = ["keep", "reject", "rephrase", "same"] as const;

const ITEMS = {
  audit: z.object({
    id: z.string(),
    verdict: z.enum(ANSWERED_VERDICTS),
    /** Id of the finding that makes the same point; null unless the verdict is "same". */
    as: z.string().nullable(),
    /** Better words; null unless the verdict is "rephrase". */
    text: z.string().nullable(),
    why: z.string(),
  }),
  contradictions: z.object({ one: z.string(), other: z.string(), point: z.string(), text: z.string() }),
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
"audit":[{"id":"R1","verdict":"keep"|"reject"|"rephrase"|"same","as":"M1"|null,"text":"..."|null,"why":"..."}],
"contradictions":[{"one":"F1","other":"F2","point":"...","text":"..."}],
"factors":[{"of":["M1","R2"],"weight":-20..20,"text":"..."}],
"summary":[{"of":["M1"],"sentence":"..."}]}`;

export const CONCLUSION_FORM: Form<typeof Conclusion> = {
  ...{ name: "case_conclusion", schema: Conclusion, outline: OUTLINE, read: readConclusion },
};

/** Reads an answer that does not fit the form; an item that cannot be used is left out alone. Null when it has no list. */
function readConclusion(raw: Readonly<Record<string, unknown>>): Conclusion | null {
  const lists = Object.keys(ITEMS) as (keyof typeof ITEMS)[];
  if (!lists.some((list) => Array.isArray(raw[list]))) return null;
  const itemsOf = <Item>(list: keyof typeof ITEMS, schema: z.ZodType<Item>): Item[] => {
    const items: readonly unknown[] = Array.isArray(raw[list]) ? raw[list] : [];
    return items.flatMap((item) => schema.safeParse(mendItem(item)).data ?? []);
  };
  return {
    audit: itemsOf("audit", ITEMS.audit),
    contradictions: itemsOf("contradictions", ITEMS.contradictions),
    factors: itemsOf("factors", ITEMS.factors),
    summary: itemsOf("summary", ITEMS.summary),
  };
}

function mendItem(item: unknown): Record<string, unknown> {
  const given = typeof item === "object" && item !== null ? (item as Record<string, unknown>) : {};
  const { as = null, text = null, why = "", of, id } = given;
  return {
    ...{ text: "", point: "", ...given, as, why, weight: coerceWeight(given.weight) },
    // A rephrasing without words is none.
    ...(given.verdict === "rephrase" && typeof text !== "string" ? { verdict: "keep" } : {}),
    ...("verdict" in given ? { text } : {}),
    of: [of ?? id ?? []].flat(),
  };
}
