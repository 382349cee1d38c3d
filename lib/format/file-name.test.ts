import { expect, test } from "vitest";
import { splitFileName } from "./file-name.ts";

test.each([
  ["police-report-of-the-night-shift.pdf", "police-report-of-the-night-", "shift.pdf"],
  ["shift.pdf", "", "shift.pdf"],
  ["a.txt", "", "a.txt"],
  ["", "", ""],
  // A right-to-left override would draw the extension as ".pdf".
  ["invoice-\u202Efdp.exe", "invoic", "e-fdp.exe"],
  ["dossier-🙂🙂🙂🙂🙂.docx", "dossier-🙂", "🙂🙂🙂🙂.docx"],
])("%j keeps its last nine characters", (name, head, tail) => {
  expect(splitFileName(name)).toEqual({ head, tail });
});
