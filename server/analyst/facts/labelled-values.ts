import type { CaseDocument, CaseSentence } from "../text/case-text.ts";

/** A value beside a label of a form. `start` and `end` are the offsets of label and value in the page's text. */
export type LabelledValue = {
  readonly sentence: CaseSentence;
  readonly label: string;
  /** What is on the same line after the label, cut at the next label; one space between words. */
  readonly value: string;
  readonly quote: string;
  /** The page before the label, at most 600 characters. */
  readonly before: string;
};

/** Characters. */
const LONGEST_VALUE = 170;
const BEFORE = 600;
/** The next cell of a row: "  Date: ...", "     Status  ...". */
const NEXT_LABEL =
  /\s{2,}(?=[A-Z][\w'/().# -]{0,28}:)|\s{3,}(?=(?:status|date|case|location|att|comp|class|bond|hold|officer|suspect|victim|ucr|occurred|degree|deg|release|release type|bail|disposition|time|reported|zone|beat|dispatched|arrived|inv|by|court|served|larceny type|bias|alc|test|x|map|pri|dispo|type|unit|grid|sector|district)\b)/i;

/**
 * Values beside the labels of forms. Only sentences of the reading are looked at, so that lines that address a program are
 * left out.
 * @param label source of a regular expression without groups
 */
export function findLabelledValues(document: CaseDocument, label: string): LabelledValue[] {
  const pattern = new RegExp(
    `(?:^|\\n|\\s{2,}|^\\s*\\[?\\(?\\d{1,2}[.)\\]]\\s*)(${label})(?:[ ]?\\(s\\)|[ ]?\\(S\\))?(?: #?\\d{1,2})?(?:\\s{0,3}:\\s{0,20}|\\s{2,}|\\s(?=\\d))(?=\\S)([^\\n]+)`,
    "gi",
  );
  return document.sentences.flatMap((sentence) => {
    const text = sentence.pageText.slice(sentence.lead, endOfLine(sentence));
    return [...text.matchAll(pattern)].flatMap((match) => {
      const [whole = "", name = "", rest = ""] = match;
      const cut = rest.slice(0, NEXT_LABEL.exec(rest)?.index ?? rest.length).trimEnd();
      const value = shorten(cut.replace(/\s+/g, " "));
      if (value === "") return [];
      const valueStart = match.index + whole.length - rest.length;
      const start = sentence.lead + match.index + whole.indexOf(name);
      const end = sentence.lead + valueStart + Math.min(cut.length, LONGEST_VALUE);
      return [
        {
          ...{ sentence, label: name.toLowerCase(), value },
          quote: sentence.pageText.slice(start, end).trim(),
          before: sentence.pageText.slice(Math.max(0, start - BEFORE), start),
        },
      ];
    });
  });
}

/** The end of the sentences that continue the line: "Murder, R.C. 2903.02" may be read as two. */
function endOfLine(sentence: CaseSentence): number {
  const { pageText, pageNumber, document } = sentence;
  let { end } = sentence;
  for (let order = sentence.order + 1; ; order += 1) {
    const next = document.sentences[order];
    if (next?.pageNumber !== pageNumber || pageText.slice(end, next.lead).includes("\n")) return end;
    end = next.end;
  }
}

/** At most 170 characters, cut between words. */
function shorten(value: string): string {
  if (value.length <= LONGEST_VALUE) return value;
  const cut = value.slice(0, LONGEST_VALUE);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(" "), LONGEST_VALUE / 2))}...`;
}
