import { expect, test } from "vitest";
import { looksLikeEmail } from "./email-address.ts";

test.each(["r.achterberg@al-law.com", "a@b.co", "o'neil+docket@firm.co.uk", "jörg@müller.de", "x@sub.xn--p1ai"])(
  "%s looks like an address",
  (text) => {
    expect(looksLikeEmail(text)).toBe(true);
  },
);

test.each([
  "",
  "r.achterberg@al-law",
  "@firm.com",
  "a@",
  "a b@firm.com",
  "a@@firm.com",
  "a@firm..com",
  "a@.com",
  "a@firm.com.",
  "a@-firm.com",
  "a@10.0.0.1",
  "<a@firm.com>",
  " a@firm.com",
  `${"a".repeat(65)}@firm.com`,
  `a@${"b".repeat(250)}.com`,
])("%j does not", (text) => {
  expect(looksLikeEmail(text)).toBe(false);
});
