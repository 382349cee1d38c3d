import type { Call, CallInput, CallOutput } from "../contracts/define-call.ts";
import { ApiError, readFailure } from "./api-error.ts";
import { refreshSession } from "./refresh-session.ts";
import { readToken } from "./session-storage.ts";

/** Milliseconds. */
export const REQUEST_TIMEOUT = 600_000;

type RequiredKeys<T> = { [K in keyof T]-?: undefined extends T[K] ? never : K }[keyof T];
type MayOmit<T> = undefined extends T
  ? true
  : string extends keyof T
    ? true
    : [RequiredKeys<T>] extends [never]
      ? true
      : false;
/** Parts in which nothing is required become optional keys. */
type Omittable<T> = { [K in keyof T as MayOmit<T[K]> extends true ? never : K]: T[K] } & {
  [K in keyof T as MayOmit<T[K]> extends true ? K : never]?: T[K];
};
type Options = { readonly signal?: AbortSignal };
type Init = {
  readonly signal?: AbortSignal;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
};

/**
 * Makes one call of the API. A 401 is answered by one refresh and one repetition; when the session is over the browser
 * goes to /login by a full redirect. The answer is parsed by the contract.
 * @throws ApiError
 */
export async function call<C extends Call>(
  contract: C,
  input: Omittable<CallInput<C>> & Options = {} as Omittable<CallInput<C>> & Options,
): Promise<CallOutput<C>> {
  const { body, signal } = input as { body?: unknown; signal?: AbortSignal };
  const response = await send(contract, urlOf(contract, input), {
    signal,
    ...(body === undefined ? {} : { headers: { "content-type": "application/json" }, body: JSON.stringify(body) }),
  });
  return parse(contract, response);
}

/** One page of a list, and the cursor of the next one: null on the last page. @throws ApiError */
export async function callPage<C extends Call>(
  contract: C,
  input: Omittable<CallInput<C>> & Options,
): Promise<{ readonly items: CallOutput<C>; readonly nextCursor: string | null }> {
  const response = await send(contract, urlOf(contract, input), { signal: (input as Options).signal });
  return { items: await parse(contract, response), nextCursor: response.headers.get("x-next-cursor") };
}

async function parse<C extends Call>(contract: C, response: Response): Promise<CallOutput<C>> {
  const text = await response.text();
  return contract.response.parse(text === "" ? undefined : JSON.parse(text)) as CallOutput<C>;
}

/** The bytes of a `bytes` call, with the bearer token that a plain link could not carry. @throws ApiError */
export async function callBytes<C extends Call>(contract: C, input: Omittable<CallInput<C>> & Options): Promise<Blob> {
  const response = await send(contract, urlOf(contract, input), { signal: (input as Options).signal });
  return response.blob();
}

/**
 * A part of the bytes of a `bytes` call, and of how many bytes in all; they are all of them where the whole is short, or
 * where what stands between does not know parts.
 * @param part from its first byte up to, and without, `to`
 * @throws ApiError
 */
export async function callPart<C extends Call>(
  contract: C,
  input: Omittable<CallInput<C>> & Options,
  part: { readonly from: number; readonly to: number },
): Promise<{ readonly bytes: ArrayBuffer; readonly size: number }> {
  const headers = { range: `bytes=${part.from}-${part.to - 1}` };
  const response = await send(contract, urlOf(contract, input), { signal: (input as Options).signal, headers });
  const bytes = await response.arrayBuffer();
  const size = /\/(\d+)$/.exec(response.headers.get("content-range") ?? "")?.[1];
  return { bytes, size: size === undefined ? bytes.byteLength : Number(size) };
}

/** The unread answer of a call that answers with a stream. @throws ApiError */
export function sendCall(contract: Call, input: object, init: Init): Promise<Response> {
  return send(contract, urlOf(contract, input), init);
}

/** Path parameters and query values are strings, numbers and booleans by their contracts. */
type Plain = string | number | boolean | undefined;

export function urlOf(contract: Call, input: object): string {
  const { params, query } = input as { params?: Record<string, Plain>; query?: Record<string, Plain> };
  const path = contract.path.replace(/\{(\w+)\}/g, (_, key: string) => encodeURIComponent(String(params?.[key])));
  const search = new URLSearchParams(
    Object.entries(query ?? {}).flatMap(([key, value]) =>
      value === undefined || value === "" ? [] : [[key, String(value)]],
    ),
  ).toString();
  return search === "" ? path : `${path}?${search}`;
}

async function send(contract: Call, url: string, init: Init): Promise<Response> {
  const token = readToken();
  let response = await attempt(contract, url, init, token);
  if (response.status === 401 && contract.access !== "public") {
    const refreshed = await refreshSession(token).catch(() => false);
    if (refreshed) response = await attempt(contract, url, init, readToken());
    else if (readToken() === null) window.location.assign("/login");
  }
  if (!response.ok) throw readFailure(response, await response.text().catch(() => ""));
  return response;
}

async function attempt(contract: Call, url: string, init: Init, token: string | null): Promise<Response> {
  const timeout = AbortSignal.timeout(REQUEST_TIMEOUT);
  try {
    return await fetch(url, {
      ...init,
      method: contract.method,
      signal: init.signal ? AbortSignal.any([init.signal, timeout]) : timeout,
      headers: token === null ? init.headers : { ...init.headers, authorization: `Bearer ${token}` },
    });
  } catch (error) {
    if (init.signal?.aborted) throw error;
    throw new ApiError(0, "network", "Network Error");
  }
}
