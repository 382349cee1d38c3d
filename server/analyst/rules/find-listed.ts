import type { GapItem } from "#lib/domain/gap-item.ts";
import type { ProposedGap } from "../findings.ts";
import { citeSentence, type CaseSentence, type CaseText } from "../text/case-text.ts";
import { findNamedRecords } from "./find-records.ts";
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
