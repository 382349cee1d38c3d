import type { CaseFile } from "./case-file.ts";
import { makeDocuments } from "../../testing/make-documents.ts";

export const BAR_FIGHT_CASE: CaseFile = {
  name: "stabbing outside a bar",
  documents: makeDocuments([
    [
      "Ofc Marchetti narrative.pdf",
      `RIDGEWAY POLICE DEPARTMENT
Incident Report 23-10877
Offense: Aggravated assault with a knife
Date/Time of offense: 07/22/2023 0055 hours
Victim: Brody Kessler   Suspect: Unknown at time of report

On 07/22/2023 at 0058 hours I was sent to the Rusty Anchor for a stabbing. I arrived at 0103 hours and found Kessler on the
sidewalk holding his side. Kessler said a Hispanic male about 5'7" with a medium build and a blue shirt stabbed him
without any warning after he asked him to move his motorcycle. A bartender, Tina Holm, told me that a regular customer
had heard the man bragging about his knife earlier. I did not get the name of that customer.
At 0140 hours Officer Dale found Luis ARANDA two blocks away and put him in the back of his patrol car. Dale asked him what
he had done with the knife. ARANDA answered, "He came at me with a bottle, I just wanted to get away."
I later read ARANDA the Miranda warnings at the station at 0225 hours.
A folding knife was recovered from a storm drain. It has not been tested for fingerprints.`,
      `Page 2
The bar has security cameras over the front door. The owner said the system only keeps three days of video and
it was gone when Detective Oyelaran went there on July 27.
Kessler was taken to St. Brendan Hospital by ambulance. Hospital records have been requested.
A six-photo lineup was shown to Kessler on July 25 and he chose number 4, ARANDA.`,
    ],
    [
      "kessler lineup form.pdf",
      `PHOTO LINEUP ADMINISTRATION FORM
Date: 7/25/2023  Time: 2:15 p.m.
Witness: Brody Kessler
Number selected: 4
In the witness's own words: "I think it is number four but he looked heavier that night. Maybe sixty percent."
Administered by Det. Oyelaran (lead detective on case)`,
    ],
    [
      "statement-holm.docx",
      `Statement of Tina Holm, bartender
It was about 12:40 when the trouble started. I saw Brody swing a beer bottle at the guy on the patio before anything else happened.
Brody had been drinking since eight. The patio lights were off because of the bugs, so I couldn't see who had the knife.
The other man was tall, over six feet I'd say, in a white shirt. He ran toward Pier Street.`,
    ],
    [
      "ER summary.pdf",
      `ST. BRENDAN HOSPITAL EMERGENCY DEPARTMENT SUMMARY
Patient: Kessler, Brody     07/22/2023 01:31
Single stab wound left flank, 2 cm, superficial. Blood alcohol 0.19.
Patient states he does not remember how the fight started.`,
    ],
  ]),
  key: {
    offence: "assault",
    issues: ["miranda", "identification", "self-defence", "recording-gap", "witness-reliability", "hearsay"],
    gaps: [
      // Stated in the file; seen by the rules before the author of the key.
      /hospital records|medical-records/i,
      /surveillance/i,
      /fingerprint/i,
      /emergency call/i,
      /dash-camera/i,
      /persons whom the record/i,
    ],
    contradictions: [
      ["contradiction.clothing", 1, 3],
      ["contradiction.height", 1, 3],
      ["contradiction.provocation", 1, 3],
      ["contradiction.time.incident", 1, 3],
      ["contradiction.identification", 1, 2],
    ],
    factors: [
      "rights-after-questioning",
      "uncertain-identification",
      "first-blow-other",
      "recording-missing",
      "positive-identification",
      "witness-did-not-see",
      "injuries-documented",
    ],
    events: ["2023-07-22 00:58", "2023-07-22 01:03", "2023-07-22 01:40", "2023-07-22 02:25", "2023-07-22 01:31"],
  },
};
