import type { CaseFile } from "./case-file.ts";
import { makeDocuments } from "../../testing/make-documents.ts";

export const HIGHWAY_DRUGS_CASE: CaseFile = {
  name: "drugs in a rented car",
  documents: makeDocuments([
    [
      "K9 interdiction rpt.pdf",
      `HIGHWAY INTERDICTION TEAM
REPORT OF INVESTIGATION
Date: 03/29/2024          Charge: Possession with intent to distribute (fentanyl)
Subject: Ortega-Reyes, Luis

While working stationary traffic on I-70 I noted a silver Altima following too closely and changing lanes without signaling. Stop initiated 1407 hours.
The driver, Ortega-Reyes, appeared nervous, hands shaking. The car is a rental in the name of a Bianca Salas, who was not present.
I completed the warning at 1415 and handed back his papers. I then asked if he would mind waiting for a dog. He did not object. Canine Rex arrived at 1452 hours and
alerted on the trunk. We searched the vehicle. Under the spare tire I recovered two vacuum sealed bundles, approx 480 grams gross, field test positive for fentanyl.
Ortega-Reyes was cuffed and I asked him who the stuff belonged to. He said he did not know it was there. He was then read Miranda.
Currency in the amount of $2,140 was taken from his wallet.
Dash video is retained by the agency. Rex's training file is available upon request.`,
    ],
    [
      "mvr transcript.txt",
      `MOBILE VIDEO RECORDER  UNIT 9
03/29/2024
14:02:11 [Altima passes, right blinker flashing, moves over in front of camera car]
14:03:40 TROOPER: This one. Out of state plates. I'll find something.
14:04:05 [stop]
14:15:30 TROOPER: Okay you're all set with the warning. Hey, before you go. Mind hanging out for the dog?
14:15:41 ORTEGA-REYES: I need to go, sir. Am I free to leave?
14:15:44 TROOPER: Not just yet.
14:53:20 [dog is led around car three times, sits after handler taps trunk lid]
15:01:10 TROOPER: Whose is it, Luis? Is it yours or Bianca's?
15:01:16 ORTEGA-REYES: I don't know what that is. She packed the car.
15:09:02 TROOPER: You have the right to remain silent.`,
    ],
    [
      "evidence sheet.pdf",
      `PROPERTY / EVIDENCE RECORD
Case HI-24-0329
1. Two (2) bundles, off-white powder. Recovered: back seat floorboard.
2. U.S. currency $1,840.00
Received by evidence custodian 04/02/2024 0830
From 03/29 to 04/02: unit 9 trunk`,
    ],
    [
      "lab.pdf",
      `STATE FORENSIC LABORATORY  -  DRUG CHEMISTRY REPORT
Submission 24-D-5581
Item 1: Two bundles. Net weight 391.2 g. Fentanyl, confirmed (GC-MS).
Latent prints: developed on outer wrap, no match to Ortega-Reyes.
Received 04/15/2024`,
    ],
  ]),
  key: {
    offence: "drugs",
    issues: ["stop-basis", "search", "miranda", "custody-chain", "intent"],
    gaps: [/dash|footage/i, /training|canine|dog/i, /rental|registration/i],
    contradictions: [
      ["contradiction.signal", 1, 2],
      ["contradiction.consent", 1, 2],
      ["contradiction.place", 1, 3],
      ["contradiction.quantity", 1, 4],
      ["contradiction.money", 1, 3],
    ],
    factors: [
      "stop-contradicted",
      "consent-contradicted",
      "rights-after-questioning",
      "custody-chain-break",
      "place-found-differs",
      "quantity-differs",
      "no-forensic-link",
      "others-property",
      "lab-positive",
      "contraband-in-possession",
    ],
    events: ["2024-03-29 14:07", "2024-03-29 14:52", "2024-03-29 15:01", "2024-03-29 15:09", "2024-04-02 08:30"],
  },
};
