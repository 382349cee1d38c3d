import { NETWORK_ERROR, SERVER_ERROR } from "./errors.ts";

export const LOGIN = {
  title: "Sign in",
  email: "Email",
  password: "Password",
  submit: "Let's Cook Up a Defense",
  submitting: "Signing in...",
  noAccount: "No account yet?",
  register: "Register",
  emailRequired: "Email is required",
  passwordRequired: "Password is required",
} as const;

/** Failures of signing in by HTTP status; specification section 8. */
export const LOGIN_FAILURE = {
  network: NETWORK_ERROR,
  401: "Invalid email or password. Please check your credentials and try again.",
  429: "Too many login attempts. Please wait a moment and try again.",
  500: SERVER_ERROR,
  /** Any other status without a message of the server's. */
  other: "Authentication failed. Please try again.",
  /** Not an answer of the server at all. */
  unknown: "Login failed. Please try again.",
} as const;
