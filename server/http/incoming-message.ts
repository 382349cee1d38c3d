import { AsyncLocalStorage } from "node:async_hooks";
import type { IncomingMessage } from "node:http";
import { Readable } from "node:stream";

/** Global because the web process and the bundled routes each have a module of this name. */
const holder = globalThis as typeof globalThis & { oddsAndEvidenceIncoming?: AsyncLocalStorage<IncomingMessage> };
const storage = (holder.oddsAndEvidenceIncoming ??= new AsyncLocalStorage<IncomingMessage>());

/** Lets `bodyStream` find, in whatever the work calls, the message as it comes from the socket. */
export function runWithIncomingMessage<T>(message: IncomingMessage, work: () => T): T {
  return storage.run(message, work);
}

/**
 * A request's body for the calls that stream it; null when it has none. Taken from the socket where there is one: the
 * framework's conversions of streams copy every byte, and took a third of an upload's processor time.
 */
export function bodyStream(request: Request): Readable | null {
  if (request.body === null) return null;
  return storage.getStore() ?? Readable.from(request.body);
}
