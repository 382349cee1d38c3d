import { describe, expect, test } from "vitest";
import { sniffType } from "./sniff-type.ts";

const bytes = (text: string): Uint8Array => Uint8Array.from(text, (character) => character.charCodeAt(0));
const OLE = bytes("\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1");
const ZIP = bytes("PK\x03\x04");

describe("sniffType", () => {
  test("extension and content agree", () => {
    expect(sniffType(bytes("%PDF-1.4"), "Report.PDF")).toBe("pdf");
    expect(sniffType(bytes("\r\n\r\n%PDF-1.4"), "filed.pdf")).toBe("pdf");
    expect(sniffType(ZIP, "motion.docx")).toBe("docx");
    expect(sniffType(OLE, "motion.doc")).toBe("doc");
    expect(sniffType(bytes("{\\rtf1"), "motion.doc")).toBe("doc");
    expect(sniffType(bytes("Statement of the witness"), "a.b.txt")).toBe("txt");
    expect(sniffType(bytes("MZ Smith, sworn"), "a.txt")).toBe("txt");
  });

  test("a Word file with a password is let through, so that reading it can say so", () => {
    expect(sniffType(OLE, "motion.docx")).toBe("docx");
  });

  test("they do not agree", () => {
    expect(sniffType(bytes("%PDF-1.4"), "report.docx")).toBe(null);
    expect(sniffType(bytes("%PDF-1.4"), "report.txt")).toBe(null);
    expect(sniffType(ZIP, "motion.doc")).toBe(null);
    expect(sniffType(bytes("{\\rtf1"), "motion.txt")).toBe("txt");
    expect(sniffType(bytes("<html>"), "report.pdf")).toBe(null);
    expect(sniffType(bytes(`${" ".repeat(1024)}%PDF-`), "report.pdf")).toBe(null);
    expect(sniffType(bytes("%PDF-1.4"), "report")).toBe(null);
    expect(sniffType(bytes("%PDF-1.4"), "report.exe")).toBe(null);
  });

  test("programs are refused under every name", () => {
    const program = bytes("MZ\x90\x00\x03\x00\x00\x00%PDF-1.4");
    const elf = bytes("\x7fELF\x02\x01\x01%PDF-1.4");
    for (const name of ["a.pdf", "a.docx", "a.doc", "a.txt"]) {
      expect(sniffType(program, name)).toBe(null);
      expect(sniffType(elf, name)).toBe(null);
    }
  });

  test("text in two-byte units is text, other NUL bytes are not", () => {
    expect(sniffType(bytes("S\0t\0a\0t\0e\0"), "a.txt")).toBe("txt");
    expect(sniffType(bytes("S\0t\0a\0t\0e\0m"), "a.txt")).toBe("txt");
    expect(sniffType(bytes("\xff\xfeS\0t\0"), "a.txt")).toBe("txt");
    expect(sniffType(bytes("State\0\0\0ment"), "a.txt")).toBe(null);
    expect(sniffType(bytes("a long line of text with one stray \0 in it"), "a.txt")).toBe("txt");
  });
});
