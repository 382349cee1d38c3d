import type { Likeness } from "../../text/account-words.ts";
import type { CaseSentence } from "../../text/case-text.ts";
import { CONFLICT_POINTS } from "./conflict-points.ts";
import { makeContradiction, type Contradiction } from "./contradiction.ts";
import { canBeSame, readAccounts, readWords, type DenialWords } from "./denial-accounts.ts";

const POINTS = CONFLICT_POINTS.flatMap((point) =>
  point.denials === undefined ? [] : [{ point, words: readWords(point.denials) }],
);

/** An act that one sentence tells and another one nearby denies. */
type Denial = {
  readonly stem: string;
  /** The verb as the telling sentence has it. */
  readonly verb: string;
  readonly told: CaseSentence;
  readonly denied: CaseSentence;
  readonly strength: number;
};

/** Accounts that changed, by the paper's own words: "she first said that she saw it", and nearby "she did not see it". */
export function findDenialConflicts(accounts: readonly CaseSentence[], likeness: Likeness): Contradiction[] {
  return POINTS.flatMap(({ point, words }) =>
    findDenials(accounts, likeness, words).map(({ stem, verb, told, denied, strength }) =>
      makeContradiction(
        point,
        { one: { sentence: told, at: 0, value: 0 }, other: { sentence: denied, at: 0, value: 0 }, strength, key: stem },
        { heading: `${point.point}: "${verb}"` },
      ),
    ),
  );
}

const AT_MOST = 4;
/** Sentences between two that tell how an account changed. */
const NEAR_BY = 4;

/**
 * Acts told and denied near each other, where one of the two sentences says that the account changed, by people who could be
 * the same person; the clearest of each verb.
 */
function findDenials(accounts: readonly CaseSentence[], likeness: Likeness, words: DenialWords): Denial[] {
  const { told, denied } = readAccounts(accounts, words);
  const found: Denial[] = [];
  for (const denial of denied) {
    for (const account of told.get(denial.stem) ?? []) {
      const [one, other] = [account.sentence, denial.sentence];
      if (one === other || one.document !== other.document || Math.abs(one.order - other.order) > NEAR_BY) continue;
      if (!words.changed.test(one.plain) && !words.changed.test(other.plain)) continue;
      if (!canBeSame(denial.who, account.who) || (denial.isToSpeaker && account.who === "i")) continue;
      found.push({
        ...{ stem: denial.stem, verb: account.verb, told: one, denied: other },
        strength: 1 + likeness.of(other, one) / 10,
      });
    }
  }
  const perVerb = new Map<string, Denial>();
  for (const each of found.toSorted((a, b) => b.strength - a.strength))
    if (!perVerb.has(each.stem)) perVerb.set(each.stem, each);
  return [...perVerb.values()].slice(0, AT_MOST);
}
