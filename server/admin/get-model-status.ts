import type { ModelStatus } from "#lib/contracts/model.ts";
import { getModel, getModelConfig } from "../llm/get-model.ts";
import { modelMemory, readLastUse } from "../llm/model-memory.ts";
import { findModelCost } from "./find-model-cost.ts";

const NOT_CONFIGURED: ModelStatus = {
  configured: false,
  endpoint: null,
  model: null,
  window: null,
  rung: null,
  refusal: null,
  reachable: null,
  lastError: null,
  cost: null,
};

/** What is known about the model without asking it anything. Whoever calls has been let in as an admin. */
export async function getModelStatus(): Promise<ModelStatus> {
  const [config, model] = [getModelConfig(), await getModel()];
  if (config === null || model === null) return NOT_CONFIGURED;
  const [learnt, lastUse, cost] = await Promise.all([modelMemory(config).read(), readLastUse(config), findModelCost()]);
  const window = config.contextTokens ?? learnt?.window ?? null;
  return {
    configured: true,
    endpoint: model.endpoint,
    model: model.model,
    window: window === null ? null : { tokens: window, source: config.contextTokens === null ? "server" : "setting" },
    // Before a good answer the best form is only hoped for.
    rung: lastUse?.message === null ? (learnt?.rung ?? null) : null,
    refusal: learnt?.refusal ?? null,
    reachable: lastUse === null ? null : lastUse.message === null,
    lastError: lastUse?.message == null ? null : { message: lastUse.message, at: lastUse.at },
    cost,
  };
}
