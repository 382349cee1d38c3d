import type { Likeness } from "../text/account-words.ts";
import type { CaseSentence, CaseText } from "../text/case-text.ts";
import { CONFLICT_POINTS } from "./conflict-points.ts";
import { makeContradiction, type Contradiction } from "./contradiction.ts";
import { canBeSame, readAccounts, readWords, type DenialWords } from "./denial-accounts.ts";

const POINTS = CONFLICT_POINTS.flatMap((point) =>
  point.denials === undefined ? [] : [{ point, words: readWords(point.denials) }],
);

/** An act that one paper tells and another denies. */
type Denial = {
  readonly stem: string;
  /** The verb as the telling paper has it. */
  readonly verb: string;
  readonly told: CaseSentence;
  readonly denied: CaseSentence;
  readonly strength: number;
};

/** What one paper tells and another denies, whatever it is. */
export function findDenialConflicts(caseText: CaseText, likeness: Likeness): Contradiction[] {
  return POINTS.flatMap(({ point, words }) =>
    findDenials(caseText, likeness, words).map(({ stem, verb, told, denied, strength }) =>
      makeContradiction(
        point,
        { one: { sentence: told, at: 0, value: 0 }, other: { sentence: denied, at: 0, value: 0 }, strength, key: stem },
        { heading: `${point.point}: "${verb}"` },
      ),
    ),
  );
}

/** Of one verb; the rest of a file says the same again. */
const PER_VERB = 1;
const AT_MOST = 4;
/** Sentences between two that tell how an account changed. */
const NEAR_BY = 4;
/** Shared weight that two sentences about an act of every day need beside the act itself. */
const SHARED = 5;

/**
 * Acts told in one document and denied in another by people who could be the same person, the clearest first. Names and pronouns are
 * compared as far as the words tell; two first persons are two people.
 */
function findDenials(caseText: CaseText, likeness: Likeness, words: DenialWords): Denial[] {
  const { told, denied } = readAccounts(caseText, words);
  const found: Denial[] = [];
  for (const denial of denied) {
    for (const account of told.get(denial.stem) ?? []) {
      const isChange = words.changed.test(account.source.plain) || words.changed.test(denial.source.plain);
      const isNearBy =
        Math.abs(account.source.order - denial.source.order) <= NEAR_BY && account.source !== denial.source;
      if (account.source.document === denial.source.document && !(isChange && isNearBy)) continue;
      if (!canBeSame(denial.who, account.who)) continue;
      if (denial.isToSpeaker && account.who === "i") continue;
      const shared =
        likeness.of(denial.source, account.source) - likeness.weigh(denial.stem) + (isChange && isNearBy ? SHARED : 0);
      const isGrave = words.grave.has(denial.stem) && denial.who !== null && account.who !== null;
      if (!isGrave && (shared < SHARED || (denial.who === null && account.who === null))) continue;
      found.push({
        stem: denial.stem,
        verb: account.verb,
        told: account.sentence,
        denied: denial.sentence,
        strength: (isGrave ? 1 : 0.6) + shared / 10,
      });
    }
  }
  found.sort((a, b) => b.strength - a.strength);
  const perVerb = new Map<string, number>();
  return found
    .filter(({ stem }) => {
      const seen = perVerb.get(stem) ?? 0;
      perVerb.set(stem, seen + 1);
      return seen < PER_VERB;
    })
    .slice(0, AT_MOST);
}
