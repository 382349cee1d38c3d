export const ACCOUNT = {
  title: "Account",
  loading: "Loading your account",
  loadFailed: "Failed to load your account",
  /** Without a reason of the server's. */
  noAnswer: "The server did not respond.",
  retry: "Try again",
} as const;

export const PROFILE = {
  title: "Profile",
  email: "Email",
  emailHint: "You sign in with this address.",
  firstName: "First name",
  lastName: "Last name",
  barNumber: "Bar number",
  lawFirm: "Law firm/organization",
  save: "Save Profile",
  saving: "Saving...",
  saved: "Your profile is saved.",
  failed: "Failed to save your profile",
  firstNameRequired: "First name is required",
  lastNameRequired: "Last name is required",
} as const;

export const CHANGE_PASSWORD = {
  title: "Change password",
  text: "Your other sessions end when the password changes.",
  currentPassword: "Current password",
  newPassword: "New password",
  confirmPassword: "Confirm new password",
  currentRequired: "Current password is required",
  save: "Change Password",
  saving: "Changing...",
  failed: "Failed to change password",
  withoutPassword: "You sign in through your firm's single sign-on. This account has no password of its own.",
} as const;

export const APPEARANCE = { title: "Appearance", legend: "Theme" } as const;

export const STRAIGHT_FACE = {
  label: "Straight face",
  hint: "Plain labels instead of the playful ones, on every device you sign in on. For a screen that a client or a court may see.",
  failed: "Failed to change the labels",
} as const;

export const SESSIONS = {
  title: "Active sessions",
  text: "Everywhere you are signed in. End any session you do not recognize, then change your password.",
  loading: "Loading your sessions",
  loadFailed: "Failed to load your sessions",
  current: "This session",
  end: "End",
  endNamed: (device: string, place: string) => `End the session: ${device}, ${place}`,
  signedIn: (time: string) => `Signed in ${time}`,
  lastUsed: (time: string) => `last used ${time}`,
  unknownAddress: "unknown address",
  unknownDevice: "Unknown device",
  confirmTitle: "End this session?",
  confirmText: (device: string) => `${device} will be signed out. Unsaved work there may be lost.`,
  confirm: "End Session",
  ended: "The session has ended.",
  failed: "Failed to end the session",
} as const;
