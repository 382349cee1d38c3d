import type { CaseFile } from "./case-file.ts";
import { makeDocuments } from "../../testing/make-documents.ts";

export const COUNTY_ROAD_CASE: CaseFile = {
  name: "driving under the influence on a county road",
  documents: makeDocuments([
    [
      "DUI report Dep Amos.pdf",
      `TALLOW COUNTY SHERIFF
DUI INVESTIGATION REPORT
Case: TC-24-0619       Date: April 27, 2024
Driver: Renee Castellano

At approximately 11:05 p.m. I observed a gray Tacoma fail to dim its high beams and ride the shoulder line for a long stretch on County Road 12. I conducted a stop. The driver's speech was thick and I detected a strong odor of
intoxicants. She said she had finished two hard seltzers at the lake.
The driver exited slowly. I had her do the tests on the paved shoulder, which was smooth and dry. On the walk and turn she stepped off the line four times and used her arms. On the one leg stand she put her foot down three times.
I arrested Ms. Castellano at 11:28 p.m., advised her of Miranda, and transported her. At the station I kept her under observation for fifteen minutes. Breath result .094 at 12:02 a.m.
She was argumentative and would not follow directions.`,
    ],
    [
      "in-car video log and transcript.txt",
      `IN-CAR VIDEO TRANSCRIPT  UNIT 31
04/27/2024
22:52:40 [Tacoma ahead, tires on road, no line contact visible. High beams not on]
22:53:55 AMOS: Okay, here we go.
22:54:20 [Tacoma parks on gravel turnout]
22:55:02 CASTELLANO: Good evening. Is something wrong with my truck?
22:55:10 AMOS: How many did you have?
22:55:14 CASTELLANO: I had one seltzer at supper. I'm fine, my ears are plugged, I can't hear you well.
23:01:30 AMOS: Start walking. Mind the loose rocks.
23:09:48 AMOS: You're coming with me. Hands.
23:10:15 [cuffs]
23:11:40 AMOS: Where's the rest of the case? You drink the whole thing?
23:11:52 CASTELLANO: There's no case.
23:24:00 AMOS: You have the right to remain silent.
23:51:10 [at station: AMOS leaves view to answer radio]`,
    ],
    [
      "breath slip.pdf",
      `BREATH TEST SLIP
Instrument 4417   04/27/2024
Obs. start 23:54
Sample 1   .094   00:02
Sample 2   INSUFFICIENT
Last accuracy check: 09/2023`,
    ],
    [
      "statement_Ortiz.docx",
      `Statement of Camille Ortiz
I rode with Renee that night. She had one seltzer with dinner around seven and nothing after. She was driving right down the middle of her lane, and she had her low beams on because I told her they looked dim.
She was very polite to the deputy and did everything he said. She has an inner ear problem and falls over putting on her shoes.`,
    ],
  ]),
  key: {
    offence: "dui",
    issues: ["stop-basis", "field-sobriety", "breath-test", "miranda"],
    gaps: [/calibration|accuracy/i, /medical|ear/i, /footage|video|dash/i, /training/i],
    contradictions: [
      ["contradiction.drinks", 1, 2],
      ["contradiction.time.stop", 1, 2],
      ["contradiction.time.arrest", 1, 2],
      ["contradiction.ground", 1, 2],
      ["contradiction.lane", 1, 2],
      ["contradiction.observation", 1, 2],
      ["contradiction.resistance", 1, 4],
      ["contradiction.rights-first", 1, 2],
    ],
    factors: [
      "rights-after-questioning",
      "stop-contradicted",
      "observation-broken",
      "test-conditions-differ",
      "admits-drinking",
      "result-over-limit",
      "impairment-signs",
    ],
    events: ["2024-04-27 23:05", "2024-04-27 23:28", "2024-04-28 00:02", "2024-04-27 23:11"],
  },
};
