import type { IncomingMessage, ServerResponse } from "node:http";
import type { Call } from "#lib/contracts/define-call.ts";

type Handle = (request: Request, context: { params: Promise<Record<string, string>> }) => Promise<Response>;
type Offer = { readonly handle: Handle; readonly names: readonly string[] };

/** By path, with PLACE for each parameter. Global because the web process and the bundled routes each have a module of this name. */
const holder = globalThis as typeof globalThis & { oddsAndEvidenceDirect?: Map<string, Offer> };
const offers = (holder.oddsAndEvidenceDirect ??= new Map<string, Offer>());

const PLACE = "{}";
const PARAMETER = /\{(\w+)\}/g;
/** A parameter that is no id goes to the framework: only it knows the paths that stand beside one. */
const ID = /(?<=\/)[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}(?=\/|$)/gi;

/**
 * Remembers the handler of a call that asks for JSON. Once the framework has loaded it, with the call's first request, its own
 * way to a handler is left out: it took more processor time than the handler itself (docs/performance.md).
 */
export function offerDirectly({ method, path, encoding }: Call, handle: Handle): void {
  if (method !== "GET" || encoding !== "json") return;
  const names = [...path.matchAll(PARAMETER)].map(([, name]) => name ?? "");
  offers.set(path.replace(PARAMETER, PLACE), { handle, names });
}

/**
 * Answers a request with a handler that was offered.
 * @param request its URL as `admit` leaves it
 * @returns null when there is none: the framework answers
 */
export function answerDirectly(request: IncomingMessage, response: ServerResponse): Promise<void> | null {
  const { method, url = "" } = request;
  if (method !== "GET") return null;
  const queryAt = url.indexOf("?");
  const ids: string[] = [];
  const path = (queryAt === -1 ? url : url.slice(0, queryAt)).replace(ID, (id) => {
    ids.push(id);
    return PLACE;
  });
  const offer = offers.get(path);
  if (offer === undefined) return null;
  const params = Object.fromEntries(offer.names.map((name, index) => [name, ids[index] ?? ""]));
  return answer({ request, response }, (given) => offer.handle(given, { params: Promise.resolve(params) }));
}

type Exchange = { readonly request: IncomingMessage; readonly response: ServerResponse };

async function answer({ request, response }: Exchange, handle: (given: Request) => Promise<Response>): Promise<void> {
  try {
    const headers = Object.entries(request.headers).map(([name, value]): [string, string] => [name, String(value)]);
    const answered = await handle(new Request(`http://localhost${request.url ?? ""}`, { headers }));
    const body = Buffer.from(await answered.arrayBuffer());
    response.statusCode = answered.status;
    for (const [name, value] of answered.headers)
      if (name === "set-cookie") response.appendHeader(name, value);
      else response.setHeader(name, value);
    response.end(body);
  } catch {
    // A handler answers its own failures; admit's headers and body make one of this.
    if (!response.headersSent) response.statusCode = 500;
    response.end();
  }
}
