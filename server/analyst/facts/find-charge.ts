import { vocabularyPattern } from "../rules/matching/vocabulary.ts";
import type { CaseDocument, CaseSentence } from "../text/case-text.ts";
import type { DocumentKind } from "../reading-terms.ts";
import { contextsOf } from "../text/assertion.ts";
import { toPlain } from "../text/page/to-plain.ts";
import type { ProposedFact } from "./fact.ts";
import { findLabelledValues, type LabelledValue } from "./labelled-values.ts";

const OFFENSE = vocabularyPattern("charged-offense");
/** "75 Pa.C.S. 3802(a)(1)", "s.20 OAPA 1861", "69 PC (F)": a statute without the offense's name. */
const STATUTE =
  /\b\d{1,4}[a-z]?[-.:]\d+|\bs\. ?\d+|\b\d+ (?:pc|vc|hs|u\.?s\.?c)\b|\b(?:pc|vc|rcw|ors|rsmo|r\.c\.|i\.c\.|g\.l\.|c\.r\.s\.|mcl|w\.s\.|tca|f\.s\.) ?§? ?\d/i;

const LABEL =
  "(?:requested |recommended )?charges?|charged(?: with| offen[cs]e)|count (?:one|two|three|four|i{1,3}|iv)|counts?|offen[cs]es?(?: charged)?|offen[cs]e ?/ ?incident|crimes?|crime or incident|violations?|incident type(?: ?/ ?code)?|classification|statute|type of offen[cs]e";
/** How much the label itself says that this is what somebody is charged with. */
const WORTH: readonly (readonly [RegExp, number])[] = [
  [/^(?:charges?|charged|count)/, 4],
  [/^(?:requested|recommended)/, 3],
  [/^offen[cs]e/, 3],
  [/./, 1],
];
const KIND_WORTH: Partial<Record<DocumentKind, number>> = { charge: 5, "incident-report": 3, "detention-record": 2 };
/** What is charged in this file comes from the papers of the police and the State. */
const NOT_FROM: ReadonlySet<DocumentKind> = new Set<DocumentKind>([
  "witness-statement",
  "medical-record",
  "training-record",
  "filing",
  "lab-report",
  "calibration-record",
  "camera-transcript",
  "emergency-call",
]);
/** Another time, another person, or no charge at all. */
const ELSEWHERE =
  /\b(?:prior|priors|previous|convict\w*|history|pled|plea|reduced|dismissed|amended from|predicate|sentence\w*|similar|on licence|on parole for|probation for|ard completed)\b/i;
const NO_VALUE =
  /^(?:none|n\/a|pending|unknown|to be|see |tbd|.*\[ ?[x ]?\]|as above|same|\[ ?\]|att\/comp|reports?\b|scene\b|lab)/i;
const MOST = 4;

