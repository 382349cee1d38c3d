// @spec product: model servers: what differs between providers
// @spec product: analysis by a model
import { once } from "node:events";
import { createServer } from "node:http";
import type { ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { json } from "node:stream/consumers";
import type * as Timers from "node:timers/promises";
import { setTimeout as sleep } from "node:timers/promises";
import { promisify } from "node:util";
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished, vi } from "vitest";
import { z } from "zod";
import { firstCapabilities } from "./capabilities.ts";
import {
  ModelAuth,
  ModelContextOverflow,
  ModelError,
  ModelFiltered,
  ModelMisconfigured,
  ModelRateLimited,
  ModelRefused,
  ModelSilent,
  ModelTimeout,
  ModelTruncated,
  ModelUnreachable,
  ModelUnusable,
  PromptTruncated,
} from "./model-errors.ts";
import type { ModelPort, StreamEvent } from "./model-port.ts";
import { readEndpoint } from "./read-endpoint.ts";
import { answerWith, checkWordOf, memoryInTest, modelAt, refuse, startModelServer } from "./testing/model-server.ts";
import type { Asked, Reply } from "./testing/model-server.ts";

// Recorded, not replaced: what it is called with is how long a busy server is waited for.
vi.mock("node:timers/promises", async (load) => {
  const timers = await load<typeof Timers>();
  return { ...timers, setTimeout: vi.fn(timers.setTimeout) };
});
/** Milliseconds of each wait since the test began. */
const waits = () => vi.mocked(sleep).mock.calls.map(([milliseconds]) => milliseconds);

let server: Awaited<ReturnType<typeof startModelServer>>;
beforeAll(async () => {
  server = await startModelServer(() => ({ content: "" }));
});
beforeEach(() => {
  server.server.clearChaos();
  vi.mocked(sleep).mockClear();
});
afterAll(() => server.stop());

const Answer = z.object({ words: z.array(z.string()), note: z.string().nullable() });
const GOOD = { words: ["a"], note: null };
const good: Reply = (request) => answerWith(request, GOOD);

const soon = (milliseconds = 10_000) => new Date(Date.now() + milliseconds);
const MESSAGES = [
  { role: "system", content: "You list words." },
  { role: "user", content: "Which words?" },
] as const;

function askJson(model: ModelPort, given: { deadline?: Date; maxOutputTokens?: number; signal?: AbortSignal } = {}) {
  return model.complete({
    ...{ messages: MESSAGES, schema: Answer, schemaName: "words", maxOutputTokens: 100, deadline: soon() },
    ...given,
  });
}

function askText(model: ModelPort, deadline = soon()) {
  return model.complete({ messages: MESSAGES, maxOutputTokens: 100, deadline });
}

async function streamAll(model: ModelPort, deadline = soon()): Promise<StreamEvent[]> {
  return Array.fromAsync(model.stream({ messages: MESSAGES, maxOutputTokens: 100, deadline }));
}

async function failureOf(promise: Promise<unknown>): Promise<ModelError> {
  try {
    await promise;
  } catch (error) {
    if (error instanceof ModelError) return error;
    throw error;
  }
  throw new Error("it did not fail");
}

const formats = () => server.asked().map((body) => body.response_format?.type ?? "none");

