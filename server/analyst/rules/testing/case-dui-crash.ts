import type { CaseFile } from "./case-file.ts";
import { makeDocuments } from "../../testing/make-documents.ts";

export const DUI_CRASH_CASE: CaseFile = {
  name: "single-car crash and a breath test",
  documents: makeDocuments([
    [
      "trooper report 7781.pdf",
      `STATE HIGHWAY PATROL  CRASH AND ARREST REPORT 7781
CHARGE: DWI
DATE OF CRASH: 12/02/2023
DRIVER: FENNIMORE, GAIL
I was dispatched at 2310 hours to a one car crash on Old Quarry Road and arrived at 2326 hours. A white Subaru was in the ditch.
FENNIMORE was standing beside it. Her eyes were bloodshot and watery and her speech was slurred.
She stated that she had consumed three glasses of wine at a party. The pavement was dry. I had her perform the one leg stand
and she put her foot down four times, showing four clues. I arrested her at 2341 hours.
In the patrol car I read her the implied consent form and then her Miranda rights at 2350 hours.
A motorist, Pete Sorrell, saw FENNIMORE driving the car when it left the road.`,
      `REPORT 7781 PAGE 2
I watched FENNIMORE for the required 15 minutes and she then provided samples of .142 and .138.
The maintenance log for the instrument was not available at the time of this report.
The in-car camera system was down for repair.`,
    ],
    [
      "breath ticket.txt",
      `DATAMASTER EVIDENCE TICKET
SUBJECT: FENNIMORE, GAIL
DATE: 12/03/2023
OBSERVATION BEGAN 00:14
SUBJECT TEST 1   .142   00:21
SUBJECT TEST 2   .138   00:24`,
    ],
    [
      "sfst sheet.pdf",
      `STANDARDIZED FIELD SOBRIETY TEST SHEET
Subject: Fennimore
Surface: wet leaves on asphalt, slight grade
One leg stand: 1 clue of 4
Remarks: subject wearing heels, states bad hip`,
    ],
    [
      "sorrell_stmt.docx",
      `WITNESS STATEMENT
Pete Sorrell, 12/05/2023
I came around the bend and the car was already in the ditch. I didn't see who was driving. There was a man walking away toward the woods.
The lady asked me to call for help and I called 911 at about 10:45 p.m. It had been raining all evening. She spoke clearly to me.`,
    ],
  ]),
  key: {
    offence: "dui",
    issues: ["field-sobriety", "breath-test", "recording-gap"],
    gaps: [/maintenance|calibration|instrument/i, /in-car|dash/i, /training/i, /emergency call/i, /dispatch/i],
    contradictions: [
      // Seven minutes by the instrument; seen by the rules before the author of the key.
      ["contradiction.duration", 1, 2],
      ["contradiction.clues", 1, 3],
      ["contradiction.ground", 1, 3],
      ["contradiction.witnessed-driving", 1, 4],
      ["contradiction.speech", 1, 4],
      ["contradiction.time.call", 1, 4],
    ],
    factors: [
      "admits-drinking",
      "result-over-limit",
      "impairment-signs",
      "clue-count-differs",
      "witness-did-not-see",
      "recording-missing",
    ],
    events: [
      "2023-12-02 23:10",
      "2023-12-02 23:26",
      "2023-12-02 23:41",
      "2023-12-02 23:50",
      "2023-12-03 00:21",
      "2023-12-02 22:45",
    ],
  },
};
