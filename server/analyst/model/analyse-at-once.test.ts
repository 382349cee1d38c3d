import { afterAll, beforeAll, expect, it } from "vitest";
import { answerWith, modelAt, startModelServer, textOf } from "#server/llm/testing/model-server.ts";
import type { Asked } from "#server/llm/testing/model-server.ts";
import { citationsOf, weightOf, type ProposedFinding } from "../findings.ts";
import { makeDocuments } from "../testing/make-documents.ts";
import { analyseByModel } from "./analyse-by-model.ts";
import type { AnswerStore, KeptAnswer } from "./answer-store.ts";

// A record whose pages all fit one window is read, audited, weighed and summed up in one question.

let server: Awaited<ReturnType<typeof startModelServer>>;
beforeAll(async () => {
  server = await startModelServer(() => ({ content: "" }));
});
afterAll(() => server.stop());

const DOCUMENTS = makeDocuments([
  ["report.txt", "The stop was at 22:48. He said that he drank four beers. The dash camera ran."],
  ["log.txt", "Stop logged at 22:31 by unit 12. The driver was steady on his feet."],
]);
const rule = (text: string, quote: string): ProposedFinding => ({
  ...{ kind: "issue", ruleId: "issue.basis", engine: "offline", text, detail: "" },
  citations: [{ documentId: DOCUMENTS[1]!.id, pageNumber: 1, quote }],
});
const RULES = [
  rule("Why was he stopped?", "Stop logged at 22:31 by unit 12"),
  rule("Was he steady?", "steady on his feet"),
];
const FOUND = {
  contradictions: [["c1", "p1 The stop was at 22:48", "p2 Stop logged at 22:31", "Time of the stop: 22:48 or 22:31."]],
  gaps: [
    ["g1", "p1 The dash camera ran", "dash-camera video"],
    ["g2", "p1 He threw the keys into the river", "diver's report"],
  ],
  issues: [["i1", "p2 Stop logged at 22:31 by unit 12", "What did unit 12 see?"]],
  ...{ events: [], actions: [] },
};
const CONCLUDED = {
  audit: ["R1 same i1", "R2 reject: it says that he was"],
  factors: [
    ["w1", "c1", "R1", "9", "The log puts the stop 17 minutes earlier."],
    ["w2", "p1 he drank four beers", "-7", "He admits four beers."],
    ["w3", "g2", "5", "The keys are gone."],
  ],
  summary: [
    ["c1", "The times of the stop differ."],
    ["w2", "He admits four beers."],
    ["w1", "g1", "The video may settle it."],
    ["g2", "The keys are in the river."],
    ["R2", "He was steady."],
  ],
};
const NOTHING = { audit: [], factors: [], summary: [] };
const isWhole = (request: Asked) => textOf(request).includes(" rules>>>");

function keepAnswers(): AnswerStore {
  const kept = new Map<string, KeptAnswer>();
  return {
    find: (hash) => kept.get(hash),
    list: () => [...kept.values()],
    save: async ({ inputHash, answer }) => void kept.set(inputHash, answer),
  };
}

const analyse = (given: {
  documents?: typeof DOCUMENTS;
  rules?: ProposedFinding[];
  answers?: AnswerStore;
  window?: number;
}) =>
  analyseByModel(
    {
      model: modelAt(server.baseUrl, { contextTokens: given.window ?? 8192 }),
      ...{ answers: given.answers ?? keepAnswers(), id: "analysis", deadline: new Date(Date.now() + 60_000) },
      signal: new AbortController().signal,
    },
    {
      ...{ documents: given.documents ?? DOCUMENTS, focusDocumentId: null, charge: null, law: "us" },
      ...{ beforeSending: async () => {}, onProgress: () => {} },
      offline: { offenceClass: "dui", findings: given.rules ?? RULES, summary: [] },
    },
  );

