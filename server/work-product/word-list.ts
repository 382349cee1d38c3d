import { Paragraph } from "docx";
import { directionOf, runsOf, type WordRun } from "./word-document.ts";

/** A line of a list without numbers. */
export function bulleted(content: string | readonly WordRun[]): Paragraph {
  return new Paragraph({
    ...directionOf(content),
    bullet: { level: 0 },
    spacing: { after: 80 },
    children: runsOf(content),
  });
}
