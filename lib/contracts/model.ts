import { z } from "zod";
import { Time } from "./common.ts";
import { defineCall } from "./define-call.ts";

/** Tokens that prompt and answer may have together, and who says so. */
const ModelWindow = z.object({ tokens: z.int(), source: z.enum(["setting", "server", "default"]) });
/** How the server takes the form of an answer, best first. */
const Rung = z.enum(["json_schema", "json_object", "prompt"]);

export const ModelStatus = z.object({
  /** False: the offline analyst works alone; everything else is null. */
  configured: z.boolean(),
  /** `host:port`; the key is never shown. */
  endpoint: z.string().nullable(),
  /** As configured. */
  model: z.string().nullable(),
  window: ModelWindow.nullable(),
  /** Null until the model was used. */
  rung: Rung.nullable(),
  /** What the server said when it refused a better form. */
  refusal: z.string().nullable(),
  /** Whether its last use or test went well; null while there was none. */
  reachable: z.boolean().nullable(),
  lastError: z.object({ message: z.string(), at: Time }).nullable(),
  /** What an analysis takes on average, from the last ones; null while there is none. */
  cost: z
    .object({
      analyses: z.int(),
      /** Of one analysis, as are the rest. */
      pages: z.int(),
      promptTokens: z.int(),
      completionTokens: z.int(),
      /** US dollars by the prices of the settings; null where none is entered. */
      dollars: z.number().nullable(),
    })
    .nullable(),
});
export type ModelStatus = z.infer<typeof ModelStatus>;

export const getModelStatus = defineCall({
  method: "GET",
  path: "/api/admin/model",
  access: "admin",
  response: ModelStatus,
});

/**
 * Lets the model read one invented page as it reads those of a case, and forgets what was known about its server. 400 when
 * none is configured.
 */
export const testModel = defineCall({
  method: "POST",
  path: "/api/admin/model/test",
  access: "admin",
  response: z.object({
    ok: z.boolean(),
    endpoint: z.string(),
    /** The name that the server gives itself; null when it did not answer. */
    modelReported: z.string().nullable(),
    window: ModelWindow.nullable(),
    rung: Rung.nullable(),
    /** Of the answer, from the request to its end; null where the server does not count, or did not answer. */
    tokensPerSecond: z.number().nullable(),
    /** How many quotes it gave, and how many of them stand on the page; null when it did not answer. */
    quotes: z.object({ given: z.int(), standing: z.int() }).nullable(),
    /** What went wrong, the server's own words included. */
    error: z.string().nullable(),
    ms: z.int(),
  }),
});
