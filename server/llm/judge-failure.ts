import { APIConnectionError, APIError } from "openai";
import type { Capabilities } from "./capabilities.ts";
import {
  ModelAuth,
  ModelContextOverflow,
  ModelFiltered,
  ModelMisconfigured,
  ModelRateLimited,
  ModelSilent,
  ModelUnreachable,
} from "./model-errors.ts";
import type { ModelError } from "./model-errors.ts";
import { RUNGS } from "./model-port.ts";
import { SILENCE_CODES } from "./silence-fetch.ts";

/** What was sent, as far as a refusal may be about it. */
export type Sent = {
  readonly endpoint: string;
  readonly model: string;
  readonly capabilities: Capabilities;
  readonly withFormat: boolean;
  readonly maxOutputTokens: number;
  readonly withSystem: boolean;
  /** Milliseconds that it may send nothing. */
  readonly silence: number;
  readonly baseHasVersion: boolean;
  /** Takes the key out of a text. */
  readonly scrub: (text: string) => string;
};

export type Judgement =
  /** Send it again in another form. */
  | { readonly kind: "adapt"; readonly change: Partial<Capabilities> }
  /** Send it again later. Milliseconds; null: the server did not say. `patient`: until the deadline, else some times. */
  | { readonly kind: "wait"; readonly after: number | null; readonly patient: boolean; readonly error: ModelError }
  | { readonly kind: "fail"; readonly error: ModelError; readonly learnt?: Partial<Capabilities> };

const fail = (error: ModelError, learnt?: Partial<Capabilities>): Judgement => ({
  kind: "fail",
  error,
  ...(learnt === undefined ? {} : { learnt }),
});
const adapt = (change: Partial<Capabilities>): Judgement => ({ kind: "adapt", change });

/** Decides what to do about a request that failed. The order matters: a refusal of the format is what nothing else explains. */
export function judgeFailure(error: unknown, sent: Sent): Judgement {
  if (!(error instanceof APIError) || error instanceof APIConnectionError) return connectionFailure(error, sent);
  const refused = error as APIError;
  const detail = sent.scrub(refused.message).slice(0, 500);
  const code = refused.code ?? refused.type ?? "";
  const refusal = { status: statusOf(refused), code, text: detail, error: refused };
  return (
    finalRefusal(refusal, sent) ??
    busyServer(refusal, sent) ??
    refusedParameter(refusal, sent) ??
    wrongPath(refusal, sent) ??
    refusedFormat(refusal, sent) ??
    fail(new ModelMisconfigured(`The model server at ${sent.endpoint} refused the request (${said(refusal)}).`, detail))
  );
}

type Refusal = { readonly status: number; readonly code: string; readonly text: string; readonly error: APIError };

/** An error inside a stream comes with status 200; its code may then be the status, as a number or in digits. */
function statusOf({ status, code }: APIError): number {
  if (typeof status === "number") return status;
  // Whatever its type says: llama.cpp sends a number.
  const asNumber = Number(code);
  return asNumber >= 400 && asNumber <= 599 ? asNumber : 500;
}

const said = ({ status }: Refusal) => `HTTP ${status}`;

function finalRefusal(refusal: Refusal, { endpoint, model }: Sent): Judgement | null {
  const { status, code, text, error } = refusal;
  if (status === 401 || status === 403) {
    if (isFilter(refusal)) return fail(filtered(endpoint, text));
    return fail(new ModelAuth(`The model server at ${endpoint} refused the key (${said(refusal)}).`, text));
  }
  if (code === "insufficient_quota" || error.type === "insufficient_quota" || status === 402)
    return fail(new ModelRateLimited(`The account at ${endpoint} has no quota left.`, text));
  if (status >= 300 && status < 400)
    return fail(
      new ModelMisconfigured(`The model server at ${endpoint} redirects elsewhere. Configure its final address.`, text),
    );
  if (isFilter(refusal)) return fail(filtered(endpoint, text));
  const overflow = contextLimits(refusal);
  if (overflow !== null)
    return fail(
      new ModelContextOverflow(`The prompt is larger than the context window of ${model}.`, overflow, text),
      overflow.window === null ? undefined : { window: overflow.window },
    );
  if (code === "model_not_found" || code === "DeploymentNotFound" || (status === 404 && /\bmodel\b/i.test(text)))
    return fail(new ModelMisconfigured(`The model server at ${endpoint} does not know the model ${model}.`, text));
  return null;
}

