import type { CaseFile } from "./case-file.ts";
import { makeDocuments } from "../../testing/make-documents.ts";

/** Written after a freeze of the rules; the figures of its first reading stand in analyse-offline.test.ts. */
export const PHONE_SNATCH_CASE: CaseFile = {
  name: "hold-out: robbery of a telephone in a park",
  documents: makeDocuments([
    [
      "report_transit_police.pdf",
      `TRANSIT POLICE CRIME REPORT
Crime: Robbery
Victim: Noelle Baptiste
Date of incident: 08/30/2022

The victim reported that at approximately 6:20 p.m. a man in a yellow shirt shoved her on the platform and took her phone. She described him
as about 5'6", skinny, with a goatee. The man ran east out of the station.
At 7:45 p.m. Officer Quill detained Jerome TATE outside a bus terminal. TATE was wearing a yellow shirt.
Officer Quill sent the victim a picture of TATE by text message and she replied "that's the guy".
TATE denied taking any phone. No phone was recovered.
The platform cameras were out of service. Two passengers gave accounts but left before their names were taken.`,
    ],
    [
      "baptiste handwritten statement.docx",
      `VICTIM STATEMENT
Noelle Baptiste, 9/1/2022
It was around 6:45 when it happened. The guy had on an orange jacket. I was looking at the train board so I only got a quick look.
He knocked me down and grabbed my phone and my headphones. I scraped my elbow. When I got the text I was pretty sure but
everything was blurry because I lost my contact lens.`,
    ],
    [
      "employer letter.pdf",
      `Statement of Lyle Marchand, manager, Harbor Grill
Jerome Tate is a line cook here. On August 30, 2022 he clocked in at 2:00 p.m. and clocked out at 7:12 p.m. We were short that day and he
never left the kitchen. We have a camera in the kitchen but it records over itself every two weeks.`,
    ],
  ]),
  key: {
    offence: "robbery",
    issues: ["identification", "stop-basis", "recording-gap", "witness-reliability", "alibi"],
    gaps: [
      // Stated in the file; seen by the rules before the author of the key.
      /stated.statement/i,
      /surveillance|camera/i,
      /emergency call/i,
      /histor/i,
      /identification|array/i,
    ],
    contradictions: [
      ["contradiction.clothing", 1, 2],
      ["contradiction.time.incident", 1, 2],
    ],
    factors: [
      "alibi-supported",
      "single-suspect-procedure",
      "uncertain-identification",
      "recording-missing",
      "positive-identification",
      "direct-account",
    ],
    events: ["2022-08-30 18:20", "2022-08-30 19:45", "2022-08-30 18:45", "2022-08-30 19:12"],
  },
};