describe("the ladder", () => {
  it("shows the outline in the prompt where there is one, and the schema to the server alone", async () => {
    server.setReply(good);
    const outline = '{"check":"...","words":["..."],"note":"..."|null}';
    await modelAt(server.baseUrl).complete({
      ...{ messages: MESSAGES, schema: Answer, schemaName: "words", outline, maxOutputTokens: 100, deadline: soon() },
    });
    const [body] = server.asked();
    expect(body!.messages[0]!.content).toContain(`in this form:\n${outline}`);
    expect(body!.messages[0]!.content).not.toContain("additionalProperties");
    expect(JSON.stringify(body!.response_format)).toContain("additionalProperties");
  });

  it("asks by a strict schema first, with the word JSON and the schema in the prompt", async () => {
    server.setReply(good);
    const answer = await askJson(modelAt(server.baseUrl));
    expect(answer).toMatchObject({ value: GOOD, rung: "json_schema", repaired: false, finishReason: "stop" });
    const [body] = server.asked();
    expect(body!.response_format).toEqual({
      type: "json_schema",
      json_schema: {
        name: "words",
        strict: true,
        schema: {
          type: "object",
          additionalProperties: false,
          required: ["check", "words", "note"],
          properties: {
            check: { type: "string" },
            words: { type: "array", items: { type: "string" } },
            note: { type: ["string", "null"] },
          },
        },
      },
    });
    expect(body!.messages[0]!.content).toMatch(
      /^Check word: \w{12}\.[^]*You list words\.[^]*JSON[^]*"additionalProperties":false/,
    );
    expect(body).toMatchObject({ model: "test-model", max_tokens: 100, temperature: 0.1 });
  });

  const UNAVAILABLE = refuse(400, "This response_format type is unavailable now", { type: "invalid_request_error" });
  const SAMPLERS = refuse(400, "Failed to initialize samplers: std::exception", {
    code: 400,
    type: "invalid_request_error",
  });
  const only =
    (refused: Readonly<Record<string, ReturnType<typeof refuse>>>): Reply =>
    (request, index) =>
      refused[request.response_format?.type ?? "none"] ?? good(request, index);

  it.each([
    ["names the format", only({ json_schema: UNAVAILABLE }), ["json_schema", "json_object"], "json_object"],
    [
      "fails inside without a word of the format",
      only({ json_schema: SAMPLERS, json_object: SAMPLERS }),
      ["json_schema", "json_object", "none"],
      "prompt",
    ],
    [
      "takes no json_object",
      only({
        json_schema: UNAVAILABLE,
        json_object: refuse(400, "'response_format.type' must be 'json_schema' or 'text'"),
      }),
      ["json_schema", "json_object", "none"],
      "prompt",
    ],
    [
      "says that it takes no json_object either",
      only({ json_schema: refuse(400, "json_schema is unsupported, json_object is not supported") }),
      ["json_schema", "none"],
      "prompt",
    ],
    [
      "knows no response_format at all",
      only({ json_schema: refuse(422, "response_format is not supported") }),
      ["json_schema", "none"],
      "prompt",
    ],
    [
      "lists fewer types than it takes",
      only({ json_schema: refuse(400, 'type must be one of "text" or "json_object", but got: json_schema') }),
      ["json_schema", "json_object"],
      "json_object",
    ],
  ] as const)("steps down for a server that %s, and remembers it", async (_, reply, expected, rung) => {
    server.setReply(reply);
    const memory = memoryInTest();
    const model = modelAt(server.baseUrl, {}, memory);
    expect(await askJson(model)).toMatchObject({ value: GOOD, rung });
    expect(formats()).toEqual(expected);
    expect(memory.kept()).toMatchObject({ rung });
    expect(memory.kept()!.refusal).toBeTruthy();
    server.setReply(reply);
    await askJson(model);
    expect(formats()).toEqual(expected.slice(-1));
  });

  it("remembers for one endpoint and model, not for another, and forgets nothing but on purpose", async () => {
    server.setReply(only({ json_schema: UNAVAILABLE }));
    await askJson(modelAt(server.baseUrl));
    server.setReply(good);
    await askJson(modelAt(server.baseUrl, { model: "other" }));
    expect(formats()).toEqual(["json_schema"]);
  });

  it("checks an answer of a server that ignores the schema, and asks again with the problems only", async () => {
    server.setReply((request, index) => (index === 0 ? answerWith(request, { words: "a" }) : good(request, index)));
    expect(await askJson(modelAt(server.baseUrl))).toMatchObject({ value: GOOD, repaired: true });
    const [first, second] = server.asked();
    expect(second!.messages).toHaveLength(first!.messages.length + 1);
    const last = second!.messages.at(-1)!;
    expect(last.role).toBe("user");
    expect(last.content).toMatch(/words: .*expected array/);
    expect(second!.messages.some(({ role }) => role === "assistant")).toBe(false);
  });

  it.each([
    ["an empty object", "{}", ModelUnusable],
    ["an object of another form", '{"answer": 42}', ModelUnusable],
    ["a refusal in prose", "I cannot help with that.", ModelRefused],
  ])("refuses %s twice, then gives up", async (_, content, kind) => {
    server.setReply(() => ({ content }));
    expect(await failureOf(askJson(modelAt(server.baseUrl)))).toBeInstanceOf(kind);
    expect(server.asked()).toHaveLength(2);
  });

  it("retries an empty answer once as it is and once less strictly, and then gives up", async () => {
    server.setReply((request, index) => (index < 2 ? { content: "" } : good(request, index)));
    expect(await askJson(modelAt(server.baseUrl))).toMatchObject({ value: GOOD });
    expect(formats()).toEqual(["json_schema", "json_schema", "json_object"]);
    server.setReply(() => ({ content: "" }));
    expect(await failureOf(askJson(modelAt(server.baseUrl)))).toBeInstanceOf(ModelUnusable);
    expect(server.asked()).toHaveLength(3);
  });

  it("takes an answer without choices as empty", async () => {
    server.setReply((request, index) => (index === 0 ? { json: { choices: [] } } : good(request, index)));
    expect(await askJson(modelAt(server.baseUrl))).toMatchObject({ value: GOOD });
  });
});

