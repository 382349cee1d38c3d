import { AppError, type ErrorCode } from "../errors.ts";
import { StorageUnavailable } from "../storage/storage.ts";

const LATER = "Please try again in a moment.";
const TELL = "Please contact your administrator.";

/**
 * What went wrong below us, by the codes that the disk, the sockets, PostgreSQL (Appendix A of its manual) and Prisma give
 * their errors. The first row that knows a code counts.
 */
const TABLE: readonly { readonly codes: RegExp; readonly code: ErrorCode; readonly message: string }[] = [
  {
    codes: /^(ENOSPC|EDQUOT|53100)$/,
    code: "storage_full",
    message: "The server has no space left to store this.",
  },
  {
    // Down, starting, stopping, cut off, or with no place for one more connection.
    codes:
      /^(ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|08...|57P0.|53300|P1001|P1002|P1008|P1017|P2024|P2028|P2037|DatabaseNotReachable|ConnectionClosed|SocketTimeout|TooManyConnections)$/,
    code: "unavailable",
    message: `The database cannot be reached. ${LATER}`,
  },
  {
    // A statement that took too long, two that waited for each other, a lock that was not to be had.
    codes: /^(57014|40001|40P01|55P03|P2034|TransactionWriteConflict)$/,
    code: "unavailable",
    message: `The server is busy. ${LATER}`,
  },
  {
    // Read only, out of memory, or with files that cannot be read.
    codes: /^(25006|53...|58...|XX00[12])$/,
    code: "unavailable",
    message: `The database cannot save anything right now. ${TELL}`,
  },
  {
    // ENOENT and ESTALE: the disk or the folder went away under a file that was being written.
    codes: /^(EROFS|EACCES|EPERM|EIO|EEXIST|ENOENT|ENOTDIR|ESTALE|EMFILE|ENFILE)$/,
    code: "unavailable",
    message: `The server cannot write its files. ${TELL}`,
  },
];

/** What the drivers say without a code. */
const CONNECTION_LOST =
  /Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error|Server has closed the connection/;

/** Any error as the failure that the caller is told about. */
export function failureOf(error: unknown): AppError {
  if (error instanceof AppError) return error;
  const chain = causesOf(error);
  const codes = chain.flatMap(codesOf);
  if (codes.includes("P2025")) return new AppError("not_found", "Not found", { cause: error });
  if (codes.includes("P2002")) return new AppError("conflict", "It already exists", { cause: error });
  if (error instanceof StorageUnavailable)
    return new AppError("unavailable", `The document storage cannot be reached. ${LATER}`, { cause: error });
  const isLost = chain.some((each) => each instanceof Error && CONNECTION_LOST.test(each.message));
  const known = TABLE.find((row) => codes.some((code) => row.codes.test(code)) || (isLost && row.codes.test("57P01")));
  return known === undefined
    ? new AppError("internal", "Server error. Please try again later.", { cause: error })
    : new AppError(known.code, known.message, { cause: error });
}

/** An error, what it was made from, and what a driver hung on it, outermost first. */
function causesOf(error: unknown): readonly object[] {
  const found = new Set<object>();
  const waiting = [error];
  while (waiting.length > 0) {
    const next = waiting.shift();
    if (typeof next !== "object" || next === null || found.has(next)) continue;
    found.add(next);
    const { cause, meta, driverAdapterError, errors } = next as Record<string, unknown>;
    waiting.push(cause, meta, driverAdapterError, ...(Array.isArray(errors) ? (errors as unknown[]) : []));
  }
  return [...found];
}

function codesOf(error: object): readonly string[] {
  const { code, originalCode, kind } = error as Record<string, unknown>;
  return [code, originalCode, kind].filter((each): each is string => typeof each === "string");
}
