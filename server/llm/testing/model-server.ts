import { LLMock } from "@copilotkit/aimock";
import type { ChatCompletionRequest, FixtureResponse } from "@copilotkit/aimock";
import { createModel } from "../openai-model.ts";
import type { ModelConfig } from "../adapting-client.ts";
import type { Capabilities, Memory } from "../capabilities.ts";

export type Asked = ChatCompletionRequest;
export type Reply = (request: Asked, index: number) => FixtureResponse;

/** A model server of other people's making that answers, over real HTTP, what the test tells it to. */
export async function startModelServer(reply: Reply) {
  const server = new LLMock({ port: 0, logLevel: "silent" });
  let index = -1;
  const state = { reply };
  server.on({ predicate: () => true }, (request) => state.reply(request, (index += 1)));
  await server.start();
  return {
    server,
    baseUrl: `${server.url}/v1`,
    /** The bodies of all requests for an answer so far. */
    asked: (): Asked[] =>
      server
        .getRequests()
        .filter(({ path }) => /\/chat\/completions(\?|$)/.test(path))
        .map(({ body }) => body as Asked),
    setReply: (next: Reply): void => {
      index = -1;
      state.reply = next;
      server.clearRequests();
    },
    stop: () => server.stop(),
  };
}

/** The check word of a request, as a model that reads its prompt gives it back. */
export function checkWordOf(request: Asked): string {
  return /Check word: (\w+)/.exec(textOf(request))?.[1] ?? "";
}

export function textOf(request: Asked): string {
  return request.messages.map(({ content }) => (typeof content === "string" ? content : "")).join("\n");
}

/** The answer of a model that gives the check word back. */
export function answerWith(request: Asked, value: Readonly<Record<string, unknown>>): { content: string } {
  return { content: JSON.stringify({ check: checkWordOf(request), ...value }) };
}

/** A refusal. aimock types the code as a string; llama.cpp sends a number. */
export function refuse(status: number, message: string, more: Readonly<Record<string, unknown>> = {}): FixtureResponse {
  return { error: { message, ...more }, status };
}

/** A memory that ends with the test. */
export function memoryInTest(): Memory & { readonly kept: () => Capabilities | null } {
  let kept: Capabilities | null = null;
  return {
    read: async () => kept,
    write: async (capabilities) => {
      kept = capabilities;
    },
    kept: () => kept,
  };
}

export function modelAt(baseUrl: string, given: Partial<ModelConfig> = {}, memory: Memory = memoryInTest()) {
  return createModel(
    { baseUrl, apiKey: "sk-test-key-1234", model: "test-model", contextTokens: null, silence: 60_000, ...given },
    memory,
  );
}
