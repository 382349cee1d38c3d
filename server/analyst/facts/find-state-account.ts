import { citeSentence, type CaseDocument, type CaseSentence } from "../text/case-text.ts";
import type { DocumentKind } from "../reading-terms.ts";
import type { ProposedFact } from "./fact.ts";

/** Papers in which the State tells its case, the best first. */
const PAPERS: readonly DocumentKind[] = ["charge", "incident-report", "warrant", "unknown"];
const HEADING =
  /^[\s\d.)(-]{0,6}(?:case |incident |brief )?(?:synopsis|summary|summary of (?:the )?(?:key )?(?:facts|evidence|incident|offen[cs]e|case|allegations?)|statement of (?:facts|probable cause)|probable cause(?: statement| narrative)?|facts(?: of the case)?|allegations?)\s{0,3}(?::|-|$)/i;
const SHORTEST = 40;
const LONGEST = 260;
/** Words of forms, of the report about itself and of whoever swears to it, and what somebody else said. */
const NO_ACCOUNT =
  /^(?:\d{1,2}[.)] )?(?:(?:your )?affiant|describe|explain|based on|search warrant|said|stated|told|advised|admitted|denied)\b|^(?:they|she|he|it|we|there|see|refer|reviewed|on the above|this (?:report|is)|affiant is|i am|i, |the (?:following|undersigned)|i was (?:dispatched|assigned)|\[)|\bverbatim|\bsummary (?:is|of)\b|\b(?:i|my|we|r\/o|this officer)\b|^officers? |\bnotified\b|\blive[sd]\b|\bis \d\d\b/i;

const ACCUSED =
  /\b(?:suspects?|defendant|accused|subject|arrestee|s-?1|driver|operator|he|she|male|female|man|woman|[A-Z][a-z]{3,}|[A-Z]{4,}|S-?1)\b/;

/** What the State says happened: the first sentence under a heading such as "Synopsis" or "Probable cause". */
export function findStateAccount(
  documents: readonly CaseDocument[],
  isReadable: (sentence: CaseSentence) => boolean,
): ProposedFact[] {
  const papers = documents
    .filter(({ kind, isEvidence }) => PAPERS.includes(kind) && (isEvidence || kind === "charge"))
    .toSorted((one, other) => PAPERS.indexOf(one.kind) - PAPERS.indexOf(other.kind));
  for (const document of papers)
    for (const [index, sentence] of document.sentences.entries()) {
      if (!HEADING.test(sentence.text)) continue;
      const own = sentence.text.replace(HEADING, "").trim();
      const account = [own.length >= SHORTEST ? sentence : [], document.sentences.slice(index + 1, index + 3)]
        .flat()
        .find((one) => isAccount(one === sentence ? own : one.text) && isReadable(one));
      if (account === undefined) continue;
      const citation = citeSentence(account, account === sentence ? { at: sentence.text.length - own.length } : {});
      const text = (account === sentence ? citation.quote.replace(HEADING, "") : citation.quote)
        .replace(/\s+/g, " ")
        .trim();
      return [{ slot: "state", role: "", text, citation }];
    }
  return [];
}

function isAccount(text: string): boolean {
  const letters = text.replace(/[^A-Za-z]/g, "").length;
  const isProse =
    text.length >= SHORTEST && text.length <= LONGEST && letters / text.length > 0.65 && !/\s{4,}/.test(text);
  return (
    isProse &&
    ACCUSED.test(text) &&
    /\b\w+ed\b|\b(?:was|were|had|did|took|struck|hit|stole|broke|drove|ran|fled|shot|sold)\b/i.test(text) &&
    !NO_ACCOUNT.test(text)
  );
}
