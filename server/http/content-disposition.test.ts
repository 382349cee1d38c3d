// @spec product: every answer: one error body, headers, bounded bodies, lengths
import { expect, it } from "vitest";
import { attachmentNamed } from "./content-disposition.ts";

it.each([
  ["report.pdf", `attachment; filename="report.pdf"; filename*=UTF-8''report.pdf`],
  ["Müller (2).pdf", `attachment; filename="M_ller (2).pdf"; filename*=UTF-8''M%C3%BCller%20%282%29.pdf`],
  ['a"b\\c.txt', `attachment; filename="a_b_c.txt"; filename*=UTF-8''a%22b_c.txt`],
  ["../../x.txt", `attachment; filename=".._.._x.txt"; filename*=UTF-8''.._.._x.txt`],
  [
    "two\r\nset-cookie: a=b.txt",
    `attachment; filename="two__set-cookie: a=b.txt"; filename*=UTF-8''two__set-cookie%3A%20a%3Db.txt`,
  ],
  ["\u202Etxt.exe", `attachment; filename="_txt.exe"; filename*=UTF-8''_txt.exe`],
])("names %j safely", (name, header) => {
  expect(attachmentNamed(name)).toBe(header);
  expect(() => new Headers({ "content-disposition": attachmentNamed(name) })).not.toThrow();
});

it("survives half a character", () => {
  expect(() => attachmentNamed("a\uD83Db.txt")).not.toThrow();
});
