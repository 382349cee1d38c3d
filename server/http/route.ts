import { randomUUID } from "node:crypto";
import type { Call, CallParsed, CallReturn } from "#lib/contracts/define-call.ts";
import { AppError } from "../errors.ts";
import { log } from "../log.ts";
import type { Actor } from "../policies/actor.ts";
import { runInRequest } from "../request-context.ts";
import { findActor } from "../sessions/find-actor.ts";
import { clientAddress } from "./client-address.ts";
import { offerDirectly } from "./direct.ts";
import { errorResponse } from "./error-response.ts";
import { keepLength } from "./exchange.ts";
import { parseInput } from "./parse-input.ts";
import { MAX_BODY, readBody } from "./read-body.ts";
import { recordDenial } from "./record-denial.ts";

type ActorFor<C extends Call> = C["access"] extends "public" ? null : Actor;
type Input<C extends Call> = CallParsed<C> & {
  readonly actor: ActorFor<C>;
  /** For the streaming calls only; a use case never sees it. */
  readonly request: Request;
  /** For the few headers of an answer that are part of its contract. */
  readonly headers: Headers;
};
/** A call without a described answer may be handled by a use case that returns nothing; any by bytes or a stream. */
type Returned<C extends Call> =
  undefined extends CallReturn<C> ? Promise<Response> | Promise<void> : Promise<CallReturn<C> | Response>;
type Handler<C extends Call> = (input: Input<C>) => Returned<C>;
type Context = { params: Promise<Record<string, string> | undefined> };

/**
 * Makes the handler of one call: request id, actor, access, parsing, use case, answer parsed by the contract.
 * The actor comes before the parsing, so that a stranger learns nothing about a call's shape.
 */
export function route<C extends Call>(contract: C, handle: Handler<C>) {
  const answerTo = async (request: Request, context: Context): Promise<Response> => {
    const requestId = randomUUID();
    const started = performance.now();
    const response = await runInRequest(
      { requestId, address: clientAddress(request), userAgent: request.headers.get("user-agent") },
      async () => {
        let actor: Actor | null = null;
        try {
          if (contract.access !== "public") actor = await requireActor(request);
          return await answer(contract, handle, { request, context, actor });
        } catch (error) {
          if (actor !== null) await recordDenial({ actor, contract, params: (await context.params) ?? {}, error });
          return errorResponse(error, requestId);
        }
      },
    );
    response.headers.set("x-request-id", requestId);
    keepLength(response.headers);
    // Whatever an upload was refused for, the rest of it must not be sent to its end before the browser sees the answer.
    if (contract.encoding === "multipart" && !response.ok) response.headers.set("connection", "close");
    log.info({
      requestId,
      call: `${contract.method} ${contract.path}`,
      status: response.status,
      ms: Math.round(performance.now() - started),
    });
    return response;
  };
  offerDirectly(contract, answerTo);
  return answerTo;
}

type Asked = { readonly request: Request; readonly context: Context; readonly actor: Actor | null };

async function answer<C extends Call>(contract: C, handle: Handler<C>, { request, context, actor }: Asked) {
  if (contract.access === "admin" && !actor?.roles.includes("Admin"))
    throw new AppError("forbidden", "You do not have admin privileges");
  const headers = new Headers();
  const input = {
    // Next gives a path without parameters none at all, not an empty record.
    params: parseParams(contract, (await context.params) ?? {}),
    query: parseInput(contract.query, queryOf(request)),
    body: contract.encoding === "multipart" ? undefined : parseInput(contract.body, await readJson(request)),
  } as CallParsed<C>;
  const result = await handle({ ...input, actor: actor as ActorFor<C>, request, headers });
  if (result instanceof Response) return result;
  // Parsing the answer drops every field the contract does not promise. A failure here is our fault, hence a 500.
  const body = contract.response.parse(result);
  return body === undefined
    ? new Response(null, { status: contract.status, headers })
    : Response.json(body, { status: contract.status, headers });
}

async function requireActor(request: Request): Promise<Actor> {
  const actor = await findActor(request.headers.get("authorization"));
  if (actor === null) throw new AppError("unauthenticated", "Please sign in.");
  return actor;
}

/** What is no id of ours names nothing, hence 404: probing teaches nothing. */
function parseParams(contract: Call, value: unknown): unknown {
  const result = contract.params.safeParse(value);
  if (!result.success) throw new AppError("not_found", "Not found");
  return result.data;
}

/** An empty value, as forms send for what was left open, is as good as none. */
function queryOf(request: Request): Record<string, string> {
  return Object.fromEntries([...new URL(request.url).searchParams].filter(([, value]) => value !== ""));
}

async function readJson(request: Request): Promise<unknown> {
  if (request.method === "GET" || request.method === "DELETE") return undefined;
  // A form of another site can send text/plain without asking the browser first; JSON it cannot.
  const isJson = /^application\/json\b/i.test(request.headers.get("content-type") ?? "");
  const text = await readBody(request, isJson ? MAX_BODY : 0).catch((error: unknown) => {
    if (!isJson && error instanceof AppError && error.code === "too_large")
      throw new AppError("invalid", "The request body must be JSON");
    throw error;
  });
  if (text === "") return undefined;
  try {
    return JSON.parse(text);
  } catch {
    throw new AppError("invalid", "The request body is not JSON");
  }
}
