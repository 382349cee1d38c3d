// @spec product: analysis by a model
import { afterAll, beforeEach, expect, it, vi } from "vitest";
import { updateSettings } from "#lib/contracts/admin-settings.ts";
import { getModelStatus, testModel } from "#lib/contracts/model.ts";
import { DEFAULT_FIRM_SETTINGS } from "#lib/domain/firm/firm-settings.ts";
import { getDb } from "#server/db/client.ts";
import { answerWith, refuse, textOf } from "#server/llm/testing/model-server.ts";
import { buildAdmin, buildUser } from "#server/testing/builders.ts";
import { callRoute } from "#server/testing/call-route.ts";
import { buildAnalysis, buildCase } from "#server/testing/case-builders.ts";

const model = await vi.hoisted(async () => {
  const { startModelServer } = await import("#server/llm/testing/model-server.ts");
  const started = await startModelServer(() => ({ content: "" }));
  Object.assign(process.env, {
    OPENAI_BASE_URL: started.baseUrl,
    OPENAI_MODEL: "test-model",
    OPENAI_API_KEY: "sk-secret-of-the-firm",
  });
  return started;
});
const endpoint = new URL(model.baseUrl).host;

beforeEach(() => getDb().setting.deleteMany());
afterAll(() => model.stop());

const quoted = (quote: string) => ({ quotes: [`D1.1 ${quote}`], text: "The van." });
const READING = {
  ...{ contradictions: [], gaps: [], factors: [], events: [], actions: [], facts: [] },
  issues: [quoted("Van empty, engine warm."), quoted("He confessed.")],
};

const status = async () => (await callRoute(getModelStatus, {}, { as: await buildAdmin() })).data;
const test = async () => (await callRoute(testModel, {}, { as: await buildAdmin() })).data;

it("knows nothing about a model that was never asked", async () => {
  model.setReply(() => ({ content: "" }));
  expect(await status()).toEqual({
    ...{ configured: true, endpoint, model: "test-model" },
    ...{ window: null, rung: null, refusal: null, reachable: null, lastError: null, cost: null },
  });
  expect(model.asked()).toHaveLength(0);
});

it("tests the model with a question that holds nothing of any case, and shows what it learnt", async () => {
  model.setReply((request) =>
    request.response_format?.type === "json_schema"
      ? refuse(400, "This response_format type is unavailable now")
      : { ...answerWith(request, READING), model: "real-name-7b" },
  );
  const answer = await test();
  expect(answer).toMatchObject({
    ...{ ok: true, endpoint, modelReported: "real-name-7b", rung: "json_object", error: null },
    window: { tokens: 8192, source: "default" },
    quotes: { given: 2, standing: 1 },
  });
  expect(answer.tokensPerSecond).toBeGreaterThan(0);
  expect(textOf(model.asked().at(-1)!)).toContain("DISPATCH LOG, UNIT 12");
  expect(answer.ms).toBeGreaterThanOrEqual(0);
  const known = await status();
  expect(known).toMatchObject({ rung: "json_object", reachable: true, lastError: null });
  expect(known.refusal).toContain("unavailable now");
  expect(await getDb().auditEvent.findMany({ where: { action: "model.test" } })).toMatchObject([
    { level: "info", message: `Tested the model test-model at ${endpoint}: it answers` },
  ]);
});

it("tells the server's own words of a failure, without the key, and forgets what it knew", async () => {
  model.setReply((request) => answerWith(request, READING));
  expect(await test()).toMatchObject({ ok: true, rung: "json_schema" });
  model.setReply(() => refuse(401, "Incorrect API key provided: sk-secret-of-the-firm."));
  const failed = await test();
  expect(failed).toMatchObject({ ok: false, modelReported: null, rung: null });
  expect(failed.error).toBe(
    `The model server at ${endpoint} refused the key (HTTP 401). 401 Incorrect API key provided: [key].`,
  );
  expect(await status()).toMatchObject({
    ...{ rung: null, reachable: false },
    lastError: { message: `The model server at ${endpoint} refused the key (HTTP 401).` },
  });
  expect(JSON.stringify(await getDb().setting.findMany())).not.toContain("sk-secret");
});

it("tells what a case takes on average, in money where a price is entered", async () => {
  const user = await buildUser();
  const { id: caseId } = await buildCase({ createdById: user.id });
  const made = { caseId, status: "Completed", engine: "model" } as const;
  await buildAnalysis({ ...made, pagesSent: 10, promptTokens: 6000, completionTokens: 1000 });
  await buildAnalysis({ ...made, pagesSent: 31, promptTokens: 18_000, completionTokens: 4000 });
  // By rules alone nothing was spent.
  await buildAnalysis({ ...made, engine: "offline", pagesSent: 0, promptTokens: 0, completionTokens: 0 });
  expect((await status()).cost).toEqual({
    ...{ analyses: 2, pages: 21, promptTokens: 12_000, completionTokens: 2500, dollars: null },
  });
  const settings = { ...DEFAULT_FIRM_SETTINGS, modelPriceIn: 2, modelPriceOut: 10 };
  await callRoute(updateSettings, { body: settings }, { as: await buildAdmin() });
  expect((await status()).cost?.dollars).toBeCloseTo(0.049);
});
