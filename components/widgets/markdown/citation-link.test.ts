import { expect, test } from "vitest";
import { parseCitationLink } from "./citation-link.ts";

const ID = "0192f0c1-2345-7abc-8def-0123456789ab";

test("reads a citation", () => {
  expect(parseCitationLink(`#cite/${ID}/3/120-164`)).toEqual({ documentId: ID, pageNumber: 3, start: 120, end: 164 });
});

test.each([
  "https://example.com/",
  "javascript:alert(1)",
  "#skinny",
  `#cite/${ID}/0/1-2`,
  `#cite/${ID}/1/1-2/../..`,
  `#cite/../../login/1/1-2`,
  ` #cite/${ID}/1/1-2`,
])("%s is no citation", (href) => {
  expect(parseCitationLink(href)).toBeNull();
});
