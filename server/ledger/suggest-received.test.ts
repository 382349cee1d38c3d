import { expect, it } from "vitest";
import { looksLike } from "./suggest-received.ts";

const paper = (fileName: string, text = "") => ({
  ...{ id: "one", exhibit: 6, fileName },
  pages: [{ pageNumber: 1, text, confidence: 1, source: "text" as const, unreadReason: null }],
});

it.each([
  ["gap.stated.calibration", "Calibration certificate", paper("A5-0713 calibration certificate.pdf")],
  ["gap.stated.calibration", "Calibration certificate", paper("scan0007.pdf", "CERTIFICATE OF CALIBRATION\nAerolis 5")],
  ["", "Field sobriety worksheet", paper("marlow-ex6-field-sobriety-worksheet.pdf")],
  ["", "Statement of Lou Ferris", paper("statement_ferris_lou.docx")],
  ["gap.people.statements", "Statement or report: Lou Ferris", paper("scan.pdf", "Written statement of Lou Ferris")],
])("%s %j may have come in as %o", (ruleId, text, document) => {
  expect(looksLike({ ruleId, text }, document)).toBe(true);
});

it.each([
  ["gap.stated.calibration", "Calibration certificate", paper("marlow-ex3-breath-test-record.pdf")],
  ["gap.stated.dash-camera", "In-car video", paper("body-worn-camera-transcript.txt", "BODY-WORN CAMERA TRANSCRIPT")],
  ["", "Field sobriety worksheet", paper("dispatch-log.txt", "DISPATCH LOG, EVENT 25-4471")],
  ["", "Statement of Lou Ferris", paper("statement of Marta Cole.docx")],
  ["", "Complete copy of the report", paper("report.pdf", "POLICE REPORT")],
  [
    "",
    "Field sobriety worksheet",
    paper("field sobriety worksheet.txt", "Privileged: attorney notes on the worksheet"),
  ],
])("%s %j did not come in as %o", (ruleId, text, document) => {
  expect(looksLike({ ruleId, text }, document)).toBe(false);
});
