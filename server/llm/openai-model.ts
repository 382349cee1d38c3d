import { randomBytes } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { OpenAI } from "openai";
import type { z } from "zod";
import { askWindow } from "./ask-window.ts";
import { firstCapabilities } from "./capabilities.ts";
import type { Capabilities, Memory } from "./capabilities.ts";
import { estimatePrompt, estimateTokens } from "./estimate-tokens.ts";
import { extractJson } from "./extract-json.ts";
import { judgeFailure, silentFailure } from "./judge-failure.ts";
import type { Sent } from "./judge-failure.ts";
import { secondRequest, withCheckField, withInstructions } from "./json-form.ts";
import {
  ModelFiltered,
  ModelRefused,
  ModelTimeout,
  ModelTruncated,
  ModelUnreachable,
  ModelUnusable,
  PromptTruncated,
} from "./model-errors.ts";
import { RUNGS } from "./model-port.ts";
import type {
  JsonCompletion,
  JsonRequest,
  ModelMessage,
  ModelPort,
  ModelUsage,
  ModelWindow,
  StreamEvent,
  TextCompletion,
  TextRequest,
} from "./model-port.ts";
import { readEndpoint } from "./read-endpoint.ts";
import { joinPieces, readPieces, type Piece } from "./read-pieces.ts";
import { reasoningFilter, withoutReasoning } from "./reasoning.ts";
import { requestBody, type Format } from "./request-body.ts";
import { silenceFetch } from "./silence-fetch.ts";
import { strictSchema } from "./strict-schema.ts";

export type ModelConfig = {
  readonly baseUrl: string;
  readonly apiKey: string | null;
  readonly model: string;
  /** Tokens; null: what the server tells, else DEFAULT_WINDOW. */
  readonly contextTokens: number | null;
  /** Milliseconds that a server may be silent, unless a request sets its own. */
  readonly silence: number;
};

/** Tokens, for a server that does not tell: what small local models have at least. */
const DEFAULT_WINDOW = 8192;
/** A server may refuse one thing after the other; each is met once. */
const MAX_ADAPTATIONS = 8;
/** Tries of a request that meets no server, a broken connection or a fault on the server. */
const MAX_TRIES = 3;
/** Milliseconds. */
const FIRST_WAIT = 500;
const LONGEST_WAIT = 30_000;
/** Below this share of the expected tokens the server has not read the whole prompt. */
const LEAST_READ = 0.7;
/** Tokens. The estimate of a shorter prompt is too rough to tell. */
const LEAST_JUDGED = 200;

type Base = Pick<TextRequest, "messages" | "maxOutputTokens" | "deadline" | "silence" | "signal">;
type Answer = {
  readonly text: string;
  readonly refusal: string;
  /** Null: the server did not tell. */
  readonly finishReason: string | null;
  readonly isUnclosed: boolean;
  readonly usage: ModelUsage;
  readonly modelReported: string;
};

/**
 * A model behind an OpenAI-compatible endpoint: the adapter of the port. Every answer is asked for as a stream, because a
 * small machine may need half an hour for one, and only its silence tells that it is stuck.
 */
