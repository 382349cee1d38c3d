import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";
import { z } from "zod";
import { citationsOf } from "#server/analyst/findings.ts";
import { readCase } from "#server/analyst/read-case.ts";
import { analyseByRules } from "#server/analyst/rules/analyse-by-rules.ts";
import { makeDocuments } from "#server/analyst/testing/make-documents.ts";

const FOLDER = join(import.meta.dirname, "../passages");

/** File name and heading of a paper of each kind. */
const PAPERS = {
  "police report": ["incident report.txt", "INCIDENT REPORT\nOfficer Hale, City Police"],
  "witness statement": ["witness statement.txt", "WITNESS STATEMENT\nStatement of Ann Cole"],
  "client statement": ["statement of defendant.txt", "STATEMENT OF DEFENDANT\nRay Marlow"],
  "interview transcript": ["interview transcript.txt", "INTERVIEW TRANSCRIPT"],
  "body camera transcript": ["body camera transcript.txt", "BODY CAMERA TRANSCRIPT"],
  "dispatch log": ["dispatch log.txt", "DISPATCH LOG"],
  "911 call": ["911 call.txt", "911 CALL TRANSCRIPT"],
  "lab report": ["laboratory report.txt", "LABORATORY REPORT"],
  "breath record": ["breath test record.txt", "BREATH TEST RECORD"],
  "field sobriety form": ["field sobriety test record.txt", "FIELD SOBRIETY TEST RECORD"],
  "rights form": ["advice of rights.txt", "ADVICE OF RIGHTS"],
  "medical record": ["medical record.txt", "EMERGENCY DEPARTMENT RECORD"],
  "property record": ["property record.txt", "PROPERTY RECORD"],
  "charge or statute": ["general orders.txt", "GENERAL ORDERS"],
  letter: ["letter.txt", "LETTER"],
  "identification record": ["identification record.txt", "IDENTIFICATION RECORD"],
} as const;
type Kind = keyof typeof PAPERS;

/** What makes the passage a paper of a criminal case. */
const SUMMARY = [
  "summary.txt",
  "CASE SUMMARY\nOfficer Hale of the city police arrested the suspect. Case number 24-1187.",
] as const;

const Passage = z.object({ kind: z.enum(Object.keys(PAPERS) as [Kind, ...Kind[]]), text: z.string() });
const Pairs = z.array(
  z.strictObject({
    point: z.string().describe("Id of an issue or a factor."),
    yes: Passage.strict().describe("A passage that asserts the point."),
    no: Passage.extend({ because: z.string() }).strict().describe("One as alike as possible that does not."),
    beside: Passage.strict().describe("A second paper of the file, for a point that two papers make.").optional(),
  }),
);

type Pair = z.infer<typeof Pairs>[number];
type PassageScore = {
  readonly split: string;
  readonly pairs: number;
  /** Of the passages that assert the point, those in which the rules find it. */
  readonly found: number;
  /** Of the passages that do not, those in which the rules do not. */
  readonly silent: number;
  /** Pairs with both. */
  readonly right: number;
};

/** What the rules say of a pair: the point in the first passage, in the second, both of which may be wrong. */
type Read = { readonly pair: Pair; readonly isFound: boolean; readonly isSilent: boolean };

/** Reads the pairs of one file. */
export function readPairs(split: string): Read[] {
  return Pairs.parse(parse(readFileSync(join(FOLDER, `${split}.yaml`), "utf8"))).map((pair) => ({
    pair,
    isFound: isFound(pair, pair.yes),
    isSilent: !isFound(pair, pair.no),
  }));
}

/** Passages in pairs, alike in their words, of which one asserts a point and the other does not, by a hand that saw no rules. */
export function checkPassages(): PassageScore[] {
  return ["learn", "hold-out"].map((split) => {
    const read = readPairs(split);
    return {
      ...{ split, pairs: read.length },
      found: read.filter((one) => one.isFound).length,
      silent: read.filter((one) => one.isSilent).length,
      right: read.filter((one) => one.isFound && one.isSilent).length,
    };
  });
}

function isFound({ point, beside }: Pair, passage: z.infer<typeof Passage>): boolean {
  const paper = ({ kind, text }: typeof passage): [string, string] => {
    const [name, heading] = PAPERS[kind];
    return [name, `${heading}\n\n${text}`];
  };
  const documents = makeDocuments([SUMMARY, paper(passage), ...(beside === undefined ? [] : [paper(beside)])]);
  const id = documents[1]?.id;
  return analyseByRules(readCase(documents)).findings.some(
    (finding) =>
      (finding.ruleId === `issue.${point}` || finding.ruleId === `factor.${point}`) &&
      citationsOf(finding).some(({ documentId }) => documentId === id),
  );
}
