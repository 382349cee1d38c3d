import type { OffenceClass } from "#lib/domain/findings.ts";
import type { FirmSettings } from "#lib/domain/firm-settings.ts";

/** /admin/settings. */
export const SETTINGS = {
  title: "Settings",
  subtitle: "They count for what begins from now on; analyses and sessions that exist keep theirs.",
  firm: "Firm",
  firmName: "Firm name",
  firmNameHint: "For your own orientation; printed on nothing yet.",
  fees: "Estimated case value",
  feesText:
    "The expected fee of a case: hours planned for its class of offence and for reading the record, times the hourly rate.",
  hourlyRate: "Hourly rate (US dollars)",
  hours: "Hours by class of offence",
  access: "Passwords and sessions",
  minPasswordLength: "Minimum password length",
  minPasswordLengthHint: "8 to 64 characters. Counts for new passwords; those in use stay as they are.",
  sessionDays: "Days a sign-in lasts",
  sessionDaysHint: "1 to 30. It ends then, used or not.",
  sessionIdleHours: "Hours without use",
  sessionIdleHoursHint: "1 to 168. A sign-in that nobody uses for so long ends.",
  secondFactor: "Second step at sign-in",
  secondFactorHint: "A code from an authenticator app. Those who need one and have none are signed out and set it up.",
  reading: "Reading of documents",
  unclaimed: "Files without a case (MB per user)",
  unclaimedHint:
    "100 to 100000. Uploads above it are refused until a case takes the files; unused ones go after 24 hours.",
  lowConfidence: "Low confidence below (percent)",
  lowConfidenceHint: "10 to 99. Pages read with less are counted and marked in the coverage.",
  save: "Save Settings",
  saving: "Saving...",
  saved: "The settings are saved.",
  saveFailed: "Failed to save the settings",
  reset: "Use defaults",
  loading: "Loading the settings",
  loadFailed: "Failed to load the settings",
  prices: "Price of the model",
  pricesText: "For the cost that System Health shows. Leave 0 where nothing is paid for tokens.",
  priceIn: "Dollars per million tokens in",
  priceOut: "Dollars per million tokens out",
  model: "Model",
  modelText: "Read from the environment of the server; change it there. See System Health for a test.",
} as const;

export const SECOND_FACTOR_LABEL = {
  optional: "For those who want it",
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
  sexual: "Sexual offence",
  fraud: "Fraud",
  traffic: "Traffic",
  "public-order": "Public order",
  other: "Other",
} as const satisfies Record<OffenceClass, string>;
