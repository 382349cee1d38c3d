/** A failed call, whatever the reason. Screens choose the catalogue's text by `status`. */
export class ApiError extends Error {
  /** HTTP status, or 0 when no answer came: offline, refused, timed out. */
  readonly status: number;
  readonly code: string;
  /** lowerCamelCase field -> texts. */
  readonly errors: Readonly<Record<string, readonly string[]>>;

  constructor(status: number, code: string, message: string, errors: Readonly<Record<string, readonly string[]>> = {}) {
    super(message);
    this.name = "ApiError";
    this.status = status;
    this.code = code;
    this.errors = errors;
  }
}

/** The server's own message, or the catalogue's text where the server gave none. */
export function messageOf(error: unknown, fallback: string): string {
  return error instanceof ApiError && error.status > 0 && error.message !== "" ? error.message : fallback;
}
