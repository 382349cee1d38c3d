import { AsyncLocalStorage } from "node:async_hooks";
import type { IncomingMessage, ServerResponse } from "node:http";
import { Readable } from "node:stream";

/** A request and its answer as they are at the socket. */
type Exchange = { readonly message: IncomingMessage; readonly response: ServerResponse };

/** Global because the web process and the bundled routes each have a module of this name. */
const holder = globalThis as typeof globalThis & { oddsAndEvidenceExchange?: AsyncLocalStorage<Exchange> };
const storage = (holder.oddsAndEvidenceExchange ??= new AsyncLocalStorage<Exchange>());

/** Lets whatever the work calls find the request and its answer as they are at the socket. */
export function runInExchange<T>(exchange: Exchange, work: () => T): T {
  return storage.run(exchange, work);
}

/**
 * A request's body, unread; null when it has none. Taken from the socket where there is one: the framework's
 * conversions of streams copy every byte, and took a third of an upload's processor time.
 */
export function bodyStream(request: Request): Readable | null {
  if (request.body === null) return null;
  return storage.getStore()?.message ?? Readable.from(request.body);
}

/**
 * Hands on what the framework drops from an answer, its length: without one a proxy of HTTP/1.0 takes an answer that
 * broke off for a whole one, and nobody sees how far it has come. What has a length is not compressed on its way.
 */
export function keepLength(headers: Headers): void {
  const response = storage.getStore()?.response;
  const length = headers.get("content-length");
  if (response === undefined || length === null) return;
  response.setHeader("content-length", length);
  response.setHeader("cache-control", "no-store, no-transform");
}
