import { OpenAI } from "openai";
import { firstCapabilities } from "./capabilities.ts";
import type { Capabilities, Memory } from "./capabilities.ts";
import { judgeFailure } from "./judge-failure.ts";
import type { Sent } from "./judge-failure.ts";
import { ModelUnreachable } from "./model-errors.ts";
import type { TextRequest } from "./model-port.ts";
import { backoff, MAX_TRIES, pause, timeLeft } from "./patience.ts";
import { readEndpoint } from "./read-endpoint.ts";
import { readPieces, type Piece } from "./read-pieces.ts";
import { requestBody, type Format } from "./request-body.ts";
import { silenceFetch } from "./silence-fetch.ts";

export type ModelConfig = {
  readonly baseUrl: string;
  readonly apiKey: string | null;
  readonly model: string;
  /** Tokens; null: what the server tells, else DEFAULT_WINDOW. */
  readonly contextTokens: number | null;
  /** Milliseconds that a server may be silent, unless a request sets its own. */
  readonly silence: number;
};

/** A server may refuse one thing after the other; each is met once. */
const MAX_ADAPTATIONS = 8;

/** What every request has, whatever its answer is to be. */
export type Asked = Pick<TextRequest, "messages" | "maxOutputTokens" | "deadline" | "silence" | "signal">;

/** The form that the answer is asked for in; `lowered` asks less strictly than the server could be asked. */
export type AskedForm = { readonly format: Format | null; readonly lowered?: Capabilities["rung"] };

/** The way to one server: knows its address and key, and what it was seen to take. */
export type AdaptingClient = {
  /** The host, for messages. */
  readonly endpoint: string;
  /** The package's client, which gives up when the server is silent for so many milliseconds. */
  clientFor: (silence: number) => OpenAI;
  /** A message of the server's without the key. */
  scrub: (text: string) => string;
  /** What was learnt of the server, else what its address says. */
  known: () => Promise<Capabilities>;
  /**
   * Sends until `read` has its answer, adapting to what the server takes. What was learnt is kept once it has worked.
   * @throws what judgeFailure makes of the failure, ModelTimeout, ModelUnreachable, or the signal's reason
   */
  send: <T>(
    request: Asked,
    form: AskedForm,
    read: (pieces: AsyncGenerator<Piece>) => Promise<T>,
  ) => Promise<{ answer: T; capabilities: Capabilities }>;
};

export function createAdaptingClient(config: ModelConfig, memory: Memory): AdaptingClient {
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

  async function send<T>(
    request: Asked,
    given: AskedForm,
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
          throw new ModelUnreachable(`The model server at ${endpoint} refused the request in every form.`);
        } else {
          if (judgement.kind === "fail" && judgement.learnt !== undefined)
            await memory.write({ ...remembered, ...judgement.learnt });
          throw judgement.error;
        }
      }
    }
  }

  return { endpoint, clientFor, scrub, known, send };
}

function lower(capabilities: Capabilities, rung: Capabilities["rung"] | undefined): Capabilities {
  return rung === undefined ? capabilities : { ...capabilities, rung };
}
