import { ApiError, messageOf } from "#lib/api/api-error.ts";
import { LOGIN_FAILURE, SSO } from "#lib/copy/account/login.ts";
import { REGISTER_FAILURE } from "#lib/copy/account/register.ts";

/** The text for a failed login; specification section 8, "Login". */
export function describeLoginFailure(error: unknown): string {
  if (!(error instanceof ApiError)) return LOGIN_FAILURE.unknown;
  switch (error.status) {
    case 0:
      return LOGIN_FAILURE.network;
    case 401:
    case 429:
    case 500:
      return LOGIN_FAILURE[error.status];
    default:
      return messageOf(error, LOGIN_FAILURE.other);
  }
}

/** The text for an identity of the firm's single sign-on that could not be turned into a session. */
export function describeSsoFailure(error: unknown): string {
  if (error instanceof ApiError && error.status === 401) return SSO.expired;
  // The server knows why: deactivated, a ticket that does not count. Limits and crashes read as they do for a login.
  return describeLoginFailure(error);
}

/** The text for a failed registration; specification section 8, "Registration (auth layer)". */
export function describeRegistrationFailure(error: unknown): string {
  if (!(error instanceof ApiError)) return REGISTER_FAILURE.other;
  switch (error.status) {
    case 0:
      return REGISTER_FAILURE.network;
    case 400:
      return messageOf(error, REGISTER_FAILURE[400]);
    case 409:
    case 429:
    case 500:
      return REGISTER_FAILURE[error.status];
    default:
      return messageOf(error, REGISTER_FAILURE.other);
  }
}
