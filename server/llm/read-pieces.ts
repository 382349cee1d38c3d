import type { OpenAI } from "openai";
import { Stream } from "openai/streaming";
import type { ModelUsage } from "./model-port.ts";

type Chunk = Partial<OpenAI.ChatCompletionChunk>;

/** A piece of an answer; fields that the server did not send are empty or null. */
export type Piece = {
  readonly content: string;
  readonly refusal: string;
  readonly finishReason: string | null;
  readonly usage: ModelUsage | null;
  readonly modelReported: string | null;
};

/**
 * The pieces of an answer as they arrive. A server that answers a request for a stream with a whole answer gives one piece.
 * @throws APIError for an error inside the stream; SyntaxError for what is neither stream nor JSON
 */
export async function* readPieces(response: Response, controller: AbortController): AsyncGenerator<Piece> {
  if (/\bevent-stream\b/.test(response.headers.get("content-type") ?? "")) {
    for await (const chunk of Stream.fromSSEResponse<Chunk>(response, controller)) {
      const choice = chunk.choices?.[0];
      yield {
        ...{ content: textOf(choice?.delta.content), refusal: choice?.delta.refusal ?? "" },
        finishReason: choice?.finish_reason ?? null,
        usage: chunk.usage ? usageOf(chunk.usage) : null,
        modelReported: chunk.model === "" ? null : (chunk.model ?? null),
      };
    }
    return;
  }
  const { choices, usage, model } = (await response.json()) as Partial<OpenAI.ChatCompletion>;
  const choice = choices?.[0];
  yield {
    ...{ content: textOf(choice?.message.content), refusal: choice?.message.refusal ?? "" },
    finishReason: choice?.finish_reason ?? null,
    ...{ usage: usageOf(usage), modelReported: model ?? null },
  };
}

/** The whole answer. The last usage counts: some servers send a running one. */
export function joinPieces(pieces: readonly Piece[]): Omit<Piece, "usage"> & { readonly usage: ModelUsage } {
  const last = <T>(of: (piece: Piece) => T | null): T | null =>
    pieces.reduce<T | null>((found, piece) => of(piece) ?? found, null);
  return {
    content: pieces.map(({ content }) => content).join(""),
    refusal: pieces.map(({ refusal }) => refusal).join(""),
    finishReason: last(({ finishReason }) => finishReason),
    usage: last(({ usage }) => usage) ?? { promptTokens: null, completionTokens: null },
    modelReported: last(({ modelReported }) => modelReported),
  };
}

function usageOf(usage: OpenAI.CompletionUsage | null | undefined): ModelUsage {
  const count = (value: unknown) => (typeof value === "number" && value > 0 ? value : null);
  return { promptTokens: count(usage?.prompt_tokens), completionTokens: count(usage?.completion_tokens) };
}

/** Some gateways send the answer in parts, as the newer messages have them. */
function textOf(content: unknown): string {
  if (typeof content === "string") return content;
  if (!Array.isArray(content)) return "";
  return content
    .map((part: unknown) => (typeof part === "object" && part !== null && "text" in part ? String(part.text) : ""))
    .join("");
}
