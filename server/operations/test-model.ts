import { z } from "zod";
import type { testModel as contract } from "#lib/contracts/model.ts";
import type { CallReturn } from "#lib/contracts/define-call.ts";
import type { Actor } from "../auth/actor.ts";
import { getDb } from "../db/client.ts";
import { AppError } from "../errors.ts";
import { getModel, getModelConfig } from "../llm/get-model.ts";
import { ModelError } from "../llm/model-errors.ts";
import { forgetModel, noteUse } from "../llm/model-memory.ts";
import { recordAudit } from "./record-audit.ts";

/** Milliseconds. A local server may have to load the model first. */
const PATIENCE = 120_000;
/** Tokens: enough for a model that thinks before it answers. */
const MAX_OUTPUT = 400;

const Answer = z.object({ sum: z.number() });

/**
 * Asks the configured model one small question, without a word of any case, and says what came of it. What was known
 * about its server is forgotten first, so that a better configuration there is noticed.
 * @throws AppError 400 when no model is configured
 */
export async function testModel(actor: Actor): Promise<CallReturn<typeof contract>> {
  const [config, model] = [getModelConfig(), getModel()];
  if (config === null || model === null)
    throw new AppError("invalid", "No model is configured: set OPENAI_BASE_URL and OPENAI_MODEL.");
  await forgetModel(config);
  const started = performance.now();
  const outcome = await ask(model);
  const ms = Math.round(performance.now() - started);
  await noteUse(config, outcome.failure);
  const message = `Tested the model ${model.model} at ${model.endpoint}: ${outcome.ok ? "it answers" : "it does not answer"}`;
  await getDb().$transaction((tx) =>
    recordAudit(tx, { level: outcome.ok ? "info" : "warning", action: "model.test", message, actor }),
  );
  const { ok, modelReported, window, rung, error } = outcome;
  return { ok, endpoint: model.endpoint, modelReported, window, rung, error, ms };
}

async function ask(model: NonNullable<ReturnType<typeof getModel>>) {
  const window = await model.window();
  try {
    const { modelReported, rung } = await model.complete({
      messages: [
        { role: "system", content: "You check whether a connection works." },
        { role: "user", content: "How much is two and two? Answer as JSON." },
      ],
      schema: Answer,
      schemaName: "connection_test",
      maxOutputTokens: MAX_OUTPUT,
      deadline: new Date(Date.now() + PATIENCE),
    });
    return { ok: true, modelReported, window, rung, error: null, failure: null };
  } catch (error) {
    if (!(error instanceof ModelError)) throw error;
    const told = error.detail === null ? error.message : `${error.message} ${error.detail}`;
    return { ok: false, modelReported: null, window: null, rung: null, error: told, failure: error.message };
  }
}
