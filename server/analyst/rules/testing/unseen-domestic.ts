import type { CaseFile } from "./case-file.ts";
import { makeDocuments } from "../../testing/make-documents.ts";

export const DOMESTIC_CASE: CaseFile = {
  name: "domestic battery",
  documents: makeDocuments([
    [
      "DV REPORT 24-00771.pdf",
      `LAKEMONT PD  -  DOMESTIC VIOLENCE REPORT
Report: 24-00771
Charge: Domestic battery
Date/time: 05/11/2024 2010 hrs
Officers: Szabo, Innis

Upon arrival contact was made with Rochelle Dane, visibly upset, redness to left cheek and scratches on forearm. Dane stated that her
husband, Marcus Dane, came home drunk, shoved her into the refrigerator and slapped her with an open hand. She stated she never touched him.
Marcus Dane was located in the garage. He had a bleeding cut above his eyebrow which he said came from "a plate". Asked what happened, he said "she went off, I pushed
her off me and that's all I did". He was calm and compliant. He was arrested at 2035 hours.
The two children were asleep upstairs and were not interviewed. Photographs taken of Rochelle only. Body cameras were running.
Mrs. Dane declined medical attention and declined to write a statement.`,
    ],
    [
      "911 audio transcript.txt",
      `911 CALL TRANSCRIPT
05/11/2024 19:52:33
OPERATOR: 911, what's the address?
CALLER: 88 Birch. It's my husband, he's - Marcus put it down! - I threw a plate at him, okay, I threw it, and now he's bleeding and he won't let me see it.
OPERATOR: Did he hit you?
CALLER: No. No, he just pushed past me. I don't want him arrested, I want an ambulance.
OPERATOR: Has anybody been drinking?
CALLER: Me. I had a bottle of wine. He doesn't drink.`,
    ],
    [
      "Rochelle Dane affidavit.pdf",
      `AFFIDAVIT OF NON-PROSECUTION
I, Rochelle Dane, being of sound mind, say that what I told the officers on May 11 was not true. I was angry about the separation and I had filed for custody the week before. I hit
Marcus first and threw things. He only held my arms to stop me. Nobody has threatened me or promised me anything.
Signed May 30, 2024`,
    ],
    [
      "EMS run sheet.pdf",
      `LAKEMONT FIRE - EMS PATIENT CARE REPORT
05/11/2024   on scene 20:21
Pt: Dane, Marcus, 41 M. 2 cm laceration R eyebrow, denies LOC, no odor of ETOH, refuses transport.
Second party: Dane, Rochelle, 38 F. No visible injury. Smells of alcohol, unsteady.`,
    ],
  ]),
  key: {
    offence: "assault",
    issues: ["self-defence", "witness-reliability", "miranda"],
    gaps: [/camera/i, /photograph/i, /medical/i],
    contradictions: [
      ["contradiction.provocation", 1, 2],
      ["contradiction.injury", 1, 4],
      ["contradiction.drinking", 1, 2],
    ],
    factors: [
      "complainant-withdraws",
      "first-blow-other",
      "injuries-documented",
      "direct-account",
      "observation-conditions",
    ],
    events: ["2024-05-11 20:10", "2024-05-11 20:35", "2024-05-11 19:52", "2024-05-11 20:21"],
  },
};
