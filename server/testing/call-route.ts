import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { isDeepStrictEqual } from "node:util";
import type { z } from "zod";
import { urlOf } from "#lib/api/call.ts";
import { ErrorBody } from "#lib/contracts/common.ts";
import type { Call, CallInput, CallOutput } from "#lib/contracts/define-call.ts";

type Input<C extends Call> = Partial<CallInput<C>>;
type Options = {
  /** Who calls: an account of the builders, or any token as it is. Absent: nobody. */
  readonly as?: { readonly token: string } | string;
  /** The caller's address as the server's own entry would report it. */
  readonly address?: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** Sent as it is, with `headers`, in place of the input's body. */
  readonly rawBody?: string | FormData;
};
/** What a call answered. Reading the half that is not there throws with what happened, so a test needs no narrowing. */
export class Answer<C extends Call> {
  readonly status: number;
  readonly headers: Headers;
  /** Unread, for `bytes` calls and streams of events. */
  readonly response: Response;
  readonly #call: string;
  readonly #data: CallOutput<C> | undefined;
  readonly #error: z.infer<typeof ErrorBody> | undefined;

  constructor(contract: C, response: Response, body: { data?: CallOutput<C>; error?: z.infer<typeof ErrorBody> }) {
    this.status = response.status;
    this.headers = response.headers;
    this.response = response;
    this.#call = `${contract.method} ${contract.path}`;
    this.#data = body.data;
    this.#error = body.error;
  }

  /** The contract's answer. */
  get data(): CallOutput<C> {
    if (this.#error !== undefined)
      throw new Error(`${this.#call} was refused with ${this.status}: ${JSON.stringify(this.#error)}`);
    return this.#data!;
  }

  /** The body of a refusal. */
  get error(): z.infer<typeof ErrorBody> {
    if (this.#error === undefined) throw new Error(`${this.#call} was not refused: it answered ${this.status}`);
    return this.#error;
  }
}

type Handler = (request: Request, context: { params: Promise<Record<string, string>> }) => Promise<Response>;

/** Where a contract's route lies: `/api/case/{id}` is `app/api/case/[id]/route.ts`. */
export function routeFileOf(contract: Call): string {
  return join(process.cwd(), "app", contract.path.replace(/\{(\w+)\}/g, "[$1]"), "route.ts");
}

/**
 * Calls the exported handler of a contract's route file as the framework would, and reads the answer strictly: a body
 * with anything beyond the contract, another status of success, or a failure without the one error body, throws.
 */
export async function callRoute<C extends Call>(
  contract: C,
  input: Input<C> = {},
  options: Options = {},
): Promise<Answer<C>> {
  const routes = (await import(/* @vite-ignore */ pathToFileURL(routeFileOf(contract)).href)) as Record<
    string,
    Handler
  >;
  const handle = routes[contract.method];
  if (handle === undefined) throw new Error(`${routeFileOf(contract)} does not export ${contract.method}`);
  const params = Object.fromEntries(Object.entries(input.params ?? {}).map(([key, value]) => [key, String(value)]));
  const response = await handle(requestFor(contract, input, options), { params: Promise.resolve(params) });
  return readAnswer(contract, response);
}

function requestFor(contract: Call, input: Input<Call>, options: Options): Request {
  const headers = new Headers({ "x-forwarded-for": options.address ?? "127.0.0.1" });
  const token = typeof options.as === "string" ? options.as : options.as?.token;
  if (token !== undefined) headers.set("authorization", `Bearer ${token}`);
  const body = options.rawBody ?? (input.body === undefined ? undefined : JSON.stringify(input.body));
  if (typeof body === "string") headers.set("content-type", "application/json");
  for (const [name, value] of Object.entries(options.headers ?? {})) headers.set(name, value);
  const url = new URL(urlOf(contract, input), "http://localhost:3000");
  return new Request(url, { method: contract.method, headers, body });
}

async function readAnswer<C extends Call>(contract: C, response: Response): Promise<Answer<C>> {
  if (!response.ok) {
    const error = ErrorBody.strict().parse(await response.json());
    if (error.error !== error.message) throw new Error("`error` does not repeat `message`");
    return new Answer(contract, response, { error });
  }
  if (contract.encoding === "bytes" || response.headers.get("content-type")?.startsWith("text/event-stream"))
    return new Answer(contract, response, {});
  if (response.status !== contract.status)
    throw new Error(`${contract.path} answered ${response.status} instead of ${contract.status}`);
  const text = await response.text();
  const raw: unknown = text === "" ? undefined : JSON.parse(text);
  const data = contract.response.parse(raw) as CallOutput<C>;
  if (!isDeepStrictEqual(data, raw)) throw new Error(`${contract.path} answered more than its contract: ${text}`);
  return new Answer(contract, response, { data });
}
