import { expect, it } from "vitest";
import { makeDocuments } from "../testing/make-documents.ts";
import { guessDocumentKind } from "./document-kind.ts";

const kindsOf = (name: string, text: string) => makeDocuments([[name, text]]).map(guessDocumentKind);

it.each([
  ["a report by its name", "Incident Report 24-1187.pdf", "Page 1 of 3", "incident-report"],
  ["a supplement by its heading", "Orr follow up.pdf", "PD - SUPPLEMENTAL / 24-0150 / ORR #81", "incident-report"],
  ["a supplement to discovery", "letter.pdf", "Supplemental disclosure\nDear Counsel", "unknown"],
  ["a log of what was served", "08.pdf", "COUNTY ATTORNEY  DISCOVERY LOG\nB  Body cam 4417  2 DVD", "schedule"],
  [
    "a letter about an examination",
    "memo.pdf",
    "ORR, CPA\nJuly 18\nWest\nDear Ann,\nThis is no forensic examination.",
    "unknown",
  ],
  ["an opinion in a report", "memo.pdf", "COLLISION RECONSTRUCTION\nIn my opinion he was over the line.", "unknown"],
  [
    "an answer to a motion for discovery",
    "response.pdf",
    "STATE,   )   RESPONSE TO DEFENDANT'S MOTIONS\nDOE.   )   RULE 5\n1. Statement of Defendant. Attached.",
    "schedule",
  ],
  [
    "a list under its title",
    "09.pdf",
    "CIRCUIT COURT\n\n\nSTATE'S NOTICE OF DISCOVERY TO DEFENDANT\nIncident report 3 pp",
    "schedule",
  ],
  [
    "what charges, by its title beside the parties",
    "01.pdf",
    "STATE OF OHIO,\n   Plaintiff,   )   FELONY COMPLAINT\nv. DOE",
    "charge",
  ],
  [
    "what charges, in spaced letters",
    "01.pdf",
    "THE STATE OF OHIO, Plaintiff,\nv. DOE\n\n   I N F O R M A T I O N\n",
    "charge",
  ],
  ["a suit, though it complains", "01.pdf", "ANN ORR,\n   Plaintiff,   )   COMPLAINT\nv. HALE TRANSIT, INC.", "filing"],
  ["a court's opinion", "25.pdf", "No. 24-101\nOPINION\nHale, J.", "filing"],
  ["a log of the dispatchers", "07.txt", "HALE COUNTY JOINT DISPATCH      CFS 24-0187\nTYPE FIGHT", "dispatch-log"],
  ["a log of a 911 center", "07.txt", "HALE COUNTY E-911     CALL CARD   250608\nTYPE FIGHT", "dispatch-log"],
  ["a call as it was spoken", "07.txt", "911 CALL\nOPERATOR: What is your emergency?", "emergency-call"],
  [
    "an interview as New South Wales calls it",
    "07.pdf",
    "ELECTRONICALLY RECORDED INTERVIEW OF A SUSPECTED PERSON",
    "interview-record",
  ],
  ["a transcript by its heading", "0031.txt", "BODY-WORN CAMERA TRANSCRIPT", "camera-transcript"],
  [
    "a prosecutor's letter about reports",
    "11.pdf",
    "OFFICE OF THE COUNTY PROSECUTOR\nMay 6, 2024\n\nRe: State v. Hale\n\nThe crime report and supplement 2 are enclosed.",
    "unknown",
  ],
  [
    "an e-mail about a recording",
    "re charging.eml",
    "From: Hollis Tran\nTo: Delgado, M.\nSubject: body camera video",
    "unknown",
  ],
])("tells %s", (_, name, text, kind) => {
  expect(kindsOf(name, text)).toEqual([kind]);
});
