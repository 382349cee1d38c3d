import { z } from "zod";
import { DEFAULT_HOURLY_RATE, DEFAULT_HOURS_BY_CLASS } from "../fee.ts";
import { OFFENCE_CLASSES } from "../findings.ts";
import { LOW_CONFIDENCE } from "../files/pages.ts";
import { MIN_PASSWORD_LENGTH } from "./password-rules.ts";

/** A whole number between two bounds, with a text that names them. */
const whole = (min: number, max: number) => {
  const message = `Enter a whole number from ${min} to ${max}`;
  return z.int(message).min(min, message).max(max, message);
};
const hours = z
  .number("Enter a number of hours from 0 to 5000")
  .min(0, "Enter a number of hours from 0 to 5000")
  .max(5000, "Enter a number of hours from 0 to 5000");

const price = z
  .number("Enter a price from 0 to 1000")
  .min(0, "Enter a price from 0 to 1000")
  .max(1000, "Enter a price from 0 to 1000");

export const SECOND_FACTOR_RULES = ["optional", "admins", "everyone"] as const;

/** What a firm sets for itself; each with the bounds that keep the product usable and safe. */
export const FirmSettings = z.object({
  /** Shown to nobody outside; may be empty. */
  firmName: z.string().trim().max(200, "At most 200 characters"),
  /** Whole dollars. */
  hourlyRate: whole(1, 5000),
  /** Hours planned before the record is read, by class of offence. */
  hoursByClass: z.object(
    Object.fromEntries(OFFENCE_CLASSES.map((name) => [name, hours])) as Record<
      (typeof OFFENCE_CLASSES)[number],
      typeof hours
    >,
  ),
  minPasswordLength: whole(MIN_PASSWORD_LENGTH, 64),
  /** A sign-in ends after this many days, used or not. */
  sessionDays: whole(1, 30),
  /** A sign-in ends after this many hours without use. */
  sessionIdleHours: whole(1, 168),
  /** Who must have a second factor to sign in with a password. */
  secondFactor: z.enum(SECOND_FACTOR_RULES),
  /** Megabytes of uploaded files that belong to no case yet, for each user. */
  unclaimedMegabytes: whole(100, 100_000),
  /** Percent. A page read with less confidence is counted as low. */
  lowConfidencePercent: whole(10, 99),
  /** Dollars for a million tokens that the model reads, and that it writes; 0 where nothing is paid. */
  modelPriceIn: price,
  modelPriceOut: price,
});
export type FirmSettings = z.infer<typeof FirmSettings>;

export const DEFAULT_FIRM_SETTINGS: FirmSettings = {
  firmName: "",
  hourlyRate: DEFAULT_HOURLY_RATE,
  hoursByClass: { ...DEFAULT_HOURS_BY_CLASS },
  minPasswordLength: MIN_PASSWORD_LENGTH,
  sessionDays: 7,
  sessionIdleHours: 24,
  secondFactor: "optional",
  unclaimedMegabytes: 2_000,
  lowConfidencePercent: LOW_CONFIDENCE * 100,
  modelPriceIn: 0,
  modelPriceOut: 0,
};
