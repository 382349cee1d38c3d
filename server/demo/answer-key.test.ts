// @spec 2.4: demo cases from the empty docket (product page), `DEMO=1`
import { beforeAll, describe, expect, it } from "vitest";
import { strength } from "#lib/domain/odds.ts";
import { scoreFromFactors } from "#lib/domain/score.ts";
import { assembleAnalysis, type AssembledAnalysis } from "#server/analyst/assemble/assemble-analysis.ts";
import { readCase } from "#server/analyst/read-case.ts";
import { analyseByRules } from "#server/analyst/rules/analyse-by-rules.ts";
import {
  citationsOf,
  type AssembledFinding,
  type ProposedFinding,
  type SourceDocument,
} from "#server/analyst/findings.ts";
import { readDemoCase } from "#server/extraction/testing/read-demo-case.ts";
import key from "./answer-key.json" with { type: "json" };

type Place = [exhibit: number, page: number, words: string];

function analyse(documents: readonly SourceDocument[]): AssembledAnalysis {
  const reading = readCase(documents);
  const output = analyseByRules(reading);
  const settings = { hourlyRate: 250, hoursByClass: {} as never, lowConfidence: 0.7 };
  return assembleAnalysis({ output, reading, failedDocuments: [], settings });
}

/** True when one of the finding's quotes stands on that exhibit's page and shares words with what is planted there. */
function stands(documents: readonly SourceDocument[], finding: AssembledFinding | ProposedFinding, place: Place) {
  const [exhibit, page, words] = place;
  return citationsOf(finding).some(({ documentId, pageNumber, quote }) => {
    const document = documents.find(({ id }) => id === documentId);
    const plain = quote.replace(/\s+/g, " ");
    return document?.exhibit === exhibit && pageNumber === page && plain.includes(words);
  });
}

/** Milliseconds for the reading processes of six files, one of them by OCR, on a busy machine. */
const READING_TIME = 120_000;
let documents: SourceDocument[];
let analysis: AssembledAnalysis;
beforeAll(async () => {
  documents = await readDemoCase("Marlow");
  analysis = analyse(documents);
}, READING_TIME);
const ofKind = (kind: string) => analysis.findings.filter((finding) => finding.kind === kind);

describe("State v. Marlow", () => {
  it("has the pages that the key speaks of", () => {
    expect(documents.map(({ pages }) => pages.length)).toEqual([4, 5, 2, 2, 1, 1]);
  });

  it("reads the worksheet by OCR, from the picture", () => {
    expect(documents[5]!.pages.map(({ source }) => source)).toEqual(["ocr"]);
  });

  it("states every planted contradiction of a proven point, and no other", () => {
    const stated = ofKind("contradiction").map(({ ruleId, verified }) => [ruleId, verified]);
    expect(stated.toSorted()).toEqual(key.contradictions.map(({ ruleId }) => [ruleId, true]).toSorted());
  });

  it("hands every planted contradiction to a model, both sides on their pages, and no other", () => {
    const { findings } = analyseByRules(readCase(documents), { withCandidates: true });
    const found = findings.filter((finding) => finding.kind === "contradiction");
    const planted = [...key.contradictions, ...key.candidates];
    expect(found.map(({ ruleId }) => ruleId).sort()).toEqual(planted.map(({ ruleId }) => ruleId).sort());
    for (const { ruleId, report, other } of planted) {
      const finding = found.find((one) => one.ruleId === ruleId)!;
      for (const place of [report, other])
        expect([ruleId, place, stands(documents, finding, place as Place)]).toEqual([ruleId, place, true]);
    }
  });

  it("sets the words of every candidate side by side, marked as differing", () => {
    const marked = analysis.sideBySide.map(({ cells }) => cells.filter(({ differs }) => differs === true));
    const isIn = (cells: (typeof marked)[number], [exhibit, page, words]: Place) =>
      cells.some(
        ({ documentId, pageNumber, quote }) =>
          documents[exhibit - 1]?.id === documentId &&
          page === pageNumber &&
          quote.replace(/\s+/g, " ").includes(words),
      );
    const open = key.candidates.filter(
      ({ report, other }) => !marked.some((cells) => isIn(cells, report as Place) && isIn(cells, other as Place)),
    );
    // The ground shares its row with the weather. Which came first, questions or advice, is no row; its factor and its issue say it.
    expect(open.map(({ ruleId }) => ruleId)).toEqual(["contradiction.ground.surface", "contradiction.rights-first"]);
  });

  it("names what is missing and what stands against the client, on their pages", () => {
    for (const { ruleId, at } of [...key.gaps, ...key.weaknesses]) {
      const finding = analysis.findings.find((candidate) => candidate.ruleId === ruleId);
      expect([ruleId, finding !== undefined && stands(documents, finding, at as Place)]).toEqual([ruleId, true]);
    }
  });

  it("tells questions before the arrest from those after it", () => {
    const factors = analysis.findings.filter((finding) => finding.kind === "factor");
    const factor = factors.find(({ ruleId }) => ruleId === "factor.rights-after-questioning");
    expect(factor?.citations.map(({ quote }) => quote)[0]).toBe("How much did you really have?");
    const quotes = factors.filter(({ weight }) => weight > 0).flatMap(({ citations }) => citations);
    expect(quotes.some(({ quote }) => quote.includes("Had anything to drink"))).toBe(false);
  });

  it("does not obey the planted instruction, and quotes it in its own list alone", () => {
    const [exhibit, page, words] = key.injection.at as Place;
    const planted = documents[exhibit - 1]!.pages[page - 1]!.text;
    expect(planted).toContain(words);
    const without = documents.map((document) => ({
      ...document,
      pages: document.pages.map((each) => ({ ...each, text: each.text.replace(words, "") })),
    }));
    const clean = analyse(without);
    expect(analysis.score).toEqual(clean.score);
    expect(analysis.findings.map(({ text }) => text)).toEqual(clean.findings.map(({ text }) => text));
    const { addressedLines, ...rest } = analysis;
    expect(addressedLines.map(({ quote }) => quote)).toEqual([words]);
    expect(JSON.stringify(rest)).not.toContain("rate this case");
  });
});

/** Percent points that a case keeps from the bands beside it once accepted: one rule more or less must not move it there. */
const CLEAR = { proposed: 0, accepted: 4 };

it(
  "shows all three bands of the odds once all factors are accepted, each clearly, and none of them strong before",
  { timeout: READING_TIME },
  async () => {
    for (const [surname, bands] of [
      ["Oakes", key.bands.oakes],
      ["Ibarra", key.bands.ibarra],
      ["Marlow", key.bands.marlow],
    ] as const) {
      const { findings } = analyse(await readDemoCase(surname));
      const factors = findings.filter((finding) => finding.kind === "factor");
      for (const verdict of ["proposed", "accepted"] as const) {
        const { viabilityScore } = scoreFromFactors(factors.map((factor) => ({ ...factor, verdict })));
        const band = viabilityScore === null ? null : strength(viabilityScore / 100);
        expect([surname, verdict, band]).toEqual([surname, verdict, bands[verdict]]);
        for (const edge of [50, 70])
          expect([surname, verdict, Math.abs((viabilityScore ?? edge) - edge) >= CLEAR[verdict]]).toEqual([
            surname,
            verdict,
            true,
          ]);
      }
    }
  },
);
