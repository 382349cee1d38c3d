import { AppError, ERROR_STATUS } from "../errors.ts";
import { log } from "../log.ts";
import { StorageUnavailable } from "../storage/storage.ts";

/** The only place where a failure becomes an HTTP answer. */
export function errorResponse(error: unknown, requestId: string): Response {
  const known = error instanceof AppError ? error : translate(error);
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

/** Connection refused, reset, ended by the server, too many connections, starting up or shutting down. */
const DATABASE_AWAY =
  /ECONNREFUSED|ECONNRESET|Connection terminated|timeout exceeded when trying to connect|P1001|P1002|P1008|P1017|P2024|P2028|57P0[1-3]|53300|Server has closed/;

function translate(error: unknown): AppError {
  if (typeof error === "object" && error !== null) {
    const { code, name } = error as { code?: unknown; name?: unknown };
    if (code === "P2025") return new AppError("not_found", "Not found", { cause: error });
    if (code === "P2002") return new AppError("conflict", "That already exists", { cause: error });
    if (error instanceof StorageUnavailable)
      return new AppError("unavailable", "The document storage cannot be reached. Please try again in a moment.", {
        cause: error,
      });
    if (code === "ENOSPC" || code === "EDQUOT")
      return new AppError("storage_full", "The server has no space left to store this.", { cause: error });
    if (DATABASE_AWAY.test(`${String(code)} ${String(name)} ${error instanceof Error ? error.message : ""}`))
      return new AppError("unavailable", "The database cannot be reached. Please try again in a moment.", {
        cause: error,
      });
  }
  return new AppError("internal", "Server error. Please try again later.", { cause: error });
}
