import type { z } from "zod";

export type ModelMessage = { readonly role: "system" | "user" | "assistant"; readonly content: string };

/** Ways to ask for JSON, best first: by schema, as any JSON object, by words alone. */
export const RUNGS = ["json_schema", "json_object", "prompt"] as const;
export type Rung = (typeof RUNGS)[number];

/** As the server counts; null where it does not tell. */
export type ModelUsage = { readonly promptTokens: number | null; readonly completionTokens: number | null };

type Request = {
  readonly messages: readonly ModelMessage[];
  readonly maxOutputTokens: number;
  /** No request and no wait for a busy server goes on after it. */
  readonly deadline: Date;
  /** Milliseconds that the server may send nothing; by default the configured limit. */
  readonly silence?: number;
  readonly signal?: AbortSignal;
};
export type TextRequest = Request & { readonly schema?: undefined };
export type JsonRequest<S extends z.ZodObject> = Request & {
  /** Of an object. Use `nullable` instead of `optional`: strict servers demand every field. Ranges are checked here. */
  readonly schema: S;
  /** Letters, digits, `_`, `-`. */
  readonly schemaName: string;
  /** The form as the prompt shows it, "check" included; by default the schema. Shorter, and it need not be said twice. */
  readonly outline?: string;
  /** Reads an object that does not fit the schema as far as it can be used; null when it cannot. */
  readonly read?: (raw: Readonly<Record<string, unknown>>) => z.output<S> | null;
};

type Completed = {
  /** Never "length": a cut answer is an error (ModelTruncated). */
  readonly finishReason: string;
  readonly usage: ModelUsage;
  /** The name that the server gives itself, which is not always the one it was asked for. */
  readonly modelReported: string;
};
export type TextCompletion = Completed & { readonly text: string };
export type JsonCompletion<T> = Completed & {
  readonly value: T;
  readonly rung: Rung;
  /** The answer was JSON only after mending, or only when asked again: trust it less. */
  readonly repaired: boolean;
  /** It gave back the check word from the first line of the prompt: it has read that line, at least. */
  readonly echoed: boolean;
};

export type StreamEvent =
  | { readonly delta: string }
  | {
      readonly done: true;
      /** The whole answer without reasoning. Show it instead of the deltas: a model may show reasoning unannounced. */
      readonly text: string;
      /** "length": the answer is cut. A stream that broke off throws ModelTruncated. */
      readonly finishReason: string;
      readonly usage: ModelUsage;
      readonly modelReported: string;
    };

/** Tokens that prompt and answer may have together, and who says so. */
export type ModelWindow = { readonly tokens: number; readonly source: "setting" | "server" | "default" };

/**
 * A language model behind an OpenAI-compatible endpoint. Every call throws one of `model-errors.ts`, or the reason of
 * the caller's signal. It has no tools, and what it answers is text: check it before it is believed.
 */
export type ModelPort = {
  /** `host:port` of the endpoint, for notes and logs. */
  readonly endpoint: string;
  /** As configured. */
  readonly model: string;
  window(): Promise<ModelWindow>;
  readonly complete: {
    <S extends z.ZodObject>(request: JsonRequest<S>): Promise<JsonCompletion<z.output<S>>>;
    (request: TextRequest): Promise<TextCompletion>;
  };
  stream(request: TextRequest): AsyncIterable<StreamEvent>;
};
