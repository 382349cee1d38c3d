import type { CaseDocument } from "../../text/case-text.ts";
import { readHeading } from "../../text/document-kind.ts";
import { toPlain } from "../../text/page/to-plain.ts";

/** Characters at the head of a page in which its title may stand, below the letterhead. */
const HEAD = 900;
/** A line of its own in capitals that names a kind of paper: "ALCOHOL CONTENT LABORATORY REPORT". */
const TITLE =
  /^(?=.*\b(?:REPORT|RESULTS|STATEMENT|LOG|RECORD|CERTIFICATE|TRANSCRIPT|FORM|WORKSHEET|SHEET|RECEIPT|INVENTORY)\b)[A-Z][A-Z &/'.,-]{8,60}$/;

/** What a paper is called, by its file's name and the headings of its pages, lower case. */
export function headingOf({ fileName, pages }: CaseDocument): string {
  const headings = pages.flatMap(({ text }) => [...readHeading(text), ...readTitles(text)]);
  return toPlain([fileName.replace(/[-_.]+/g, " "), ...headings].join(" "));
}

function readTitles(pageText: string): string[] {
  return pageText
    .slice(0, HEAD)
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => TITLE.test(line));
}