function filtered(endpoint: string, text: string): ModelFiltered {
  return new ModelFiltered(`The provider at ${endpoint} filtered this text.`, text);
}

function isFilter({ code, text, error }: Refusal): boolean {
  const body = JSON.stringify(error.error ?? "");
  return (
    code === "content_filter" ||
    /ResponsibleAIPolicyViolation|content_filter|content management policy|content_policy_violation/.test(body + text)
  );
}

/** The limits of an overflow, or null when it is none. */
function contextLimits({ status, code, text, error }: Refusal): ModelContextOverflow["limits"] | null {
  const body = (error.error ?? {}) as Record<string, unknown>;
  const isNamed = [code, error.type].some(
    (name) => name === "context_length_exceeded" || name === "exceed_context_size_error",
  );
  const window =
    /maximum context length (?:is|of) (\d+)/i.exec(text)?.[1] ??
    /context (?:size|length|window)\D{1,20}(\d+)/i.exec(text)?.[1];
  const isTold =
    /maximum context length|exceeds? the (?:available )?context|context (?:size|length|window) (?:exceeded|of)|prompt is too long|input is too long|too many (?:input )?tokens/i.test(
      text,
    );
  if (!isNamed && !(isTold && status >= 400 && status < 500 && status !== 429)) return null;
  return {
    window: whole(body.n_ctx) ?? whole(window),
    promptTokens:
      whole(body.n_prompt_tokens) ??
      whole(/(\d+) (?:in the messages|input tokens)|request \((\d+) tokens\)/i.exec(text)?.slice(1).find(Boolean)),
  };
}

function whole(value: unknown): number | null {
  const number = Number(value ?? Number.NaN);
  return Number.isInteger(number) && number > 0 ? number : null;
}

function busyServer(refusal: Refusal, { endpoint }: Sent): Judgement | null {
  const { status, text, error } = refusal;
  const after = retryAfter(error.headers);
  if (status === 429)
    return {
      kind: "wait",
      after,
      patient: true,
      error: new ModelRateLimited(`The model server at ${endpoint} is not accepting requests right now.`, text),
    };
  if (status === 503 || status === 529)
    return {
      kind: "wait",
      after,
      patient: true,
      error: new ModelUnreachable(`The model server at ${endpoint} is not ready (${said(refusal)}).`, text),
    };
  if (status >= 500 && status !== 501)
    return {
      kind: "wait",
      after,
      patient: false,
      error: new ModelUnreachable(`The model server at ${endpoint} failed (${said(refusal)}).`, text),
    };
  return null;
}

/** `Retry-After` in milliseconds: seconds or a date. */
function retryAfter(headers: Headers | undefined): number | null {
  const given = headers?.get("retry-after");
  if (!given) return null;
  const seconds = Number(given);
  const wait = Number.isNaN(seconds) ? Date.parse(given) - Date.now() : seconds * 1000;
  return Number.isNaN(wait) ? null : Math.max(0, wait);
}

function refusedParameter({ status, text, error }: Refusal, sent: Sent): Judgement | null {
  if (status !== 400 && status !== 422) return null;
  const { capabilities } = sent;
  const names = (name: string) => error.param === name || new RegExp(`\\b${name}\\b`).test(text);
  const cap = /(?:at most|maximum of|less than or equal to|<=) (\d+)/i.exec(text)?.[1];
  const isAboutLimit = names("max_tokens") || names("max_completion_tokens");
  if (isAboutLimit && cap !== undefined && Number(cap) > 0 && Number(cap) < sent.maxOutputTokens)
    return adapt({ outputCap: Number(cap) });
  if (names(capabilities.tokensField) && capabilities.tokensField === "max_tokens")
    return adapt({ tokensField: "max_completion_tokens" });
  if (names(capabilities.tokensField) && capabilities.tokensField === "max_completion_tokens" && !sent.withFormat)
    return adapt({ tokensField: "max_tokens" });
  if (names(capabilities.tokensField)) return adapt({ tokensField: "max_tokens" });
  if (capabilities.withTemperature && names("temperature")) return adapt({ withTemperature: false });
  if (capabilities.withStream && capabilities.withStreamOptions && /stream_options|include_usage/.test(text))
    return adapt({ withStreamOptions: false });
  if (capabilities.withStream && names("stream")) return adapt({ withStream: false });
  if (capabilities.withSystem && sent.withSystem && isAboutRoles(text)) return adapt({ withSystem: false });
  return null;
}

