/** The second step at sign-in, on the account page and at the sign-in itself. */
export const SECOND_FACTOR = {
  title: "Second step at sign-in",
  text: "A code from an authenticator app on your phone, asked for after your password.",
  off: "Off",
  on: (codesLeft: number) => `On. ${codesLeft} recovery ${codesLeft === 1 ? "code" : "codes"} left.`,
  required: "Your firm requires it; an administrator can reset it for a new phone.",
  ssoOnly: "You sign in through your firm's single sign-on, which asks for its own second step.",
  setUp: "Set Up",
  turnOff: "Turn Off",
  turnOffTitle: "Turn off the second step?",
  turnOffText: "Your password alone will open this account again. The recovery codes stop working.",
  turnedOn: "The second step is on.",
  turnedOff: "The second step is off.",
  failed: "Failed to change the second step",
  scan: "Scan this QR code with an authenticator app, or type the key into the app.",
  square: "QR code for the authenticator app",
  secret: "Key",
  codes: "Recovery codes",
  codesText: "Each signs you in once without the phone. Print them or write them down now; they are shown only once.",
  copy: "Copy",
  copied: "Copied",
  code: "Code",
  codeHint: "The 6 digits that the app shows now.",
  codeOrRecoveryHint: "The 6 digits that your authenticator app shows now, or a recovery code.",
  codeRequired: "Code is required",
  confirm: "Turn On",
  confirming: "Checking...",
  cancel: "Cancel",
  loading: "Preparing the second step",
} as const;

/** The steps that a sign-in may still need after the password. */
export const LOGIN_STEP = {
  code: "Enter the code from your authenticator app to continue.",
  setUp: "Your firm requires a second step at sign-in. Set it up to continue.",
  password: "An administrator set this password. Choose your own to continue.",
  newPassword: "New password",
  confirmPassword: "Confirm new password",
  submit: "Continue",
  back: "Start over",
} as const;

/** Asked before sessions are ended and the second step is changed. */
export const CONFIRM_IDENTITY = {
  title: "Confirm that it's you",
  text: "You signed in a while ago. Enter your password to continue.",
  codeText: "You signed in a while ago. Enter a code from your authenticator app to continue.",
  password: "Current password",
  code: "Code",
  required: "This field is required",
  confirm: "Confirm",
  confirming: "Checking...",
  cancel: "Cancel",
  failed: "Failed to confirm",
} as const;
