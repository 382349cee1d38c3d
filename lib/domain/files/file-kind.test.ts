import { expect, test } from "vitest";
import { fileKindOf } from "./file-kind.ts";

const bytes = (text: string): Uint8Array => Uint8Array.from(text, (character) => character.charCodeAt(0));

test.each([
  ["\xff\xd8\xff\xe0\0\x10JFIF", "a JPEG picture"],
  ["\x89PNG\r\n\x1a\n", "a PNG picture"],
  ["\0\0\0\x18ftypheic", "a HEIC picture"],
  ["\0\0\0\x18ftypmp42", "a video"],
  ["RIFF\0\0\0\0WAVEfmt ", "a sound recording"],
  ["{\\rtf1\\ansi", "an RTF file"],
  ["PK\x03\x04\x14\0\0\0\0\0[Content_Types].xml word/document.xml", "a Word file (.docx)"],
  ["PK\x03\x04\x14\0\0\0\0\0xl/workbook.xml", "an Excel file"],
  ["PK\x03\x04\x14\0\0\0\0\0photos/1.jpg", "a zip archive"],
  ["MZ\x90\0\x03\0", "a program"],
  ["MZ Smith, sworn", "a plain text"],
  ["\r\n%PDF-1.4", "a PDF file"],
  ["<!DOCTYPE html><html>", "a web page"],
  ["Received: from mail", "an e-mail"],
  ["only words", "a plain text"],
  ["\x01\x02\x03", null],
  ["", null],
])("%j", (head, kind) => {
  expect(fileKindOf(bytes(head))).toBe(kind);
});
