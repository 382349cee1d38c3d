import { expect, test } from "vitest";
import { splitFileName } from "./file-name.ts";

test.each([
  ["police-report-of-the-night-shift.pdf", "police-report-of-the-night-", "shift.pdf"],
  ["shift.pdf", "", "shift.pdf"],
  ["a.txt", "", "a.txt"],
  ["", "", ""],
  ["dossier-🙂🙂🙂🙂🙂.docx", "dossier-🙂", "🙂🙂🙂🙂.docx"],
])("%j keeps its last nine characters", (name, head, tail) => {
  expect(splitFileName(name)).toEqual({ head, tail });
});
