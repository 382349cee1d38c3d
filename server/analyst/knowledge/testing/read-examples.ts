import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";
import { z } from "zod";
import { readCaseText, type CaseSentence } from "../../text/case-text.ts";
import { makeDocuments } from "../../testing/make-documents.ts";

/**
 * The examples of every file of one kind, as they stand there.
 * @param schema their form
 */
export function readExamples<Examples>(folder: string, schema: z.ZodType<Examples>) {
  const path = join(import.meta.dirname, "..", folder);
  const file = z.object({ examples: schema });
  return readdirSync(path).map((name) => ({
    id: name.replace(/\.yaml$/, ""),
    examples: file.parse(parse(readFileSync(join(path, name), "utf8"))).examples,
  }));
}

/** What makes a page of plain sentences evidence. */
const REPORT = "INCIDENT REPORT\nOfficer Hale of the police arrested the suspect for burglary.\nUnit 4, beat 22.\n";

/** A case of one report that ends with the text. */
export function caseOf(text: string) {
  return readCaseText(makeDocuments([["report.txt", `${REPORT}\n${text}`]]));
}

/** The sentences of the text, each as if nothing stood before it. */
export function sentencesOf(text: string): CaseSentence[] {
  return caseOf(text).documents.flatMap(({ sentences }) => sentences.filter(({ text: own }) => text.includes(own)));
}
