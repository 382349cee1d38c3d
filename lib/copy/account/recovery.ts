export const FORGOT_PASSWORD = {
  title: "Forgot password",
  text: "Enter your account email. We will send a link to set a new password.",
  textWithoutMail: "This server does not send email. Ask your administrator for a link to set a new password.",
  email: "Email",
  submit: "Send Reset Link",
  submitting: "Sending...",
  back: "Back to Login",
  /** Without a message of the server's; specification section 8. */
  failed: "Failed to send password reset email",
} as const;

export const RESET_PASSWORD = {
  title: "Reset password",
  email: "Email",
  newPassword: "New password",
  confirmPassword: "Confirm password",
  hint: (minLength: number) =>
    `At least ${minLength} characters, with an uppercase letter, a lowercase letter, a number and a special character.`,
  submit: "Reset Password",
  submitting: "Resetting...",
  back: "Back to Login",
  /** Without a message of the server's; specification section 8. */
  failed: "Failed to reset password",
} as const;

export const INVALID_LINK = {
  title: "Invalid Reset Link",
  text: "The password reset link is invalid or has expired.",
  action: "Request New Reset Link",
} as const;

export const RESET_DONE = {
  title: "Password Reset Successful",
  text: "Your new password is set. For your security, all sessions of this account have ended.",
  action: "Go to Login",
} as const;
