import { afterAll, beforeAll, expect, it } from "vitest";
import { DEFAULT_HOURLY_RATE, DEFAULT_HOURS_BY_CLASS } from "#lib/domain/fee.ts";
import { answerWith, modelAt, startModelServer, textOf } from "#server/llm/testing/model-server.ts";
import type { Asked, Reply } from "#server/llm/testing/model-server.ts";
import { assembleAnalysis } from "../assemble/assemble-analysis.ts";
import { citationsOf, type ProposedFinding } from "../findings.ts";
import { readCase } from "../read-case.ts";
import { makeDocuments } from "../testing/make-documents.ts";
import { analyseByModel } from "./analyse-by-model.ts";

// Readers that a firm may really connect: small models and badly configured servers. One that obeys lines of the file is in
// injection.test.ts.

let server: Awaited<ReturnType<typeof startModelServer>>;
beforeAll(async () => {
  server = await startModelServer(() => ({ content: "" }));
});
afterAll(() => server.stop());

const FACTS = Array.from(
  { length: 9 },
  (_, index) => `Officer number ${index} saw the gray car at mile ${index} of the road.`,
);
const DOCUMENTS = makeDocuments(
  FACTS.map((fact, index) => [
    `log-${index}.txt`,
    `${fact} ${"The log of that week lists ordinary calls. ".repeat(10)}`,
  ]),
);
const isConcluding = (request: Asked) => textOf(request).includes(" list>>>");
const NO_READING = {
  ...{ contradictions: [], issues: [], gaps: [], events: [], actions: [], facts: [] },
};
const NO_CONCLUSION = { audit: [], contradictions: [], factors: [], summary: [] };
const factor = (text: string, weight: number, quote: string, page: number) => ({
  ...{ text, weight },
  quotes: [`p${page + 1} ${quote}`],
});
/** What the rules found, standing in for them. */
const OFFLINE: ProposedFinding[] = [1, 2, 3].map((page) => ({
  ...{ kind: "factor", ruleId: `factor.${page}`, engine: "offline", text: `Rule ${page}.`, detail: "", weight: 4 },
  isTentative: false,
  citations: [{ documentId: DOCUMENTS[page]!.id, pageNumber: 1, quote: FACTS[page]! }],
}));

async function analyse(reply: Reply) {
  server.setReply(reply);
  const { output, part } = await analyseByModel(
    {
      model: modelAt(server.baseUrl, { contextTokens: 32_000 }),
      answers: { find: () => undefined, list: () => [], save: async () => {} },
      ...{ id: "analysis", deadline: new Date(Date.now() + 60_000), signal: new AbortController().signal },
    },
    {
      ...{ documents: DOCUMENTS, focusDocumentId: null, charge: null, law: "us" },
      ...{ beforeSending: async () => {}, onProgress: () => {} },
      offline: { offenceClass: "traffic", findings: OFFLINE, summary: [] },
    },
  );
  const settings = { hourlyRate: DEFAULT_HOURLY_RATE, hoursByClass: DEFAULT_HOURS_BY_CLASS, lowConfidence: 0.7 };
  const assembled = assembleAnalysis({
    ...{ output, reading: readCase(DOCUMENTS), failedDocuments: [], model: part, settings },
  });
  return { assembled, part };
}

it("a reader that invents a third of its quotes: these move nothing, stand apart, and are counted in the note", async () => {
  const { assembled, part } = await analyse((request) =>
    isConcluding(request)
      ? answerWith(request, NO_CONCLUSION)
      : answerWith(request, {
          ...NO_READING,
          factors: FACTS.map((fact, page) =>
            page % 3 === 0
              ? factor(`Invented ${page}.`, 20, "The officer admitted that he had lied about everything", page)
              : factor(`Seen ${page}.`, 3, fact, page),
          ),
        }),
  );
  const shown = assembled.findings.filter(({ verified }) => verified);
  expect(shown.filter(({ text }) => text.startsWith("Invented"))).toEqual([]);
  expect(shown.flatMap((finding) => citationsOf(finding)).every(({ quote }) => FACTS.includes(quote))).toBe(true);
  expect(assembled.findings.filter(({ verified }) => !verified).map(({ text }) => text)).toEqual([
    ...["Invented 0.", "Invented 3.", "Invented 6."],
  ]);
  expect(assembled.score.viabilityScore).toBe(59);
  expect(assembled.confidence.uncapped).toBeLessThan(0.8);
  expect(part.note).toContain(
    "3 of its 9 findings quote words that are not on any page; they are listed as unverified.",
  );
});

it("a reader that answers half a JSON: what it did not read the rules read, and the note says so", async () => {
  const { assembled, part } = await analyse((request) => {
    const whole = answerWith(request, { ...NO_READING, factors: [factor("Seen 1.", 20, FACTS[1]!, 1)] }).content;
    return { content: whole.slice(0, whole.length / 2) };
  });
  expect(part).toMatchObject({ hasRead: false, share: 0 });
  expect(part.note).toBe("The AI model gave no usable answer. This analysis uses rules only.");
  expect(assembled.findings.every(({ engine }) => engine === "offline")).toBe(true);
  expect(assembled.score.viabilityScore).toBe(56);
});

it("a reader that reads well and concludes half a JSON: its findings stand, unweighed, and the note says so", async () => {
  const { assembled, part } = await analyse((request) => {
    if (!isConcluding(request))
      return answerWith(request, { ...NO_READING, factors: [factor("Seen 1.", 20, FACTS[1]!, 1)] });
    return { content: answerWith(request, NO_CONCLUSION).content.slice(0, 30) };
  });
  expect(part.note).toContain("It did not review the whole record");
  expect(assembled.findings.map(({ text }) => text)).toContain("Seen 1.");
  // One factor of its own is no list: those of the rules count, and not both.
  expect(assembled.score).toMatchObject({ viabilityScore: 56, counted: 3 });
});
