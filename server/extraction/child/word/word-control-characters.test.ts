import { describe, expect, test } from "vitest";
import { fromWindows1252, STRUCK_OUT, withoutWordControls } from "./word-control-characters.ts";

describe("withoutWordControls", () => {
  test.each([
    ["optional hyphen", "evi\x1Fdence", "evidence"],
    ["hyphen that does not break", "well\x1Eknown", "well\u2011known"],
    ["end of a cell", "Name\x07Marlow\x07", "Name\tMarlow\t"],
    ["end of a line", "418 Walnut\x0BStreet", "418 Walnut\nStreet"],
    ["end of a column", "left\x0Eright", "left\nright"],
    ["end of a page or section", "one\ftwo", "one\ftwo"],
    ["end of a paragraph", "one\rtwo", "one\ntwo"],
    ["a picture", "a\x01b", "a\uFFFCb"],
    ["a button in a field", "\x13 FORMCHECKBOX \x01\x14\x15a", "a"],
    ["drawings, notes, comments", "b\x02c\x03d\x04e\x05f\x08g", "bcdefg"],
    ["struck-out text", "not\x00\x00 guilty", `not${STRUCK_OUT}${STRUCK_OUT} guilty`],
    ["field with a result", 'see \x13 HYPERLINK "x" \x14the log\x15.', "see the log."],
    ["field without a result", "page\x13 PAGE \x15.", "page."],
    ["field in a field", "\x13 IF \x13 A \x14b\x15 \x14shown\x15", "shown"],
  ])("%s", (_, written, shown) => {
    expect(withoutWordControls(written)).toBe(shown);
  });

  test("no control character becomes a word", () => {
    for (let code = 0; code < 0x20; code += 1) {
      expect(withoutWordControls(`a${String.fromCharCode(code)}b`)).not.toContain("undefined");
    }
  });
});

test("each byte of Windows-1252 is a character", () => {
  expect(fromWindows1252("\x80 50 \x93quoted\x94")).toBe("€ 50 “quoted”");
  for (let code = 0x80; code < 0xa0; code += 1) expect(fromWindows1252(String.fromCharCode(code))).toHaveLength(1);
});
