import { expect, test } from "vitest";
import { isDefensePaper } from "./defense-paper.ts";

test.each([
  ["memo.pdf", "PRIVILEGED AND CONFIDENTIAL\nInterview of Lou Ferris"],
  ["ferris.pdf", "Report of the defense investigator, 4 May"],
  ["client_intake.docx", "Name: Lou Ferris"],
  ["statement.pdf", "Written for my lawyer. I was at home."],
  ["note.pdf", "FILE NOTE   Client: Lou Ferris\nDate: 14 May"],
  ["mail.pdf", "From: Ben Voss\nTo: Ada Orr\nSubject: Ferris\n\nPrivileged: what our client told me."],
  [
    "mail.pdf",
    "From: Ben Voss\nTo: Ada Orr\nSubject: Ferris\n\nPrivileged. The offer is two years; he told me he was there.\nBen",
  ],
  [
    "mail.pdf",
    "From: Ben Voss\nTo: Ada Orr\nSubject: Ferris\n\nWork product. I will call the county attorney on Monday.\nBen",
  ],
  ["memo.pdf", "Call with prosecutor's office re Ferris\nPRIVILEGED. Client says he was there."],
  ["memo.pdf", "MEMO: DISTRICT ATTORNEY OFFER\nPRIVILEGED. Client says he was there."],
  ["our_bwc_notes.pdf", "0:00 he opens the door"],
  ["note.pdf", "VOSS SOLICITORS OFFICE\nClient account: I was there."],
  ["ferris proof.pdf", "PROOF OF EVIDENCE of Lou Ferris"],
])("%s is the defense's own: %s", (fileName, text) => {
  expect(isDefensePaper({ fileName, pages: [{ text }] })).toBe(true);
});

test.each([
  ["report.pdf", "INCIDENT REPORT\nThe suspect asked for a lawyer."],
  ["interview.pdf", "TRANSCRIPT OF INTERVIEW\nDetective Hale and Lou Ferris; counsel present."],
  ["log.pdf", "FERRIS COUNTY ATTORNEY  DISCOVERY LOG\nVideo notes (work product privilege waived)"],
  [
    "mail.pdf",
    "From: Ada Orr\nTo: defense counsel\nSubject: Ferris\n\nThe informant is privileged under Rule 505.\n\nAda Orr\nCounty Attorney's Office",
  ],
  ["letter.pdf", "To defense counsel: enclosed please find the discovery."],
])("%s was served: %s", (fileName, text) => {
  expect(isDefensePaper({ fileName, pages: [{ text }] })).toBe(false);
});
