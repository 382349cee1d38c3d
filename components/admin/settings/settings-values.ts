import { FirmSettings } from "#lib/domain/firm/firm-settings.ts";
import { OFFENCE_CLASSES } from "#lib/domain/findings.ts";

/** The form as it is typed: a text for each field, hours as `hoursByClass.dui`. */
export type SettingsValues = Readonly<Record<string, string>>;
export type SettingsErrors = Readonly<Record<string, string | undefined>>;

export const HOUR_FIELDS = OFFENCE_CLASSES.map((name) => ({ name, field: `hoursByClass.${name}` }) as const);

export function valuesOf({ hoursByClass, ...plain }: FirmSettings): SettingsValues {
  const entries = [
    ...Object.entries(plain),
    ...HOUR_FIELDS.map(({ name, field }) => [field, hoursByClass[name]] as const),
  ];
  return Object.fromEntries(entries.map(([name, value]) => [name, String(value)]));
}

/** What is typed as settings, or the first text for each field that cannot be one. */
export function parseValues(
  values: SettingsValues,
): { readonly settings: FirmSettings } | { readonly errors: SettingsErrors } {
  // An empty field is no zero.
  const number = (name: string) => (values[name]?.trim() === "" ? Number.NaN : Number(values[name]));
  const parsed = FirmSettings.safeParse({
    firmName: values.firmName ?? "",
    hourlyRate: number("hourlyRate"),
    hoursByClass: Object.fromEntries(HOUR_FIELDS.map(({ name, field }) => [name, number(field)])),
    minPasswordLength: number("minPasswordLength"),
    sessionDays: number("sessionDays"),
    sessionIdleHours: number("sessionIdleHours"),
    secondFactor: values.secondFactor,
    unclaimedMegabytes: number("unclaimedMegabytes"),
    lowConfidencePercent: number("lowConfidencePercent"),
    modelPriceIn: number("modelPriceIn"),
    modelPriceOut: number("modelPriceOut"),
  });
  if (parsed.success) return { settings: parsed.data };
  const errors: Record<string, string> = {};
  for (const issue of parsed.error.issues) errors[issue.path.join(".")] ??= issue.message;
  return { errors };
}
