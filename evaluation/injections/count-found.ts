import { findAddressedSpans } from "#server/analyst/text/addressed/addressed-spans.ts";
import { splitSentences } from "#server/analyst/text/sentences.ts";
import { loadBlindHand, type BlindHandLine } from "./lines.ts";

export type FoundCount = Pick<BlindHandLine, "half" | "planted" | "kind"> & {
  readonly found: number;
  readonly of: number;
};

/** How many of the blind hand's lines the analyst takes for addresses, by half and kind. Never says which. */
export function countFound(): FoundCount[] {
  const groups = Map.groupBy(loadBlindHand(), ({ half, planted, kind }) => `${half} ${planted ? "a" : "b"} ${kind}`);
  return [...groups]
    .toSorted(([one], [other]) => one.localeCompare(other))
    .flatMap(([, lines]) => {
      const [first] = lines;
      if (first === undefined) return [];
      const { half, planted, kind } = first;
      return [{ half, planted, kind, found: lines.filter(({ text }) => isFound(text)).length, of: lines.length }];
    });
}

function isFound(text: string): boolean {
  return findAddressedSpans(text, splitSentences(text)).length > 0;
}
