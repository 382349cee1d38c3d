import { createHash } from "node:crypto";
import { z } from "zod";
import { RUNGS } from "../../llm/model-port.ts";
import { ModelReading } from "./findings-schema.ts";

/** How one request to the model ended. Only what is final is kept: a server that was away may be back next time. */
export const Chunk = z.object({
  outcome: z.enum(["read", "filtered", "unanswered", "silent", "split"]),
  reading: ModelReading.nullable(),
  repaired: z.boolean(),
  /** The check word came back. */
  echoed: z.boolean(),
  modelReported: z.string().nullable(),
  rung: z.enum(RUNGS).nullable(),
  promptTokens: z.int().nullable(),
  completionTokens: z.int().nullable(),
});
export type Chunk = z.infer<typeof Chunk>;

/** Where finished requests are kept, so that a restart repeats none (server/analyses/analysis-chunks.ts). */
export type ChunkStore = {
  readonly find: (inputHash: string) => Chunk | undefined;
  readonly save: (stage: string, inputHash: string, chunk: Chunk) => Promise<void>;
};

/** Names what was asked: the same question to the same model in the same words. */
export function hashInput(...parts: readonly string[]): string {
  return createHash("sha256").update(JSON.stringify(parts)).digest("hex");
}
