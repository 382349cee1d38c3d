import { request as requestHttp } from "node:http";
import type { IncomingMessage } from "node:http";
import { request as requestHttps } from "node:https";
import { Readable } from "node:stream";

/** Bytes. An answer is some thousand tokens; a server that does not stop must not fill the memory. */
const MAX_ANSWER = 16 * 1024 * 1024;

/**
 * `fetch` for a model server, by Node's own client. The built-in fetch gives up after five minutes without a byte, which
 * a small machine with a local model needs for one long prompt; here only the signal ends it. Redirects are not followed:
 * key and document text go to the configured host alone.
 */
export async function patientFetch(input: string | URL | Request, init: RequestInit = {}): Promise<Response> {
  const url = new URL(input instanceof Request ? input.url : input);
  const request = url.protocol === "https:" ? requestHttps : requestHttp;
  const incoming = await new Promise<IncomingMessage>((resolve, reject) => {
    const outgoing = request(url, {
      method: init.method ?? "GET",
      headers: Object.fromEntries(new Headers(init.headers)),
      ...(init.signal ? { signal: init.signal } : {}),
    });
    outgoing.on("response", resolve).on("error", reject);
    outgoing.end(typeof init.body === "string" ? init.body : undefined);
  });
  const status = incoming.statusCode ?? 502;
  const headers = new Headers();
  for (const [name, value] of Object.entries(incoming.headers)) headers.set(name, String(value));
  if (status >= 400) return new Response(asErrorObject(await readText(incoming)), { status, headers });
  const body = status === 204 || status === 304 ? null : Readable.toWeb(Readable.from(limited(incoming)));
  return new Response(body as ReadableStream | null, { status, headers });
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

async function readText(incoming: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of limited(incoming)) parts.push(part);
  return Buffer.concat(parts).toString("utf8");
}

async function* limited(incoming: IncomingMessage): AsyncGenerator<Buffer> {
  let size = 0;
  for await (const part of incoming as AsyncIterable<Buffer>) {
    size += part.length;
    if (size > MAX_ANSWER) throw new Error("the answer is too large");
    yield part;
  }
}
