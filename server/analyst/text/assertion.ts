import type { CompiledContext } from "../knowledge/compile/context.ts";
import compiled from "../knowledge/generated/context.json" with { type: "json" };
import vocabulary from "../knowledge/generated/vocabulary.json" with { type: "json" };

/**
 * What keeps a sentence from asserting what it names:
 * denied ("no smell of alcohol"), asked ("asked whether he drank"), supposed ("if he drank"), ordered ("officers shall not
 * drink"), earlier ("in 2011 he drank").
 */
export const CONTEXT_NAMES = ["denied", "asked", "supposed", "ordered", "earlier"] as const;
export type ContextName = (typeof CONTEXT_NAMES)[number];

/** A part of a sentence, as offsets into its plain text. */
export type Range = { readonly at: number; readonly end: number };

const CONTEXTS = (compiled as readonly CompiledContext[]).map(({ id, before, after, onlySeems }) => ({
  name: nameOf(id),
  before: new RegExp(before, "g"),
  after: after === undefined ? null : new RegExp(after, "g"),
  onlySeems: onlySeems === undefined ? null : new RegExp(onlySeems, "g"),
}));
/** A sign or a word that begins another clause; a comma does so before a subject. */
const CLAUSE_END = new RegExp(
  `[;.?!]|${vocabulary["clause-end"]}|, (?:and |then )?(?:he|she|i|we|they|it|there|\\w+ed)\\b`,
);
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
  for (const { name, before, after, onlySeems } of CONTEXTS) {
    const seeming = onlySeems === null ? [] : rangesOf(plain, onlySeems);
    const triggers = (pattern: RegExp) =>
      rangesOf(plain, pattern).filter((one) => !seeming.some((range) => range.at <= one.at && one.end <= range.end));
    const isBefore = triggers(before).some(
      ({ end }) => end <= point.at && point.at - end <= REACH_BEFORE && !CLAUSE_END.test(plain.slice(end, point.at)),
    );
    const isAfter =
      after !== null &&
      triggers(after).some(
        ({ at }) => at >= point.end && at - point.end <= REACH_AFTER && !CLAUSE_END.test(plain.slice(point.end, at)),
      );
    if (isBefore || isAfter) found.add(name);
  }
  return found;
}

function rangesOf(plain: string, pattern: RegExp): Range[] {
  return [...plain.matchAll(pattern)].map(({ index, 0: { length } }) => ({ at: index, end: index + length }));
}

function nameOf(id: string): ContextName {
  const name = CONTEXT_NAMES.find((known) => known === id);
  if (name === undefined) throw new Error(`knowledge/context/${id}.yaml: there is no such context.`);
  return name;
}
