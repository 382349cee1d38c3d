import type { OffenceClass } from "#lib/domain/findings.ts";
import type { ProposedCitation, ProposedGap } from "../../findings.ts";
import { citeSentence, type CaseDocument, type CaseSentence, type CaseText } from "../../text/case-text.ts";
import { isDefensePaper } from "../../text/defense-paper.ts";
import { readHeading } from "../../text/document-kind.ts";
import type { DocumentKind } from "../../reading-terms.ts";
import { toPlain } from "../../text/page/to-plain.ts";
import { OWN_DOING, TOLD } from "../timeline/event-day-words.ts";
import { toGap, type GapCandidate } from "./gap-candidate.ts";
import { isAnswered, USUAL_RULES, type Papers } from "./gap-rules.ts";
import { createMatcher } from "../matching/match.ts";

/** Rows of the list that a lawyer goes through. */
const MOST_ROWS = 7;
/** Papers in which the police tell what they did. */
const POLICE_PAPERS: ReadonlySet<DocumentKind> = new Set([
  ...(["incident-report", "custody-log", "property-record", "photo-log", "warrant"] as const),
  ...(["identification-record", "field-sobriety-record", "detention-record"] as const),
]);
/** A report of the police that its kind does not show. */
const SUPPLEMENT = /\b(?:supp|supplement|supplemental|narrative)\b/;
/** Papers whose rows are seized things with a number. */
const PROPERTY: ReadonlySet<DocumentKind> = new Set(["custody-log", "property-record", "lab-report"]);
/** A row of a recording's log is numbered, too. */
const CLOCK = /\d:\d\d:\d\d/;
/** "3   pistol, black", "Item 3: pistol", "Ex. JS/1 knife". */
const NUMBERED = /^\W*(?:(?:items?|exh?\.?|exhibit|no\.?|#)\W{0,3})?(?:[a-z]{2,3}\/)?\d{1,3}[a-z]?\b(?![:/]\d|-\d\d)/;

/** Every rule of knowledge/usual with its expressions made. */
export const USUAL = USUAL_RULES.map(({ told, item, settledBy, ...rule }) => ({
  ...rule,
  told: told === undefined ? null : createMatcher(told),
  item: item === undefined ? null : new RegExp(item),
  settledBy: settledBy === undefined ? null : new RegExp(settledBy),
}));
type Rule = (typeof USUAL)[number];
type Place = { readonly sentence: CaseSentence; readonly at: number; readonly words: string };

/** Whether the paper tells in the words of the police what they did. */
function isOfPolice({ kind, author, isEvidence, fileName, pages }: CaseDocument): boolean {
  if (!isEvidence || (author !== null && author !== "police")) return false;
  if (author === "police" || POLICE_PAPERS.has(kind)) return true;
  if (kind !== "unknown" && kind !== "filing") return false;
  const head = [fileName.replace(/[-_.]+/g, " "), ...readHeading(pages[0]?.text ?? "")].join("\n");
  return SUPPLEMENT.test(toPlain(head));
}

/** Where the rule's words stand in a sentence of the police; not in what they say that somebody else told. */
export function findAct({ told, item }: Pick<Rule, "told" | "item">, sentence: CaseSentence): Place | null {
  const { plain, speaker, document } = sentence;
  const numbered =
    item !== null && PROPERTY.has(document.kind) && NUMBERED.test(plain) && !CLOCK.test(plain)
      ? item.exec(plain)
      : null;
  if (numbered !== null) return { sentence, at: numbered.index, words: numbered[0] };
  if (told === null || speaker !== null) return null;
  const found = told(sentence);
  if (found === null) return null;
  const before = plain.slice(0, found.at);
  const isHeard = TOLD.test(before) && !OWN_DOING.test(before.slice(before.search(TOLD)));
  return isHeard || /["\u201c][^"\u201d]*$/.test(before) ? null : { sentence, ...found };
}

/** The best place: short sentences show the act, long ones bury it. */
function findBestAct(rule: Rule, sentences: readonly CaseSentence[]): Place | null {
  const places = sentences.flatMap((sentence) => findAct(rule, sentence) ?? []);
  return places.toSorted((a, b) => weightOf(a) - weightOf(b))[0] ?? null;
}

function weightOf({ sentence: { plain } }: Place): number {
  return Math.max(0, 40 - plain.length) * 4 + Math.max(0, plain.length - 160);
}

/**
 * What is commonly requested in a case of this class, with these kinds of papers, or after an act that the police tell as done;
 * in order of place. A row shows a quote only where it rests on such an act. What a paper of the file is, or a page settles,
 * is left out.
 */
export function findUsual({ documents, accounts }: CaseText, offence: OffenceClass, papers: Papers): GapCandidate[] {
  const ofPolice = accounts.filter(({ document }) => isOfPolice(document));
  const file = [
    ...documents
      .filter((document) => !isDefensePaper(document))
      .flatMap(({ sentences }) => sentences.map(({ plain }) => plain)),
    ...documents.map(({ fileName }) => toPlain(fileName.replace(/[-_.]+/g, " "))),
  ].join("\n");
  return USUAL.flatMap((rule): GapCandidate[] => {
    if (rule.classes?.includes(offence) === false) return [];
    if (rule.papers?.some((kind) => papers.kinds.has(kind)) === false) return [];
    const items = rule.items.filter((item) => !isAnswered(item, papers));
    if (items.length === 0 || rule.settledBy?.test(file) === true) return [];
    const act = rule.told === null ? null : findBestAct(rule, ofPolice);
    if (rule.told !== null && act === null) return [];
    const citations: ProposedCitation[] = act === null ? [] : [citeSentence(act.sentence, { at: act.at })];
    return [
      {
        ...{
          ruleId: `gap.usual.${rule.id}`,
          basis: "usual",
          checklist: rule.name,
          items,
          citations,
          place: rule.place,
        },
        detail: act === null ? `Commonly requested with ${rule.name}.` : `The police reports mention ${rule.name}.`,
        names: act === null ? [] : [act.words.trim().replace(/\s+/g, " ")],
      },
    ];
  }).toSorted((a, b) => a.place - b.place);
}

/**
 * The list of what is commonly requested, one thing a row: the first thing of each rule before the second of any.
 * @param first rows that come before all others
 */
export function toRows(first: readonly ProposedGap[], candidates: readonly GapCandidate[]): ProposedGap[] {
  const rows = candidates.flatMap((candidate) =>
    candidate.items.map((item, second) => ({
      place: candidate.place + second * 3,
      gap: toGap({ ...candidate, items: [item] }),
    })),
  );
  return [...first, ...rows.toSorted((a, b) => a.place - b.place).map(({ gap }) => gap)].slice(0, MOST_ROWS);
}
