import type { CompiledDenials } from "../knowledge/compile/conflicts.ts";
import { accountStem } from "../text/account-words.ts";
import type { CaseSentence, CaseText } from "../text/case-text.ts";
import { isNegatedAt } from "./is-negated-at.ts";

/** Words of the knowledge file; acts by their stems. */
export type DenialWords = {
  readonly grave: ReadonlySet<string>;
  readonly everyday: ReadonlySet<string>;
  /** Words with which a paper itself says that an account has changed. */
  readonly changed: RegExp;
  /** Words that suppose an act: they neither tell nor deny it. */
  readonly supposes: RegExp;
};

export function readWords({ grave, everyday, changed, supposes }: CompiledDenials): DenialWords {
  const stems = (acts: readonly string[]) => new Set(acts.flatMap((act) => accountStem(act) ?? []));
  return {
    grave: stems(grave),
    everyday: stems(everyday),
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
const ASKED = new RegExp(
  `\\b(?:did|do|does|have|has|had|was|were) (?:you|he|she|they|anyone|anybody|[a-z]+) ${BETWEEN}([a-z]+)`,
);
const NO = /^"?(?:no|nope|nah|never|not (?:really|at all|once)|absolutely not|negative)\b/;
const YES = /^"?(?:yes|yeah|yep|yup|uh-huh|correct|right|i did|he did|she did|affirmative)\b/;

export type Account = {
  readonly sentence: CaseSentence;
  /** The sentence of the file where `sentence` joins a question with its answer. */
  readonly source: CaseSentence;
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

/** A question with its yes or no, read as one sentence: "Did he hit you? - No." */
function joinAnswer(question: CaseSentence): { joined: CaseSentence; isYes: boolean } | null {
  if (!question.plain.endsWith("?")) return null;
  const answer = question.document.sentences[question.order + 1];
  if (answer?.pageNumber !== question.pageNumber || answer.speaker === question.speaker) return null;
  const isYes = YES.test(answer.plain);
  if (!isYes && !NO.test(answer.plain)) return null;
  const text = question.pageText.slice(question.start, answer.end);
  return { joined: { ...question, end: answer.end, text, plain: `${question.plain} ${answer.plain}` }, isYes };
}

const TO_SPEAKER = /^\w+ (?:me|you|us)\b/;
/** A charge is no account. */
const CHARGE = /^(?:offen[cs]es?|charges?(?:\(s\))?|classification|count \d|statute)\b.{0,4}:/;

/** A row of cells or of yes and no tells nothing in words. */
const FORM_ROW = /\S {3,}\S|(?: [yn](?= |$).*){3}/;

/** Of each verb's accounts, and of the denials: a page that says one thing a thousand times must not cost a million pairs. */
const MOST = 300;

/** Acts that the file tells, by the stem of the verb, and acts that it denies. */
export function readAccounts(
  caseText: CaseText,
  words: DenialWords,
): { told: ReadonlyMap<string, readonly Account[]>; denied: readonly Account[] } {
  const told = new Map<string, Account[]>();
  const denied: Account[] = [];
  const isAct = (stem: string | null): stem is string =>
    stem !== null && (words.grave.has(stem) || words.everyday.has(stem));
  const tell = (account: Account): void => {
    const same = told.get(account.stem);
    if (same === undefined) told.set(account.stem, [account]);
    else if (same.length < MOST) same.push(account);
  };
  for (const sentence of caseText.accounts) {
    const { plain } = sentence;
    if (CHARGE.test(plain) || FORM_ROW.test(plain)) continue;
    if (plain.endsWith("?")) {
      const answer = joinAnswer(sentence);
      const match = answer === null ? null : ASKED.exec(plain);
      const verb = match?.[1] ?? "";
      const stem = accountStem(verb);
      if (answer === null || match === null || !isAct(stem)) continue;
      const who = /\byou\b/.test(match[0]) ? "i" : (/\b(?:he|she)\b/.exec(match[0])?.[0] ?? null);
      const isToSpeaker = TO_SPEAKER.test(plain.slice(match.index + match[0].length - verb.length));
      const account = { sentence: answer.joined, source: sentence, stem, verb, who, isToSpeaker };
      if (answer.isYes) tell(account);
      else if (denied.length < MOST) denied.push(account);
      continue;
    }
    for (const match of [...plain.matchAll(DENIES), ...plain.matchAll(NOTHING)]) {
      const stem = accountStem(match[1] ?? "");
      if (!isAct(stem) || words.supposes.test(plain.slice(Math.max(0, match.index - 30), match.index))) continue;
      const who = subjectBefore(sentence, match.index);
      const verb = match[1] ?? "";
      const isToSpeaker = TO_SPEAKER.test(plain.slice(match.index + match[0].length - verb.length));
      if (denied.length < MOST) denied.push({ sentence, source: sentence, stem, verb, who, isToSpeaker });
    }
    for (const match of plain.matchAll(/[a-z]+/g)) {
      const stem = accountStem(match[0]);
      if (!isAct(stem) || isNegatedAt(plain, match.index)) continue;
      if (words.supposes.test(plain.slice(Math.max(0, match.index - 24), match.index))) continue;
      const who = subjectBefore(sentence, match.index);
      const isToSpeaker = TO_SPEAKER.test(plain.slice(match.index));
      tell({ sentence, source: sentence, stem, verb: match[0], who, isToSpeaker });
    }
  }
  return { told, denied };
}
