import { NETWORK_ERROR, SERVER_ERROR } from "../errors.ts";

export const LOGIN = {
  title: "Sign in",
  email: "Email",
  password: "Password",
  submit: "Let's Cook Up a Defense",
  submitting: "Signing in...",
  forgotPassword: "Forgot password?",
  adminLogin: "Admin Login",
  noAccount: "No account yet?",
  register: "Register",
  emailRequired: "Email is required",
  passwordRequired: "Password is required",
} as const;

export const ADMIN_LOGIN = {
  title: "Admin Login",
  email: "Admin email",
  submit: "Admin Login",
  userLogin: "User Login",
  notAdmin: "You do not have admin privileges",
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

/** The firm's single sign-on. Its button is named by the server. */
export const SSO = {
  or: "or",
  startFailed: "Your firm's sign-in cannot be reached right now. Please try again.",
  /** The short time between the identity provider's yes and our own session has passed. */
  expired: "Your firm's sign-in has timed out. Please start again.",
  ticketTitle: "Register",
  ticketText:
    "Your firm's sign-in has confirmed who you are. There is no account with your email yet: enter your Golden Ticket to create one.",
} as const;

/** What came back from the identity provider in `?error=`; any other value is told as `other`. */
export const SSO_ERROR = {
  Callback: "The sign-in at your firm was cancelled or refused. Nothing was changed.",
  AccessDenied: "Your firm's sign-in refused access. Please ask your administrator.",
  EmailNotVerified: "Your firm's sign-in has not verified your email address. Please ask your administrator.",
  NoEmail: "Your firm's sign-in did not send us your email address. Please ask your administrator.",
  OAuthSignin: SSO.startFailed,
  OAuthCallback: "Your firm's sign-in did not work. Please ask your administrator to check its settings.",
  Configuration: "Your firm's sign-in is not set up correctly. Please ask your administrator.",
  other: "Your firm's sign-in did not work. Please try again.",
} as const;