/** In prose: "placed under arrest for robbery", "charged with two counts of theft". */
const PROSE =
  /\b(?:(?:was |is |been |were )?charged(?: (?:him|her|me|them|[a-z'-]+))? with|(?:placed )?(?:him |her |[a-z'-]+ )?under arrest for|arrested(?: (?:him|her|[a-z'-]+(?: [a-z'-]+)?))? for|booked(?: (?:him|her|[a-z'-]+))? (?:for|on)) ([^.;\n]{4,110})/;
const PROSE_END = /,| and (?:was|were|he|she|then|i|read|\w+ed)\b| (?:at|on) (?:\d|approximately|the scene)/;

type Candidate = { readonly document: CaseDocument; readonly worth: number; readonly fact: ProposedFact };

/**
 * What the client is charged with: the lines of the paper that says so best, at most four. Prior offenses, and papers about
 * another accused, are left out.
 * @param others surnames of other accused people, lower case
 */
export function findCharge(
  documents: readonly CaseDocument[],
  isReadable: (sentence: CaseSentence) => boolean,
  others: readonly string[],
): ProposedFact[] {
  const labelled = documents.flatMap((document) =>
    findLabelledValues(document, LABEL)
      .filter(({ label }) => !NOT_FROM.has(document.kind) || label.startsWith("charge"))
      .filter((found) => isReadable(found.sentence) && isCharge(found, others))
      .map((found) => candidateOf(document, found)),
  );
  const best = labelled
    .filter(({ fact }) => OFFENSE.test(fact.text.toLowerCase()))
    .concat(labelled)
    .toSorted((one, other) => other.worth - one.worth)[0];
  if (best === undefined) return findInProse(documents, isReadable);
  return (
    labelled
      .filter(({ document, worth }) => document === best.document && worth === best.worth)
      .map(({ fact }) => fact)
      // The counts of a charge are one each; a report says the same of each person arrested.
      .filter(
        ({ text }, index, all) =>
          best.document.kind === "charge" || !all.slice(0, index).some((earlier) => earlier.text.startsWith(text)),
      )
      .slice(0, MOST)
  );
}

function isCharge({ value, quote, before, sentence }: LabelledValue, others: readonly string[]): boolean {
  const plain = toPlain(value);
  const line = before.slice(before.lastIndexOf("\n") + 1);
  if (NO_VALUE.test(value) || ELSEWHERE.test(line) || ELSEWHERE.test(quote)) return false;
  if (!OFFENSE.test(plain) && !STATUTE.test(plain)) return false;
  // A row that names somebody else belongs to them: "Suspect: Moreau   Offense: theft".
  const named =
    /(?:defendant|arrestee|accused|inmate|suspect|name)\b[ :#\d]{1,8}([^\n]{3,60})(?![\s\S]*(?:defendant|arrestee|accused|inmate|suspect|name)\b[ :#\d]{1,8}[^\n]{3})/i.exec(
      before,
    )?.[1];
  const isOfAnother = others.some((surname) => named?.toLowerCase().includes(surname) ?? false);
  return !isOfAnother && !/\b(?:i|my|me)\b/.test(plain) && sentence.speaker !== "Q";
}

function candidateOf(document: CaseDocument, { label, value, quote, sentence }: LabelledValue): Candidate {
  const worth = (WORTH.find(([pattern]) => pattern.test(label))?.[1] ?? 0) + (KIND_WORTH[document.kind] ?? 0);
  return {
    document,
    worth,
    fact: {
      ...{ slot: "charge", role: "", text: tidy(value) },
      citation: { documentId: document.id, pageNumber: sentence.pageNumber, quote },
    },
  };
}

/** Without numbers of lists and what follows the first sentence. */
function tidy(value: string): string {
  return (
    value
      .replace(/^[\s\d]{0,2}[.)]\s+/, "")
      .replace(/^(?:-+|incident\b)\s*/i, "")
      .replace(/(?<=[A-Za-z)]{3})\. (?=[A-Z][a-z]).*$/s, "")
      // What the law's section follows on the next line: "..., a class C felony, in".
      .replace(/,? (?:in(?: violation)?(?: of)?|of|contrary to|under)$/i, "")
      .replace(/[\s.;,]+$/, "")
  );
}

function findInProse(
  documents: readonly CaseDocument[],
  isReadable: (sentence: CaseSentence) => boolean,
): ProposedFact[] {
  for (const document of documents) {
    if (!document.isEvidence || document.kind === "witness-statement") continue;
    for (const sentence of document.sentences) {
      const match = PROSE.exec(sentence.plain);
      // What an officer says at an arrest is no charge.
      if (match === null || sentence.speaker !== null || !isReadable(sentence) || ELSEWHERE.test(sentence.plain))
        continue;
      const [whole, offense = ""] = match;
      const end = match.index + whole.length - offense.length + (PROSE_END.exec(offense)?.index ?? offense.length);
      const contexts = contextsOf(sentence.plain, { at: match.index, end });
      if (contexts.size > 0) continue;
      const text = sentence.text
        .slice(match.index + whole.length - offense.length, end)
        .replace(/\s+/g, " ")
        .trim();
      if (!OFFENSE.test(text.toLowerCase()) || text.includes("[")) continue;
      const quote = sentence.text.slice(match.index, end);
      return [
        {
          slot: "charge",
          role: "",
          text,
          citation: { documentId: document.id, pageNumber: sentence.pageNumber, quote },
        },
      ];
    }
  }
  return [];
}
