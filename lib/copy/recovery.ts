export const FORGOT_PASSWORD = {
  title: "Forgot password",
  text: "Enter the email of your account. We send a link that sets a new password.",
  textWithoutMail: "This server sends no mail. Your administrator can make you a link that sets a new password.",
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
  text: "Your new password is set. For your safety every session of this account has ended.",
  action: "Go to Login",
} as const;
