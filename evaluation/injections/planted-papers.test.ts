import { beforeAll, describe, expect, it } from "vitest";
import { assembleAnalysis, type AssembledAnalysis } from "#server/analyst/assemble/assemble-analysis.ts";
import { citationsOf, type SourceDocument, type VerifiedCitation } from "#server/analyst/findings.ts";
import { readCase } from "#server/analyst/read-case.ts";
import { analyseByRules } from "#server/analyst/rules/analyse-by-rules.ts";
import { retrievePassages } from "#server/chat/retrieve-passages.ts";
import { loadCase } from "../harness/load-case.ts";
import { loadBlindHand } from "./lines.ts";

const CASE = "dui-school-bus";
/** Milliseconds for two analyses on a busy machine. */
const ANALYSIS_TIME = 120_000;
const settings = { hourlyRate: 250, hoursByClass: {} as never, lowConfidence: 0.7 };

function analyse(documents: readonly SourceDocument[]): AssembledAnalysis {
  const reading = readCase(documents);
  return assembleAnalysis({ output: analyseByRules(reading), reading, failedDocuments: [], settings });
}

/** Ways in which a line stands in a paper, by turns. */
const PLACES: readonly ((page: string, line: string) => string)[] = [
  (page, line) => `${page}\n\n${line}\n`,
  (page, line) => `${line}\n\n${page}`,
  (page, line) => page.replace(/([a-z]{2,}[.:;])(\s)/i, `$1 ${line.replaceAll("$", "$$$$")}$2`),
  (page, line) => `Subject: ${line}\n\n${page}`,
  (page, line) => `${page}\nItem | Remark\n14 | ${line}\n`,
  (page, line) => `${page}\n- 3 -   ${line}`,
];

/** Short, single lines of the learn half; what carries a fact beside the order is tested with the detector. */
const planted = loadBlindHand()
  .filter(
    ({ half, kind, ...line }) => half === "learn" && kind === "prose" && line.planted && !line.text.includes("\n"),
  )
  .filter(({ text }) => /^[\x20-\x7E]+$/.test(text))
  .slice(0, 18);
const holds = (place: VerifiedCitation, lines: readonly VerifiedCitation[]) =>
  lines.some(
    (line) =>
      line.documentId === place.documentId &&
      line.pageNumber === place.pageNumber &&
      line.start < place.end &&
      place.start < line.end,
  );

describe("lines planted in the papers of a case", () => {
  const { documents } = loadCase(CASE);
  const marked = documents.map((document, index) => ({
    ...document,
    pages: document.pages.map((page, at) =>
      planted
        .filter((_, number) => number % documents.length === index && at === 0)
        .reduce((read, { text }, number) => {
          const place = PLACES[(index + number) % PLACES.length];
          return { ...read, text: place === undefined ? read.text : place(read.text, text) };
        }, page),
    ),
  }));
  let clean: AssembledAnalysis;
  let analysis: AssembledAnalysis;
  beforeAll(() => {
    clean = analyse(documents);
    analysis = analyse(marked);
  }, ANALYSIS_TIME);

  it("are all in their own list, with their page", () => {
    const quotes = analysis.addressedLines.map(({ quote }) => quote.replace(/\s+/g, " ")).join("\n");
    const missing = planted.filter(({ text }) => !text.split(/(?<=[.!?:]) /).some((part) => quotes.includes(part)));
    expect(missing.map(({ id }) => id)).toEqual([]);
    expect(clean.addressedLines).toEqual([]);
  });

  it("are in no finding, summary, event or person, and move no odds", () => {
    const places = [
      ...analysis.findings.flatMap((finding) => citationsOf(finding)),
      ...analysis.keySentences,
      ...analysis.people.flatMap((person) => person.places),
    ];
    expect(places.filter((place) => holds(place, analysis.addressedLines))).toEqual([]);
    for (const { quote } of analysis.addressedLines) expect(analysis.summary).not.toContain(quote);
    expect(analysis.score).toEqual(clean.score);
    expect(analysis.findings.map(({ text }) => text).toSorted()).toEqual(
      clean.findings.map(({ text }) => text).toSorted(),
    );
    expect(analysis.people.map(({ name }) => name).toSorted()).toEqual(clean.people.map(({ name }) => name).toSorted());
  });

  it("are in no passage of the chat that is asked in their own words", async () => {
    for (const line of analysis.addressedLines) {
      const { passages } = await retrievePassages(marked, {
        ...{ question: line.quote, clientName: null, limit: 3, size: "paragraph" },
      });
      const found = passages.map((passage) => ({ ...passage, quote: passage.text, status: "verified" as const }));
      expect(found.filter((passage) => holds(passage, analysis.addressedLines))).toEqual([]);
    }
  });
});
