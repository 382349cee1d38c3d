// @spec product: analysis by a model
import { afterAll, beforeEach, describe, expect, it, vi } from "vitest";
import { getAnalysis, startAnalysis } from "#lib/contracts/analyses.ts";
import { getCase } from "#lib/contracts/cases.ts";
import { getDb } from "#server/db/client.ts";
import { closeQueue } from "#server/jobs/queue.ts";
import { answerWith, refuse, textOf } from "#server/llm/testing/model-server.ts";
import type { Asked, Reply } from "#server/llm/testing/model-server.ts";
import { buildUser, type TestUser } from "#server/testing/builders.ts";
import { callRoute } from "#server/testing/call-route.ts";
import { buildCase, buildDocument } from "#server/testing/case-builders.ts";
import { analyseCaseJob } from "./analyse-case.ts";

// The environment is read once, with the first module that asks for it: the server must run before.
const model = await vi.hoisted(async () => {
  const { startModelServer } = await import("#server/llm/testing/model-server.ts");
  const started = await startModelServer(() => ({ content: "" }));
  Object.assign(process.env, {
    OPENAI_BASE_URL: started.baseUrl,
    OPENAI_MODEL: "test-model",
    OPENAI_API_KEY: "sk-secret-of-the-firm",
    OPENAI_CONTEXT_TOKENS: "8192",
  });
  return started;
});

const REPORT = [
  "INCIDENT REPORT",
  "On March 3, 2024 Officer Hale stopped a gray Honda on Elm Street at 10:10 PM.",
  "The officer did not read the suspect his Miranda rights before questioning him.",
  "The suspect was handcuffed in the patrol car and said that the bag was not his.",
  "Officer Hale searched the trunk without a warrant and without consent.",
  "The dash camera was not recording. No witness identified the suspect.",
  "The driver kept both hands on the wheel while the officer walked to the window.",
  "The officer held the driver on the shoulder for forty minutes to wait for a canine.",
  "The road runs uphill for a mile beyond the bridge.",
].join("\n");

let user: TestUser;
beforeEach(async () => {
  user = await buildUser();
  await getDb().setting.deleteMany();
});
afterAll(async () => {
  await closeQueue();
  await model.stop();
});

const run = (analysisId: string) => analyseCaseJob({ analysisId }, { signal: new AbortController().signal });

async function buildStarted(pageTexts: readonly string[], title = "State v. Marlow", originalFileName = "report.txt") {
  const { id: caseId } = await buildCase({ createdById: user.id, title });
  const document = await buildDocument({ uploadedById: user.id, caseId, pageTexts, originalFileName });
  const { data } = await callRoute(startAnalysis, { params: { caseId }, body: {} }, { as: user });
  return { caseId, analysisId: data.analysisId, documentId: document.id };
}

const read = async (analysisId: string) =>
  (await callRoute(getAnalysis, { params: { analysisId } }, { as: user })).data;

const WEIGH = (request: Asked) => textOf(request).includes(" list>>>");
const idsOf = (request: Asked, letter: string) => [
  ...new Set([...textOf(request).matchAll(new RegExp(`^(${letter}\\d+) `, "gm"))].map(([, id]) => id!)),
];

const NOTHING = {
  ...{ contradictions: [], gaps: [], issues: [], factors: [], events: [], actions: [], facts: [] },
};
const NO_CONCLUSION = { audit: [], contradictions: [], factors: [], summary: [] };
const ISSUE = {
  quotes: ["p1 The road runs uphill for a mile beyond the bridge."],
  text: "The road may hide a car that comes up.",
};
const EMPTY: Reply = (request) => answerWith(request, WEIGH(request) ? NO_CONCLUSION : NOTHING);

