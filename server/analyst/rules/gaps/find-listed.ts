import type { ProposedGap } from "../../findings.ts";
import { citeSentence, type CaseText } from "../../text/case-text.ts";
import { createIsHeld } from "./find-held.ts";
import { nameExhibitOf } from "./find-served.ts";
import { findNamedRecords } from "./find-records.ts";
import { oneGap } from "./gap-candidate.ts";
import { plainWords } from "../matching/plain-words.ts";

/** A list that names the logs together: "DVD: log exports". */
const ALL_LOGS = /\b(?:log exports?|exported logs|all (?:of the )?logs)\b/;

/**
 * Records by name that no other gap asks for, one gap each with its own place: a quote of another thing would say nothing
 * about it.
 * @param given.asked words of what the other gaps ask for
 * @param given.listed the lines that linesOfLists gives
 */
export function listRecords(
  caseText: CaseText,
  { asked, listed }: { readonly asked: readonly string[]; readonly listed: readonly string[] },
): ProposedGap[] {
  const known = asked.map(plainWords);
  const isHeld = createIsHeld(caseText, listed);
  const hasAllLogs = listed.some((line) => ALL_LOGS.test(line));
  return findNamedRecords(caseText)
    .filter(({ name }) => !(hasAllLogs && /\blogs?$/.test(name)))
    .filter(({ name, sentence }) => !isHeld(name) && !nameExhibitOf(listed, sentence.text))
    .filter(({ name }) => !known.some((text) => text.includes(plainWords(name))))
    .map(({ name, sentence, at }) =>
      oneGap({
        ...{ ruleId: "gap.mentioned.records", basis: "mentioned" },
        detail: "Named in the record; no document in the case is called that.",
        item: { what: name },
        citations: [citeSentence(sentence, { at })],
      }),
    );
}