export function createModel(config: ModelConfig, memory: Memory): ModelPort {
  const { model } = config;
  const address = readEndpoint(config);
  const { host: endpoint, baseUrl, query, headers, isComplete } = address;
  const clients = new Map<number, OpenAI>();

  function clientFor(silence: number): OpenAI {
    const client = clients.get(silence) ?? createClient(silence);
    clients.set(silence, client);
    return client;
  }

  function createClient(silence: number): OpenAI {
    return new OpenAI({
      baseURL: baseUrl,
      defaultQuery: query,
      defaultHeaders: headers,
      // Local servers ignore the key, but the package demands one.
      apiKey: config.apiKey ?? "none",
      // Otherwise it takes these from the environment, where another program's may lie.
      ...{ organization: null, project: null, adminAPIKey: null, webhookSecret: null },
      logLevel: "off",
      // Retries are counted here, against the deadline.
      maxRetries: 0,
      fetch: silenceFetch(silence),
    });
  }

  function scrub(text: string): string {
    const withoutKey = config.apiKey === null ? text : text.replaceAll(config.apiKey, "[key]");
    return withoutKey.replace(/\bsk-[\w*.-]{4,}/g, "[key]");
  }

  async function known(): Promise<Capabilities> {
    return (await memory.read()) ?? firstCapabilities(address);
  }

  /** Sends until `read` has its answer, adapting to what the server takes. What was learnt is kept once it has worked. */
  async function send<T>(
    request: Base,
    given: { readonly format: Format | null; readonly lowered?: Capabilities["rung"] },
    read: (pieces: AsyncGenerator<Piece>) => Promise<T>,
  ): Promise<{ answer: T; capabilities: Capabilities }> {
    const remembered = await known();
    const withFormat = (rung: Capabilities["rung"]) => given.format !== null && rung !== "prompt";
    const silence = request.silence ?? config.silence;
    let capabilities = lower(remembered, given.lowered);
    let [adaptations, tries] = [0, 0];
    for (;;) {
      const left = timeLeft(request, endpoint);
      const leaving = new AbortController();
      const signal = AbortSignal.any([
        ...[AbortSignal.timeout(left), leaving.signal],
        ...(request.signal ? [request.signal] : []),
      ]);
      const path = capabilities.addVersion ? "/v1/chat/completions" : "/chat/completions";
      const body = requestBody(request, { ...given, capabilities, model });
      try {
        const response = await clientFor(silence).post(path, { body, signal, timeout: left }).asResponse();
        const answer = await read(readPieces(response, leaving));
        const learnt = given.lowered === undefined ? capabilities : { ...capabilities, rung: remembered.rung };
        if (JSON.stringify(learnt) !== JSON.stringify(remembered)) await memory.write(learnt);
        return { answer, capabilities };
      } catch (error) {
        leaving.abort();
        timeLeft(request, endpoint);
        const sent: Sent = {
          ...{ endpoint, model, capabilities, scrub, silence },
          withFormat: withFormat(capabilities.rung),
          maxOutputTokens: Math.min(request.maxOutputTokens, capabilities.outputCap ?? Infinity),
          withSystem: request.messages.some((message) => message.role === "system"),
          baseHasVersion: isComplete,
        };
        const judgement = judgeFailure(error, sent);
        if (judgement.kind === "adapt" && adaptations < MAX_ADAPTATIONS) {
          adaptations += 1;
          capabilities = { ...capabilities, ...judgement.change };
        } else if (judgement.kind === "wait" && (judgement.patient || tries < MAX_TRIES - 1)) {
          await pause(judgement.after ?? backoff(tries), { request, error: judgement.error });
          tries += 1;
        } else if (judgement.kind === "adapt") {
          throw new ModelUnreachable(`The model server at ${endpoint} refused the request in every format.`);
        } else {
          if (judgement.kind === "fail" && judgement.learnt !== undefined)
            await memory.write({ ...remembered, ...judgement.learnt });
          throw judgement.error;
        }
      }
    }
  }

  async function answerOf(
    request: Base,
    given: { readonly format: Format | null; readonly lowered?: Capabilities["rung"] },
  ): Promise<{ answer: Answer; capabilities: Capabilities }> {
    const { answer: pieces, capabilities } = await send(request, given, (pieces) => Array.fromAsync(pieces));
    const { content, refusal, finishReason, usage, modelReported } = joinPieces(pieces);
    requireWholePrompt(request.messages, usage);
    if (finishReason === "content_filter") throw new ModelFiltered(`The provider at ${endpoint} filtered its answer.`);
    const { text, isUnclosed } = withoutReasoning(content);
    const answer: Answer = {
      ...{ text, refusal, finishReason, usage },
      isUnclosed: isUnclosed || (text === "" && finishReason === "length"),
      modelReported: modelReported ?? model,
    };
    return { answer, capabilities };
  }

  function requireWholePrompt(messages: readonly ModelMessage[], { promptTokens }: ModelUsage): void {
    // Long runs of one sign (dotted lines, rules) are few tokens to some models and many to the estimate.
    const expected = estimatePrompt(
      messages.map((message) => ({ ...message, content: message.content.replace(/(\W)\1{3,}/g, "$1$1$1") })),
    );
    if (promptTokens === null || expected < LEAST_JUDGED || promptTokens >= LEAST_READ * expected) return;
    throw new PromptTruncated(
      `The model server at ${endpoint} read ${promptTokens} of about ${expected} tokens and dropped the rest. Set the model's context length there and the same value in OPENAI_CONTEXT_TOKENS.`,
    );
  }

  async function completeJson<S extends z.ZodObject>(request: JsonRequest<S>): Promise<JsonCompletion<z.output<S>>> {
    const nonce = randomBytes(6).toString("hex");
    const format = { name: request.schemaName, schema: withCheckField(strictSchema(request.schema)) };
    const messages = withInstructions(request.messages, {
      nonce,
      outline: request.outline ?? JSON.stringify(format.schema),
    });
    let asked: Base = { ...request, messages };
    let [isRaised, isReAsked, empties] = [false, false, 0];
    let lowered: Capabilities["rung"] | undefined;
    for (;;) {
      const { answer, capabilities } = await answerOf(asked, { format, ...(lowered ? { lowered } : {}) });
      const extracted = extractJson(answer.text, request.schema, request.read);
      const isStrict = "value" in extracted && !extracted.repaired;
      if (answer.finishReason === "length" || (answer.finishReason === null && !isStrict && answer.text !== "")) {
        const raised = isRaised ? null : raisedCap(asked, { capabilities, isUnclosed: answer.isUnclosed });
        if (raised === null) throw cut(answer);
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
            `The model at ${endpoint} does not see the beginning of the prompt. Set the model's context length there and the same value in OPENAI_CONTEXT_TOKENS.`,
          );
        if (isEchoed || answer.usage.promptTokens !== null)
          return {
            value: extracted.value,
            rung: capabilities.rung,
            repaired: extracted.repaired || isReAsked || !isEchoed,
            echoed: isEchoed,
            finishReason: answer.finishReason ?? "stop",
            usage: answer.usage,
            modelReported: answer.modelReported,
          };
      }
      if (isReAsked) throw unusable(extracted, answer);
      isReAsked = true;
      lowered = nextRung(capabilities.rung);
      asked = { ...asked, messages: [...messages, { role: "user", content: secondRequest(extracted, nonce) }] };
    }
  }

  function unusable(extracted: ReturnType<typeof extractJson>, { refusal }: Answer): ModelRefused | ModelUnusable {
    return refusal !== "" || ("problem" in extracted && extracted.problem === "no JSON")
      ? new ModelRefused(`The model at ${endpoint} did not answer the question, even on a second try.`)
      : new ModelUnusable(
          `The answer from the model at ${endpoint} was not in the required format, even on a second try.`,
        );
  }

  function cut({ isUnclosed }: Answer): ModelTruncated {
    return new ModelTruncated(
      isUnclosed
        ? `The model at ${endpoint} spent its whole answer on reasoning.`
        : `The answer from the model at ${endpoint} was cut off at its length limit.`,
    );
  }

  /** A larger limit for the answer, once, where window and server leave room; null where they do not. */
  function raisedCap(asked: Base, given: { capabilities: Capabilities; isUnclosed: boolean }): number | null {
    const { capabilities, isUnclosed } = given;
    const window = config.contextTokens ?? capabilities.window ?? DEFAULT_WINDOW;
    const room = Math.floor(window * 0.95) - estimatePrompt(asked.messages);
    const raised = Math.min(asked.maxOutputTokens * (isUnclosed ? 4 : 2), capabilities.outputCap ?? Infinity, room);
    return raised > asked.maxOutputTokens * 1.1 ? raised : null;
  }

  async function completeText(request: TextRequest): Promise<TextCompletion> {
    for (let isSecond = false; ; isSecond = true) {
      const { answer } = await answerOf(request, { format: null });
      if (answer.finishReason === "length") throw cut(answer);
      if (answer.refusal !== "") throw new ModelRefused(`The model at ${endpoint} declined to answer.`);
      const { text, usage, modelReported } = answer;
      if (text !== "") return { text, usage, modelReported, finishReason: answer.finishReason ?? "stop" };
      if (isSecond) throw new ModelUnusable(`The model at ${endpoint} gave an empty answer.`);
    }
  }

  async function* stream(request: TextRequest): AsyncIterable<StreamEvent> {
    for (let tries = 0; ; tries += 1) {
      const { answer: arriving } = await send(request, { format: null }, async (pieces) => pieces);
      const show = reasoningFilter();
      const pieces: Piece[] = [];
      let shown = "";
      try {
        for await (const piece of arriving) {
          pieces.push(piece);
          const delta = piece.content === "" ? "" : show(piece.content);
          shown += delta;
          if (delta !== "") yield { delta };
        }
      } catch (error) {
        timeLeft(request, endpoint);
        const silent = silentFailure(error, { endpoint, silence: request.silence ?? config.silence });
        if (silent !== null) throw silent;
        if (shown === "" && tries < MAX_TRIES - 1) {
          await pause(backoff(tries), {
            request,
            error: new ModelUnreachable(`The stream from ${endpoint} was cut off.`),
          });
          continue;
        }
        throw new ModelTruncated(
          `The answer from the model at ${endpoint} was cut off.`,
          scrub(error instanceof Error ? error.message : "").slice(0, 500),
        );
      }
      timeLeft(request, endpoint);
      const { content, refusal, finishReason, usage, modelReported } = joinPieces(pieces);
      requireWholePrompt(request.messages, usage);
      if (finishReason === "content_filter")
        throw new ModelFiltered(`The provider at ${endpoint} filtered its answer.`);
      if (refusal !== "") throw new ModelRefused(`The model at ${endpoint} declined to answer.`);
      if (finishReason === null) throw new ModelTruncated(`The answer from the model at ${endpoint} was cut off.`);
      const whole = withoutReasoning(content);
      if (whole.text === "" && finishReason === "length")
        throw new ModelTruncated(`The model at ${endpoint} spent its whole answer on reasoning.`);
      if (whole.text !== "") {
        const completionTokens = usage.completionTokens ?? estimateTokens(content);
        yield {
          ...{ done: true, text: whole.text, finishReason, usage: { ...usage, completionTokens } },
          modelReported: modelReported ?? model,
        };
        return;
      }
      if (tries > 0) throw new ModelUnusable(`The model at ${endpoint} gave an empty answer.`);
    }
  }

  return {
    endpoint,
    model,
    window: async (): Promise<ModelWindow> => {
      if (config.contextTokens !== null) return { tokens: config.contextTokens, source: "setting" };
      let capabilities = await known();
      if (!capabilities.windowAsked) {
        const window = await askWindow(clientFor(config.silence), { model, withVersion: capabilities.addVersion });
        capabilities = { ...(await known()), windowAsked: true, ...(window === null ? {} : { window }) };
        await memory.write(capabilities);
      }
      return capabilities.window === null
        ? { tokens: DEFAULT_WINDOW, source: "default" }
        : { tokens: capabilities.window, source: "server" };
    },
    complete: ((request: TextRequest | JsonRequest<z.ZodObject>) =>
      request.schema === undefined ? completeText(request) : completeJson(request)) as ModelPort["complete"],
    stream,
  };
}

