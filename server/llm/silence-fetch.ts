import { Agent, fetch as fetchByUndici, type RequestInit as UndiciInit } from "undici";

/** Bytes. An answer is some thousand tokens; a server that does not stop must not fill the memory. */
const MAX_ANSWER = 16 * 1024 * 1024;
/** Milliseconds to a connection. */
const CONNECT_LIMIT = 30_000;

/** Codes of an error that ended a request because the server sent nothing for the limit. */
export const SILENCE_CODES: ReadonlySet<string> = new Set(["UND_ERR_HEADERS_TIMEOUT", "UND_ERR_BODY_TIMEOUT"]);

/**
 * `fetch` for a model server. It gives up when the server sends no byte for `silence` milliseconds, however long the
 * answer takes as a whole; the built-in fetch has the same limits, fixed at five minutes, and takes dispatchers of its own
 * version only. Redirects are not followed: key and document text go to the configured host alone.
 */
export function silenceFetch(silence: number): typeof fetch {
  const dispatcher = new Agent({
    ...{ headersTimeout: silence, bodyTimeout: silence, maxResponseSize: MAX_ANSWER },
    connect: { timeout: CONNECT_LIMIT },
  });
  return async (input, init = {}) => {
    const response = await fetchByUndici(input instanceof Request ? input.url : input, {
      ...(init as UndiciInit),
      ...{ dispatcher, redirect: "manual" },
    }).catch((error: unknown) => {
      throw withoutWordTimeout(error);
    });
    if (response.status < 400) return response as unknown as Response;
    return new Response(asErrorObject(await response.text()), {
      status: response.status,
      headers: Object.fromEntries(response.headers),
    });
  };
}

/** The SDK replaces an error that says "timeout" by one without its cause, and the cause tells what to do. */
function withoutWordTimeout(error: unknown): unknown {
  const cause: unknown = error instanceof Error ? error.cause : undefined;
  const code = cause instanceof Error && "code" in cause ? String(cause.code) : "";
  return SILENCE_CODES.has(code) ? Object.assign(new Error("The server sent nothing."), { code }) : error;
}

/** The SDK shows the text of `{ error: ... }` only; `{ detail }`, `{ message }` and the like would be lost. */
function asErrorObject(text: string): string {
  try {
    const body: unknown = JSON.parse(text);
    if (typeof body !== "object" || body === null || Array.isArray(body)) return text;
    const given = body as Record<string, unknown>;
    if (typeof given.error === "object" && given.error !== null) return text;
    const message = given.error ?? given.message ?? given.detail ?? text;
    return JSON.stringify({
      error: { ...given, message: typeof message === "string" ? message : JSON.stringify(message) },
    });
  } catch {
    return text;
  }
}