describe("parameters that a server refuses", () => {
  const refusing =
    (name: string, refusal: ReturnType<typeof refuse>): Reply =>
    (request, index) =>
      name in request ? refusal : good(request, index);

  it("takes the other name of the limit, once", async () => {
    const refusal = refuse(
      400,
      "Unsupported parameter: 'max_tokens' is not supported with this model. Use 'max_completion_tokens' instead.",
      { code: "unsupported_parameter", param: "max_tokens" },
    );
    server.setReply(refusing("max_tokens", refusal));
    const model = modelAt(server.baseUrl);
    await askJson(model);
    await askJson(model);
    expect(server.asked().map((body) => Object.keys(body).filter((key) => key.startsWith("max_")))).toEqual([
      ["max_tokens"],
      ["max_completion_tokens"],
      ["max_completion_tokens"],
    ]);
    expect(formats()).toEqual(["json_schema", "json_schema", "json_schema"]);
  });

  it("leaves out a temperature that is refused, once", async () => {
    server.setReply(
      refusing(
        "temperature",
        refuse(400, "Unsupported value: 'temperature' does not support 0.1 with this model.", {
          code: "unsupported_value",
          param: "temperature",
        }),
      ),
    );
    const model = modelAt(server.baseUrl);
    await askJson(model);
    await askJson(model);
    expect(server.asked().map((body) => body.temperature)).toEqual([0.1, undefined, undefined]);
  });

  it("keeps to the largest answer that a server names", async () => {
    server.setReply((request, index) =>
      Number(request.max_tokens) > 64
        ? refuse(400, "max_tokens is too large: 100. This model supports at most 64 completion tokens.", {
            param: "max_tokens",
          })
        : good(request, index),
    );
    await askJson(modelAt(server.baseUrl));
    expect(server.asked().map((body) => body.max_tokens)).toEqual([100, 64]);
  });

  it("puts the system message before the user's where a template knows none", async () => {
    server.setReply((request, index) =>
      request.messages.some(({ role }) => role === "system")
        ? refuse(400, "System role not supported")
        : good(request, index),
    );
    expect(await askJson(modelAt(server.baseUrl))).toMatchObject({ value: GOOD, rung: "json_schema" });
    const last = server.asked().at(-1)!;
    expect(last.messages.map(({ role }) => role)).toEqual(["user"]);
    expect(last.messages[0]!.content).toMatch(/^Check word: [^]*You list words\.[^]*Which words\?$/);
  });

  it("finds the path when the address was given without its version", async () => {
    server.setReply((request, index) => (index === 0 ? refuse(404, "404 page not found") : good(request, index)));
    const memory = memoryInTest();
    const model = modelAt(server.baseUrl.replace("/v1", ""), {}, memory);
    expect(await askJson(model)).toMatchObject({ value: GOOD });
    expect(memory.kept()).toMatchObject({ addVersion: true, rung: "json_schema" });
    const paths = server.server.getRequests().map(({ path }) => path);
    expect(paths).toEqual(["/chat/completions", "/v1/chat/completions"]);
  });
});

