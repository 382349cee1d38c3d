import type { CaseFile } from "./case-file.ts";
import { makeDocuments } from "../../testing/make-documents.ts";

export const DUI_CASE: CaseFile = {
  name: "driving under the influence",
  documents: makeDocuments([
    [
      "incident_report_24-2291.pdf",
      `BRANNOCK COUNTY SHERIFF'S OFFICE
INCIDENT REPORT
CASE NO: 24-2291
OFFENSE: DUI 1ST
DATE OF INCIDENT: March 8, 2024
SUBJECT: HOLLIS, WADE
DOB: 06/14/1987
REPORTING DEPUTY: Dep. C. Ostrander

NARRATIVE
On March 8, 2024 at approximately 2248 hours I was on routine patrol westbound on
Mill Road. I observed a green pickup truck drift over the center line three times within one
mile. I activated my emergency lights and the truck pulled over promptly.
The night was clear and the roadway was dry and level.
I could smell an odor of an alcoholic beverage. HOLLIS's speech was slurred. I asked how
much he had had to drink and he replied, "Two beers after work."
He performed the walk-and-turn and I noted six (6) clues. On the one-leg stand I noted two clues.`,
      `INCIDENT REPORT 24-2291 PAGE 2
At 2304 hours I placed HOLLIS under arrest. He was advised of his rights before any questions
were asked. HOLLIS was transported to the jail annex by this deputy.
I observed HOLLIS continuously for a full 20 minutes before the breath test and he did not
burp or vomit. HOLLIS gave two breath samples on the Intoxilyzer, 0.104 and 0.081.
Witness Dana PRUETT saw the truck swerving before the stop.
My dash camera was active during the stop; the video was requested but is not attached.`,
    ],
    [
      "body_worn_camera_transcript_Ostrander.txt",
      `BODY WORN CAMERA TRANSCRIPT
UNIT 22 DEP. C. OSTRANDER
03/08/2024
[22:39:10] DEP. OSTRANDER: Dispatch, Unit 22, green pickup, it touched the center line once back there.
[22:40:02] [Truck is on the shoulder, rain on windshield]
[22:41:15] DEP. OSTRANDER: How much have you had to drink tonight?
[22:41:19] HOLLIS: One beer. I just got off work.
[22:46:30] DEP. OSTRANDER: Walk nine steps, heel to toe.
[22:46:48] HOLLIS: I had surgery on this ankle in January, sir.
[22:58:05] DEP. OSTRANDER: Put your hands behind your back. You're under arrest.
[22:58:20] [Handcuffs applied]
[22:59:02] DEP. OSTRANDER: Where were you really drinking tonight, and how many?
[22:59:09] HOLLIS: The Anvil. Maybe four.
[23:07:44] DEP. OSTRANDER: You have the right to remain silent. Anything you say can be used against you.`,
      `BODY WORN CAMERA TRANSCRIPT PAGE 2
[23:31:00] DEP. OSTRANDER: Sit tight, I have to move the car. [deputy leaves the room]
[23:37:25] [deputy returns to the room]
[23:44:10] DEP. OSTRANDER: Blow until I tell you to stop.`,
    ],
    [
      "intoxilyzer_record.pdf",
      `INTOXILYZER 8000 TEST RECORD
DATE: 03/08/2024
SUBJECT: HOLLIS WADE
OBSERVATION START: 23:28
SAMPLE 1: 0.104   TIME 23:44
SAMPLE 2: 0.081   TIME 23:48
LAST CALIBRATION: 01/15/2023
CALIBRATION CERTIFICATE NOT ON FILE
OPERATOR: C. OSTRANDER`,
    ],
    [
      "cad_log.txt",
      `CAD EVENT LOG 24-2291  03/08/2024
22:38:51 UNIT 22 TRAFFIC STOP MILL RD GREEN PICKUP
22:58:40 UNIT 22 ONE IN CUSTODY
23:21:12 UNIT 22 ARRIVED JAIL ANNEX`,
    ],
    [
      "statement_pruett.docx",
      `WITNESS STATEMENT
Name: Dana Pruett
Date: March 11, 2024
I was driving home from my shift. I got there after the truck was already stopped on the side of
the road. I never saw it moving. The deputy asked me to write down what I saw. It was raining
and the shoulder there is gravel. The man was polite and cooperative with the deputy.`,
    ],
  ]),
  key: {
    offence: "dui",
    issues: ["stop-basis", "miranda", "field-sobriety", "breath-test"],
    gaps: [/calibration/i, /dash-camera/i, /footage itself/i, /training/i],
    contradictions: [
      ["contradiction.lane", 1, 2],
      ["contradiction.time.stop", 1, 4],
      ["contradiction.observation", 1, 2],
      ["contradiction.samples", 3, 3],
      ["contradiction.ground", 1, 2],
      ["contradiction.time.arrest", 1, 2],
      ["contradiction.drinks", 1, 2],
      ["contradiction.rights-first", 1, 2],
      ["contradiction.witnessed-driving", 1, 5],
    ],
    factors: [
      "rights-after-questioning",
      "breath-samples-apart",
      "calibration-absent",
      "observation-broken",
      "stop-contradicted",
      "witness-did-not-see",
      "admits-drinking",
      "result-over-limit",
      "impairment-signs",
    ],
    events: ["2024-03-08 22:48", "2024-03-08 22:38", "2024-03-08 22:59", "2024-03-08 23:07", "2024-03-08 23:44"],
  },
};
