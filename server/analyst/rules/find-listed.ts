import type { GapItem } from "#lib/domain/gap-item.ts";
import type { ProposedGap } from "../findings.ts";
import { citeSentence, type CaseSentence, type CaseText } from "../text/case-text.ts";
import { findInstitutions } from "./find-institutions.ts";
import { findNamedRecords } from "./find-records.ts";
import { findNamedThings } from "./find-things.ts";
import { oneGap } from "./gap-candidate.ts";
import { plainWords } from "./plain-words.ts";

type ListedName = { readonly name: string; readonly sentence: CaseSentence; readonly at: number };

/** One gap for each name, with its own place: a quote of another thing would say nothing about it. */
function listGaps(
  found: readonly ListedName[],
  { ruleId, detail, toItem }: Pick<ProposedGap, "ruleId" | "detail"> & { readonly toItem: (name: string) => GapItem },
): ProposedGap[] {
  return found.map(({ name, sentence, at }) =>
    oneGap({ ruleId, basis: "mentioned", detail, item: toItem(name), citations: [citeSentence(sentence, { at })] }),
  );
}

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
  return listGaps(notAsked(findNamedRecords(caseText), asked), {
    ruleId: "gap.mentioned.records",
    detail: "A page names it; no paper of that name is in the file.",
    toItem: (what) => ({ what }),
  });
}

/** Things that somebody handled and no other gap asks for; `asked` as for listRecords. */
export function listHandled(caseText: CaseText, asked: readonly string[]): ProposedGap[] {
  return listGaps(notAsked(findNamedThings(caseText), asked), {
    ruleId: "gap.mentioned.things",
    detail: "A page says that it was taken; no laboratory paper of the file names it.",
    toItem: (name) => ({ what: `Access to the ${name}, for inspection, photographs and testing` }),
  });
}

/** Companies and institutions by name. */
export function listInstitutions(caseText: CaseText): ProposedGap[] {
  return listGaps(findInstitutions(caseText), {
    ruleId: "gap.mentioned.institutions",
    detail: "A page names it; no paper of its own is in the file.",
    toItem: (from) => ({ what: "Records and witnesses", from }),
  });
}