describe("reasoning", () => {
  const json = (request: Asked) => JSON.stringify({ check: checkWordOf(request), ...GOOD });
  it.each([
    ["in tags", (request: Asked) => ({ content: `<think>{"words": ["no"]}</think>\n${json(request)}` })],
    ["without its opening tag", (request: Asked) => ({ content: `Let me see { maybe }.</think>${json(request)}` })],
    ["in a field of its own", (request: Asked) => ({ content: json(request), reasoning: "The words are secret." })],
  ])("is taken out %s", async (_, reply) => {
    server.setReply(reply);
    expect(await askJson(modelAt(server.baseUrl))).toMatchObject({ value: GOOD, repaired: false });
  });

  it("that eats the whole answer gets more room, once", async () => {
    server.setReply((request, index) =>
      index === 0 ? { content: "<think>Hmm, let me", finishReason: "length" } : good(request, index),
    );
    await askJson(modelAt(server.baseUrl));
    expect(server.asked().map((body) => body.max_tokens)).toEqual([100, 400]);
    server.setReply(() => ({ content: "<think>Hmm, let me", finishReason: "length" }));
    const failure = await failureOf(askJson(modelAt(server.baseUrl)));
    expect(failure).toBeInstanceOf(ModelTruncated);
    expect(failure.message).toContain("spent its whole answer on reasoning");
    expect(server.asked()).toHaveLength(2);
  });

  it("is not streamed, and the last event holds the answer without it", async () => {
    server.setReply(() => ({ content: "<think>They are guilty.</think>The log is missing." }));
    const events = await streamAll(modelAt(server.baseUrl));
    const shown = events.flatMap((event) => ("delta" in event ? [event.delta] : [])).join("");
    expect(shown).toBe("The log is missing.");
    expect(events.at(-1)).toMatchObject({ done: true, text: "The log is missing.", finishReason: "stop" });
  });
});

describe("an answer that is cut", () => {
  it("is never mended into a whole one", async () => {
    server.setReply((request) => ({
      content: answerWith(request, GOOD).content.slice(0, -12),
      finishReason: "length",
    }));
    expect(await failureOf(askJson(modelAt(server.baseUrl)))).toBeInstanceOf(ModelTruncated);
    expect(server.asked().map((body) => body.max_tokens)).toEqual([100, 200]);
  });

  it("is not believed even when it happens to be whole JSON", async () => {
    server.setReply((request) => ({ ...answerWith(request, GOOD), finishReason: "length" }));
    expect(await failureOf(askJson(modelAt(server.baseUrl)))).toBeInstanceOf(ModelTruncated);
  });

  it("fails as text, too", async () => {
    server.setReply(() => ({ content: "The log is", finishReason: "length" }));
    expect(await failureOf(askText(modelAt(server.baseUrl)))).toBeInstanceOf(ModelTruncated);
  });
});

