import { contextsOf } from "./assertion.ts";
import type { DocumentKind } from "../reading-terms.ts";
import type { SentenceSpan } from "./page/sentences.ts";
import { toPlain } from "./page/to-plain.ts";

/** "Rule 4." on a line of its own or at the head of one: what follows in the paragraph states rules. */
const RULE_NUMBER =
  /(?:^|[.:;)]\s*\n)\s*(?:rule|section|article|clause|policy|instruction|step) \d[\w.()-]*(?:[.:)]|$)/i;
/** "Read him his rights": an officer's short past, though it looks like a command. */
const BOTH_TENSES = /^\W*(?:read|put|cut|set|hit|shut|let|hurt|quit|spread|split|run|come|cast)\b/;
const SOMEBODY = /["']\w|\b(?:i|we|he|she|they|me|us|him|her|them|my|our|his|their)\b/;

/** A statute, a policy, a rule: it says nothing about anyone. */
export function statesRule(plain: string): boolean {
  return contextsOf(plain, { at: 0, end: plain.length }, ["standing"]).has("standing");
}

/**
 * "If property was damaged you may file a claim": a form that addresses its reader, not speech between two people. A question
 * of a form with its answer tells something.
 */
export function addressesReader(plain: string, speaker: string | null, kind: DocumentKind): boolean {
  return (
    speaker === null &&
    kind !== "witness-statement" &&
    kind !== "camera-transcript" &&
    /\b(?:you|your)\b/.test(plain) &&
    !/\?\s+(?:yes|no|\d|\[x\]|y\b|n\b)/.test(plain) &&
    !/["']\w|\b(?:i|me|my|said|told|asked|stated|replied)\b/.test(plain)
  );
}

/** "Attach all supplements to this report." */
function isInstruction(plain: string): boolean {
  return (
    !BOTH_TENSES.test(plain) &&
    !SOMEBODY.test(plain) &&
    contextsOf(plain, { at: 0, end: plain.length }, ["ordered"]).has("ordered")
  );
}

/** Of the sentences of a page those that tell nothing of what happened: rules, notices and instructions of a form. */
export function standingTextOf<S extends SentenceSpan>(
  pageText: string,
  sentences: readonly S[],
  kind: DocumentKind,
): ReadonlySet<S> {
  const standing = new Set<S>();
  let rules: number | null = null;
  for (const sentence of sentences) {
    const { start, end, speaker, paragraph } = sentence;
    if (speaker !== null) continue;
    const text = pageText.slice(start, end);
    const plain = toPlain(text);
    if (RULE_NUMBER.test(text)) rules = paragraph;
    if (rules === paragraph || statesRule(plain) || addressesReader(plain, speaker, kind) || isInstruction(plain))
      standing.add(sentence);
  }
  return standing;
}