/** Milliseconds to the deadline. @throws the signal's reason, or ModelTimeout */
function timeLeft({ signal, deadline }: Base, endpoint: string): number {
  signal?.throwIfAborted();
  const left = deadline.getTime() - Date.now();
  if (left <= 0) throw new ModelTimeout(`The model at ${endpoint} did not answer in time.`);
  return left;
}

/** Waits, unless the wait ends after the deadline or is longer than the server may be silent: then the failure stands. */
async function pause(wait: number, { request, error }: { request: Base; error: Error }): Promise<void> {
  if (wait > (request.silence ?? Infinity) || Date.now() + wait >= request.deadline.getTime()) throw error;
  try {
    await sleep(wait, undefined, request.signal ? { signal: request.signal } : {});
  } catch (reason) {
    throw request.signal?.reason ?? reason;
  }
}

/** Doubles, with a random part, so that several workers do not come back at once. */
function backoff(tries: number): number {
  return Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** tries) * (0.75 + Math.random() / 2);
}

function lower(capabilities: Capabilities, rung: Capabilities["rung"] | undefined): Capabilities {
  return rung === undefined ? capabilities : { ...capabilities, rung };
}

function nextRung(rung: Capabilities["rung"]): Capabilities["rung"] {
  return RUNGS[RUNGS.indexOf(rung) + 1] ?? rung;
}
