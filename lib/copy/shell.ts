export const SHELL = {
  skip: "Skip to content",
  sidebar: "Sidebar",
  mainNavigation: "Main",
  docket: "The Docket",
  newCase: "New Fish on the Line",
  theme: "Theme",
  themes: { system: "Same as this device", light: "Light", dark: "Dark" },
  logout: "Vanish",
  /** Before the user's name in the link to their own page, for those who only hear it. */
  account: "Account",
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
