import { randomBytes } from "node:crypto";
import type { z } from "zod";
import type { AdaptingClient, Asked } from "./adapting-client.ts";
import { DEFAULT_WINDOW } from "./capabilities.ts";
import type { Capabilities } from "./capabilities.ts";
import { estimatePrompt } from "./estimate-tokens.ts";
import { extractJson } from "./extract-json.ts";
import { secondRequest, withCheckField, withInstructions } from "./json-form.ts";
import { ModelRefused, ModelUnusable, PromptTruncated } from "./model-errors.ts";
import { RUNGS } from "./model-port.ts";
import type { JsonCompletion, JsonRequest } from "./model-port.ts";
import { cutAnswer, readAnswer } from "./read-answer.ts";
import type { Answer } from "./read-answer.ts";
import { strictSchema } from "./strict-schema.ts";

/**
 * Asks for JSON of the request's schema: again with a larger limit when it was cut, less strictly when it came empty, and
 * once more with what was wrong with it.
 * @throws ModelRefused, ModelUnusable, ModelTruncated, PromptTruncated, and what readAnswer throws
 */
export async function completeJson<S extends z.ZodObject>(
  { client, model, contextTokens }: { client: AdaptingClient; model: string; contextTokens: number | null },
  request: JsonRequest<S>,
): Promise<JsonCompletion<z.output<S>>> {
  const { endpoint } = client;
  const nonce = randomBytes(6).toString("hex");
  const format = { name: request.schemaName, schema: withCheckField(strictSchema(request.schema)) };
  const messages = withInstructions(request.messages, {
    nonce,
    outline: request.outline ?? JSON.stringify(format.schema),
  });
  let asked: Asked = { ...request, messages };
  let [isRaised, isReAsked, empties] = [false, false, 0];
  let lowered: Capabilities["rung"] | undefined;
  for (;;) {
    const { answer, capabilities } = await readAnswer(client, asked, { format, ...(lowered ? { lowered } : {}) });
    const extracted = extractJson(answer.text, request.schema, request.read);
    const isStrict = "value" in extracted && !extracted.repaired;
    if (answer.finishReason === "length" || (answer.finishReason === null && !isStrict && answer.text !== "")) {
      const raised = isRaised ? null : raisedCap(asked, { capabilities, contextTokens, isUnclosed: answer.isUnclosed });
      if (raised === null) throw cutAnswer(answer, endpoint);
      isRaised = true;
      asked = { ...asked, maxOutputTokens: raised };
      continue;
    }
    if (answer.text === "" && answer.refusal === "") {
      // First again, then less strictly: some gateways answer a format that they cannot keep with nothing.
      empties += 1;
      if (empties > 2) throw new ModelUnusable(`The model at ${endpoint} gave an empty answer.`);
      if (empties === 2) lowered = nextRung(capabilities.rung);
      continue;
    }
    if ("value" in extracted) {
      const isEchoed = extracted.raw.check === nonce;
      if (!isEchoed && answer.usage.promptTokens === null && isReAsked)
        throw new PromptTruncated(
          `The model at ${endpoint} does not see the beginning of the prompt: set the model's context length there, and the same in OPENAI_CONTEXT_TOKENS.`,
        );
      if (isEchoed || answer.usage.promptTokens !== null)
        return {
          value: extracted.value,
          rung: capabilities.rung,
          repaired: extracted.repaired || isReAsked || !isEchoed,
          echoed: isEchoed,
          finishReason: answer.finishReason ?? "stop",
          usage: answer.usage,
          modelReported: answer.modelReported ?? model,
        };
    }
    if (isReAsked) throw unusable(extracted, answer, endpoint);
    isReAsked = true;
    lowered = nextRung(capabilities.rung);
    asked = { ...asked, messages: [...messages, { role: "user", content: secondRequest(extracted, nonce) }] };
  }
}

function unusable(
  extracted: ReturnType<typeof extractJson>,
  { refusal }: Answer,
  endpoint: string,
): ModelRefused | ModelUnusable {
  return refusal !== "" || ("problem" in extracted && extracted.problem === "no JSON")
    ? new ModelRefused(`The model at ${endpoint} did not answer the question, also when asked again.`)
    : new ModelUnusable(`The answer of the model at ${endpoint} does not fit the form, also when asked again.`);
}

/** A larger limit for the answer, once, where window and server leave room; null where they do not. */
function raisedCap(
  asked: Asked,
  given: { capabilities: Capabilities; contextTokens: number | null; isUnclosed: boolean },
): number | null {
  const { capabilities, contextTokens, isUnclosed } = given;
  const window = contextTokens ?? capabilities.window ?? DEFAULT_WINDOW;
  const room = Math.floor(window * 0.95) - estimatePrompt(asked.messages);
  const raised = Math.min(asked.maxOutputTokens * (isUnclosed ? 4 : 2), capabilities.outputCap ?? Infinity, room);
  return raised > asked.maxOutputTokens * 1.1 ? raised : null;
}

function nextRung(rung: Capabilities["rung"]): Capabilities["rung"] {
  return RUNGS[RUNGS.indexOf(rung) + 1] ?? rung;
}
