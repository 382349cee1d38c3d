import { contextsOf, type Range } from "../../text/assertion.ts";
import { CONTEXT_NAMES, type ContextName } from "../../reading-terms.ts";
import type { CaseSentence } from "../../text/case-text.ts";

/**
 * True when the sentence asserts what stands at a place: it is not denied, asked, supposed, ordered or told of another time,
 * except for what is accepted.
 * @param point offsets into the sentence's `plain`
 */
export function isAsserted(
  { plain }: Pick<CaseSentence, "plain">,
  point: Range,
  accepts: readonly ContextName[] = [],
): boolean {
  const excluding = CONTEXT_NAMES.filter((name) => !accepts.includes(name));
  return contextsOf(plain, point, excluding).isSubsetOf(new Set(accepts));
}

/** The place of a match. */
export function rangeOf({ index, 0: { length } }: RegExpExecArray | RegExpMatchArray): Range {
  const at = index ?? 0;
  return { at, end: at + length };
}
