import type { GapItem } from "#lib/domain/gap-item.ts";
import type { ProposedGap } from "../findings.ts";
import type { Person } from "../people/find-people.ts";
import { NOT_PART_OF_A_NAME } from "../people/name-on-page.ts";
import { citeSentence, type CaseSentence, type CaseText } from "../text/case-text.ts";
import { toPlain } from "../text/to-plain.ts";
import { findInstitutions } from "./find-institutions.ts";
import { findNamedRecords } from "./find-records.ts";
import { findNamedThings } from "./find-things.ts";
import { NAMED_GAPS } from "./gap-rules.ts";
import { findPhrases } from "./phrase-matchers.ts";
import { plainWords } from "./plain-words.ts";

/** Places quoted for a list of things. */
const MAX_PLACES = 8;

type ListedName = { readonly name: string; readonly sentence: CaseSentence; readonly at: number };
type ListParts = Pick<ProposedGap, "ruleId" | "basis" | "text" | "detail" | "items" | "citations">;

/** One gap for many things by name, with the first places; none without a thing. */
function listGap({ citations, ...parts }: ListParts): ProposedGap[] {
  if (parts.items.length === 0) return [];
  return [{ kind: "gap", engine: "offline", checklist: null, ...parts, citations: citations.slice(0, MAX_PLACES) }];
}

const itemsOf = (found: readonly ListedName[]): GapItem[] => found.map(({ name }) => ({ what: name }));
const citeNames = (found: readonly ListedName[]) => found.map(({ sentence, at }) => citeSentence(sentence, { at }));

/** Those whose name is not part of what other gaps ask for. */
function notAsked<T extends ListedName>(found: readonly T[], asked: readonly string[]): T[] {
  const words = asked.map(plainWords);
  return found.filter(({ name }) => !words.some((text) => text.includes(plainWords(name))));
}

const findNotKept = findPhrases("not-kept");
/** "Candle holder seized [ ]": a box that nobody ticked. */
const UNTICKED = /((?:[A-Za-z'-]+ ){1,3})(?:seized|collected|retained|booked) {0,3}\[ ?\]/g;
const NO_THING =
  /^(?:he|she|it|they|we|i|you|who|which|that|this|there|and|but|so|was|were|had|has|been|is|are|did|do)$/;

/** Things of which a page says that nobody took or kept them, by the page's own words, each once. */
function findUnkept({ accounts }: CaseText): ListedName[] {
  const found = new Map<string, ListedName>();
  const add = (sentence: CaseSentence, words: string, at: number): void => {
    const last = words.trim().toLowerCase().split(" ").slice(-3);
    const own = last.slice(last.findLastIndex((word) => NO_THING.test(word) || NOT_PART_OF_A_NAME.test(word)) + 1);
    const name = own.join(" ");
    if (/^[a-z' -]{3,}$/.test(name) && !found.has(name)) found.set(name, { name, sentence, at });
  };
  for (const sentence of accounts) {
    for (const { at } of findNotKept(sentence.plain)) add(sentence, sentence.plain.slice(0, at), at);
    for (const { 1: words = "", index } of sentence.text.matchAll(UNTICKED)) add(sentence, words, index);
  }
  return [...found.values()];
}

/** Things that were not kept and that no gap has a name for. */
export function listUnkept(caseText: CaseText): ProposedGap[] {
  const things = findUnkept(caseText).filter(({ name }) => !NAMED_GAPS.some(({ names }) => name.search(names) >= 0));
  return listGap({
    ruleId: "gap.stated.things",
    basis: "stated",
    text: "Things that were not seized, kept or examined.",
    detail: "Stated in the file itself.",
    items: itemsOf(things),
    citations: citeNames(things),
  });
}

/**
 * Records by name that no other gap asks for.
 * @param asked words of what the other gaps ask for
 */
export function listRecords(caseText: CaseText, asked: readonly string[]): ProposedGap[] {
  const records = notAsked(findNamedRecords(caseText), asked);
  return listGap({
    ruleId: "gap.mentioned.records",
    basis: "mentioned",
    text: "Other records that pages name, with no paper of that name in the file.",
    detail: "Named in the file itself.",
    items: itemsOf(records),
    citations: citeNames(records),
  });
}

/** Things that somebody handled and no other gap asks for; `asked` as for listRecords. */
export function listHandled(caseText: CaseText, asked: readonly string[]): ProposedGap[] {
  const things = notAsked(findNamedThings(caseText), asked);
  return listGap({
    ruleId: "gap.mentioned.things",
    basis: "mentioned",
    text: "Physical things that pages name, for inspection, photographs and examination (fingerprints, DNA).",
    detail: "Named in the file itself; no laboratory paper of the file names them.",
    items: itemsOf(things),
    citations: citeNames(things),
  });
}

/** Companies and institutions by name. */
export function listInstitutions(caseText: CaseText): ProposedGap[] {
  const institutions = findInstitutions(caseText);
  return listGap({
    ruleId: "gap.mentioned.institutions",
    basis: "mentioned",
    text: "Records and witnesses of companies and institutions that pages name.",
    detail: "Named in the file itself; no paper of theirs is in it.",
    items: institutions.map(({ name }) => ({ what: "Records and witnesses", from: name })),
    citations: citeNames(institutions),
  });
}

/** People whom the record mentions and who have no paper of their own in it. */
export function listUnheard(people: readonly Person[]): ProposedGap[] {
  const unheard = people.filter(({ hasOwnPaper, isClient }) => !hasOwnPaper && !isClient);
  return listGap({
    ruleId: "gap.people.statements",
    basis: "mentioned",
    text: "Statements or reports of persons whom the record mentions.",
    detail: "No paper of their own is in the file.",
    items: unheard.map(({ name, role }) => ({
      what: "Statement or report",
      from: role === "" || role === toPlain(name) ? name : `${name} (${role})`,
    })),
    citations: unheard.map(({ first }) => first),
  });
}
