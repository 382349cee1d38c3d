import type { GapItem } from "#lib/domain/gap-item.ts";
import type { ProposedGap } from "../findings.ts";
import { citeSentence, type CaseSentence, type CaseText } from "../text/case-text.ts";
import { findInstitutions } from "./find-institutions.ts";
import { findNamedRecords } from "./find-records.ts";
import { findNamedThings } from "./find-things.ts";
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
