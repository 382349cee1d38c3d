import { getEnv } from "../env.ts";
import { modelMemory } from "./model-memory.ts";
import type { ModelPort } from "./model-port.ts";
import { createModel } from "./openai-model.ts";
import type { ModelConfig } from "./adapting-client.ts";

let made: ModelPort | undefined;

/** What the environment says about the model; null while no endpoint is configured. */
export function getModelConfig(): ModelConfig | null {
  const { OPENAI_BASE_URL, OPENAI_API_KEY, OPENAI_MODEL, OPENAI_CONTEXT_TOKENS, OPENAI_SILENCE_SECONDS } = getEnv();
  if (OPENAI_BASE_URL === undefined || OPENAI_MODEL === undefined) return null;
  return {
    baseUrl: OPENAI_BASE_URL,
    apiKey: OPENAI_API_KEY ?? null,
    model: OPENAI_MODEL,
    contextTokens: OPENAI_CONTEXT_TOKENS ?? null,
    silence: OPENAI_SILENCE_SECONDS * 1000,
  };
}

/** The configured model; null while no endpoint is configured: then nothing leaves the machine. */
export function getModel(): ModelPort | null {
  const config = getModelConfig();
  if (config === null) return null;
  made ??= createModel(config, modelMemory(config));
  return made;
}
