import type { CaseFile } from "./case-file.ts";
import { makeDocuments } from "../../testing/make-documents.ts";

export const BURGLARY_CASE: CaseFile = {
  name: "burglary with an alibi",
  documents: makeDocuments([
    [
      "burglary_report.pdf",
      `HALVERSON POLICE DEPARTMENT
CRIME REPORT 21-5530
OFFENSE: Burglary of a dwelling
DATE OF OFFENSE: 2021-09-30
VICTIM: Gwen Ashby
The victim's neighbor heard glass breaking at 11:15 p.m. and saw a man leave through the back yard. The rear door had been
pried open with a tool. Jewelry and a laptop were missing from the bedroom. The neighbor described the man as
tall, heavyset, in a black jacket. A dark pickup truck left the area westbound.
The scene was dusted for fingerprints. Results are pending.
On October 6 the neighbor was shown a single photograph of Leon BRISK and positively identified him.`,
      `CRIME REPORT 21-5530 continued
A pawn slip shows that a laptop was pawned by an unknown male on October 2. The pawn shop video was overwritten before it was requested.
BRISK was arrested on October 7, 2021 at 6:30 a.m. at his residence. The officers searched his apartment without a warrant.
Nothing from the burglary was found.`,
    ],
    [
      "statement of Otis Lunn.docx",
      `STATEMENT OF OTIS LUNN
I live behind Ms. Ashby. It was after midnight, about 12:10 a.m., when I heard the window break. It was very dark.
I did not have my glasses on. I saw a skinny guy in a white jacket. I could not see his face.
The officer showed me one picture and asked if that was him. I said maybe, it could be him.
I told the officer the back door is always left unlocked.`,
    ],
    [
      "timecard_brisk_warehouse.pdf",
      `NORTHLINE WAREHOUSE - TIME CARD RECORD
Employee: BRISK, LEON
Date: 09/30/2021
Clocked in 21:58   Clocked out 06:04
Shift supervisor: M. Okafor. Badge record attached.`,
    ],
    [
      "okafor-letter.docx",
      `Statement of Mary Okafor
I am the night shift supervisor. Leon was working that night from ten until six. I spoke with him at the 11:30 p.m. break.`,
    ],
  ]),
  key: {
    offence: "burglary",
    issues: ["identification", "alibi", "witness-reliability", "search", "recording-gap"],
    gaps: [/fingerprint/i, /identification|array/i, /persons whom the record/i],
    contradictions: [
      ["contradiction.time.incident", 1, 2],
      ["contradiction.clothing", 1, 2],
      ["contradiction.build", 1, 2],
      ["contradiction.entry", 1, 2],
      ["contradiction.identification", 1, 2],
    ],
    factors: [
      "alibi-supported",
      "single-suspect-procedure",
      "uncertain-identification",
      "observation-conditions",
      "recording-missing",
      "positive-identification",
    ],
    events: ["2021-09-30 23:15", "2021-10-07 06:30", "2021-09-30 21:58"],
  },
};
