import type { CompiledDenials } from "../../knowledge/compile/conflicts.ts";
import { accountStem } from "../../text/account-words.ts";
import type { CaseSentence } from "../../text/case-text.ts";
import { isAsserted, rangeOf } from "../matching/is-asserted.ts";

/** Words of the knowledge file; acts by their stems. */
export type DenialWords = {
  readonly acts: ReadonlySet<string>;
  /** Words with which a paper itself says that an account has changed. */
  readonly changed: RegExp;
  /** Words that suppose an act: they neither tell nor deny it. */
  readonly supposes: RegExp;
};

export function readWords({ acts, changed, supposes }: CompiledDenials): DenialWords {
  return {
    acts: new Set(acts.flatMap((act) => accountStem(act) ?? [])),
    changed: new RegExp(changed),
    supposes: new RegExp(supposes),
  };
}

const BETWEEN =
  "(?:\\w+ly |actually |ever |even |really |once |been |being |having |that (?:he|she|i|they) (?:ever |had |did )?|to |any |i |he |she )*";
const DENIES = new RegExp(
  `\\b(?:did not|didn't|do not|don't|does not|doesn't|never|had not|hadn't|have not|haven't|has not|hasn't|was not|wasn't|were not|weren't|ain't|denie[ds]|denying) ${BETWEEN}([a-z]+)`,
  "g",
);
/** "She saw nothing": denied without a denying word before the verb. */
const NOTHING =
  /\b(saw|heard|did|took|knew|felt|noticed|signed|touched|drank|remembered) (?:nothing|nobody|no one|none)\b/g;

export type Account = {
  readonly sentence: CaseSentence;
  readonly stem: string;
  readonly verb: string;
  readonly who: string | null;
  /** True when it was done to who speaks: then who speaks did not do it. */
  readonly isToSpeaker: boolean;
};

/** Whom the words before a verb make its subject: "i", "he", "she", a lower-case surname; null when they do not tell. */
function subjectBefore(sentence: CaseSentence, at: number): string | null {
  const from = Math.max(0, at - 60);
  const words = [...sentence.plain.slice(from, at).matchAll(/[a-z']+/g)].slice(-7).toReversed();
  for (const word of words) {
    if (/^(?:i|he|she)$/.test(word[0])) return word[0];
    if (/^(?:we|they|it|you|who|which|that)$/.test(word[0])) return null;
    const first = sentence.text.charAt(from + word.index);
    if (first !== first.toLowerCase() && from + word.index > 0 && word[0].length > 2) return word[0];
  }
  return null;
}

export function canBeSame(one: string | null, other: string | null): boolean {
  if (one === null || other === null) return true;
  if (one === other) return one !== "i";
  const isPronoun = (who: string) => /^(?:i|he|she)$/.test(who);
  if (isPronoun(one) && isPronoun(other)) return one === "i" || other === "i";
  return isPronoun(one) || isPronoun(other);
}

const TO_SPEAKER = /^\w+ (?:me|you|us)\b/;
/** A row of cells or of yes and no tells nothing in words. */
const FORM_ROW = /\S {3,}\S|(?: [yn](?= |$).*){3}/;

/** Of each verb's accounts, and of the denials: a page that says one thing a thousand times must not cost a million pairs. */
const MOST = 300;

/** Acts that the file denies and, of those, the ones that it tells, by the stem of the verb. */
export function readAccounts(
  accounts: readonly CaseSentence[],
  words: DenialWords,
): { told: ReadonlyMap<string, readonly Account[]>; denied: readonly Account[] } {
  const told = new Map<string, Account[]>();
  const denied: Account[] = [];
  const accountOf = (sentence: CaseSentence, verb: string, at: { subject: number; verb: number }): Account | null => {
    const stem = accountStem(verb);
    const { plain } = sentence;
    const isSupposed = words.supposes.test(plain.slice(Math.max(0, at.subject - 30), at.subject));
    if (stem === null || !words.acts.has(stem) || isSupposed) return null;
    const isToSpeaker = TO_SPEAKER.test(plain.slice(at.verb));
    return { sentence, stem, verb, who: subjectBefore(sentence, at.subject), isToSpeaker };
  };
  for (const sentence of accounts) {
    const { plain } = sentence;
    if (FORM_ROW.test(plain)) continue;
    for (const match of [...plain.matchAll(DENIES), ...plain.matchAll(NOTHING)]) {
      const verb = match[1] ?? "";
      const at = { subject: match.index, verb: match.index + match[0].length - verb.length };
      const account = accountOf(sentence, verb, at);
      if (account !== null && denied.length < MOST) denied.push(account);
    }
  }
  const stems = new Set(denied.map(({ stem }) => stem));
  for (const sentence of stems.size === 0 ? [] : accounts) {
    const { plain } = sentence;
    if (FORM_ROW.test(plain)) continue;
    for (const match of plain.matchAll(/[a-z]+/g)) {
      const account = accountOf(sentence, match[0], { subject: match.index, verb: match.index });
      if (account === null || !stems.has(account.stem) || !isAsserted(sentence, rangeOf(match), ["earlier"])) continue;
      const same = told.get(account.stem) ?? [];
      if (same.length < MOST) same.push(account);
      told.set(account.stem, same);
    }
  }
  return { told, denied };
}
