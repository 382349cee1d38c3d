import { createHash } from "node:crypto";
import { z } from "zod";
import { RUNGS } from "../../llm/model-port.ts";

/** How one request to the model ended. Only what is final is kept: a server that was away may be back next time. */
export const KeptAnswer = z.object({
  outcome: z.enum(["read", "filtered", "unanswered", "silent", "split"]),
  /** The object that it answered with; its form is checked by whoever asked. */
  answer: z.record(z.string(), z.unknown()).nullable(),
  /** Who was asked in which words: hash of endpoint, model and version of the prompt. */
  asked: z.string(),
  /** The pages that it read, by the labels that its quotes use, and the hash of each page's name and text. */
  pages: z.array(z.object({ label: z.string(), content: z.string() })),
  repaired: z.boolean(),
  /** The check word came back. */
  echoed: z.boolean(),
  modelReported: z.string().nullable(),
  rung: z.enum(RUNGS).nullable(),
  promptTokens: z.int().nullable(),
  completionTokens: z.int().nullable(),
});
export type KeptAnswer = z.infer<typeof KeptAnswer>;

/**
 * Where answers are kept, by what was asked, so that neither a restart nor the next analysis of the case repeats a question
 * (server/analyses/model-answers.ts).
 */
export type AnswerStore = {
  readonly find: (inputHash: string) => KeptAnswer | undefined;
  /** Everything that was kept for the case. */
  readonly list: () => readonly KeptAnswer[];
  /** `documentIds`: the documents whose words it may repeat. */
  readonly save: (kept: {
    readonly stage: string;
    readonly inputHash: string;
    readonly answer: KeptAnswer;
    readonly documentIds: readonly string[];
  }) => Promise<void>;
};

/** Names what was asked: the same question to the same model in the same words. */
export function hashInput(...parts: readonly string[]): string {
  return createHash("sha256").update(JSON.stringify(parts)).digest("hex");
}