describe("the window", () => {
  it.each([
    [
      "OpenAI",
      refuse(
        400,
        "This model's maximum context length is 4096 tokens. However, you requested 5000 tokens (4900 in the messages, 100 in the completion).",
        { code: "context_length_exceeded" },
      ),
      { window: 4096, promptTokens: 4900 },
    ],
    [
      "vLLM, in words only",
      refuse(400, "This model's maximum context length is 2048 tokens. Please reduce the length.", { code: 400 }),
      { window: 2048, promptTokens: null },
    ],
    [
      "llama.cpp",
      refuse(400, "request (28026 tokens) exceeds the available context size (2048 tokens)", {
        code: 400,
        type: "exceed_context_size_error",
        n_prompt_tokens: 28026,
        n_ctx: 2048,
      }),
      { window: 2048, promptTokens: 28026 },
    ],
  ])("that a prompt exceeds is told as %s tells it, and remembered", async (_, refusal, limits) => {
    server.setReply(() => refusal);
    const memory = memoryInTest();
    const model = modelAt(server.baseUrl, {}, memory);
    const failure = await failureOf(askJson(model));
    expect(failure).toBeInstanceOf(ModelContextOverflow);
    expect(failure).toMatchObject({ limits });
    expect(server.asked()).toHaveLength(1);
    expect(memory.kept()).toMatchObject({ window: limits.window, rung: "json_schema" });
  });

  it("that silently swallows a part of the prompt is noticed by the server's own count", async () => {
    server.setReply((request) => ({
      ...answerWith(request, GOOD),
      usage: { prompt_tokens: 90, completion_tokens: 5 },
    }));
    const long = [{ role: "user", content: "The officer said that the light was red. ".repeat(60) }] as const;
    const model = modelAt(server.baseUrl);
    const failure = await failureOf(
      model.complete({ messages: long, schema: Answer, schemaName: "words", maxOutputTokens: 50, deadline: soon() }),
    );
    expect(failure).toBeInstanceOf(PromptTruncated);
    expect(failure.message).toMatch(
      /read 90 of about \d+ tokens and dropped the rest\. Set the model's context length/,
    );
    expect(server.asked()).toHaveLength(1);
    expect(
      await failureOf(Array.fromAsync(model.stream({ messages: long, maxOutputTokens: 50, deadline: soon() }))),
    ).toBeInstanceOf(PromptTruncated);
  });

  it("is noticed by the check word where the server counts nothing", async () => {
    server.setReply(() => ({
      content: JSON.stringify({ check: "lost", ...GOOD }),
      usage: { prompt_tokens: 0, completion_tokens: 0 },
    }));
    expect(await failureOf(askJson(modelAt(server.baseUrl)))).toBeInstanceOf(PromptTruncated);
    expect(server.asked()).toHaveLength(2);
  });

  it("costs trust only, where the count is whole and the check word wrong", async () => {
    server.setReply(() => ({ content: JSON.stringify({ check: "lost", ...GOOD }) }));
    expect(await askJson(modelAt(server.baseUrl))).toMatchObject({ value: GOOD, repaired: true });
  });

  it("is the setting's, else what the list of models says, else 8192", async () => {
    expect(await modelAt(server.baseUrl, { contextTokens: 32_000 }).window()).toEqual({
      tokens: 32_000,
      source: "setting",
    });
    expect(await modelAt(server.baseUrl).window()).toEqual({ tokens: 8192, source: "default" });
  });
});

describe("filters and refusals", () => {
  it.each([
    ["a prompt", refuse(400, "The response was filtered", { code: "content_filter" })],
    ["a prompt, as Azure says inside", refuse(400, "The prompt was stopped: ResponsibleAIPolicyViolation")],
    ["an answer", { content: "", finishReason: "content_filter" }],
  ])("names %s that was filtered, without asking again", async (_, reply) => {
    server.setReply(() => reply);
    expect(await failureOf(askJson(modelAt(server.baseUrl)))).toBeInstanceOf(ModelFiltered);
    expect(server.asked()).toHaveLength(1);
  });

  it.each([401, 403])("takes %i as a wrong key, at once, and never shows the key", async (status) => {
    server.setReply(() => refuse(status, "Incorrect API key provided: sk-test-key-1234, or sk-te****1234."));
    const failure = await failureOf(askJson(modelAt(server.baseUrl)));
    expect(failure).toBeInstanceOf(ModelAuth);
    expect(`${failure.message} ${failure.detail} ${failure.stack} ${JSON.stringify(failure)}`).not.toMatch(
      /test-key|1234/,
    );
    expect(failure.detail).toContain("[key]");
    expect(server.asked()).toHaveLength(1);
  });

  it("names a model that the server does not know", async () => {
    server.setReply(() => refuse(404, "The model `test-model` does not exist", { code: "model_not_found" }));
    const failure = await failureOf(askJson(modelAt(server.baseUrl)));
    expect(failure).toBeInstanceOf(ModelMisconfigured);
    expect(failure.message).toContain("does not know the model test-model");
    expect(server.asked()).toHaveLength(1);
  });
});