function isAboutRoles(text: string): boolean {
  return /\bsystem\b.{0,40}\b(?:role|message|prompt)|\brole\b.{0,40}\bsystem\b|roles? must alternate/i.test(text);
}

/** Half of all guides give the address with `/v1`, the other half without. */
function wrongPath({ status }: Refusal, { capabilities, baseHasVersion }: Sent): Judgement | null {
  return (status === 404 || status === 405) && !baseHasVersion && !capabilities.addVersion
    ? adapt({ addVersion: true })
    : null;
}

/** Some servers name the format in their refusal, some fail inside and say nothing of it: whatever is unexplained counts. */
function refusedFormat({ status, text }: Refusal, { capabilities, withFormat }: Sent): Judgement | null {
  if (!withFormat || ![400, 404, 422, 501].includes(status)) return null;
  const next = RUNGS[RUNGS.indexOf(capabilities.rung) + 1];
  if (next === undefined) return null;
  const refusesAll =
    /response_format\W{0,3}(?:parameter )?(?:is )?(?:not supported|unsupported|not permitted|unknown)/i;
  const refusesObject = /json_object\W{0,3}(?:type )?(?:is )?(?:not supported|unsupported|unavailable)/i;
  const skips = next === "json_object" && (refusesAll.test(text) || refusesObject.test(text));
  return adapt({ rung: skips ? "prompt" : next, refusal: text });
}

const CAUSES: Readonly<Record<string, string>> = {
  ECONNREFUSED: "nothing listens there",
  ENOTFOUND: "no such host",
  EAI_AGAIN: "the name could not be looked up",
  ECONNRESET: "the connection was cut",
  EPIPE: "the connection was cut",
  ETIMEDOUT: "no answer",
  EHOSTUNREACH: "no route to the host",
  UND_ERR_CONNECT_TIMEOUT: "no connection in time",
};
/** Without a connection nothing was sent. */
const NOT_CONNECTED = new Set(["ECONNREFUSED", "ENOTFOUND", "EAI_AGAIN", "EHOSTUNREACH", "UND_ERR_CONNECT_TIMEOUT"]);
const CERTIFICATE = /CERT|SELF_SIGNED|UNABLE_TO_VERIFY|ERR_TLS/;

/** The failure of a server that sent nothing for too long; null for every other error. */
export function silentFailure(
  error: unknown,
  { endpoint, silence }: Pick<Sent, "endpoint" | "silence">,
): ModelError | null {
  if (!SILENCE_CODES.has(causeCode(error))) return null;
  const limit = silence < 120_000 ? `${Math.round(silence / 1000)} seconds` : `${Math.round(silence / 60_000)} minutes`;
  return new ModelSilent(`The model server at ${endpoint} sent nothing for ${limit} (OPENAI_SILENCE_SECONDS).`);
}

function connectionFailure(error: unknown, sent: Sent): Judgement {
  const { endpoint, scrub } = sent;
  const silent = silentFailure(error, sent);
  if (silent !== null) return fail(silent);
  const code = causeCode(error);
  const detail = scrub(error instanceof Error ? error.message : "").slice(0, 500);
  if (CERTIFICATE.test(code))
    return fail(
      new ModelMisconfigured(
        `The certificate of ${endpoint} is not trusted (${code}): set NODE_EXTRA_CA_CERTS to the file of its authority.`,
        detail,
      ),
    );
  const reason = CAUSES[code] ?? "the connection was lost";
  const unreachable = new ModelUnreachable(
    `The model server at ${endpoint} could not be reached: ${reason}.`,
    detail,
    !NOT_CONNECTED.has(code),
  );
  return { kind: "wait", after: null, patient: false, error: unreachable };
}

function causeCode(error: unknown): string {
  for (let at = error; at instanceof Error; at = at.cause)
    if ("code" in at && typeof at.code === "string") return at.code;
  return "";
}
