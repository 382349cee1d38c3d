import { z } from "zod";
import { RUNGS } from "./model-port.ts";
import type { Endpoint } from "./read-endpoint.ts";

/** Tokens, for a server that does not say: what small local models have at least. */
export const DEFAULT_WINDOW = 8192;

/** What a server has shown that it takes, learnt from its refusals, so that each is met once. */
export const Capabilities = z.object({
  rung: z.enum(RUNGS),
  /** What the server said when it refused the better rungs. */
  refusal: z.string().nullable(),
  tokensField: z.enum(["max_tokens", "max_completion_tokens"]),
  withTemperature: z.boolean(),
  /** False: it gives whole answers only. */
  withStream: z.boolean(),
  withStreamOptions: z.boolean(),
  /** False: its template knows no system message. */
  withSystem: z.boolean(),
  /** The endpoint was given without it. */
  addVersion: z.boolean(),
  /** Largest number of answer tokens that it takes; null: unknown. */
  outputCap: z.int().positive().nullable(),
  /** Tokens, as the server told in its list of models or in a refusal; null: unknown. */
  window: z.int().positive().nullable(),
  /** True once the list of models was asked for its window. */
  windowAsked: z.boolean(),
});
export type Capabilities = z.infer<typeof Capabilities>;

/** What is tried first. OpenAI and Azure have renamed the field for the answer's limit, everybody else takes the old one. */
export function firstCapabilities({ host, isAzure }: Pick<Endpoint, "host" | "isAzure">): Capabilities {
  const isRenamed = isAzure || /(^|\.)openai\.com(:\d+)?$/i.test(host);
  return {
    rung: "json_schema",
    refusal: null,
    tokensField: isRenamed ? "max_completion_tokens" : "max_tokens",
    withTemperature: true,
    withStream: true,
    withStreamOptions: true,
    withSystem: true,
    addVersion: false,
    outputCap: null,
    window: null,
    windowAsked: false,
  };
}

/** Where what was learnt is kept, so that web and worker share it (model-memory.ts). */
export type Memory = {
  readonly read: () => Promise<Capabilities | null>;
  readonly write: (capabilities: Capabilities) => Promise<void>;
};
