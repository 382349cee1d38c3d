import type { CaseFile } from "./case-file.ts";
import { makeDocuments } from "../../testing/make-documents.ts";

export const GUN_STOP_CASE: CaseFile = {
  name: "firearm found at a street stop",
  documents: makeDocuments([
    [
      "arrest_narrative_DeShields.pdf",
      `METRO POLICE  ARREST NARRATIVE
CASE NUMBER 2024-003318
CHARGE: FELON IN POSSESSION OF A FIREARM
ON FEBRUARY 9, 2024 AT 2115 HOURS I WAS PATROLLING THE 600 BLOCK OF CARVER STREET WHICH IS KNOWN TO ME AS A
HIGH CRIME AREA. I SAW A BLACK MALE, LATER IDENTIFIED AS TERRELL DESHIELDS, STANDING NEAR A PARKED GRAY NISSAN. HE LOOKED
AT MY CRUISER AND WALKED AWAY QUICKLY. I ORDERED HIM TO STOP AND PATTED HIM DOWN. I FELT A HARD OBJECT IN HIS
WAISTBAND AND REMOVED A LOADED BLACK GLOCK PISTOL. DESHIELDS WAS HANDCUFFED AT 2119 HOURS AND TOLD ME THE GUN
BELONGED TO HIS BROTHER. OFFICER WITT WAS PRESENT. MY BODY CAMERA BATTERY HAD DIED EARLIER IN THE SHIFT.
THE PISTOL WAS PLACED IN MY LOCKER OVER THE WEEKEND AND TURNED IN TO PROPERTY ON FEBRUARY 12.`,
    ],
    [
      "witt_supplement.docx",
      `SUPPLEMENTAL REPORT - Officer J. Witt
Case 2024-003318
I arrived at Carver Street at 9:31 p.m. as the second unit. Officer Brandt already had DeShields in cuffs.
I saw Officer Brandt reach under the driver's seat of the Nissan and pull out a silver handgun.
Brandt asked DeShields, "Where did you get this?" and DeShields said he did not know it was in there.
The Nissan comes back to Kenya DeShields, his sister. No DNA swabs were collected from the pistol.`,
    ],
    [
      "property_intake.txt",
      `PROPERTY INTAKE RECORD
Case: 2024-003318
Item 1 - Glock 19, ser. no. BKXR221, with magazine, 12 rounds
Submitted: 02/12/2024 10:05
Submitting officer: Brandt
Packaging: paper bag, open at top
Chain of custody form: not attached`,
    ],
    [
      "dispatch 2024-003318.txt",
      `COMMUNICATIONS INCIDENT HISTORY
02/09/2024
21:27:15 BRANDT OUT WITH ONE AT CARVER ST
21:30:48 WITT ON SCENE
21:34:02 ONE IN CUSTODY`,
    ],
  ]),
  key: {
    offence: "weapons",
    issues: ["stop-basis", "search", "recording-gap", "custody-chain", "intent", "miranda"],
    gaps: [/chain-of-custody/i, /dna/i, /body-camera/i],
    contradictions: [
      ["contradiction.place", 1, 2],
      ["contradiction.weapon", 1, 2],
      ["contradiction.time.arrest", 1, 4],
    ],
    factors: [
      "custody-chain-break",
      "recording-missing",
      "place-found-differs",
      "others-property",
      "contraband-in-possession",
      "prior-record",
    ],
    events: ["2024-02-09 21:15", "2024-02-09 21:19", "2024-02-09 21:27", "2024-02-09 21:31", "2024-02-12 10:05"],
  },
};
