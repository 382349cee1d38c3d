import type { ProposedGap } from "../../findings.ts";
import { citeSentence, type CaseText } from "../../text/case-text.ts";
import { createIsHeld } from "./find-held.ts";
import { findNamedRecords } from "./find-records.ts";
import { oneGap } from "./gap-candidate.ts";
import { plainWords } from "../matching/plain-words.ts";

/**
 * Lines that hand something over from which on they are a list. Such a list has its own names for things ("export of 12/03", "disc 2"):
 * of 20 records that pages named beside one, judges found 9 on it (evaluation/judged); without one they found none of 12.
 */
const LIST = 10;
/** A line of fewer characters names nothing. */
const SHORTEST = 12;

/**
 * Records by name that no other gap asks for, one gap each with its own place: a quote of another thing would say nothing
 * about it. None where the prosecution hands over a list.
 * @param given.served the lines that listServed gives
 * @param given.asked words of what the other gaps ask for
 * @param given.listed the lines that linesOfLists gives
 */
export function listRecords(
  caseText: CaseText,
  {
    served,
    asked,
    listed,
  }: { readonly served: readonly string[]; readonly asked: readonly string[]; readonly listed: readonly string[] },
): ProposedGap[] {
  if (served.filter((line) => line.trim().length > SHORTEST).length >= LIST) return [];
  const known = asked.map(plainWords);
  const isHeld = createIsHeld(caseText, listed);
  return findNamedRecords(caseText)
    .filter(({ name }) => !isHeld(name))
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
