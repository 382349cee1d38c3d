import { getEnv } from "../env.ts";
import { modelMemory } from "./model-memory.ts";
import type { ModelPort } from "./model-port.ts";
import { createModel } from "./openai-model.ts";

let made: ModelPort | undefined;

/** The configured model; null while no endpoint is configured: then nothing leaves the machine. */
export function getModel(): ModelPort | null {
  const { OPENAI_BASE_URL, OPENAI_API_KEY, OPENAI_MODEL, OPENAI_CONTEXT_TOKENS } = getEnv();
  if (OPENAI_BASE_URL === undefined || OPENAI_MODEL === undefined) return null;
  made ??= createModel(
    {
      baseUrl: OPENAI_BASE_URL,
      apiKey: OPENAI_API_KEY ?? null,
      model: OPENAI_MODEL,
      contextTokens: OPENAI_CONTEXT_TOKENS ?? null,
    },
    modelMemory({ baseUrl: OPENAI_BASE_URL, model: OPENAI_MODEL }),
  );
  return made;
}
