import { ERROR_STATUS } from "../errors.ts";
import { log } from "../log.ts";
import { failureOf } from "./failure-of.ts";

/** The only place where a failure becomes an HTTP answer. */
export function errorResponse(error: unknown, requestId: string): Response {
  const known = failureOf(error);
  const status = ERROR_STATUS[known.code];
  if (status >= 500) log.error({ requestId, code: known.code, err: error }, "request failed");
  const headers = new Headers({ "x-request-id": requestId });
  if (known.retryAfter !== undefined) headers.set("retry-after", String(Math.max(1, Math.ceil(known.retryAfter))));
  // The rest of a refused upload must not be read to its end before the browser sees the answer.
  if (known.code === "too_large") headers.set("connection", "close");
  // `error` repeats `message`: some screens read the one, some the other.
  return Response.json(
    { success: false, code: known.code, message: known.message, error: known.message, errors: known.fields },
    { status, headers },
  );
}
