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
