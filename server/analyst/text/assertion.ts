import type { CompiledContext } from "../knowledge/compile/context.ts";
import compiled from "../knowledge/generated/context.json" with { type: "json" };
import vocabulary from "../knowledge/generated/vocabulary.json" with { type: "json" };

/**
 * What keeps a sentence from asserting what it names:
 * denied ("no smell of alcohol"), asked ("asked whether he drank"), supposed ("if he drank"), ordered ("do not drink"),
 * earlier ("in 2011 he drank"), standing (a statute, a policy, a form that nobody filled in), reported ("she had heard that
 * he drank").
 */
export const CONTEXT_NAMES = [
  "denied",
  "asked",
  "supposed",
  "ordered",
  "earlier",
  "standing",
  "hearsay",
  "reported",
] as const;
export type ContextName = (typeof CONTEXT_NAMES)[number];

/** A part of a sentence, as offsets into its plain text. */
export type Range = { readonly at: number; readonly end: number };

const CONTEXTS = (compiled as readonly CompiledContext[]).map(({ id, before, after, anywhere, onlySeems }) => ({
  name: nameOf(id),
  before: patternOf(before),
  after: patternOf(after),
  anywhere: patternOf(anywhere),
  onlySeems: patternOf(onlySeems),
}));
/** Signs that end a sentence; not the point of a title. */
const STOP = "[;?!]|(?<!\\b(?:mr|mrs|ms|dr|sgt|det|ofc|dep|tpr|lt|no|st|jr|[a-z]))\\.(?!\\d)";
/** A sign or a word that begins another clause; a comma does so before a subject. */
const CLAUSE_END = new RegExp(
  `${STOP}|${vocabulary["clause-end"]}|, (?:and |then )?(?:he|she|i|we|they|it|there|\\w+ed)\\b`,
);
/** What somebody was told goes on through the clauses of the sentence. */
const REPORT_END = new RegExp(`${STOP}|\\bbut\\b`);
/** Characters that the words before a point reach over, and those after it. */
const REACH_BEFORE = 90;
const REACH_AFTER = 12;

/**
 * The contexts of a point by the ConText algorithm (Harkema, Dowling, Thornblade, Chapman: ConText, J Biomed Inform 2009):
 * trigger words before or after it, whose scope ends with the clause.
 * @param plain the sentence, lower case with straight quotes
 * @param point its place in `plain`; a denial inside it belongs to it
 */
export function contextsOf(plain: string, point: Range): ReadonlySet<ContextName> {
  const found = new Set<ContextName>(plain.trimEnd().endsWith("?") ? ["asked"] : []);
  for (const { name, before, after, anywhere, onlySeems } of CONTEXTS) {
    const seeming = rangesOf(plain, onlySeems);
    const triggers = (pattern: RegExp | null) =>
      rangesOf(plain, pattern).filter((one) => !seeming.some((range) => range.at <= one.at && one.end <= range.end));
    const end = name === "reported" || name === "hearsay" ? REPORT_END : CLAUSE_END;
    const isBefore = triggers(before).some(
      (one) => one.end <= point.at && point.at - one.end <= REACH_BEFORE && !end.test(plain.slice(one.end, point.at)),
    );
    const isAfter = triggers(after).some(
      ({ at }) => at >= point.end && at - point.end <= REACH_AFTER && !end.test(plain.slice(point.end, at)),
    );
    if (isBefore || isAfter || triggers(anywhere).length > 0) found.add(name);
  }
  return found;
}

function rangesOf(plain: string, pattern: RegExp | null): Range[] {
  if (pattern === null) return [];
  return [...plain.matchAll(pattern)].map(({ index, 0: { length } }) => ({ at: index, end: index + length }));
}

function patternOf(source: string | undefined): RegExp | null {
  return source === undefined ? null : new RegExp(source, "g");
}

function nameOf(id: string): ContextName {
  const name = CONTEXT_NAMES.find((known) => known === id);
  if (name === undefined) throw new Error(`knowledge/context/${id}.yaml: there is no such context.`);
  return name;
}
