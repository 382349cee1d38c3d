import type { CaseDocument } from "./case-text.ts";
import { readHeading } from "./document-kind.ts";

const RETELLS =
  /\b(?:mg ?[45](?!\d)|(?:case|file|investigative|homicide|unit|prosecution|evidence) (?:file )?summary|summary (?:of (?:the )?(?:investigation|case|evidence)|report)|affidavit (?:of (?:arrest|complaint|probable cause)|(?:and application )?(?:for|in support))|probable cause|statement of facts|(?:criminal|direct) complaint|complaint and|and (?:complaint|information)|indictment|accusation|charg(?:e sheet|ing)|memo(?:randum)?|proffer|discovery (?:letter|notice|response))\b/;

/**
 * True for a paper that only retells what stands in others: a charge, an affidavit for a warrant or an arrest, a summary for the
 * prosecution, a memo. Decided by the kind, the file name and the heading.
 */
export function isRetelling({ kind, fileName, pages }: CaseDocument): boolean {
  if (kind === "warrant" || kind === "charge" || kind === "filing") return true;
  if (kind !== "incident-report" && kind !== "witness-statement" && kind !== "unknown") return false;
  const head = [fileName.replace(/[-_.]+/g, " "), ...readHeading(pages[0]?.text ?? "")].join("\n");
  return RETELLS.test(head.toLowerCase().replace(/[ \t]+/g, " "));
}