describe("an analysis with a model", () => {
  it("stores what the model found beside the rules' findings, each marked, with the record of the run", async () => {
    const invented = {
      ...ISSUE,
      text: "An invented thing.",
      quotes: ["p1 He confessed at once"],
    };
    const sentences = [
      { of: ["M1"], sentence: "The road runs uphill." },
      { of: ["M1"], sentence: "Nobody says what could be seen from below." },
      { of: ["R1"], sentence: "The trunk was searched without a warrant." },
      { of: ["M77"], sentence: "This one rests on nothing." },
    ];
    model.setReply((request) => ({
      ...answerWith(
        request,
        WEIGH(request)
          ? {
              ...NO_CONCLUSION,
              audit: idsOf(request, "R").map((id, index) =>
                index === 0 ? `${id} keep` : `${id} reject: The quote says less.`,
              ),
              summary: sentences,
            }
          : { ...NOTHING, issues: [ISSUE, invented] },
      ),
      model: "real-name-7b",
    }));
    const { analysisId, caseId } = await buildStarted([REPORT]);
    await run(analysisId);
    const data = await read(analysisId);
    expect(data).toMatchObject({
      status: "Completed",
      engine: "model",
      model: "real-name-7b",
      pagesSent: 1,
      requestedBy: "Dana Reyes",
    });
    expect(data.engineVersion).toMatch(/^analyse-record-\d+ read-pages-\d+ conclude-\d+$/);
    expect(data.promptTokens).toBeGreaterThan(100);
    expect(data.completionTokens).toBeGreaterThan(10);
    const mine = data.findings.filter((finding) => finding.engine === "model");
    expect(mine.map(({ text, verified }) => [text, verified])).toEqual([
      [ISSUE.text, true],
      ["An invented thing.", false],
    ]);
    const judged = data.findings.filter(({ auditVerdict }) => auditVerdict !== null);
    expect(judged.filter(({ auditVerdict }) => auditVerdict === "kept")).toHaveLength(1);
    expect(judged.filter(({ auditVerdict }) => auditVerdict === "rejected").length).toBeGreaterThan(1);
    // What the model rejected comes last, with the reason, and moves nothing.
    expect(data.findings.filter(({ verified }) => verified).at(-1)).toMatchObject({
      ...{ auditVerdict: "rejected", auditWhy: "The quote says less." },
    });
    const rejectedFactors = judged.filter(({ kind, auditVerdict }) => kind === "factor" && auditVerdict === "rejected");
    expect(rejectedFactors.length).toBeGreaterThan(0);
    expect(data.viabilityScore).toBeNull();
    const issues = data.findings.filter(({ kind, auditVerdict }) => kind === "issue" && auditVerdict !== "rejected");
    expect(data.keyIssues).toEqual(issues.map(({ text }) => text));
    expect(data.findings.filter((finding) => finding.engine === "offline").length).toBeGreaterThan(1);
    expect(data.citationCounts.dropped).toBe(1);
    expect(data.summary).toMatch(/^The road runs uphill\\\. \[Ex\. 1 p\. 1\]\(#cite/);
    expect(data.summary).not.toContain("rests on nothing");
    expect(data.modelNote).toBe(
      "1 of its 2 findings quotes words that are not on any page; it is listed as unverified. 1 sentence of its summary named no finding and was left out.",
    );
    expect(model.asked()).toHaveLength(2);
    expect(await getDb().modelAnswer.count({ where: { caseId } })).toBe(2);
    const lines = await getDb().auditEvent.findMany({ where: { action: "model.call", caseId } });
    expect(lines).toHaveLength(1);
    expect(lines[0]!.message).toMatch(
      /^Sending up to 1 pages of case \S+ to the model test-model at 127\.0\.0\.1:\d+$/,
    );
    expect(lines[0]!.userId).toBe(user.id);
  });

  it("sends neither the case's title nor the client's name, nor anything of another case", async () => {
    await buildStarted(["Another client was seen at the harbour at noon with a red umbrella."], "State v. Quill");
    model.setReply(EMPTY);
    const { analysisId } = await buildStarted([REPORT], "State v. Titlewords");
    await run(analysisId);
    const sent = model.asked().map(textOf).join("\n");
    expect(sent).toContain("Officer Hale searched the trunk");
    expect(sent).not.toContain("Titlewords");
    expect(sent).not.toContain("Ray Marlow");
    expect(sent).not.toContain("umbrella");
  });

  it.each([
    [
      "is away",
      () => refuse(500, "out of memory"),
      /could not be used: The model server at \S+ failed \(HTTP 500\)\./,
      "not reached",
    ],
    [
      "refuses the key",
      () => refuse(401, "Incorrect API key provided: sk-secret-of-the-firm"),
      /refused the key \(HTTP 401\)/,
      "not reached",
    ],
    [
      "does not know the model",
      () => refuse(404, "The model `test-model` does not exist"),
      /does not know the model test-model/,
      "not reached",
    ],
    ["answers nonsense", () => ({ content: "I am just a parrot." }), /gave no usable answer/, "unanswered"],
    [
      "reads a part of the prompt only",
      (request: Asked) => ({
        ...answerWith(request, NOTHING),
        usage: { prompt_tokens: 40, completion_tokens: 5 },
      }),
      /read 40 of about \d+ tokens and dropped the rest\. Set the model's context length/,
      "not reached",
    ],
  ] as const)("completes by rules when the model %s, and says so", async (_, reply, note, why) => {
    model.setReply(reply);
    const { analysisId, caseId, documentId } = await buildStarted([REPORT]);
    await run(analysisId);
    const data = await read(analysisId);
    expect(data).toMatchObject({ status: "Completed", engine: "offline", model: null });
    expect(data.modelNote).toMatch(note);
    expect(data.modelNote).toContain("This analysis uses rules only.");
    expect(data.confidenceScore).toBeLessThanOrEqual(0.5);
    expect(data.coverage).toMatchObject({
      ...{ pagesRead: 1, byModel: 0 },
      rulesAlone: [{ documentId, from: 1, to: 1, why }],
    });
    expect(data.findings.length).toBeGreaterThan(1);
    expect((await callRoute(getCase, { params: { id: caseId } }, { as: user })).data.case.status).toBe("completed");
    const everything = JSON.stringify([
      data,
      await getDb().setting.findMany(),
      (await getDb().auditEvent.findMany()).map((line) => line.message),
    ]);
    expect(everything).not.toContain("sk-secret-of-the-firm");
  });

  it("names the pages that the provider's filter stopped, and reads the others", async () => {
    model.setReply((request) =>
      textOf(request).includes("wound to the throat")
        ? refuse(
            400,
            "The response was filtered due to the prompt triggering Azure OpenAI's content management policy.",
            {
              code: "content_filter",
            },
          )
        : answerWith(request, WEIGH(request) ? NO_CONCLUSION : { ...NOTHING, issues: [ISSUE] }),
    );
    const { analysisId, documentId } = await buildStarted([
      REPORT,
      "The wound to the throat was four inches long.",
      "He left by the back door at dawn.",
      "",
    ]);
    await run(analysisId);
    const data = await read(analysisId);
    expect(data).toMatchObject({ status: "Completed", engine: "model", pagesSent: 3 });
    expect(data.modelNote).toContain("Not analyzed by the AI (provider filter): Ex. 1 p. 2.");
    expect(data.coverage).toMatchObject({
      ...{ pages: 4, pagesRead: 4, byModel: 2 },
      rulesAlone: [{ documentId, from: 2, to: 2, why: "filtered" }],
    });
  });

  it("stops asking when the case is deleted", async () => {
    const pages = Array.from(
      { length: 40 },
      (_, index) => `Page ${index} ${"The witness said that she saw the car. ".repeat(60)}`,
    );
    const { analysisId, caseId } = await buildStarted(pages);
    model.setReply((request, index) => {
      if (index === 2)
        void getDb()
          .case.delete({ where: { id: caseId } })
          .then(() => undefined);
      return answerWith(request, NOTHING);
    });
    model.server.setChaos({ latencyMs: 150 });
    await run(analysisId);
    model.server.clearChaos();
    expect(model.asked().length).toBeLessThan(6);
    expect(await getDb().finding.count({ where: { analysisId } })).toBe(0);
  });
});