describe("a busy or broken server", () => {
  it("is waited for as long as it says", async () => {
    server.setReply((request, index) =>
      index === 0 ? { ...refuse(429, "Slow down"), retryAfter: 1 } : good(request, index),
    );
    await askJson(modelAt(server.baseUrl));
    expect(waits()).toEqual([1000]);
    expect(server.asked()).toHaveLength(2);
  });

  it("is not waited for past the deadline", async () => {
    server.setReply(() => ({ ...refuse(429, "Slow down"), retryAfter: 30 }));
    expect(await failureOf(askJson(modelAt(server.baseUrl), { deadline: soon(20_000) }))).toBeInstanceOf(
      ModelRateLimited,
    );
    expect(waits()).toEqual([]);
    expect(server.asked()).toHaveLength(1);
  });

  it("without quota is not asked again", async () => {
    server.setReply(() =>
      refuse(429, "You exceeded your current quota", { code: "insufficient_quota", type: "insufficient_quota" }),
    );
    expect(await failureOf(askJson(modelAt(server.baseUrl)))).toBeInstanceOf(ModelRateLimited);
    expect(server.asked()).toHaveLength(1);
  });

  it("that loads its model is asked again", async () => {
    server.setReply((request, index) => (index < 2 ? refuse(503, "Loading model") : good(request, index)));
    expect(await askJson(modelAt(server.baseUrl))).toMatchObject({ value: GOOD });
    expect(server.asked()).toHaveLength(3);
  });

  it("that fails inside is asked three times", async () => {
    server.setReply(() => refuse(500, "oops"));
    expect(await failureOf(askJson(modelAt(server.baseUrl)))).toBeInstanceOf(ModelUnreachable);
    expect(server.asked()).toHaveLength(3);
  });

  it("that is not there is said to be away, with the reason", async () => {
    const gone = createServer().listen(0, "127.0.0.1");
    await once(gone, "listening");
    const { port } = gone.address() as AddressInfo;
    await promisify(gone.close.bind(gone))();
    const failure = await failureOf(askJson(modelAt(`http://127.0.0.1:${port}/v1`)));
    expect(failure).toBeInstanceOf(ModelUnreachable);
    expect(failure.message).toBe(`The model server at 127.0.0.1:${port} could not be reached: nothing listens there.`);
  });

  it("that does not answer in time is given up", async () => {
    server.setReply(good);
    server.server.setChaos({ latencyMs: 3000 });
    expect(await failureOf(askJson(modelAt(server.baseUrl), { deadline: soon(300) }))).toBeInstanceOf(ModelTimeout);
  });

  it("is left at once when the caller leaves", async () => {
    server.setReply(good);
    server.server.setChaos({ latencyMs: 3000 });
    const leaving = new AbortController();
    const asking = askJson(modelAt(server.baseUrl), { signal: leaving.signal });
    await sleep(100);
    leaving.abort(new Error("the case was deleted"));
    await expect(asking).rejects.toThrow("the case was deleted");
  });
});

describe("a stream", () => {
  it("ends with the usage, which it asks for", async () => {
    server.setReply(() => ({ content: "The log is missing.", usage: { prompt_tokens: 30, completion_tokens: 6 } }));
    const events = await streamAll(modelAt(server.baseUrl));
    expect(server.asked()[0]).toMatchObject({ stream: true, stream_options: { include_usage: true } });
    expect(events.at(-1)).toMatchObject({ done: true, usage: { promptTokens: 30, completionTokens: 6 } });
  });

  it("goes without, where the server refuses to count", async () => {
    server.setReply((request) =>
      "stream_options" in request ? refuse(400, "Unknown field: stream_options") : { content: "Fine." },
    );
    const model = modelAt(server.baseUrl);
    await streamAll(model);
    const events = await streamAll(model);
    expect(server.asked().map((body) => "stream_options" in body)).toEqual([true, false, false]);
    expect(events.at(-1)).toMatchObject({ done: true, text: "Fine." });
  });

  it("that breaks off is an error, not an answer", async () => {
    server.server.prependFixture({
      match: { model: "cut-model" },
      response: { content: "The log is missing and nobody knows why it is." },
      truncateAfterChunks: 5,
      latency: 30,
      chunkSize: 5,
    });
    expect(await failureOf(streamAll(modelAt(server.baseUrl, { model: "cut-model" })))).toBeInstanceOf(ModelTruncated);
  });

  it("says when the answer met its limit", async () => {
    server.setReply(() => ({ content: "The log is", finishReason: "length" }));
    expect((await streamAll(modelAt(server.baseUrl))).at(-1)).toMatchObject({ done: true, finishReason: "length" });
  });

  it("of a filtered answer fails", async () => {
    server.setReply(() => ({ content: "The wound", finishReason: "content_filter" }));
    expect(await failureOf(streamAll(modelAt(server.baseUrl)))).toBeInstanceOf(ModelFiltered);
  });

  it("ends when its reader leaves", async () => {
    server.setReply(() => ({ content: "word ".repeat(400) }));
    let count = 0;
    for await (const event of modelAt(server.baseUrl).stream({
      messages: MESSAGES,
      maxOutputTokens: 500,
      deadline: soon(),
    })) {
      expect(event).toHaveProperty("delta");
      count += 1;
      if (count === 2) break;
    }
    expect(count).toBe(2);
  });
});

