import type { CaseDocument } from "../../text/case-text.ts";
import { readHeading } from "../../text/document-kind.ts";
import { toPlain } from "../../text/page/to-plain.ts";

/** What a paper is called, by its file's name and the headings of its pages, lower case. */
export function headingOf({ fileName, pages }: CaseDocument): string {
  return toPlain([fileName.replace(/[-_.]+/g, " "), ...pages.flatMap(({ text }) => readHeading(text))].join(" "));
}
