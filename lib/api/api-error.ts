/** A failed call, whatever the reason. Screens choose the catalogue's text by `status`. */
export class ApiError extends Error {
  /** HTTP status, or 0 when no answer came: offline, refused, timed out. */
  readonly status: number;
  readonly code: string;
  /** lowerCamelCase field -> texts. */
  readonly errors: Readonly<Record<string, readonly string[]>>;
  /** HTTP's own words for the status, "Bad Gateway"; empty where the connection carries none. */
  readonly statusText: string;

  constructor(
    status: number,
    code: string,
    message: string,
    errors: Readonly<Record<string, readonly string[]>> = {},
    statusText = "",
  ) {
    super(message);
    this.name = "ApiError";
    this.status = status;
    this.code = code;
    this.errors = errors;
    this.statusText = statusText;
  }
}

/** The server's own message, or the catalogue's text where the server gave none. */
export function messageOf(error: unknown, fallback: string): string {
  return error instanceof ApiError && error.status > 0 && error.message !== "" ? error.message : fallback;
}

/**
 * What a failed answer says. A body with `message` or `error` alone will do; one that is nothing of the kind, a proxy's
 * page, leaves the message empty.
 * @param body the answer's text
 */
export function readFailure({ status, statusText }: Pick<ApiError, "status" | "statusText">, body: string): ApiError {
  const { code, message, error, errors } = fieldsOf(body);
  const said = [message, error].find((text) => typeof text === "string" && text.trim() !== "");
  return new ApiError(
    status,
    typeof code === "string" ? code : "unknown",
    typeof said === "string" ? said : "",
    textsOf(errors),
    statusText,
  );
}

function fieldsOf(body: string): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(body);
    return typeof value === "object" && value !== null ? (value as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}

function textsOf(errors: unknown): Record<string, readonly string[]> {
  if (typeof errors !== "object" || errors === null) return {};
  return Object.fromEntries(
    Object.entries(errors).map(([field, texts]) => [
      field,
      [texts].flat().filter((text): text is string => typeof text === "string"),
    ]),
  );
}
