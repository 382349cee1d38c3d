/**
 * Every way in which a request can fail on purpose, and the HTTP status it becomes.
 * `code_unusable` is the registration ticket alone: the specification gives 422 that one meaning.
 */
export const ERROR_STATUS = {
  invalid: 400,
  unauthenticated: 401,
  forbidden: 403,
  /** The password is right; these say what the sign-in still needs, and `confirmation_required` what a running one does. */
  second_factor_required: 403,
  second_factor_setup_required: 403,
  password_change_required: 403,
  confirmation_required: 403,
  not_found: 404,
  wrong_method: 405,
  timed_out: 408,
  conflict: 409,
  too_large: 413,
  wrong_type: 415,
  code_unusable: 422,
  rate_limited: 429,
  headers_too_large: 431,
  internal: 500,
  upstream: 502,
  unavailable: 503,
  storage_full: 507,
} as const;

export type ErrorCode = keyof typeof ERROR_STATUS;

type Extra = {
  /** lowerCamelCase field -> texts. */
  readonly fields?: Readonly<Record<string, readonly string[]>>;
  /** Seconds after which a refused call may be tried again; sent as `Retry-After`. */
  readonly retryAfter?: number;
  readonly cause?: unknown;
};

/** A failure that the caller is told about. `message` is shown to people: never put internals or document text in it. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly fields: Extra["fields"];
  readonly retryAfter: number | undefined;

  constructor(code: ErrorCode, message: string, extra: Extra = {}) {
    super(message, extra.cause === undefined ? undefined : { cause: extra.cause });
    this.name = "AppError";
    this.code = code;
    this.fields = extra.fields;
    this.retryAfter = extra.retryAfter;
  }
}
