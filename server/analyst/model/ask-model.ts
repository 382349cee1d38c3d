import { randomBytes } from "node:crypto";
import { ModelFiltered, ModelRefused, ModelSilent, ModelTruncated, ModelUnusable } from "../../llm/model-errors.ts";
import type { ModelMessage, ModelPort } from "../../llm/model-port.ts";
import { hashInput } from "./chunk-store.ts";
import type { Chunk, ChunkStore } from "./chunk-store.ts";
import { ModelReading, SCHEMA_NAME } from "./findings-schema.ts";

export type Run = {
  readonly model: ModelPort;
  readonly chunks: ChunkStore;
  readonly deadline: Date;
  readonly signal: AbortSignal;
};

type Question = {
  readonly stage: string;
  /** What makes the question this one, for the store; without the nonce, which is new each time. */
  readonly identity: readonly string[];
  readonly messages: (nonce: string) => ModelMessage[];
  readonly maxOutputTokens: number;
  /** Called when the question really goes out, not when its answer is already kept. */
  readonly beforeSending?: () => Promise<void>;
};

/**
 * Asks one question, or gives the answer that an earlier attempt has kept. An answer that is cut counts as "split": ask
 * for less. @throws ModelError where going on is no use, or needs another plan; the signal's reason
 */
export async function askModel({ model, chunks, deadline, signal }: Run, question: Question): Promise<Chunk> {
  const { stage, identity, messages, maxOutputTokens, beforeSending } = question;
  const inputHash = hashInput(stage, model.endpoint, model.model, ...identity);
  const kept = chunks.find(inputHash);
  if (kept !== undefined) return kept;
  signal.throwIfAborted();
  await beforeSending?.();
  const chunk = await ask(model, {
    messages: messages(randomBytes(8).toString("hex")),
    schema: ModelReading,
    schemaName: SCHEMA_NAME,
    maxOutputTokens,
    ...{ deadline, signal },
  });
  // A server that was silent may have been busy: it is asked again next time.
  if (chunk.outcome !== "silent") await chunks.save(stage, inputHash, chunk);
  return chunk;
}

async function ask(
  model: ModelPort,
  request: Parameters<typeof model.complete<typeof ModelReading>>[0],
): Promise<Chunk> {
  try {
    const { value, repaired, echoed, modelReported, rung, usage } = await model.complete(request);
    return { outcome: "read", reading: value, repaired, echoed, modelReported, rung, ...usage };
  } catch (error) {
    const outcome = outcomeOf(error);
    if (outcome === null) throw error;
    return {
      ...{ outcome, reading: null, repaired: false, echoed: false, modelReported: null, rung: null },
      ...{ promptTokens: null, completionTokens: null },
    };
  }
}

function outcomeOf(error: unknown): Chunk["outcome"] | null {
  if (error instanceof ModelTruncated) return "split";
  if (error instanceof ModelFiltered) return "filtered";
  if (error instanceof ModelSilent) return "silent";
  if (error instanceof ModelRefused || error instanceof ModelUnusable) return "unanswered";
  return null;
}