it("asks once, and takes what follows from what stands", async () => {
  server.setReply((request) => answerWith(request, { ...FOUND, ...CONCLUDED }));
  const { output, part } = await analyse({});
  expect(server.asked()).toHaveLength(1);
  expect(textOf(server.asked()[0]!)).toContain('R1 issue Why was he stopped? p2 "Stop logged at 22:31 by unit 12"');
  expect(output.findings.map((finding) => [finding.kind, finding.text.toLowerCase(), weightOf(finding)])).toEqual([
    ["factor", "the log puts the stop 17 minutes earlier.", 9],
    ["factor", "he admits four beers.", -7],
    ["contradiction", "time of the stop", null],
    ["gap", "dash-camera video", null],
    ["issue", "what did unit 12 see?", null],
    ["issue", "was he steady?", null],
    // Its quote is on no page: listed as unverified, and what rests on it alone is gone.
    ["gap", "diver's report", null],
  ]);
  const [weighed, , , , issue, rejected] = output.findings;
  expect(citationsOf(weighed!).map(({ quote }) => quote)).toContain("Stop logged at 22:31");
  expect(issue).toMatchObject({ engine: "model", alsoSaid: ["Why was he stopped?"] });
  expect(rejected).toMatchObject({ audit: { verdict: "rejected", why: "it says that he was" } });
  expect(output.summary.map(({ text }) => text)).toEqual([
    ...["The times of the stop differ.", "He admits four beers.", "The video may settle it."],
  ]);
  expect(part).toMatchObject({ share: 1, pagesSent: 2, coverage: { byModel: 2, rulesAlone: [] } });
  expect(part.note).toContain("2 sentences of its summary named no finding and were left out.");
});

it.each([
  ["leaves it out", {}],
  ["refers to nothing that it found", { ...CONCLUDED, summary: CONCLUDED.summary.map(([, text]) => ["c9", text]) }],
])("asks for the conclusion apart where the answer %s, and sends no page again", async (_, part) => {
  server.setReply((request) =>
    isWhole(request)
      ? answerWith(request, { ...FOUND, ...NOTHING, ...part })
      : answerWith(request, {
          ...{ audit: ["R1 same M3"], contradictions: [] },
          factors: [{ of: ["M1"], weight: 9, text: "The times differ." }],
          summary: [],
        }),
  );
  const { output } = await analyse({});
  expect(server.asked()).toHaveLength(2);
  expect(textOf(server.asked()[1]!)).toContain("M1 contradiction Time of the stop: 22:48 or 22:31.");
  expect(textOf(server.asked()[1]!)).not.toContain("The dash camera ran");
  expect(output.findings[0]).toMatchObject({ kind: "factor", text: "The times differ.", weight: 9 });
});

it("sends nothing again where nothing has changed, and only the list where the rules find something else", async () => {
  const answers = keepAnswers();
  server.setReply((request) => answerWith(request, { ...FOUND, ...CONCLUDED }));
  const first = await analyse({ answers });
  const second = await analyse({ answers, window: 32_000 });
  expect(server.asked()).toHaveLength(1);
  expect(second.output).toEqual(first.output);
  server.setReply((request) => answerWith(request, { ...NOTHING, contradictions: [] }));
  const third = await analyse({ answers, rules: RULES.slice(0, 1) });
  expect(server.asked().map(isWhole)).toEqual([false]);
  expect(textOf(server.asked()[0]!)).not.toContain("The dash camera ran");
  expect(third.output.findings.map(({ text }) => text)).toContain("Time of the stop");
});

it("asks in two questions where the answer about all pages might not have room", async () => {
  const many = makeDocuments(Array.from({ length: 9 }, (_, page) => [`log-${page}.txt`, `Unit ${page} logged off.`]));
  server.setReply((request) => answerWith(request, { ...NOTHING, contradictions: [] }));
  await analyse({ documents: many, rules: [] });
  expect(server.asked().map(isWhole)).toEqual([false]);
  await analyse({ documents: many, rules: [], window: 32_000 });
  expect(server.asked().map(isWhole)).toEqual([false, true]);
});
