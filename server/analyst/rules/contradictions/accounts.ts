import type { CaseSentence, CaseText } from "../../text/case-text.ts";
import type { DocumentKind } from "../../reading-terms.ts";
import { statesRule } from "../../text/standing-text.ts";
import { vocabularyPattern } from "../matching/vocabulary.ts";

const CHARGE_OR_LIMIT = vocabularyPattern("charge-or-limit");
/** Papers that tell nothing of what happened: they charge, list, certify or advise. */
const NO_ACCOUNTS: ReadonlySet<DocumentKind> = new Set(["charge", "filing", "schedule", "training-record"]);

/** Sentences that tell what happened, so that they can differ: no questions, charges, statutes or policies. */
export function accountsOf(caseText: CaseText): CaseSentence[] {
  return caseText.accounts.filter(
    (sentence) =>
      !NO_ACCOUNTS.has(sentence.document.kind) &&
      !CHARGE_OR_LIMIT.test(sentence.plain) &&
      !statesRule(sentence.plain) &&
      !isQuestion(sentence),
  );
}

/** "Did he hit you or anything": a question that a transcript leaves without its sign, or puts to a witness as a statement. */
const ASKS =
  /^(?:so,? )?(?:(?:did|do|does|was|were|is|are|have|has|had|can|could|would|will) (?:you|he|she|they|it|anyone)|so you)\b|^q\. /;

/** What somebody asks is no account of what happened. */
function isQuestion({ plain, speaker }: CaseSentence): boolean {
  return plain.endsWith("?") || ASKS.test(plain) || speaker?.toLowerCase() === "q";
}
