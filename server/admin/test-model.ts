import type { CallReturn } from "#lib/contracts/define-call.ts";
import type { testModel as contract } from "#lib/contracts/model.ts";
import { recordAudit } from "../audit/record-audit.ts";
import { getDb } from "../db/client.ts";
import { AppError } from "../errors.ts";
import { getModel, getModelConfig } from "../llm/get-model.ts";
import type { ModelPort } from "../llm/model-port.ts";
import { ModelError } from "../llm/model-errors.ts";
import { forgetModel, noteUse } from "../llm/model-memory.ts";
import type { Actor } from "../policies/actor.ts";
import { tryModel } from "./model-trial.ts";

/**
 * Lets the configured model read one invented page, without a word of any case, and says what came of it. What was known
 * about its server is forgotten first, so that a better configuration there is noticed.
 * @throws AppError 400 when no model is configured
 */
export async function testModel(actor: Actor): Promise<CallReturn<typeof contract>> {
  const [config, model] = [getModelConfig(), await getModel()];
  if (config === null || model === null)
    throw new AppError("invalid", "No model is configured: set OPENAI_BASE_URL and OPENAI_MODEL.");
  await forgetModel(config);
  const started = performance.now();
  const { failure, ...outcome } = await ask(model);
  const ms = Math.round(performance.now() - started);
  await noteUse(config, failure);
  const message = `Tested the model ${model.model} at ${model.endpoint}: ${outcome.ok ? "it answers" : "it does not answer"}`;
  await getDb().$transaction((tx) =>
    recordAudit(tx, { level: outcome.ok ? "info" : "warning", action: "model.test", message, actor }),
  );
  return { ...outcome, endpoint: model.endpoint, ms };
}

async function ask(model: ModelPort) {
  try {
    return { ok: true, ...(await tryModel(model)), error: null, failure: null };
  } catch (error) {
    if (!(error instanceof ModelError)) throw error;
    const told = error.detail === null ? error.message : `${error.message} ${error.detail}`;
    const nothing = { modelReported: null, window: null, rung: null, tokensPerSecond: null, quotes: null };
    return { ok: false, ...nothing, error: told, failure: error.message };
  }
}
