import { expect, test } from "vitest";
import { formatMegabytes } from "./megabytes.ts";
import { formatMoney } from "./money.ts";
import { formatFraction, formatPercent } from "./percent.ts";

test.each([
  [0, "0.00 MB"],
  [1, "< 0.01 MB"],
  [5242, "< 0.01 MB"],
  [5243, "0.01 MB"],
  [1572864, "1.50 MB"],
  [52428800, "50.00 MB"],
])("%d bytes are %s", (bytes, expected) => {
  expect(formatMegabytes(bytes)).toBe(expected);
});

test.each([
  [0, "$0"],
  [7250, "$7,250"],
  [1234567.5, "$1,234,568"],
])("%d dollars are %s", (dollars, expected) => {
  expect(formatMoney(dollars)).toBe(expected);
});

test("percent of a percent and of a fraction", () => {
  expect(formatPercent(78)).toBe("78%");
  expect(formatPercent(69.5)).toBe("70%");
  expect(formatPercent(78, 1)).toBe("78.0%");
  expect(formatFraction(0.57)).toBe("57%");
  expect(formatFraction(0.785, 1)).toBe("78.5%");
  expect(formatFraction(0.285, 1)).toBe("28.5%");
  expect(formatFraction(1, 1)).toBe("100.0%");
});
