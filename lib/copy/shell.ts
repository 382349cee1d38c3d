export const SHELL = {
  skip: "Skip to content",
  sidebar: "Sidebar",
  mainNavigation: "Main",
  docket: "The Docket",
  newCase: "New Fish on the Line",
  /** The way to the back office, shown to administrators. */
  admin: "Admin",
  theme: "Theme",
  themes: { system: "Same as this device", light: "Light", dark: "Dark" },
  help: "Help",
  logout: "Vanish",
  /** The link from the user's name to their own page, as it is heard. */
  accountOf: (user: { readonly fullName: string; readonly email: string }) =>
    `Account: ${user.fullName}, ${user.email}`,
  menu: "Menu",
  openMenu: "Open menu",
  closeMenu: "Close menu",
  /** Heard while it is not yet known who is signed in. */
  checkingSession: "Loading",
} as const;

export const PAGE_ERROR = {
  title: "This page stopped working",
  text: "Nothing was lost on the server. Try again, or go back to your cases.",
  retry: "Try again",
  back: "Back to your cases",
} as const;
