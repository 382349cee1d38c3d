/** The frame of the back office; specification section 2.10. */
export const ADMIN_SHELL = {
  title: (abbreviation: string) => `${abbreviation} Admin`,
  navigation: "Admin",
  dashboard: "Dashboard",
  users: "User Management",
  health: "System Health",
  auditLogs: "Audit Logs",
  codes: "Registration Codes",
  cases: "Case Management",
  user: "Admin User",
  role: "System Administrator",
  logout: "Logout",
  signedInAs: (email: string) => `Signed in as ${email}`,
  settingsMenu: "Settings",
  settings: "Settings",
  account: "Account",
  docket: "The Docket",
} as const;

/** What the lists of the back office share. */
export const ADMIN_LIST = {
  pages: "Pages",
  previous: "Previous",
  next: "Next",
  showing: (given: { readonly from: string; readonly to: string; readonly total: string }) =>
    `Showing ${given.from} to ${given.to} of ${given.total} results`,
  retry: "Try again",
  stale: "The data below may be out of date.",
  /** Without a reason of the server's. */
  noAnswer: "The server did not respond.",
  none: "None",
  copy: "Copy",
  copied: "Copied",
  cancel: "Cancel",
  close: "Close",
} as const;
