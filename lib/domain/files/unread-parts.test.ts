import { expect, test } from "vitest";
import { attachmentsNote, listUnreadParts, unreadOfFile } from "./unread-parts.ts";

const APPROXIMATE = "Page numbers are approximate: the file does not say where its printed pages end.";
const WORD =
  "Parts of this Word file are not read: 1 embedded file (Overtime 2024.xlsx), 1 chart. Save it as a PDF and add that; add embedded files on their own.";
const PICTURE = "This page has an image that was not read.";

const page = (pageNumber: number, doubt: string | null = null, unreadReason: string | null = null) => ({
  ...{ pageNumber, doubt, unreadReason },
});

test("pages with a picture, lost print or letters that make no words, and files with more in them, are unread in part", () => {
  const lost = "OCR found no words for about 12% of the print on this page. Compare with the original page.";
  const garbled = "The OCR text of this page is not readable in any language. Compare with the original page.";
  const documents = [
    {
      ...{ id: "a", originalFileName: "report.docx", note: `${APPROXIMATE} ${WORD}` },
      pages: [page(1), page(2, `${PICTURE} Hidden text is marked.`), page(3, lost), page(4, garbled)],
    },
    {
      ...{ id: "b", originalFileName: "log.pdf", note: APPROXIMATE },
      pages: [
        page(1, "The text in the file is not readable in any language, so this page was read by OCR instead."),
        page(2, "The last lines of this page were read by OCR from a picture on it."),
        page(3, lost, "This page is damaged in the file."),
      ],
    },
  ];
  expect(listUnreadParts(documents)).toEqual([
    { documentId: "a", pageNumber: null, reason: WORD },
    { documentId: "a", pageNumber: 2, reason: `${PICTURE} Hidden text is marked.` },
    { documentId: "a", pageNumber: 3, reason: lost },
    { documentId: "a", pageNumber: 4, reason: garbled },
  ]);
});

test("attached files are unread until each is a document of the case", () => {
  const names = ["call log, part 1.txt", "report.docx"];
  const note = `${attachmentsNote(names)} ${APPROXIMATE}`;
  expect(unreadOfFile(note, ["bundle.pdf"])).toBe(attachmentsNote(names));
  expect(unreadOfFile(note, ["bundle.pdf", "report.docx"])).toBe(attachmentsNote(names));
  expect(unreadOfFile(note, ["report.docx", ...names])).toBeNull();
  expect(unreadOfFile(attachmentsNote(["a.pdf"]), ["a.pdf"])).toBeNull();
  expect(unreadOfFile(attachmentsNote(["my report.pdf"]), ["report.pdf"])).not.toBeNull();
  const many = Array.from({ length: 25 }, (_, index) => `${index}.pdf`);
  // The note does not name the last five.
  expect(unreadOfFile(attachmentsNote(many), many)).not.toBeNull();
  expect(unreadOfFile(null, [])).toBeNull();
});
