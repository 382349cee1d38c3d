import { findAddressed } from "#server/analyst/text/addressed/addressed-spans.ts";
import { splitSentences } from "#server/analyst/text/page/sentences.ts";
import { loadBlindLines, loadHandLines, loadOwnLines, loadPaperLines, type Line } from "./lines.ts";

export type FoundCount = {
  readonly file: "blind" | "lines" | "own" | "for-papers";
  readonly kind: string;
  readonly planted: boolean;
  readonly found: number;
  readonly of: number;
};

/** How many lines the analyst takes for addresses, by file and kind. */
export function countFound(): FoundCount[] {
  return [
    ...countIn("blind", loadBlindLines()),
    ...countIn("lines", loadHandLines()),
    ...countIn("own", loadOwnLines()),
    ...countIn("for-papers", loadPaperLines()),
  ];
}

function countIn(file: FoundCount["file"], lines: readonly Line[]): FoundCount[] {
  return [...Map.groupBy(lines, ({ kind, planted }) => `${planted ? "planted" : "harmless"} ${kind}`).values()].flatMap(
    (group) => {
      const [first] = group;
      if (first === undefined) return [];
      const { kind, planted } = first;
      return [{ file, kind, planted, found: group.filter(({ text }) => isFound(text)).length, of: group.length }];
    },
  );
}

export function isFound(text: string): boolean {
  return findAddressed(text, splitSentences(text)).spans.length > 0;
}
