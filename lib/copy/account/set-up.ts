import type { SetUpStep } from "../../domain/firm/set-up.ts";

/** The list of what is left after the first start; on the docket of whoever founded the office. */
export const SET_UP = {
  title: "Set up the office",
  text: "The analysis works without them. Each takes a few minutes.",
  done: "Done",
  putAway: "Hide this list",
  bringBack: "Show the set-up list again",
  brought: "The set-up list is back above your cases.",
  failed: "That was not saved. Please try again.",
} as const;

export const SET_UP_STEP = {
  colleague: {
    label: "A ticket for a colleague",
    text: "Nobody can register without one.",
    lead: "Registration Codes",
    href: "/admin/registration-codes",
  },
  mail: {
    label: "Mail",
    text: "Sends password reset links. Set SMTP_URL and MAIL_FROM, then restart.",
    lead: "System Health",
    href: "/admin/health",
  },
  model: {
    label: "A language model",
    text: "Optional; adds to what the rules find. Set OPENAI_BASE_URL, then restart.",
    lead: "Settings",
    href: "/admin/settings",
  },
  backup: {
    label: "A first backup",
    text: "Made every night, or right away with npm run backup.",
    lead: "System Health",
    href: "/admin/health",
  },
} as const satisfies Record<
  SetUpStep,
  { readonly label: string; readonly text: string; readonly lead: string; readonly href: string }
>;
