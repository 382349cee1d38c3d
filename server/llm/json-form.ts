import type { extractJson } from "./extract-json.ts";
import type { ModelMessage } from "./model-port.ts";

/** The check word comes back first, so that an answer that is cut short still holds it. */
export function withCheckField(schema: Record<string, unknown>): Record<string, unknown> {
  return {
    ...schema,
    properties: { check: { type: "string" }, ...(schema.properties as Record<string, unknown>) },
    required: ["check", ...(schema.required as string[])],
  };
}

/**
 * The word stands in the very first line. A server that drops the front of a long prompt without a word drops it, too,
 * and a text that talks the model out of its task has to talk it into this as well.
 */
export function withInstructions(
  messages: readonly ModelMessage[],
  { nonce, outline }: { readonly nonce: string; readonly outline: string },
): readonly ModelMessage[] {
  const system = messages.filter(({ role }) => role === "system").map(({ content }) => content);
  const content = [
    `Check word: ${nonce}. Give it back unchanged in the field "check".`,
    ...system,
    `Answer with one JSON object and nothing else, compact, without spaces or line breaks outside strings, in this form:\n${outline}`,
  ].join("\n\n");
  return [{ role: "system", content }, ...messages.filter(({ role }) => role !== "system")];
}

/** What is asked when the first answer cannot be used: the problems only, so that the prompt does not grow. */
export function secondRequest(extracted: ReturnType<typeof extractJson>, nonce: string): string {
  const problem =
    "value" in extracted
      ? [`the field "check" is not ${nonce}`]
      : extracted.problem === "no JSON"
        ? ["there is no JSON object in it"]
        : extracted.issues;
  return `Your last answer cannot be used: ${problem.join("; ")}. Answer again with the JSON object only.`;
}
