import { expect, test } from "vitest";
import { DEFAULT_FIRM_SETTINGS } from "#lib/domain/firm/firm-settings.ts";
import { parseValues, valuesOf } from "./settings-values.ts";

const DEFAULTS = valuesOf(DEFAULT_FIRM_SETTINGS);

test("what is shown is what is sent", () => {
  expect(DEFAULTS).toMatchObject({ hourlyRate: "250", "hoursByClass.homicide": "300", lowConfidencePercent: "70" });
  expect(parseValues(DEFAULTS)).toEqual({ settings: DEFAULT_FIRM_SETTINGS });
});

test.each([
  ["minPasswordLength", "7", "Enter a whole number from 8 to 64"],
  ["minPasswordLength", "8.5", "Enter a whole number from 8 to 64"],
  ["hourlyRate", "", "Enter a whole number from 1 to 5000"],
  ["hourlyRate", "a lot", "Enter a whole number from 1 to 5000"],
  ["hoursByClass.dui", "-1", "Enter a number of hours from 0 to 5000"],
  ["hoursByClass.dui", "", "Enter a number of hours from 0 to 5000"],
  ["sessionDays", "31", "Enter a whole number from 1 to 30"],
  ["sessionIdleHours", "0", "Enter a whole number from 1 to 168"],
  ["unclaimedMegabytes", "99", "Enter a whole number from 100 to 100000"],
  ["lowConfidencePercent", "100", "Enter a whole number from 10 to 99"],
  ["modelPriceIn", "-1", "Enter a price from 0 to 1000"],
  ["firmName", "x".repeat(201), "At most 200 characters"],
])("%s %j is refused beside its field", (field, value, text) => {
  expect(parseValues({ ...DEFAULTS, [field]: value })).toEqual({ errors: { [field]: text } });
});