describe("what aimock cannot be told to do", () => {
  /** A server of a few lines, for what only some servers do. */
  async function withServer<T>(
    answer: (url: string, response: ServerResponse) => void,
    use: (baseUrl: string) => Promise<T>,
  ): Promise<T> {
    const plain = createServer((request, response) => answer(request.url ?? "", response));
    plain.listen(0, "127.0.0.1");
    await once(plain, "listening");
    try {
      return await use(`http://127.0.0.1:${(plain.address() as AddressInfo).port}/v1`);
    } finally {
      plain.closeAllConnections();
      plain.close();
    }
  }

  const piece = (content: string, finish_reason: string | null = null) =>
    `data: ${JSON.stringify({ choices: [{ index: 0, delta: { content }, finish_reason }] })}\n\n`;

  it.each([
    ["before its answer", () => undefined],
    [
      "in the middle of its answer",
      (response: ServerResponse) => {
        response.writeHead(200, { "content-type": "text/event-stream" });
        response.write(piece("The log"));
      },
    ],
  ])("gives up a server that is silent %s, and says which setting helps", async (_, begin) => {
    let asked = 0;
    await withServer(
      (_url, response) => {
        asked += 1;
        begin(response);
      },
      async (baseUrl) => {
        const model = modelAt(baseUrl, { silence: 200 });
        for (const failure of [await failureOf(askJson(model)), await failureOf(streamAll(model))]) {
          expect(failure).toBeInstanceOf(ModelSilent);
          expect(failure.message).toMatch(/sent nothing for .* \(OPENAI_SILENCE_SECONDS\)\.$/);
        }
      },
    );
    expect(asked).toBe(2);
  });

  it("waits for a server that is slow but not silent", async () => {
    await withServer(
      (_, response) => {
        response.writeHead(200, { "content-type": "text/event-stream" });
        const words = ["The ", "log ", "is ", "missing", "."];
        const timer = setInterval(() => {
          const word = words.shift();
          response.write(word === undefined ? piece("", "stop") : piece(word));
          if (word !== undefined) return;
          clearInterval(timer);
          response.end("data: [DONE]\n\n");
        }, 150);
      },
      async (baseUrl) => {
        expect(await askText(modelAt(baseUrl, { silence: 500 }))).toMatchObject({ text: "The log is missing." });
      },
    );
  });

  it("asks a server that refuses to stream for a whole answer, and remembers it", async () => {
    const streams: unknown[] = [];
    const plain = createServer((request, response) => {
      void json(request).then((body) => {
        const { stream } = body as { stream?: boolean };
        streams.push(stream);
        response.writeHead(stream === true ? 400 : 200, { "content-type": "application/json" });
        const message = { role: "assistant", content: "The log is missing." };
        response.end(
          JSON.stringify(
            stream === true
              ? { error: { message: "stream is not supported", param: "stream" } }
              : { choices: [{ index: 0, message, finish_reason: "stop" }] },
          ),
        );
      });
    }).listen(0, "127.0.0.1");
    await once(plain, "listening");
    onTestFinished(() => void plain.close());
    const model = modelAt(`http://127.0.0.1:${(plain.address() as AddressInfo).port}/v1`);
    expect(await askText(model)).toMatchObject({ text: "The log is missing." });
    expect((await streamAll(model)).at(-1)).toMatchObject({ done: true, text: "The log is missing." });
    expect(streams).toEqual([true, undefined, undefined]);
  });

  it("takes an error inside a stream that began well for a failure, not for an answer", async () => {
    const failure = await withServer(
      (_, response) => {
        response.writeHead(200, { "content-type": "text/event-stream" });
        response.write(piece("The log is"));
        response.end(`event: error\ndata: ${JSON.stringify({ error: { message: "The model has crashed" } })}\n\n`);
      },
      (baseUrl) => failureOf(streamAll(modelAt(baseUrl))),
    );
    expect(failure).toBeInstanceOf(ModelTruncated);
  });

  it("waits until the moment that a busy server names as a date", async () => {
    // The date in the header has whole seconds only.
    const now = Date.UTC(2026, 0, 5, 9, 30, 0);
    vi.useFakeTimers({ toFake: ["Date"], now });
    onTestFinished(() => void vi.useRealTimers());
    let asked = 0;
    await withServer(
      (_, response) => {
        asked += 1;
        response.writeHead(asked === 1 ? 503 : 200, {
          "content-type": "application/json",
          ...(asked === 1 ? { "retry-after": new Date(now + 2000).toUTCString() } : {}),
        });
        const message = { role: "assistant", content: "The log is missing." };
        response.end(JSON.stringify({ choices: [{ index: 0, message, finish_reason: "stop" }] }));
      },
      async (baseUrl) => {
        expect(await askText(modelAt(baseUrl))).toMatchObject({ text: "The log is missing." });
      },
    );
    expect(asked).toBe(2);
    expect(waits()).toEqual([2000]);
  });

  it("takes a refusal in its own field for one, and asks once more", async () => {
    const message = { role: "assistant", content: null, refusal: "I cannot help with that." };
    let asked = 0;
    await withServer(
      (_, response) => {
        asked += 1;
        response.writeHead(200, { "content-type": "application/json" });
        response.end(JSON.stringify({ choices: [{ index: 0, message, finish_reason: "stop" }] }));
      },
      async (baseUrl) => {
        expect(await failureOf(askJson(modelAt(baseUrl)))).toBeInstanceOf(ModelRefused);
        expect(asked).toBe(2);
        expect(await failureOf(askText(modelAt(baseUrl)))).toBeInstanceOf(ModelRefused);
      },
    );
  });

  it("takes the window from the list of models where it is told there, and asks for the list once", async () => {
    let lists = 0;
    await withServer(
      (url, response) => {
        if (url.endsWith("/models")) lists += 1;
        response.writeHead(200, { "content-type": "application/json" });
        response.end(JSON.stringify({ object: "list", data: [{ id: "test-model", meta: { n_ctx: 2048 } }] }));
      },
      async (baseUrl) => {
        const model = modelAt(baseUrl);
        expect(await model.window()).toEqual({ tokens: 2048, source: "server" });
        expect(await model.window()).toEqual({ tokens: 2048, source: "server" });
      },
    );
    expect(lists).toBe(1);
  });

  it.each([
    ["api.openai.com", "max_completion_tokens"],
    ["firm.openai.azure.com", "max_completion_tokens"],
    ["127.0.0.1:11434", "max_tokens"],
    ["openai.com.example.net", "max_tokens"],
  ])("begins at %s with %s", (host, field) => {
    const address = readEndpoint({ baseUrl: `https://${host}/v1`, apiKey: null });
    expect(firstCapabilities(address).tokensField).toBe(field);
  });
});

it("takes the environment's words for another program as none of its business", async () => {
  server.setReply(good);
  await askJson(modelAt(server.baseUrl, { apiKey: null }));
  const headers = server.server.getLastRequest()!.headers;
  expect(Object.keys(headers)).not.toContain("openai-organization");
});
