// @spec product: model servers: what differs between providers
import { once } from "node:events";
import { createServer } from "node:http";
import type { ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { z } from "zod";
import { CONCLUSION_FORM } from "#server/analyst/model/conclusion-form.ts";
import { READING_FORM } from "#server/analyst/model/reading-form.ts";
import { RECORD_FORM } from "#server/analyst/model/record-form.ts";
import {
  ModelError,
  ModelFiltered,
  ModelMisconfigured,
  ModelRateLimited,
  ModelTruncated,
  ModelUnreachable,
} from "./model-errors.ts";
import type { ModelPort } from "./model-port.ts";
import { readEndpoint } from "./read-endpoint.ts";
import { answerWith, memoryInTest, modelAt, refuse, startModelServer } from "./testing/model-server.ts";
import type { Reply } from "./testing/model-server.ts";

let server: Awaited<ReturnType<typeof startModelServer>>;
beforeAll(async () => {
  server = await startModelServer(() => ({ content: "" }));
});
afterAll(() => server.stop());

const Answer = z.object({ words: z.array(z.string()) });
const GOOD = { words: ["a"] };
const good: Reply = (request) => answerWith(request, GOOD);
const soon = (milliseconds = 10_000) => new Date(Date.now() + milliseconds);
const MESSAGES = [{ role: "user", content: "Which words?" }] as const;

const ask = (model: ModelPort, schema: z.ZodObject = Answer, schemaName = "words") =>
  model.complete({ messages: MESSAGES, schema, schemaName, maxOutputTokens: 100, deadline: soon() });
const stream = (model: ModelPort, deadline = soon()) =>
  Array.fromAsync(model.stream({ messages: MESSAGES, maxOutputTokens: 100, deadline }));
const failureOf = async (promise: Promise<unknown>): Promise<ModelError> => {
  const failure: unknown = await promise.then(
    () => null,
    (error: unknown) => error,
  );
  if (failure instanceof ModelError) return failure;
  throw new Error(`no failure of the model: ${String(failure)}`);
};
const requests = () => server.server.getRequests();

describe("a strict server and our own schemas", () => {
  /** What OpenAI's strict mode demands of each part of a schema. */
  function problemsOf(node: unknown, path = ""): string[] {
    if (typeof node !== "object" || node === null) return [];
    const schema = node as Record<string, unknown>;
    const names = Object.keys(schema.properties ?? {});
    const required = (schema.required ?? []) as string[];
    const refused = ["minimum", "maximum", "minLength", "maxLength", "pattern", "format", "default", "$ref", "allOf"];
    return [
      ...(schema.type === "object" && schema.additionalProperties !== false ? [`${path}: additionalProperties`] : []),
      ...names.filter((name) => !required.includes(name)).map((name) => `${path}.${name}: not required`),
      ...refused.filter((keyword) => keyword in schema && path !== "properties").map((one) => `${path}: ${one}`),
      ...Object.entries(schema.properties ?? {}).flatMap(([name, part]) => problemsOf(part, `${path}.${name}`)),
      ...problemsOf(schema.items, `${path}[]`),
      ...((schema.anyOf ?? []) as unknown[]).flatMap((part) => problemsOf(part, `${path}|`)),
    ];
  }
  const strict =
    (answer: Readonly<Record<string, unknown>>): Reply =>
    (request) => {
      const format = request.response_format as { json_schema?: { schema?: unknown; strict?: boolean; name?: string } };
      const problems = format.json_schema === undefined ? [] : problemsOf(format.json_schema.schema);
      return problems.length > 0
        ? refuse(400, `Invalid schema for response_format '${format.json_schema?.name}': ${problems.join("; ")}`, {
            ...{ type: "invalid_request_error", param: "response_format", code: null },
          })
        : answerWith(request, answer);
    };

  it.each([RECORD_FORM, READING_FORM, CONCLUSION_FORM])(
    "takes the schema of $name as it is sent",
    async ({ schema, name }) => {
      server.setReply(strict(Object.fromEntries(Object.keys(schema.shape).map((list) => [list, []]))));
      expect(await ask(modelAt(server.baseUrl), schema, name)).toMatchObject({ rung: "json_schema" });
      expect(server.asked()).toHaveLength(1);
      expect(server.asked()[0]).toMatchObject({ response_format: { json_schema: { name, strict: true } } });
      expect(server.asked()[0]).not.toHaveProperty("tools");
    },
  );

  it("never sees what only we check: ranges, lengths, patterns, things left out", async () => {
    const schema = z.object({
      share: z.number().min(0).max(1),
      name: z.string().min(1).max(9).regex(/^a/),
      inner: z.object({ day: z.iso.date().optional(), list: z.array(z.int()).min(1) }),
    });
    server.setReply(strict({ share: 0.5, name: "a", inner: { list: [1] } }));
    expect(await ask(modelAt(server.baseUrl), schema)).toMatchObject({ rung: "json_schema" });
    expect(server.asked()).toHaveLength(1);
  });

  it("is asked less strictly when it calls the schema broken, and that is remembered", async () => {
    const memory = memoryInTest();
    const broken = refuse(400, "Invalid schema for response_format 'words': schema must have a 'type' key", {
      ...{ type: "invalid_request_error", param: "response_format", code: null },
    });
    server.setReply((request, index) =>
      request.response_format?.type === "json_schema" ? broken : good(request, index),
    );
    const model = modelAt(server.baseUrl, {}, memory);
    expect(await ask(model)).toMatchObject({ value: GOOD, rung: "json_object" });
    expect(server.asked().map((body) => body.response_format?.type)).toEqual(["json_schema", "json_object"]);
    expect(memory.kept()).toMatchObject({ rung: "json_object" });
    expect(memory.kept()!.refusal).toContain("Invalid schema");
    await ask(model);
    expect(server.asked()).toHaveLength(3);
  });
});

describe("refusals without a word of explanation", () => {
  it.each([400, 404, 422, 501])(
    "%i of a request with a form: asked by the next form, with the same words",
    async (status) => {
      server.setReply((request, index) =>
        request.response_format === undefined ? good(request, index) : refuse(status, "Bad request"),
      );
      expect(await ask(modelAt(server.baseUrl))).toMatchObject({ value: GOOD, rung: "prompt", repaired: false });
      expect(server.asked().map((body) => body.response_format?.type ?? "none")).toEqual([
        ...["json_schema", "json_object", "none"],
      ]);
      expect(
        new Set(server.asked().map((body) => JSON.stringify(body.messages).replace(/Check word: \w+/, ""))).size,
      ).toBe(1);
    },
  );

  it("429 that does not say for how long: asked again after a pause of our own", async () => {
    server.setReply((request, index) => (index === 0 ? refuse(429, "Too many requests") : good(request, index)));
    expect(await ask(modelAt(server.baseUrl))).toMatchObject({ value: GOOD });
    expect(server.asked()).toHaveLength(2);
  });
});

describe("Azure", () => {
  const deployment = (name = "firm-gpt") =>
    `${server.baseUrl.replace("/v1", "")}/openai/deployments/${name}?api-version=2024-10-21`;

  it("is asked at the deployment, with version and key where it looks for them", async () => {
    server.setReply(good);
    expect(await ask(modelAt(deployment()))).toMatchObject({ value: GOOD, rung: "json_schema" });
    expect(requests().map(({ path }) => path)).toEqual([
      "/openai/deployments/firm-gpt/chat/completions?api-version=2024-10-21",
    ]);
    const { headers } = requests()[0]!;
    expect(headers).toHaveProperty("api-key");
    expect(headers).not.toHaveProperty("authorization");
  });

  it.each([
    [
      { baseUrl: "https://firm.openai.azure.com/openai/v1/", apiKey: "k1" },
      { "api-key": "k1", authorization: null },
    ],
    [
      { baseUrl: "https://firm.services.ai.azure.com/openai/v1", apiKey: "k1" },
      { "api-key": "k1", authorization: null },
    ],
    // A token of the directory is no key.
    [{ baseUrl: "https://firm.openai.azure.com/openai/v1", apiKey: "eyJhbGciOi.x.y" }, {}],
    [{ baseUrl: "https://azure.com.example.net/v1", apiKey: "k1" }, {}],
    [{ baseUrl: "http://127.0.0.1:11434/v1", apiKey: null }, {}],
  ])("%o takes the key as %o", (given, headers) => {
    expect(readEndpoint(given)).toMatchObject({ headers, query: {}, isComplete: true });
  });

  it("that has no such deployment is said not to know the model, at once", async () => {
    server.setReply(() =>
      refuse(
        404,
        "The API deployment for this resource does not exist. If you created it within the last 5 minutes, wait.",
        {
          code: "DeploymentNotFound",
        },
      ),
    );
    const failure = await failureOf(ask(modelAt(deployment("gone"))));
    expect(failure).toBeInstanceOf(ModelMisconfigured);
    expect(failure.message).toContain("does not know the model test-model");
    expect(requests()).toHaveLength(1);
  });

  it("of an older version, which knows no schema, is asked by json_object", async () => {
    server.setReply((request, index) =>
      request.response_format?.type === "json_schema"
        ? refuse(
            400,
            "response_format value as json_schema is enabled only for api versions 2024-08-01-preview and later",
            {
              code: "BadRequest",
            },
          )
        : good(request, index),
    );
    expect(await ask(modelAt(deployment()))).toMatchObject({ value: GOOD, rung: "json_object" });
    expect(server.asked()).toHaveLength(2);
  });

  it("takes the limit of the answer by its new name, whatever host stands before it", async () => {
    server.setReply((request, index) =>
      "max_tokens" in request
        ? refuse(
            400,
            "Unsupported parameter: 'max_tokens' is not supported with this model. Use 'max_completion_tokens' instead.",
            {
              ...{ code: "unsupported_parameter", param: "max_tokens" },
            },
          )
        : good(request, index),
    );
    const model = modelAt(deployment());
    await ask(model);
    await ask(model);
    expect(server.asked().map((body) => ["max_tokens" in body, "max_completion_tokens" in body])).toEqual([
      [false, true],
      [false, true],
    ]);
  });

  it.each([
    ["jailbreak", { jailbreak: { filtered: true, detected: true } }],
    ["violence", { violence: { filtered: true, severity: "high" } }],
  ])("stops a prompt for %s with the reason inside: filtered, not asked again", async (_, content_filter_result) => {
    server.setReply(() =>
      refuse(400, "The response was filtered due to the prompt triggering a policy.", {
        ...{ param: "prompt", code: "content_filter", status: 400 },
        innererror: { code: "ResponsibleAIPolicyViolation", content_filter_result },
      }),
    );
    expect(await failureOf(ask(modelAt(deployment())))).toBeInstanceOf(ModelFiltered);
    expect(server.asked()).toHaveLength(1);
  });

  it("that is over its rate says when to come back, and is waited for no longer than the deadline", async () => {
    server.setReply((request, index) =>
      index === 0
        ? {
            ...refuse(429, "Requests have exceeded token rate limit of your current pricing tier.", { code: "429" }),
            retryAfter: 1,
          }
        : good(request, index),
    );
    expect(await ask(modelAt(deployment()))).toMatchObject({ value: GOOD });
    expect(server.asked()).toHaveLength(2);
    server.setReply(() => ({ ...refuse(429, "Too many.", { code: "429" }), retryAfter: 60 }));
    expect(await failureOf(ask(modelAt(deployment())))).toBeInstanceOf(ModelRateLimited);
    expect(server.asked()).toHaveLength(1);
  });
});

describe("where aimock's shape is too good", () => {
  async function withServer<T>(answer: (response: ServerResponse) => void, use: (baseUrl: string) => Promise<T>) {
    const plain = createServer((_, response) => answer(response));
    plain.listen(0, "127.0.0.1");
    await once(plain, "listening");
    try {
      return await use(`http://127.0.0.1:${(plain.address() as AddressInfo).port}/v1`);
    } finally {
      plain.closeAllConnections();
      plain.close();
    }
  }
  const events = (response: ServerResponse, ...lines: readonly string[]) => {
    response.writeHead(200, { "content-type": "text/event-stream" });
    response.end(lines.map((line) => `${line}\n\n`).join(""));
  };
  const piece = (content: string, finish_reason: string | null = null) =>
    `data: ${JSON.stringify({ model: "m", choices: [{ index: 0, delta: { content }, finish_reason }] })}`;

  it("Azure's stream begins with the filter's results and no choice", async () => {
    const first = `data: ${JSON.stringify({ id: "", model: "", choices: [], prompt_filter_results: [{ prompt_index: 0 }] })}`;
    await withServer(
      (response) => events(response, first, piece("The log "), piece("is missing.", "stop"), "data: [DONE]"),
      async (baseUrl) => {
        // No usage either: the answer's tokens are estimated then.
        const last = (await stream(modelAt(baseUrl))).at(-1);
        expect(last).toMatchObject({ done: true, text: "The log is missing.", usage: { promptTokens: null } });
        expect(last && "usage" in last && (last.usage.completionTokens ?? 0)).toBeGreaterThan(2);
      },
    );
  });

  it("a stream whose one event is an error is asked for three times, then given up", async () => {
    let asked = 0;
    const failure = await withServer(
      (response) => {
        asked += 1;
        events(response, `event: error\ndata: ${JSON.stringify({ error: { message: "Model unloaded" } })}`);
      },
      (baseUrl) => failureOf(stream(modelAt(baseUrl))),
    );
    expect([ModelTruncated, ModelUnreachable].some((kind) => failure instanceof kind)).toBe(true);
    expect(asked).toBe(3);
  });

  it("a stream that ends in order but says no reason is cut, not whole", async () => {
    await withServer(
      (response) => events(response, piece("The log is"), "data: [DONE]"),
      async (baseUrl) => expect(await failureOf(stream(modelAt(baseUrl)))).toBeInstanceOf(ModelTruncated),
    );
  });

  it("a stream that never ends is left at the deadline", async () => {
    let wasLeft = false;
    await withServer(
      (response) => {
        response.writeHead(200, { "content-type": "text/event-stream" });
        const timer = setInterval(() => response.write(`${piece("word ")}\n\n`), 20);
        response.on("close", () => {
          wasLeft = true;
          clearInterval(timer);
        });
      },
      async (baseUrl) => {
        const failure = await failureOf(stream(modelAt(baseUrl), soon(600)));
        expect(failure.message).toMatch(/did not answer in time|was cut off/);
        await expect.poll(() => wasLeft).toBe(true);
      },
    );
  });
});
