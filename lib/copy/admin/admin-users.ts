/** User Management; specification sections 2.11 and 8. */
export const USERS = {
  title: "User Management",
  counts: (total: number, active: number) =>
    `${total.toLocaleString("en-US")} ${total === 1 ? "user" : "users"}, ${active.toLocaleString("en-US")} active`,
  loading: "Loading users",
  loadFailed: "Failed to load users",
  filters: "Users",
  search: "Search Users",
  searchHint: "Search by name, email, bar number or law firm",
  status: "Status Filter",
  allStatuses: "All Statuses",
  role: "Role Filter",
  allRoles: "All Roles",
  clear: "Clear Filters",
  none: "No users match this search and these filters.",
  table: "Users",
  columns: {
    user: "User",
    email: "Email",
    barNumber: "Bar Number",
    lawFirm: "Law Firm",
    status: "Status",
    joined: "Joined",
    actions: "Actions",
  },
  active: "Active",
  inactive: "Inactive",
  admin: "Admin",
  you: "you",
  activate: "Activate",
  deactivate: "Deactivate",
  resetPassword: "Reset Password",
  promote: "Make Admin",
  demote: "Remove Admin",
  named: (action: string, name: string) => `${action}: ${name}`,
} as const;

export const USER_STATUS_LABEL = { active: USERS.active, inactive: USERS.inactive } as const;
export const USER_ROLE_LABEL = { Admin: "Admin", User: "User" } as const;

export const USER_STATUS = {
  deactivateTitle: "Deactivate this user?",
  deactivateText: (name: string, email: string) =>
    `${name}, ${email}, is signed out everywhere immediately and cannot sign in until the account is reactivated. Their cases are kept.`,
  deactivateSelfText:
    "This is your own account. You are signed out immediately, and only another administrator can reactivate it.",
  activateTitle: "Activate this user?",
  activateText: (name: string, email: string) => `${name}, ${email}, can sign in again with the password they had.`,
  failed: "Failed to update user status",
  done: (name: string, isActive: boolean) => `${name} is ${isActive ? "active" : "deactivated"}.`,
} as const;

export const USER_ROLE = {
  promoteTitle: "Make this user an administrator?",
  promoteText: (name: string, email: string) =>
    `${name}, ${email}, will see every case of every user, and manage users, codes and settings.`,
  demoteTitle: "Remove the administrator role?",
  demoteText: (name: string, email: string) =>
    `${name}, ${email}, loses access to the back office immediately and sees only their own and assigned cases.`,
  failed: "Failed to update user roles",
  done: (name: string, isAdmin: boolean) =>
    `${name} is ${isAdmin ? "an administrator now" : "no longer an administrator"}.`,
} as const;

export const USER_RESET = {
  title: "Reset Password",
  /** Before and after the name, which is set in bold. */
  forUser: "For",
  way: "How",
  byLink: "Make a reset link",
  byPassword: "Set a password",
  secondFactor: "Reset the second step",
  secondFactorText:
    "For a lost phone: the codes stop working and all of this user's sessions end. Their password alone then opens the account, so verify who is asking.",
  resetSecondFactor: "Reset Second Step",
  resettingSecondFactor: "Resetting...",
  secondFactorFailed: "Failed to reset the second step",
  linkText: "The link sets a new password. It works once and expires in 24 hours; earlier links stop working.",
  generate: "Generate Reset Link",
  generating: "Generating...",
  linkFailed: "Failed to generate reset link",
  link: "Reset link",
  linkMade: "Send this link to the user yourself. It works once and expires in 24 hours.",
  linkHint: "Shown only once. After you close this window you can only make a new one.",
  passwordText:
    "All of this user's sessions end. Give them the password yourself; they must choose a new one when they sign in.",
  newPassword: "New password",
  confirmPassword: "Confirm password",
  set: "Set Password",
  setting: "Setting...",
  passwordFailed: "Failed to reset password",
} as const;
