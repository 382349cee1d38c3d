import type { OffenceClass } from "#lib/domain/findings.ts";
import type { FirmSettings } from "#lib/domain/firm/firm-settings.ts";

/** /admin/settings. */
export const SETTINGS = {
  title: "Settings",
  subtitle: "Changes apply to new analyses and sessions.",
  firm: "Firm",
  firmName: "Firm name",
  firmNameHint: "For reference only; not printed anywhere yet.",
  fees: "Estimated case value",
  feesText:
    "The expected fee of a case: the hours planned for its offense class and for reading the record, times the hourly rate.",
  hourlyRate: "Hourly rate (US dollars)",
  hours: "Hours by offense class",
  access: "Passwords and sessions",
  minPasswordLength: "Minimum password length",
  minPasswordLengthHint: "8 to 64 characters. Applies to new passwords; current ones keep working.",
  sessionDays: "Days a sign-in lasts",
  sessionDaysHint: "1 to 30. The sign-in ends then, even if it is in use.",
  sessionIdleHours: "Hours of inactivity",
  sessionIdleHoursHint: "1 to 168. A sign-in ends after this much inactivity.",
  secondFactor: "Second step at sign-in",
  secondFactorHint:
    "A code from an authenticator app. Users who need it and have not set it up are signed out and asked to.",
  reading: "Document reading",
  unclaimed: "Files without a case (MB per user)",
  unclaimedHint:
    "100 to 100000. Uploads above it are refused until the files are in a case; unused files are deleted after 24 hours.",
  lowConfidence: "Low confidence below (percent)",
  lowConfidenceHint: "10 to 99. Pages below it are counted and marked in the coverage.",
  save: "Save Settings",
  saving: "Saving...",
  saved: "Settings saved.",
  saveFailed: "Failed to save the settings",
  reset: "Use defaults",
  loading: "Loading the settings",
  loadFailed: "Failed to load the settings",
  prices: "Price of the model",
  pricesText: "For the cost shown in System Health. Leave 0 if tokens are free.",
  priceIn: "Dollars per million input tokens",
  priceOut: "Dollars per million output tokens",
  model: "Model",
  modelText: "Set in the server's environment. Test it in System Health.",
} as const;

export const SECOND_FACTOR_LABEL = {
  optional: "Optional",
  admins: "Required for administrators",
  everyone: "Required for everyone",
} as const satisfies Record<FirmSettings["secondFactor"], string>;

export const OFFENCE_LABEL = {
  dui: "DUI",
  drugs: "Drugs",
  assault: "Assault",
  robbery: "Robbery",
  burglary: "Burglary",
  theft: "Theft",
  weapons: "Weapons",
  homicide: "Homicide",
  sexual: "Sexual offense",
  fraud: "Fraud",
  traffic: "Traffic",
  "public-order": "Public order",
  other: "Other",
} as const satisfies Record<OffenceClass, string>;
