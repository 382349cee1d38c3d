import type { OpenAI } from "openai";
import type { Capabilities } from "./capabilities.ts";
import type { ModelMessage, TextRequest } from "./model-port.ts";

/** Answers repeat what was asked, at a fixed temperature: a finding must not depend on luck. */
const TEMPERATURE = 0.1;

/** The form of an answer: a JSON schema and its name. */
export type Format = { readonly name: string; readonly schema: Record<string, unknown> };

/** The body of a request for an answer. A server that refuses to stream is asked for a whole answer. */
export function requestBody(
  request: Pick<TextRequest, "messages" | "maxOutputTokens">,
  given: { readonly format: Format | null; readonly capabilities: Capabilities; readonly model: string },
): OpenAI.ChatCompletionCreateParams {
  const { format, capabilities, model } = given;
  const limit = Math.min(request.maxOutputTokens, capabilities.outputCap ?? Infinity);
  return {
    model,
    messages: (capabilities.withSystem ? request.messages : mergedSystem(request.messages)).map((message) => ({
      ...message,
    })),
    [capabilities.tokensField]: limit,
    ...(capabilities.withTemperature ? { temperature: TEMPERATURE } : {}),
    ...(capabilities.withStream ? { stream: true } : {}),
    ...(capabilities.withStream && capabilities.withStreamOptions ? { stream_options: { include_usage: true } } : {}),
    ...responseFormat(format, capabilities.rung),
  } as OpenAI.ChatCompletionCreateParams;
}

function responseFormat(format: Format | null, rung: Capabilities["rung"]) {
  if (format === null || rung === "prompt") return {};
  if (rung === "json_object") return { response_format: { type: "json_object" } };
  return { response_format: { type: "json_schema", json_schema: { ...format, strict: true } } };
}

/** For templates without a system message: what it says goes before the first of the user's. */
function mergedSystem(messages: readonly ModelMessage[]): readonly ModelMessage[] {
  const system = messages.filter(({ role }) => role === "system").map(({ content }) => content);
  const rest = messages.filter(({ role }) => role !== "system");
  const first = rest.findIndex(({ role }) => role === "user");
  return rest.map((message, index) =>
    index === first ? { ...message, content: [...system, message.content].join("\n\n") } : message,
  );
}
