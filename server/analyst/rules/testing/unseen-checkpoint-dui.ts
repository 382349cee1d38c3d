import type { CaseFile } from "./case-file.ts";
import { makeDocuments } from "../../testing/make-documents.ts";

export const CHECKPOINT_DUI_CASE: CaseFile = {
  name: "drink driving, blood draw at a hospital",
  documents: makeDocuments([
    [
      "Tpr Okonjo narrative.pdf",
      `STATE PATROL - DISTRICT 6
CRASH / ARREST NARRATIVE
Incident 2023-11874
Date: 06/17/2023
Suspect: Brandt, Alicia M. DOB 02/02/1994

0118 hrs dispatched, single vehicle, SR 19 milepost 41.
0131 hrs arrived. Blue Subaru, front end in ditch. Female standing by mailbox, said she was the
only one in the car. Slurring, eyes glassy, smelled of alcohol. Asked what happened, said a deer.
Said she'd had "a margarita with dinner". Did not do field tests due to wet grass and her complaint of neck pain.
0149 hrs placed in my car in cuffs. Asked where she was coming from, who served her and how much. She said
four margaritas at Dos Rios.
0212 hrs at Mercy ER. Blood drawn by nurse on my request, no warrant, Brandt was told she had to.
Kit sealed, into my trunk. Turned in to evidence 06/19/2023.
Read her her rights 0240 hrs.
No in-car video, unit was in the shop. Bodycam worn.
Photos of scene to follow.`,
    ],
    [
      "toxicology.pdf",
      `STATE CRIME LABORATORY
TOXICOLOGY REPORT
Case: 2023-11874  Subject: BRANDT, Alicia
Received: 06/23/2023   Analyzed: 07/11/2023
Specimen: one grey-top tube, whole blood. Tube received without refrigeration, tamper seal torn.
Ethanol: 0.131 g/100 mL
Analyst: T. Nwosu
Duplicate analysis: results not included in this report`,
    ],
    [
      "mercy er chart.pdf",
      `MERCY HOSPITAL EMERGENCY DEPARTMENT RECORD
Patient: Brandt, Alicia   MRN 440-118
Arrival 06/17/2023 01:58
Triage: restrained driver vs ditch. Alert, oriented x3, speech clear. Neck tender.
02:05 blood drawn L antecubital after isopropyl alcohol prep, R. Sims RN
Patient states she asked for a lawyer and was told she could call one later.
Patient states 2 drinks with dinner.`,
    ],
    [
      "neighbor.docx",
      `Statement of Harold Pike
I live at the corner by milepost 41. I heard the crash, it was about ten to one because the late movie had just ended.
By the time I got my boots on and went out there were two people by the car, a tall fella and the girl. The fella walked
off toward the gas station. I don't know which of them was driving, I did not see the car go in. The grass was soaking, it
had poured all evening.`,
    ],
  ]),
  key: {
    offence: "dui",
    issues: ["miranda", "search", "breath-test", "custody-chain", "counsel", "recording-gap"],
    gaps: [/photograph|scene/i, /body-camera|bodycam/i, /duplicate|laboratory/i, /dash|in-car/i],
    contradictions: [
      ["contradiction.drinks", 1, 3],
      ["contradiction.speech", 1, 3],
      ["contradiction.people", 1, 4],
      ["contradiction.time.incident", 1, 4],
    ],
    factors: [
      "rights-after-questioning",
      "custody-chain-break",
      "recording-missing",
      "admits-drinking",
      "result-over-limit",
      "impairment-signs",
      "witness-did-not-see",
    ],
    events: ["2023-06-17 01:31", "2023-06-17 01:49", "2023-06-17 02:12", "2023-06-17 02:40", "2023-06-17 02:05"],
  },
};
