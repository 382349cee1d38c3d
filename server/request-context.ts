import { AsyncLocalStorage } from "node:async_hooks";

/** What belongs to one request and is of interest far below it: the audit log and the log lines. */
export type RequestContext = {
  readonly requestId: string;
  /** The client's address; an IPv6 address is cut to its /64, because a subscriber owns the whole of it. */
  readonly address: string;
  readonly userAgent: string | null;
};

const storage = new AsyncLocalStorage<RequestContext>();

export function runInRequest<T>(context: RequestContext, work: () => Promise<T>): Promise<T> {
  return storage.run(context, work);
}

/** Null outside a request: in the worker and in scripts. */
export function findRequestContext(): RequestContext | null {
  return storage.getStore() ?? null;
}
