import type { CaseFile } from "./case-file.ts";
import { makeDocuments } from "../../testing/make-documents.ts";

export const NIGHT_STOP_CASE: CaseFile = {
  name: "drink driving after an anonymous call",
  documents: makeDocuments([
    [
      "OFFENSE REPORT Ruiz.pdf",
      `HARLAN TOWNSHIP POLICE
OFFENSE REPORT 22-0907
OFFENSE: OVI
DATE: 12/03/2022
OFFICER: Ptl. G. Ruiz #61

Dispatch aired an anonymous complaint of a reckless driver in a white pickup on Route 8. At 2258 hours I
located a white Dodge pickup and paced it for about a mile. The truck crossed the center line twice and I
activated my overhead lights. The operator, Mr. Leon Castile, had glassy eyes and a moderate odor of alcohol
about his person. Castile admitted to consuming three beers at a retirement party.

I had Castile perform the standardized tests on the flat, dry asphalt of the Kwik Trip lot. HGN 6 of 6. Walk and turn 6 of 8. One leg
stand 3 of 4. Castile advised he wears a hip replacement.

Castile was placed under arrest at 2321 hours and Mirandized. He provided a breath sample of .118 at 2349 hours at the
station following a twenty minute observation period.
Castile was cooperative throughout.`,
    ],
    [
      "bwc export - ruiz.txt",
      `BODY CAM TRANSCRIPT - RUIZ
12/03/2022
22:51:10 RUIZ: I got the truck, he's northbound. Driving's okay so far.
22:52:30 RUIZ: He's good. I'm gonna light him up anyway, see what we got.
22:53:02 [truck pulls over]
22:54:40 CASTILE: Evening, officer. What did I do?
22:54:44 RUIZ: Just checking on you. How many tonight?
22:54:50 CASTILE: One beer. It was Pete's retirement.
22:59:15 RUIZ: Step over here by the pumps. Ground's got some ice, watch yourself.
23:06:20 CASTILE: I've got a plastic hip, I told you I can't balance.
23:12:08 RUIZ: Turn around. Hands behind your back.
23:14:30 RUIZ: So was it really one? Come on, Leon. Where'd you start drinking?
23:14:41 CASTILE: Okay. Three, maybe.
23:15:00 CASTILE: I think I ought to have my lawyer for this.
23:15:06 RUIZ: We'll get there. What time did you leave the party?
23:31:00 [recording stops]`,
    ],
    [
      "BAC DataMaster ticket.pdf",
      `BAC DATAMASTER
EVIDENCE TICKET  12/03/2022
OBSERVATION BEGAN 23:38
SUBJECT SAMPLE .118  23:49
OPERATOR RUIZ, PERMIT EXPIRED 10/31/2022
INSTRUMENT CHECK: see logbook (logbook not produced)`,
    ],
    [
      "letter from Pete Halloran.txt",
      `To whom it may concern,
My name is Pete Halloran and the party was mine. Leon was at my table the whole evening. I bought him one beer and after that he
was on coffee because he was driving folks home. He left at a quarter to eleven and he was fine, I'd have ridden with him.
He's had trouble with that hip since the surgery.
Pete Halloran, Dec 12 2022`,
    ],
  ]),
  key: {
    offence: "dui",
    issues: ["stop-basis", "field-sobriety", "breath-test", "miranda", "counsel", "hearsay"],
    gaps: [
      /calibration|logbook|log/i,
      /training|permit/i,
      /dispatch|emergency|call/i,
      /camera footage|footage itself/i,
    ],
    contradictions: [
      ["contradiction.lane", 1, 2],
      ["contradiction.drinks", 1, 2],
      ["contradiction.ground", 1, 2],
      ["contradiction.time.stop", 1, 2],
      ["contradiction.time.arrest", 1, 2],
      ["contradiction.duration", 1, 3],
    ],
    factors: [
      "stop-contradicted",
      "rights-after-questioning",
      "admits-drinking",
      "result-over-limit",
      "impairment-signs",
      "test-conditions-differ",
    ],
    events: ["2022-12-03 22:58", "2022-12-03 23:21", "2022-12-03 23:49", "2022-12-03 23:14", "2022-12-03 22:53"],
  },
};
