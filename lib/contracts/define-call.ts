import { z } from "zod";

export type Method = "GET" | "POST" | "PUT" | "DELETE";
/** Who may call at all. Which rows they then see is decided in server/policies. */
export type Access = "public" | "user" | "admin";

const nothing = z.object({});
/** Whoever sends or answers an empty object all the same is understood; what it holds is not looked at. */
const nothingAtAll = z.undefined().catch(undefined);

/** One call of the API, the only place where it is described: the browser, the server, the tests and the docs read this. */
export type Call<
  A extends Access = Access,
  P extends z.ZodType = z.ZodType,
  Q extends z.ZodType = z.ZodType,
  B extends z.ZodType = z.ZodType,
  R extends z.ZodType = z.ZodType,
> = {
  readonly method: Method;
  /** `/api/case/{id}`; the route file lies at the same path. */
  readonly path: string;
  readonly access: A;
  /** Status of a good answer. */
  readonly status: number;
  /** `multipart` bodies are streamed by the use case; `bytes` answers are a Response of its own. Neither is parsed here. */
  readonly encoding: "json" | "multipart" | "bytes";
  readonly params: P;
  readonly query: Q;
  readonly body: B;
  /** What the specification does not know has a default: the client takes answers without it, our server gives it. */
  readonly response: R;
};

export function defineCall<
  A extends Access,
  P extends z.ZodType = typeof nothing,
  Q extends z.ZodType = typeof nothing,
  B extends z.ZodType = typeof nothingAtAll,
  R extends z.ZodType = typeof nothingAtAll,
>(call: {
  method: Method;
  path: string;
  access: A;
  status?: number;
  encoding?: "json" | "multipart" | "bytes";
  params?: P;
  query?: Q;
  body?: B;
  response?: R;
}): Call<A, P, Q, B, R> {
  return {
    method: call.method,
    path: call.path,
    access: call.access,
    status: call.status ?? (call.response === undefined && call.encoding !== "bytes" ? 204 : 200),
    encoding: call.encoding ?? "json",
    params: (call.params ?? nothing) as P,
    query: (call.query ?? nothing) as Q,
    body: (call.body ?? nothingAtAll) as B,
    response: (call.response ?? nothingAtAll) as R,
  };
}

/** What the caller sends. */
export type CallInput<C extends Call> = {
  params: z.input<C["params"]>;
  query: z.input<C["query"]>;
  body: z.input<C["body"]>;
};
/** What the handler receives after parsing. */
export type CallParsed<C extends Call> = {
  params: z.output<C["params"]>;
  query: z.output<C["query"]>;
  body: z.output<C["body"]>;
};
/** What the handler returns: all of it, what has a default for other servers' sake included. */
export type CallReturn<C extends Call> = z.output<C["response"]>;
/** What the caller gets back. */
export type CallOutput<C extends Call> = z.output<C["response"]>;
